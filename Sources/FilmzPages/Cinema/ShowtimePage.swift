public import FilmzDomain
import FilmzText
import Foundation

/// A page about one showing: time and place, special features, and actions.
public struct ShowtimePage: WebPage {
    let theatre: Theatre
    let showtime: Showtime
    let film: Film?
    let poster: Poster?
    /// Nil when the person has not planned to go.
    let visit: PlannedVisit?
    /// The names of those with whom the person saw films.
    let knownCompanions: [String]

    /// - Throws: ``DomainError/noSuchTheatre``, ``DomainError/noSuchShowtime``
    public static func load(
        _ id: Showtime.ID, at theatre: Theatre.ID, from services: some CinemaServices, for person: Person.ID
    ) async throws -> ShowtimePage {
        let showing = try await services.showtime(id, at: theatre, for: person)
        let film = try await services.film(of: showing.showtime, for: person)
        return ShowtimePage(
            theatre: showing.theatre, showtime: showing.showtime, film: film,
            poster: film.flatMap { services.posters.poster(of: $0.id) },
            visit: try await services.plannedVisit(to: showing, of: person),
            knownCompanions: try await ViewingSuggestions.companions(of: person, from: services))
    }

    public var films: [Film.ID] { [film?.id].compactMap(\.self) }

    public func html(in context: PageContext) -> HTML {
        let strings = context.strings
        let titledFilm = film.map(context.titles.titled)
        let title = titledFilm?.title ?? showtime.title
        return Layout(title: title, tab: .cinema, back: .cinema, kind: "page narrow", rooms: [.cinema]).document(
            context,
            content: """
                <header class="showing-head">\(picture(titledFilm))
                <div><h1 dir="auto">\(title)</h1>
                <p class="facts">\(strings.facts([
                    strings.nearDay(showtime.day, today: context.today), strings.time(of: showtime),
                    visit.flatMap { PlannedVisits.changeMessage(of: $0, in: context) } ?? strings.availability(of: showtime),
                ]))</p></div></header>
                <dl class="showing" id="results">
                \(rows(context))</dl>
                \(buttons(context))
                """)
    }

    private func picture(_ film: Film?) -> HTML? {
        film.map { film in
            "<a class=\"to-film\" href=\"\(SitePath.film(film.id))\" tabindex=\"-1\" aria-hidden=\"true\">\(PosterTile.poster(film, poster: poster))</a>"
        }
    }

    private func rows(_ context: PageContext) -> [HTML] {
        let strings = context.strings
        let hall = showtime.hall.map(strings.hall)
        var rows = [
            row(
                .atTheatre, value: "<span dir=\"auto\">\(strings.facts([theatre.name, hall, theatre.place]))</span>",
                in: strings),
            row(.film, value: filmRow(context), in: strings),
        ]
        if let film, film.title != showtime.title {
            rows.append(row(.announcedAs, value: "<span dir=\"auto\">\(showtime.title)</span>", in: strings))
        }
        if !strings.marks(of: showtime).isEmpty {
            rows.append(
                row(
                    .shown, value: "<span dir=\"auto\">\(strings.marks(of: showtime).joined(separator: " · "))</span>",
                    in: strings
                ))
        }
        if let runtime = film?.runtime ?? showtime.runtime {
            rows.append(row(.lasts, value: "\(strings.runtime(runtime))", in: strings))
        }
        if let price = showtime.price { rows.append(row(.price, value: "\(price)", in: strings)) }
        return rows
    }

    private func row(_ name: CinemaText, value: HTML, in strings: Strings) -> HTML {
        "<div><dt>\(strings[name])</dt><dd>\(value)</dd></div>\n"
    }

    private func filmRow(_ context: PageContext) -> HTML {
        let strings = context.strings
        let question: CinemaText =
            if film == nil {
                .whichFilm
            } else if showtime.isSure {
                .notThisFilm
            } else {
                .perhaps
            }
        let name: HTML =
            film.map { "<a href=\"\(SitePath.film($0.id))\" dir=\"auto\">\(context.titles.titled($0).title)</a> " }
            ?? "<span dir=\"auto\">\(showtime.title)</span> "
        return """
            \(name)<a class="quiet" href="\(SiteAddress(.titleMeaning).with(.title, value: showtime.title))">\(strings[question])</a>
            """
    }

    private func buttons(_ context: PageContext) -> HTML {
        let strings = context.strings
        let hasBegun = showtime.hasBegun(at: context.now, in: theatre.timeZone)
        var buttons: [HTML] = []
        if let page = showtime.page, !hasBegun, !showtime.isCancelled {
            buttons.append(
                """
                <a class="button primary" href="\(url: page.absoluteString)" rel="noopener noreferrer">\
                \(strings[CinemaText.tickets]) \(Icon.external.html)</a>

                """)
        }
        if !hasBegun {
            buttons.append(
                """
                <a class="button" id="add-to-calendar" href="\(SitePath.showtimeEvent(theatre.id, showtime.id))">\
                \(strings[CinemaText.addToCalendar])</a>

                """)
        }
        return "<div class=\"buttons\">\n\(buttons)</div>\n\(hasBegun ? seenForm(context) : plan(context))"
    }

    private func companions(_ strings: Strings) -> HTML {
        let field = TextField(
            field: .companions, name: .companions, label: strings[ViewingText.companions],
            value: visit?.companions ?? "", attributes: ViewingSuggestions.companionsAttributes)
        return field.html(FormProblem(error: nil, strings: strings)) + ViewingSuggestions.list(of: knownCompanions)
    }

    /// The form that adds a planned visit and the companions, or removes the visit.
    private func plan(_ context: PageContext) -> HTML? {
        guard visit != nil || !showtime.isCancelled else { return nil }
        let strings = context.strings
        let remove: HTML? =
            if visit == nil {
                nil
            } else {
                """
                <form method="post" action="\(SitePath.removePlan(theatre.id, showtime.id))">\
                <input type="hidden" name="\(field: .next)" value="\(SitePath.showtime(theatre.id, showtime.id))">\
                <p class="buttons"><button class="button" id="do-not-go">\(strings[CinemaText.notGoing])</button></p></form>
                """
            }
        return """
            <section class="card visit" aria-labelledby="visit-title">
            <h2 id="visit-title">\(strings[visit == nil ? CinemaText.willYouGo : .youGo])</h2>
            <form method="post" action="\(SitePath.planVisit(theatre.id, showtime.id))">
            \(companions(strings))
            <p class="buttons"><button class="button" id="go">\
            \(strings[visit == nil ? CinemaText.going : .saveVisit])</button></p>
            </form>
            \(remove)
            </section>

            """
    }

    /// A button that marks the film as seen, with the showing's time, place and company.
    private func seenForm(_ context: PageContext) -> HTML? {
        guard let film, !showtime.isCancelled else { return nil }
        let strings = context.strings
        return """
            <form method="post" action="\(SitePath.showtime(theatre.id, showtime.id))">
            <input type="hidden" name="\(field: .next)" value="\(SitePath.film(film.id))">
            \(companions(strings))
            <p class="buttons"><button class="button outlined" id="i-was-there">\(Icon.seen.html)\
            <span>\(strings[CinemaText.iSawIt])</span></button></p>
            <p class="hint">\(strings[CinemaText.iSawItHint])</p>
            </form>
            """
    }
}
