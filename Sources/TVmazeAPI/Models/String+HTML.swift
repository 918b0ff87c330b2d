extension String {
    /// The plain text of simple HTML, such as TVmaze's summaries: without tags, a line for each paragraph, and with
    /// entities replaced by characters. Nil if nothing is left.
    var plainFromHTML: String? {
        // By scalars: a combining mark after a bracket would hide the bracket from characters.
        var text = String.UnicodeScalarView()
        var rest = unicodeScalars[...]
        // Checked once, so that a text full of opened tags takes no longer.
        var mayHaveTags = true
        while let scalar = rest.popFirst() {
            if scalar == "<", mayHaveTags {
                guard let end = rest.firstIndex(of: ">") else {
                    mayHaveTags = false
                    text.append(scalar)
                    continue
                }
                if Self.isLine(tag: Substring(rest[..<end])) { text.append("\n") }
                rest = rest[rest.index(after: end)...]
            } else if scalar == "&", let end = rest.prefix(10).firstIndex(of: ";"),
                let named = Self.scalar(named: Substring(rest[..<end]))
            {
                text.append(named)
                rest = rest[rest.index(after: end)...]
            } else {
                // A line break in the source is only a space.
                text.append(scalar == "\n" || scalar == "\r" ? " " : scalar)
            }
        }
        let lines = String(text).split(separator: "\n").compactMap { line in
            let words = line.split(whereSeparator: \.isWhitespace)
            return words.isEmpty ? nil : words.joined(separator: " ")
        }
        if lines.isEmpty { return nil }
        return lines.joined(separator: "\n")
    }

    /// Whether a tag begins or ends a line.
    private static func isLine(tag: Substring) -> Bool {
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
        return ["p", "br", "div", "li", "ul", "ol"].contains(name)
    }

    private static func scalar(named name: Substring) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return names[String(name)] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
        let number = if isHexadecimal { UInt32(digits.dropFirst(), radix: 16) } else { UInt32(digits) }
        return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }

    private static let names: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "\u{2013}",
        "mdash": "\u{2014}", "lsquo": "\u{2018}", "rsquo": "\u{2019}", "ldquo": "\u{201C}", "rdquo": "\u{201D}",
        "hellip": "\u{2026}", "eacute": "\u{E9}",
    ]
}
