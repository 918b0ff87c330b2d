import APICore
import FilmzDomain
import TMDbAPI

extension TMDbAdapter {
    /// The films of a list, from as many pages as it takes to fill it, but no more than three calls.
    func list(_ list: ProviderList) async throws(APIError) -> [ProviderHit]? {
        switch list {
        case .inCinemas: try await movies(of: .nowPlaying)
        case .comingSoon: try await movies(of: .upcoming)
        case .trending: try await movies(of: .trending(.week))
        case .year(let year): try await movies(of: .discover(Self.best(of: year)))
        case .onTheAir: try await series(of: .onTheAir(timeZone: nil))
        case .toBuyOrRent: nil
        }
    }

    private static let longestList = 3

    private static func best(of year: Int) -> TMDbDiscoverQuery {
        var query = TMDbDiscoverQuery(sortedBy: .descending(.popularity))
        query.primaryReleaseYear = year
        return query
    }

    private func movies(of list: TMDbMovieList) async throws(APIError) -> [ProviderHit] {
        let images = try await pictures.current()
        return try await hits { page async throws(APIError) in
            let answer = try await client.page(page, of: list)
            let hits = answer.results.filter { $0.adult != true }.compactMap { Self.hit($0, images: images) }
            return (hits, page < answer.reachablePages && !answer.results.isEmpty)
        }
    }

    private func series(of list: TMDbSeriesList) async throws(APIError) -> [ProviderHit] {
        let images = try await pictures.current()
        return try await hits { page async throws(APIError) in
            let answer = try await client.seriesPage(page, of: list)
            let hits = answer.results.filter { $0.adult != true }.compactMap { Self.hit($0, images: images) }
            return (hits, page < answer.reachablePages && !answer.results.isEmpty)
        }
    }

    private func hits(
        page: (Int) async throws(APIError) -> (hits: [ProviderHit], hasMore: Bool)
    ) async throws(APIError) -> [ProviderHit] {
        var hits: [ProviderHit] = []
        for number in 1...Self.longestList where hits.count < ProviderList.limit {
            let answer = try await page(number)
            hits += answer.hits
            if !answer.hasMore { break }
        }
        return hits
    }

    /// A hit without a day: the day of the first episode is when the show began, not when it is on.
    private static func hit(_ series: TMDbSeriesSummary, images: TMDbImageConfiguration) -> ProviderHit? {
        guard let id = ProviderBounds.id(.tmdbSeries(series.id)),
            let title = series.name?.bounded(to: ProviderBounds.title)
        else { return nil }
        let originalTitle = series.originalName?.bounded(to: ProviderBounds.title)
        let film = Film(
            id: Film.ID(id), title: title, originalTitle: originalTitle == title ? nil : originalTitle,
            year: ProviderBounds.year(series.firstAirDate?.year), genres: GenreNames.tmdb(series.genreIDs),
            poster: ProviderBounds.address(images.url(for: series.posterPath, kind: .poster, width: posterWidth)),
            externalIDs: ExternalIDs([id]), kind: .series)
        return ProviderHit(
            film: film, providers: [.tmdb], overview: series.overview?.bounded(to: ProviderBounds.plot),
            score: Score(tmdb: series.voteAverage, votes: series.voteCount))
    }
}
