import CoreGraphics
import Foundation
import ImageIO
import Testing

/// `Examples/RectTest` on both frameworks: what it prints, and what its pictures show.
@Suite(.serialized)
struct RectTestExampleTests {
    private let workshop: Workshop
    private let example: URL

    init() throws {
        workshop = try Workshop()
        example =
            URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Examples/RectTest").standardizedFileURL
    }

    private func render(_ arguments: String...) throws -> Workshop.Result {
        let files = try FileManager.default.contentsOfDirectory(atPath: example.path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { example.appendingPathComponent($0).path }
        return try workshop.start(["render"] + files + arguments)()
    }

    /// The colour at a place in points of a picture at two pixels to the point.
    private func color(_ name: String, _ x: Double, _ y: Double) throws -> [UInt8] {
        let url = workshop.file(name) as CFURL
        let source = try #require(CGImageSourceCreateWithURL(url, nil), "\(name)")
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let context = try #require(
            CGContext(
                data: nil, width: image.width, height: image.height, bitsPerComponent: 8,
                bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        let data = try #require(context.makeImage()?.dataProvider?.data) as Data
        let at = data.startIndex + (Int(y * 2) * image.width + Int(x * 2)) * 4
        return [UInt8](data[at..<at + 3])
    }

    private let ground: [UInt8] = [255, 255, 255]
    private let light: [UInt8] = [184, 227, 184]
    private let dark: [UInt8] = [26, 115, 51]

    @Test func onUIKit() throws {
        let result = try render("-o", "out")
        #expect(result.code == 0, "\(result.errors)")
        let names = [
            "window", "uniform, bottom right", "uniform, middle", "different, top left", "different, bottom right",
            "different, minimum 8", "playing", "page",
        ]
        #expect(result.names.filter { !$0.hasPrefix("radii") } == names)
        let radii = result.lines.filter { $0.hasPrefix("radii") }
        #expect(radii.contains("radii 20.0   20.0 / 20.0   20.0"))
        #expect(radii.contains("radii 8.0   8.0 / 8.0   8.0"))
        #expect(radii.contains("radii 0.0   0.0 / 0.0   0.0"))
        #expect(radii.contains("radii 0.0   0.0 / 0.0   34.0"))
        #expect(radii.contains("radii 8.0   8.0 / 8.0   34.0"))
        // The container is square at the top left alone, the inner rectangle round at the bottom right alone.
        let picture = "out/different,-bottom-right.png"
        #expect(try color(picture, 21, 21) == light)
        #expect(try color(picture, 297, 337) == ground)
        #expect(try color(picture, 189, 229) == dark)
        #expect(try color(picture, 285, 325) == light)
        // The clip cuts the dots off with the corner; one that is not cut lies in the middle of the canvas.
        #expect(try color(picture, 148, 188) != light)
        #expect(try color("out/uniform,-bottom-right.png", 22, 22) == ground)
        #expect(try color("out/uniform,-bottom-right.png", 189, 229) == light)
    }

    @Test func playingOnUIKit() throws {
        let result = try render("-o", "out", "--preview", "playing", "--times", "0,1,2.5")
        #expect(result.code == 0, "\(result.errors)")
        // Half way the rectangle is in the middle, then it stops at the bottom right.
        let last = result.lines.last { $0.hasPrefix("radii") }
        #expect(last == "radii 20.0   20.0 / 20.0   20.0")
        #expect(try color("out/playing-0.png", 40, 40) == dark)
        #expect(try color("out/playing-1.png", 40, 40) != dark && color("out/playing-1.png", 160, 180) == dark)
        #expect(try color("out/playing-2.5.png", 240, 280) == dark)
    }

    @Test func draggingAndTheControls() throws {
        let script = example.appendingPathComponent("drag.txt").path
        let result = try render("-o", "out", "--preview", "page", "--script", script)
        #expect(result.code == 0, "\(result.errors)")
        // Dragged by (113, 201), less what a pan takes to begin, and limited or snapped to a dot.
        #expect(try color("out/page-before.png", 40, 40) == dark)
        #expect(try color("out/page-snapped.png", 40, 40) != dark)
        #expect(try color("out/page-snapped.png", 190, 280) == dark)
        // In the other mode the container's corner at the top left is square, and its own minimum counts.
        #expect(try color("out/page-snapped.png", 22, 22) == ground)
        #expect(try color("out/page-independent.png", 21, 21) == light)
    }

    /// SwiftUI's window: the switch under a finger, and the canvas after it.
    @Test func theWindowOfSwiftUI() throws {
        let script = example.appendingPathComponent("window.txt").path
        let result = try render("-o", "out", "--preview", "window", "--script", script)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.sizes.last == "640x1072")
        // The container's corner at the top left is round, square in the other mode, and round again.
        #expect(try color("out/window-start.png", 22, 22) == ground)
        #expect(try color("out/window-different.png", 21, 21) == light)
        #expect(try color("out/window-equal.png", 22, 22) == ground)
    }

    @Test func onAppKit() throws {
        let result = try render("-o", "out", "--platform", "macos", "--time", "1")
        #expect(result.code == 0, "\(result.errors)")
        let names = [
            "uniform, bottom right", "different, top left", "different, bottom right", "leaving the mode",
            "playing", "page", "window",
        ]
        #expect(result.names.filter { !$0.hasPrefix("radii") } == names)
        let radii = result.lines.filter { $0.hasPrefix("radii") }
        #expect(radii.contains("radii 0.0   0.0 / 0.0   34.0"))
        #expect(radii.contains("radii 0.0   0.0 / 0.0   0.0"))
        #expect(radii.contains("radii 20.0   20.0 / 20.0   20.0"))
        let picture = "out/different,-bottom-right.png"
        #expect(try color(picture, 21, 21) == light && color(picture, 297, 337) == ground)
        #expect(try color(picture, 189, 229) == dark && color(picture, 285, 325) == light)
        // Half a second after the mode was left no mask is left either: equal round corners.
        let left = "out/leaving-the-mode.png"
        #expect(try color(left, 21, 21) == ground && color(left, 189, 229) == light)
    }

    /// What the mouse does to the page with its controls, and the figures that it shows then.
    @Test func draggingAndTheControlsOnAppKit() throws {
        let script = example.appendingPathComponent("mouse.txt").path
        let result = try render(
            "-o", "out", "--platform", "macos", "--preview", "page", "--script", script)
        #expect(result.code == 0, "\(result.errors)")
        #expect(try color("out/page-before.png", 40, 40) == dark)
        #expect(
            try color("out/page-snapped.png", 40, 40) != dark && color("out/page-snapped.png", 190, 280) == dark)
        // In the other mode the container's corner at the top left is square.
        #expect(try color("out/page-snapped.png", 22, 22) == ground)
        #expect(try color("out/page-independent.png", 21, 21) == light)
        // Limited to 8 points from the edges, and snapped to no dot beyond.
        #expect(
            try color("out/page-corner.png", 240, 331) == dark && color("out/page-corner.png", 240, 333) == light)
        #expect(try color("out/page-minimum.png", 22, 22) == ground)
        #expect(try color("out/page-played.png", 240, 280) == dark)
        // What the read-out comes to after each of these: the minimum in the middle, that of different corners, the
        // container's corner less 8 points, half of the side with a radius of 41, the same with equal corners, the new
        // minimum, and at the end of the way.
        var expected = [
            "8.0   8.0 / 8.0   8.0", "0.0   0.0 / 0.0   0.0", "0.0   0.0 / 0.0   34.0", "0.0   0.0 / 0.0   52.0",
            "33.0   33.0 / 33.0   33.0", "17.0   17.0 / 17.0   17.0", "33.0   33.0 / 33.0   33.0",
        ]
        for line in result.lines where line == expected.first.map({ "radii " + $0 }) { expected.removeFirst() }
        #expect(expected.isEmpty)
    }

    /// One exponential step of 1/60 s closes 1 - exp(-1 / 7.2) of the gap: 0 to 20 goes by 2.6, 4.9, 6.8.
    @Test func smoothingOnAppKit() throws {
        let result = try render("-o", "out", "--platform", "macos", "--preview", "leaving the mode", "--time", "1")
        #expect(result.code == 0, "\(result.errors)")
        let tops = result.lines.filter { $0.hasPrefix("radii") }.compactMap {
            Double($0.split(separator: " ").dropFirst().first ?? "")
        }
        let expected = (1...10).map { 20 * (1 - exp(-Double($0) / 7.2)) }
        let found = Array(tops.drop { $0 == 0 }.prefix(10))
        #expect(found.count == 10 && zip(found, expected).allSatisfy { abs($0 - $1) < 0.051 }, "\(found)")
        #expect(tops.last == 20)
    }
}
