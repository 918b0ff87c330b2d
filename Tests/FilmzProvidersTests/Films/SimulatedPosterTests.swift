import FilmzAPITestSupport
import FilmzDomain
import FilmzProviderSimulator
import FilmzTestSupport
import Foundation
import Testing

@testable import FilmzProviders

/// The simulator's pictures, through everything between a page and a provider.
@Suite(.serialized, .timeLimit(.minutes(10))) struct SimulatedPosterTests {
    private func run(
        origins: ([URL]) -> [URL] = { $0 },
        _ test: (Posters, _ films: [Film.ID: URL]) async throws -> Void
    ) async throws {
        let folder = TemporaryFolder()
        let background = RunningWork()
        try await ProviderSimulator.fresh().withAddress { running async throws in
            var urls: [Film.ID: URL] = [:]
            for (number, path) in [
                "tmdb/t/p/w500/p348.png", "omdb/tt0078748_V1_SX300.jpg", "itunes/alien/source/100x100bb.png",
                "amc/movies/348-poster.png",
            ].enumerated() {
                urls[Film.ID(.tmdb(number + 1))] = running.address.appending(path: "pictures/\(path)")
            }
            let posters = try await Posters(
                memory: CachedPosters(urls: urls), files: DiskCache(folder: folder.path, limit: 1 << 24),
                origins: origins([running.tmdb]), work: background.work)
            try await test(posters, urls)
            await posters.shutdown()
            withExtendedLifetime(background) {}
        }
    }

    @Test func everyProvidersPictureComesInBothSizes() async throws {
        try await run { posters, films async throws in
            var widths: [[Int?]] = []
            for film in films.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
                #expect(posters.poster(of: film)?.isHere == false)
                let small = try await posters.picture(of: film, size: .small, permission: .granted)
                let large = try await posters.picture(of: film, size: .large, permission: .granted)
                #expect(small?.mediaType == "image/png")
                #expect(posters.poster(of: film)?.isHere == true)
                widths.append([small, large].map { $0.flatMap { PictureInspector($0.bytes)?.width } })
            }
            #expect(widths == [[342, 780], [342, 780], [342, 780], [400, 400]])
        }
    }

    @Test func whatIsWantedComesByItself() async throws {
        try await run { posters, films async throws in
            for film in films.keys { await posters.want(film, size: .small, permission: .granted) }
            try await eventually("all are here") { films.keys.allSatisfy { posters.poster(of: $0)?.isHere == true } }
        }
    }

    @Test func onlyWhatAnOperatorNamedMayBeOnThisMachine() async throws {
        try await run(origins: { _ in [] }) { posters, films async throws in
            for film in films.keys {
                #expect(posters.poster(of: film) == nil)
                #expect(try await posters.picture(of: film, size: .small, permission: .granted) == nil)
            }
        }
    }

    @Test func aPictureThatIsNotThereIsNone() async throws {
        try await run { posters, films async throws in
            let film = Film.ID(.tmdb(99))
            let place = try #require(films.values.first).deletingLastPathComponent().appending(path: "nothing.txt")
            posters.note(place, of: film)
            #expect(posters.poster(of: film)?.isHere == false)
            #expect(try await posters.picture(of: film, size: .small, permission: .granted) == nil)
        }
    }
}
