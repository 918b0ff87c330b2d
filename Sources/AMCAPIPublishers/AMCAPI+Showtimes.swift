public import AMCAPI
public import APICore

#if canImport(Combine)
    public import Combine
#else
    public import OpenCombine
#endif

extension AMCAPI {
    /// The upcoming showtimes of a theatre that match a filter. The first ten unless more are requested; see
    /// `fetchNextPage(after:)`.
    public func fetchShowtimes(
        forTheatre id: TheatreId, matching filter: AMCShowtimeFilter = AMCShowtimeFilter(), pageNumber: Int? = nil,
        pageSize: Int? = nil
    ) -> AnyPublisher<ShowtimesModel, any Swift.Error> {
        publisher {
            try await $0.fetchShowtimes(
                forTheatre: id, matching: filter, pageNumber: pageNumber, pageSize: pageSize)
        }
    }

    /// The showtimes of a theatre on a day in its time zone that match a filter. A day without shows is empty and not a
    /// failure. The first ten unless more are requested; see `fetchNextPage(after:)`.
    public func fetchShowtimes(
        forTheatre id: TheatreId, on date: PlainDate, matching filter: AMCShowtimeFilter = AMCShowtimeFilter(),
        pageNumber: Int? = nil, pageSize: Int? = nil
    ) -> AnyPublisher<ShowtimesModel, any Swift.Error> {
        publisher {
            try await $0.fetchShowtimes(
                forTheatre: id, on: date, matching: filter, pageNumber: pageNumber, pageSize: pageSize)
        }
    }

    /// The showtimes on a day near a place, in degrees of latitude and longitude. The first ten unless `queryParams`
    /// requests more; see `fetchNextPage(after:)`.
    public func fetchShowtimes(
        on date: PlainDate, latitude: Double, longitude: Double, queryParams: AMCLocationQuery = AMCLocationQuery()
    ) -> AnyPublisher<ShowtimesModel, any Swift.Error> {
        publisher {
            try await $0.fetchShowtimes(
                on: date, latitude: latitude, longitude: longitude, queryParams: queryParams)
        }
    }

    /// The showtimes on a day near a place, the same as `fetchShowtimes(on:latitude:longitude:queryParams:)`. The first
    /// ten unless `queryParams` requests more; see `fetchNextPage(after:)`.
    public func fetchShowtimes(
        with date: PlainDate, location: AMCLocation, queryParams: AMCLocationQuery = AMCLocationQuery()
    ) -> AnyPublisher<ShowtimesModel, any Swift.Error> {
        publisher { try await $0.fetchShowtimes(with: date, location: location, queryParams: queryParams) }
    }

    /// The first ten upcoming showtimes of a theatre, the same as
    /// `fetchShowtimes(forTheatre:matching:pageNumber:pageSize:)`; see `fetchNextPage(after:)`.
    public func fetchAllShowtimes(forTheatre id: TheatreId) -> AnyPublisher<ShowtimesModel, any Swift.Error> {
        publisher { try await $0.fetchAllShowtimes(forTheatre: id) }
    }

    /// The first ten showtimes of a theatre on a day, the same as
    /// `fetchShowtimes(forTheatre:on:matching:pageNumber:pageSize:)`; see `fetchNextPage(after:)`.
    public func fetchAllShowtimes(
        forTheatre id: TheatreId, onDate date: PlainDate
    ) -> AnyPublisher<ShowtimesModel, any Swift.Error> {
        publisher { try await $0.fetchAllShowtimes(forTheatre: id, onDate: date) }
    }

    /// A showtime by AMC's ID.
    public func fetchShowtime(with id: ShowtimeId) -> AnyPublisher<ShowtimeModel, any Swift.Error> {
        publisher { try await $0.fetchShowtime(with: id) }
    }

    /// The first showtime of a movie in a theatre.
    public func fetchEarliestShowtime(
        of movie: MovieId, inTheatre theatre: TheatreId
    ) -> AnyPublisher<ShowtimeModel, any Swift.Error> {
        publisher { try await $0.fetchEarliestShowtime(of: movie, inTheatre: theatre) }
    }

    /// The page after a page of showtimes; nil if there is none.
    public func fetchNextPage(after page: ShowtimesModel) -> AnyPublisher<ShowtimesModel?, any Swift.Error> {
        publisher { try await $0.fetchNextPage(after: page) }
    }

    /// The page before a page of showtimes; nil if there is none.
    public func fetchPreviousPage(before page: ShowtimesModel) -> AnyPublisher<ShowtimesModel?, any Swift.Error> {
        publisher { try await $0.fetchPreviousPage(before: page) }
    }
}
