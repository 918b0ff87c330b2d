import FilmzContracts
import FilmzDomain
import Testing

struct TagTests {
    private static func tags(_ texts: String...) throws -> Tags { Tags(try texts.map { try Tag($0) }) }

    @Test(arguments: [
        ("  Rainy   day\t", "Rainy day", "rainy day"), ("Żółw", "Żółw", "zolw"), ("#Noir", "#Noir", "noir"),
        ("🍿", "🍿", "🍿"), ("with\u{0} Anna", "with Anna", "with anna"),
    ])
    func aTagIsOneLineAndComparedFolded(typed: String, text: String, key: String) throws {
        let tag = try Tag(typed)
        #expect(tag.text == text)
        #expect(tag.key == key)
    }

    @Test func whatIsNoTagIsRefused() {
        for text in ["", "  ", "\n"] {
            #expect(throws: DomainError.invalid(.tags, .missing)) { try Tag(text) }
        }
        for text in ["a, b", "a،b", "a、b"] {
            #expect(throws: DomainError.invalid(.tags, .malformed)) { try Tag(text) }
        }
        #expect(throws: Never.self) { try Tag(String(repeating: "ä", count: 60)) }
        for text in [String(repeating: "ä", count: 61), String(repeating: "x", count: 1_000_000)] {
            #expect(throws: DomainError.invalid(.tags, .tooLong(60))) { try Tag(text) }
        }
    }

    @Test func typedTagsAreSeparatedByCommas() throws {
        #expect(try Tags(typed: " b,, A ,\nä , B").all.map(\.text) == ["A", "b"], "ä is A again, and B is b")
        #expect(try Tags(typed: " , \n").isEmpty)
        let many = (1...51).map(String.init).joined(separator: ",")
        #expect(try Tags(typed: many).all.count == 51, "how many are too many depends on what there was")
        #expect(throws: DomainError.invalid(.tags, .tooLong(50))) {
            try Tags(typed: (1...100_000).map(String.init).joined(separator: ","))
        }
    }

    @Test func editsChangeOnlyTheirTags() throws {
        let now = SettableClock.start
        var mine = MyFilm()
        mine = try mine.applying(.tag(try Self.tags("Rainy Day", "noir")), at: now)
        mine = try mine.applying(.tag(try Self.tags("RAINY DAY", "x"), removing: try Self.tags("Noir")), at: now)
        #expect(mine.tags.all.map(\.text) == ["Rainy Day", "x"], "it stays as it was written first")
        #expect(try mine.applying(.tags(Tags()), at: now).isEmpty)
        let id = Viewing.ID.random()
        mine = try mine.applying(.log(ViewingDraft(tags: try Self.tags("x", "y")), id: id), at: now)
        let renamed = try mine.applying(.replaceTag(try Tag("X"), with: try Tag("Y"), viewings: [id]), at: now)
        #expect(renamed.tags.all.map(\.text) == ["Rainy Day", "Y"])
        #expect(renamed.viewings.map(\.tags.text) == ["Y"], "two become one")
        let removed = try mine.applying(.replaceTag(try Tag("x"), with: nil, viewings: []), at: now)
        #expect(removed.tags.text == "Rainy Day")
        #expect(removed.viewings.map(\.tags.text) == ["x, y"])
    }

    @Test func aFilmHasFiftyTags() throws {
        let fifty = Tags(try (1...50).map { try Tag("t\($0)") })
        let mine = try MyFilm().applying(.tags(fifty), at: SettableClock.start)
        #expect(throws: DomainError.invalid(.tags, .tooLong(50))) {
            try mine.applying(.tag(try Self.tags("more")), at: SettableClock.start)
        }
        let merged = mine.merged(with: MyFilm(tags: try Self.tags("more", "T1")))
        #expect(merged.tags.all.count == 51, "nothing is lost when two films prove to be one")
        #expect(throws: Never.self) {
            try merged.applying(.tag(Tags(), removing: try Self.tags("t2")), at: SettableClock.start)
        }
        #expect(throws: DomainError.invalid(.tags, .tooLong(50))) {
            try MyFilm().applying(
                .log(ViewingDraft(tags: fifty.adding(try Self.tags("more")))), at: SettableClock.start)
        }
    }

    @Test func undoingLeavesTagsThatCameLater() throws {
        let before = MyFilm(tags: try Self.tags("a", "b"))
        let after = MyFilm(tags: try Self.tags("a", "c"))
        let later = MyFilm(tags: try Self.tags("A", "c", "d"))
        #expect(later.undoing(before: before, after: after).tags.all.map(\.text) == ["A", "b", "d"])
    }
}
