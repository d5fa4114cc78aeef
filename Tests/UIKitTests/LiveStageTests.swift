import QuartzCore
import Testing
import UIFoundation
import UIKit

@MainActor @Suite(.serialized) struct LiveStageTests {
    private final class Finger: UIView {
        var places: [CGPoint] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

        private func note(_ touches: Set<UITouch>) {
            if let place = touches.first?.location(in: self) { places.append(place) }
        }
    }

    private func touch(_ kind: StageTouch.Kind, _ x: CGFloat, _ y: CGFloat) -> StageTouch {
        StageTouch(kind: kind, time: 0, place: CGPoint(x: x, y: y), picture: 0)
    }

    @Test func everyPlaceOfThePictureIsTouched() throws {
        let stage = ViewStage(screenSize: CGSize(width: 100, height: 80), scale: 1)
        let sizes: [(StageSize, CGRect)] = [
            (.fixed(CGSize(width: 300, height: 200)), .zero), (.own, CGRect(x: 90, y: 70, width: 300, height: 200)),
            (.fixed(CGSize(width: 300, height: 200)), CGRect(x: 10, y: 10, width: 20, height: 20)),
        ]
        for (size, frame) in sizes {
            let finger = Finger(frame: frame)
            let live = try #require(try stage.open(size) { finger })
            #expect(live.picture.size == CGSize(width: 300, height: 200))
            for (x, y) in [(1.0, 1.0), (299, 1), (1, 199), (299, 199)] {
                live.deliver(touch(.press, x, y))
                live.deliver(touch(.release, x, y))
            }
            #expect(
                finger.places == [
                    CGPoint(x: 1, y: 1), CGPoint(x: 299, y: 1), CGPoint(x: 1, y: 199), CGPoint(x: 299, y: 199),
                ])
        }
    }

    @Test func timeGoesOnInFramesAndSurroundingsAreRestored() throws {
        let before = (UITraitCollection.current.userInterfaceStyle, CACurrentMediaTime())
        let stage = ViewStage(screenSize: CGSize(width: 100, height: 80), scale: 1, userInterfaceStyle: .dark)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let live = try #require(
            try stage.open {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 60 }
                return view
            })
        #expect(live.time == 0)
        let first = live.picture.node
        live.advance(to: 0.5)
        #expect(live.time == 0.5)
        live.perform { #expect(abs((view.layer.presentation()?.frame.minX ?? 0) - 30) < 1e-6) }
        #expect(live.picture.node !== first)
        live.advance(to: 0.25)
        #expect(live.time == 0.5)
        live.advance(to: 2)
        let rest = live.picture.node
        live.advance(to: 3)
        #expect(live.picture.node === rest)
        live.perform {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            #expect(CACurrentMediaTime() == 3)
        }
        #expect(UITraitCollection.current.userInterfaceStyle == before.0)
        #expect(CACurrentMediaTime() >= before.1)
    }

    @Test func directionAndTextSizeReachTheViews() throws {
        var stage = ViewStage(screenSize: CGSize(width: 100, height: 80), scale: 1)
        stage.isRightToLeft = true
        stage.contentSizeCategory = .accessibilityLarge
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let live = try #require(try stage.open { view })
        live.perform {
            #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        }
    }

    @Test func keysGoToTheFirstResponderThatTakesThem() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        let live = try #require(try ViewStage().open { field })
        live.deliver(touch(.type("x"), 0, 0))
        #expect(field.text?.isEmpty ?? true)
        live.deliver(touch(.press, 5, 5))
        live.deliver(touch(.release, 5, 5))
        live.deliver(touch(.type("ab"), 0, 0))
        live.deliver(touch(.key(.delete), 0, 0))
        #expect(field.text == "a")
    }

    @Test func aClosedStageIsGone() throws {
        weak var seen: UIView?
        do {
            let live = try ViewStage().open {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                seen = view
                return view
            }
            live?.advance(to: 0.1)
            #expect(seen != nil)
        }
        #expect(seen == nil)
    }
}
