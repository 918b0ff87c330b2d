import FilmzDomain
import FilmzTestSupport
import Foundation
import Testing

/// `kill -9` at a random moment: nothing acknowledged is lost, nothing is half-written.
///
/// This proves that writes are whole; that they survive a power cut rests on `synchronous = FULL` and its own test.
@Suite(.onOwnThreads) struct CrashTests {
    private static let films = [133_093, 78_748, 68_646, 211_915, 110_912]

    @Test func noAcknowledgedWriteIsLost() async throws {
        let folder = TemporaryFolder()
        let program = FilmzProgram(folder: folder.path)
        var acknowledged: [Int: Set<Viewing.ID>] = [:]
        let rounds = RandomRounds(12)
        var random = rounds.generator
        var server = try program.serve()
        for _ in 1...rounds.count {
            let deadline = Int.random(in: 1...35, using: &random)
            for (film, viewings) in await Self.writeUntilKilled(server, after: deadline) {
                acknowledged[film, default: []].formUnion(viewings)
            }
            // What comes up after a crash has everything, and is what crashes next.
            server = try program.serve()
            try await Self.verify(acknowledged, on: server)
        }
        #expect(acknowledged.values.map(\.count).reduce(0, +) >= 10 * rounds.count, "seed \(rounds.seed)")
    }

    /// Four persons write at once; the server is killed while some writes are under way.
    /// - Returns: for each film, the viewings that the server acknowledged
    private static func writeUntilKilled(_ server: FilmzServer, after count: Int) async -> [Int: Set<Viewing.ID>] {
        let tally = Tally(limit: count) { server.kill() }
        await withTaskGroup(of: Void.self) { group in
            for writer in 0..<4 {
                group.addTask {
                    while true {
                        let film = films[(writer + Int.random(in: 0..<films.count)) % films.count]
                        let viewing = Viewing.ID.random()
                        let form = "viewing=\(viewing)&when=day&day=2026-11-20&place=home&note=\(viewing)&rating=4"
                        guard let answer = try? await server.post("/films/\(film)/viewings", form) else { return }
                        guard answer.status == 303 else {
                            Issue.record("\(answer.status) for a good form")
                            return
                        }
                        tally.add(viewing, of: film)
                    }
                }
            }
        }
        return tally.acknowledged
    }

    private static func verify(_ acknowledged: [Int: Set<Viewing.ID>], on server: FilmzServer) async throws {
        for (film, viewings) in acknowledged {
            let stored = try await Self.stored(film, on: server)
            let ids = Set(stored.compactMap { ($0["id"] as? String).flatMap(Viewing.ID.init(_:)) })
            #expect(viewings.isSubset(of: ids), "\(viewings.subtracting(ids).count) acknowledged viewings are gone")
            for viewing in stored {
                #expect(viewing["note"] as? String == viewing["id"] as? String, "a viewing is whole")
                #expect(viewing["place"] as? String == "home")
            }
        }
    }

    /// All viewings of a film, page by page.
    private static func stored(_ film: Int, on server: FilmzServer) async throws -> [[String: Any]] {
        let first = "/api/v1/films/\(film)/viewings?limit=200"
        var stored: [[String: Any]] = []
        var address: String? = first
        while let page = address {
            let shown = try await server.get(page)
            let list = try #require(try JSONSerialization.jsonObject(with: Data(shown.body.utf8)) as? [String: Any])
            stored += try #require(list["items"] as? [[String: Any]])
            address = (list["next"] as? String).map { "\(first)&after=\($0)" }
            if address == nil { #expect(list["total"] as? Int == stored.count) }
        }
        return stored
    }
}
