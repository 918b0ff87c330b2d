import FilmzContracts
import FilmzProviders
import FilmzTestSupport
import Foundation
import Testing

@Suite struct DiskCacheTests {
    private let folder = TemporaryFolder()
    private var path: String { folder.path + "/pictures" }

    private func cache(limit: Int = 100_000) throws -> DiskCache {
        try DiskCache(folder: path, limit: limit)
    }

    private var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    private func bytes(_ count: Int, _ byte: UInt8 = 7) -> Data { Data(repeating: byte, count: count) }

    /// The one file that is added while something is done.
    private func newFile(_ work: () -> Void) throws -> String {
        let before = Set(try files)
        work()
        let new = Set(try files).subtracting(before)
        return "\(path)/\(try #require(new.first))"
    }

    @Test func keepsWhatItIsGiven() throws {
        let cache = try cache()
        #expect(cache.value("a") == nil)
        #expect(!cache.contains("a"))
        cache.keep(Data("one".utf8), key: "a")
        cache.keep(Data(), key: "empty")
        cache.keep(Data("two".utf8), key: "")
        #expect(cache.contains("a"))
        #expect(cache.value("a") == Data("one".utf8))
        #expect(cache.value("a")?.startIndex == 0)
        #expect(cache.value("empty") == Data())
        #expect(cache.value("") == Data("two".utf8))
        #expect(cache.value("A") == nil)
    }

    @Test func replacesAndForgets() throws {
        let cache = try cache()
        cache.keep(bytes(10), key: "a")
        let size = cache.byteCount
        cache.keep(bytes(20), key: "a")
        #expect(cache.byteCount == size + 10)
        #expect(cache.value("a") == bytes(20))
        #expect(try files.count == 1)
        cache.remove("a")
        cache.remove("b")
        #expect(cache.value("a") == nil)
        #expect(!cache.contains("a"))
        #expect(cache.byteCount == 0)
        #expect(try files.isEmpty)
    }

    @Test func dropsWhatWasNotAskedForLongest() throws {
        let cache = try cache(limit: 10_000)
        for key in ["a", "b", "c", "d"] { cache.keep(bytes(2_300), key: key) }
        _ = cache.value("a")
        cache.keep(bytes(2_300), key: "e")
        #expect(["a", "b", "c", "d", "e"].filter(cache.contains) == ["a", "c", "d", "e"])
        cache.keep(bytes(2_300), key: "c")
        cache.keep(bytes(2_300), key: "f")
        #expect(["a", "b", "c", "d", "e", "f"].filter(cache.contains) == ["a", "c", "e", "f"])
        #expect(cache.byteCount <= 10_000)
        #expect(try files.count == 4)
    }

    @Test func countsWhatIsOnTheDisk() throws {
        let cache = try cache(limit: 10_000)
        for number in 1...50 { cache.keep(bytes(number * 30), key: "\(number)") }
        let sizes = try files.map {
            try FileManager.default.attributesOfItem(atPath: "\(path)/\($0)")[.size] as? Int ?? 0
        }
        #expect(cache.byteCount == sizes.reduce(0, +))
        #expect(cache.byteCount > 7_000)
        #expect(cache.byteCount <= 10_000)
    }

    @Test func keepsNothingLargerThanAQuarter() throws {
        let cache = try cache(limit: 10_000)
        cache.keep(bytes(2_400), key: "fits")
        cache.keep(bytes(2_500), key: "does not, with its header")
        #expect(cache.contains("fits"))
        #expect(!cache.contains("does not, with its header"))
    }

    @Test func isThereAfterARestart() throws {
        do {
            let cache = try cache()
            cache.keep(bytes(100), key: "a")
            cache.keep(bytes(200), key: "b")
        }
        let cache = try cache()
        #expect(cache.contains("a"))
        #expect(cache.value("a") == bytes(100))
        #expect(cache.value("b") == bytes(200))
        #expect(cache.byteCount > 300)
    }

