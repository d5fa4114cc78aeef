import Testing
import UIKit

@testable import Compositor
@testable import QuartzCore
@testable import Raster

@MainActor @Suite(.serialized) struct StageTests {
    private let stage = ViewStage(screenSize: CGSize(width: 100, height: 80), scale: 1)

    private func pixels(_ picture: ViewStage.Picture) throws -> Pixels {
        let bitmap = try #require(Bitmap(width: Int(picture.size.width), height: Int(picture.size.height)))
        Compositor().draw(
            picture.node, into: bitmap,
            transform: CGAffineTransform(translationX: -picture.frame.minX, y: -picture.frame.minY))
        return Pixels(bitmap)
    }

    @Test func aViewKeepsItsSizeAndPlace() throws {
        let picture = try #require(
            try stage.picture {
                let view = UIView(frame: CGRect(x: 5, y: 7, width: 20, height: 10))
                view.backgroundColor = .red
                let inner = UIView(frame: CGRect(x: 10, y: 5, width: 40, height: 10))
                inner.backgroundColor = .blue
                view.addSubview(inner)
                return view
            })
        #expect(picture.frame == CGRect(x: 5, y: 7, width: 20, height: 10))
        let found = try pixels(picture)
        #expect(found[0, 0] == red)
        #expect(found[10, 5] == blue && found[19, 9] == blue)
    }

    @Test func sizes() throws {
        final class Fitting: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 33, height: 0) }
            override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 44) }
        }
        #expect(try #require(try stage.picture { UIView() }).size == CGSize(width: 100, height: 80))
        #expect(try #require(try stage.picture { Fitting() }).size == CGSize(width: 33, height: 44))
        let wide = { Fitting(frame: CGRect(x: 0, y: 0, width: 9, height: 0)) }
        #expect(try #require(try stage.picture { wide() }).size == CGSize(width: 9, height: 44))
        #expect(try #require(try stage.picture(.fitting) { wide() }).size == CGSize(width: 33, height: 44))
        let fixed = CGSize(width: 12, height: 13)
        #expect(try #require(try stage.picture(.fixed(fixed)) { wide() }).size == fixed)
        #expect(try stage.picture { "no view" } == nil)
        #expect(throws: CancellationError.self) {
            try stage.picture(accept: { _ in throw CancellationError() }, of: { UIView() })
        }
    }

    @Test func aControllerFillsTheScreen() throws {
        final class Root: UIViewController {
            var appeared = false
            override func viewDidLoad() {
                view.backgroundColor = .systemBackground
                preferredContentSize = CGSize(width: 30, height: 0)
            }
            override func viewDidAppear(_ animated: Bool) {
                appeared = true
                let mark = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
                mark.backgroundColor = .green
                view.addSubview(mark)
            }
        }
        let root = Root()
        let picture = try #require(try stage.picture { root })
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
        let found = try pixels(picture)
        #expect(root.appeared && found[0, 0] == green && found[99, 79] == white)
        #expect(try #require(try stage.picture(.fitting) { Root() }).size == CGSize(width: 30, height: 80))
        let fixed = CGSize(width: 7, height: 9)
        let small = Root()
        #expect(try #require(try stage.picture(.fixed(fixed)) { small }).size == fixed)
        #expect(small.view.bounds.size == fixed)
    }

    @Test func picturesDoNotSeeOneAnother() throws {
        var dark = stage
        dark.userInterfaceStyle = .dark
        dark.scale = 3
        dark.screenSize = CGSize(width: 50, height: 50)
        let before = (UIScreen.main.bounds, UIScreen.main.scale, UITraitCollection.current)
        let picture = try dark.picture {
            #expect(UIScreen.main.scale == 3 && UIScreen.main.bounds.width == 50)
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
            view.backgroundColor = .systemBackground
            UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
            UIView.setAnimationsEnabled(false)
            return view
        }
        #expect(try pixels(#require(picture))[0, 0] == black)
        #expect(UIScreen.main.bounds == before.0 && UIScreen.main.scale == before.1)
        #expect(UITraitCollection.current == before.2)
        #expect(UIGraphicsGetCurrentContext() == nil && UIView.areAnimationsEnabled)
        _ = try stage.picture {
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
            #expect(UIGraphicsGetCurrentContext() == nil)
            return UIView()
        }
    }

    @Test func drawingAHierarchy() throws {
        let view = UIView(frame: CGRect(x: 3, y: 3, width: 4, height: 4))
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 2, y: 2, width: 2, height: 2))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
            view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 8, height: 8), afterScreenUpdates: true)
        }
        let found = try #require(Pixels(image))
        #expect(found[0, 0] == red && found[3, 3] == red)
        #expect(found[4, 4] == blue && found[7, 7] == blue)
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    }
}
