import CoreGraphics
import Foundation
import Raster

/// What an emitter layer emits, and how that moves. Ranges are whole widths: values lie within half of them to each side.
///
/// A cell is read at each commit.
open class CAEmitterCell: NSObject {
    public final var name: String?
    public final var isEnabled = true
    /// Particles a second.
    public final var birthRate: Float = 0
    /// In seconds.
    public final var lifetime: Float = 0
    public final var lifetimeRange: Float = 0
    /// Out of the plane, in radians: it shortens the velocity that is seen.
    public final var emissionLatitude: CGFloat = 0
    /// The direction in the plane, in radians from x to y.
    public final var emissionLongitude: CGFloat = 0
    public final var emissionRange: CGFloat = 0
    /// In points a second.
    public final var velocity: CGFloat = 0
    public final var velocityRange: CGFloat = 0
    /// In points a second, a second.
    public final var xAcceleration: CGFloat = 0
    public final var yAcceleration: CGFloat = 0
    /// Kept; particles are drawn in the plane.
    public final var zAcceleration: CGFloat = 0
    public final var scale: CGFloat = 1
    public final var scaleRange: CGFloat = 0
    /// Of the scale, a second.
    public final var scaleSpeed: CGFloat = 0
    /// In radians a second.
    public final var spin: CGFloat = 0
    public final var spinRange: CGFloat = 0
    /// Multiplies the contents. Nil counts as opaque white.
    public final var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    public final var redRange: Float = 0
    public final var greenRange: Float = 0
    public final var blueRange: Float = 0
    public final var alphaRange: Float = 0
    /// Of the component, a second.
    public final var redSpeed: Float = 0
    public final var greenSpeed: Float = 0
    public final var blueSpeed: Float = 0
    public final var alphaSpeed: Float = 0
    /// A `CGImage`; of anything else nothing is seen.
    public final var contents: Any?
    /// The part of the contents that is shown, in unit space.
    public final var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels a point.
    public final var contentsScale: CGFloat = 1
    /// Kept; contents are drawn with the linear filter.
    public final var magnificationFilter = CALayerContentsFilter.linear.rawValue
    /// Kept; contents are drawn with the linear filter.
    public final var minificationFilter = CALayerContentsFilter.linear.rawValue
    public final var minificationFilterBias: Float = 0
    /// Particles do not emit others, which is said.
    public final var emitterCells: [CAEmitterCell]? {
        didSet {
            guard emitterCells?.isEmpty == false else { return }
            Notice.once("CAEmitterCell.emitterCells: particles do not emit others")
        }
    }
    public final var style: [AnyHashable: Any]?

    private final var timing = MediaTiming()

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        return nil
    }
}

extension CAEmitterCell: CAMediaTiming {
    /// When the cell begins to emit, in the layer's time.
    public final var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }

    /// For how long the cell emits, in seconds; 0 for ever. The other values of its timing are kept alone.
    public final var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }

    public final var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }

    public final var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }

    public final var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }

    public final var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }

    public final var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }

    public final var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }
}
