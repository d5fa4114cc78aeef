/// One walk of layout down the elements.
@MainActor struct LayoutPass {
    /// What the change that asked for the layout was made with.
    var transaction: Transaction

    /// The pass as it goes on inside an element, which may have a transaction of its own for its contents.
    func inside(_ element: LayoutElement) -> LayoutPass {
        guard let source = element as? any TransactionSource else { return self }
        var pass = self
        source.change(&pass.transaction)
        return pass
    }
}

/// An element that changes the transaction for what is in it.
@MainActor protocol TransactionSource: LayoutElement {
    func change(_ transaction: inout Transaction)
}
