import ConstraintSolver
import CoreGraphics
internal import Raster

/// The constraints of one tree of views, and the solver that satisfies them.
///
/// Changes are collected and worked out together when the tree is next laid out. Each item has four numbers: where its
/// alignment rectangle begins in its container, and its size, which is never negative.
@MainActor package final class LayoutEngine {
    /// Whether constraints are used anywhere; until then nothing is looked for.
    package private(set) static var isUsed = false

    private static var activations = 0

    unowned let root: any LayoutItem
    /// The root's size is what its content asks for, not the one it has.
    let isFitting: Bool
    var system = ConstraintSystem()
    var records: [ObjectIdentifier: ItemRecord] = [:]
    /// In the order of coming.
    var recordList: [ItemRecord] = []
    var entries: [ObjectIdentifier: ConstraintEntry] = [:]
    /// What the constraints of the system are, for messages.
    var sources: [ConstraintHandle: ConstraintSource] = [:]

    var newTrees: [any LayoutItem] = []
    var newConstraints: [NSLayoutConstraint] = []
    var changedEntries: [ConstraintEntry] = []
    var changedRecords: [ItemRecord] = []
    /// Something was taken out of the system since the last solution.
    var hasLost = false
    private var isSolving = false

    init(root: any LayoutItem, isFitting: Bool = false) {
        self.root = root
        self.isFitting = isFitting
        newTrees = [root]
    }

    /// From now on trees are looked through for constraints.
    package static func use() { isUsed = true }

    /// The engine of the tree that the item stands in; one that is not used has none.
    package static func of(_ item: any LayoutItem) -> LayoutEngine? { item.layoutRoot.layoutState.engine }

    /// The same; made where there is none yet.
    package static func made(for item: any LayoutItem) -> LayoutEngine? {
        guard isUsed else { return nil }
        let root = item.layoutRoot
        if let engine = root.layoutState.engine { return engine }
        let engine = LayoutEngine(root: root)
        root.layoutState.engine = engine
        return engine
    }

    /// Whether something has changed since the last solution.
    package var isPending: Bool {
        hasUnread || hasLost
    }

    private var hasUnread: Bool {
        !newTrees.isEmpty || !newConstraints.isEmpty || !changedEntries.isEmpty || !changedRecords.isEmpty
    }

    // MARK: Changes

    static func activated(_ constraint: NSLayoutConstraint) {
        use()
        guard let holder = constraint.holder else { return }
        activations += 1
        constraint.activation = activations
        holder.placeChanged()
        for item in constraint.items { item.placeChanged() }
        of(holder)?.newConstraints.append(constraint)
    }

    static func deactivated(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder else { return }
        for item in constraint.items { item.placeChanged() }
        of(holder)?.forget(constraint)
    }

    static func changed(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder, let engine = of(holder),
            let entry = engine.entries[ObjectIdentifier(constraint)]
        else { return }
        engine.change(entry)
        for item in constraint.items { item.placeChanged() }
    }

    /// The given frame, the natural size, or what counts for them has changed.
    package static func ownConstraintsChanged(of item: any LayoutItem) {
        guard isUsed, let engine = of(item), let record = engine.records[ObjectIdentifier(item)] else { return }
        engine.change(record)
    }

    /// What the parts of the item are has changed: its insets, margins, baselines, direction.
    package static func partsChanged(of item: any LayoutItem) {
        guard isUsed, let engine = of(item) else { return }
        for constraint in item.layoutState.mentions + item.layoutState.constraints {
            if let entry = engine.entries[ObjectIdentifier(constraint)] { engine.change(entry) }
        }
        if let record = engine.records[ObjectIdentifier(item)] { engine.change(record) }
    }

    /// Whether constraints or the frame decide has changed.
    package static func wayChanged(of item: any LayoutItem) {
        guard let engine = of(item) else { return }
        if !item.isAutoresized || engine.records[ObjectIdentifier(item)] != nil {
            engine.change(engine.record(of: item))
        }
    }

    /// A view with what is inside has come into the tree.
    package static func inserted(_ item: any LayoutItem) {
        guard isUsed, let container = item.layoutContainer else { return }
        item.layoutState.engine = nil
        of(container)?.newTrees.append(item)
    }

    /// A view is about to be taken out of its tree: constraints between it and what stays go.
    package static func willRemove(_ item: any LayoutItem) {
        guard isUsed else { return }
        cutMentions(of: item, outsideOf: item)
        of(item)?.forgetTree(item)
    }

    /// A guide is about to be taken from its view.
    package static func willRemoveGuide(_ guide: any LayoutItem) {
        for constraint in guide.layoutState.mentions { constraint.deactivate() }
        guard let engine = of(guide) else { return }
        engine.forgetRecord(of: guide)
    }

    private static func cutMentions(of item: any LayoutItem, outsideOf top: any LayoutItem) {
        for constraint in item.layoutState.mentions {
            if let holder = constraint.holder, !holder.isLaidOut(inside: top) { constraint.deactivate() }
        }
        for child in item.layoutChildren { cutMentions(of: child, outsideOf: top) }
    }

    func change(_ entry: ConstraintEntry) {
        guard !entry.isChanged else { return }
        entry.isChanged = true
        changedEntries.append(entry)
    }

    func change(_ record: ItemRecord) {
        guard !record.isChanged else { return }
        record.isChanged = true
        changedRecords.append(record)
    }

    // MARK: Solving

    /// Works out what has changed, and tells the items whose place is another one.
    package func solve() {
        guard isPending, !isSolving else { return }
        isSolving = true
        defer { isSolving = false }
        hasLost = false
        takeIn()
        report(system.solve())
        // Natural heights that depend on widths are known once these are; again where heights change widths.
        for _ in 0..<4 where fitHeights() {
            takeIn()
            report(system.solve())
        }
        guard !isFitting else { return }
        for record in recordList {
            let rect = rect(of: record)
            guard rect != record.rect else { continue }
            record.rect = rect
            record.item.placeChanged()
        }
    }

    private func takeIn() {
        while hasUnread {
            let trees = newTrees
            newTrees = []
            for tree in trees where tree.layoutRoot === root || isFitting { adopt(tree) }
            let constraints = newConstraints
            newConstraints = []
            for constraint in constraints where constraint.holder != nil { add(constraint) }
            // What is changed is written out first, since that is how the engine learns of items. Short ones, such as a
            // given width, come before those that name several, so that these need not be worked out again.
            let entries = changedEntries
            changedEntries = []
            var changes: [(entry: ConstraintEntry, expression: LinearExpression?)] = []
            for entry in entries where entry.isChanged {
                entry.isChanged = false
                changes.append((entry, expression(of: entry.constraint)))
            }
            let records = changedRecords
            changedRecords = []
            for record in records where record.isChanged {
                record.isChanged = false
                refresh(record)
            }
            for count in [0...1, 2...2, 3...Int.max] {
                for change in changes where count.contains(change.expression?.terms.count ?? 0) {
                    refresh(change.entry, change.expression)
                }
            }
        }
    }

    private func adopt(_ item: any LayoutItem) {
        for constraint in item.layoutState.constraints { newConstraints.append(constraint) }
        if !item.isAutoresized, item.insetsInContainer == nil { _ = record(of: item) }
        for child in item.layoutChildren { adopt(child) }
    }

    private func fitHeights() -> Bool {
        var isChanged = false
        for record in recordList where record.item.hasHeightForWidth {
            let width = CGFloat(system.value(of: record.length(.horizontal)))
            if let last = record.heightWidth, abs(last - width) < 1e-6 { continue }
            record.heightWidth = width
            change(record)
            isChanged = true
        }
        return isChanged
    }

    func rect(of record: ItemRecord) -> CGRect {
        func value(_ variable: Variable) -> CGFloat { CGFloat(system.value(of: variable)) }
        return CGRect(
            x: value(record.start[0]), y: value(record.start[1]), width: value(record.length[0]),
            height: value(record.length[1]))
    }

    /// The alignment rectangle of an item in its container, by the last solution; nil for one that no constraint is
    /// about.
    package func solvedRect(of item: any LayoutItem) -> CGRect? {
        guard let record = records[ObjectIdentifier(item)] else { return nil }
        return rect(of: record)
    }

    private func report(_ conflicts: [ConstraintConflict]) {
        for conflict in conflicts {
            let those = conflict.constraints.compactMap { sources[$0]?.description }
            let broken = sources[conflict.broken]?.description ?? "one of them"
            Notice.once(
                "Auto Layout: unable to satisfy at once\n    " + those.joined(separator: "\n    ")
                    + "\n  recovering by breaking\n    " + broken)
        }
    }
}
