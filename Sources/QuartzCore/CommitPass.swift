import CoreGraphics
import Synchronization

/// One making of render nodes of a tree.
struct CommitPass {
    /// Tells this pass from any other.
    let serial: Int
    /// The layers' own values are shown, without animations.
    var showsModel = false
    /// The tree is shown as it stands at the clock's time, so that each layer keeps its node for the next commit.
    var keepsNodes = true

    private static let counter = Atomic<Int>(0)

    init(showsModel: Bool = false) {
        serial = Self.counter.add(1, ordering: .relaxed).newValue
        self.showsModel = showsModel
        keepsNodes = !showsModel
    }

    /// The same tree at another time than the clock's, as a replicator with a delay shows it: nodes are made for it alone.
    func elsewhen() -> CommitPass {
        var pass = CommitPass(showsModel: showsModel)
        pass.keepsNodes = false
        return pass
    }
}
