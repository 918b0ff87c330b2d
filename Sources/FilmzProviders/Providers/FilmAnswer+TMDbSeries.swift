import APICore
import FilmzDomain
import Foundation
import TMDbAPI

extension FilmAnswer {
    /// TMDb's facts of a series; nil if the number is too large for Filmz.
    init?(_ series: TMDbSeries, images: TMDbImageConfiguration, at now: Timestamp) {
        guard let id = ProviderBounds.id(.tmdbSeries(series.id)) else { return nil }
        let imdb = series.externalIDs?.imdbID.flatMap { IMDbID($0) }.map(ExternalID.imdb)
        let title = series.name?.bounded(to: ProviderBounds.title)
        let originalTitle = series.originalName?.bounded(to: ProviderBounds.title)
        self.init(
            provider: .tmdb, fetchedAt: now, externalIDs: ExternalIDs([imdb, id].compactMap(\.self)), title: title,
            originalTitle: originalTitle == title ? nil : originalTitle,
            titles: Self.titles(series.translations, original: (series.originalLanguage, series.originalName)),
            year: ProviderBounds.year(series.firstAirDate?.year), releaseDate: ProviderBounds.day(series.firstAirDate),
            runtime: ProviderBounds.runtime(series.episodeRunTimes.first),
            genres: GenreNames.tmdb(series.genres.map(\.id)),
            countries: Self.countries(series.productionCountries, origin: series.originCountry),
            languages: Self.languages(series.spokenLanguages, original: series.originalLanguage),
            certificate: series.contentRating(in: "US")?.bounded(to: ProviderBounds.certificate),
            tagline: series.tagline?.bounded(to: ProviderBounds.tagline),
            plot: series.overview?.bounded(to: ProviderBounds.plot),
            poster: ProviderBounds.address(images.originalURL(for: series.posterPath)),
            // A show's creators are listed as its directors.
            credits: ProviderBounds.credits(series.creators.compactMap(\.name), role: .director)
                + Self.cast(
                    (series.aggregateCredits?.cast ?? []).map { member in
                        (member.person.name, member.roles.lazy.compactMap(\.character).first, member.order)
                    }),
            scores: [Score(tmdb: series.voteAverage, votes: series.voteCount)].compactMap(\.self),
            trailers: Self.trailers(series.videos), similar: Self.similar(series, images: images),
            companies: ProviderBounds.companies(series.productionCompanies.compactMap(\.name)),
            website: ProviderBounds.page(series.homepage),
            page: URL(string: "https://www.themoviedb.org/tv/\(series.id)"))
    }

    private static func similar(_ series: TMDbSeries, images: TMDbImageConfiguration) -> [SimilarFilm] {
        func shows(_ page: TMDbSeriesPage?) -> [SimilarFilm] {
            var seen: Set<Int> = [series.id]
            var shows: [SimilarFilm] = []
            for show in page?.results ?? [] where shows.count < ProviderBounds.similar {
                guard show.adult != true, show.softcore != true, let id = ProviderBounds.id(.tmdbSeries(show.id)),
                    seen.insert(show.id).inserted, let title = show.name?.bounded(to: ProviderBounds.title)
                else { continue }
                let poster = images.url(for: show.posterPath, kind: .poster, width: similarWidth)
                shows.append(
                    SimilarFilm(
                        id: id, title: title, year: ProviderBounds.year(show.firstAirDate?.year),
                        poster: ProviderBounds.address(poster)))
            }
            return shows
        }
        let recommended = shows(series.recommendations)
        return if recommended.isEmpty { shows(series.similar) } else { recommended }
    }
}

extension Episode {
    init?(_ episode: TMDbEpisodeSummary) {
        self.init(
            ID(tmdb: episode.id), season: episode.seasonNumber, number: episode.episodeNumber, title: episode.name,
            aired: episode.airDate, runtime: episode.runtime, externalIDs: ExternalIDs(tmdb: episode.id))
    }
}
