/// A number that a constraint system finds.
package struct Variable: Hashable, Sendable {
    let symbol: Int
}
