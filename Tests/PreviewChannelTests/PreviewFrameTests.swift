import Foundation
import Testing

@testable import PreviewChannel

struct PreviewFrameTests {
    private let frames = [
        PreviewFrame(.listed([PreviewListing(index: 0, name: "a \"b\"", file: "x.swift", line: 3)])),
        PreviewFrame(.drew(index: 0, moment: 0, width: 2, height: 3), payload: Data([1, 2, 3, 0, 255])),
        PreviewFrame(.refused(index: 1, reason: "why")),
        PreviewFrame(.finished),
    ]

    @Test func framesArriveWholeHoweverTheyAreCut() throws {
        let bytes = try frames.reduce(Data()) { $0 + (try $1.encoded()) }
        for size in [1, 2, 7, 11, 12, 13, 64, 100_000] {
            var reader = PreviewFrameReader()
            var got: [PreviewFrame] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                reader.add(bytes[start..<min(start + size, bytes.count)])
                while let frame = try reader.next() { got.append(frame) }
            }
            #expect(got == frames)
        }
    }

    /// A program that is looked at for hours draws many pictures.
    @Test func framesThatWereReadAreNotKept() throws {
        let bytes = try PreviewFrame(.drew(index: 0, moment: 0, width: 2, height: 3), payload: Data(count: 1000))
            .encoded()
        var reader = PreviewFrameReader()
        for _ in 0..<100 {
            reader.add(bytes + bytes.prefix(20))
            #expect(try reader.next() != nil)
            reader.add(bytes.dropFirst(20))
            #expect(try reader.next() != nil)
        }
        #expect(reader.keptBytes < bytes.count)
    }

    @Test func strayBytesAreNotBelieved() throws {
        let empty = Data([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]) + Data("{}".utf8)
        for stray in [Data("hello, hello, hello".utf8), empty] {
            var reader = PreviewFrameReader()
            reader.add(try frames[1].encoded() + stray)
            #expect(try reader.next() == frames[1])
            #expect(throws: PreviewFrameReader.Damaged.self) { try reader.next() }
        }
    }

    @Test func aPreviewWithoutANameIsCalledAfterItsPlace() {
        func title(_ name: String?, _ file: String) -> String {
            PreviewListing(index: 0, name: name, file: file, line: 7).title
        }
        #expect(title("own", "a.swift") == "own")
        #expect(title(nil, "/folder/a.b.swift") == "a.b-7")
        #expect(title(nil, "a") == "a-7")
    }
}
