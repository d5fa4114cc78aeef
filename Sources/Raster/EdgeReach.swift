/// How far the edges of a chain reach, known when the code for them is made.
protocol EdgeReach {
    /// Nothing of them is beyond the rows and the columns.
    static var isInside: Bool { get }
}

enum InsideEdges: EdgeReach {
    static var isInside: Bool { true }
}

enum CutEdges: EdgeReach {
    static var isInside: Bool { false }
}
