import ImageIO
import QuartzCore
internal import Raster
import UIFoundation

/// A picture of a size in points, kept in one or more ways: as pixels, or as a closure that draws.
///
/// `@unchecked Sendable`, as Apple declares it: an image that several threads use must not be changed.
open class NSImage: NSObject, NSCopying, @unchecked Sendable {
    private final let foundationMark = FoundationMark.word
    public typealias Name = String

    /// How the middle of an image with cap insets fills more than its own size.
    public enum ResizingMode: Int, Sendable { case stretch, tile }

    public enum CacheMode: UInt, Sendable { case `default`, always, bySize, never }

    final var imageReps: [NSImageRep] = []
    private var ownSize: NSSize
    private var focus: NSBitmapImageRep?

    open var isTemplate = false
    open var accessibilityDescription: String?
    /// In points; what lies outside keeps its size when the image is drawn larger.
    open var capInsets = NSEdgeInsetsZero
    open var resizingMode = NSImage.ResizingMode.stretch
    /// Kept: nothing is cached.
    open var cacheMode = NSImage.CacheMode.default
    open var alignmentRect: NSRect
    open var backgroundColor = NSColor.clear
    open var matchesOnMultipleResolution = false
    private var ownName: NSImage.Name?
    /// Of an image that is a symbol.
    final var symbol: NSImageSymbol?

    /// Without pixels.
    public init(size: NSSize) {
        ownSize = size
        alignmentRect = NSRect(origin: .zero, size: size)
        super.init()
    }

    public override convenience init() {
        self.init(size: .zero)
    }

    /// Drawn by the closure each time, at the resolution of where it goes.
    ///
    /// - Parameter drawingHandlerShouldBeCalledWithFlippedContext: Whether y grows downwards for the closure.
    public convenience init(
        size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping (NSRect) -> Bool
    ) {
        self.init(size: size)
        addRepresentation(
            NSCustomImageRep(
                size: size, flipped: drawingHandlerShouldBeCalledWithFlippedContext, drawingHandler: drawingHandler)
        )
    }

    /// - Parameter size: In points; zero for one pixel a point.
    public convenience init(cgImage: CGImage, size: NSSize) {
        let isOwn = size.width <= 0 || size.height <= 0
        let size = isOwn ? NSSize(width: cgImage.width, height: cgImage.height) : size
        self.init(size: size)
        let rep = NSBitmapImageRep(cgImage: cgImage)
        rep.size = size
        addRepresentation(rep)
    }

    /// A PNG, or a TIFF of ours. Nil for other data.
    public convenience init?(data: Data) {
        guard let rep = NSBitmapImageRep(data: data) else { return nil }
        self.init(size: rep.size)
        addRepresentation(rep)
    }

    public convenience init?(dataIgnoringOrientation data: Data) {
        self.init(data: data)
    }

    /// A PNG file; `@2x` or `@3x` at the end of its name gives its pixels a point.
    public convenience init?(contentsOfFile fileName: String) {
        guard let file = ImageFile.find(fileName) else { return nil }
        self.init(file: file)
    }

    public convenience init?(contentsOf url: URL) {
        self.init(contentsOfFile: url.path)
    }

    public convenience init(byReferencing url: URL) {
        self.init(byReferencingFile: url.path)
    }

    /// An image without pixels where the file cannot be read.
    public convenience init(byReferencingFile fileName: String) {
        self.init(size: .zero)
        if let other = NSImage(contentsOfFile: fileName) { take(other) }
    }

    /// A PNG file beside the program's sources, or in its working directory. Asset catalogues are not read.
    public convenience init?(named name: NSImage.Name) {
        guard let file = ImageFile.search(name, bundle: nil, scale: ScreenScale.ofMain) else {
            Notice.once(
                "NSImage(named: \"\(name)\"): no such file beside the sources (asset catalogues are not read)")
            return nil
        }
        self.init(file: file)
        ownName = name
    }

