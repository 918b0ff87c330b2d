import APICore
import APICoreTesting
import Foundation
import TMDbAPI
import Testing

@Suite struct SeriesGuideTests {
    private static let notFound = #"{"success":false,"status_code":34,"status_message":"Not found."}"#

    /// A series with seasons of these numbers, which answers with those of them that are asked for along with it, except
    /// for those that it only has by themselves or not at all.
    private func store(
        _ seasons: [Int], alone: Set<Int> = [], absent: Set<Int> = [], failing: Int? = nil
    ) -> MockTransport {
        MockTransport { request, _ in
            let path = request.url.path()
            if let number = path.split(separator: "/season/").dropFirst().first.flatMap({ Int($0) }) {
                if number == failing { return .text("", status: 401) }
                return absent.contains(number)
                    ? .text(Self.notFound, status: 404) : .text("{\(Self.season(number).dropFirst())")
            }
            let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            let asked = query.first { $0.name == "append_to_response" }?.value?.split(separator: ",") ?? []
            let numbers = asked.compactMap { $0.hasPrefix("season/") ? Int($0.dropFirst(7)) : nil }
            if numbers.contains(where: { $0 == failing }) { return .text("", status: 401) }
            let rows = seasons.map { "{\"id\": \(100 + $0), \"season_number\": \($0)}" }.joined(separator: ",")
            let appended = numbers.filter { !alone.contains($0) && !absent.contains($0) }
                .map { ",\"season/\($0)\": \(Self.season($0))" }.joined()
            return .text("{\"id\": 1, \"name\": \"Lamps\", \"seasons\": [\(rows)]\(appended)}")
        }
    }

    private static func season(_ number: Int) -> String {
        "{\"id\": \(100 + number), \"season_number\": \(number), \"episodes\": [{\"id\": \(1000 + number)}]}"
    }

    @Test func allSeasonsTakeTwoCalls() async throws {
        let stub = store([0, 1, 2])
        let guide = try await TMDbClient(stub, language: "de").seriesGuide(1, append: [.externalIDs])
        #expect(guide.series.name == "Lamps")
        #expect(guide.seasons.map(\.seasonNumber) == [0, 1, 2])
        #expect(guide.episodes.map(\.id) == [1000, 1001, 1002])
        #expect(guide.missing.isEmpty)
        #expect(guide.failure == nil)
        #expect(
            await stub.addresses == [
                "https://api.themoviedb.org/3/tv/1?append_to_response=external_ids&language=de",
                "https://api.themoviedb.org/3/tv/1?append_to_response=season%2F0%2Cseason%2F1%2Cseason%2F2&language=de",
            ])
    }

    @Test func twentySeasonsComeAtOnce() async throws {
        let stub = store(Array(0...44))
        let guide = try await TMDbClient(stub).seriesGuide(1)
        #expect(guide.seasons.map(\.seasonNumber) == Array(0...44))
        #expect(await stub.requests.count == 4)
    }

    @Test func aSeriesWithoutSeasonsTakesOneCall() async throws {
        let stub = store([])
        #expect(try await TMDbClient(stub).seriesGuide(1).episodes.isEmpty)
        #expect(await stub.requests.count == 1)
    }

    @Test func whatDoesNotComeAlongIsAskedForByItself() async throws {
        let stub = store([1, 2, 3], alone: [2], absent: [3])
        let guide = try await TMDbClient(stub).seriesGuide(1)
        #expect(guide.seasons.map(\.seasonNumber) == [1, 2])
        #expect(guide.missing == [3])
        #expect(guide.failure == nil)
        #expect(await stub.requests.count == 4)
    }

    @Test func aFailureKeepsWhatCameBefore() async throws {
        let stub = store(Array(1...41), failing: 30)
        let guide = try await TMDbClient(stub).seriesGuide(1)
        #expect(guide.seasons.compactMap(\.seasonNumber) == Array(1...20))
        #expect(guide.missing == Array(21...41))
        #expect(guide.failure?.kind == .unauthorized)
        let alone = try await TMDbClient(store([1, 2, 3], alone: [2], failing: nil)).seriesGuide(1)
        #expect(alone.failure == nil)
    }

    @Test func cancellationIsThrown() async {
        let stub = store([1])
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return await failure { () async throws(APIError) in try await TMDbClient(stub).seriesGuide(1) }
        }
        task.cancel()
        #expect(await task.value?.kind == .cancelled)
    }

    @Test func moreThanTwentyAreRefusedWithoutACall() async throws {
        let stub = store([1])
        let client = TMDbClient(stub)
        let error = await failure { () async throws(APIError) in
            try await client.series(1, append: .all, seasons: [0, 1, 2, 3])
        }
        #expect(error?.kind == .invalidRequest)
        #expect(error?.operation == "GET /tv/1")
        #expect(await stub.requests.isEmpty)
        _ = try await client.series(1, append: .all, seasons: [0, 1, 2])
        #expect(await stub.requests.count == 1)
    }
}
