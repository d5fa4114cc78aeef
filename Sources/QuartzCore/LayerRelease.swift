/// Lets go of sublayers one by one: freed by themselves, the levels of a deep tree would each take their share of the
/// stack.
enum LayerRelease {
    static func release(_ children: inout [CALayer]) {
        guard !children.isEmpty else { return }
        var waiting = children
        children = []
        while var layer = waiting.popLast() {
            if isKnownUniquelyReferenced(&layer), !layer.children.isEmpty {
                waiting += layer.children
                layer.children = []
            }
        }
    }
}
