/// A value of a style sheet cut into words; what stands in brackets stays together.
struct CSSWords {
    let property: String
    let text: String

    /// The parts between commas, each as its words; a `/` is a word of its own.
    func lists() throws -> [[String]] {
        var lists: [[String]] = [[]]
        var word = ""
        var depth = 0
        func endWord() {
            if !word.isEmpty { lists[lists.count - 1].append(word) }
            word = ""
        }
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            guard depth >= 0 else { throw error("a bracket closes that was not opened") }
            switch character {
            case "," where depth == 0:
                endWord()
                lists.append([])
            case "/" where depth == 0:
                endWord()
                lists[lists.count - 1].append("/")
            case _ where depth == 0 && character.isWhitespace: endWord()
            default: word.append(character)
            }
        }
        guard depth == 0 else { throw error("a bracket is not closed") }
        endWord()
        if lists.count > 1, lists.contains(where: \.isEmpty) { throw error("there is nothing beside a comma") }
        return lists
    }

    /// The words of a value that is no list.
    func words() throws -> [String] {
        let lists = try lists()
        guard lists.count == 1 else { throw error("a comma has no place here") }
        guard !lists[0].isEmpty else { throw error("it is empty") }
        return lists[0]
    }

    func error(_ problem: String) -> DesignTextError {
        DesignTextError(property: property, text: text, problem: problem)
    }
}
