import APICore
import FilmzDomain
import Foundation
import TMDbAPI

extension FilmAnswer {
    /// TMDb's facts of a film; nil if the number is too large for Filmz.
    init?(_ movie: TMDbMovie, images: TMDbImageConfiguration, at now: Timestamp) {
        guard ProviderBounds.id(.tmdb(movie.id)) != nil else { return nil }
        let title = movie.title?.bounded(to: ProviderBounds.title)
        let originalTitle = movie.originalTitle?.bounded(to: ProviderBounds.title)
        self.init(
            provider: .tmdb, fetchedAt: now,
            externalIDs: ExternalIDs(
                imdb: (movie.imdbID ?? movie.externalIDs?.imdbID).flatMap { IMDbID($0) }, tmdb: movie.id),
            title: title, originalTitle: originalTitle == title ? nil : originalTitle,
            titles: Self.titles(movie.translations, original: (movie.originalLanguage, movie.originalTitle)),
            year: ProviderBounds.year(movie.releaseDate?.year),
            releaseDate: ProviderBounds.day(movie.releaseDate),
            runtime: ProviderBounds.runtime(movie.runtime), genres: GenreNames.tmdb(movie.genres.map(\.id)),
            countries: Self.countries(movie.productionCountries, origin: movie.originCountry),
            languages: Self.languages(movie.spokenLanguages, original: movie.originalLanguage),
            certificate: movie.certification(in: "US")?.bounded(to: ProviderBounds.certificate),
            tagline: movie.tagline?.bounded(to: ProviderBounds.tagline),
            plot: movie.overview?.bounded(to: ProviderBounds.plot),
            poster: ProviderBounds.address(images.originalURL(for: movie.posterPath)),
            credits: movie.credits.map(Self.credits) ?? [],
            scores: [Score(tmdb: movie.voteAverage, votes: movie.voteCount)].compactMap(\.self),
            trailers: Self.trailers(movie.videos), similar: Self.similar(movie, images: images),
            boxOffice: movie.revenue.map { BoxOffice(worldwide: $0) },
            companies: ProviderBounds.companies(movie.productionCompanies.compactMap(\.name)),
            website: ProviderBounds.page(movie.homepage),
            page: URL(string: "https://www.themoviedb.org/movie/\(movie.id)"))
    }

    /// The titles by language. A translation has no title if it is the same as the original one, which is certain only
    /// for the original language.
    static func titles(
        _ translations: TMDbTranslations?, original: (language: String?, title: String?)
    ) -> [TitleLanguage: String]? {
        guard let translations = translations?.translations else { return nil }
        var titles: [TitleLanguage: String] = [:]
        for language in TitleLanguage.allCases {
            let own = translations.filter { $0.language == language.rawValue }
            let inOrder = own.filter { $0.country == language.country } + own.filter { $0.country != language.country }
            let original: String? = if original.language == language.rawValue { original.title } else { nil }
            titles[language] = (inOrder.lazy.compactMap { $0.texts?.title }.first ?? original)?
                .bounded(to: ProviderBounds.title)
        }
        return titles
    }

    /// The countries' English names, the countries of origin first.
    static func countries(_ countries: [TMDbCountry], origin: [String]) -> [String] {
        let inOrder = countries.filter { origin.contains($0.code) } + countries.filter { !origin.contains($0.code) }
        return ProviderBounds.names(
            inOrder.compactMap(\.name).map { $0 == "United States of America" ? "United States" : $0 })
    }

    /// The languages' English names, the original language first. `xx` means no language.
    static func languages(_ languages: [TMDbLanguage], original: String?) -> [String] {
        let languagesSpoken = languages.filter { $0.code != "xx" }
        let languages = languagesSpoken.filter { $0.code == original } + languagesSpoken.filter { $0.code != original }
        return ProviderBounds.names(languages.compactMap(\.englishName))
    }

