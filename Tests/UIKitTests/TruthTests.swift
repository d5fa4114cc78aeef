import Foundation
import ImageIO
import Testing

@testable import UIKit

/// A handful of the pictures that Apple's frameworks have recorded, where they lie beside the package; `make truth`
/// draws and scores them all.
@MainActor @Suite struct TruthTests {
    private nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../shared/truth/png").standardizedFileURL

    private nonisolated static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

    private struct Case: Decodable {
        var id: String
        var truth: String
        var region: [Int]
        var ourRegion: [Int]

        private enum CodingKeys: String, CodingKey {
            case id, truth, region
            case ourRegion = "our_region"
        }
    }

    /// The largest difference of a premultiplied byte in what is compared.
    private func difference(_ name: String, scale: CGFloat, _ view: UIView) throws -> Int {
        let root = Self.folder.deletingLastPathComponent()
        let cases = try JSONDecoder().decode(
            [Case].self, from: Data(contentsOf: root.appendingPathComponent("cases.json")))
        let found = try #require(cases.first { $0.id == name })
        let source = try #require(
            CGImageSourceCreateWithURL(root.appendingPathComponent(found.truth) as CFURL, nil))
        let truth = Pixels(try #require(CGImageSourceCreateImageAtIndex(source, 0, nil)).bitmap)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { context in
            view.layer.render(in: context.cgContext)
        }
        let ours = try #require(Pixels(image))
        var largest = 0
        for y in 0..<found.region[3] {
            for x in 0..<found.region[2] {
                let a = truth[found.region[0] + x, found.region[1] + y]
                let b = ours[found.ourRegion[0] + x, found.ourRegion[1] + y]
                largest = zip(a, b).reduce(largest) { max($0, abs($1.0 - $1.1)) }
            }
        }
        return largest
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor?) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.backgroundColor = color
        return view
    }

    @Test(.enabled("the recorded pictures are not here") { Self.isThere })
    func corners() throws {
        let page = box(0, 0, 100, 100, .white)
        let square = box(0, 0, 100, 100, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        square.layer.cornerRadius = 10
        page.addSubview(square)
        #expect(try difference("bp-rounded", scale: 1, page) <= 3)
        let clipped = box(0, 0, 100, 100, .white)
        let smooth = box(25, 25, 50, 50, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        smooth.layer.cornerRadius = 10
        smooth.layer.cornerCurve = .continuous
        smooth.layer.masksToBounds = true
        clipped.addSubview(smooth)
        #expect(try difference("bw-continuous", scale: 3, clipped) <= 3)
    }

    @Test(.enabled("the recorded pictures are not here") { Self.isThere })
    func shadow() throws {
        let page = box(0, 0, 100, 100, .white)
        let square = box(20, 20, 60, 60, UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        square.layer.cornerRadius = 10
        square.layer.shadowColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1).cgColor
        square.layer.shadowOpacity = 1
        square.layer.shadowRadius = 8
        square.layer.shadowOffset = .zero
        page.addSubview(square)
        #expect(try difference("bp-shadow", scale: 1, page) <= 3)
    }

    @Test(.enabled("the recorded pictures are not here") { Self.isThere })
    func gradient() throws {
        let page = box(0, 0, 50, 50, nil)
        let gradient = CAGradientLayer()
        gradient.frame = page.bounds
        gradient.colors = [
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor,
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor,
        ]
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: 1, y: 1)
        page.layer.addSublayer(gradient)
        #expect(try difference("rd-gradient", scale: 3, page) <= 3)
    }

    @Test func theHierarchyIsDrawnAsOnTheScreen() throws {
        let page = box(0, 0, 8, 8, nil)
        let gradient = CAGradientLayer()
        gradient.frame = page.bounds
        gradient.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
        page.layer.addSublayer(gradient)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: page.bounds.size, format: format).image { _ in
            page.drawHierarchy(in: page.bounds, afterScreenUpdates: true)
        }
        #expect(try #require(Pixels(image))[4, 4] == red)
    }
}
