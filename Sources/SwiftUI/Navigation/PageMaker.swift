import Combine

/// Makes the view of a page above the root of a stack; told of another way to make it, it has the page made again.
///
/// It is asked in the body of the page, which so follows whatever state is read on the way.
final class PageMaker: ObservableObject {
    @Published private var make: @MainActor (AnyHashable?) -> AnyView?

    init(_ make: @escaping @MainActor (AnyHashable?) -> AnyView?) { self.make = make }

    /// Takes the place of the way before, as whoever leads to the page was made again.
    func take(_ make: @escaping @MainActor (AnyHashable?) -> AnyView?) { self.make = make }

    /// The page of a value, or of none; nil where it is no value that it makes pages of.
    @MainActor func view(for value: AnyHashable?) -> AnyView? { make(value) }
}
