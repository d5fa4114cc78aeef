// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "AppleSource",
    dependencies: [.package(name: "Cornerstone", path: "../..")],
    targets: [
        .target(
            name: "Badge",
            dependencies: [.product(name: "UIKit", package: "Cornerstone")],
            // These files are written for iOS: they are lowered, and the results are compiled.
            exclude: ["Apple"],
            plugins: [.plugin(name: "AppleSourcePlugin", package: "Cornerstone")]),
        .executableTarget(
            name: "BadgePicture",
            dependencies: ["Badge", .product(name: "UIKit", package: "Cornerstone")]),
    ],
    swiftLanguageModes: [.v5]
)
