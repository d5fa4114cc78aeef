import QuartzCore
import Testing

@MainActor @Suite(.serialized) struct ObservationTests {
    @Test func changesAreToldOnceAFrame() {
        let clock = MediaClock(time: 0)
        MediaClock.$current.withValue(clock) {
            let progress = Progress(totalUnitCount: 4)
            var told: [Double] = []
            let observation = progress.observe(\.fractionCompleted, options: [.new, .old, .initial]) { _, change in
                told.append(change.newValue ?? -1)
                if let old = change.oldValue { told.append(old) }
            }
            #expect(told == [0])
            progress.completedUnitCount = 1
            progress.completedUnitCount = 2
            clock.advance(to: 1.0 / 60) {}
            #expect(told == [0, 0.5, 0])
            clock.advance(to: 4.0 / 60) {}
            #expect(told.count == 3)
            observation.invalidate()
            progress.completedUnitCount = 4
            clock.advance(to: 6.0 / 60) {}
            #expect(told.count == 3)
        }
    }

    @Test func anObservationKeepsNothingAlive() {
        let clock = MediaClock(time: 0)
        MediaClock.$current.withValue(clock) {
            var layer: CALayer? = CALayer()
            weak var watched = layer
            let observation = layer?.observe(\.name) { _, _ in }
            layer = nil
            #expect(watched == nil && observation != nil)
            clock.advance(to: 2.0 / 60) {}
        }
    }
}
