/// What the drawing process tells the command, step by step, so that the command knows how far it came.
package enum PreviewReport: Codable, Sendable, Equatable {
    /// The program could not be loaded.
    case notLoaded(reason: String)
    /// This preview's name is about to be asked for.
    case listing(PreviewListing)
    /// All previews of the program, in their order.
    case listed([PreviewListing])
    /// This preview is about to be made and drawn.
    case began(index: Int)
    /// A picture at one of the moments that were asked for, by its place among them; what was asked
    /// for of it, such as its PNG, is beside the report.
    case drew(index: Int, moment: Int, width: Int, height: Int)
    /// No picture can be made of this preview, and the program goes on.
    case refused(index: Int, reason: String)
    /// All that was asked for is done.
    case finished
    /// Of a preview that someone looks at: what of it is drawn again, with the pixels beside the report.
    case painted(LivePicture)
    /// What can be said of a preview's layers: `PreviewDetails` as JSON is beside the report.
    case inspected(index: Int)
    /// A `LiveCommand` has been carried out.
    case rested
}
