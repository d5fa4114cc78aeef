import CoreVideo
import Testing
import simd

@testable import QuartzCore
@testable import os

@Suite(.serialized) struct SmallModuleTests {
    @Test func vectors() {
        let (a, b) = (simd_float3(1, 0, 0), SIMD3<Float>(0, 2, 0))
        #expect(simd_dot(a, b) == 0 && simd_cross(a, b) == [0, 0, 2] && simd_length(b) == 2)
        #expect(normalize(b) == [0, 1, 0] && mix(a, b, t: 0.5) == [0.5, 1, 0])
        #expect(simd_clamp(b, .zero, .one) == [0, 1, 0] && simd_distance(simd_double2(0, 0), [3, 4]) == 5)
        #expect(reflect(simd_double2(1, -1), n: [0, 1]) == [1, 1] && sign(simd_float2(-3, 0)) == [-1, 0])
    }

    @Test func matrices() {
        let turn = simd_float3x3([0, 1, 0], [-1, 0, 0], [0, 0, 1])
        #expect(turn * simd_float3(1, 0, 0) == [0, 1, 0] && turn.determinant == 1)
        #expect(turn.inverse == turn.transpose && turn * turn.inverse == matrix_identity_float3x3)
        let scale = simd_double4x4(diagonal: [2, 4, 8, 1])
        #expect(scale.inverse == simd_double4x4(diagonal: [0.5, 0.25, 0.125, 1]) && scale[1, 1] == 4)
        #expect(simd_double2x2(rows: [[1, 2], [3, 4]]).columns.0 == [1, 3])
        #expect(simd_double2x2(rows: [[1, 2], [3, 4]]).determinant == -2)
        #expect(simd_float2x2(1) * 3 == simd_float2x2(3) && simd_float2x2().inverse[0][0].isNaN)
    }

    @Test func locks() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        let plain = os_unfair_lock_t.allocate(capacity: 1)
        plain.initialize(to: os_unfair_lock())
        struct Shared: @unchecked Sendable {
            let lock: os_unfair_lock_t
            let count: UnsafeMutablePointer<Int>
        }
        let shared = Shared(lock: plain, count: .allocate(capacity: 1))
        shared.count.pointee = 0
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<500 {
                        lock.withLock { $0 += 1 }
                        os_unfair_lock_lock(shared.lock)
                        shared.count.pointee += 1
                        os_unfair_lock_unlock(shared.lock)
                    }
                }
            }
        }
        #expect(lock.withLock { $0 } == 4000 && shared.count.pointee == 4000)
        #expect(os_unfair_lock_trylock(plain) && !os_unfair_lock_trylock(plain))
    }

    @Test func logsAreWritten() {
        #expect(LogFormat.text("a %d b%% %{public}@ %.2f", [1, "c" as NSString, 0.5]) == "a 1 b% c 0.5")
        let logger = Logger(subsystem: "s", category: "c")
        logger.info("value \(3, privacy: .public) \(255, format: .hex)")
        os_log("plain %d", log: .default, type: .info, 3)
        os_signpost(.begin, log: OSLog(subsystem: "s", category: .pointsOfInterest), name: "x")
    }

    @Test func associatedObjects() {
        final class Owner {}
        final class Value {}
        let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 3)
        let (first, second, third) = (
            UnsafeRawPointer(keys), UnsafeRawPointer(keys + 1), UnsafeRawPointer(keys + 2)
        )
        let owner = Owner()
        weak var value: Value?
        do {
            let made = Value()
            value = made
            objc_setAssociatedObject(owner, first, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            objc_setAssociatedObject(owner, second, made, .OBJC_ASSOCIATION_ASSIGN)
            objc_setAssociatedObject(owner, third, 5, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(objc_getAssociatedObject(owner, first) as? Value === value && value != nil)
        #expect(objc_getAssociatedObject(owner, third) as? Int == 5)
        #expect(objc_getAssociatedObject(Owner(), third) == nil)
        objc_setAssociatedObject(owner, first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(value == nil && objc_getAssociatedObject(owner, second) == nil)
        // With a layer, at once; with another object, by and by.
        weak var (ofLayer, ofOwner): (Value?, Value?) = (nil, nil)
        do {
            let (layer, owner, values) = (CALayer(), Owner(), [Value(), Value()])
            (ofLayer, ofOwner) = (values[0], values[1])
            objc_setAssociatedObject(layer, first, values[0], .OBJC_ASSOCIATION_RETAIN)
            objc_setAssociatedObject(owner, first, values[1], .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(ofLayer == nil)
        let others = (0..<300).map { _ in Owner() }
        for other in others { objc_setAssociatedObject(other, first, 1, .OBJC_ASSOCIATION_RETAIN) }
        #expect(ofOwner == nil)
        for other in others { objc_removeAssociatedObjects(other) }
        #expect(objc_getAssociatedObject(others[0], first) == nil)
        #expect(objc_sync_enter(owner) == 0 && objc_sync_enter(owner) == 0)
        #expect(objc_sync_exit(owner) == 0 && objc_sync_exit(owner) == 0 && objc_sync_exit(owner) == -1)
        #expect(autoreleasepool { 3 } == 3)
    }

    @Test func displayLinksOfVideo() {
        let clock = MediaClock(time: 0)
        MediaClock.$current.withValue(clock) {
            var link: CVDisplayLink?
            #expect(CVDisplayLinkCreateWithActiveCGDisplays(&link) == kCVReturnSuccess)
            guard let link else { return }
            var times: [Int64] = []
            _ = CVDisplayLinkSetOutputHandler(link) { _, now, _, _, _ in
                times.append(now.pointee.videoTime)
                return kCVReturnSuccess
            }
            #expect(CVDisplayLinkStart(link) == 0 && CVDisplayLinkIsRunning(link))
            clock.advance(to: 0.1)
            #expect(times == [1, 2, 3, 4, 5, 6])
            #expect(CVDisplayLinkStop(link) == 0 && CVDisplayLinkStop(link) == kCVReturnDisplayLinkNotRunning)
        }
    }
}
