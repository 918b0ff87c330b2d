public import AMCAPI

#if canImport(Combine)
    public import Combine
#else
    public import OpenCombine
#endif

extension AMCAPI {
    /// A page of the theatres that match a filter.
    public func fetchAllTheatres(
        matching filter: AMCTheatreFilter = AMCTheatreFilter(), pageNumber: Int = 1, pageSize: Int = 10
    ) -> AnyPublisher<TheatresModel, any Swift.Error> {
        publisher { try await $0.fetchAllTheatres(matching: filter, pageNumber: pageNumber, pageSize: pageSize) }
    }

    /// A theatre by AMC's ID.
    public func fetchTheatre(with id: TheatreId) -> AnyPublisher<TheatreModel, any Swift.Error> {
        publisher { try await $0.fetchTheatre(with: id) }
    }

    /// A theatre by its slug.
    public func fetchTheatre(withSlug slug: String) -> AnyPublisher<TheatreModel, any Swift.Error> {
        publisher { try await $0.fetchTheatre(withSlug: slug) }
    }

    /// The theatres that show the movie with a release number. The first ten unless more are requested; see
    /// `fetchNextPage(after:)`.
    public func fetchTheatres(
        nowPlayingReleaseNumber number: Int, pageNumber: Int? = nil, pageSize: Int? = nil
    ) -> AnyPublisher<TheatresModel, any Swift.Error> {
        publisher {
            try await $0.fetchTheatres(
                nowPlayingReleaseNumber: number, pageNumber: pageNumber, pageSize: pageSize)
        }
    }

    /// The page after a page of theatres; nil if there is none.
    public func fetchNextPage(after page: TheatresModel) -> AnyPublisher<TheatresModel?, any Swift.Error> {
        publisher { try await $0.fetchNextPage(after: page) }
    }

    /// The page before a page of theatres; nil if there is none.
    public func fetchPreviousPage(before page: TheatresModel) -> AnyPublisher<TheatresModel?, any Swift.Error> {
        publisher { try await $0.fetchPreviousPage(before: page) }
    }
}
