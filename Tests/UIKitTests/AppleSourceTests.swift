import Testing
import UIKit

// Source as it is written for iOS. That it compiles is what is tested; the tests below look at little of it.

protocol Configurable {}

extension Configurable where Self: AnyObject {
    func configured(_ body: (Self) -> Void) -> Self {
        body(self)
        return self
    }
}

extension UIView: Configurable {}

extension UIColor {
    convenience init(hex: UInt32, alpha: CGFloat = 1.0) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255.0, green: CGFloat((hex >> 8) & 0xFF) / 255.0,
            blue: CGFloat(hex & 0xFF) / 255.0, alpha: alpha)
    }

    class var brand: UIColor { UIColor(hex: 0xFF8000) }
    static let ink = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }

    var isLight: Bool {
        var white: CGFloat = 0
        getWhite(&white, alpha: nil)
        return white > 0.5
    }

    func image(size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}

extension UIView {
    @IBInspectable var cornerRadius: CGFloat {
        get { return layer.cornerRadius }
        set {
            layer.cornerRadius = newValue
            layer.masksToBounds = newValue > 0
        }
    }

    @IBInspectable var borderColor: UIColor? {
        get { layer.borderColor.map { UIColor(cgColor: $0) } }
        set { layer.borderColor = newValue?.cgColor }
    }

    func roundCorners(_ corners: UIRectCorner, radius: CGFloat) {
        let path = UIBezierPath(
            roundedRect: bounds, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        layer.mask = mask
    }

    func addSubviews(_ views: UIView...) {
        views.forEach { addSubview($0) }
    }

    func fadeIn(_ duration: TimeInterval = 0.25, completion: ((Bool) -> Void)? = nil) {
        UIView.animate(withDuration: duration, animations: { self.alpha = 1 }, completion: completion)
    }

    func snapshot() -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(bounds.size, isOpaque, 0.0)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        layer.render(in: context)
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    var parentController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}

@IBDesignable
class BadgeView: UIView {
    @IBInspectable var count: Int = 0 {
        didSet { setNeedsDisplay() }
    }
    var radius: CGFloat! {
        didSet { setNeedsLayout() }
    }
    weak var owner: UIViewController!
    weak var delegate: BadgeViewDelegate?

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    convenience init() {
        self.init(frame: .zero)
    }

    convenience init(count: Int) {
        self.init()
        self.count = count
    }

    private func commonInit() {
        backgroundColor = .clear
        isOpaque = false
        contentMode = .redraw
        clipsToBounds = false
    }

    override class var layerClass: AnyClass { return CAShapeLayer.self }

    private var shapeLayer: CAShapeLayer { return layer as! CAShapeLayer }

    override var bounds: CGRect {
        didSet { if oldValue.size != bounds.size { updateShape() } }
    }

    override var frame: CGRect {
        didSet { updateShape() }
    }

    override var intrinsicContentSize: CGSize { return CGSize(width: 20, height: 20) }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateShape()
        delegate?.badgeViewDidLayOut?(self)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        shapeLayer.fillColor = tintColor.cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            shapeLayer.strokeColor = UIColor.separator.cgColor
        }
    }

    private func updateShape() {
        let radius = self.radius ?? bounds.height / 2
        shapeLayer.path = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
        shapeLayer.shadowPath = shapeLayer.path
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setFillColor(UIColor.red.cgColor)
        context.setLineWidth(2)
        context.addEllipse(in: rect.insetBy(dx: 2, dy: 2))
        context.drawPath(using: .fillStroke)
        UIColor.white.setStroke()
        let tick = UIBezierPath()
        tick.move(to: CGPoint(x: rect.minX + 2, y: rect.midY))
        tick.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - 2))
        tick.lineCapStyle = .round
        tick.setLineDash([4, 2], count: 2, phase: 0)
        tick.stroke()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.inset(by: UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)).contains(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first else { return }
        print(touch.location(in: self))
    }
}

