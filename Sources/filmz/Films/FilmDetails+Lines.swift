import FilmzDomain
import FilmzText
import Foundation

extension FilmDetails {
    /// The film's facts and my data about it, each with its name.
    func lines(_ strings: Strings) -> [(FilmCommandText, String)] {
        let earlier = mine.viewingCount - mine.viewings.count
        return dossier.facts(english: titles(in: strings.language)[film.id] == nil ? nil : film.title, in: strings)
            + [
                (.mine, MyFilmState(mine).words(strings)),
                (.myStars, mine.rating.map(strings.number) ?? ""),
                (.myComment, mine.comment),
                (.recommended, strings.list(mine.audience.names.map(strings.audience))),
            ] + mine.leftovers.map { (.saidElsewhere, strings.facts([$0.productName, "\($0.name): \($0.value)"])) }
            + mine.viewings.map { (.seen, $0.line(strings)) }
            + [(.seen, earlier > 0 ? strings.count(FilmCommandText.earlierViewings, earlier) : "")]
    }
}

extension FilmDetails {
    /// The title for a reader of the language; empty when it is the film's own.
    func titles(in language: Language) -> FilmTitles {
        guard let title = language.titles.flatMap({ titles[$0] }), title != film.title else { return FilmTitles() }
        return FilmTitles([film.id: title])
    }
}

extension FilmDossier {
    /// - Parameter english: the English title, if another one is shown above
    fileprivate func facts(english: String?, in strings: Strings) -> [(FilmCommandText, String)] {
        [
            (.id, film.id.description),
            (.knownAs, strings.list(film.externalIDs.all.map(\.description))),
            (.english, english ?? ""),
            (.original, film.originalTitle ?? ""),
            (.released, film.releaseDate?.description ?? ""),
            (.runtime, film.runtime.map { strings[FilmCommandText.minutes, ["minutes": String($0)]] } ?? ""),
            (.certificate, film.certificate ?? ""),
            (.kind, strings.kind(of: film) ?? ""),
            (.years, years.map(strings.years) ?? ""),
            (.seasons, seasons(strings)),
            (.genres, strings.list(film.genres.map(strings.genre))),
            (film.isShow ? .createdBy : .directedBy, strings.list(film.directors)),
            (.writtenBy, names(.writer, in: strings)),
            (.with, strings.list(film.cast)),
            (.musicBy, names(.composer, in: strings)),
            (.countries, strings.list(film.countries.map(strings.country))),
            (.languages, strings.list(film.languages.map(strings.spokenLanguage))),
            (.tagline, tagline ?? ""),
            (.plot, plot(strings)),
            (.keywords, strings.list(keywords)),
            (.scores, strings.list(scores.map { $0.line(strings) })),
            (.awards, awards?.sentence ?? ""),
            (.boxOffice, strings.boxOffice(boxOffice)),
            (.companies, strings.list(companies)),
            (.website, website?.absoluteString ?? ""),
        ] + trailers.map { (.trailer, "\($0.title) · \($0.address.absoluteString)") }
            + offers.map { (.offer, $0.line(strings)) }
            + [(.similar, strings.list(similar.map(\.heading)))]
            + sources.map { (.source, $0.line(strings)) }
    }

    /// The numbers of seasons and episodes: `5 · 62 episodes`.
    private func seasons(_ strings: Strings) -> String {
        strings.facts([
            run?.seasonCount.map(String.init), run?.episodeCount.map { strings.count(ShowText.episodeCount, $0) },
        ])
    }

    private func plot(_ strings: Strings) -> String {
        guard let plot = film.plot, origins[.plot]?.author == .filmz else { return film.plot ?? "" }
        return strings[FilmCommandText.ownWords, ["plot": plot]]
    }

    private func names(_ role: Credit.Role, in strings: Strings) -> String {
        strings.list(credits.filter { $0.role == role }.map(\.name))
    }
}

extension Score {
    /// The score in one line: `IMDb 7.9 of 10 (1,200,000 votes)`.
    fileprivate func line(_ strings: Strings) -> String {
        let votes = votes.map { " (\(strings.count(FilmText.votes, $0)))" } ?? ""
        return "\(strings.name(of: source)) \(strings.value(of: self))\(votes)"
    }
}

extension SimilarFilm {
    fileprivate var heading: String { title + (year.map { " (\($0))" } ?? "") }
}

extension ShopOffer {
    fileprivate func line(_ strings: Strings) -> String {
        let name: FilmCommandText =
            switch kind {
            case .buy: .buy
            case .rent: .rent
            case .soundtrack: .soundtrack
            case .book: .book
            case .audiobook: .audiobook
            case .makingOf: .makingOf
            case .tickets: .tickets
            }
        return [strings[name], title, price, provider.name, address.absoluteString].compactMap(\.self)
            .joined(separator: " · ")
    }
}

extension FilmDossier.Source {
    /// The source in one line: the provider, the time of its answer, and which of its films this is.
    fileprivate func line(_ strings: Strings) -> String {
        let match =
            match.map { match in
                switch match.certainty {
                case .identified, .sure, .confirmed: match.id?.description ?? ""
                case .uncertain:
                    strings[
                        FilmCommandText.mayBe, ["ids": strings.either(match.candidates.map(\.id.description))]]
                case .none: strings[FilmCommandText.doesNotKnow]
                case .denied: strings[FilmCommandText.another]
                }
            } ?? ""
        return [provider.name, match, fetchedAt?.description ?? "", page?.absoluteString ?? ""]
            .filter { !$0.isEmpty }.joined(separator: " · ")
    }
}

extension Viewing {
    /// The viewing in one line: the known ones of time, place, companions, rating, note, whether it was seen before,
    /// and ID.
    fileprivate func line(_ strings: Strings) -> String {
        let parts = [
            draft.watchedOn == .unknown ? strings[FilmCommandText.unknownDate] : draft.watchedOn.description,
            draft.place,
            strings.with(draft.companions) ?? "",
            draft.rating.map { strings[FilmCommandText.stars, ["stars": strings.number($0)]] } ?? "",
            draft.note,
            draft.isRewatch ? strings[ViewingText.again] : "",
            strings.ending(of: self) ?? "",
            strings[FilmCommandText.viewing, ["id": id.description]],
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
