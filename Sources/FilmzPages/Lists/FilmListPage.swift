public import FilmzDomain
import FilmzText

/// A list with its films and totals.
public struct FilmListPage: ResultsPage {
    let query: FilmListQuery
    let listed: ListedFilms
    let cover: [Film]
    let posters: [Film.ID: Poster]
    /// The person's tags, most used first.
    let tags: [Tag]
    /// Nil when no films can be ticked.
    let selecting: SelectionMode?

    /// - Throws: ``DomainError/noSuchList``
    public static func load(
        _ query: FilmListQuery, selecting: SelectionMode? = nil, after cursor: PageCursor? = nil,
        from services: some ListServices, for person: Person.ID
    ) async throws -> FilmListPage {
        let size = if selecting != nil { PageRequest.sizes.upperBound } else { MyFilmsPage.pageSize }
        let listed = try await services.listed(query, of: person, page: PageRequest(size: size, after: cursor))
        let first = try await services.listed(
            FilmListQuery(list: query.list), of: person, page: PageRequest(size: FilmList.coverSize))
        let cover = first.films.items.map(\.entry)
        let posters = Dictionary(cover.map { ($0.film.id, $0.poster) }) { one, _ in one }.compactMapValues(\.self)
        return FilmListPage(
            query: query, listed: listed, cover: cover.map(\.film), posters: posters,
            tags: try await TagsField.known(services, of: person), selecting: selecting)
    }

    private var list: FilmList { listed.list }
    private var entries: [ListedFilm] { listed.films.items }

    public var films: [Film.ID] { cover.map(\.id) + entries.map(\.entry.film.id) }

    public var notes: [String] { entries.map(\.note) }

    public func html(in context: PageContext) -> HTML {
        Layout(
            title: list.name, tab: .together, back: .together, rooms: [.together] + SelectionForm.rooms(selecting)
        ).document(
            context,
            content: """
                \(FilmListHead(listed: listed, cover: cover, posters: posters).html(context))
                \(results(context))
                \(MyFilmsFilter.announcement)
                """)
    }

    public func results(_ context: PageContext) -> HTML {
        let strings = context.strings
        return """
            <section id="results">
            \(listed.totals.filmCount > 0 && selecting == nil ? FilmListFilter(query: query, listed: listed, tags: tags).html(strings) : nil)
            \(entries.isEmpty ? emptyState(strings) : gridOrSelection(context))
            </section>
            """
    }

    private func emptyState(_ strings: Strings) -> HTML {
        let isEmpty = listed.totals.filmCount == 0
        if isEmpty, list.rule != nil { return nothingByRule(strings) }
        let hint: HTML = "<p>\(strings[isEmpty ? FilmListText.emptyHint : .nothingFitsHint])</p>"
        return """
            <div class="empty">
            <h2 data-count>\(strings[isEmpty ? FilmListText.empty : .nothingFits])</h2>
            \(offersNote(isNothing: isEmpty)?.html(strings) ?? hint)
            <p class="buttons"><a class="button primary" href="\(isEmpty ? SitePath.search : .list(list.id))">\
            \(isEmpty ? strings[FilmListText.emptyButton] : strings[SharedText.clearFilters])</a></p>
            </div>
            """
    }

    /// No film can be added to a list with a rule by hand; only another rule finds others.
    private func nothingByRule(_ strings: Strings) -> HTML {
        let hint: HTML = "<p>\(strings[FilmListText.nothingByRuleHint])</p>"
        return """
            <div class="empty">
            <h2 data-count>\(strings[FilmListText.nothingByRule])</h2>
            \(offersNote(isNothing: true)?.html(strings) ?? hint)
            <p class="buttons"><a class="button primary" href="\(SitePath.editList(list.id))">\
            \(strings[FilmListText.edit])</a></p>
            </div>
            """
    }

    private func offersNote(isNothing: Bool) -> OffersNote? {
        listed.sentence.flatMap { OffersNote($0.filters, missing: listed.missing, isNothing: isNothing) }
    }

    private func gridOrSelection(_ context: PageContext) -> HTML {
        guard let selecting else { return grid(context) }
        return SelectionForm(
            films: entries.map { ($0.entry.film, $0.entry.poster) }, next: listed.films.next, list: query.address,
            selecting: selecting, filmList: list.rule == nil ? list.id : nil
        ).html(context)
    }

    private func grid(_ context: PageContext) -> HTML {
        let strings = context.strings
        let tiles = entries.enumerated().map { index, listed in
            tile(listed, number: self.listed.firstNumber.map { $0 + index }, in: context)
        }
        return """
            <div class="shelf-head"><p class="count" data-count>\(count(strings))</p>
            \(SelectionForm.link(to: query.address, in: strings))</div>
            <ol class="shelf" data-items>
            \(tiles)</ol>
            \(MoreLink(next: listed.films.next, address: query.address).html(strings))
            """
    }

    private func count(_ strings: Strings) -> String {
        let all = strings.count(listed.isTotalOpen ? FilmListText.moreThan : .films, listed.totals.filmCount)
        return if query.isWhole {
            all
        } else {
            strings[MyFilmsText.countOf, ["found": strings.number(listed.films.total), "total": all]]
        }
    }

    private func tile(_ listed: ListedFilm, number: Int?, in context: PageContext) -> HTML {
        let strings = context.strings
        let entry = listed.entry
        let film = context.titles.titled(entry.film)
        let rank: HTML? =
            if list.isRanked {
                number.map { "<b class=\"rank\">\(strings.number($0))</b> " as HTML }
            } else {
                nil
            }
        let note: HTML? =
            if listed.note.isEmpty {
                nil
            } else {
                "<span class=\"list-note\" dir=\"auto\">\(context.note(listed.note))</span>"
            }
        return PosterTile(
            film: film, poster: entry.poster, state: entry.state,
            facts: "\(rank)\(film.year.map(String.init))\(note)",
            action: CornerLink(film: film, state: entry.state).html(strings)
        ).html(strings)
    }
}
