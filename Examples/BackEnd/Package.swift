// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "mybiz-backend",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "mybiz-server", targets: ["mybiz-server"]),
    .library(name: "Serving", targets: ["Serving"]),
    .library(name: "ServerTesting", targets: ["ServerTesting"]),
  ],
  dependencies: [
    .package(name: "humble", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
  ],
  targets: [
    // What this server and that of Examples/Web have in common, and nothing of a company.
    .target(
      name: "Serving",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ]
    ),
    .target(
      name: "BackEnd",
      dependencies: [
        "Serving",
        .product(name: "Humble", package: "humble"),
        .product(name: "Authentication", package: "humble"),
        .product(name: "Events", package: "humble"),
        .product(name: "Directory", package: "humble"),
        .product(name: "Announcements", package: "humble"),
        .product(name: "Purchasing", package: "humble"),
        .product(name: "CompanyFile", package: "humble"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]
    ),
    .executableTarget(
      name: "mybiz-server",
      dependencies: [
        "BackEnd",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Sources/MyBizServer"
    ),
    // What the server's speed is measured against; see Tests/Speed/measure.
    .executableTarget(
      name: "ready-made",
      dependencies: [
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
      ],
      path: "Tests/Speed/ReadyMade"
    ),
    // What tests need that run servers and talk to them; those of Examples/Web do, too.
    .target(
      name: "ServerTesting",
      dependencies: [
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Tests/ServerTesting"
    ),
    .testTarget(
      name: "BackEndTests",
      dependencies: [
        "BackEnd", "Serving", "mybiz-server", "ServerTesting",
        .product(name: "Humble", package: "humble"),
        .product(name: "Authentication", package: "humble"),
        .product(name: "Events", package: "humble"),
        .product(name: "Directory", package: "humble"),
        .product(name: "Announcements", package: "humble"),
        .product(name: "Purchasing", package: "humble"),
        .product(name: "MyBizClient", package: "humble"),
        .product(name: "MyBizAPI", package: "humble"),
        .product(name: "HumbleTesting", package: "humble"),
        .product(name: "mybiz", package: "humble"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
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
