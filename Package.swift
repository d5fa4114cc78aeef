// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Kernels must give the same bytes on every CPU: no contraction of a * b + c into one rounding.
let exactArithmetic: [CSetting] = [.unsafeFlags(["-ffp-contract=off"])]

let package = Package(
    name: "Cornerstone",
    products: [
        .executable(name: "cornerstone", targets: ["cornerstone"]),
        // What a previewed program is compiled against: every module below in one shared library.
        .library(name: "Cornerstone", type: .dynamic, targets: ["CornerKit", "UIKit", "PreviewRuntime"]),
        .library(name: "CornerKit", targets: ["CornerKit"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
    ],
    targets: [
        // Floor 1
        .target(name: "CornerGeometry"),
        .target(name: "RasterKernels", cSettings: exactArithmetic),
        // Floor 2
        .target(name: "Raster", dependencies: ["CornerGeometry", "RasterKernels"]),
        // Floor 3
        .target(name: "CoreGraphics", dependencies: ["Raster", "CornerGeometry"]),
        // Floor 4
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .target(name: "ImageIO", dependencies: ["CoreGraphics", "CPNG"]),
        // Floor 5
        .target(name: "RenderTree", dependencies: ["CoreGraphics", "CornerGeometry"]),
        // Floor 6
        .target(name: "Compositor", dependencies: ["RenderTree", "Raster", "CoreGraphics", "CornerGeometry"]),
        // Floor 7
        .target(name: "QuartzCore", dependencies: ["RenderTree", "Compositor", "CoreGraphics", "CornerGeometry"]),
        // Floor 8
        .macro(name: "PreviewMacros"),
        .target(name: "DeveloperToolsSupport"),
        .target(
            name: "UIKit",
            dependencies: ["QuartzCore", "CoreGraphics", "ImageIO", "CornerGeometry", "DeveloperToolsSupport", "PreviewMacros"]),
        // Floor 10
        .target(name: "CornerKit", dependencies: ["UIKit"]),
        .target(name: "PreviewRuntime", dependencies: ["UIKit", "ImageIO", "DeveloperToolsSupport"]),
        .executableTarget(name: "PreviewHost"),
        // Floor 11
        .executableTarget(name: "cornerstone"),
        // Tests
        .testTarget(name: "CornerGeometryTests", dependencies: ["CornerGeometry"]),
        .testTarget(name: "RasterTests", dependencies: ["Raster", "CornerGeometry"]),
    ],
    swiftLanguageModes: [.v6]
)
