import FilmzDomain
import FilmzText

/// A film of a list that can be moved.
struct ArrangeRow {
    let list: FilmList.ID
    let listed: ListedFilm
    /// The film's position, from 1.
    let number: Int
    /// The number of films on the list.
    let count: Int

    private var film: Film { listed.entry.film }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        let shown = context.titles.titled(film)
        return """
            <li id="entry-\(film.id.description)">
            <button class="drag-handle" type="button" id="drag-\(film.id.description)">\(Icon.handle.html)\
            <span class="vh">\(strings[FilmListText.drag, ["film": shown.title]])</span></button>
            <b class="rank">\(strings.number(number))</b>
            \(PosterTile.poster(shown, poster: listed.entry.poster))
            <div class="row-text"><h2><a href="\(SitePath.film(film.id))"><span dir="auto">\(shown.title)</span>\
            \(film.year.map { " <span class=\"year\">\($0)</span>" as HTML })</a></h2>
            \(listed.note.isEmpty ? nil : "<p class=\"list-note\" dir=\"auto\">\(context.note(listed.note))</p>" as HTML?)</div>
            \(form(.moveOnList(list), in: context, style: "move", content: steps(shown.title, in: strings)))
            \(more(shown.title, in: context))
            </li>

            """
    }

    private func steps(_ title: String, in strings: Strings) -> HTML {
        """
        \(step("up", icon: .up, label: .moveUp, title: title, isPossible: number > 1, in: strings))\
        \(step("down", icon: .down, label: .moveDown, title: title, isPossible: number < count, in: strings))
        """
    }

    private func step(
        _ place: String, icon: Icon, label: FilmListText, title: String, isPossible: Bool, in strings: Strings
    ) -> HTML {
        """
        <button class="round quiet" name="\(field: .place)" value="\(place)" id="\(place)-\(film.id.description)"\
        \(" disabled", if: !isPossible)>\(icon.html)<span class="vh">\(strings[label]): \(title)</span></button>
        """
    }

    /// The less common actions.
    private func more(_ title: String, in context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <details class="entry-more" data-popover><summary class="round quiet" id="more-\(film.id.description)">\(Icon.chevron.html)\
            <span class="vh">\(strings[FilmListText.more, ["film": title]])</span></summary><div>
            \(form(.moveOnList(list), in: context, style: "buttons", content: far(strings)))
            \(form(.moveOnList(list), in: context, style: "to-number", content: toNumber(strings)))
            \(form(.noteOnList(list), in: context, style: "entry-note", content: note(title, in: strings)))
            \(form(.takeOffList(list), in: context, style: "buttons", content: takeOff(strings)))
            </div></details>
            """
    }

    private func far(_ strings: Strings) -> HTML {
        """
        <button class="chip" name="\(field: .place)" value="first" id="first-\(film.id.description)">\(strings[FilmListText.moveFirst])</button>
        <button class="chip" name="\(field: .place)" value="last" id="last-\(film.id.description)">\(strings[FilmListText.moveLast])</button>
        """
    }

    private func toNumber(_ strings: Strings) -> HTML {
        """
        <input type="hidden" name="\(field: .place)" value="number">\
        <label for="number-\(film.id.description)">\(strings[FilmListText.number])</label>
        <input id="number-\(film.id.description)" name="\(field: .number)" inputmode="numeric" value="\(number)" size="4" maxlength="5">
        <button class="chip" id="move-\(film.id.description)">\(strings[FilmListText.moveHere])</button>
        """
    }

    private func note(_ title: String, in strings: Strings) -> HTML {
        """
        <label class="vh" for="note-\(film.id.description)">\(strings[FilmListText.noteFor, ["film": title]])</label>
        <textarea id="note-\(film.id.description)" name="\(field: .note)" rows="2" maxlength="\(FilmList.noteLimit)" dir="auto" \
        placeholder="\(strings[FilmListText.note])">
        \(listed.note)</textarea>
        <input type="hidden" name="\(field: .formerNote)" value="\(listed.note)">
        <button class="chip" id="save-note-\(film.id.description)">\(strings[FilmListText.saveNote])</button>
        """
    }

    private func takeOff(_ strings: Strings) -> HTML {
        """
        <button class="chip" id="take-off-\(film.id.description)">\(Icon.remove.html)\
        <span>\(strings[FilmListText.takeOff])</span></button>
        """
    }

    private func form(_ action: SitePath, in context: PageContext, style: StaticString, content: HTML) -> HTML {
        """
        <form method="post" action="\(action)" class="\(style.description)" data-enhance="results toast">\
        <input type="hidden" name="\(field: .film)" value="\(film.id.description)">\
        <input type="hidden" name="\(field: .next)" value="\(context.path)">\(content)</form>
        """
    }
}
