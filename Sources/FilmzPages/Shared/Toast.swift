import FilmzDomain
import FilmzText

/// A message that reports the latest change and offers to undo it. The element is always there, so that screen
/// readers announce a new text in it.
struct Toast {
    let change: Change?
    /// The IDs of the elements that an undo changes.
    let regions: String

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <div id="toast" role="status" data-offline="\(strings[SharedText.offline])" \
            data-unreachable="\(strings[SharedText.unreachable])">\
            \(change.map { message($0, in: context) })</div>
            """
    }

    private func message(_ change: Change, in context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <div class="toast"><p dir="auto">\(strings.message(for: change, titles: context.titles))</p>
            <form method="post" action="\(SitePath.undo)" data-enhance="\(regions) toast">
            <input type="hidden" name="\(field: .change)" value="\(change.id.description)">
            <input type="hidden" name="\(field: .next)" value="\(context.path)">
            <button class="link" id="undo">\
            \(strings[change.kind == .undone ? SharedText.redo : SharedText.undo])</button>
            </form>\(loved(change).map { passOn($0, in: strings) })</div>
            """
    }

    /// The film that was just given five stars, which the person may want to share; nil for any other change.
    private func loved(_ change: Change) -> Film.ID? {
        guard case .myFilm(let film, _, let before, let after) = change.subject, change.kind != .undone,
            after.rating == Rating(halfStars: 10), before.rating != after.rating
        else { return nil }
        return film
    }

    private func passOn(_ film: Film.ID, in strings: Strings) -> HTML {
        "<a class=\"link\" id=\"pass-on-loved\" href=\"\(SitePath.passOnFilm(film))\">\(strings[PassOnText.passOn])</a>"
    }
}
