import Foundation

extension NotificationCenter {
    /// Calls a method of the observer with each notification of a name, of an object, or both. The observer is not kept
    /// alive, and need not be removed.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        NotificationObservers.add(observer as AnyObject, aSelector, aName, anObject, to: self)
    }

    /// Ends all that was added for the observer. (What stands in an `Any` does not come here: Foundation's own method takes
    /// that, which knows of no observers with methods.)
    public func removeObserver(_ observer: AnyObject) {
        if !NotificationObservers.remove(observer, nil, nil, from: self) { removeObserver(observer as Any) }
    }

    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        if !NotificationObservers.remove(observer, aName, anObject, from: self) {
            removeObserver(observer as Any, name: aName, object: anObject)
        }
    }
}
