internal import Raster
import Synchronization

/// The fonts of the machine, found by name, and the faces that have been opened.
package final class FontCatalogue: Sendable {
    package static let shared = FontCatalogue()

    private struct State {
        var records: [FontRecord]
        var byName: [String: Int] = [:]
        var byFamily: [String: [Int]] = [:]
        var faces: [FontRecord: FontFace] = [:]
        var unreadable: Set<FontRecord> = []
        var fallbacks: [FallbackKey: FontFace?] = [:]

        mutating func add(_ new: [FontRecord]) {
            for record in new where !records.contains(record) || byFamily.isEmpty {
                if !records.contains(record) { records.append(record) }
            }
            (byName, byFamily) = ([:], [:])
            for (index, record) in records.enumerated() {
                byFamily[record.family.lowercased(), default: []].append(index)
                for name in [record.postScriptName, record.fullName] where byName[name.lowercased()] == nil {
                    byName[name.lowercased()] = index
                }
            }
        }
    }

    private struct FallbackKey: Hashable {
        let scalars: [UInt32]
        let language: String?
        let weight: Int
        let isItalic: Bool
        let wantsColor: Bool
    }

    private let state: Mutex<State>

    private init() {
        var state = State(records: FontList.installed())
        state.add([])
        self.state = Mutex(state)
    }

    /// Sorted, each once, as they are written.
    package var familyNames: [String] {
        state.withLock { state in Set(state.records.map(\.family)).sorted() }
    }

    /// From thin to heavy, upright before italic.
    package func faces(ofFamily family: String) -> [FontRecord] {
        state.withLock { state in (state.byFamily[family.lowercased()] ?? []).map { state.records[$0] } }
    }

    /// By PostScript name or full name, in any case.
    package func record(named name: String) -> FontRecord? {
        state.withLock { state in state.byName[name.lowercased()].map { state.records[$0] } }
    }

    /// Makes the fonts of a file known under their names; false where it holds none.
    package func register(file path: String) -> [FontRecord] {
        let found = FontList.faces(ofFile: path)
        if !found.isEmpty { state.withLock { $0.add(found) } }
        return found
    }

    /// Of a family, the face nearest to what is wished: width first, then slant, then weight.
    ///
    /// Of weights, the nearest; between two, the heavier for 500 and more, else the lighter.
    package func face(ofFamily family: String, weight: Int, width: Int = 100, isItalic: Bool) -> FontRecord? {
        func distance(_ record: FontRecord) -> (Int, Int, Int, Int) {
            let step = record.weight - weight
            let isPreferred = weight >= 500 ? step >= 0 : step <= 0
            return (
                abs(record.width - width), record.isItalic == isItalic ? 0 : 1, abs(step), isPreferred ? 0 : 1
            )
        }
        return faces(ofFamily: family).min { distance($0) < distance($1) }
    }

    /// The opened face; nil, said once, where its file cannot be read.
    package func open(_ record: FontRecord) -> FontFace? {
        state.withLock { state in
            if let open = state.faces[record] { return open }
            if state.unreadable.contains(record) { return nil }
            guard let face = FontFace(record) else {
                state.unreadable.insert(record)
                Notice.once("the font \(record.fullName) cannot be read")
                return nil
            }
            state.faces[record] = face
            return face
        }
    }

    /// A face that has the character, where the wished font has not; nil where none is installed.
    package func fallback(
        for scalars: [UInt32], language: String?, weight: Int, isItalic: Bool, wantsColor: Bool
    ) -> FontFace? {
        let key = FallbackKey(
            scalars: scalars, language: language, weight: weight, isItalic: isItalic, wantsColor: wantsColor)
        if let known = state.withLock({ $0.fallbacks[key] }) { return known }
        let found = preferred(key)
        state.withLock { state in
            if state.fallbacks.count >= 20_000 { state.fallbacks.removeAll() }
            state.fallbacks[key] = .some(found)
        }
        return found
    }

    private func preferred(_ key: FallbackKey) -> FontFace? {
        let place = FontList.fallback(
            for: key.scalars, language: key.language, family: key.wantsColor ? "emoji" : "sans-serif",
            weight: key.weight, isItalic: key.isItalic, wantsColor: key.wantsColor)
        guard let place else { return nil }
        let record = state.withLock { state in
            state.records.first { $0.path == place.path && $0.index == place.index }
        }
        guard let record, let face = open(record), let first = key.scalars.first, face.glyph(for: first) != 0 else {
            return nil
        }
        return face
    }
}
