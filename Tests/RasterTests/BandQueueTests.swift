import Testing

@testable import Raster

struct BandQueueTests {
    private func bands(_ rows: Range<Int>, height: Int, workers: Int) -> [Range<Int>] {
        let queue = BandQueue(rows: rows, height: height, workers: workers)
        return Array(sequence(state: queue) { $0.next() })
    }

    @Test func everyRowIsHandedOutOnce() {
        for workers in [1, 2, 5] {
            for rows in [3..<4, 0..<64, -7..<1080, 0..<130] {
                let bands = bands(rows, height: 64, workers: workers)
                #expect(bands.flatMap { Array($0) } == Array(rows))
                #expect(bands.allSatisfy { $0.count <= 64 })
            }
        }
    }

    @Test func oneWorkerHasBandsOfOneHeight() {
        #expect(bands(0..<200, height: 64, workers: 1).map(\.count) == [64, 64, 64, 8])
    }

    @Test func severalWorkersEndWithLowBands() {
        let heights = bands(0..<1080, height: 64, workers: 2).map(\.count)
        #expect(heights.first == 64 && heights.count < 28)
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(heights.dropLast().allSatisfy { $0 >= 16 } && (heights.last ?? 0) <= 16)
    }

    @Test func lowBandsStayAsTheyAre() {
        #expect(bands(0..<20, height: 4, workers: 4).allSatisfy { $0.count == 4 })
    }
}
