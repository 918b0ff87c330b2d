import FilmzDomain
import Foundation

/// Converts texts with some HTML, such as Letterboxd's reviews, to text with line breaks, the form of notes in Filmz.
enum MarkupText {
    /// The elements whose content is dropped.
    private static let skippedElements: Set<String> = [
        "script", "style", "iframe", "object", "embed", "template", "noscript",
    ]
    /// The elements that begin a line.
    private static let lines: Set<String> = ["br", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol"]
    private static let paragraphs: Set<String> = ["p", "blockquote"]
    private static let inline: Set<String> = [
        "b", "i", "em", "strong", "u", "s", "a", "span", "del", "ins", "sub", "sup", "code", "img", "small", "font",
    ]

    /// The signs of ``NoteMarkup`` for elements with emphasis.
    private static let emphasis = ["i": "_", "em": "_", "b": "**", "strong": "**"]

    /// The text without markup. A link's address follows its text. Only tags and references with HTML's names are
    /// treated as markup, so `I <3 this` stays.
    static func plain(_ text: String) -> String { converted(text) { _, _ in } }

    /// The text with its emphasis as a note has it, and without other markup (``plain(_:)``). All of it is plain if
    /// some emphasis could not be told from the text, as within a word, or if there is no room for the signs.
    /// - Parameter limit: the maximum number of characters with signs
    static func note(_ text: String, limit: Int) -> String {
        let plain = plain(text)
        guard plain != text else { return text }
        var emphasis = EmphasisInNote()
        let note = converted(text) { emphasis.add($0, to: &$1) }
        return if note.count <= limit, NoteMarkup(note).text == plain { note } else { plain }
    }

    /// - Parameter emphasize: called with each tag of an element with emphasis, and the text before it
    private static func converted(_ text: String, emphasize: (Tag, inout String) -> Void) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return text }
        var result = ""
        var rest = text[...]
        var link = ""
        while let opening = rest.firstIndex(of: "<") {
            result += NamedCharacters.html.text(rest[..<opening])
            rest = rest[opening...]
            guard let tag = Tag(rest) else {
                result.append("<")
                rest.removeFirst()
                continue
            }
            rest = rest[tag.end...]
            if skippedElements.contains(tag.name), !tag.isClosing {
                rest = after(tag.name, in: rest)
            } else if emphasis[tag.name] != nil {
                emphasize(tag, &result)
            } else if tag.name == "a" {
                if tag.isClosing, !link.isEmpty, !result.hasSuffix(link) { result += " (\(link))" }
                link = if tag.isClosing { "" } else { tag.address }
            } else if paragraphs.contains(tag.name) {
                result += result.isEmpty || result.hasSuffix("\n\n") ? "" : result.hasSuffix("\n") ? "\n" : "\n\n"
            } else if tag.name == "br" || lines.contains(tag.name) && !result.isEmpty && !result.hasSuffix("\n") {
                result += "\n"
            }
        }
        return (result + NamedCharacters.html.text(rest)).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The rest of the text after the end of an element; empty when it never ends.
    private static func after(_ name: String, in text: Substring) -> Substring {
        var rest = text
        while let opening = rest.firstRange(of: "</") {
            rest = rest[opening.lowerBound...]
            if let tag = Tag(rest), tag.name == name { return rest[tag.end...] }
            rest = rest[opening.upperBound...]
        }
        return ""
    }

    /// The emphasis that is open at the end of a text that is being converted.
    private struct EmphasisInNote {
        /// Where the outermost element of each sign begins, in bytes, and how many of them are open.
        private var open: [String: Opening] = [:]

        private struct Opening {
            var start: Int
            var depth = 0
        }

        mutating func add(_ tag: Tag, to text: inout String) {
            guard let sign = MarkupText.emphasis[tag.name] else { return }
            guard tag.isClosing else {
                open[sign, default: Opening(start: text.utf8.count)].depth += 1
                return
            }
            guard let opening = open[sign] else { return }
            open[sign]?.depth -= 1
            guard opening.depth == 1 else { return }
            open[sign] = nil
            // Signs stand beside the words, not beside the white space around them.
            let start = text.utf8.index(text.startIndex, offsetBy: opening.start)
            let words = String(text[start...]).trimmingWhitespace()
            guard !words.isEmpty, let range = text[start...].firstRange(of: words) else { return }
            text.replaceSubrange(range, with: sign + words + sign)
        }
    }

    private struct Tag {
        var name: String
        var isClosing: Bool
        /// The address of a link to a web page; otherwise empty.
        var address = ""
        var end: Substring.Index

        /// - Parameter text: a text that begins with `<`
        init?(_ text: Substring) {
            var rest = text.dropFirst()
            isClosing = rest.first == "/"
            if isClosing { rest.removeFirst() }
            name = rest.prefix(12).prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
            guard
                MarkupText.skippedElements.contains(name) || MarkupText.lines.contains(name)
                    || MarkupText.paragraphs.contains(name) || MarkupText.inline.contains(name)
            else { return nil }
            guard let closing = rest.firstIndex(where: { $0 == ">" || $0 == "<" }), rest[closing] == ">" else {
                return nil
            }
            end = text.index(after: closing)
            let attributes = rest[..<closing]
            guard name == "a", let reference = attributes.firstRange(of: "href=") else { return }
            let value = attributes[reference.upperBound...]
            let quote = value.first.flatMap { "\"'".contains($0) ? $0 : nil }
            let address =
                quote.map { quote in value.dropFirst().prefix { $0 != quote } } ?? value.prefix { !$0.isWhitespace }
            if ["http://", "https://"].contains(where: address.lowercased().hasPrefix) {
                self.address = NamedCharacters.html.text(address)
            }
        }
    }
}

extension MarkupText {
    /// Escapes a plain text so that ``plain(_:)``, and programs that expect HTML, read it unchanged. Most texts need
    /// no escaping.
    static func escaped(_ text: String) -> String {
        guard plain(text) != text else { return text }
        return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
