import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// What transitions show, on a layer of 8 × 4 points at (4, 4) that was red and becomes blue.
struct TransitionTests {
    private let layer = CALayer.box(CGRect(x: 4, y: 4, width: 8, height: 4), .red)
    private let film: Film

    init() { film = Film(layer) }

    /// Half-way, unless the change says otherwise.
    private func picture(_ change: (CATransition) -> Void) -> Picture {
        film.at {
            let transition = CATransition()
            transition.duration = 1
            change(transition)
            layer.add(transition, forKey: "any")
            CATransaction.setDisableActions(true)
            layer.backgroundColor = .blue
        }
        film.go(to: 0.5)
        return MediaClock.$current.withValue(film.clock) { Picture(moving: film.root, width: 16, height: 12) }
    }

    /// What stands in the middle of each four by two points, row by row; "-" for nothing.
    private func map(_ picture: Picture) -> [String] {
        (0..<6).map { row in
            (0..<4).map { column -> String in
                let pixel = picture[column * 4 + 2, row * 2 + 1]
                return pixel == .red ? "r" : pixel == .blue ? "b" : pixel == .clear ? "-" : "?"
            }.joined()
        }
    }

    @Test func valuesOfAppleNames() {
        #expect(CATransition().type == .fade && CATransition().subtype == nil)
        #expect(
            [CATransitionType.fade, .moveIn, .push, .reveal].map(\.rawValue) == [
                "fade", "moveIn", "push", "reveal",
            ])
        #expect(
            [CATransitionSubtype.fromRight, .fromLeft, .fromTop, .fromBottom].map(\.rawValue)
                == ["fromRight", "fromLeft", "fromTop", "fromBottom"])
        #expect([kCAOnOrderIn, kCAOnOrderOut, kCATransition] == ["onOrderIn", "onOrderOut", "transition"])
    }

    @Test(arguments: [
        (CATransitionSubtype?.none, ["----", "----", "bbrr", "bbrr", "----", "----"]),
        (.fromLeft, ["----", "----", "bbrr", "bbrr", "----", "----"]),
        (.fromRight, ["----", "----", "rrbb", "rrbb", "----", "----"]),
        // Meant with y growing upwards: from the far end of y.
        (.fromTop, ["----", "-rr-", "-rr-", "-bb-", "-bb-", "----"]),
        (.fromBottom, ["----", "-bb-", "-bb-", "-rr-", "-rr-", "----"]),
    ])
    func pushing(_ subtype: CATransitionSubtype?, _ wanted: [String]) {
        // The layer takes columns 1 and 2 and rows 2 and 3; half-way the new picture stands half beside it.
        #expect(map(picture { ($0.type, $0.subtype) = (.push, subtype) }) == wanted)
    }

    @Test(arguments: [
        (CATransitionSubtype.fromLeft, ["----", "----", "bbr-", "bbr-", "----", "----"]),
        (.fromRight, ["----", "----", "-rbb", "-rbb", "----", "----"]),
        (.fromTop, ["----", "----", "-rr-", "-bb-", "-bb-", "----"]),
        (.fromBottom, ["----", "-bb-", "-bb-", "-rr-", "----", "----"]),
    ])
    func movingOver(_ subtype: CATransitionSubtype, _ wanted: [String]) {
        #expect(map(picture { ($0.type, $0.subtype) = (.moveIn, subtype) }) == wanted)
    }

    @Test(arguments: [
        (CATransitionSubtype.fromLeft, ["----", "----", "-brr", "-brr", "----", "----"]),
        (.fromRight, ["----", "----", "rrb-", "rrb-", "----", "----"]),
        (.fromTop, ["----", "-rr-", "-rr-", "-bb-", "----", "----"]),
        (.fromBottom, ["----", "----", "-bb-", "-rr-", "-rr-", "----"]),
    ])
    func revealing(_ subtype: CATransitionSubtype, _ wanted: [String]) {
        #expect(map(picture { ($0.type, $0.subtype) = (.reveal, subtype) }) == wanted)
    }

    @Test func progressBetweenStartAndEnd() {
        // From a quarter to three quarters: at half time half-way, at the beginning a quarter of eight points.
        film.at {
            let transition = CATransition()
            (transition.duration, transition.type, transition.subtype) = (1, .moveIn, .fromLeft)
            (transition.startProgress, transition.endProgress) = (0.25, 0.75)
            layer.add(transition, forKey: nil)
            CATransaction.setDisableActions(true)
            layer.backgroundColor = .blue
        }
        func edge() -> Int {
            MediaClock.$current.withValue(film.clock) {
                let picture = Picture(moving: film.root, width: 16, height: 12)
                return (0..<16).last { picture[$0, 5] == .blue } ?? -1
            }
        }
        #expect(edge() == 4 + 2 - 1)
        film.go(to: 0.5)
        #expect(edge() == 4 + 4 - 1)
        film.go(to: 0.75)
        #expect(edge() == 4 + 5 - 1)
        film.go(to: 1)
        #expect(edge() == 4 + 8 - 1 && layer.animationKeys() == nil)
        // An end before the beginning is the beginning; what is no number is the default.
        let odd = CATransition()
        (odd.startProgress, odd.endProgress) = (0.5, 0.25)
        let middle = MediaTiming.Moment(phase: .active, seconds: 0.5, fraction: 0.5, passes: 0)
        #expect(odd.progress(at: middle) == 0.5)
        (odd.startProgress, odd.endProgress) = (.nan, .infinity)
        #expect(odd.progress(at: middle) == 0.5)
    }

    @Test func fades() {
        let half = picture { $0.type = .fade }
        #expect(half[8, 6].isNear(Picture.Pixel(128, 0, 128)) && half[2, 6] == .clear)
        let unknown = CATransitionType(rawValue: "cube")
        #expect(unknown.rawValue == "cube")
    }

    @Test func unknownTypesFade() {
        #expect(picture { $0.type = CATransitionType(rawValue: "cube") }[8, 6].isNear(Picture.Pixel(128, 0, 128)))
    }

    /// What changes inside is part of the pictures: sublayers, contents, hiding.
    @Test func pushesOfWhatChangesInside() throws {
        let inner = CALayer.box(CGRect(x: 0, y: 0, width: 8, height: 4), .green)
        film.at {
            let push = CATransition()
            (push.duration, push.type, push.subtype) = (1, .push, .fromLeft)
            layer.add(push, forKey: nil)
            CATransaction.setDisableActions(true)
            layer.addSublayer(inner)
        }
        film.go(to: 0.5)
        func shown() -> Picture {
            MediaClock.$current.withValue(film.clock) { Picture(moving: film.root, width: 16, height: 12) }
        }
        #expect(shown()[2, 5] == .green && shown()[6, 5] == .green && shown()[10, 5] == .red)
        film.go(to: 1)
        #expect(shown()[5, 5] == .green && shown()[14, 5] == .clear)
        film.at {
            let reveal = CATransition()
            (reveal.duration, reveal.type, reveal.subtype) = (1, .reveal, .fromRight)
            layer.add(reveal, forKey: nil)
            CATransaction.setDisableActions(true)
            layer.isHidden = true
        }
        film.go(to: 1.5)
        #expect(shown()[2, 5] == .green && shown()[6, 5] == .green && shown()[10, 5] == .clear)
        film.go(to: 2)
        #expect(shown().area == 0)
    }

    @Test func theOneAddedLastIsShown() {
        film.at {
            for type in [CATransitionType.push, .moveIn] {
                let transition = CATransition()
                (transition.duration, transition.type, transition.subtype) = (1, type, .fromLeft)
                layer.add(transition, forKey: nil)
            }
            CATransaction.setDisableActions(true)
            layer.backgroundColor = .blue
        }
        #expect(layer.animationKeys() == ["transition"])
        film.go(to: 0.5)
        let shown = MediaClock.$current.withValue(film.clock) { Picture(moving: film.root, width: 16, height: 12) }
        #expect(map(shown)[2] == "bbr-")
    }

    @Test func theLayerMovesAtTheSameTime() {
        film.at {
            let transition = CATransition()
            (transition.duration, transition.type) = (1, .moveIn)
            layer.add(transition, forKey: nil)
            let move = CABasicAnimation(keyPath: "position.y")
            (move.byValue, move.duration, move.isAdditive) = (8, 1, false)
            layer.add(move, forKey: nil)
            CATransaction.setDisableActions(true)
            layer.backgroundColor = .blue
        }
        film.go(to: 0.5)
        let shown = MediaClock.$current.withValue(film.clock) { Picture(moving: film.root, width: 16, height: 12) }
        #expect(map(shown) == ["----", "----", "----", "----", "bbr-", "bbr-"])
    }

    @Test func inASuperlayerWithDepth() {
        film.at {
            CATransaction.setDisableActions(true)
            var eye = CATransform3DIdentity
            eye.m34 = -1 / 1000
            film.root.sublayerTransform = eye
        }
        #expect(map(picture { ($0.type, $0.subtype) = (.push, .fromRight) })[2] == "rrbb")
    }

    @Test func aNewLayerComesOutOfNothing() {
        let fresh = CALayer.box(CGRect(x: 4, y: 0, width: 8, height: 4), .green)
        film.at {
            CATransaction.setDisableActions(true)
            film.root.addSublayer(fresh)
            let push = CATransition()
            (push.duration, push.type, push.subtype) = (1, .push, .fromLeft)
            fresh.add(push, forKey: nil)
        }
        film.go(to: 0.5)
        let shown = MediaClock.$current.withValue(film.clock) { Picture(moving: film.root, width: 16, height: 12) }
        #expect(map(shown)[0] == "bb--".replacingOccurrences(of: "b", with: "?"))
    }

    @Test func hostileSizes() {
        for side in [CGFloat.nan, .infinity, -5, 0, 1e300] {
            for type in [CATransitionType.push, .moveIn, .reveal, .fade, .flip] {
                let layer = CALayer()
                layer.bounds.size = CGSize(width: side, height: side)
                let film = Film(layer)
                film.at {
                    let transition = CATransition()
                    (transition.duration, transition.type) = (1, type)
                    layer.add(transition, forKey: nil)
                }
                film.go(to: 0.4)
                let area = MediaClock.$current.withValue(film.clock) {
                    Picture(moving: film.root, width: 4, height: 4).area
                }
                #expect(area == 0)
            }
        }
    }

    @Test func halfATurn() {
        let quarter = picture { transition in
            (transition.type, transition.duration) = (.flip, 2)
        }
        // At a quarter the old picture stands at 45 degrees: narrower, its right side nearer or farther than its left.
        func height(_ column: Int) -> Double { (0..<12).reduce(0) { $0 + Double(quarter[column, $1].alpha) / 255 } }
        #expect(quarter[8, 6].red > 250 && quarter[8, 6].blue == 0)
        // The eye at 16 points: the far edge is at 8 - 4 cos 45° / (1 + 4 sin 45° / 16), the near one at 11.43.
        let near = max(height(5), height(10))
        #expect(abs(near - min(height(5), height(10))) > 0.5 && near > 4.2)
        let width = (0..<16).reduce(0) { $0 + Double(quarter[$1, 6].alpha) / 255 }
        #expect(abs(width - 5.84) < 0.06)
        film.go(to: 1.5)
        let late = MediaClock.$current.withValue(film.clock) { Picture(moving: film.root, width: 16, height: 12) }
        #expect(late[8, 6].blue > 250 && late[8, 6].red == 0)
        film.go(to: 2)
        let end = MediaClock.$current.withValue(film.clock) { Picture(moving: film.root, width: 16, height: 12) }
        #expect(map(end)[2] == "-bb-")
    }
}
