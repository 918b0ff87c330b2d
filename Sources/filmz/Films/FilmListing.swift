import FilmzDomain
import FilmzText

/// A table of films.
enum FilmListing {
    /// Prints the films. On a terminal, each has the title by which the reader knows it.
    /// - Parameter withDates: whether there are columns for the day on which a film came onto the shelf and the time
    ///   when it was last seen
    static func show(
        _ entries: [FilmEntry], in strings: Strings, withDates: Bool = false, from services: some FilmServices
    ) async throws {
        let titles = try await FilmTitles.load(
            of: entries.map(\.film.id), in: titleLanguage(strings), from: services)
        let heads: [CommandText] =
            [.id, .title, .year, .minutes, .genres, .stars, .mine] + (withDates ? [.added, .watched] : [])
        let clock = Clock()
        Output.table(heads.map { strings[$0] }, in: strings) { strings in
            entries.map { entry in
                [
                    entry.film.id.description, titles.titled(entry.film).title, entry.film.year.map(String.init) ?? "",
                    entry.film.runtime.map(String.init) ?? "",
                    strings.list(
                        [strings.kind(of: entry.film)].compactMap(\.self)
                            + entry.film.genres.prefix(2).map(strings.genre)),
                    entry.state.rating.map(strings.number) ?? "", entry.state.words(strings),
                ] + (withDates ? dates(of: entry, clock: clock) : [])
            }
        }
    }

    /// The language of the titles that are shown; nil for the films' own titles, which programs read.
    static func titleLanguage(_ strings: Strings, asJSON: Bool = false) -> TitleLanguage? {
        if Output.isTerminal, !asJSON { strings.language.titles } else { nil }
    }

    private static func dates(of entry: FilmEntry, clock: Clock) -> [String] {
        [
            entry.addedAt.map { clock.day(of: $0).description } ?? "", entry.state.lastWatchedOn?.description ?? "",
        ]
    }
}
