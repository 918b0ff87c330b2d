import Foundation

/// Cleans up the texts of sources.
enum ProgrammeText {
    static let lengthLimit = 300

    /// The text on one line, without tags, character references and control characters, in composed form, and
    /// truncated to ``lengthLimit`` characters; nil when nothing is left.
    static func line(_ text: String) -> String? {
        var text = String(decoding: text.utf8.prefix(8 * lengthLimit), as: UTF8.self)
        text = CharacterReferences.fullyDecoded(text)
        if text.contains("<") { text = withoutTags(text) }
        var line = String.UnicodeScalarView()
        var isAfterSpace = true
        for scalar in text.unicodeScalars {
            if isInvisibleOrBidirectional(scalar) { continue }
            let isSpace = scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
            if isSpace, isAfterSpace { continue }
            line.append(isSpace ? " " : scalar)
            isAfterSpace = isSpace
        }
        if line.last == " " { line.removeLast() }
        let composed = String(String(line).precomposedStringWithCanonicalMapping.prefix(lengthLimit))
        // A character can consist of very many scalars.
        if composed.isEmpty || composed.utf8.count > 8 * lengthLimit { return nil }
        return composed
    }

    /// Whether a character is invisible or changes the direction of the text after it.
    private static func isInvisibleOrBidirectional(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF, 0xFFFD: true
        default: false
        }
    }

    /// Removes tags: `Film <em>A</em>` becomes `Film A`; `a < b` stays.
    private static func withoutTags(_ text: String) -> String {
        var stripped = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "<") {
            stripped += rest[..<start]
            let inside = rest[rest.index(after: start)...]
            let isTag = inside.first.map { $0.isASCII && ($0.isLetter || $0 == "/") } ?? false
            guard isTag, let end = inside.firstIndex(of: ">") else {
                stripped += "<"
                rest = inside
                // An unfinished tag extends to the end of the text.
                if isTag { break }
                continue
            }
            if inside.hasPrefix("br") { stripped += " " }
            rest = inside[inside.index(after: end)...]
        }
        return stripped + rest
    }

    /// The form in which names and titles are compared here: letters and digits only, without case and accents.
    static func folded(_ text: String) -> String {
        let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        return String(
            String.UnicodeScalarView(
                folded.unicodeScalars.filter {
                    $0.properties.isAlphabetic || $0.properties.numericType != nil
                }))
    }

    /// The absolute form of an `http` or `https` address; nil for anything else.
    static func link(_ text: String, from address: URL) -> String? {
        let text = CharacterReferences.decoded(text.trimmingCharacters(in: .whitespacesAndNewlines))
        guard !text.isEmpty, text.utf8.count <= 2_000, let url = URL(string: text, relativeTo: address)?.absoluteURL,
            ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false, url.user() == nil,
            url.password() == nil
        else { return nil }
        return url.absoluteString
    }
}
