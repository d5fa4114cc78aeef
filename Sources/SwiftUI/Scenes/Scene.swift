/// A part of a program's surface: windows and what belongs to them.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body; it is shown by SwiftUI itself") }
}

/// A scene that has a view to show.
@MainActor protocol ViewScene: Scene {
    var view: AnyView? { get }
}

extension Scene {
    /// The first view among the scenes.
    var firstView: AnyView? {
        if let scene = self as? any ViewScene { return scene.view }
        return Body.self == Never.self ? nil : body.firstView
    }
}

/// Several scenes.
public struct _SceneList: Scene, ViewScene {
    public typealias Body = Never

    let scenes: [any Scene]
    var view: AnyView? { scenes.lazy.compactMap(\.firstView).first }
}

/// Makes one scene of those that a closure lists.
@resultBuilder @MainActor
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _SceneList {
        var scenes: [any Scene] = []
        repeat scenes.append(each content)
        return _SceneList(scenes: scenes)
    }

    public static func buildOptional(_ content: (any Scene)?) -> _SceneList {
        _SceneList(scenes: content.map { [$0] } ?? [])
    }

    public static func buildLimitedAvailability(_ content: any Scene) -> _SceneList {
        _SceneList(scenes: [content])
    }
}
