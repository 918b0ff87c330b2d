import AMCAPI
import APICore
import FilmzProviderSimulator
import Foundation
import ITunesAPI
import OMDbAPI
import TMDbAPI
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The addresses of pictures in answers really lead to pictures.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ProviderPictureTests {
    private func expectPicture(at url: URL?, of running: ProviderSimulator.Running) async throws {
        let url = try #require(url)
        #expect(url.port == running.address.port)
        let (data, _) = try await URLSession.shared.data(from: url)
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    }

    @Test func eachServiceHasPictures() async throws {
        try await ProviderSimulator.fresh().withAddress { running async throws in
            let omdb = OMDbClient(key: ProviderSimulator.omdbKey, baseURL: running.omdb)
            let poster = try await omdb.search("alien").films.compactMap(\.poster).first
            try await expectPicture(at: poster?.url, of: running)
            try await expectPicture(at: poster?.url(width: 600), of: running)

            let tmdb = TMDbClient(key: ProviderSimulator.tmdbKey, baseURL: running.tmdb)
            let images = try await tmdb.configuration().images
            let film = try await tmdb.popular().results.first { $0.posterPath != nil }
            try await expectPicture(at: images.url(for: film?.posterPath, kind: .poster, width: 300), of: running)

            let itunes = ITunesClient(baseURL: running.itunes)
            let items = try await itunes.search(ITunesSearch("alien", media: .movie)).items
            let artwork = items.compactMap { $0.artworkURL(width: 600, height: 900) }.first
            try await expectPicture(at: artwork, of: running)

            let amc = AMCClient(vendorKey: ProviderSimulator.amcKey, baseURL: running.amc)
            let movies = try await amc.fetchNowPlayingMovies().movies
            try await expectPicture(at: movies.compactMap(\.poster).first, of: running)
        }
    }
}
