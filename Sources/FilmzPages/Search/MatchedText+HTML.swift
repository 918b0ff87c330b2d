import FilmzDomain
import FilmzText

extension MatchedText {
    /// The text with `mark` elements around the matching parts.
    var html: HTML {
        parts.map { part -> HTML in part.isMatch ? "<mark>\(part.text)</mark>" : "\(part.text)" }.reduce("", +)
    }
}
