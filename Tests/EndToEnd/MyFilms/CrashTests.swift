import FilmzDomain
import Foundation
import TestSupport
import Testing

/// `kill -9` at a random moment: nothing acknowledged is lost, nothing is half-written.
///
/// This proves that writes are whole; that they survive a power cut rests on `synchronous = FULL` and its own test.
@Suite(.onOwnThreads) struct CrashTests {
    private static let films = [133_093, 78_748, 68_646, 211_915, 110_912]

    @Test func noAcknowledgedWriteIsLost() async throws {
        let folder = try TemporaryFolder()
        let program = FilmzProgram(folder: folder.path)
        var acknowledged: [Int: Set<Viewing.ID>] = [:]
        var rounds = 0
        while acknowledged.values.map(\.count).reduce(0, +) < 200 || rounds < 12 {
            let server = try program.serve()
            let deadline = Int.random(in: 1...35)
            for (film, viewings) in await Self.writeUntilKilled(server, after: deadline) {
                acknowledged[film, default: []].formUnion(viewings)
            }
            try await Self.verify(acknowledged, program)
            rounds += 1
        }
    }

    /// Four people's worth of writes at once; the server is killed while some are under way.
    /// - Returns: by film, the viewings whose log the server acknowledged
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

    private static func verify(_ acknowledged: [Int: Set<Viewing.ID>], _ program: FilmzProgram) async throws {
        let server = try program.serve()
        defer { server.kill() }
        for (film, viewings) in acknowledged {
            let shown = try await server.get("/api/v1/films/\(film)/viewings?limit=200")
            let list = try #require(try JSONSerialization.jsonObject(with: Data(shown.body.utf8)) as? [String: Any])
            let stored = try #require(list["items"] as? [[String: Any]])
            #expect(list["total"] as? Int == stored.count, "all of them are on this page")
            let ids = Set(stored.compactMap { ($0["id"] as? String).flatMap(Viewing.ID.init(_:)) })
            #expect(viewings.isSubset(of: ids), "\(viewings.subtracting(ids).count) acknowledged viewings are gone")
            for viewing in stored {
                #expect(viewing["note"] as? String == viewing["id"] as? String, "a viewing is whole")
                #expect(viewing["place"] as? String == "home")
            }
        }
    }
}
