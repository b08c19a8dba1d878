// swift-tools-version: 6.2
import PackageDescription

let company: [Target.Dependency] = [
  .product(name: "Humble", package: "humble"),
  .product(name: "Authentication", package: "humble"),
  .product(name: "Events", package: "humble"),
  .product(name: "Directory", package: "humble"),
  .product(name: "Announcements", package: "humble"),
  .product(name: "Purchasing", package: "humble"),
  .product(name: "Tracks", package: "humble"),
]

let adapters: [Target.Dependency] = [
  .product(name: "AccountFile", package: "humble"),
  .product(name: "CompanyFile", package: "humble"),
  .product(name: "FileStores", package: "humble"),
  .product(name: "GPXFiles", package: "humble"),
  .product(name: "MyBizClient", package: "humble"),
  .product(name: "MyBizAPI", package: "humble"),
]

let templates = [
  "layout", "alert", "action", "signIn", "calendar", "org", "announcements", "products", "orders", "orderLines",
  "newOrder", "tracks", "trackSummary", "trackRemoval", "settings",
  "problem", "message", "receipt",
]

let resources = ["style.css", "script.js", "icon.svg"] + templates.map { "\($0).mustache" }

let package = Package(
  name: "mybiz-web",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "mybiz-web", targets: ["mybiz-web"])],
  dependencies: [
    .package(name: "humble", path: "../.."),
    // What both servers have in common. For the tests: the company's server, and what they need to run servers.
    .package(name: "mybiz-backend", path: "../BackEnd"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
  ],
  targets: [
    .target(
      name: "Web",
      dependencies: company + adapters + [
        .product(name: "Serving", package: "mybiz-backend"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      // In the program itself, so that it is one file.
      resources: resources.map { .embedInCode("Resources/\($0)") }
    ),
    .executableTarget(
      name: "mybiz-web",
      dependencies: [
        "Web",
        .product(name: "Tracks", package: "humble"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Sources/MyBizWeb"
    ),
    // What the pages' speed is measured against; see Tests/Speed/measure.
    .executableTarget(
      name: "ready-made-page",
      dependencies: [
        "Web",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      path: "Tests/Speed/ReadyMade"
    ),
    .testTarget(
      name: "WebTests",
      dependencies: company + adapters + [
        "Web", "mybiz-web",
        .product(name: "HumbleTesting", package: "humble"),
        .product(name: "mybiz", package: "humble"),
        .product(name: "mybiz-server", package: "mybiz-backend"),
        .product(name: "ServerTesting", package: "mybiz-backend"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: ["Scenario/day.jsonl"]
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
