import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite(.serialized) struct SelectorTests {
    @MainActor class Base: NSObject {
        var log: [String] = []
        var level = 1
        func none() { log.append("none") }
        func one(_ sender: Any?) { log.append("one \(sender ?? "nil")") }
        func two(_ sender: NSObject, _ other: String?) { log.append("two \(other ?? "nil")") }
        func exact(_ sender: Sub) { log.append("exact") }
        func value() -> NSObject { self }
        private func hidden() { log.append("hidden") }
        class func shared() -> String { "\(self)" }
        static var count = 0
        static func add(_ number: Int) { count += number }

        @section(".init_array") @used
        private nonisolated static let record: @convention(c) () -> Void = {
            Selector.register {
                Selector("none", on: Base.self) { $0.none() }
                Selector("one:", on: Base.self) { $0.one($1) }
                Selector("two:other:", on: Base.self) { $0.two($1, $2) }
                Selector("exact:", on: Base.self) { $0.exact($1) }
                Selector("value", on: Base.self) { $0.value() }
                Selector("hidden", on: Base.self) { $0.hidden() }
                Selector("level", on: Base.self) { $0.level }
                Selector("setLevel:", on: Base.self) { $0.level = $1 }
                Selector("shared", class: Base.self) { Base.shared() }
                Selector("add:", class: Base.self) { Base.add($0) }
                Selector("mark", on: (any Marking).self) { $0.mark() }
            }
        }
    }

    class Sub: Base {
        override func none() {
            super.none()
            log.append("sub")
        }
    }

    @MainActor protocol Marking: AnyObject { func mark() }
    final class Marked: Base, Marking {
        func mark() { log.append("marked") }
    }

    final class Plain {
        var count = 0
        func step() -> Int {
            count += 1
            return count
        }
    }

    class Box<Value>: NSObject, SelectorRegistering {
        var values: [Value] = []
        func put(_ value: Value) { values.append(value) }
        static func registerSelectors() {
            Selector("put:", on: Box<Value>.self) { $0.put($1) }
        }
    }
    final class Words: Box<String> {}

    @Test func methodsAreFoundByName() {
        let base = Base()
        for name in ["none", "hidden"] { Selector(name).perform(on: base) }
        NSSelectorFromString("one:").perform(on: base, with: "a")
        Selector("one:").perform(on: base)
        Selector("two:other:").perform(on: base, with: base, "b")
        Selector("two:other:").perform(on: base, with: base)
        #expect(base.log == ["none", "hidden", "one a", "one nil", "two b", "two nil"])
        #expect(Selector("value").perform(on: base) as? Base === base)
        #expect(Selector("level").perform(on: base) as? Int == 1)
        Selector("setLevel:").perform(on: base, with: 7)
        #expect(base.level == 7)
        #expect(Selector("one:").isKnown(to: base) && !Selector("one").isKnown(to: base))
    }

    @Test func inheritedAndOverriddenMethods() {
        let sub = Sub()
        Selector("none").perform(on: sub)
        Selector("none", Base.none).perform(on: sub)
        Selector("hidden").perform(on: sub)
        #expect(sub.log == ["none", "sub", "none", "sub", "hidden"])
        // A method of a subclass is not one of the class above.
        _ = Selector("only", on: Sub.self) { $0.log.append("only") }
        #expect(!Selector("only").isKnown(to: Base()) && Selector("only").isKnown(to: sub))
    }

    @Test func argumentsThatDoNotFitAreNotHandedOver() {
        let base = Base()
        #expect(Selector("exact:").perform(on: base, with: Base()) == nil)
        #expect(Selector("exact:").perform(on: base) == nil)
        #expect(Selector("two:other:").perform(on: base, with: base, 5) == nil)
        #expect(base.log.isEmpty)
        Selector("exact:").perform(on: base, with: Sub())
        #expect(base.log == ["exact"])
    }

    @Test func staticMethodsHaveTheClassForATarget() {
        #expect(Selector("shared").perform(on: Base.self) as? String == "Base")
        Selector("add:").perform(on: Sub.self, with: 3)
        #expect(Base.count == 3)
        #expect(!Selector("add:").isKnown(to: Base()) && !Selector("none").isKnown(to: Base.self))
    }

    @Test func genericClassesAndProtocols() {
        let (numbers, words, marked) = (Box<Int>(), Words(), Marked())
        Selector("put:").perform(on: numbers, with: 3)
        Selector("put:").perform(on: words, with: "a")
        #expect(Selector("put:").perform(on: words, with: 3) == nil)
        Selector("mark").perform(on: marked)
        #expect(numbers.values == [3] && words.values == ["a"] && marked.log == ["marked"])
        #expect(!Selector("mark").isKnown(to: Base()))
    }

    @Test func aSelectorOfAnotherClassGoesByItsName() {
        final class Other: NSObject {
            var called = false
            func none() { called = true }
        }
        _ = Selector("none", on: Other.self) { $0.none() }
        let other = Other()
        Selector("none", Base.none).perform(on: other)
        #expect(other.called)
    }

    @Test func classesThatAreNoViews() {
        let plain = Plain()
        let step = Selector("step", on: Plain.self) { $0.step() }
        #expect(step.perform(on: plain) as? Int == 1 && Selector("step").perform(on: plain) as? Int == 2)
    }
}
