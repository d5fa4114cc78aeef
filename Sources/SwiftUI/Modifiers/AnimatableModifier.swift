/// A modifier with values that an animation can move: what `ViewModifier` with `Animatable` has taken the place of.
public protocol AnimatableModifier: Animatable, ViewModifier {}
