extension String {
    /// One line of a provider's text, without control characters and surrounding white space, truncated to this number
    /// of characters; nil if nothing is left.
    func bounded(to limit: Int) -> String? {
        var scalars = String.UnicodeScalarView()
        // Scalars first: counting the characters of a megabyte is slow.
        for scalar in unicodeScalars.prefix(limit * 8) {
            switch scalar {
            case "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
                if scalars.last != " " { scalars.append(" ") }
            case _ where scalar.properties.generalCategory != .control: scalars.append(scalar)
            default: break
            }
        }
        let text = String(scalars)
        guard let first = text.firstIndex(where: { !$0.isWhitespace }),
            let last = text.lastIndex(where: { !$0.isWhitespace })
        else { return nil }
        let trimmed = text[first...last]
        return if trimmed.count > limit { trimmed.prefix(limit - 1) + "…" } else { String(trimmed) }
    }
}
