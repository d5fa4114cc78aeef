internal import SwiftSyntax

extension FileReader {
    func readImport(_ declaration: ImportDeclSyntax) {
        guard let first = declaration.path.first?.name, first.found != nil else { return }
        let name = first.text
        facts.imports.append(name)
        if facts.firstImportEnd == nil, scopes.isEmpty,
            declaration.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        {
            facts.firstImportEnd = declaration.end
        }
        guard let modules = setting.modules else { return }
        if modules.contains(name) || Self.ofSystem.contains(name) {
            // A module of Swift's has no parts to be imported by themselves: `os.log` is in `os`.
            if declaration.importKindSpecifier == nil, declaration.path.count > 1 {
                blank(first.end..<declaration.path.end)
            }
            return
        }
        if let substitute = Self.substitutes[name],
            modules.contains(substitute) || Self.ofSystem.contains(substitute)
        {
            let range = first.start..<declaration.path.end
            pad(declaration.importKindSpecifier == nil ? range : first.bytes, substitute)
            return
        }
        guard Self.apples.contains(name) else { return }
        facts.remark(
            declaration.importKeyword.start,
            "there is no module \(name) here; the import is left out, and what the file uses of it is missing.")
        blank(declaration.bytes)
    }

    /// What stands in for a module.
    private static let substitutes = ["Cocoa": "AppKit", "Darwin": "Glibc", "CoreFoundation": "Foundation"]

    private static let ofSystem: Set<String> = ["Glibc", "Foundation"]

    /// Modules of Apple's systems.
    private static let apples: Set<String> = [
        "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AdSupport", "ARKit", "AudioToolbox",
        "AuthenticationServices", "CallKit", "CarPlay", "Charts", "CloudKit", "Cocoa", "Combine", "Compression",
        "Contacts", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation",
        "CoreML", "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
        "CoreVideo",
        "CryptoKit", "Darwin", "EventKit", "GLKit", "GameController", "GameKit", "GameplayKit",
        "HealthKit", "IOKit", "IOSurface", "ImageIO", "Intents", "JavaScriptCore", "LinkPresentation",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MetalPerformanceShaders",
        "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "NaturalLanguage", "Network", "ObjectiveC",
        "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PlaygroundSupport", "QuickLook",
        "RealityKit", "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit",
        "StoreKit", "SwiftData", "SystemConfiguration", "UniformTypeIdentifiers",
        "UserNotifications", "Vision", "WatchKit", "WebKit", "WidgetKit", "os", "simd",
    ]
}
