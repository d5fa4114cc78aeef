import Foundation

extension FileHandle {
    /// What is there to read, as soon as there is anything; empty at the end. Foundation's `availableData` traps where a
    /// signal interrupts it.
    package func nextBytes() -> Data {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = bytes.withUnsafeMutableBytes { systemRead(fileDescriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            return count > 0 ? Data(bytes[..<count]) : Data()
        }
    }
}

/// `read` of the C library, under a name that no method hides.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, buffer, count)
}
