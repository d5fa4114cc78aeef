import CoreGraphics

@testable import QuartzCore

/// A layer in a root, and the clock that both are seen by.
struct Film {
    let clock: MediaClock
    let root = CALayer.box(CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer: CALayer

    init(_ layer: CALayer = .box(CGRect(x: 0, y: 0, width: 10, height: 10), .red), from time: Double = 0) {
        clock = MediaClock(time: time)
        self.layer = layer
        root.addSublayer(layer)
        at {}
    }

    /// Runs at the clock's time, then commits.
    @discardableResult
    func at<Result>(_ body: () throws -> Result) rethrows -> Result {
        try MediaClock.$current.withValue(clock) {
            let result = try body()
            _ = root.commit()
            return result
        }
    }

    func go(to time: Double) {
        MediaClock.$current.withValue(clock) { clock.advance(to: time) { _ = root.commit() } }
    }

    /// The layer as it is shown now.
    var shown: CALayer { MediaClock.$current.withValue(clock) { layer.presentation() ?? layer } }

    func value(_ keyPath: String) -> Double { (shown.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue ?? .nan }

    /// What an animation shows of a number at some times after it was added.
    static func numbers(
        _ animation: CAAnimation, _ keyPath: String, at times: [Double], on layer: CALayer? = nil
    ) -> [Double] {
        let film = Film(layer ?? .box(CGRect(x: 0, y: 0, width: 10, height: 10)))
        film.at { film.layer.add(animation, forKey: "a") }
        return times.map { time in
            film.go(to: time)
            return film.value(keyPath)
        }
    }
}

/// Equal to within a millionth.
func near(_ found: [Double], _ wanted: [Double]) -> Bool {
    found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-6 }
}

func near(_ found: Double, _ wanted: Double) -> Bool { abs(found - wanted) < 1e-6 }
