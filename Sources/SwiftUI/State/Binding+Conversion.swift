extension Binding {
    /// The value as an optional one; setting nil changes nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self = base.part(get: { $0 }, set: { if let value = $1 { $0 = value } })
    }

    /// The value inside an optional one; nil where there is none now.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        // What it was is told where there is no value any more.
        self = base.part(get: { $0 ?? value }, set: { $0 = $1 })
    }

    /// The value as one that can be anything to hash by; setting something of another type changes nothing.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self = base.part(get: { AnyHashable($0) }, set: { if let value = $1.base as? V { $0 = value } })
    }
}

extension Binding where Value: MutableCollection {
    /// An element as a binding; `fallback` is told where the collection has become shorter.
    func element(at index: Value.Index, or fallback: Value.Element) -> Binding<Value.Element>
    where Value: RandomAccessCollection {
        part(
            get: { $0.indices.contains(index) ? $0[index] : fallback },
            set: { if $0.indices.contains(index) { $0[index] = $1 } })
    }
}

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        part(get: { $0[position] }, set: { $0[position] = $1 })
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection, Value.Index: Hashable {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection, Value.Index: Hashable {}
