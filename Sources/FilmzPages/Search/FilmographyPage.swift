public import FilmzDomain
import FilmzText

/// The films of all people with a certain name, as directors or actors.
public struct FilmographyPage: ResultsPage {
    let name: String
    /// The people with the name, at least one, each with the films shown.
    let filmographies: [Filmography<FilmEntry>]
    /// The film whose director or actor is shown first.
    let film: Film.ID?
    /// Films or shows only; nil for both.
    let kind: Film.KindGroup?
    /// Whether there are films as well as shows to choose from.
    let hasBoth: Bool
    /// Nil when no films can be ticked.
    let selecting: SelectionMode?

    /// - Parameters:
    ///   - film: the film whose director or actor is shown first
    ///   - kind: films or shows only; nil for both. It is ignored unless there are both.
    /// - Returns: nil when the server knows no film of a person with this name
    public static func load(
        _ name: String, of film: Film.ID? = nil, kind: Film.KindGroup? = nil, selecting: SelectionMode? = nil,
        from services: some SearchServices, for person: Person.ID
    ) async throws -> FilmographyPage? {
        let all = try await services.filmographies(of: name, for: person)
        guard let spelledName = all.first?.name else { return nil }
        func isMeant(_ filmography: Filmography<FilmEntry>) -> Bool {
            filmography.films.contains { $0.film.id == film }
        }
        let kinds = Set(all.flatMap(\.films).map(\.film.isShow))
        let kind: Film.KindGroup? = if kinds.count > 1 { kind } else { nil }
        let shown = (all.filter(isMeant) + all.filter { !isMeant($0) }).map { filmography in
            filmography.with(filmography.films.filter { kind?.holds($0.film.kind) ?? true })
        }
        return FilmographyPage(
            name: spelledName, filmographies: shown.filter { !$0.films.isEmpty }, film: film, kind: kind,
            hasBoth: kinds.count > 1, selecting: selecting)
    }

    public var films: [Film.ID] { filmographies.flatMap { $0.films.map(\.film.id) } }

    public func html(in context: PageContext) -> HTML {
        Layout(
            title: name, back: .search, kind: "page search", rooms: [.search] + SelectionForm.rooms(selecting)
        ).document(
            context,
            content: """
                <h1 dir="auto">\(name)</h1>
                \(choice(context.strings))\(results(context))
                """)
    }

    private func choice(_ strings: Strings) -> HTML? {
        guard hasBoth else { return nil }
        let choice = KindSwitch(chosen: kind) { SiteAddress.filmography(of: name, from: film, kind: $0) }
        return "\(choice.html(strings))\n"
    }

    public func results(_ context: PageContext) -> HTML {
        let strings = context.strings
        let list = SiteAddress.filmography(of: name, from: film, kind: kind)
        if let selecting {
            var seen: Set<Film.ID> = []
            let films = filmographies.flatMap(\.films).filter { seen.insert($0.film.id).inserted }
            let form = SelectionForm(
                films: films.map { ($0.film, $0.poster) }, next: nil, list: list, selecting: selecting)
            return "<section id=\"results\">\n\(form.html(context))\n</section>\n"
        }
        let count = filmographies.count { $0.imdb != nil }
        let sum: String? =
            if filmographies.count == 1 {
                facts(of: filmographies[0], in: strings)
            } else {
                count > 1 ? strings.count(SearchText.namesakes, count) : nil
            }
        let makers = Dictionary(grouping: filmographies.flatMap(\.films), by: \.film.id)
        let shared = Set(makers.lazy.filter { $0.value.count > 1 }.map(\.key))
        return """
            <section id="results">
            <div class="shelf-head">\(sum.map { "<p class=\"count\">\($0)</p>\n" as HTML })\
            \(SelectionForm.link(to: list, in: strings))</div>
            \(filmographies.indices.map { films($0, shared: shared, in: context) })\
            <p class="buttons"><a class="button" href="\(SiteAddress.search(name))">\
            \(strings[SearchText.askElsewhere])</a></p>
            </section>
            """
    }

    /// - Parameter shared: the films that several of these people worked on
    private func films(_ index: Int, shared: Set<Film.ID>, in context: PageContext) -> HTML {
        let strings = context.strings
        let filmography = filmographies[index]
        let heading: HTML? =
            if filmographies.count > 1 {
                """
                <h2 class="namesake">\(heading(index, shared: shared, in: context))</h2>
                <p class="count">\(facts(of: filmography, in: strings))</p>

                """
            } else {
                nil
            }
        let rows = filmography.films.map { entry in
            FilmRow(
                entry: entry, match: match(entry.film), part: shared.contains(entry.film.id) ? index : nil
            ).html(context)
        }
        return """
            \(heading)<ol class="rows">
            \(rows)</ol>

            """
    }

    private func facts(of filmography: Filmography<FilmEntry>, in strings: Strings) -> String {
        let count = strings.count(SearchText.count, filmography.films.count)
        return strings.facts([life(filmography, in: strings), count, years(filmography)])
    }

    /// The heading for one of several people with the same name: their best known film, if possible one that only
    /// they worked on.
    private func heading(_ index: Int, shared: Set<Film.ID>, in context: PageContext) -> HTML {
        let strings = context.strings
        let films = filmographies[index].films.map(\.film)
        let own = films.filter { !shared.contains($0.id) }
        guard filmographies[index].imdb != nil,
            let best = (own.nonEmpty ?? films).min(by: Film.isBetterKnown)
        else { return "\(strings[SearchText.oneOfThem])" }
        return strings.html(SearchText.knownFor, name: "film", value: "<bdi>\(context.titles.titled(best).title)</bdi>")
    }

    /// Makes a row name the person in the cast too. Nothing is marked, because every row has that name.
    private func match(_ film: Film) -> SearchMatch {
        SearchMatch(
            name: MatchedText(film.title, matches: []),
            people: film.people(named: name).map { MatchedText($0, matches: []) })
    }

    private func life(_ filmography: Filmography<FilmEntry>, in strings: Strings) -> String? {
        switch (filmography.birthYear, filmography.deathYear) {
        case (nil, nil): nil
        case (let born?, nil): strings[SearchText.born, ["year": "\(born)"]]
        case (nil, let died?): strings[SearchText.died, ["year": "\(died)"]]
        case (let born?, let died?): strings[SearchText.bornAndDied, ["born": "\(born)", "died": "\(died)"]]
        }
    }

    /// The first and last year of the films, or one year; nil when no year is known.
    private func years(_ filmography: Filmography<FilmEntry>) -> String? {
        let years = filmography.films.compactMap(\.film.year)
        guard let first = years.min(), let last = years.max() else { return nil }
        return if first == last { "\(first)" } else { "\(first)–\(last)" }
    }
}
