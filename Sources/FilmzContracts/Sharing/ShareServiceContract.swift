import FilmzDomain
import Testing

/// The promises of ``ShareService``.
public enum ShareServiceContract {
    public static let cases: [ContractCase] = making + ending + lists + locks + visits

    private static let film = Film.french.id

    // MARK: - Making

    private static var making: [ContractCase] {
        [
            ContractCase("makes a share that its address leads to, as it was sent") { subject in
                try await subject.load(Film.samples)
                let words = ShareWords(
                    message: " See it.\r\nSoon. ", audience: [.kids], rating: Rating(stars: 4.5), note: "Mine.",
                    sender: "Ada\n")
                let id = Share.ID.random()
                let token = try await subject.make(ShareDraft(.film(film), words: words, language: "de"), id: id)
                let share = try await subject.opened(token)
                #expect(share?.id == id)
                #expect(share?.subject == .film(film))
                #expect(share?.name == Film.french.title)
                #expect(share?.words.message == "See it.\nSoon.")
                #expect(share?.words.sender == "Ada")
                #expect(share?.words.rating == words.rating)
                #expect(share?.words.note == "Mine.")
                #expect(share?.words.audience == .kids)
                #expect(share?.language == "de")
                #expect(share?.openedOn == nil)
                #expect(try await subject.services.shares.share(id, of: .owner) == share)
                // What the person thinks of it later does not change it.
                try await subject.services.myFilms.apply(.rate(Rating(stars: 1)), to: film, of: .owner)
                #expect(try await subject.opened(token) == share)
            },
            ContractCase("makes one share when it is asked twice, and each address leads to it") { subject in
                try await subject.load(Film.samples)
                let draft = ShareDraft(.film(film))
                let id = Share.ID.random()
                let tokens = [try await subject.make(draft, id: id), try await subject.make(draft, id: id)]
                let third = try await subject.services.shares.newAddress(of: id, by: .owner)
                #expect(Set(tokens + [third]).count == 3)
                for token in tokens + [third] { #expect(try await subject.opened(token)?.id == id) }
                #expect(try await subject.all().map(\.id) == [id])
            },
            ContractCase("gives a share so many addresses and no more") { subject in
                try await subject.load(Film.samples)
                let id = Share.ID.random()
                var tokens = [try await subject.make(ShareDraft(.film(film)), id: id)]
                for _ in 1..<Share.addressLimit {
                    tokens.append(try await subject.services.shares.newAddress(of: id, by: .owner))
                }
                await #expect(throws: DomainError.tooManyAddresses) {
                    try await subject.services.shares.newAddress(of: id, by: .owner)
                }
                for token in tokens { #expect(try await subject.opened(token) != nil) }
            },
            ContractCase("lists a person's shares, newest first, in pages, and those of a film") { subject in
                try await subject.load(Film.samples)
                var ids: [Share.ID] = []
                for _ in 1...3 {
                    subject.clock.advance()
                    ids.append(.random())
                    _ = try await subject.make(ShareDraft(.film(film)), id: ids[ids.count - 1])
                }
                subject.clock.advance()
                _ = try await subject.make(ShareDraft(.film(Film.hostile.id)))
                let page = try await subject.services.shares.shares(of: .owner, page: PageRequest(size: 2))
                #expect(page.total == 4)
                #expect(page.items.count == 2)
                #expect(page.items[1].id == ids[2])
                let rest = try await subject.services.shares.shares(
                    of: .owner, page: PageRequest(size: 2, after: page.next))
                #expect(rest.items.map(\.id) == [ids[1], ids[0]])
                #expect(rest.next == nil)
                #expect(try await subject.services.shares.shares(of: film, by: .owner).map(\.id) == ids.reversed())
                try await subject.services.shares.takeBack(ids[2], of: .owner)
                #expect(try await subject.services.shares.shares(of: film, by: .owner).map(\.id) == [ids[1], ids[0]])
            },
            refused("a message that is too long", .invalid(.message, .tooLong(Share.messageLimit))) {
                $0.words.message = String(repeating: "a", count: Share.messageLimit + 1)
            },
            refused("a name that is too long", .invalid(.sender, .tooLong(Person.nameLimit))) {
                $0.words.sender = String(repeating: "a", count: Person.nameLimit + 1)
            },
            refused("a pass-phrase that is too short", .invalid(.passPhrase, .malformed)) { $0.passPhrase = "1234567" },
            refused("no days", .invalid(.days, .malformed)) { $0.days = 0 },
            refused("too many days", .invalid(.days, .malformed)) { $0.days = Share.dayLimit + 1 },
            refused("an unknown film", .noSuchFilm) { $0.subject = .film(.random()) },
            refused("an unknown list", .noSuchList) { $0.subject = .list(.random()) },
        ]
    }

    private static func refused(
        _ name: String, _ error: DomainError, _ change: @escaping @Sendable (inout ShareDraft) -> Void
    ) -> ContractCase {
        ContractCase("refuses \(name)") { subject in
            try await subject.load(Film.samples)
            var draft = ShareDraft(.film(film))
            change(&draft)
            await #expect(throws: error) { try await subject.make(draft) }
            #expect(try await subject.all().isEmpty)
        }
    }

    // MARK: - Ending

    private static var ending: [ContractCase] {
        [
            ContractCase("knows nothing of an address that never was") { subject async throws in
                #expect(try await subject.services.shares.open(.random(), with: nil) == nil)
                #expect(try await subject.services.shares.unlock(.random(), passPhrase: "whatever", from: nil) == nil)
            },
            ContractCase("takes a share back with all its addresses, at once and for ever") { subject in
                try await subject.load(Film.samples)
                let id = Share.ID.random()
                let first = try await subject.make(ShareDraft(.film(film)), id: id)
                let second = try await subject.services.shares.newAddress(of: id, by: .owner)
                #expect(try await subject.services.shares.takeBack(id, of: .owner))
                for token in [first, second] {
                    #expect(try await subject.services.shares.open(token, with: nil) == nil)
                    #expect(try await subject.services.shares.unlock(token, passPhrase: "whatever", from: nil) == nil)
                }
                #expect(try await !subject.services.shares.takeBack(id, of: .owner))
                #expect(try await subject.all().map(\.takenBackAt) == [subject.clock.now])
                await #expect(throws: DomainError.noSuchShare) {
                    try await subject.services.shares.newAddress(of: id, by: .owner)
                }
                await #expect(throws: DomainError.noSuchShare) {
                    try await subject.make(ShareDraft(.film(film)), id: id)
                }
            },
            ContractCase("ends a share when its time is over") { subject in
                try await subject.load(Film.samples)
                let token = try await subject.make(ShareDraft(.film(film), days: 7))
                subject.clock.advance(seconds: 7 * 86_400 - 1)
                #expect(try await subject.opened(token) != nil)
                subject.clock.advance(seconds: 1)
                #expect(try await subject.opened(token) == nil)
                #expect(try await subject.services.shares.shares(of: film, by: .owner).isEmpty)
                #expect(try await subject.all().count == 1)
            },
            ContractCase("says that there is no such share") { subject in
                var shares: any ShareService { subject.services.shares }
                await #expect(throws: DomainError.noSuchShare) { try await shares.share(.random(), of: .owner) }
                await #expect(throws: DomainError.noSuchShare) { try await shares.takeBack(.random(), of: .owner) }
                await #expect(throws: DomainError.noSuchShare) {
                    try await shares.newAddress(of: .random(), by: .owner)
                }
            },
            ContractCase("follows a film that proves to be another one") { subject in
                try await subject.load(Film.samples)
                let typed = try await subject.services.films.add(
                    FilmDraft(title: "Somewhere Else", year: 1999), by: .owner)
                let token = try await subject.make(ShareDraft(.film(typed.id)))
                let known = Film.sample("Somewhere Else", imdb: 4_711, year: 1999)
                try await subject.load(Film.samples + [known], edition: "second")
                let one = try await subject.services.films.learn(
                    .imdb(try #require(known.externalIDs.imdb)), of: typed.id)
                let share = try #require(try await subject.opened(token))
                let thing = try await subject.services.shared(share, page: PageRequest())
                #expect(thing?.films.items.map(\.film.id) == [one.id])
            },
        ]
    }

