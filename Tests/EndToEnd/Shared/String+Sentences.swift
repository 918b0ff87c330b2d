import FilmzText

/// Finding Filmz's sentences in what it prints.
extension String {
    /// Whether a sentence stands in it. In the sentence `…` is for any words, such as a path that the test does not know.
    func says(_ sentence: String) -> Bool {
        var rest = self[...]
        for part in sentence.split(separator: "…") {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }

    /// What stands for a value of a text in it; nil when the text does not stand there.
    func value(_ name: String, of key: some TextKey, _ values: KeyValuePairs<String, String> = [:]) -> String? {
        let (before, after) = Strings.english.parts(key, around: name, values)
        let found: Range<Index>? = if before.isEmpty { startIndex..<startIndex } else { firstRange(of: before) }
        guard let found else { return nil }
        let rest = self[found.upperBound...]
        let line = rest.prefix { $0 != "\n" }
        let end: Index? = if after.isEmpty { line.endIndex } else { rest.firstRange(of: after)?.lowerBound }
        return end.map { String(rest[..<$0]) }
    }

    /// What `filmz film show` prints beside the name of a fact; nil when it has no such line.
    func fact(_ name: String) -> String? {
        let line = split(separator: "\n").first { $0.hasPrefix("  \(name) ") }
        return line.map { String($0.dropFirst(name.count + 2).drop { $0 == " " }) }
    }
}

extension Strings {
    /// What is printed of a change, up to its ID.
    /// - Parameter what: the words for what was done, without a full stop
    func done(_ what: String) -> String {
        parts(CommandText.done, around: "change", ["what": what]).before
    }
}

extension FilmzProgram.Outcome {
    /// The ID of the change, by which it can be undone; nil when the program printed none.
    var change: String? {
        output.firstMatch(of: /filmz undo (\d+)/).map { String($0.output.1) }
    }
}
