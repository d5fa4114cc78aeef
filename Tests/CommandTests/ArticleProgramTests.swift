import CoreGraphics
import Foundation
import Raster
import Testing

/// The programs of the articles that the package began with, worked by a finger, where they lie beside the package.
@Suite struct ArticleProgramTests {
    static let programs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../shared/listings").standardizedFileURL
    static let areThere = FileManager.default.fileExists(atPath: programs.path)

    private struct Run {
        let workshop: Workshop
        let result: Workshop.Result

        func picture(_ name: String) throws -> ShownPicture {
            try ShownPicture(workshop.file("out/\(name).png"))
        }
    }

    /// Draws listings, and a file of the test's own, at the scale of 2.
    private func run(
        _ files: [String], own: String? = nil, script: String? = nil, _ arguments: String...
    ) throws -> Run {
        let workshop = try Workshop()
        var words = ["render"] + files.map { Self.programs.appendingPathComponent($0).path }
        if let own {
            try workshop.write("own.swift", own)
            words.append("own.swift")
        }
        if let script {
            try workshop.write("s.txt", script)
            words += ["--script", "s.txt"]
        }
        let result = try workshop.start(words + ["-o", "out"] + arguments)()
        #expect(result.code == 0, "\(result.errors)")
        return Run(workshop: workshop, result: result)
    }

    @Test(.enabled(if: areThere)) func theSliderDrawsTheOutline() throws {
        // The thumb's middle goes from 25.5 to 294.5.
        let run = try run(
            ["000_circular_view.swift", "000_stroke_slider.swift", "000_stroke_slider_previews.swift"],
            script: """
                shot none
                drag 25.5 682 92.75 682 0.2
                shot quarter
                drag 92.75 682 160 682 0.2
                shot half
                drag 160 682 294.5 682 0.2
                shot whole
                """)
        // Four straight edges between quadratic corners of 30, 10, 150 and 10, each r (1 + asinh(1) / √2) long.
        let radii = [30.0, 10, 150, 10]
        let curve = 1 + 0.881_373_587_019_543 / 2.0.squareRoot()
        let whole = 1200 - 2 * radii.reduce(0, +) + curve * radii.reduce(0, +)
        for (name, part) in [("none", 0.0), ("quarter", 0.25), ("half", 0.5), ("whole", 1)] {
            let picture = try run.picture("slider-\(name)")
            // What is not white above the slider, 2 points wide, 4 pixels to a square point.
            let area = picture.sum(rows: 0..<1280) { 1 - Double($0.red) / 255 } / 4
            #expect(abs(area / 2 - whole * part) < 1.5, "\(name): \(area / 2) of \(whole)")
        }
    }

    @Test(.enabled(if: areThere)) func theButtonIsPressedAndLeft() throws {
        let own = """
            import UIKit
            #Preview("probe") {
                let view = page(CGRect(x: 72, y: 32, width: 56, height: 56))
                guard let button = view.subviews.first as? PostingButton else { return view }
                for _ in 0..<2 {
                    let layers = button.layer.sublayers ?? []
                    print("layers", layers.map {
                        $0.shadowPath != nil ? "shadow" : $0 === button.imageView?.layer ? "image"
                            : $0.backgroundColor != nil ? "background" : "other"
                    })
                    button.setNeedsDisplay()
                    button.layer.displayIfNeeded()
                }
                return view
            }
            """
        let run = try run(
            ["001_posting_button.swift", "001_previews.swift"], own: own,
            script: """
                shot before
                press 100 60
                wait 0.5
                shot down
                move 100 300
                wait 0.5
                shot away
                release
                press 100 60
                wait 0.5
                release
                wait 0.5
                shot after
                """)
        let layers = run.result.lines.filter { $0.hasPrefix("layers") }
        #expect(layers == Array(repeating: #"layers ["shadow", "background", "image"]"#, count: 2))
        let (idle, pressed) = ([95, 95, 236], [67, 67, 180])
        for (name, color) in [("before", idle), ("down", pressed), ("away", idle), ("after", idle)] {
            let picture = try run.picture("round-\(name)")
            #expect(picture.color(200, 72) == color, "\(name)")
            // A pressed button of a configuration has a fainter image.
            #expect((picture.color(200, 112) == [255, 255, 255]) == (name != "down"), "the bubble, \(name)")
            // Round: the corner of the bounds shows the shadow alone, which is gray.
            let corner = picture.color(146, 66)
            #expect(Set(corner).count == 1 && corner[0] > 200 && corner[0] < 255, "\(corner)")
        }
        #expect(try run.picture("pill-before").color(100, 120) == idle)
        #expect(try run.picture("pressed-before").color(200, 72) == pressed)
    }

    @Test(.enabled(if: areThere)) func theRectangleIsDraggedToEachCorner() throws {
        // The middle of the inner rectangle, 110 points wide, is pulled beyond each corner of its room.
        let run = try run(
            ["002_rect_uikit.swift"],
            script: """
                shot start
                drag 83 83 500 83 0.3
                shot right
                drag 237 83 237 600 0.3
                shot below
                drag 237 277 -300 277 0.3
                shot left
                drag 83 277 83 -300 0.3
                shot back
                drag 83 83 160 180 0.3
                shot between
                """, "--preview", "different, top left")
        let places = [
            ("start", 28.0, 28.0), ("right", 182, 28), ("below", 182, 222), ("left", 28, 222), ("back", 28, 28),
        ]
        for (name, x, y) in places {
            let box = try run.picture("different,-top-left-\(name)").box { $0.red < 60 && $0.green < 140 }
            #expect(box == CGRect(x: x * 2, y: y * 2, width: 220, height: 220), "\(name)")
        }
        let between = try run.picture("different,-top-left-between").box { $0.red < 60 && $0.green < 140 }
        #expect(between.minX > 150 && between.maxX < 560 && between.width <= 222)
        let radii = run.result.lines.filter { $0.hasPrefix("radii") }.map {
            String($0.dropFirst(6).prefix { $0 != "]" }) + "]"
        }
        var order: [String] = []
        for line in radii where order.last != line { order.append(line) }
        let settled = [
            "[0.0, 20.0, 0.0, 0.0]", "[0.0, 0.0, 0.0, 34.0]", "[0.0, 0.0, 6.0, 0.0]", "[0.0, 0.0, 0.0, 0.0]",
        ]
        var rest = order[...]
        for line in settled {
            let place = rest.firstIndex(of: line)
            #expect(place != nil, "\(line) in \(order)")
            if let place { rest = rest[place...] }
        }
    }

    @Test(.enabled(if: areThere)) func theRectanglePlays() throws {
        let run = try run(
            ["002_rect_uikit.swift"], own: nil, script: nil, "--preview", "playing", "--times", "0,0.25,0.5,1,1.5")
        for (name, time) in [("0", 0.0), ("0.25", 0.25), ("0.5", 0.5), ("1", 1), ("1.5", 1)] {
            let box = try run.picture("playing-\(name)").box { $0.red < 60 && $0.green < 140 }
            #expect(abs(box.midX / 2 - (83 + 154 * time)) <= 0.5, "\(name): \(box)")
            #expect(abs(box.midY / 2 - (83 + 194 * time)) <= 0.5, "\(name): \(box)")
        }
    }
}
