import CoreGraphics
import Foundation
import Raster
import Testing

@testable import Benchmarks

@Suite struct GrowthTests {
    @Test func figuresAreReadFromTheirNames() throws {
        for figure in GrowthFigure.all {
            let again = try #require(GrowthFigure("\(figure)"))
            #expect(again.series == figure.series && again.size == figure.size)
        }
        #expect(GrowthFigure("sigma=0.5")?.size == 0.5)
        for text in ["cards", "cards=", "cards=7", "cards=nan", "cards=100=1", "tables=100", "=100"] {
            #expect(GrowthFigure(text) == nil)
        }
    }

    @Test func optionsNameAFigure() throws {
        guard case .growth(let figure) = try Options(["--growth", "canvas=512", "--threads", "2"]).task else {
            Issue.record("not a figure")
            return
        }
        #expect(figure.series == .canvas && figure.size == 512)
        #expect(throws: Options.Mistake.self) { try Options(["--growth", "canvas=511"]) }
        #expect(throws: Options.Mistake.self) { try Options(["--growth-chart"]) }
    }

    @Test func sizesRiseAndSpanWhatIsPromised() {
        for series in GrowthSeries.allCases {
            #expect(series.sizes == series.sizes.sorted() && Set(series.sizes).count == series.sizes.count)
        }
        func ends(_ series: GrowthSeries) -> [Double?] { [series.sizes.first, series.sizes.last] }
        #expect(ends(.cards) == [100, 100_000])
        #expect(ends(.sigma) == [0.5, 200] && ends(.contentSigma) == [0.5, 200])
        #expect(ends(.canvas) == [256, 16_384])
        #expect(ends(.nesting) == [1, 200])
    }

    @Test func scenesHaveAsManyThingsAsTheirSizes() {
        func scene(_ series: GrowthSeries, _ size: Double) -> Scene {
            GrowthFigure(series: series, size: size).scene
        }
        #expect(scene(.cards, 1000).checksum.hexadecimal == SceneName.cards.scene().checksum.hexadecimal)
        #expect(scene(.sigma, 60).checksum.hexadecimal == SceneName.bigBlur.scene().checksum.hexadecimal)
        #expect(
            scene(.contentSigma, 8).checksum.hexadecimal == SceneName.contentShadows.scene().checksum.hexadecimal)
        #expect(scene(.grid, 300).operations.count == 601)
        #expect(scene(.covered, 300).operations.count == 602)
        #expect(scene(.outside, 300).operations.count == 601)
        #expect(scene(.canvas, 512).pixelWidth == 512 && scene(.canvas, 512).pixelHeight == 512)
        #expect(scene(.nesting, 3).encoded.map(\.name).filter { $0 == "group_begin" }.count == 3)
    }

    @Test func everyCardOfTheGridIsSeenWithItsShadow() {
        let scene = Scene.grid(count: 100)
        let canvas = CGRect(x: 0, y: 0, width: scene.width, height: scene.height)
        var taken: [CGRect] = []
        for operation in scene.operations {
            guard case .shadow(let outline, let shadow) = operation else { continue }
            let reach = outline.rect.insetBy(dx: -3 * shadow.sigma, dy: -3 * shadow.sigma)
            #expect(canvas.contains(reach))
            #expect(!taken.contains { $0.intersects(reach) })
            taken.append(reach)
        }
        #expect(taken.count == 100)
    }

    @Test func hiddenCardsLeaveNothingInThePicture() throws {
        func drawn(_ scene: Scene) throws -> UInt64 {
            let canvas = try Bitmap.canvas(of: scene)
            let part = PixelRect(x0: 1500, y0: 300, x1: 1920, y1: 420)
            Renderer().draw(scene.items(), into: canvas, region: part)
            return canvas.digest(of: part).value
        }
        func plain(_ operation: SceneOperation) -> Scene {
            Scene(width: 1920, height: 1080, operations: [operation])
        }
        let whole = CGRect(x: 0, y: 0, width: 1920, height: 1080)
        #expect(try drawn(.covered(count: 50)) == drawn(plain(.fillRect(whole, SceneColor(52, 120, 246)))))
        #expect(try drawn(.outside(count: 50)) == drawn(plain(.clear(.white))))
    }

    @Test func recordsAreReadAgainAndSummedUp() throws {
        func record(_ size: Double, _ time: Double, _ memory: Double) -> GrowthRecord {
            GrowthRecord(
                series: .cards, size: size, threads: 1, milliseconds: time, processor: time, canvas: 7.9,
                memory: memory)
        }
        let records = [record(1000, 2, 3), record(10_000, 20, 5), record(100_000, 240, 70)]
        let text = try records.map { try $0.json }.joined(separator: "\n")
        #expect(try GrowthRecord.records(text) == records)
        #expect(throws: Options.Mistake.self) { try GrowthRecord.records("{}") }
        let summary = try #require(GrowthSummary.all(of: records).first)
        #expect(abs((summary.growth ?? 0) - 12) < 1e-9)
        #expect(summary.line.hasSuffix("at most 70.0 MiB beside the canvas: MORE THAN 64"))
        #expect(GrowthSummary(series: .grid, threads: 1, of: records).growth == nil)
    }

    @Test func axesPutEqualFactorsAtEqualSteps() {
        let scale = LogarithmicScale([0.2, 40], areWholeDecades: true, places: (300, 0))
        #expect(scale.decades == -1...2)
        #expect(abs(scale.place(of: 1) - 200) < 1e-9 && abs(scale.place(of: 100)) < 1e-9)
        #expect(scale.place(of: -5) == 300)
        #expect(LogarithmicScale([], areWholeDecades: true, places: (0, 1)).decades == 0...1)
        #expect(["0.01", "1", "1000", "10k", "100k"] == [-2, 0, 3, 4, 5].map(LogarithmicScale.label))
    }

    @MainActor @Test func theChartIsAPictureEvenOfNothing() {
        #expect(GrowthChart([]).png.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        #expect(GrowthChart([]).size == CGSize(width: 824, height: 974))
    }

    @MainActor @Test func chosenLayersAreTheWantedShare() {
        let all = Array(0..<10_000)
        for percent in LayerFrameMeasurement.percents {
            #expect(LayerFrameMeasurement.chosen(percent, of: all).count == percent * 100)
        }
    }
}
