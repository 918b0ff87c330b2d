import Foundation
import Testing

@testable import FilmzTitleSearch

@Suite("A damaged index is refused, or harmless")
struct DamagedFileTests {
    private static let queries = [
        "the love", "l", "moonlihgt", "spiderman", "knight 2001", "break fast", "千", "x men a", "космас",
    ]

    private static func bytes(_ count: Int = 8) throws -> [UInt8] {
        var random = SeededGenerator(11)
        var builder = TitleIndexBuilder(edition: "test")
        for entry in MadeUpTitles.entries(count, using: &random) { builder.add(entry) }
        return try builder.bytes()
    }

    /// Uses everything of an index; returns whether it could be opened.
    private static func use(_ bytes: [UInt8]) -> Bool {
        guard let index = try? TitleIndex(bytes: bytes) else { return false }
        for query in queries { #expect(index.search(query).hits.count <= 10) }
        return true
    }

    @Test func `with any one byte changed`() async throws {
        let whole = try Self.bytes(4)
        #expect(Self.use(whole))
        var opened = 0
        var bodyCount = 0
        for place in whole.indices where place < IndexHeader.size || place % Effort.step == 0 {
            if place >= IndexHeader.size { bodyCount += 1 }
            if place % 64 == 0 { await Task.yield() }
            var bytes = whole
            bytes[place] ^= [0xFF, 0x80, 0x01][place % 3]
            if Self.use(bytes) {
                opened += 1
                #expect(place >= IndexHeader.size)
                #expect(throws: TitleIndexError.damaged("checksum")) { try TitleIndex(bytes: bytes).verify() }
            }
        }
        #expect(opened == bodyCount)
        #expect(opened > 300)
    }

    @Test func `cut anywhere`() async throws {
        let whole = try Self.bytes(4)
        for count in whole.indices {
            if count % 64 == 0 { await Task.yield() }
            if Self.use(Array(whole.prefix(count))) { Issue.record("\(count)") }
        }
        #expect(!Self.use(whole + [0]))
    }

    @Test(arguments: 1...4)
    func `with all kinds of nonsense in its sections`(seed: UInt64) async throws {
        var random = SeededGenerator(seed)
        let whole = try Self.bytes(60)
        for _ in 0..<150 / Effort.step {
            await Task.yield()
            var bytes = whole
            for _ in 0..<Int.random(in: 1...60, using: &random) {
                let place = Int.random(in: IndexHeader.size..<bytes.count, using: &random)
                bytes[place] = Bool.random(using: &random) ? .max : UInt8.random(in: 0 ... .max, using: &random)
            }
            #expect(Self.use(bytes))
        }
    }

    /// Damage with a correct checksum.
    @Test func `with sections and counts that are none`() async throws {
        let whole = try Self.bytes()
        var random = SeededGenerator(5)
        var refused = 0
        for round in 0..<2_000 / Effort.step {
            if round % 16 == 0 { await Task.yield() }
            var bytes = whole
            let place = 8 + 8 * Int.random(in: 0..<70, using: &random)
            let number =
                [0, 1, .max, 1 << 40, UInt64(whole.count), UInt64(whole.count) - 8].randomElement(using: &random) ?? 0
            for byte in 0..<8 { bytes[place + byte] = UInt8(truncatingIfNeeded: number >> UInt64(8 * byte)) }
            var checksum = Checksum()
            checksum.add(Array(bytes[0..<IndexHeader.size - 8]))
            var sum: [UInt8] = []
            sum.append(littleEndian: checksum.value)
            bytes.replaceSubrange(IndexHeader.size - 8..<IndexHeader.size, with: sum)
            if !Self.use(bytes) { refused += 1 }
        }
        #expect(refused > 1_000 / Effort.step)
    }

    @Test func `and a file that is none at all`() throws {
        try TemporaryFile.with { path in
            #expect(throws: TitleIndexError.system("open", code: ENOENT)) { try TitleIndex(path: path) }
            for content in ["", "short", String(repeating: "SQLite format 3", count: 500)] {
                try Data(content.utf8).write(to: URL(filePath: path))
                #expect(throws: TitleIndexError.notAnIndex) { try TitleIndex(path: path) }
            }
            #expect(throws: TitleIndexError.notAnIndex) { try TitleIndex(path: "/") }
            // Opening a pipe waits for a writer.
            let process = try Process.run(URL(filePath: "/usr/bin/env"), arguments: ["mkfifo", path + ".pipe"])
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
            #expect(throws: TitleIndexError.notAnIndex) { try TitleIndex(path: path + ".pipe") }
            var other = try Self.bytes()
            other[8] = 99
            try Data(other).write(to: URL(filePath: path))
            #expect(throws: TitleIndexError.unsupportedVersion(99)) { try TitleIndex(path: path) }
            try Data(try Self.bytes().dropLast(100)).write(to: URL(filePath: path))
            #expect(throws: TitleIndexError.damaged("size")) { try TitleIndex(path: path) }
        }
    }
}
