import CornerKit
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct CardViewTests {
    let own = CardCorners(topLeft: 30, topRight: 10, bottomLeft: 10, bottomRight: 150)

    let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor

    func makeCard(_ width: CGFloat = 300, _ height: CGFloat = 300) -> CardView {
        CardView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    @Test func isAShapeWithoutABackground() {
        let card = makeCard()
        #expect(type(of: card.layer) == CAShapeLayer.self)
        #expect(card.layer === card.shapeLayer)
        #expect(card.backgroundColor == card.fillColor)
        card.backgroundColor = .orange
        #expect(card.layer.backgroundColor == nil)
        #expect(card.fillColor == .orange)
        #expect(card.shapeLayer.fillColor == UIColor.orange.cgColor)
        card.backgroundColor = nil
        #expect(card.shapeLayer.fillColor == nil)
    }

    @Test func oneDefaultCard() {
        let card = makeCard(40, 30)
        card.layoutIfNeeded()
        #expect(PathFigures(card.shapeLayer.path).elements == ["m 0 0", "l 40 0", "l 40 30", "l 0 30", "h"])
        #expect(card.shapeLayer.fillColor == white)
        #expect(card.shapeLayer.strokeColor == nil)
        #expect(card.layer.shadowOpacity == 0)
        #expect(card.cornerStyle == .quadratic)
    }

    @Test func isReadFromACoder() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        let card = try #require(CardView(coder: archiver))
        card.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        card.layoutIfNeeded()
        #expect(card.shapeLayer.path == card.outline.cgPath)
        #expect(card.shapeLayer.fillColor == white)
    }

    @Test func quadraticCardOfTheArticle() {
        let card = makeCard()
        card.corners = own
        card.layoutIfNeeded()
        #expect(abs(PathFigures(card.shapeLayer.path).area - 86_066.666_667) < 1e-3)
    }

    @Test func pathAndShadowPathFollowEverySize() {
        let card = makeCard()
        card.corners = own
        card.shadow = CardShadow()
        for size in [
            CGSize(width: 300, height: 300), CGSize(width: 360, height: 160), CGSize(width: 10, height: 400),
        ] {
            for change in [
                { card.frame.size = size }, { card.bounds.size = CGSize(width: size.height, height: 7) },
            ] {
                change()
                card.layoutIfNeeded()
                let expected = CornerPath(in: card.bounds, corners: own).cgPath
                #expect(card.shapeLayer.path == expected)
                #expect(card.shapeLayer.shadowPath == expected)
                #expect(card.shapeLayer.path == card.shapeLayer.shadowPath)
            }
        }
        card.bounds.origin = CGPoint(x: 5, y: -3)
        card.layoutIfNeeded()
        #expect(card.shapeLayer.path == CornerPath(in: card.bounds, corners: own).cgPath)
        card.frame.size = CGSize(width: 50, height: 50)
        card.corners = .top(9)
        card.cornerStyle = .continuous
        card.layoutIfNeeded()
        #expect(card.shapeLayer.path == CornerPath(in: card.bounds, corners: .top(9), style: .continuous).cgPath)
        #expect(card.shapeLayer.shadowPath == card.shapeLayer.path)
    }

    /// Every property asks for a layout, so that nothing depends on the order in which they are set.
    @Test func everyPropertyMarksTheLayout() {
        let card = makeCard()
        let changes: [(CardView) -> Void] = [
            { $0.corners = 5 }, { $0.cornerStyle = .circular }, { $0.fillColor = .red }, { $0.borderColor = .blue },
            { $0.borderWidth = 4 }, { $0.strokeStart = 0.2 }, { $0.strokeProgress = 0.4 },
            { $0.shadow = CardShadow() },
        ]
        for change in changes {
            card.layoutIfNeeded()
            #expect(!card.layer.needsLayout())
            change(card)
            #expect(card.layer.needsLayout())
        }
    }

    @Test func border() {
        let card = makeCard()
        card.borderColor = .red
        card.borderWidth = 6
        #expect(card.shapeLayer.strokeColor == UIColor.red.cgColor)
        #expect(card.shapeLayer.lineWidth == 6)
        card.borderWidth = 0
        #expect(card.shapeLayer.strokeColor == nil)
    }

    @Test func progress() {
        let card = makeCard()
        let cases: [(CGFloat, CGFloat)] = [
            (0.25, 0.25), (0, 0), (1, 1), (-3, 0), (7, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0),
        ]
        for (given, drawn) in cases {
            card.strokeProgress = given
            card.strokeStart = given
            #expect(card.shapeLayer.strokeEnd == drawn)
            #expect(card.shapeLayer.strokeStart == drawn)
        }
    }

    @Test func shadow() {
        let card = makeCard(40, 40)
        card.shadow = CardShadow(
            color: .blue, opacity: 0.5, radius: 7, offset: CGSize(width: 1, height: 2), caster: .content)
        card.layoutIfNeeded()
        #expect(card.layer.shadowColor == UIColor.blue.cgColor)
        #expect(card.layer.shadowOpacity == 0.5)
        #expect(card.layer.shadowRadius == 7)
        #expect(card.layer.shadowOffset == CGSize(width: 1, height: 2))
        #expect(card.layer.shadowPath == nil)
        card.shadow.caster = .outline
        card.layoutIfNeeded()
        #expect(card.layer.shadowPath == card.outline.cgPath)
        card.shadow = .none
        #expect(card.layer.shadowOpacity == 0)
    }

    @Test func coloursFollowDarkMode() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let card = makeCard(40, 40)
        card.borderColor = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }
        card.shadow.color = UIColor { $0.userInterfaceStyle == .dark ? .black : .gray }
        page.addSubview(card)
        #expect(card.shapeLayer.fillColor == white)
        #expect(card.shapeLayer.strokeColor == UIColor.blue.cgColor)
        page.overrideUserInterfaceStyle = .dark
        #expect(
            card.shapeLayer.fillColor == UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1).cgColor)
        #expect(card.shapeLayer.strokeColor == UIColor.yellow.cgColor)
        #expect(card.layer.shadowColor == UIColor.black.cgColor)
        page.overrideUserInterfaceStyle = .light
        #expect(card.shapeLayer.strokeColor == UIColor.blue.cgColor)
    }

    @Test func aCardMovedIntoADarkPageIsDark() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        page.overrideUserInterfaceStyle = .dark
        let card = makeCard(40, 40)
        card.fillColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
        #expect(card.shapeLayer.fillColor == UIColor.green.cgColor)
        page.addSubview(card)
        page.layoutIfNeeded()
        #expect(card.shapeLayer.fillColor == UIColor.red.cgColor)
    }

    /// Touches count inside the outline, at its present size, alone.
    @Test func hitsByItsOutline() {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let card = CardView(frame: CGRect(x: 100, y: 100, width: 100, height: 80))
        card.corners = CardCorners(topLeft: 40, bottomRight: 20)
        page.addSubview(card)
        func isHit(_ x: CGFloat, _ y: CGFloat) -> Bool {
            page.hitTest(CGPoint(x: x, y: y), with: nil) === card
        }
        #expect(isHit(150, 140))
        // A quadratic corner of r passes (r/4, r/4).
        #expect(!isHit(109.5, 109.5))
        #expect(isHit(110.5, 110.5))
        #expect(isHit(199.5, 100.5))
        #expect(isHit(100.5, 179.5))
        #expect(!isHit(199, 179))
        #expect(isHit(194.5, 174.5))
        #expect(!isHit(99, 140))
        // Before any layout of the new values.
        card.corners = .zero
        #expect(isHit(100.5, 100.5))
        card.corners = 40
        card.cornerStyle = .circular
        // An arc passes (0.2929 r, 0.2929 r).
        #expect(!isHit(111.5, 111.5))
        #expect(isHit(112, 112))
        card.frame.size = CGSize(width: 20, height: 20)
        #expect(!isHit(150, 140))
        #expect(isHit(110, 110))
        #expect(!card.point(inside: CGPoint(x: CGFloat.nan, y: 3), with: nil))
        #expect(!card.point(inside: CGPoint(x: CGFloat.infinity, y: -.infinity), with: nil))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, .greatestFiniteMagnitude, -.greatestFiniteMagnitude])
    func hostileValues(value: CGFloat) {
        let card = makeCard(40, 30)
        card.corners = CardCorners(topLeft: value, topRight: 4, bottomLeft: value, bottomRight: value)
        card.borderColor = .red
        card.borderWidth = value
        card.strokeStart = value
        card.strokeProgress = value
        card.shadow = CardShadow(
            opacity: Float(value), radius: value, offset: CGSize(width: value, height: value))
        for style in CornerStyle.allCases {
            card.cornerStyle = style
            card.layoutIfNeeded()
            #expect(PathFigures(card.shapeLayer.path).points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        }
        #expect(card.layer.shadowRadius.isFinite && card.layer.shadowRadius >= 0)
        #expect(card.layer.shadowOpacity >= 0 && card.layer.shadowOpacity <= 1)
        #expect(card.layer.shadowOffset.width.isFinite && card.layer.shadowOffset.height.isFinite)
        #expect(card.shapeLayer.lineWidth.isFinite && card.shapeLayer.lineWidth >= 0)
        card.frame = CGRect(x: 0, y: 0, width: value, height: value)
        card.layoutIfNeeded()
        #expect(PathFigures(card.shapeLayer.path).points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
}
