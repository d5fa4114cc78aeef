import CornerKit
import Testing
import UIKit

@testable import QuartzCore

@MainActor @Suite(.serialized) struct ShadowButtonTests {
    private let button = ShadowButton(frame: CGRect(x: 20, y: 10, width: 100, height: 40))

    private func rgb(_ color: CGColor?) -> [CGFloat] {
        (color?.components ?? []).map { ($0 * 1000).rounded() / 1000 }
    }

    private var shown: [CGFloat] { rgb(button.backgroundLayer.fillColor) }

    @Test func outlinesOfAllShapes() {
        button.layoutIfNeeded()
        #expect(
            button.backgroundLayer.path
                == CornerPath(in: button.bounds, corners: 20, style: .circular).cgPath)
        button.outline = .round
        button.layoutIfNeeded()
        let circle = CGRect(x: 30, y: 0, width: 40, height: 40)
        #expect(button.backgroundLayer.path == CornerPath(in: circle, corners: 20, style: .circular).cgPath)
        let own = CardCorners(topLeft: 4, bottomRight: 18)
        button.outline = .corners(own, style: .quadratic)
        button.layoutIfNeeded()
        let path = CornerPath(in: button.bounds, corners: own).cgPath
        #expect(button.backgroundLayer.path == path && button.shadowLayer.shadowPath == path)
    }

    @Test func bothLayersFollowEverySize() {
        for size in [CGSize(width: 60, height: 60), CGSize(width: 200, height: 30), CGSize(width: 0, height: 9)] {
            button.frame.size = size
            button.layoutIfNeeded()
            let path = button.outlinePath.cgPath
            #expect(button.backgroundLayer.path == path && button.shadowLayer.shadowPath == path)
            #expect(button.backgroundLayer.frame == button.bounds && button.shadowLayer.frame == button.bounds)
        }
        button.frame.size = CGSize(width: 50, height: 30)
        button.shadow.spread = 3
        button.layoutIfNeeded()
        #expect(button.shadowLayer.shadowPath?.boundingBox == CGRect(x: -3, y: -3, width: 56, height: 36))
        #expect(button.backgroundLayer.path?.boundingBox == button.bounds)
    }

    @Test func layersStandLowestAndOnce() throws {
        button.setTitle("Post", for: .normal)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }, for: .normal)
        for _ in 0..<3 {
            button.setNeedsLayout()
            button.layoutIfNeeded()
            button.draw(button.bounds)
        }
        let layers = try #require(button.layer.sublayers)
        #expect(layers.count == 4)
        #expect(layers[0] === button.shadowLayer && layers[1] === button.backgroundLayer)
        #expect(
            Set(layers[2...].map(ObjectIdentifier.init))
                == [button.imageView, button.titleLabel].reduce(into: []) {
                    if let layer = $1?.layer { $0.insert(ObjectIdentifier(layer)) }
                })
        // A background image is a view that the button puts lowest.
        button.setBackgroundImage(button.image(for: .normal), for: .normal)
        button.layoutIfNeeded()
        #expect(button.layer.sublayers?.count == 5)
        #expect(button.layer.sublayers?.first === button.shadowLayer)
        #expect(button.layer.sublayers?[1] === button.backgroundLayer)
    }

    @Test func colorsOfTheStates() {
        button.setFillColor(UIColor(red: 0.8, green: 0.4, blue: 0, alpha: 1), for: .normal)
        #expect(shown == [0.8, 0.4, 0, 1])
        button.isHighlighted = true
        #expect(shown == [0.6, 0.3, 0, 1])
        button.setFillColor(.red, for: .highlighted)
        #expect(shown == [1, 0, 0, 1])
        button.isHighlighted = false
        button.isEnabled = false
        #expect(shown == [0.8, 0.4, 0, 0.5])
        button.setFillColor(.gray, for: .disabled)
        #expect(button.fillColor(for: .disabled) == .gray)
        #expect(button.backgroundLayer.fillColor == UIColor.gray.cgColor)
        button.isEnabled = true
        button.isSelected = true
        #expect(shown == [0.8, 0.4, 0, 1])
        button.setFillColor(.green, for: .selected)
        #expect(shown == [0, 1, 0, 1])
        button.isHighlighted = true
        #expect(shown == [1, 0, 0, 1])
        button.setFillColor(.blue, for: [.selected, .highlighted])
        #expect(shown == [0, 0, 1, 1])
        button.setFillColor(nil, for: .highlighted)
        button.setFillColor(nil, for: [.selected, .highlighted])
        #expect(shown == [0, 0.75, 0, 1])
        button.isSelected = false
        button.isHighlighted = false
        button.backgroundColor = nil
        #expect(button.backgroundLayer.fillColor == nil && button.layer.backgroundColor == nil)
    }

    @Test func darkModeIsFollowed() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.addSubview(button)
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        button.setFillColor(color, for: .normal)
        button.shadow.color = color
        #expect(button.backgroundLayer.fillColor == UIColor.black.cgColor)
        window.overrideUserInterfaceStyle = .dark
        #expect(button.backgroundLayer.fillColor == UIColor.white.cgColor)
        #expect(button.shadowLayer.shadowColor == UIColor.white.cgColor)
        button.isHighlighted = true
        #expect(shown == [0.75, 0.75, 0.75, 1])
    }

    @Test func touchesCountInsideTheOutline() {
        button.outline = .round
        #expect(button.point(inside: CGPoint(x: 50, y: 20), with: nil))
        #expect(!button.point(inside: CGPoint(x: 10, y: 20), with: nil))
        #expect(!button.point(inside: CGPoint(x: 32, y: 2), with: nil))
        button.outline = .pill
        #expect(button.point(inside: CGPoint(x: 10, y: 20), with: nil))
        #expect(!button.point(inside: CGPoint(x: 1, y: 1), with: nil))
    }

    @Test func nothingMovesByItself() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        window.addSubview(button)
        window.makeKeyAndVisible()
        window.layer.prepareForCommit()
        _ = window.layer.commit()
        button.isHighlighted = true
        button.frame.size = CGSize(width: 60, height: 60)
        button.layoutIfNeeded()
        for layer in [button.shadowLayer, button.backgroundLayer] { #expect(layer.animationKeys() == nil) }
    }

    @Test func absurdValuesAreHarmless() {
        button.outline = .corners(CardCorners(topLeft: .nan, bottomRight: .infinity))
        button.shadow = CardShadow(opacity: .nan, radius: -.infinity, offset: CGSize(width: CGFloat.nan, height: 0))
        button.frame = CGRect(x: 0, y: 0, width: 30, height: -20)
        button.layoutIfNeeded()
        #expect(button.shadowLayer.shadowOpacity == 0 && button.shadowLayer.shadowRadius == 0)
    }
}
