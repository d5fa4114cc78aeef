/// What objects begin with that may stand in the dictionaries of attributed strings.
///
/// Foundation on Linux compares such values by `CFEqual`, which takes bits 8 to 17 of an object's first stored word for
/// the number of a Core Foundation type. Where they are all 0 it ends the program; where they name a type of another
/// class it asks `isEqual(_:)`, as it should. A word that happens to lie there, such as an address, may be either.
package enum FoundationMark {
    /// The highest number, which no type of Core Foundation's has.
    package static let word: UInt = 0x3ff << 8
}
