import Foundation

/// A view for each element of a collection, known by the element's identity.
///
/// An element that stands elsewhere than before keeps its view and the view's state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection that the views are made of.
    public var data: Data
    /// Makes the view of one element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
    public typealias Body = Never
}

extension ForEach where Content: View {
    /// Elements that are known by a value in them.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Elements that know their identity.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
        id = { $0.id }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A range that stays the same.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
        id = { $0 }
    }
}

extension ForEach where Content: View {
    /// The elements of a binding to a collection, each as a binding of its own.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
        let values = data.wrappedValue
        self.data = values.indices.lazy.map { ($0, values[$0][keyPath: id]) }
        self.id = { $0.1 }
        self.content = { element in content(data.element(at: element.0, or: values[element.0])) }
    }

    /// The elements of a binding to a collection, each as a binding of its own.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
        C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach: PrimitiveView where Content: View {
    func makeNode(_ place: NodePlace) -> ViewNode { CollectionNode(self, place) }
}

/// A view that is a collection of views, whose rows can be edited in lists.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    var data: Data { get }
}

extension ForEach: @preconcurrency DynamicViewContent where Content: View {}
