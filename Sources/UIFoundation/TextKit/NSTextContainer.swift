import CoreGraphics
import Foundation

/// The column that a text is laid out in.
open class NSTextContainer: NSObject {
    /// In points; 0 is no limit.
    open var size: CGSize {
        didSet { if size != oldValue { changed() } }
    }
    /// Room at both ends of each line, in points.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { changed() }
    }
    /// 0 for as many as there are.
    open var maximumNumberOfLines = 0 {
        didSet { changed() }
    }
    /// How the last line that is shown is shortened.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { changed() }
    }
    /// Whether the size follows that of the text's view.
    open var widthTracksTextView = false
    open var heightTracksTextView = false
    open package(set) weak var layoutManager: NSLayoutManager?
    /// For views that show the container.
    package var edited: (() -> Void)?

    public override convenience init() {
        self.init(size: .zero)
    }

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public required init?(coder: NSCoder) { return nil }

    private func changed() {
        layoutManager?.textChanged()
        edited?()
    }
}
