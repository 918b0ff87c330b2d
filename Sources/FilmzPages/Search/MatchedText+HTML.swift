import FilmzDomain
import FilmzText

extension MatchedText {
    /// The text with what was looked for marked.
    var html: HTML {
        parts.map { part -> HTML in part.isMatch ? "<mark>\(part.text)</mark>" : "\(part.text)" }.reduce("", +)
    }
}
