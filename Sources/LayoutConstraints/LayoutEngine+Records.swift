import ConstraintSolver
import CoreGraphics
internal import Raster

extension LayoutEngine {
    func record(of item: any LayoutItem) -> ItemRecord {
        if let record = records[ObjectIdentifier(item)] { return record }
        let record = ItemRecord(item, &system)
        records[ObjectIdentifier(item)] = record
        recordList.append(record)
        changedRecords.append(record)
        return record
    }

    // MARK: Constraints

    func add(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard entries[key] == nil else { return }
        let entry = ConstraintEntry(constraint)
        entries[key] = entry
        changedEntries.append(entry)
    }

    func forget(_ constraint: NSLayoutConstraint) {
        newConstraints.removeAll { $0 === constraint }
        guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        drop(entry.handle)
        entry.handle = nil
        entry.isChanged = false
    }

    private func drop(_ handle: ConstraintHandle?) {
        guard let handle else { return }
        system.remove(handle)
        sources[handle] = nil
        hasLost = true
    }

    /// Brings the system up to date with a constraint, of which nothing is left where it has no expression.
    func refresh(_ entry: ConstraintEntry, _ expression: LinearExpression?) {
        let constraint = entry.constraint
        guard let expression else {
            drop(entry.handle)
            entry.handle = nil
            return
        }
        if let handle = entry.handle, entry.priority == constraint.priority,
            entry.expression.hasSameTerms(as: expression)
        {
            entry.expression = expression
            if !system.setConstant(expression.constant, of: handle) {
                Notice.once("NSLayoutConstraint: \(constraint.words) has a constant that is not finite; ignored")
            }
            return
        }
        drop(entry.handle)
        entry.expression = expression
        entry.priority = constraint.priority
        entry.handle = system.add(
            expression, Relation(constraint.relation), Strength(constraint.priority),
            order: constraint.activation)
        if let handle = entry.handle {
            sources[handle] = .constraint(constraint)
        } else {
            Notice.once("NSLayoutConstraint: \(constraint.words) has a number that is not finite; ignored")
        }
    }

    // MARK: What items say of themselves

