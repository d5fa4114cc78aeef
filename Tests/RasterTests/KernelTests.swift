import Raster
import Testing

@Suite struct KernelTests {
    static func product(_ a: UInt32, _ b: UInt32) -> UInt32 { (2 * a * b + 255) / 510 }

    static func scaled(_ pixel: UInt32, _ c: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            result |= product(pixel >> shift & 255, c) << shift
        }
        return result
    }

    static func over(_ d: UInt32, _ s: UInt32) -> UInt32 { s + scaled(d, 255 - s >> 24) }

    /// Every pair of bytes, through the vector body and, at the end of the row, the single pixels.
    @Test func productsAreRoundedExactly() {
        for kernels in [Kernels.portable, .best] {
            var wrong = 0
            for factor in 0...255 {
                var bytes = (0...255).map { UInt8($0) } + [255, 254, 1]
                kernels.scale(&bytes, bytes.count, factor: UInt8(factor))
                for (index, byte) in bytes.enumerated() {
                    let source = index < 256 ? UInt32(index) : [255, 254, 1][index - 256]
                    if UInt32(byte) != Self.product(source, UInt32(factor)) { wrong += 1 }
                }
            }
            #expect(wrong == 0)
        }
    }

    @Test func coverageBlendsAreExactForEveryCoverageAndGround() {
        let color: UInt32 = 0x9a10_579a
        for kernels in [Kernels.portable, .best] {
            var wrong = 0
            for c in 0...255 {
                var row = (0..<259).map { UInt32($0 & 255) &* 0x0101_0101 }
                let coverage = [UInt8](repeating: UInt8(c), count: row.count)
                kernels.over(&row, row.count, color, coverage: coverage)
                for (index, pixel) in row.enumerated() {
                    let ground = UInt32(index & 255) &* 0x0101_0101
                    if pixel != Self.over(ground, Self.scaled(color, UInt32(c))) { wrong += 1 }
                }
            }
            #expect(wrong == 0)
        }
    }

    /// Rows so long that they are read ahead of, with some pixels over.
    @Test func coloursAreBlendedExactlyOverEveryGround() {
        for kernels in [Kernels.portable, .best] {
            var wrong = 0
            for alpha in 0...255 {
                let color = UInt32(alpha) << 24 | Self.scaled(0x00ff_8003, UInt32(alpha))
                var row = (0..<1291).map { UInt32($0 & 255) &* 0x0101_0101 }
                kernels.over(&row, row.count, color)
                for (index, pixel) in row.enumerated()
                where pixel != Self.over(UInt32(index & 255) &* 0x0101_0101, color) { wrong += 1 }
                row[1290] = 0x0102_0304
                kernels.fill(&row, row.count - 1, color)
                if row.dropLast().contains(where: { $0 != color }) || row[1290] != 0x0102_0304 { wrong += 1 }
            }
            #expect(wrong == 0)
        }
    }

    @Test func bothSetsGiveTheSameBytesAtAnyLength() {
        var numbers = Pictures.Numbers(state: 7)
        func pixel() -> UInt32 {
            let a = numbers.next(256)
            func part() -> UInt32 { UInt32(numbers.next(a + 1)) }
            return part() | part() << 8 | part() << 16 | UInt32(a) << 24
        }
        for length in 0...41 {
            let ground = (0..<length).map { _ in pixel() }
            let source = (0..<length).map { _ in pixel() }
            let coverage = (0..<length).map { _ in UInt8(numbers.next(256)) }
            let color = pixel()
            func run(_ kernels: Kernels) -> [[UInt32]] {
                var rows = [[UInt32]](repeating: ground, count: 6)
                kernels.fill(&rows[0], length, color)
                kernels.over(&rows[1], length, color)
                kernels.over(&rows[2], length, color, coverage: coverage)
                kernels.over(&rows[3], length, pixels: source)
                kernels.over(&rows[4], length, pixels: source, coverage: coverage)
                kernels.scale(&rows[5], length, coverage: coverage)
                var bytes = coverage
                kernels.multiply(&bytes, length, coverage)
                rows.append(bytes.map { UInt32($0) })
                kernels.alpha(&bytes, length, pixels: source)
                rows.append(bytes.map { UInt32($0) })
                return rows
            }
            #expect(run(.portable) == run(.best))
        }
    }

    /// Sums of areas, by both sets, beside the rule itself.
    @Test func coverageOfAreas() {
        var state = UInt64(7)
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for _ in 0..<200 {
            var target = 0
            var sum = 0
            let first = next(1 << 20)
            sum = first
            let areas = (0..<40).map { _ in
                // A little more and a little less than what is possible.
                target = next((1 << 20) + 9) - 4
                defer { sum = target }
                return Int32(target - sum)
            }
            var running = first
            let expected = areas.map { area -> UInt8 in
                running += Int(area)
                return UInt8(min(max((running * 255 + 524_288) >> 20, 0), 255))
            }
            for kernels in [Kernels.portable, .best] {
                var sums = areas
                var bytes = [UInt8](repeating: 99, count: 48)
                #expect(kernels.coverage(&bytes, &sums, blocks: 5, sum: Int32(first)) == Int32(running))
                #expect(Array(bytes[..<40]) == expected)
                #expect(bytes[40...].allSatisfy { $0 == 99 } && sums.allSatisfy { $0 == 0 })
            }
        }
    }

    /// Against the sums as they are written, in the same order.
    @Test func blursAddTheirProductsOneByOne() {
        var numbers = Pictures.Numbers(state: 11)
        let line = (0..<200).map { _ in Float(numbers.unit() * 255) }
        let rows = (0..<4).map { _ in (0..<45).map { _ in UInt8(numbers.next(256)) } }
        let weights = (0..<13).map { _ in Float(numbers.unit() / 13) }
        for kernels in [Kernels.portable, .best] {
            var halved = [Float](repeating: 0, count: 45)
            kernels.halve(&halved, 45, rows[0], rows[1], rows[2], rows[3])
            for x in 0..<45 {
                let sum = 3 * (Float(rows[1][x]) + Float(rows[2][x])) + Float(rows[0][x]) + Float(rows[3][x])
                #expect(halved[x] == sum / 8)
            }
            var half = [Float](repeating: 0, count: 40)
            kernels.halve(&half, 40, line)
            for j in 0..<40 {
                let (near, far) = (line[2 * j + 1] + line[2 * j + 2], line[2 * j] + line[2 * j + 3])
                #expect(half[j] == near * 0.375 + far * 0.125)
            }
            for step in [-1, 1, 3] {
                var sums = [Float](repeating: 0, count: 56)
                line.withUnsafeBufferPointer {
                    kernels.convolve(
                        &sums, 56, $0.baseAddress! + 40, step: step, weights: weights, count: weights.count)
                }
                for index in sums.indices {
                    var sum: Float = 0
                    for (k, weight) in weights.enumerated() { sum += line[40 + index + k * step] * weight }
                    #expect(sums[index] == sum)
                }
            }
        }
    }

    @Test(arguments: [2, 4, 8, 32]) func cellsAreExpandedByTheirThreeShares(side: Int) {
        var numbers = Pictures.Numbers(state: 13)
        let cells = (0..<60).map { _ in Float(numbers.unit() * 255) }
        let period = max(side, 8)
        let weights = (0..<3 * period).map { Float($0 % 5) / 64 + 0.25 }
        for kernels in [Kernels.portable, .best] {
            for phase in stride(from: 0, to: period, by: 8) {
                var bytes = [UInt8](repeating: 0, count: 80)
                kernels.expand(&bytes, 80, cells: cells, weights: weights, side: side, phase: phase)
                for (index, byte) in bytes.enumerated() {
                    let (cell, place) = ((phase + index) / side, (phase + index) % period)
                    let sum =
                        cells[cell] * weights[place] + cells[cell + 1] * weights[period + place]
                        + cells[cell + 2] * weights[2 * period + place]
                    #expect(byte == UInt8(sum.rounded(.toNearestOrEven)))
                }
            }
        }
    }
}
