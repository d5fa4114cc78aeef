// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of the compiler's own SwiftSyntax: beside the package manager's library that this manifest runs with,
/// wherever the toolchain is installed.
let compilerModules: String = {
    // 7f12a000-7f12b000 r--p 00000000 08:01 1234    TOOLCHAIN/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so
    let maps = (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? Data()
    let library = String(decoding: maps, as: UTF8.self).split(separator: "\n")
        .first { $0.hasSuffix("/libPackageDescription.so") }
        .flatMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    let manifests = library ?? "/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so"
    return URL(fileURLWithPath: manifests).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("host").path
}()

let package = Package(
    name: "Cornerstone",
    products: [
        .executable(name: "cornerstone", targets: ["cornerstone"]),
        // What a previewed program is compiled against: every module below in one shared library.
        .library(
            name: "Cornerstone", type: .dynamic,
            targets: [
                "CornerKit", "SwiftUI", "UIKit", "AppKit", "Cocoa", "PreviewRuntime", "Combine", "os", "simd",
                "CoreVideo", "Darwin", "ObjectiveC",
            ]),
        .library(name: "CornerKit", targets: ["CornerKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "AppKit", targets: ["AppKit"]),
        .library(name: "Cocoa", targets: ["Cocoa"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "CoreText", targets: ["CoreText"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        // Lowers sources of a target that are written for Apple's systems.
        .plugin(name: "AppleSourcePlugin", targets: ["AppleSourcePlugin"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "simd", targets: ["simd"]),
        .library(name: "CoreVideo", targets: ["CoreVideo"]),
        // What Swift Testing loads beside the modules above. A product of its own, so that an app does not need
        // Testing's library.
        .library(
            name: "CornerstoneTesting", targets: ["_Testing_CoreGraphics", "_Testing_UIKit", "_Testing_AppKit"]),
    ],
    targets: [
        // Floor 1
        .target(name: "CornerGeometry"),
        .target(name: "RasterKernels"),
        .target(name: "ConstraintSolver"),
        // Floor 2
        .target(name: "Raster", dependencies: ["CornerGeometry", "RasterKernels"]),
        // Floor 3
        .target(name: "CoreGraphics", dependencies: ["Raster", "CornerGeometry"]),
        // Floor 4
        .systemLibrary(name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .target(name: "CPNG", dependencies: ["CLibPNG"]),
        .target(name: "ImageIO", dependencies: ["CoreGraphics", "Raster", "CPNG"]),
        .systemLibrary(name: "CLibFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(name: "CLibHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        .systemLibrary(name: "CLibFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
        .systemLibrary(name: "CLibICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
        .target(name: "CText", dependencies: ["CLibFreeType", "CLibHarfBuzz", "CLibFontconfig", "CLibICU"]),
        .target(name: "CoreText", dependencies: ["CoreGraphics", "Raster", "CornerGeometry", "CText"]),
        // Floor 5
        .target(name: "SymbolShapes", dependencies: ["CoreText", "CoreGraphics", "Raster", "CornerGeometry"]),
        .target(name: "RenderTree", dependencies: ["CoreGraphics", "Raster", "CornerGeometry"]),
        // Floor 6
        .target(name: "Compositor", dependencies: ["RenderTree", "Raster", "CoreGraphics", "CornerGeometry"]),
        // Floor 7
        .target(name: "ClassAllocation"),
        .target(
            name: "QuartzCore",
            dependencies: [
                "RenderTree", "Compositor", "Raster", "CoreText", "CoreGraphics", "CornerGeometry",
                "ClassAllocation",
            ]),
        .target(
            name: "LayerFindings",
            dependencies: ["QuartzCore", "Compositor", "RenderTree", "Raster", "CoreGraphics", "CornerGeometry"]),
        // Floor 8
        // Constraints between items of any framework: views and guides of UIKit, and of what comes beside it.
        .target(name: "LayoutConstraints", dependencies: ["ConstraintSolver", "CoreGraphics", "Raster"]),
        // The plug-in's thoughts apart from its pipes: a test of the macro itself would build every module twice.
        .target(name: "PreviewExpansion"),
        .macro(name: "PreviewMacros", dependencies: ["PreviewExpansion"]),
        .target(name: "DeveloperToolsSupport"),
        // What UIKit and AppKit share.
        .target(
            name: "UIFoundation",
            dependencies: [
                "LayoutConstraints", "CoreText", "QuartzCore", "CoreGraphics", "CornerGeometry", "RenderTree",
                "Raster",
            ]),
        .target(
            name: "UIKit",
            dependencies: [
                "LayoutConstraints", "UIFoundation", "QuartzCore", "CoreText", "CoreGraphics", "ImageIO", "Raster",
                "RenderTree", "SymbolShapes", "CornerGeometry", "DeveloperToolsSupport", "PreviewMacros",
            ]),
        .target(
            name: "AppKit",
            dependencies: [
                "LayoutConstraints", "UIFoundation", "QuartzCore", "CoreGraphics", "ImageIO", "Raster",
                "RenderTree", "SymbolShapes", "CoreText", "CornerGeometry", "DeveloperToolsSupport",
                "PreviewMacros",
            ]),
        .target(name: "Cocoa", dependencies: ["AppKit"]),
        // Floor 9
        .target(
            name: "SwiftUI",
            dependencies: [
                "UIKit", "AppKit", "Combine", "UIFoundation", "CoreText", "QuartzCore", "RenderTree",
                "SymbolShapes", "CoreGraphics", "Raster", "CornerGeometry",
                "DeveloperToolsSupport", "PreviewMacros",
            ]),
        // Small modules that Apple's sources import beside the great ones
        .target(name: "Combine", dependencies: ["QuartzCore"]),
        .target(name: "os"),
        .target(name: "simd"),
        .target(name: "CoreVideo", dependencies: ["CoreGraphics", "QuartzCore"]),
        // For previewed programs alone: no product, and no test may depend on them, for the test runner that the package
        // manager writes takes `canImport(Darwin)` for Apple's XCTest.
        .target(name: "Darwin"),
        .target(name: "ObjectiveC"),
        // Floor 10
        .target(name: "CornerKit", dependencies: ["UIKit", "SwiftUI"]),
        .target(name: "PreviewChannel"),
        // What the live preview's page and the command speak through.
        .systemLibrary(
            name: "CLibWebSockets", pkgConfig: "libwebsockets", providers: [.apt(["libwebsockets-dev"])]),
        .target(name: "CWebSockets", dependencies: ["CLibWebSockets"]),
        .target(name: "PreviewServer", dependencies: ["CWebSockets"]),
        .target(
            name: "PreviewSessions",
            dependencies: ["PreviewChannel", "PreviewServer", "SourceText", "ImageIO", "Raster"],
            resources: [
                .embedInCode("Page/index.html"), .embedInCode("Page/style.css"), .embedInCode("Page/main.js"),
                .embedInCode("Page/connection.js"), .embedInCode("Page/cards.js"), .embedInCode("Page/canvas.js"),
                .embedInCode("Page/inspector.js"), .embedInCode("Page/toolbar.js"),
            ]),
        .target(
            name: "PreviewRuntime",
            dependencies: [
                "UIKit", "AppKit", "UIFoundation", "LayerFindings", "Compositor", "RenderTree", "ImageIO", "Raster",
                "DeveloperToolsSupport", "PreviewChannel",
            ]),
        .executableTarget(name: "PreviewHost"),
        .target(name: "SourceText"),
        .target(
            name: "AppleSource",
            dependencies: ["SourceText"],
            swiftSettings: [.unsafeFlags(["-I", compilerModules])],
            linkerSettings: [
                .unsafeFlags(["-L", compilerModules, "-Xlinker", "-rpath", "-Xlinker", compilerModules]),
                .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
            ]),
        .executableTarget(
            name: "LowerSource", dependencies: ["AppleSource", "SourceText"],
            swiftSettings: [.unsafeFlags(["-I", compilerModules])]),
        .plugin(name: "AppleSourcePlugin", capability: .buildTool(), dependencies: ["LowerSource"]),
        // Floor 11
        .executableTarget(
            name: "cornerstone",
            dependencies: ["PreviewChannel", "PreviewSessions", "SourceText", "ImageIO", "Raster"]),
        // What Swift Testing loads beside modules of Apple's names
        .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics", "ImageIO"]),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit", "_Testing_CoreGraphics"]),
        .target(name: "_Testing_AppKit", dependencies: ["AppKit", "_Testing_CoreGraphics"]),
        // Beside the floors: random layer trees, drawn in all ways by tests and by the benchmarks' executable.
        .target(
            name: "LayerTrials", dependencies: ["QuartzCore", "Compositor", "RenderTree", "Raster", "CoreGraphics"]),
        // Beside the floors: the scenes that are timed.
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "LayerTrials", "SwiftUI", "UIKit", "QuartzCore", "Compositor", "RenderTree", "CoreGraphics",
                "Raster",
                "CornerGeometry",
            ],
            path: "Benchmarks",
            exclude: ["README.md", "bench.mk", "compare.py", "comparison", "peers", "growth.sh", "start.sh"]),
        // Tests
        .testTarget(name: "CornerGeometryTests", dependencies: ["CornerGeometry"]),
        .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"]),
        .testTarget(name: "RasterTests", dependencies: ["Raster", "CornerGeometry"]),
        .testTarget(
            name: "CoreGraphicsTests",
            dependencies: ["CoreGraphics", "CornerGeometry", "Raster", "_Testing_CoreGraphics"]),
        .testTarget(
            name: "CoreTextTests",
            dependencies: ["CoreText", "CoreGraphics", "CornerGeometry", "Raster", "_Testing_CoreGraphics"]),
        .testTarget(
            name: "SymbolShapesTests",
            dependencies: ["SymbolShapes", "CoreText", "CoreGraphics", "Raster", "_Testing_CoreGraphics"]),
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
                "LayerTrials", "QuartzCore", "Compositor", "RenderTree", "Raster", "CoreText", "CoreGraphics",
                "_Testing_CoreGraphics",
            ]),
        .testTarget(
            name: "LayerFindingsTests",
            dependencies: [
                "LayerFindings", "CornerGeometry", "QuartzCore", "RenderTree", "CoreGraphics",
                "_Testing_CoreGraphics",
            ]),
        .testTarget(
            name: "ImageIOTests", dependencies: ["ImageIO", "CoreGraphics", "Raster", "_Testing_CoreGraphics"]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "UIFoundation", "LayoutConstraints", "QuartzCore", "CoreText", "CoreGraphics", "ImageIO",
                "Raster",
                "RenderTree", "Compositor",
                "_Testing_CoreGraphics", "_Testing_UIKit",
            ]),
        .testTarget(
            name: "SwiftUITests",
            dependencies: [
                "SwiftUI", "UIKit", "AppKit", "QuartzCore", "RenderTree", "DeveloperToolsSupport", "CoreGraphics",
                "Raster", "CornerGeometry", "_Testing_CoreGraphics", "_Testing_UIKit", "_Testing_AppKit",
            ]),
        .testTarget(
            name: "AppKitTests",
            dependencies: [
                "AppKit", "Cocoa", "LayoutConstraints", "UIFoundation", "QuartzCore", "CoreGraphics",
                "CornerGeometry",
                "ImageIO", "Raster", "RenderTree", "Compositor", "_Testing_CoreGraphics", "_Testing_AppKit",
            ]),
        .testTarget(
            name: "CornerKitTests",
            dependencies: [
                "CornerKit", "SwiftUI", "UIKit", "CornerGeometry", "_Testing_CoreGraphics", "_Testing_UIKit",
            ]),
        .testTarget(name: "PreviewExpansionTests", dependencies: ["PreviewExpansion"]),
        .testTarget(name: "PreviewChannelTests", dependencies: ["PreviewChannel"]),
        .testTarget(name: "PreviewRuntimeTests", dependencies: ["PreviewRuntime"]),
        .testTarget(
            name: "LivePreviewTests",
            dependencies: ["PreviewSessions", "PreviewServer", "PreviewChannel", "ImageIO", "Raster"]),
        .testTarget(
            name: "AppleSourceTests", dependencies: ["AppleSource", "SourceText"],
            swiftSettings: [.unsafeFlags(["-I", compilerModules])]),
        .testTarget(
            name: "LoweredSourceTests", dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "_Testing_UIKit"],
            exclude: ["Apple"], plugins: ["AppleSourcePlugin"]),
        .testTarget(
            name: "CommandTests",
            dependencies: ["cornerstone", "PreviewChannel", "SourceText", "ImageIO", "Raster"]),
        .testTarget(
            name: "CompanionTests",
            dependencies: [
                "Combine", "os", "simd", "CoreVideo", "QuartzCore", "_Testing_CoreGraphics",
            ]),
        .testTarget(
            name: "BenchmarksTests",
            dependencies: ["Benchmarks", "QuartzCore", "Compositor", "CoreGraphics", "Raster"]),
    ],
    swiftLanguageModes: [.v6]
)
