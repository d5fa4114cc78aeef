import Foundation
import ImageIO
import PreviewChannel
import Raster
import Testing

@testable import PreviewSessions

@Suite struct SessionPartsTests {
    private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
        PixelRect(x0: x, y0: y, x1: x + width, y1: y + height)
    }

    @Test func partsThatTouchBecomeOneAndNeverMany() {
        var parts = PendingParts()
        parts.add(.empty)
        #expect(parts.isEmpty)
        parts.add(rect(0, 0, 10, 10))
        parts.add(rect(20, 0, 10, 10))
        #expect(parts.rects.count == 2)
        parts.add(rect(5, 5, 20, 3))
        #expect(parts.rects == [rect(0, 0, 30, 10)])
        for index in 0..<100 { parts.add(rect(index * 100, 50, 10, 10)) }
        #expect(parts.rects.count <= 8)
        for index in 0..<100 {
            #expect(parts.rects.contains { $0.intersection(rect(index * 100, 50, 10, 10)).width == 10 })
        }
    }

    @Test func aPageHasTwoFramesOnTheWay() {
        var page = PageClient()
        page.changed(1, [rect(0, 0, 1, 1)])
        #expect(!page.wantsFrame)
        page.watched = [1]
        #expect(page.wantsFrame)
        let first = page.take()
        #expect(first.parts.map(\.preview) == [1])
        #expect(!page.wantsFrame)
        page.changed(1, [rect(0, 0, 1, 1)])
        let second = page.take()
        for _ in 0..<1000 { page.changed(1, [rect(0, 0, 5, 5)]) }
        #expect(!page.wantsFrame)
        // A number that was never sent changes nothing.
        page.shown(99)
        #expect(!page.wantsFrame)
        page.shown(first.number)
        #expect(page.wantsFrame)
        #expect(page.take().parts.map(\.rects) == [[rect(0, 0, 5, 5)]])
        page.shown(second.number)
        #expect(!page.wantsFrame)
    }

    @Test func fewCommandsAreOnTheWayAndMovesReplaceOneAnother() {
        var queue = HostQueue()
        #expect(queue.isEmpty)
        for index in 0..<1000 { queue.add(.input(preview: 0, .touch(.move, x: Double(index), y: 0))) }
        #expect(queue.next() == .input(preview: 0, .touch(.move, x: 999, y: 0)))
        #expect(queue.next() == nil && !queue.isEmpty)
        queue.answered()
        #expect(queue.isEmpty)
        for _ in 0..<10_000 {
            queue.add(.input(preview: 0, .touch(.press, x: 0, y: 0)))
            queue.add(.input(preview: 0, .text("a")))
        }
        queue.add(.input(preview: 0, .touch(.release, x: 0, y: 0)))
        var count = 0
        var last: LiveCommand?
        while let command = queue.next() {
            (count, last) = (count + 1, command)
            if count >= 4 { queue.answered() }
        }
        #expect(count <= 513)
        #expect(last == .input(preview: 0, .touch(.release, x: 0, y: 0)))
    }

    @Test func aMirrorTakesPartsThatFit() throws {
        func picture(_ parts: [LivePicture.Part]) -> LivePicture {
            LivePicture(index: 0, width: 4, height: 3, scale: 1, time: 0, parts: parts)
        }
        let mirror = try #require(PictureMirror(picture([])))
        let red: [UInt8] = [255, 0, 0, 255]
        let part = LivePicture.Part(x: 1, y: 1, width: 2, height: 2)
        #expect(mirror.take(picture([part]), Data(red + red + red + red)) == [rect(1, 1, 2, 2)])
        let png = try #require(mirror.png(of: rect(0, 0, 4, 3)))
        let decoded = try #require(Bitmap(pngData: png))
        let bytes = (0..<3).flatMap { y in decoded.withRow(y) { $0.map { UInt32(littleEndian: $0) } } }
        let r: UInt32 = 0xFF00_00FF
        #expect(bytes == [0, 0, 0, 0, 0, r, r, 0, 0, r, r, 0])
        for wrong in [
            LivePicture.Part(x: -1, y: 0, width: 1, height: 1), LivePicture.Part(x: 4, y: 0, width: 1, height: 1),
            LivePicture.Part(x: 0, y: 0, width: Int.max, height: Int.max),
            LivePicture.Part(x: 0, y: 0, width: 0, height: 1),
        ] {
            #expect(mirror.take(picture([wrong]), Data(red)) == nil)
        }
        #expect(mirror.take(picture([part]), Data(red)) == nil)
        #expect(PictureMirror(LivePicture(index: 0, width: 0, height: 9, scale: 1, time: 0, parts: [])) == nil)
    }

    @Test func framesAreLittleEndianNumbersAndPictures() {
        let part = LivePicture.Part(x: 1, y: 2, width: 3, height: 4)
        let frame = PageFrame(
            number: 7,
            pictures: [
                PageFrame.Picture(preview: 5, width: 640, height: 720, scale: 2, parts: [(part, Data([9, 8, 7]))])
            ])
        let numbers = [1, 7, 1, 5, 640, 720, 2000, 1, 1, 2, 3, 4, 3]
        var expected: [UInt8] = []
        for number in numbers { expected += (0..<4).map { UInt8(number >> ($0 * 8) & 255) } }
        expected += [9, 8, 7]
        #expect(Array(frame.encoded) == expected)
    }

    @Test func settingsAreBroughtIntoTheirRanges() {
        var settings = LiveSettings()
        settings.scale = .nan
        settings.device = .init(width: 1e300, height: -5, cornerRadius: .infinity)
        #expect(settings.limited.scale == 0.5)
        #expect(settings.limited.device == .init(width: 4096, height: 1, cornerRadius: 0))
        settings.device = .init(width: 100, height: 200, cornerRadius: 70)
        #expect(settings.limited.device?.cornerRadius == 50)
    }

    @Test func messagesOfTheCompilerHavePlaces() {
        #expect(
            CompilerMessage("a/b:c.swift:3:14: error: no 'x': in scope")
                == CompilerMessage(
                    file: "a/b:c.swift", line: 3, column: 14, kind: "error", text: "no 'x': in scope"))
        #expect(CompilerMessage("Card.swift:1:2: warning: w")?.kind == "warning")
        for line in ["", "3 | let x", "   |  `- error: no", "error: link failed", "a.swift:x:y: error: no"] {
            #expect(CompilerMessage(line) == nil, "\(line)")
        }
    }
}
