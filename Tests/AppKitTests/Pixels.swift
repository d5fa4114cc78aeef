import Foundation
import Testing

@testable import AppKit
@testable import Compositor
@testable import CoreGraphics
@testable import Raster

/// The bytes of a picture, premultiplied, rows from the top.
struct Pixels {
    let bitmap: Bitmap

    init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    init(_ image: CGImage) { bitmap = image.bitmap }

    /// Red, green, blue, alpha.
    subscript(x: Int, y: Int) -> [Int] {
        bitmap.withRow(y) { row in
            let pixel = row[x]
            return [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
        }
    }

    /// The picture as letters: one for each colour that is named, "?" for others.
    var letters: [String] {
        let names: [[Int]: Character] = [red: "r", green: "g", blue: "b", black: "k", white: "w", clear: "."]
        return (0..<bitmap.height).map { y in String((0..<bitmap.width).map { names[self[$0, y]] ?? "?" }) }
    }
}

let red = [255, 0, 0, 255]
let green = [0, 255, 0, 255]
let blue = [0, 0, 255, 255]
let black = [0, 0, 0, 255]
let white = [255, 255, 255, 255]
let clear = [0, 0, 0, 0]

extension AppKitStage {
    /// What a view, controller or window shows at its beginning, on a screen of 100 × 80 points.
    @MainActor static func pixels(
        scale: CGFloat = 1, isDark: Bool = false, _ size: StageSize = .own, of make: () throws -> Any
    ) throws -> Pixels {
        let stage = AppKitStage(screenSize: CGSize(width: 100, height: 80), scale: scale, isDark: isDark)
        return try pixels(try #require(try stage.picture(size, of: make)), scale: scale)
    }

    @MainActor static func pixels(_ picture: StagePicture, scale: CGFloat = 1) throws -> Pixels {
        let bitmap = try #require(
            Bitmap(width: Int(picture.size.width * scale), height: Int(picture.size.height * scale)))
        Compositor().draw(
            picture.node, into: bitmap,
            transform: CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: -picture.frame.minX * scale, ty: -picture.frame.minY * scale))
        return Pixels(bitmap)
    }
}

/// A view of a colour.
@MainActor func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: NSColor? = nil
) -> NSView {
    let view = NSView(frame: NSRect(x: x, y: y, width: width, height: height))
    view.wantsLayer = true
    view.layer?.backgroundColor = color?.cgColor
    return view
}

class FlippedView: NSView {
    override var isFlipped: Bool { true }
}

/// Draws by a closure.
class DrawingView: NSView {
    var body: (NSRect) -> Void = { _ in }
    var draws = 0

    override func draw(_ dirtyRect: NSRect) {
        draws += 1
        body(dirtyRect)
    }
}

/// An image of 4 × 2 pixels: red and green above, blue and black below.
func fourColors() throws -> CGImage {
    let context = try #require(CGContext(points: CGRect(x: 0, y: 0, width: 4, height: 2), scale: 1))
    for (x, y, color) in [
        (0.0, 0.0, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)),
        (2, 0, CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)),
        (0, 1, CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)),
        (2, 1, CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)),
    ] {
        context.setFillColor(color)
        context.fill(CGRect(x: x, y: y, width: 2, height: 1))
    }
    return try #require(context.makeImage())
}
