import AMCAPI
import APICore
import FilmzProviderSimulator
import Testing

extension SimulatedAdapters {
    /// A film that AMC shows now and that meets a condition.
    func amcMovie(where isWanted: (MovieModel) -> Bool) async throws -> MovieModel {
        let client = AMCClient(vendorKey: ProviderSimulator.amcKey, retry: .never, baseURL: running.amc)
        return try #require(try await client.fetchNowPlayingMovies(pageSize: 100).movies.first(where: isWanted))
    }
}
