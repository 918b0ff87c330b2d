import FilmzDomain
import FilmzText

/// A film on the programme: its poster, its facts, and its showings by theatre.
struct ProgrammeRow {
    /// The number of theatres that the person follows. The name of a single one is not repeated.
    let theatreCount: Int
    let day: CalendarDay
    let posters: [Film.ID: Poster]

    func html(_ entry: CinemaDay.Entry, in context: PageContext) -> HTML {
        """
        <li>\(poster(entry, in: context))
        <div><h3>\(title(entry, in: context))</h3>
        \(facts(entry, in: context))
        \(entry.showings.sorted { $0.theatre.name < $1.theatre.name }.map { showings($0, in: context) })</div></li>

        """
    }

    private func poster(_ entry: CinemaDay.Entry, in context: PageContext) -> HTML {
        guard let film = entry.film.map(context.titles.titled) else { return Self.noPoster }
        return """
            <a class="to-film" href="\(SitePath.film(film.id))" tabindex="-1" aria-hidden="true">\
            \(PosterTile.poster(film, poster: posters[film.id]))</a>
            """
    }

    private static let noPoster: HTML = "<span class=\"to-film no-poster\">\(Icon.ticket.html)</span>"

    private func title(_ entry: CinemaDay.Entry, in context: PageContext) -> HTML {
        guard let film = entry.film.map(context.titles.titled) else {
            return "<span dir=\"auto\">\(entry.title)</span>"
        }
        return "<a href=\"\(SitePath.film(film.id))\" dir=\"auto\">\(film.title)</a>"
    }

    private func facts(_ entry: CinemaDay.Entry, in context: PageContext) -> HTML {
        let strings = context.strings
        let runtime = entry.film?.runtime ?? entry.showings.lazy.flatMap(\.showtimes).compactMap(\.runtime).first
        let facts = strings.facts([entry.film?.year.map(String.init), runtime.map(strings.runtime)])
        let question: CinemaText? = if entry.film == nil { .whichFilm } else if entry.isSure { nil } else { .perhaps }
        let link = question.map { text -> HTML in
            """
             <a href="\(SiteAddress(.titleMeaning).with(.title, value: entry.title))">\(strings[text])</a>
            """
        }
        return "<p class=\"facts\">\(facts)\(link)\(entry.state.flatMap { PosterTile.marks($0, in: strings) })</p>"
    }

    private func showings(_ showings: CinemaDay.Showings, in context: PageContext) -> HTML {
        let strings = context.strings
        let last = showings.lastDay.map { last -> HTML in
            let text =
                if last == day {
                    strings[CinemaText.endsToday]
                } else {
                    strings[CinemaText.ends, ["day": strings.dayOfYear(last)]]
                }
            return "<span class=\"badge\">\(text)</span>"
        }
        let theatre: HTML? = if theatreCount > 1 { "<b dir=\"auto\">\(showings.theatre.name)</b>" } else { nil }
        let name: HTML? = if theatre == nil && last == nil { nil } else { "<p class=\"at\">\(theatre)\(last)</p>" }
        return """
            \(name)<ul class="times">
            \(showings.showtimes.map { time($0, at: showings.theatre, in: context) })</ul>

            """
    }

    /// The time of a showing and its special features, as a link to its page.
    private func time(_ showtime: Showtime, at theatre: Theatre, in context: PageContext) -> HTML {
        let strings = context.strings
        let hasBegun = showtime.hasBegun(at: context.now, in: theatre.timeZone)
        let availability = strings.availability(of: showtime)
        let isOff = showtime.isCancelled || showtime.seats == .none
        let marks = strings.marks(of: showtime) + [availability].compactMap(\.self)
        return """
            <li><a class="time\(" off", if: isOff)\(" past", if: hasBegun)" \
            href="\(SitePath.showtime(theatre.id, showtime.id))">\
            <b>\(strings.time(of: showtime))</b>\
            \(marks.isEmpty ? nil : "<span dir=\"auto\">\(marks.joined(separator: " · "))</span>" as HTML?)</a></li>

            """
    }
}
