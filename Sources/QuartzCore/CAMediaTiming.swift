import CoreGraphics

/// Time that passes within another: of a layer within its superlayer's, of an animation within its layer's.
///
/// The local time is (parent's time − `beginTime`) · `speed` + `timeOffset`.
public protocol CAMediaTiming {
    /// When it begins, in the parent's time. 0 in an animation that is added to a layer: when it is committed.
    var beginTime: CFTimeInterval { get set }
    /// Of one pass, in seconds. 0 in an animation: that of the transaction.
    var duration: CFTimeInterval { get set }
    /// How much faster than the parent's time the local time passes; negative runs backwards.
    var speed: Float { get set }
    /// Added to the local time. An animation that is begun within itself so ends with what was left out.
    var timeOffset: CFTimeInterval { get set }
    /// How many passes, also a fraction; 0 is one.
    var repeatCount: Float { get set }
    /// How long the passes are repeated, in seconds; comes before `repeatCount` where it is not 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each pass is followed by one backwards.
    var autoreverses: Bool { get set }
    /// What an animation shows before its beginning and after its end.
    var fillMode: CAMediaTimingFillMode { get set }
}
