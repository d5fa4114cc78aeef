/// A file that the server gives out.
package struct WebResource: Sendable {
    package var type: String
    package var bytes: [UInt8]

    package init(type: String, bytes: [UInt8]) { (self.type, self.bytes) = (type, bytes) }
}
