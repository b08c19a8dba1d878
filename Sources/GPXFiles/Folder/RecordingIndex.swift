import FileStores
import Tracks

/// The recordings of a folder, found by what they hold.
struct RecordingIndex: Sendable {
  private(set) var library: TrackLibrary
  private var files: [UInt64: String] = [:]
  /// In lower case, because some file systems take both cases for one.
  private var names: Set<String> = []
  /// The number that a name got last.
  private var numbers: [String: Int] = [:]

  init(of library: TrackLibrary) {
    self.library = library
    names = Set(library.files.keys.map { $0.lowercased() })
    for (file, entry) in library.entries where entry.problem == nil { files[entry.fingerprint] = file }
  }

  /// The file with this recording, as it was when it was looked at.
  func twin(of fingerprint: UInt64) -> (file: String, entry: SummaryCache.Entry)? {
    files[fingerprint].flatMap { file in library.entries[file].map { (file, $0) } }
  }

  /// Adds a file that was not there.
  mutating func add(_ file: String, _ content: GPXContent, _ status: FileStatus) {
    library.add(file, content, status)
    files[content.fingerprint] = file
    names.insert(file.lowercased())
  }

  /// A name that no file in the folder has yet, made from another file's.
  mutating func freeName(for original: String) -> String {
    let isGPX = original.lowercased().hasSuffix(".gpx")
    let kept = (isGPX ? original.dropLast(4) : original[...]).unicodeScalars.filter { $0.value >= 0x20 && $0 != "/" }
    var base = String(String.UnicodeScalarView(kept)).drop { $0 == "." }
    while base.utf8.count > 200 { base.removeLast() }
    if base.isEmpty { base = "track" }
    func name(_ number: Int) -> String { number == 1 ? "\(base).gpx" : "\(base)-\(number).gpx" }
    var number = numbers[base.lowercased()] ?? 1
    while names.contains(name(number).lowercased()) { number += 1 }
    numbers[base.lowercased()] = number
    return name(number)
  }
}