    @Test func aRestartKnowsWhatWasUsedLast() throws {
        let first = try cache(limit: 10_000)
        for (age, key) in ["new", "oldest", "old"].enumerated() {
            let file = try newFile { first.keep(bytes(2_000), key: key) }
            let date = Date(timeIntervalSinceNow: [-100, -300, -200][age])
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
        }
        let second = try cache(limit: 8_400)
        #expect(second.contains("oldest"))
        second.keep(bytes(2_000), key: "newest")
        second.keep(bytes(2_000), key: "more")
        #expect(
            ["new", "oldest", "old", "newest", "more"].filter(second.contains) == ["new", "old", "newest", "more"])
        let third = try cache(limit: 2_100)
        #expect(try files.count == 1)
        #expect(third.byteCount <= 2_100)
    }

    @Test func useIsNotedInTheFile() throws {
        let first = try cache()
        let file = try newFile { first.keep(bytes(10), key: "a") }
        let old = Date(timeIntervalSinceNow: -10_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
        func age() throws -> TimeInterval {
            let date = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
            return -(date ?? .distantPast).timeIntervalSinceNow
        }
        _ = first.value("a")
        #expect(try age() > 9_000, "not twice within a minute")
        let second = try cache()
        _ = second.value("a")
        #expect(try age() < 9_000)
    }

    @Test(arguments: [0, 1, 31, 40, 45, 139])
    func aFileCutOffIsMissing(length: Int) throws {
        let cache = try cache()
        let file = try newFile { cache.keep(bytes(100), key: "a") }
        let whole = try Data(contentsOf: URL(filePath: file))
        try whole.prefix(length).write(to: URL(filePath: file))
        #expect(cache.value("a") == nil)
        #expect(!cache.contains("a"))
        #expect(cache.byteCount == 0)
        #expect(try files.isEmpty)
        cache.keep(bytes(100), key: "a")
        #expect(cache.value("a") == bytes(100))
    }

    @Test func aFileThatWasChangedIsMissing() throws {
        let cache = try cache()
        let file = try newFile { cache.keep(bytes(100), key: "a") }
        let whole = try Data(contentsOf: URL(filePath: file))
        for place in [0, 35, 39, 40, 41, 100, whole.count - 1] {
            var changed = whole
            changed[place] ^= 1
            try changed.write(to: URL(filePath: file))
            #expect(try DiskCache(folder: path, limit: 10_000).value("a") == nil, "byte \(place)")
        }
        try (whole + [0]).write(to: URL(filePath: file))
        #expect(try DiskCache(folder: path, limit: 10_000).value("a") == nil)
    }

    @Test func aFileOfAnotherKeyIsMissing() throws {
        let cache = try cache()
        let one = try newFile { cache.keep(Data("of a".utf8), key: "a") }
        let other = try newFile { cache.keep(Data("of b".utf8), key: "b") }
        try Data(contentsOf: URL(filePath: one)).write(to: URL(filePath: other))
        #expect(cache.value("b") == nil)
        #expect(cache.value("a") == Data("of a".utf8))
    }

    @Test func clearsUpWhatWasLeftBehindAndNothingElse() throws {
        let first = try cache()
        let file = try newFile { first.keep(bytes(10), key: "a") }
        try bytes(5).write(to: URL(filePath: file + ".part"))
        try bytes(5).write(to: URL(filePath: path + "/letter.txt"))
        try bytes(5).write(to: URL(filePath: path + "/\(String(repeating: "x", count: 64))-0123456789abcdef"))
        let second = try cache()
        #expect(try files.count == 3)
        #expect(try !files.contains { $0.hasSuffix(".part") })
        #expect(second.value("a") == bytes(10))
        #expect(second.byteCount == first.byteCount)
    }

    @Test func ofTwoFilesOfAKeyTheNewerStays() throws {
        let first = try cache()
        let old = try newFile { first.keep(Data("old".utf8), key: "a") }
        let copy = try Data(contentsOf: URL(filePath: old))
        let new = try newFile { first.keep(Data("new".utf8), key: "a") }
        try copy.write(to: URL(filePath: old))
        let past = Date(timeIntervalSinceNow: -100)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: old)
        let second = try cache()
        #expect(second.value("a") == Data("new".utf8))
        #expect(try files == [URL(filePath: new).lastPathComponent])
    }

    @Test func isForItsOwnerOnly() throws {
        let cache = try cache()
        cache.keep(bytes(10), key: "a")
        #expect(try folder.mode(of: "pictures") == 0o700)
        #expect(try folder.mode(of: "pictures/\(files[0])") == 0o600)
    }

    @Test func aFolderThatIsGoneDoesNoHarm() throws {
        let cache = try cache()
        cache.keep(bytes(10), key: "a")
        try FileManager.default.removeItem(atPath: path)
        #expect(cache.value("a") == nil)
        cache.keep(bytes(10), key: "b")
        #expect(!cache.contains("b"))
        #expect(cache.byteCount == 0)
    }

    @Test func aFolderThatIsAFileIsSaidSo() throws {
        try bytes(1).write(to: URL(filePath: path))
        #expect(throws: (any Error).self) { try cache() }
    }

    @Test func manyAtOnceMeetOnlyWholeValues() async throws {
        let cache = try cache(limit: 20_000)
        await withTaskGroup(of: Void.self) { group in
            for seed in 0..<6 {
                group.addTask { @concurrent in
                    var random = SeededGenerator(seed: UInt64(seed))
                    for _ in 0..<150 {
                        let key = Int.random(in: 0..<12, using: &random)
                        switch Int.random(in: 0..<5, using: &random) {
                        case 0: cache.remove("\(key)")
                        case 1, 2:
                            let count = Int.random(in: 0..<4_000, using: &random)
                            cache.keep(Data(repeating: UInt8(key), count: count), key: "\(key)")
                        default:
                            #expect(cache.value("\(key)")?.allSatisfy { $0 == UInt8(key) } ?? true)
                        }
                    }
                }
            }
        }
        let sizes = try files.map {
            try FileManager.default.attributesOfItem(atPath: "\(path)/\($0)")[.size] as? Int ?? 0
        }
        #expect(cache.byteCount == sizes.reduce(0, +))
        #expect(cache.byteCount <= 20_000)
        #expect((0..<12).contains { cache.value("\($0)") != nil })
    }
}
