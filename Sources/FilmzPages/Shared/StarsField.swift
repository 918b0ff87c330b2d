import FilmzDomain
import FilmzText

/// A field for a rating in half stars: ten radio buttons drawn as five stars, and one for none. On another scale than
/// stars, the number of the chosen one is beside them. The script adds dragging.
struct StarsField {
    let legend: String
    /// The rating as typed or chosen; empty for none.
    let value: String
    /// A prefix that makes the IDs of the controls unique on the page.
    let prefix: String
    /// The ID of the error message.
    var problem: String?
    /// Whether there is an option for no stars.
    var isOptional = true

    func html(_ strings: Strings) -> HTML {
        let chosen = Rating(value)
        let halves = Rating.allCases.map { rating -> HTML in
            """
            <label class="half"><input type="radio" name="\(field: .rating)" id="\(prefix)-\(rating.halfStars)" \
            value="\(rating.description)"\(" checked", if: rating == chosen)>\
            <svg viewBox="0 0 12 24" aria-hidden="true"><use href="\(Icon.star.address)" width="24" height="24" \
            x="\(rating.halfStars.isMultiple(of: 2) ? -12 : 0)"/></svg>\
            <span class="vh">\(strings.stars(rating))</span></label>\(number(rating, in: strings))
            """
        }
        // What a star counts on the reader's scale, for the number above the finger.
        let star = strings.forms.scale.halfStar.map { "=\"\($0 * 2)\"" as HTML }
        return """
            <fieldset class="stars-field" data-stars\(star)\(problem.map { " aria-describedby=\"\($0)\"" as HTML })>
            <legend>\(legend)</legend>
            <div class="star-row"><div class="halves">\(halves)</div>\(isOptional ? none(isChosen: chosen == nil, in: strings) : nil)</div>
            </fieldset>
            """
    }

    /// The number of a half on the reader's scale, which the style sheet shows while that half is chosen; nil where stars
    /// are counted. Its label says the same to screen readers.
    private func number(_ rating: Rating, in strings: Strings) -> HTML? {
        if strings.forms.scale == .five { return nil }
        return "<b aria-hidden=\"true\">\(strings.number(rating))</b>"
    }

    private func none(isChosen: Bool, in strings: Strings) -> HTML {
        """
        <label class="none"><input type="radio" name="\(field: .rating)" id="\(prefix)-0" value=""\(" checked", if: isChosen)>\
        \(Icon.remove.html)<span class="vh">\(strings[SharedText.noStars])</span></label>
        """
    }
}