    // MARK: - Lists

    private static var lists: [ContractCase] {
        [
            ContractCase("shows a list as it is, or as it was when it was sent") { subject in
                let list = try await subject.madeList()
                let now = try await subject.make(ShareDraft(.list(list), showsNotes: true))
                let draft = ShareDraft(try await subject.services.sentList(list, of: .owner), showsNotes: true)
                let sent = try await subject.make(draft)
                let edits: [FilmListEdit] = [
                    .remove([Film.french.id]), .rename("Other"), .note(Film.hostile.id, "later"),
                ]
                for edit in edits { _ = try await subject.services.lists.apply(edit, to: list, of: .owner) }
                let present = try #require(try await subject.thing(now))
                #expect(present.name == "Other")
                #expect(present.films.items.map(\.film.id) == [Film.hostile.id])
                #expect(present.films.items.map(\.note) == ["later"])
                let past = try #require(try await subject.thing(sent))
                #expect(past.name == "Sundays")
                #expect(past.films.items.map(\.film.id) == [Film.french.id, Film.hostile.id])
                #expect(past.films.items.map(\.note) == ["why not", ""])
                #expect(past.isList)
                // The film is on one of them only.
                let shares = [
                    try #require(try await subject.opened(now)), try #require(try await subject.opened(sent)),
                ]
                #expect(try await !subject.services.shows(Film.french.id, share: shares[0]))
                #expect(try await subject.services.shows(Film.french.id, share: shares[1]))
                for share in shares {
                    #expect(try await subject.services.shows(Film.hostile.id, share: share))
                    #expect(try await !subject.services.shows(Film.samples[2].id, share: share))
                }
                #expect(
                    try await Set(subject.services.shares.shares(of: list, by: .owner).map(\.id))
                        == Set(shares.map(\.id)))
            },
            ContractCase("keeps notes of a list to itself unless they go along") { subject in
                let list = try await subject.madeList()
                let drafts = [
                    ShareDraft(.list(list)), ShareDraft(try await subject.services.sentList(list, of: .owner)),
                ]
                for draft in drafts {
                    let thing = try await subject.thing(try await subject.make(draft))
                    #expect(thing?.films.items.map(\.note) == ["", ""])
                }
            },
            ContractCase("shows a list that was removed no more, but one that was sent") { subject in
                let list = try await subject.madeList()
                let now = try await subject.make(ShareDraft(.list(list)))
                let sent = try await subject.make(ShareDraft(try await subject.services.sentList(list, of: .owner)))
                _ = try await subject.services.lists.apply(.setRemoved(true), to: list, of: .owner)
                #expect(try await subject.thing(now) == nil)
                #expect(try await subject.thing(sent)?.films.total == 2)
            },
            ContractCase("pages a list that was sent, and shows all of it to programs") { subject in
                let list = try await subject.madeList()
                let sent = try await subject.make(ShareDraft(try await subject.services.sentList(list, of: .owner)))
                let share = try #require(try await subject.opened(sent))
                let first = try #require(try await subject.services.shared(share, page: PageRequest(size: 1)))
                #expect(first.films.items.map(\.film.id) == [Film.french.id])
                #expect(first.films.total == 2)
                let second = try await subject.services.shared(
                    share, page: PageRequest(size: 1, after: first.films.next))
                #expect(second?.films.items.map(\.film.id) == [Film.hostile.id])
                #expect(second?.firstNumber == 2)
                #expect(try await subject.services.wholeShared(share)?.films.items.count == 2)
            },
        ]
    }

    // MARK: - Pass-phrases

    private static var locks: [ContractCase] {
        [
            ContractCase("shows nothing before the pass-phrase, and each address by its own pass") { subject in
                try await subject.load(Film.samples)
                let id = Share.ID.random()
                let first = try await subject.make(ShareDraft(.film(film), passPhrase: "Sesame, open"), id: id)
                let second = try await subject.services.shares.newAddress(of: id, by: .owner)
                let other = try await subject.make(ShareDraft(.film(film), passPhrase: "Sesame, open"))
                var shares: any ShareService { subject.services.shares }
                #expect(try await shares.open(first, with: nil) == .locked)
                #expect(try await shares.unlock(first, passPhrase: "Sesame, close", from: nil) == .wrong)
                #expect(try await shares.unlock(first, passPhrase: "short", from: nil) == .wrong)
                guard case .unlocked(let pass) = try await shares.unlock(first, passPhrase: "Sesame, open", from: nil)
                else {
                    Issue.record("The right pass-phrase was refused.")
                    return
                }
                guard case .open(let share) = try await shares.open(first, with: pass) else {
                    Issue.record("The pass was refused.")
                    return
                }
                #expect(share.id == id)
                #expect(share.hasPassPhrase)
                #expect(try await shares.open(second, with: pass) == .locked)
                #expect(try await shares.open(other, with: pass) == .locked)
                #expect(try await shares.open(first, with: SharePass(String(repeating: "0", count: 64))) == .locked)
                try await shares.takeBack(id, of: .owner)
                #expect(try await shares.open(first, with: pass) == nil)
            },
            ContractCase("slows down who guesses a pass-phrase, for each share by itself") { subject in
                try await subject.load(Film.samples)
                let draft = ShareDraft(.film(film), passPhrase: "Sesame, open")
                let first = try await subject.make(draft)
                let second = try await subject.make(draft)
                let visitor = IPAddress("192.0.2.1")
                var shares: any ShareService { subject.services.shares }
                var outcomes: [UnlockResult?] = []
                for _ in 1...30 {
                    outcomes.append(try await shares.unlock(first, passPhrase: "Sesame, close", from: visitor))
                }
                let tried = outcomes.count { $0 == .wrong }
                // If the store is open several times, each counts for itself.
                #expect(5...10 ~= tried)
                #expect(outcomes.last != .wrong)
                guard case .wait(let seconds) = outcomes.last else {
                    Issue.record("Guessing goes on.")
                    return
                }
                #expect(seconds > 0)
                // Not even the right one counts before the wait is over.
                if case .unlocked = try await shares.unlock(first, passPhrase: "Sesame, open", from: visitor) {
                    Issue.record("It did not wait.")
                }
                #expect(try await shares.unlock(second, passPhrase: "Sesame, close", from: visitor) == .wrong)
                subject.clock.advance(seconds: Int64(seconds) + 900)
                guard case .unlocked = try await shares.unlock(first, passPhrase: "Sesame, open", from: visitor) else {
                    Issue.record("The wait never ends.")
                    return
                }
            },
        ]
    }

    // MARK: - Visits

    private static var visits: [ContractCase] {
        [
            ContractCase("keeps only the day of the last visit") { subject in
                try await subject.load(Film.samples)
                let token = try await subject.make(ShareDraft(.film(film)))
                let share = try #require(try await subject.opened(token))
                await subject.services.shares.noteOpening(of: share)
                let today = subject.clock.clock.today
                #expect(try await subject.opened(token)?.openedOn == today)
                subject.clock.advance(seconds: 86_400)
                await subject.services.shares.noteOpening(of: try #require(try await subject.opened(token)))
                #expect(try await subject.opened(token)?.openedOn == subject.clock.clock.today)
                // A visit that was noted late does not set it back.
                await subject.services.shares.noteOpening(of: share)
                #expect(try await subject.opened(token)?.openedOn == subject.clock.clock.today)
            }
        ]
    }
}

extension Subject {
    @discardableResult
    fileprivate func make(_ draft: ShareDraft, id: Share.ID = .random()) async throws -> SecretToken {
        try await services.shares.make(draft, id: id, of: .owner)
    }

    /// Nil when the address leads nowhere, or asks for a pass-phrase.
    fileprivate func opened(_ token: SecretToken) async throws -> Share? {
        guard case .open(let share) = try await services.shares.open(token, with: nil) else { return nil }
        return share
    }

    fileprivate func thing(_ token: SecretToken) async throws -> SharedContent? {
        let share = try #require(try await opened(token))
        return try await services.shared(share, page: PageRequest())
    }

    fileprivate func all() async throws -> [Share] {
        try await services.shares.shares(of: .owner, page: PageRequest()).items
    }

    /// A list with two films and a note.
    fileprivate func madeList() async throws -> FilmList.ID {
        try await load(Film.samples)
        let id = FilmList.ID.random()
        _ = try await services.lists.make(
            FilmListDraft(name: "Sundays", isRanked: true), id: id, with: [Film.french.id, Film.hostile.id], of: .owner)
        _ = try await services.lists.apply(.note(Film.french.id, "why not"), to: id, of: .owner)
        return id
    }
}
