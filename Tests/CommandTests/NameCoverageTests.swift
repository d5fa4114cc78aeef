import Foundation
import Testing

/// `Scripts/coverage`, on the modules that these tests were built with and tables of their own.
@Suite struct NameCoverageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL
    private static let canRun = ["python3", "swift-symbolgraph-extract"].allSatisfy { tool in
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains { folder in
            FileManager.default.isExecutableFile(atPath: "\(folder)/\(tool)")
        }
    }

    private func measure(_ table: URL) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "python3", Self.root.appendingPathComponent("Scripts/coverage").path, Workshop.products.path,
            table.path,
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let said = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: said, as: UTF8.self)
    }

    @Test(.enabled(if: canRun)) func kindsOfNames() throws {
        let workshop = try Workshop()
        let names = [
            // A type, a member, one of a superclass, a function, a type inside another, a case.
            "UIView", "UIView.layer", "UIButton.isEnabled", "UIGraphicsGetCurrentContext()", "UIView.ContentMode",
            "UIView.ContentMode.center",
            // Of Foundation, and of a module that UIKit hands on; a protocol's requirement, met by a class.
            "CGRect.width", "NSLayoutConstraint.isActive", "CABasicAnimation.duration",
            // What nobody has, and what another type has.
            "UIView.nobodysMember", "UIKnowsNothing", "UIView.isEnabled", "nobodysFunction()",
        ]
        try workshop.write(
            "names.tsv", "framework\tsymbol\tuses\n" + names.map { "UIKit\t\($0)\t1\n" }.joined())
        let said = try measure(workshop.file("names.tsv"))
        #expect(said.contains("9 of 13"))
        #expect(
            said.contains("10 UIView.nobodysMember, 11 UIKnowsNothing, 12 UIView.isEnabled, 13 nobodysFunction()"))
    }

    @Test(.enabled(if: canRun)) func modifiersAndWrappers() throws {
        let workshop = try Workshop()
        let names = [
            ".padding (modifier)", ".stroke (modifier)", ".resizable (modifier)", "@State", "@ViewBuilder",
            "withAnimation()", "ShapeStyle.regularMaterial", ".nobodysModifier (modifier)", "@Nobodys",
        ]
        try workshop.write("names.tsv", names.map { "SwiftUI\t\($0)\t1\n" }.joined())
        let said = try measure(workshop.file("names.tsv"))
        #expect(said.contains("7 of 9") && said.contains("8 .nobodysModifier (modifier), 9 @Nobodys"))
    }

    @Test(.enabled(if: canRun)) func noTable() throws {
        let said = try measure(try Workshop().file("none.tsv"))
        #expect(said.contains("nothing to measure"))
    }
}
