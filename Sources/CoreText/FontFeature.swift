/// An OpenType feature and its setting: 0 off, 1 on, more to choose among several.
package struct FontFeature: Hashable, Sendable {
    /// Four ASCII letters.
    package let tag: String
    package let value: UInt32

    package init(_ tag: String, _ value: UInt32) {
        self.tag = tag
        self.value = value
    }
}
