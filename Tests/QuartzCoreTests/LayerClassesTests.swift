import CoreGraphics
import Testing

@testable import QuartzCore

/// `layerClass` names a class; layers of it are made without a `required init()`.
struct LayerClassesTests {
    class WithDefaults: CALayer {
        var text = "kept"
        var numbers = [1, 2, 3]
        let object = NSObject()
    }

    class Overriding: CAShapeLayer {
        var isMade = false

        override init() {
            super.init()
            isMade = true
            lineWidth = 7
        }

        override init(layer: Any) { super.init(layer: layer) }

        required init?(coder: NSCoder) { return nil }
    }

    class Generic<Value>: CAGradientLayer {
        var values: [Value] = []
        var optional: Value?
    }

    final class Grandchild: Overriding {
        var more = 1.5
    }

    class WithoutInit: CALayer {
        let number: Int

        init(number: Int) {
            self.number = number
            super.init()
        }

        required init?(coder: NSCoder) { return nil }
    }

    final class GenericWithoutInit<Value>: CALayer {
        let value: Value

        init(value: Value) {
            self.value = value
            super.init()
        }

        required init?(coder: NSCoder) { return nil }
    }

    final class ShapeWithoutInit<Value>: CAShapeLayer {
        let value: Value

        init(value: Value) {
            self.value = value
            super.init()
        }

        required init?(coder: NSCoder) { return nil }
    }

    final class ChildOfWithoutInit: WithoutInit {}

    final class Convenient: CALayer {
        let number: Int

        init(number: Int) {
            self.number = number
            super.init()
        }

        override convenience init() { self.init(number: 5) }

        required init?(coder: NSCoder) { return nil }
    }

    /// Its code holds the name of its initialiser, as that of a class without one does.
    final class Telling: CALayer {
        private(set) var maker = ""

        override init() {
            super.init()
            maker = #function
            if maker.isEmpty { preconditionFailure(#function) }
        }

        override init(layer: Any) {
            super.init(layer: layer)
            maker = #function
        }

        required init?(coder: NSCoder) { return nil }
    }

    @Test func knownClasses() {
        #expect(type(of: LayerClasses.make(CALayer.self)) == CALayer.self)
        #expect(type(of: LayerClasses.make(CAShapeLayer.self)) == CAShapeLayer.self)
        #expect(type(of: LayerClasses.make(CAGradientLayer.self)) == CAGradientLayer.self)
    }

    @Test func otherClassesAreMadeAndCopied() {
        let types: [CALayer.Type] = [
            CAReplicatorLayer.self, CATransformLayer.self, CAScrollLayer.self, CATiledLayer.self,
            CAEmitterLayer.self,
        ]
        for type in types {
            let layer = LayerClasses.make(type)
            #expect(Swift.type(of: layer) == type)
            #expect(Swift.type(of: LayerCopies.copy(of: layer)) == type)
        }
    }

    @Test func storedPropertiesHaveTheirDefaults() throws {
        let layer = try #require(LayerClasses.make(WithDefaults.self) as? WithDefaults)
        #expect(layer.text == "kept")
        #expect(layer.numbers == [1, 2, 3])
        #expect(layer.opacity == 1)
        layer.backgroundColor = .black
        #expect(layer.commit().background != nil)
    }

    @Test func overriddenInitIsCalled() throws {
        let layer = try #require(LayerClasses.make(Overriding.self) as? Overriding)
        #expect(layer.isMade)
        #expect(layer.lineWidth == 7)
        let grandchild = try #require(LayerClasses.make(Grandchild.self) as? Grandchild)
        #expect(grandchild.isMade && grandchild.more == 1.5)
    }

    @Test func genericClasses() throws {
        let layer = try #require(LayerClasses.make(Generic<String>.self) as? Generic<String>)
        layer.values.append("a")
        #expect(layer.values == ["a"] && layer.optional == nil && layer.startPoint == CGPoint(x: 0.5, y: 0))
        #expect(LayerClasses.make(Generic<Double>.self) is Generic<Double>)
    }

    @Test func convenienceInitCounts() throws {
        let layer = try #require(LayerClasses.make(Convenient.self) as? Convenient)
        #expect(layer.number == 5)
    }

    @Test func initThatNamesItselfCounts() throws {
        let layer = try #require(LayerClasses.make(Telling.self) as? Telling)
        #expect(layer.maker == "init()")
        #expect((LayerCopies.copy(of: layer) as? Telling)?.maker == "init(layer:)")
    }

    @Test func copyOfAClassWithoutInitOfLayerIsPlain() {
        let layer = WithoutInit(number: 3)
        layer.opacity = 0.25
        let copy = LayerCopies.copy(of: layer)
        #expect(type(of: copy) == CALayer.self && copy.opacity == 0.25)
        let shape = ShapeWithoutInit(value: 2)
        #expect(type(of: LayerCopies.copy(of: shape)) == CAShapeLayer.self)
    }

    @Test func classWithoutInitBecomesAPlainLayer() {
        #expect(type(of: LayerClasses.make(WithoutInit.self)) == CALayer.self)
        #expect(type(of: LayerClasses.make(GenericWithoutInit<Int>.self)) == CALayer.self)
        #expect(type(of: LayerClasses.make(ChildOfWithoutInit.self)) == CALayer.self)
        #expect(type(of: LayerClasses.make(NSObject.self)) == CALayer.self)
    }

    @Test func referencesAreBalanced() {
        weak var gone: CALayer?
        do {
            let layer = LayerClasses.make(WithDefaults.self)
            gone = layer
            #expect(gone != nil)
        }
        #expect(gone == nil)
    }
}
