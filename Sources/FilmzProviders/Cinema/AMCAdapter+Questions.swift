import AMCAPI
import APICore
import FilmzDomain

extension AMCAdapter {
    /// AMC's answer to a question; nil if it has no such film, theatre or showing.
    func answer(_ question: AMCQuestion) async throws(APIError) -> AMCAnswer? {
        try await ifFound { () async throws(APIError) in
            switch question {
            case .films(let list, let page): .films(try await movies(list, page: page).movies.compactMap(AMCFilm.init))
            case .filmsNamed(let text, let page):
                .films(
                    try await client.fetchAllMovies(named: text, pageNumber: page, pageSize: AMCQuestion.pageSize)
                        .movies.compactMap(AMCFilm.init))
            case .filmsLike(let number, let page):
                .films(
                    try await client.fetchSimilarOnDemandMovies(
                        with: MovieId(number), pageNumber: page, pageSize: AMCQuestion.pageSize
                    ).movies.compactMap(AMCFilm.init))
            case .film(let film): .films([AMCFilm(try await movie(film))].compactMap(\.self))
            case .theatres: .theatres(try await theatres())
            case .theatre(let theatre): .theatres([try await self.theatre(theatre)].compactMap(\.self))
            case .theatresShowing(let release, let page):
                .theatres(
                    try await client.fetchTheatres(
                        nowPlayingReleaseNumber: release, pageNumber: page, pageSize: AMCQuestion.pageSize
                    ).theatres.compactMap(Theatre.init))
            case .showings, .firstShowing, .showing, .showingsNear: .showings(try await showings(question))
            }
        }
    }

    private func movies(_ list: AMCQuestion.FilmList, page: Int) async throws(APIError) -> MoviesModel {
        let size = AMCQuestion.pageSize
        return switch list {
        case .nowPlaying: try await client.fetchNowPlayingMovies(pageNumber: page, pageSize: size)
        case .advance: try await client.fetchAdvanceTicketMovies(pageNumber: page, pageSize: size)
        case .comingSoon: try await client.fetchComingSoonMovies(pageNumber: page, pageSize: size)
        case .active: try await client.fetchActiveMovies(pageNumber: page, pageSize: size)
        case .allActive: try await client.fetchAllActiveMovies(pageNumber: page, pageSize: size)
        case .onDemand: try await client.fetchOnDemandMovies(pageNumber: page, pageSize: size)
        case .all: try await client.fetchAllMovies(pageNumber: page, pageSize: size)
        }
    }

    private func movie(_ film: AMCQuestion.FilmReference) async throws(APIError) -> MovieModel {
        switch film {
        case .number(let number): try await client.fetchMovie(with: MovieId(number))
        case .slug(let slug): try await client.fetchMovie(withSlug: slug)
        case .release(let number): try await client.fetchMovie(withInternalReleaseNumber: number)
        }
    }

    /// A theatre; nil if ``Theatre/init(_:)`` rejects it.
    private func theatre(_ theatre: AMCQuestion.TheatreReference) async throws(APIError) -> Theatre? {
        switch theatre {
        case .number(let number): Theatre(try await client.fetchTheatre(with: TheatreId(number)))
        case .slug(let slug): Theatre(try await client.fetchTheatre(withSlug: slug))
        }
    }

    // MARK: - Showings

    private func showings(_ question: AMCQuestion) async throws(APIError) -> [TheatreShowing] {
        switch question {
        case .showings(let reference, let day):
            guard let theatre = try await theatre(reference), case .amc(let number) = theatre.source else { return [] }
            let models = try await showtimes(at: number, on: day)
            return Self.showings(models, at: [theatre], in: theatre)
        case .firstShowing(let film, let reference):
            guard let theatre = try await theatre(reference), case .amc(let number) = theatre.source else { return [] }
            let model = try await client.fetchEarliestShowtime(of: MovieId(film), inTheatre: TheatreId(number))
            return Self.showings([model], at: [theatre], in: theatre)
        case .showing(let number):
            let model = try await client.fetchShowtime(with: ShowtimeId(number))
            return Self.showings([model], at: try await theatres())
        case .showingsNear(let place, let day, let page):
            guard let date = Self.date(day) else { return [] }
            let query = AMCLocationQuery(pageNumber: page, pageSize: AMCQuestion.pageSize)
            let answer = try await client.fetchShowtimes(
                on: date, latitude: place.latitude, longitude: place.longitude, queryParams: query)
            return if answer.showtimes.isEmpty {
                []
            } else {
                Self.showings(answer.showtimes, at: try await theatres())
            }
        case .films, .filmsNamed, .filmsLike, .film, .theatres, .theatre, .theatresShowing: return []
        }
    }

    private static let showtimePageSize = 200

    /// All announced showings of a theatre, or those of a day in its time zone.
    func showtimes(at number: Int, on day: CalendarDay?) async throws(APIError) -> [ShowtimeModel] {
        let theatre = TheatreId(number)
        let filter = AMCShowtimeFilter()
        let first: ShowtimesTarget =
            if let date = day.flatMap(Self.date) {
                .getAllShowtimesForTheatreOnDate(
                    theatre, date: date, filter: filter, pageNumber: 1, pageSize: Self.showtimePageSize)
            } else {
                .getAllShowtimesForTheatre(theatre, filter: filter, pageNumber: 1, pageSize: Self.showtimePageSize)
            }
        let answer = await client.showtimePages(first).collect(upTo: Showtime.limit)
        // Half a programme would look as if the other showings were cancelled.
        if let failure = answer.failure { throw failure }
        return answer.items
    }

    /// The day in AMC's type; nil for a day that AMC does not know.
    private static func date(_ day: CalendarDay) -> PlainDate? {
        PlainDate(year: day.year, month: day.month, day: day.day)
    }

    /// - Parameter theatre: the theatre of all showings; nil if each one names its own. A showing without a theatre, or
    ///   with an unknown one, is left out.
    private static func showings(
        _ models: [ShowtimeModel], at theatres: [Theatre], in theatre: Theatre? = nil
    ) -> [TheatreShowing] {
        let theatresBySource = Dictionary(theatres.map { ($0.source, $0) }) { first, _ in first }
        return models.compactMap { model in
            guard let theatre = theatre ?? model.theatreId.flatMap({ theatresBySource[.amc($0.rawValue)] }) else {
                return nil
            }
            return AMCShowing(model, timeZone: theatre.timeZone).map {
                TheatreShowing(theatre: theatre, showtime: $0.showtime)
            }
        }
    }
}

extension AMCFilm {
    /// Converts AMC's model. Nil for private rentals and special presentations.
    init?(_ movie: MovieModel) {
        guard let film = AMCAdapter.hit(movie)?.film else { return nil }
        self.init(
            film: film, slug: movie.slug?.bounded(to: ProviderBounds.name), release: movie.wwmReleaseNumber)
    }
}
