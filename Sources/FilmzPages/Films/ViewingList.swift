import FilmzDomain

/// Each time I saw the film, newest first.
struct ViewingList {
    let film: Film
    let viewings: [Viewing]

    func html(_ context: PageContext) -> HTML {
        guard !viewings.isEmpty else { return "<div id=\"my-viewings\"></div>" }
        return """
            <section class="card" id="my-viewings" aria-labelledby="viewings-title">
            <h2 id="viewings-title">\(context.strings[ViewingText.title])</h2>
            <ol class="viewings">
            \(viewings.map { row($0, context) })</ol>
            </section>
            """
    }

    private func row(_ viewing: Viewing, _ context: PageContext) -> HTML {
        let strings = context.strings
        let circumstances = strings.circumstances(of: viewing)
        return """
            <li>
            <div class="viewing">
            <p class="when">\(strings.watchedOn(viewing.watchedOn))\
            \(viewing.rating.map { StarsView(rating: $0).html(strings) })</p>
            \(circumstances.isEmpty ? nil : "<p class=\"facts\" dir=\"auto\">\(circumstances)</p>" as HTML?)
            \(viewing.note.isEmpty ? nil : "<p class=\"note\" dir=\"auto\">\(viewing.note)</p>" as HTML?)
            </div>
            \(actions(viewing, context))
            </li>

            """
    }

    private func actions(_ viewing: Viewing, _ context: PageContext) -> HTML {
        let strings = context.strings
        let path = FilmPage.path(film.id)
        let when = strings.watchedOn(viewing.watchedOn)
        return """
            <div class="row-actions">
            <a class="round quiet" id="edit-\(viewing.id.description)" data-sheet \
            href="\(url: "\(path)/viewings/\(viewing.id)")">\
            \(Icon.edit.html)<span class="vh">\(strings[ViewingText.edit, ["when": when]])</span></a>
            <form method="post" action="\(url: path + "/viewings/remove")" data-enhance="\(FilmPage.regions) toast">\
            <input type="hidden" name="viewing" value="\(viewing.id.description)">\
            <input type="hidden" name="next" value="\(url: path)">\
            <button class="round quiet" id="remove-\(viewing.id.description)">\(Icon.remove.html)\
            <span class="vh">\(strings[ViewingText.remove, ["when": when]])</span></button></form>
            </div>
            """
    }
}

extension Strings {
    /// `Kino Babylon · with Ada · Stopped at minute 45`.
    func circumstances(of viewing: Viewing) -> String {
        let companions =
            viewing.companions.isEmpty ? nil : self[ViewingText.with, ["people": viewing.companions]]
        var parts: [String?] = [viewing.place, companions]
        if case .stopped(let minute, let reason) = viewing.ending {
            let stopped = minute.map { self[ViewingText.stoppedAt, ["minute": String($0)]] }
            parts += [stopped ?? self[ViewingText.stopped], reason]
        }
        return facts(parts)
    }
}
