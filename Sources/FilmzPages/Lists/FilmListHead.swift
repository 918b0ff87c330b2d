import FilmzDomain
import FilmzText

/// The head of a list: cover, name, description, the person's progress, and actions.
struct FilmListHead {
    let listed: ListedFilms
    let cover: [Film]
    let posters: [Film.ID: Poster]

    private var list: FilmList { listed.list }

    func html(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <header class="list-head" id="list-head">
            \(FilmListCard.cover(cover, posters: posters, in: context, empty: list.rule == nil ? .list : .filter))
            <div><h1 dir="auto">\(list.name)</h1>
            \(list.description.isEmpty ? nil : "<p class=\"about\" dir=\"auto\">\(list.description)</p>" as HTML?)
            \(listed.sentence.map { conditions($0, in: strings) })\
            \(listed.totals.filmCount > 0 ? progress(strings) : nil)
            <div class="buttons">\(listed.totals.filmCount > 1 && list.rule == nil ? arrange(strings) : nil)
            <a class="chip" href="\(SitePath.editList(list.id))">\(Icon.edit.html)<span>\(strings[FilmListText.edit])</span></a>
            \(listed.totals.filmCount > 0 ? passOn(strings) : nil)\(list.rule == nil ? paste(strings) : nil)\
            \(listed.totals.filmCount > 0 ? takeAway(strings) : nil)</div></div>
            </header>
            """
    }

    private func progress(_ strings: Strings) -> HTML {
        let seen = FilmListCard.seen(listed.totals, in: strings)
        return """
            <p class="facts">\(strings.facts([seen, listed.totals.minutes > 0 ? strings.hours(ofMinutes: listed.totals.minutes) : nil]))</p>
            <progress max="\(listed.totals.filmCount)" value="\(listed.totals.seenCount)" aria-label="\(seen)"></progress>
            """
    }

    private func conditions(_ sentence: SearchSentence, in strings: Strings) -> HTML {
        let words = sentence.words.map { ["“\($0.text)”"] } ?? []
        let names = sentence.filters.map(strings.name) + words
        let ignored = sentence.ignored().map { words -> HTML in
            """
            <p class="hint">\(strings.html(SearchText.ignored, name: "words", value: "<span dir=\"auto\">\(words)</span>"))</p>

            """
        }
        return """
            <p class="list-conditions">\(Icon.filter.html)<span class="vh">\(strings[FilmListText.byRule]): </span>\
            <span dir="auto">\(strings.facts(names))</span></p>
            \(ignored)
            """
    }

    private func arrange(_ strings: Strings) -> HTML {
        """
        <a class="chip" href="\(ArrangePage.address(list.id))">\(Icon.handle.html)\
        <span>\(strings[FilmListText.arrange])</span></a>
        """
    }

    private func passOn(_ strings: Strings) -> HTML {
        """
        <a class="chip" id="pass-on-list" href="\(SitePath.passOnList(list.id))">\(Icon.passOn.html)<span>\(strings[PassOnText.passOn])</span></a>

        """
    }

    private func paste(_ strings: Strings) -> HTML {
        """
        <a class="chip" href="\(SitePath.pasteOnList(list.id))">\(Icon.plus.html)<span>\(strings[PasteText.link])</span></a>
        """
    }

    private func takeAway(_ strings: Strings) -> HTML {
        let links = FilmListExport.allCases.map { format -> HTML in
            """
            <a class="chip" href="\(SiteAddress(.exportedList(list.id)).with(.listExport, value: format.rawValue))" \
            download>\(strings[format.name])</a>

            """
        }
        let pictures = [(CardFormat.preview, FilmListText.picture), (.story, .story)].map { format, name -> HTML in
            """
            <a class="chip" href="\(SiteAddress(.listCard(list.id)).with(.listExport, value: format.rawValue))" \
            download>\(strings[name])</a>

            """
        }
        return """
            <details class="take-away"><summary class="chip">\(strings[FilmListText.takeAway])\(Icon.chevron.html)</summary>
            <div><p class="hint">\(strings[FilmListText.takeAwayHint])</p>
            <p class="buttons"><a class="chip" id="to-print" href="\(SitePath.printedList(list.id))">\(strings[FilmListText.toPrint])</a>
            \(links)\(pictures)</p></div></details>
            """
    }
}
