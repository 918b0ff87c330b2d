import Foundation
import Testing

@testable import FilmzExchange

/// Archives that mean harm, or are broken, are refused, each with its own reason; none is read in part.
struct ZipArchiveTests {
    private static let ratings =
        "Date,Name,Year,Letterboxd URI,Rating\n2020-01-02,The Glass Orchard,1999,https://boxd.it/2bA,4\n"
    private static let good = ZipFile.Member(name: "ratings.csv", content: Array(ratings.utf8))

    private static func error(
        _ bytes: [UInt8], limits: ExchangeLimits = ExchangeLimits()
    ) -> ExchangeError? {
        do {
            _ = try ExchangeReader(limits: limits).read([ExchangeInput(name: "a.zip", bytes: bytes)])
            return nil
        } catch {
            return error
        }
    }

    private static func error(
        _ member: ZipFile.Member, limits: ExchangeLimits = ExchangeLimits()
    ) -> ExchangeError? {
        var file = ZipFile()
        file.members = [good, member]
        return error(file.bytes, limits: limits)
    }

    @Test func readsEveryFile() throws {
        var file = ZipFile([("ratings.csv", Self.ratings), ("b/other.csv", Self.ratings)])
        file.members[1].isStored = true
        let reading = try ExchangeReader().read([ExchangeInput(name: "x", bytes: file.bytes)])
        #expect(reading.only?.parts.map(\.name) == ["ratings.csv", "b/other.csv"])
        #expect(reading.only?.facts.count == 2)
    }

    @Test(arguments: [
        "../ratings.csv", "a/../../b.csv", "/etc/films.csv", "C:films.csv", "c:/films.csv", "a\\b.csv", "./b.csv",
        "a/\n.csv",
    ])
    func refusesPathsOutside(_ name: String) {
        let error = Self.error(ZipFile.Member(name: name, content: [65]))
        guard case .pathOutside? = error else {
            Issue.record("\(name): \(String(describing: error))")
            return
        }
    }

    @Test func refusesNamesWithAZeroByte() {
        let bytes = ZipFile([("ratings.csv", Self.ratings), ("abcdefgh.csv", "x")])
            .bytes(changing: Array("abcdefgh".utf8), to: Array("abc\0efgh".utf8))
        #expect(Self.error(bytes) == .pathOutside("abc efgh.csv"))
    }

    @Test(
        arguments: [
            (ZipFile.Member(name: "b.csv", content: [65], isEncrypted: true), .encrypted("b.csv")),
            (ZipFile.Member(name: "b.csv", content: Array("/etc/passwd".utf8), isLink: true), .link("b.csv")),
            (ZipFile.Member(name: "b.csv", content: ZipFile([("c.csv", "a,b")]).bytes), .nestedArchive("b.csv")),
            (ZipFile.Member(name: "b.csv", content: [UInt8](repeating: 65, count: 4 << 20)), .bomb("b.csv")),
        ] as [(ZipFile.Member, ExchangeError)])
    func refusesPasswordsLinksArchivesAndBombs(_ member: ZipFile.Member, _ error: ExchangeError) {
        #expect(Self.error(member) == error)
    }

    @Test func refusesTheSameNameTwice() {
        let bytes = ZipFile([("ratings.csv", Self.ratings), ("ratingx.csv", Self.ratings)])
            .bytes(changing: Array("ratingx".utf8), to: Array("Ratings".utf8))
        #expect(Self.error(bytes) == .doubledName("Ratings.csv"))
    }

    @Test func refusesMoreThanTheLimits() {
        var limits = ExchangeLimits()
        limits.memberBytes = 1_000
        let large = ZipFile.Member(name: "b.csv", content: [UInt8](repeating: 65, count: 1_001))
        #expect(Self.error(large, limits: limits) == .memberTooLarge("b.csv", 1_000))
        limits = ExchangeLimits()
        limits.unpackedBytes = 1_000
        #expect(Self.error(large, limits: limits) == .unpackedTooLarge(1_000))
        limits = ExchangeLimits()
        limits.memberCount = 1
        #expect(Self.error(large, limits: limits) == .tooManyFiles(1))
        limits = ExchangeLimits()
        limits.fileBytes = 20
        #expect(Self.error(large, limits: limits) == .tooLarge(20))
        limits = ExchangeLimits()
        limits.rowCount = 1
        #expect(Self.error(Self.good.renamed("c.csv"), limits: limits) == .tooManyRows(1))
    }

    /// The size is in the list of files and before each of them; both lie.
    @Test(arguments: [-1, 1, 100, -100])
    func refusesLyingSizes(_ difference: Int) {
        let content = [UInt8]((0..<1_237).map { UInt8(truncatingIfNeeded: $0 * 37 | 65) })
        var file = ZipFile()
        file.members = [ZipFile.Member(name: "b.csv", content: content)]
        let bytes = file.bytes(changing: Self.number(1_237), to: Self.number(1_237 + difference))
        let error = Self.error(bytes)
        #expect([.lyingSize("b.csv"), .damaged("b.csv")].contains(error), "\(String(describing: error))")
    }

    @Test func refusesPackedSizesForWhichThereIsNoRoom() {
        var file = ZipFile()
        file.members = [ZipFile.Member(name: "b.csv", content: [UInt8](repeating: 65, count: 1_237), isStored: true)]
        let bytes = file.bytes(changing: Self.number(1_237), to: Self.number(70_000))
        #expect(Self.error(bytes) == .lyingSize("b.csv"))
    }

    @Test func refusesDamage() {
        let whole = ZipFile([("ratings.csv", Self.ratings)]).bytes
        #expect(Self.error(Array(whole.dropLast(5))) == .damaged(nil))
        #expect(Self.error(Array(whole.prefix(40))) == .damaged(nil))
        var other = ZipFile([("ratings.csv", Self.ratings)])
        other.members[0].isStored = true
        let bytes = other.bytes(changing: Array("Orchard".utf8), to: Array("Orchars".utf8))
        #expect(Self.error(bytes) == .damaged("ratings.csv"))
    }

    @Test func refusesWhatIsNoText() {
        #expect(Self.error([0x89, 0x50, 0x4E, 0x47, 0, 0, 1]) == .unreadable)
        #expect(Self.error([]) == .empty("a.zip"))
    }

    /// What macOS and Windows add is not even named; a folder around all files has no meaning.
    @Test func ignoresWhatSystemsAdd() throws {
        let reading = try ExchangeReading.ofArchive([
            ("my export/", ""), ("__MACOSX/my export/._ratings.csv", "\u{5}\u{16}"), ("my export/.DS_Store", "x"),
            ("my export/Thumbs.db", "x"), ("my export/ratings.csv", Self.ratings),
            (
                "my export/deleted/diary.csv",
                "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2020-01-01,A,2000,u,,,,2020-01-01\n"
            ),
        ])
        #expect(reading.only?.facts.count == 1)
        #expect(reading.ignored == [IgnoredPart(name: "my export/deleted/diary.csv", reason: .deleted, rowCount: 1)])
    }

    private static func number(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (8 * $0) & 255) } }
}

extension ZipFile.Member {
    fileprivate func renamed(_ name: String) -> ZipFile.Member {
        var member = self
        member.name = name
        return member
    }
}
