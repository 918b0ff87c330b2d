import FilmzDomain
import Foundation
import OMDbAPI

extension FilmAnswer {
    /// OMDb's facts of a film; nil for a series, an episode or a game.
    init?(_ detail: OMDbDetail, askedFor id: IMDbID, at now: Timestamp) {
        guard [.movie, nil].contains(detail.type) else { return nil }
        // IMDb merges titles, so OMDb may respond with another ID.
        let id = IMDbID(detail.imdbID) ?? id
        self.init(
            provider: .omdb, fetchedAt: now, externalIDs: ExternalIDs(imdb: id),
            title: detail.title?.bounded(to: ProviderBounds.title),
            year: ProviderBounds.year(detail.years?.start), releaseDate: ProviderBounds.day(detail.released),
            runtime: ProviderBounds.runtime(detail.runtime), genres: ProviderBounds.names(detail.genres),
            countries: ProviderBounds.names(detail.countries.map(Self.country)),
            languages: ProviderBounds.names(detail.languages.filter { $0 != "None" }),
            certificate: detail.rated?.bounded(to: ProviderBounds.certificate),
            plot: detail.plot?.bounded(to: ProviderBounds.plot), poster: ProviderBounds.address(detail.poster?.url),
            credits: ProviderBounds.credits(detail.directors.lazy.map(\.name), role: .director)
                + ProviderBounds.credits(detail.writers.lazy.map(\.name), role: .writer)
                + ProviderBounds.credits(detail.actors.lazy.map(\.name), role: .actor),
            scores: Self.scores(detail), awards: detail.awards.flatMap { Awards($0) },
            boxOffice: detail.boxOffice.filter { $0 > 0 }.map { BoxOffice(domestic: $0) },
            companies: ProviderBounds.companies([detail.production].compactMap(\.self)),
            website: ProviderBounds.page(detail.website),
            page: URL(string: "https://www.imdb.com/title/\(id)/"))
    }

    /// The full name of a country: old records have short names.
    private static func country(_ name: String) -> String {
        switch name {
        case "USA": "United States"
        case "UK": "United Kingdom"
        default: name
        }
    }

    private static func scores(_ detail: OMDbDetail) -> [Score] {
        detail.scores.compactMap { score in
            guard let value = score.value, 0...100 ~= value else { return nil }
            let percent = Int(value.rounded())
            return switch score.source {
            case .imdb: Score(source: .imdb, percent: percent, votes: detail.imdbVotes.filter { $0 > 0 })
            case .rottenTomatoes: Score(source: .rottenTomatoes, percent: percent)
            case .metacritic: Score(source: .metacritic, percent: percent)
            case .other: nil
            }
        }
    }
}

extension Awards {
    /// Converts OMDb's awards. The counts include the headline, however OMDb wrote it. If a sentence cannot be parsed,
    /// only its text is kept.
    fileprivate init?(_ awards: OMDbAwards) {
        // Inserts the separator where OMDb omits it between two parts: "1 BAFTA Award4 nominations".
        let text = awards.text.replacing(/(\p{Ll})(\d)/) { "\($0.output.1). \($0.output.2)" }
        guard let sentence = text.bounded(to: ProviderBounds.tagline) else { return nil }
        func count(_ number: Int?) -> Int { min(max(number ?? 0, 0), 100_000) }
        var wins = count(awards.wins)
        var nominations = count(awards.nominations)
        let headline = awards.headline.flatMap { headline in
            Self.singular(headline.name).bounded(to: ProviderBounds.name).map {
                Headline(name: $0, count: count(headline.count), isWon: headline.result == .won)
            }
        }
        if let headline, awards.scope != .total {
            if headline.isWon { wins += headline.count } else { nominations += headline.count }
        }
        self.init(headline: headline, wins: wins, nominations: nominations, sentence: sentence)
    }

    /// The singular of a name: `Oscar` for `Oscars`.
    private static func singular(_ name: String) -> String {
        if name.hasSuffix("s") && !name.hasSuffix("ss") { String(name.dropLast()) } else { name }
    }
}
