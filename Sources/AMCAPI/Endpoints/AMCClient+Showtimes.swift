public import APICore

/// Showtimes. https://developers.amctheatres.com/Showtimes
///
/// A list without showtimes is empty and not a failure. Dates are days in the theatre's time zone.
extension AMCClient {
    /// All upcoming showtimes of a theatre that match a filter; the first ten unless a page is requested.
    public func fetchShowtimes(
        forTheatre id: TheatreId, matching filter: AMCShowtimeFilter = AMCShowtimeFilter(), pageNumber: Int? = nil,
        pageSize: Int? = nil
    ) async throws(APIError) -> ShowtimesModel {
        try await showtimes(
            .getAllShowtimesForTheatre(id, filter: filter, pageNumber: pageNumber, pageSize: pageSize))
    }

    /// The showtimes of a theatre on a day that match a filter; the first ten unless a page is requested.
    public func fetchShowtimes(
        forTheatre id: TheatreId, on date: PlainDate, matching filter: AMCShowtimeFilter = AMCShowtimeFilter(),
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) async throws(APIError) -> ShowtimesModel {
        try await showtimes(
            .getAllShowtimesForTheatreOnDate(
                id, date: date, filter: filter, pageNumber: pageNumber, pageSize: pageSize))
    }

    /// Showtimes on a day near a place, in degrees north and east; the first ten unless a page is requested.
    ///
    /// Fails as `invalidRequest` if there is no such place on Earth.
    public func fetchShowtimes(
        on date: PlainDate, latitude: Double, longitude: Double, queryParams: AMCLocationQuery = AMCLocationQuery()
    ) async throws(APIError) -> ShowtimesModel {
        try await showtimes(
            .getByDateAndLocation(
                date: date, latitude: latitude, longitude: longitude, queryParams: queryParams))
    }

    /// Showtimes on a day near a place, the same as ``fetchShowtimes(on:latitude:longitude:queryParams:)``.
    public func fetchShowtimes(
        with date: PlainDate, location: AMCLocation, queryParams: AMCLocationQuery = AMCLocationQuery()
    ) async throws(APIError) -> ShowtimesModel {
        try await fetchShowtimes(
            on: date, latitude: location.latitude, longitude: location.longitude, queryParams: queryParams)
    }

    /// The showtimes of a theatre, the same as ``fetchShowtimes(forTheatre:matching:pageNumber:pageSize:)``.
    public func fetchAllShowtimes(forTheatre id: TheatreId) async throws(APIError) -> ShowtimesModel {
        try await fetchShowtimes(forTheatre: id)
    }

    /// The showtimes of a theatre on a day, the same as
    /// ``fetchShowtimes(forTheatre:on:matching:pageNumber:pageSize:)``.
    public func fetchAllShowtimes(
        forTheatre id: TheatreId, onDate date: PlainDate
    ) async throws(APIError) -> ShowtimesModel {
        try await fetchShowtimes(forTheatre: id, on: date)
    }

    /// The showtime with an ID. Fails as `notFound` if there is none.
    public func fetchShowtime(with id: ShowtimeId) async throws(APIError) -> ShowtimeModel {
        try await ShowtimeEndpoint().request(.getById(id), with: client)
    }

    /// The first showing of a film in a theatre. Fails as `notFound` if there is none.
    public func fetchEarliestShowtime(
        of movie: MovieId, inTheatre theatre: TheatreId
    ) async throws(APIError) -> ShowtimeModel {
        try await ShowtimeEndpoint().request(.getEarliest(movie: movie, theatre: theatre), with: client)
    }

    private func showtimes(_ target: ShowtimesTarget) async throws(APIError) -> ShowtimesModel {
        try await ShowtimesEndpoint().request(target.written(in: dateForm), with: client)
    }
}
