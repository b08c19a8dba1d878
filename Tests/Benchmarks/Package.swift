// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "humble", path: "../..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "Humble", package: "humble"),
        .product(name: "Authentication", package: "humble"),
        .product(name: "Events", package: "humble"),
        .product(name: "Directory", package: "humble"),
        .product(name: "Purchasing", package: "humble"),
        .product(name: "MyBizClient", package: "humble"),
        .product(name: "MyBizAPI", package: "humble"),
        .product(name: "Tracks", package: "humble"),
        .product(name: "FileStores", package: "humble"),
        .product(name: "GPXFiles", package: "humble"),
        .product(name: "HumbleTesting", package: "humble"),
      ],
      path: "Sources/Benchmarks",
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    )
  ]
)
