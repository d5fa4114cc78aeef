import PreviewChannel

/// What a program was last heard to do.
enum HostStage: Equatable {
    case loading
    case listing(PreviewListing)
    /// Making that preview.
    case opening(Int)
    /// All that is asked of it later.
    case living
}
