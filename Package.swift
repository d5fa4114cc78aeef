// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "Cornerstone",
    products: [
        .executable(name: "cornerstone", targets: ["cornerstone"]),
        // What a previewed program is compiled against: every module below in one shared library.
        .library(
            name: "Cornerstone", type: .dynamic, targets: ["CornerKit", "SwiftUI", "UIKit", "PreviewRuntime"]),
        .library(name: "CornerKit", targets: ["CornerKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        // What Swift Testing loads beside the modules above. A product of its own, so that an app does not need
        // Testing's library.
        .library(name: "CornerstoneTesting", targets: ["_Testing_CoreGraphics", "_Testing_UIKit"]),
    ],
    targets: [
        // Floor 1
        .target(name: "CornerGeometry"),
        .target(name: "RasterKernels"),
        // Floor 2
        .target(name: "Raster", dependencies: ["CornerGeometry", "RasterKernels"]),
        // Floor 3
        .target(name: "CoreGraphics", dependencies: ["Raster", "CornerGeometry"]),
        // Floor 4
        .systemLibrary(name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .target(name: "CPNG", dependencies: ["CLibPNG"]),
        .target(name: "ImageIO", dependencies: ["CoreGraphics", "Raster", "CPNG"]),
        // Floor 5
        .target(name: "RenderTree", dependencies: ["CoreGraphics", "Raster", "CornerGeometry"]),
        // Floor 6
        .target(name: "Compositor", dependencies: ["RenderTree", "Raster", "CoreGraphics", "CornerGeometry"]),
        // Floor 7
        .target(name: "ClassAllocation"),
        .target(
            name: "QuartzCore",
            dependencies: [
                "RenderTree", "Compositor", "Raster", "CoreGraphics", "CornerGeometry", "ClassAllocation",
            ]),
        .target(
            name: "LayerFindings",
            dependencies: ["QuartzCore", "Compositor", "RenderTree", "Raster", "CoreGraphics", "CornerGeometry"]),
        // Floor 8
        // The plug-in's thoughts apart from its pipes: a test of the macro itself would build every module twice.
        .target(name: "PreviewExpansion"),
        .macro(name: "PreviewMacros", dependencies: ["PreviewExpansion"]),
        .target(name: "DeveloperToolsSupport"),
        .target(
            name: "UIKit",
            dependencies: [
                "QuartzCore", "CoreGraphics", "ImageIO", "Raster", "RenderTree", "CornerGeometry",
                "DeveloperToolsSupport", "PreviewMacros",
            ]),
        // Floor 9
        .target(
            name: "SwiftUI",
            dependencies: [
                "UIKit", "QuartzCore", "RenderTree", "CoreGraphics", "Raster", "CornerGeometry",
                "DeveloperToolsSupport", "PreviewMacros",
            ]),
        // Floor 10
        .target(name: "CornerKit", dependencies: ["UIKit"]),
        .target(name: "PreviewChannel"),
        .target(
            name: "PreviewRuntime",
            dependencies: [
                "UIKit", "LayerFindings", "Compositor", "RenderTree", "ImageIO", "Raster", "DeveloperToolsSupport",
                "PreviewChannel",
            ]),
        .executableTarget(name: "PreviewHost"),
        // Floor 11
        .executableTarget(name: "cornerstone", dependencies: ["PreviewChannel", "ImageIO", "Raster"]),
        // What Swift Testing loads beside modules of Apple's names
        .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics", "ImageIO"]),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit", "_Testing_CoreGraphics"]),
        // Beside the floors: the scenes that are timed.
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["QuartzCore", "Compositor", "RenderTree", "CoreGraphics", "Raster", "CornerGeometry"],
            path: "Benchmarks",
            exclude: ["README.md", "bench.mk", "compare.py", "peers"]),
        // Tests
        .testTarget(name: "CornerGeometryTests", dependencies: ["CornerGeometry"]),
        .testTarget(name: "RasterTests", dependencies: ["Raster", "CornerGeometry"]),
        .testTarget(
            name: "CoreGraphicsTests",
            dependencies: ["CoreGraphics", "CornerGeometry", "Raster", "_Testing_CoreGraphics"]),
        .testTarget(
            name: "RenderTreeTests",
            dependencies: ["RenderTree", "Raster", "CoreGraphics", "CornerGeometry", "_Testing_CoreGraphics"]),
        .testTarget(
            name: "CompositorTests",
            dependencies: [
                "Compositor", "RenderTree", "Raster", "CoreGraphics", "CornerGeometry", "_Testing_CoreGraphics",
            ]),
        .testTarget(
            name: "QuartzCoreTests",
            dependencies: [
                "QuartzCore", "Compositor", "RenderTree", "Raster", "CoreGraphics", "_Testing_CoreGraphics",
            ]),
        .testTarget(
            name: "LayerFindingsTests",
            dependencies: ["LayerFindings", "QuartzCore", "RenderTree", "CoreGraphics", "_Testing_CoreGraphics"]),
        .testTarget(
            name: "ImageIOTests", dependencies: ["ImageIO", "CoreGraphics", "Raster", "_Testing_CoreGraphics"]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "QuartzCore", "CoreGraphics", "ImageIO", "Raster", "RenderTree", "Compositor",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ]),
        .testTarget(
            name: "SwiftUITests",
            dependencies: [
                "SwiftUI", "UIKit", "CoreGraphics", "Raster", "CornerGeometry", "_Testing_CoreGraphics",
                "_Testing_UIKit",
            ]),
        .testTarget(
            name: "CornerKitTests",
            dependencies: ["CornerKit", "UIKit", "CornerGeometry", "_Testing_CoreGraphics", "_Testing_UIKit"]),
        .testTarget(name: "PreviewExpansionTests", dependencies: ["PreviewExpansion"]),
        .testTarget(name: "PreviewChannelTests", dependencies: ["PreviewChannel"]),
        .testTarget(name: "PreviewRuntimeTests", dependencies: ["PreviewRuntime"]),
        .testTarget(name: "CommandTests", dependencies: ["cornerstone", "PreviewChannel", "ImageIO", "Raster"]),
        .testTarget(name: "BenchmarksTests", dependencies: ["Benchmarks", "Raster"]),
    ],
    swiftLanguageModes: [.v6]
)
