import FilmzDomain
import FilmzText

extension MatchedText {
    /// The text with marks on the parts that were looked for.
    var html: HTML {
        parts.map { part -> HTML in part.isMatch ? "<mark>\(part.text)</mark>" : "\(part.text)" }.reduce("", +)
    }
}
