// swift-tools-version: 6.2
import PackageDescription

/// What every feature of somebody who is signed in needs.
let signIn: [Target.Dependency] = ["Humble", "Authentication"]
/// What sign-in alone is made of besides.
let signInAdapters: [Target.Dependency] = ["FileStores", "AccountFile", "MyBizClient", "TextFrontEnd"]
/// All features of the company's app.
let company = signIn + ["Events", "Directory", "Announcements", "Purchasing"]
/// All that the app is made of besides.
let adapters =
  signInAdapters + [
    "CompanyFile", "MyBizAPI", "CompanyTextViews", "GPXFiles", "TrackTextViews", "JSONFrontEnd",
  ]

let package = Package(
  name: "humble",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Humble", targets: ["Humble"]),
    .library(name: "Authentication", targets: ["Authentication"]),
    .library(name: "Events", targets: ["Events"]),
    .library(name: "Directory", targets: ["Directory"]),
    .library(name: "Announcements", targets: ["Announcements"]),
    .library(name: "Purchasing", targets: ["Purchasing"]),
    .library(name: "Tracks", targets: ["Tracks"]),
    .library(name: "AccountFile", targets: ["AccountFile"]),
    .library(name: "CompanyFile", targets: ["CompanyFile"]),
    .library(name: "MyBizClient", targets: ["MyBizClient"]),
    .library(name: "MyBizAPI", targets: ["MyBizAPI"]),
    .library(name: "FileStores", targets: ["FileStores"]),
    .library(name: "GPXFiles", targets: ["GPXFiles"]),
    .library(name: "TextFrontEnd", targets: ["TextFrontEnd"]),
    .library(name: "CompanyTextViews", targets: ["CompanyTextViews"]),
    .library(name: "TrackTextViews", targets: ["TrackTextViews"]),
    .library(name: "JSONFrontEnd", targets: ["JSONFrontEnd"]),
    .library(name: "HumbleTesting", targets: ["HumbleTesting"]),
    .executable(name: "mybiz", targets: ["mybiz"]),
    .executable(name: "expenses", targets: ["expenses"]),
  ],
  targets: [
    // The kernel.
    .target(name: "Humble"),

    // Features.
    .target(name: "Authentication", dependencies: ["Humble"]),
    .target(name: "Events", dependencies: signIn),
    .target(name: "Directory", dependencies: signIn),
    .target(name: "Announcements", dependencies: signIn),
    .target(name: "Purchasing", dependencies: signIn),
    .target(name: "Tracks", dependencies: ["Humble"]),

    // Adapters and front ends: what sign-in needs, and what the company's other features need besides.
    .target(name: "FileStores", dependencies: signIn),
    .target(name: "GPXFiles", dependencies: ["Humble", "Tracks", "FileStores"]),
    .target(name: "AccountFile", dependencies: signIn),
    .target(name: "CompanyFile", dependencies: company + ["AccountFile"]),
    .target(name: "MyBizClient", dependencies: signIn),
    .target(name: "MyBizAPI", dependencies: company + ["MyBizClient"]),
    .target(name: "TextFrontEnd", dependencies: signIn),
    .target(name: "CompanyTextViews", dependencies: company + ["TextFrontEnd"]),
    .target(name: "TrackTextViews", dependencies: ["Humble", "Tracks", "TextFrontEnd"]),
    .target(name: "JSONFrontEnd", dependencies: company + ["Tracks"], exclude: ["schema.json"]),

    // The test kit.
    .target(name: "HumbleTesting", dependencies: company + ["Tracks"]),

    // The composition roots.
    .executableTarget(name: "mybiz", dependencies: company + ["Tracks"] + adapters, path: "Examples/MyBiz"),
    .executableTarget(name: "expenses", dependencies: signIn + signInAdapters, path: "Examples/Expenses"),

    // Tests, and the programs, terminals and misbehaving servers that several of them have in common.
    .target(name: "Support", dependencies: signIn + ["TextFrontEnd"], path: "Tests/Support"),
    .target(name: "FaultServer", path: "Tests/FaultServer"),
    .testTarget(name: "HumbleTests", dependencies: ["Humble", "HumbleTesting"]),
    .testTarget(name: "AuthenticationTests", dependencies: signIn + ["HumbleTesting"]),
    .testTarget(name: "EventsTests", dependencies: signIn + ["Events", "HumbleTesting"]),
    .testTarget(name: "DirectoryTests", dependencies: signIn + ["Directory", "HumbleTesting"]),
    .testTarget(name: "AnnouncementsTests", dependencies: signIn + ["Announcements", "HumbleTesting"]),
    .testTarget(name: "PurchasingTests", dependencies: signIn + ["Purchasing", "HumbleTesting"]),
    .testTarget(name: "TracksTests", dependencies: ["Humble", "Tracks", "HumbleTesting"]),
    .testTarget(name: "FileStoresTests", dependencies: company + ["FileStores", "HumbleTesting"]),
    .testTarget(name: "CompanyFileTests", dependencies: company + ["AccountFile", "CompanyFile", "HumbleTesting"]),
    .testTarget(
      name: "MyBizAPITests", dependencies: company + ["MyBizClient", "MyBizAPI", "HumbleTesting", "FaultServer"]),
    .testTarget(
      name: "GPXFilesTests",
      dependencies: ["Humble", "Tracks", "FileStores", "GPXFiles", "HumbleTesting"]
    ),
    .testTarget(
      name: "TextFrontEndTests",
      dependencies: company + ["TextFrontEnd", "CompanyTextViews", "HumbleTesting", "Support"]),
    .testTarget(
      name: "TrackTextViewsTests",
      dependencies: ["Humble", "Tracks", "TextFrontEnd", "TrackTextViews", "HumbleTesting", "Support"]),
    .testTarget(
      name: "JSONFrontEndTests", dependencies: company + ["Tracks", "JSONFrontEnd", "HumbleTesting", "Support"]),
    .testTarget(name: "HumbleTestingTests", dependencies: company + ["Tracks", "HumbleTesting"]),
    .testTarget(
      name: "MyBizTests", dependencies: company + adapters + ["HumbleTesting", "Support", "FaultServer", "mybiz"]),
    .testTarget(
      name: "ExpensesTests", dependencies: signIn + signInAdapters + ["HumbleTesting", "Support", "expenses"]),
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
