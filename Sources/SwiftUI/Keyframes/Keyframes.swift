/// The ways of the parts of a value.
@MainActor @preconcurrency
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes

    @KeyframesBuilder<Value> var body: Body { get }
}

/// Keyframes whose ways this module knows.
@MainActor protocol KeyframesSource<Value>: Keyframes {
    var tracks: [AnyKeyframeTrack<Value>] { get }
}

extension Keyframes {
    var allTracks: [AnyKeyframeTrack<Value>] {
        if let source = self as? any KeyframesSource<Value> { return source.tracks }
        return body.allTracks as? [AnyKeyframeTrack<Value>] ?? []
    }
}

/// The way of one part of a value.
struct AnyKeyframeTrack<Root> {
    /// What sets out from a value: how long it takes, and what it makes of the value at a time.
    let start: @MainActor (Root) -> (duration: Double, change: (inout Root, Double) -> Void)
}

/// Keyframes of one part of a value.
public struct KeyframeTrack<Root, Part: Animatable, Content: KeyframeTrackContent>: Keyframes, KeyframesSource
where Content.Value == Part {
    public typealias Value = Root
    public typealias Body = KeyframeTrack<Root, Part, Content>

    let keyPath: WritableKeyPath<Root, Part>
    let content: Content

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Part {
        keyPath = \.self
        self.content = content()
    }

    public init(
        _ keyPath: WritableKeyPath<Root, Part>, @KeyframeTrackContentBuilder<Part> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    public var body: Self { return self }

    var tracks: [AnyKeyframeTrack<Root>] {
        let (keyPath, steps) = (keyPath, content.allSteps)
        return [
            AnyKeyframeTrack { root in
                let curve = KeyframeCurve(from: root[keyPath: keyPath], steps)
                return (curve.duration, { $0[keyPath: keyPath] = curve.value(at: $1) })
            }
        ]
    }
}

/// Ways that a builder lists.
public struct _KeyframesList<Value>: Keyframes, KeyframesSource {
    public typealias Body = Self

    let tracks: [AnyKeyframeTrack<Value>]

    public var body: Self { return self }
}

/// Makes the ways of a value of those of its parts that a closure lists.
@resultBuilder @MainActor
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframesList<Value>
    where K.Value == Value {
        _KeyframesList(tracks: expression.allTracks)
    }

    public static func buildBlock(_ lists: _KeyframesList<Value>...) -> _KeyframesList<Value> {
        _KeyframesList(tracks: lists.flatMap(\.tracks))
    }
    public static func buildArray(_ lists: [_KeyframesList<Value>]) -> _KeyframesList<Value> {
        _KeyframesList(tracks: lists.flatMap(\.tracks))
    }
    public static func buildOptional(_ list: _KeyframesList<Value>?) -> _KeyframesList<Value> {
        list ?? _KeyframesList(tracks: [])
    }
    public static func buildEither(first list: _KeyframesList<Value>) -> _KeyframesList<Value> { list }
    public static func buildEither(second list: _KeyframesList<Value>) -> _KeyframesList<Value> { list }
}

extension KeyframesBuilder where Value: Animatable {
    /// Keyframes of the whole value; those that follow one another are one way.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeList<Value>
    where K.Value == Value {
        _KeyframeList(steps: expression.allSteps)
    }

    public static func buildBlock(_ lists: _KeyframeList<Value>...) -> _KeyframesList<Value> {
        let steps = lists.flatMap(\.steps)
        return _KeyframesList(tracks: [
            AnyKeyframeTrack { root in
                let curve = KeyframeCurve(from: root, steps)
                return (curve.duration, { $0 = curve.value(at: $1) })
            }
        ])
    }
}
