@_exported import CoreGraphics
@MainActor open class UIResponder { public init() {} }
@MainActor open class UIView: UIResponder { public override init() {}
  public convenience init(frame: CGRect) { self.init(); self.frame = frame; bounds.size = frame.size }
  public var frame = CGRect.zero; public var bounds = CGRect.zero
  open func sizeThatFits(_ s: CGSize) -> CGSize { .zero }
  open func layoutIfNeeded() {}
}
@MainActor open class UIViewController: UIResponder { public override init() {}; public var view = UIView() }
