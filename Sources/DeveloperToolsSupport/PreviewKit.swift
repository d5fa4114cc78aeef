/// Which framework's views a preview makes.
package enum PreviewKit: Sendable {
    case uiKit
    case appKit
}
