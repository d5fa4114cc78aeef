/// One walk of layout down the elements.
@MainActor struct LayoutPass {
    /// What the change that asked for the layout was made with.
    var transaction: Transaction

    /// The pass as it goes on inside an element, which may have a transaction of its own for its contents.
    func inside(_ element: LayoutElement) -> LayoutPass {
        var pass = self
        element.change(&pass.transaction)
        return pass
    }
}
