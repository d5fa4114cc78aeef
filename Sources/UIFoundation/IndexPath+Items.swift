import Foundation

extension IndexPath {
    /// An item of a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    /// A row of a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The first index; 0 where there is none.
    public var section: Int {
        get { isEmpty ? 0 : self[0] }
        set { self = IndexPath(item: item, section: newValue) }
    }

    /// The second index; 0 where there is none.
    public var item: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(item: newValue, section: section) }
    }

    public var row: Int {
        get { item }
        set { item = newValue }
    }
}
