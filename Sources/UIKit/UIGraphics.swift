import QuartzCore

/// The context that drawing without a context goes to, on this thread; nil outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.last }

/// Makes `context` current until the matching pop.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.append(context) }

/// A pop without a push does nothing.
public func UIGraphicsPopContext() { _ = GraphicsStack.current.popLast() }
