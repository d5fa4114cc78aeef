import CoreGraphics

extension CALayer: CAMediaTiming {
    /// Infinite unless set.
    public final var duration: CFTimeInterval {
        get { motion.map { $0.timing.duration == 0 ? .infinity : $0.timing.duration } ?? .infinity }
        set { changeTiming { $0.duration = newValue } }
    }

    public final var timeOffset: CFTimeInterval {
        get { motion?.timing.timeOffset ?? 0 }
        set { changeTiming { $0.timeOffset = newValue } }
    }

    public final var repeatDuration: CFTimeInterval {
        get { motion?.timing.repeatDuration ?? 0 }
        set { changeTiming { $0.repeatDuration = newValue } }
    }

    public final var autoreverses: Bool {
        get { motion?.timing.autoreverses ?? false }
        set { changeTiming { $0.autoreverses = newValue } }
    }

    public final var fillMode: CAMediaTimingFillMode {
        get { motion?.timing.fillMode ?? .removed }
        set { changeTiming { $0.fillMode = newValue } }
    }

    final func changeTiming(_ body: (inout MediaTiming) -> Void) { body(&madeMotion.timing) }

    /// From the time of `l` to this layer's; nil stands for the common time of `CACurrentMediaTime()`.
    public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.commonTime(of: t.finite) ?? t.finite)
    }

    /// From this layer's time to that of `l`. Time that stands still is converted to its beginning.
    public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let common = commonTime(of: t.finite)
        return l?.localTime(at: common) ?? common
    }

    /// The layer's time at a moment of the common clock.
    final func localTime(at common: CFTimeInterval) -> CFTimeInterval {
        var timings: [MediaTiming] = []
        var layer: CALayer? = self
        while let current = layer {
            if let motion = current.motion { timings.append(motion.timing) }
            layer = current.superlayer ?? current.maskedLayer
        }
        return timings.reversed().reduce(common) { $1.localTime($0) }.finite
    }

    /// The moment of the common clock at a time of the layer.
    final func commonTime(of local: CFTimeInterval) -> CFTimeInterval {
        var time = local
        var layer: CALayer? = self
        while let current = layer {
            if let motion = current.motion { time = motion.timing.parentTime(time) }
            layer = current.superlayer ?? current.maskedLayer
        }
        return time.finite
    }
}
