/// Fingerprints: a number for values in their order, which is another one where the values are.
///
/// They tell a file that was changed, and no forgery: whoever wants two files of one fingerprint can make them.
extension UInt64 {
  /// The fingerprint of nothing: the offset basis of the hash.
  static let fingerprintOfNothing: UInt64 = 0xCBF2_9CE4_8422_2325

  /// One step of the [hash of Fowler, Noll and Vo](https://datatracker.ietf.org/doc/draft-eastlake-fnv/) (FNV-1a), with 64 bits at a
  /// time, the high ones folded into the low.
  func mixed(with bits: UInt64) -> UInt64 {
    let product = (self ^ bits) &* 0x100_0000_01B3
    return product ^ (product >> 32)
  }

  /// Mixes in eight bytes at a time, and those that are left over one by one.
  func mixed(with bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      let fingerprint = (0..<words).reduce(self) { fingerprint, word in
        fingerprint.mixed(with: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)))
      }
      return bytes[(words * 8)...].reduce(fingerprint) { $0.mixed(with: UInt64($1)) }
    }
  }
}