    func refresh(_ record: ItemRecord) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let wanted = ownConstraints(of: record, axis)
            let present = record.own[axis.rawValue]
            if wanted.count == present.count, zip(wanted, present).allSatisfy({ $0.form == $1.form }) {
                for (want, old) in zip(wanted, present) where want.expression.constant != old.expression.constant {
                    system.setConstant(want.expression.constant, of: old.handle)
                }
                record.own[axis.rawValue] = zip(wanted, present).map {
                    OwnConstraint(handle: $1.handle, form: $0.form, expression: $0.expression)
                }
                continue
            }
            for old in present { drop(old.handle) }
            record.own[axis.rawValue] = wanted.compactMap { want in
                guard
                    let handle = system.add(
                        want.expression, want.relation, want.strength, order: want.order)
                else { return nil }
                sources[handle] = .own(record, want.form.kind, axis)
                return OwnConstraint(handle: handle, form: want.form, expression: want.expression)
            }
        }
    }

    private struct Wanted {
        var form: OwnForm
        var expression: LinearExpression
        var relation = Relation.equal
        var strength = Strength.required
        /// Those that nobody activated give way last.
        var order = 0
    }

    private func ownConstraints(of record: ItemRecord, _ axis: NSLayoutConstraint.Axis) -> [Wanted] {
        let item = record.item
        let length = record.length(axis)
        if item === root, !isFitting {
            let size = item.presentSize
            let own = Double(axis == .horizontal ? size.width : size.height)
            let isGiven = item.isAutoresized
            let expression = LinearExpression(length, plus: -max(own, 0))
            let stay = Wanted(
                form: OwnForm(kind: isGiven ? .length : .stay, factor: 0, priority: 0), expression: expression,
                strength: isGiven ? .required : .preferred(0), order: -2)
            return isGiven ? [stay] : naturalSize(of: record, axis) + [stay]
        }
        guard item.isAutoresized, item !== root else { return naturalSize(of: record, axis) }
        let span = item.givenSpan(axis)
        func part(_ kind: OwnForm.Kind, _ variable: Variable, _ value: CGFloat, _ factor: CGFloat) -> Wanted {
            var expression = LinearExpression(variable, plus: -Double(value))
            if factor != 0, let container = item.layoutContainer {
                let outer = self.record(of: container)
                let insets = container.alignmentInsets
                expression.add(outer.length(axis), times: -Double(factor))
                expression.constant -= Double(factor) * (insets.low(axis) + insets.high(axis))
            }
            return Wanted(
                form: OwnForm(kind: kind, factor: Double(factor), priority: 0), expression: expression, order: -1)
        }
        return [
            part(.start, record.start(axis), span.start, span.startFactor),
            part(.length, length, span.lengthFactor == 0 ? max(span.length, 0) : span.length, span.lengthFactor),
        ]
    }

    private func naturalSize(of record: ItemRecord, _ axis: NSLayoutConstraint.Axis) -> [Wanted] {
        let item = record.item
        let size = item.naturalSize(forWidth: axis == .vertical ? record.heightWidth : nil)
        let natural = Double(axis == .horizontal ? size.width : size.height)
        guard natural >= 0, natural.isFinite else { return [] }
        let expression = LinearExpression(record.length(axis), plus: -natural)
        func wish(_ kind: OwnForm.Kind, _ relation: Relation, _ priority: UILayoutPriority) -> Wanted {
            Wanted(
                form: OwnForm(kind: kind, factor: 0, priority: priority.rawValue), expression: expression,
                relation: relation, strength: Strength(priority))
        }
        return [
            wish(.resistance, .greaterThanOrEqual, item.resistancePriority(axis)),
            wish(.hugging, .lessThanOrEqual, item.huggingPriority(axis)),
        ]
    }

    // MARK: Going

    func forgetTree(_ item: any LayoutItem) {
        newTrees.removeAll { $0.isLaidOut(inside: item) }
        var gone: [any LayoutItem] = []
        func collect(_ item: any LayoutItem) {
            gone.append(item)
            for child in item.layoutChildren { collect(child) }
        }
        collect(item)
        for item in gone { for constraint in item.layoutState.constraints { forget(constraint) } }
        let keys = Set(gone.map { ObjectIdentifier($0) }).filter { records[$0] != nil }
        guard !keys.isEmpty else { return }
        for record in recordList where keys.contains(ObjectIdentifier(record.item)) { clear(record) }
        for record in recordList where keys.contains(ObjectIdentifier(record.item)) { release(record) }
        recordList.removeAll { keys.contains(ObjectIdentifier($0.item)) }
        changedRecords.removeAll { keys.contains(ObjectIdentifier($0.item)) }
        for key in keys { records[key] = nil }
    }

    func forgetRecord(of item: any LayoutItem) {
        guard let record = records.removeValue(forKey: ObjectIdentifier(item)) else { return }
        clear(record)
        release(record)
        recordList.removeAll { $0 === record }
        changedRecords.removeAll { $0 === record }
    }

    private func clear(_ record: ItemRecord) {
        for own in record.own.joined() { drop(own.handle) }
        record.own = [[], []]
    }

    private func release(_ record: ItemRecord) {
        for variable in record.start + record.length { system.remove(variable) }
    }
}

extension Relation {
    init(_ relation: NSLayoutConstraint.Relation) {
        self =
            switch relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
    }
}

extension Strength {
    /// What is no number counts least, as do 0 and less.
    init(_ priority: UILayoutPriority) {
        let value = priority.rawValue.isNaN ? 0 : Double(priority.rawValue)
        self = value >= 1000 ? .required : .preferred(max(value, 0.001))
    }
}
