internal import SwiftSyntax

/// A walk over a tree of any depth: what is still to be seen lies on a list of its own, not on the thread's stack.
enum SyntaxWalk {
    /// - Parameters:
    ///   - enter: Told of each node that is no token, before what is in it; false where that is not to be seen.
    ///   - leave: Told of each node that was entered, after what is in it.
    static func walk(_ root: Syntax, enter: (Syntax) -> Bool, leave: (Syntax) -> Void) {
        var waiting: [(node: Syntax, isEntered: Bool)] = [(root, false)]
        while let (node, isEntered) = waiting.popLast() {
            if isEntered {
                leave(node)
                continue
            }
            guard enter(node) else { continue }
            waiting.append((node, true))
            let first = waiting.count
            for child in node.children(viewMode: .sourceAccurate) where child.kind != .token {
                waiting.append((child, false))
            }
            waiting[first...].reverse()
        }
    }
}

extension SyntaxProtocol {
    /// The node's bytes, without white space and comments around it.
    var bytes: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }

    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}

extension TokenSyntax {
    /// The token where the parser found it in the text; nil where it only wished for it.
    var found: TokenSyntax? { presence == .present ? self : nil }

    /// An identifier without backticks.
    var plainName: String {
        let text = text
        return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
            ? String(text.dropFirst().dropLast()) : text
    }
}
