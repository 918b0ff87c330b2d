import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// A full disk: a small one in memory stands in for it. Making that needs root.
@Suite(.onOwnThreads) struct DiskFullTests {
    @Test(.enabled(if: SmallDisk.isPossible, "mounting a disk in memory needs root"))
    func readingGoesOnAndNothingAcknowledgedIsLost() async throws {
        let disk = try SmallDisk(megabytes: 12)
        let filmz = FilmzProgram(folder: disk.path + "/data")
        _ = try filmz.run(["password"], input: "correct horse\n")
        let server = try filmz.serve()
        let cookie = ["Cookie": try await server.signIn("correct+horse")]
        func write(_ film: Int) async throws -> FilmzServer.Answer {
            try await server.post("/films/\(film)/watchlist", "wanted=true", headers: cookie)
        }
        #expect(try await write(78_748).status == 303)
        try disk.fill()
        // The database's log may have room for a few more.
        var acknowledged = [78_748]
        var film = 0
        var refused: FilmzServer.Answer?
        for number in Self.films where refused == nil {
            film = number
            let answer = try await write(number)
            if answer.status == 303 { acknowledged.append(number) } else { refused = answer }
        }
        #expect(refused?.status == 507)
        #expect(refused?.body.contains(Strings.english[ErrorText.diskFull]) == true)
        for path in ["/", "/search?q=alien", "/films/78748", "/me/watchlist", "/me/diary", "/settings"] {
            #expect(try await server.get(path, headers: cookie).status == 200, "\(path)")
        }
        let choice = try await server.post("/settings/providers/itunes/enabled", "enabled=true", headers: cookie)
        #expect(choice.status == 507)
        #expect(try await server.get("/healthz").body == "ready\n")
        let other = try await server.signIn("correct+horse")
        #expect(try await server.get("/", headers: ["Cookie": other]).status == 200, "who knows the password may look")
        let command = try filmz.run("watchlist", "\(film)")
        #expect(command.status == 74, "\(command.errors)")
        #expect(command.errors.contains(Strings.english[StorageErrorText.full]), "\(command.errors)")
        #expect(try filmz.run("list", "watchlist").status == 0)

        try disk.free()
        #expect(try await write(film).status == 303)
        server.kill()
        let kept = try filmz.run("list", "watchlist").output
        for film in acknowledged + [film] { #expect(kept.contains("\(film)\t"), "\(film) was acknowledged") }
        #expect(try filmz.run("watchlist", "211915").status == 0)
    }

    @Test(.enabled(if: SmallDisk.isPossible, "mounting a disk in memory needs root"))
    func aDiskWithoutRoomFromTheBeginningIsNamed() throws {
        let disk = try SmallDisk(megabytes: 1)
        try disk.fill()
        let outcome = try FilmzProgram(folder: disk.path + "/data", isNew: true).run("list", "watchlist")
        #expect(outcome.status == 74, "\(outcome.errors)")
        #expect(outcome.errors.says(Strings.english[StoreErrorText.full, ["path": "…"]]), "\(outcome.errors)")
    }

    /// Films of the starter catalogue.
    private static let films = [
        133_093, 68_646, 211_915, 110_912, 111_161, 468_569, 71_562, 108_052, 167_260, 50_083, 120_737, 109_830,
        137_523,
        80_684, 1_375_666, 167_261, 76_759, 73_486, 99_685, 114_369, 38_650, 102_926, 47_478, 816_692, 317_248, 120_815,
    ]
}

/// A disk of its own that is removed after the test.
private final class SmallDisk {
    let path: String
    private let folder: TemporaryFolder

    static let isPossible: Bool = {
        let folder = TemporaryFolder()
        let isMounted = (try? Tool.run("mount", "-t", "tmpfs", "tmpfs", folder.path).status) == 0
        if isMounted { _ = try? Tool.run("umount", folder.path) }
        if !isMounted { print("skipped: a small disk cannot be mounted here") }
        return isMounted
    }()

    init(megabytes: Int) throws {
        folder = TemporaryFolder()
        path = folder.path
        let mounted = try Tool.run("mount", "-t", "tmpfs", "-o", "size=\(megabytes)m", "tmpfs", path)
        guard mounted.status == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    deinit {
        _ = try? Tool.run("umount", "--lazy", path)
    }

    func fill() throws {
        // It ends when there is no room.
        _ = try Tool.run("dd", "if=/dev/zero", "of=\(path)/filling", "bs=4096")
    }

    func free() throws {
        try FileManager.default.removeItem(atPath: path + "/filling")
    }
}