    private static func credits(_ credits: TMDbCredits) -> [Credit] {
        func crew(_ role: Credit.Role, _ jobs: Set<String>) -> [Credit] {
            let people = credits.crew.filter { $0.job.map(jobs.contains) ?? false }
            return ProviderBounds.credits(people.compactMap(\.name), role: role)
        }
        return crew(.director, ["Director"]) + crew(.writer, writing)
            + cast(credits.cast.map { ($0.name, $0.character, $0.order) })
            + crew(.composer, ["Original Music Composer"]) + crew(.cinematographer, ["Director of Photography"])
            + crew(.editor, ["Editor"]) + crew(.producer, ["Producer"])
    }

    private static let writing: Set<String> = [
        "Screenplay", "Writer", "Story", "Original Story", "Short Story", "Novel", "Book", "Author", "Comic Book",
        "Graphic Novel", "Theatre Play", "Adaptation", "Scenario Writer", "Screenstory", "Dialogue", "Characters",
    ]

    /// The cast in billing order. An actor with several roles is listed with the first one.
    static func cast(_ members: [(name: String?, character: String?, order: Int?)]) -> [Credit] {
        var seen: Set<String> = []
        let byBilling = members.enumerated().sorted { one, other in
            (one.element.order ?? .max, one.offset) < (other.element.order ?? .max, other.offset)
        }
        var cast: [Credit] = []
        for (_, member) in byBilling where cast.count < ProviderBounds.cast {
            guard let name = member.name?.bounded(to: ProviderBounds.name), seen.insert(name).inserted else { continue }
            let character = member.character?.bounded(to: ProviderBounds.name)
            cast.append(Credit(name: name, role: .actor, character: character))
        }
        return cast
    }

    /// The names of the production companies; nil when there are none.
    static func trailers(_ videos: TMDbVideos?) -> [Trailer] {
        func rank(_ video: TMDbVideo) -> Int? {
            switch video.type {
            case .trailer: if video.isOfficial == true { 0 } else { 1 }
            case .teaser: if video.isOfficial == true { 2 } else { 3 }
            default: nil
            }
        }
        let ranked = (videos?.videos ?? []).enumerated().compactMap { place, video in
            rank(video).map { (rank: $0, place: place, video: video) }
        }
        let trailers = ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.compactMap { _, _, video in
            guard let address = ProviderBounds.address(video.url), let site = video.site else { return Trailer?.none }
            let title = video.name?.bounded(to: ProviderBounds.name) ?? video.type?.rawValue ?? site
            return Trailer(title: title, site: site, address: address)
        }
        return Array(trailers.prefix(ProviderBounds.trailers))
    }

    private static func similar(_ movie: TMDbMovie, images: TMDbImageConfiguration) -> [SimilarFilm] {
        func films(_ page: TMDbMoviePage?) -> [SimilarFilm] {
            var seen: Set<Int> = [movie.id]
            var films: [SimilarFilm] = []
            for film in page?.results ?? [] where films.count < ProviderBounds.similar {
                guard film.adult != true, film.softcore != true, ["movie", nil].contains(film.mediaType),
                    let id = ProviderBounds.id(.tmdb(film.id)), seen.insert(film.id).inserted,
                    let title = film.title?.bounded(to: ProviderBounds.title)
                else { continue }
                let poster = images.url(for: film.posterPath, kind: .poster, width: similarWidth)
                films.append(
                    SimilarFilm(
                        id: id, title: title, year: ProviderBounds.year(film.releaseDate?.year),
                        poster: ProviderBounds.address(poster)))
            }
            return films
        }
        let recommended = films(movie.recommendations)
        return if recommended.isEmpty { films(movie.similar) } else { recommended }
    }

    /// The width of the posters of similar films, in pixels.
    static let similarWidth = 342
}

extension TitleLanguage {
    /// The country whose title is used if several countries have one, by ISO 3166-1.
    fileprivate var country: String {
        switch self {
        case .german: "DE"
        case .french: "FR"
        case .spanish: "ES"
        }
    }
}
