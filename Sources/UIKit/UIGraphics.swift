// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuartzCore
internal import Raster
import UIFoundation

/// The context that drawing without a context goes to, on this thread; nil outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.entries.last?.context }

/// Makes `context` current until the matching pop.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context))
}

/// A pop without a push does nothing.
public func UIGraphicsPopContext() { _ = GraphicsStack.current.entries.popLast() }

/// Makes a bitmap context of one pixel a point current, until `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a bitmap context current, in points, y downwards, until `UIGraphicsEndImageContext()`. A size that cannot be
/// drawn makes none, and says so.
///
/// - Parameters:
///   - opaque: Without an alpha channel: the ground is black.
///   - scale: Pixels a point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale == 0 ? max(UITraitCollection.ofScreen.displayScale, 1) : scale
    guard let context = CGContext(points: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque) else {
        Notice.once("UIGraphicsBeginImageContext: \(size.width) × \(size.height) at \(scale) cannot be drawn")
        return
    }
    GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context, imageScale: scale))
}

/// What has been drawn into the innermost image context so far; nil where there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsStack.current.entries.last, let scale = entry.imageScale,
        let image = entry.context.makeImage()
    else { return nil }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
}

/// Ends the innermost image context.
public func UIGraphicsEndImageContext() {
    guard GraphicsStack.current.entries.last?.imageScale != nil else { return }
    GraphicsStack.current.entries.removeLast()
}

/// Replaces what lies in the rectangle by the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// A frame of one point inside the rectangle, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    let rect = rect.standardized
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    let path = CGMutablePath()
    path.addRect(rect)
    if rect.width > 2, rect.height > 2 { path.addRect(rect.insetBy(dx: 1, dy: 1)) }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: .evenOdd)
    context.restoreGState()
}

/// What is drawn next shows only inside the rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
