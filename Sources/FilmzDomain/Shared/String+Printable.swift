extension String {
    /// The text without characters that would move a terminal's cursor, change its colours, begin a line, or reverse
    /// the text after them.
    public var printable: String {
        if isPlain { return self }
        let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
            let harms = [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
            return if scalar.turnsAround || harms { " " } else { scalar }
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Whether the text has only printable ASCII characters and spaces, as most lines of most files: a fast path
    /// without Unicode properties.
    package var isPlain: Bool { utf8.allSatisfy { 0x20...0x7E ~= $0 } }
}

extension Unicode.Scalar {
    /// Whether the character reverses the direction of everything after it.
    var turnsAround: Bool { 0x202A...0x202E ~= value || 0x2066...0x2069 ~= value }
}
