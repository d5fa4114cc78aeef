/// The key of the action of a layer that comes to be seen: put into a shown layer, or no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action of a layer that is taken out of a shown layer, or hidden.
public let kCAOnOrderOut = "onOrderOut"
/// The key of a layer's transition, whatever key it was added for.
public let kCATransition = "transition"