@MainActor protocol BadgeViewDelegate: AnyObject {
    var badgeViewDidLayOut: ((BadgeView) -> Void)? { get }
}

final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var colors: [UIColor] = [] {
        didSet { (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor) }
    }

    private lazy var titleView: UIView = {
        let view = UIView()
        view.backgroundColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        view.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        return view
    }()

    init(colors: [UIColor]) {
        super.init(frame: .zero)
        self.colors = colors
        addSubview(titleView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class CardViewController: UIViewController {
    private let badge = BadgeView(count: 3)
    private lazy var gradient = GradientView(colors: [.systemRed, .brand])
    private let onClose: (() -> Void)?

    init(onClose: (() -> Void)? = nil) {
        self.onClose = onClose
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        onClose = nil
        super.init(coder: coder)
    }

    override var prefersStatusBarHidden: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Card"
        view.backgroundColor = .systemBackground
        view.addSubviews(gradient, badge)
        badge.layer.shadowColor = UIColor.black.cgColor
        badge.layer.shadowOpacity = 0.3
        badge.layer.shadowOffset = .init(width: 0, height: 2)
        badge.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        if #available(iOS 13.0, *) {
            badge.layer.cornerCurve = .continuous
            overrideUserInterfaceStyle = .dark
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 100)
        badge.center = view.center
        badge.frame.origin.y += view.safeAreaInsets.top
        badge.bounds.size = CGSize(width: 40, height: 40)
        badge.transform = CGAffineTransform.identity.rotated(by: .pi / 8).scaledBy(x: 1.5, y: 1.5)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5,
            options: [.curveEaseInOut, .allowUserInteraction]
        ) {
            self.badge.alpha = 0.9
            self.view.layoutIfNeeded()
        } completion: { _ in
            self.onClose?()
        }
    }
}

class IconView: UIImageView {
    override init(image: UIImage?) {
        super.init(image: image)
        contentMode = .scaleAspectFit
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var image: UIImage? {
        didSet { setNeedsLayout() }
    }
}

@MainActor @Suite(.serialized) struct AppleSourceTests {
    @Test func aControllerOfViewsIsLaidOutAndDrawn() throws {
        var isClosed = false
        let controller = CardViewController { isClosed = true }
        let stage = ViewStage(screenSize: CGSize(width: 60, height: 120), scale: 1)
        var picture: ViewStage.Picture?
        var wasClosed = true
        _ = try stage.pictures(at: [0, 1], of: { controller }) { shown, index in
            picture = shown
            if index == 0 { wasClosed = isClosed }
        }
        #expect(picture?.size == CGSize(width: 60, height: 120))
        #expect(isClosed && !wasClosed)
        #expect(controller.view.subviews.count == 2)
        #expect(controller.view.subviews[0].frame.width == 60)
        #expect(controller.view.subviews[1].bounds.width == 40)
        #expect(controller.view.subviews[1].layer.contents != nil)
        #expect(controller.view.subviews[0].parentController === controller)
        #expect((controller.view.subviews[1].layer as? CAShapeLayer)?.path != nil)
    }

    @Test func helpersOfColoursAndViews() {
        #expect(UIColor(hex: 0xFFFFFF).isLight && !UIColor.black.isLight)
        #expect(UIColor.brand.image(size: CGSize(width: 2, height: 2)).size == CGSize(width: 2, height: 2))
        let view = BadgeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).configured { $0.count = 2 }
        view.cornerRadius = 3
        view.borderColor = .ink
        view.roundCorners([.topLeft, .bottomRight], radius: 3)
        #expect(view.layer.masksToBounds && view.borderColor == .black && view.layer.mask is CAShapeLayer)
        #expect(view.snapshot()?.size == CGSize(width: 10, height: 10))
        #expect(view.hitTest(CGPoint(x: -5, y: -5), with: nil) === view)
        #expect(IconView(image: nil).contentMode == .scaleAspectFit)
    }
}
