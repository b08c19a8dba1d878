// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "humble",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Humble", targets: ["Humble"]),
    .library(name: "Authentication", targets: ["Authentication"]),
    .library(name: "Events", targets: ["Events"]),
    .library(name: "CompanyFile", targets: ["CompanyFile"]),
    .library(name: "MyBizAPI", targets: ["MyBizAPI"]),
    .library(name: "FileStores", targets: ["FileStores"]),
    .library(name: "TextFrontEnd", targets: ["TextFrontEnd"]),
    .library(name: "HumbleTesting", targets: ["HumbleTesting"]),
    .executable(name: "mybiz", targets: ["mybiz"]),
  ],
  targets: [
    // The kernel.
    .target(name: "Humble"),

    // Features.
    .target(name: "Authentication", dependencies: ["Humble"]),
    .target(name: "Events", dependencies: ["Humble", "Authentication"]),

    // Adapters and front ends.
    .target(name: "CompanyFile", dependencies: ["Humble", "Authentication", "Events"]),
    .target(name: "MyBizAPI", dependencies: ["Humble", "Authentication", "Events"]),
    .target(name: "FileStores", dependencies: ["Humble", "Authentication"]),
    .target(name: "TextFrontEnd", dependencies: ["Humble", "Authentication", "Events"]),

    // The test kit.
    .target(name: "HumbleTesting", dependencies: ["Humble", "Authentication", "Events"]),

    // The composition root.
    .executableTarget(
      name: "mybiz",
      dependencies: ["Humble", "Authentication", "Events", "CompanyFile", "MyBizAPI", "FileStores", "TextFrontEnd"],
      path: "Examples/MyBiz"
    ),

    // Tests.
    .testTarget(name: "HumbleTests", dependencies: ["Humble", "HumbleTesting"]),
    .testTarget(name: "AuthenticationTests", dependencies: ["Humble", "Authentication", "HumbleTesting"]),
    .testTarget(name: "EventsTests", dependencies: ["Humble", "Authentication", "Events", "HumbleTesting"]),
    .testTarget(
      name: "CompanyFileTests",
      dependencies: ["Humble", "Authentication", "Events", "CompanyFile", "HumbleTesting"]
    ),
    .testTarget(
      name: "MyBizAPITests",
      dependencies: ["Humble", "Authentication", "Events", "MyBizAPI", "HumbleTesting"]
    ),
    .testTarget(
      name: "FileStoresTests",
      dependencies: ["Humble", "Authentication", "Events", "FileStores", "HumbleTesting"]
    ),
    .testTarget(
      name: "TextFrontEndTests",
      dependencies: ["Humble", "Authentication", "Events", "TextFrontEnd", "HumbleTesting"]
    ),
    .testTarget(name: "HumbleTestingTests", dependencies: ["Humble", "Authentication", "Events", "HumbleTesting"]),
    .testTarget(
      name: "MyBizTests",
      dependencies: [
        "Humble", "Authentication", "Events", "CompanyFile", "MyBizAPI", "FileStores", "TextFrontEnd", "HumbleTesting",
        "mybiz",
      ]
    ),
    .testTarget(name: "ArchitectureTests"),
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
    .treatWarning("ExplicitSendable", as: .error),
  ]
}