    /// What `#imageLiteral(resourceName:)` calls. A picture that is not found is an image without pixels.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(size: .zero)
        guard let file = ImageFile.search(name, bundle: nil, scale: ScreenScale.ofMain),
            let other = NSImage(file: file)
        else {
            Notice.once("#imageLiteral(resourceName: \"\(name)\"): no such file")
            return
        }
        take(other)
    }

    /// Archives are not read here.
    public required convenience init?(coder: NSCoder) {
        Notice.once("NSImage(coder:) is not supported; nil")
        return nil
    }

    private convenience init?(file: ImageFile) {
        guard let data = FileManager.default.contents(atPath: file.path), let rep = NSBitmapImageRep(data: data)
        else {
            return nil
        }
        rep.size = NSSize(width: rep.size.width / file.scale, height: rep.size.height / file.scale)
        self.init(size: rep.size)
        addRepresentation(rep)
    }

    private func take(_ other: NSImage) {
        size = other.size
        imageReps = other.imageReps
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSImage(size: size)
        copy.imageReps = imageReps
        copy.symbol = symbol
        copy.isTemplate = isTemplate
        copy.capInsets = capInsets
        copy.resizingMode = resizingMode
        copy.accessibilityDescription = accessibilityDescription
        return copy
    }

    /// In points.
    open var size: NSSize {
        get { ownSize }
        set {
            ownSize = newValue
            alignmentRect = NSRect(origin: .zero, size: newValue)
        }
    }

    open var representations: [NSImageRep] { imageReps }
    open var isValid: Bool { !imageReps.isEmpty }

    open func name() -> NSImage.Name? { ownName }

    /// Names are kept, and nothing is found by them.
    @discardableResult
    open func setName(_ string: NSImage.Name?) -> Bool {
        ownName = string
        return true
    }

    open func addRepresentation(_ imageRep: NSImageRep) {
        imageReps.append(imageRep)
        if ownSize == .zero { size = imageRep.size }
    }

    open func addRepresentations(_ imageReps: [NSImageRep]) {
        for imageRep in imageReps { addRepresentation(imageRep) }
    }

    open func removeRepresentation(_ imageRep: NSImageRep) { imageReps.removeAll { $0 === imageRep } }

    open func recache() {}

    /// The one whose pixels suit the rectangle best: the smallest that has enough, or else the largest; one that draws
    /// has as many as are wanted.
    open func bestRepresentation(
        for rect: NSRect, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
    ) -> NSImageRep? {
        let scale = referenceContext?.cgContext.pixelsPerPoint ?? 1
        return representation(pixelsWide: rect.width * scale)
    }

    final func representation(pixelsWide wanted: CGFloat) -> NSImageRep? {
        func width(_ rep: NSImageRep) -> CGFloat { rep.pixelsWide > 0 ? CGFloat(rep.pixelsWide) : .infinity }
        let enough = imageReps.filter { width($0) >= wanted }.min { width($0) < width($1) }
        return enough ?? imageReps.max { width($0) < width($1) }
    }

    /// Draws into the image from here on, y upwards, until `unlockFocus()`, at the screen's resolution.
    open func lockFocus() { lockFocusFlipped(false) }

    /// - Parameter flipped: Whether y grows downwards.
    open func lockFocusFlipped(_ flipped: Bool) {
        NSGraphicsContext.saveGraphicsState()
        let scale = ScreenScale.ofMain
        guard let canvas = CGContext(points: NSRect(origin: .zero, size: size), scale: scale) else {
            Notice.once("NSImage.lockFocus(): \(size.width) × \(size.height) points cannot be drawn")
            return
        }
        let rep = NSBitmapImageRep(bitmap: canvas.bitmap)
        rep.size = size
        focus = rep
        guard let context = rep.drawingContext() else { return }
        if let before = representation(pixelsWide: size.width * scale) {
            NSGraphicsContext(cgContext: context, flipped: false).performing {
                _ = before.draw(in: NSRect(origin: .zero, size: size))
            }
        }
        if flipped {
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
        }
        NSGraphicsContext.pushCurrent(NSGraphicsContext(cgContext: context, flipped: flipped))
    }

    /// What was drawn becomes the image's only representation.
    open func unlockFocus() {
        NSGraphicsContext.restoreGraphicsState()
        guard let focus else { return }
        self.focus = nil
        // Its pixels change no more, and images may share them.
        let rep = focus.cgImage.map(NSBitmapImageRep.init(cgImage:)) ?? focus
        rep.size = size
        imageReps = [rep]
    }
}

extension NSImage: _ExpressibleByImageLiteral {}
