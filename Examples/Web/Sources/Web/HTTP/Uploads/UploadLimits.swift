import Foundation
import HTTPTypes

/// How much an upload may be, and what an account may keep of them.
struct UploadLimits {
  /// Bytes of a file.
  var file = 64 << 20
  /// How many files.
  var files = 20
  /// Bytes of everything together.
  var total = 256 << 20
  /// How many files an account may keep, and how many bytes they may be together.
  var kept = (files: 2_000, bytes: 1 << 30)
  /// Bytes of a part's headers, and of a field that is no file.
  var headers = 4 << 10
  /// How many parts, files or not.
  var parts: Int { files + 4 }
  /// From the end of the headers to the last byte.
  var time = Duration.seconds(300)

  /// What is allowed, as a sentence.
  func sentence(in locale: Locale) -> String {
    let (file, total) = (Self.words(file, locale), Self.words(total, locale))
    let minutes = time.formatted(.units(allowed: [.minutes, .seconds], width: .wide).locale(locale))
    let (keptFiles, keptBytes) = (kept.files.formatted(.number.locale(locale)), Self.words(kept.bytes, locale))
    return "At most \(files) files at a time, each of at most \(file) and together \(total), within \(minutes). "
      + "You may keep \(keptFiles) files, together at most \(keptBytes)."
  }

  private static func words(_ bytes: Int, _ locale: Locale) -> String {
    Int64(bytes).formatted(.byteCount(style: .binary, spellsOutZero: false).locale(locale))
  }
}

/// Which limit an upload went beyond.
enum UploadExcess: Error, Equatable {
  case file(String)
  case files
  case total
  case time
  /// Together with what is there already.
  case kept

  var status: HTTPResponse.Status { self == .time ? .requestTimeout : .contentTooLarge }

  var title: String {
    switch self {
    case .file, .total: "Upload Too Large"
    case .files: "Too Many Files"
    case .time: "Upload Too Slow"
    case .kept: "No Room Left"
    }
  }

  var sentence: String {
    switch self {
    case .file(let name): "\"\(name)\" is too large."
    case .files: "There are too many files."
    case .total: "The files are too large together."
    case .time: "It took too long."
    case .kept: "With what you have, it is more than you may keep: remove tracks first."
    }
  }
}
