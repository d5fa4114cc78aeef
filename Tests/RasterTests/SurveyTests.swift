import CornerGeometry
import Foundation
import Testing

@testable import Raster

/// What is left out before anything is prepared, and how much is prepared at a time.
@Suite struct SurveyTests {
    static let width = 300
    static let height = 210

    /// Cards of all kinds with their shadows; each eighth is so large that it hides much of what came before.
    static func items(_ count: Int, seed: UInt32) -> [DrawItem] {
        var numbers = Pictures.Numbers(state: seed)
        var items = [Pictures.fill(Pictures.outline(0, 0, 400, 400), .white)]
        for index in 0..<count {
            let isLarge = index % 8 == 7
            let isWhole = numbers.next(2) == 0
            let fraction = isWhole ? 0 : numbers.unit()
            let outline = Pictures.outline(
                Double(numbers.next(320)) - 60 + fraction, Double(numbers.next(230)) - 60 + fraction,
                (isLarge ? 90 : 5) + Double(numbers.next(80)), (isLarge ? 70 : 5) + Double(numbers.next(60)),
                CornerRadii(
                    topLeft: Double(numbers.next(30)), topRight: Double(numbers.next(9)),
                    bottomRight: numbers.unit() * 22, bottomLeft: 0),
                numbers.next(3) == 0 ? .continuous : .circular)
            let color = PixelColor(
                red: numbers.unit(), green: numbers.unit(), blue: numbers.unit(), alpha: index % 5 == 2 ? 0.6 : 1)
            items.append(
                Pictures.shadow(
                    outline, sigma: numbers.unit() * 9, dx: 4 * numbers.unit() - 2, dy: 3 * numbers.unit(),
                    color: PixelColor(red: 0, green: 0, blue: 0, alpha: numbers.unit())))
            let clip =
                index % 7 == 3 ? Clip(shapes: [Shape(.outline(outline.inset(by: 2.5)))]) : nil
            items.append(Pictures.fill(outline, color, clip: clip))
            if index % 11 == 4 {
                let group = Group(items: [Pictures.fill(outline.offsetBy(dx: 9, dy: 4), color)], opacity: 0.5)
                items.append(DrawItem(.group(group)))
            }
        }
        return items
    }

    /// One item at a time, so that nothing is known of what will hide it.
    private func oneByOne(_ items: [DrawItem]) -> [UInt32] {
        let bitmap = Pictures.bitmap(Self.width, Self.height)
        for item in items { Renderer().draw([item], into: bitmap) }
        return Pictures.pixels(bitmap)
    }

    @Test(arguments: [3, 17, 29] as [UInt32]) func whatIsLeftOutDoesNotShow(_ seed: UInt32) {
        let items = Self.items(60, seed: seed)
        let area = PixelRect(x0: 0, y0: 0, x1: Self.width, y1: Self.height)
        #expect(PictureSurvey(items, within: area).shown.count < items.count * 9 / 10)
        #expect(Pictures.draw(items, Self.width, Self.height) == oneByOne(items))
    }

    @Test func whatIsCoveredOrOutsideIsNotPrepared() {
        let area = PixelRect(x0: 0, y0: 0, x1: Self.width, y1: Self.height)
        var items = Self.items(40, seed: 5)
        items.append(Pictures.shadow(Pictures.outline(330, 20, 50, 50), sigma: 4))
        items.append(Pictures.fill(Pictures.outline(20, -90, 50, 90)))
        let cover = items.count
        items.append(Pictures.fill(Pictures.outline(0, 0, 300, 210), .black))
        items.append(Pictures.fill(Pictures.outline(50, 50, 20, 20), .white))
        #expect(PictureSurvey(items, within: area).shown == [Int32(cover), Int32(cover) + 1])
        // A little less, or not opaque, and what shows beside it or through it is drawn.
        for (outline, color) in [
            (Pictures.outline(0, 0, 299.5, 210), PixelColor.black),
            (Pictures.outline(0, 0, 300, 210), PixelColor(red: 0, green: 0, blue: 0, alpha: 0.9)),
            (Pictures.outline(0, 0, 300, 210, CornerRadii(3)), .black),
        ] {
            items[cover] = Pictures.fill(outline, color)
            #expect(PictureSurvey(items, within: area).shown.first == 0)
            #expect(Pictures.draw(items, Self.width, Self.height) == oneByOne(items))
        }
    }

    @Test func boundsTakeInAllThatIsDrawn() {
        var numbers = Pictures.Numbers(state: 31)
        for _ in 0..<60 {
            let outline = Pictures.outline(
                60 + 9 * numbers.unit(), 60 + 9 * numbers.unit(), 1 + 30 * numbers.unit(), 1 + 30 * numbers.unit(),
                CornerRadii(numbers.unit() * 9))
            for item in [
                Pictures.fill(outline),
                Pictures.shadow(
                    outline, sigma: 12 * numbers.unit() * numbers.unit(), dx: 9 * numbers.unit() - 5,
                    dy: 9 * numbers.unit() - 5),
            ] {
                let bounds = withUnsafePointer(to: item) { ItemOutline($0)?.bounds ?? .empty }
                let pixels = Pictures.draw([item], 180, 180)
                var outside = 0
                for (index, pixel) in pixels.enumerated() where pixel != 0 {
                    let (x, y) = (index % 180, index / 180)
                    if x < bounds.x0 || x >= bounds.x1 || y < bounds.y0 || y >= bounds.y1 { outside += 1 }
                }
                #expect(outside == 0 && pixels.contains { $0 != 0 })
            }
        }
    }

    @Test(arguments: [1, 3000, 40_000], [1, 3]) func portionsDoNotMatter(_ budget: Int, _ threads: Int) {
        let items = Self.items(50, seed: 8) + InvarianceTests.items()
        let bitmap = Pictures.bitmap(Self.width, Self.height)
        var renderer = Renderer(threads: threads)
        renderer.portionBudget = budget
        renderer.draw(items, into: bitmap)
        #expect(Pictures.pixels(bitmap) == Pictures.draw(items, Self.width, Self.height))
    }

    @Test func manyItemsArePreparedSomeAtATime() {
        let area = PixelRect(x0: 0, y0: 0, x1: Self.width, y1: Self.height)
        let outline = Pictures.outline(0, 0, 40, 40, CornerRadii(9))
        let items = [DrawItem](repeating: Pictures.fill(outline, PixelColor(bits: 0x8000_0000)), count: 20_000)
        let survey = PictureSurvey(items, within: area)
        #expect(survey.portions.count > 1 && survey.portions.first?.lowerBound == 0)
        #expect(survey.portions.last?.upperBound == items.count)
        #expect(zip(survey.portions, survey.portions.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
        #expect(PictureSurvey(Array(items.prefix(1000)), within: area).portions == [0..<1000])
    }

    @Test func hostileOutlinesCoverNothingThatShows() {
        let far = 1e15
        for rect in [
            CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far), CGRect(x: 0, y: 0, width: far, height: far),
            CGRect(x: -far, y: 0, width: far, height: 5), CGRect(x: 3, y: 3, width: -2, height: 0),
            CGRect(x: Double.nan, y: 0, width: 9, height: 9),
        ] {
            for radius in [0, 1, far] {
                let outline = CornerOutline(rect: rect, radii: CornerRadii(radius), curve: .continuous)
                let items = Self.items(4, seed: 1) + [Pictures.fill(outline)]
                #expect(Pictures.draw(items, Self.width, Self.height) == oneByOne(items), "\(rect) \(radius)")
            }
        }
    }
}
