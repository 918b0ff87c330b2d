import FilmzDomain

extension SampleServices: ShareService {
    func make(_ draft: ShareDraft, id: Share.ID, of person: Person.ID) -> SecretToken { Samples.address }
    func newAddress(of share: Share.ID, by person: Person.ID) -> SecretToken { Samples.address }
    func shares(of person: Person.ID, page request: PageRequest) -> Page<Share> { page(allShares, request) }
    func shares(of film: Film.ID, by person: Person.ID) -> [Share] {
        allShares.filter { $0.subject == .film(film) && $0.isAlive(at: Samples.clock.now()) }
    }
    func shares(of list: FilmList.ID, by person: Person.ID) -> [Share] {
        allShares.filter { $0.subject.list == list && $0.isAlive(at: Samples.clock.now()) }
    }
    func share(_ id: Share.ID, of person: Person.ID) throws -> Share {
        guard let share = allShares.first(where: { $0.id == id }) else { throw DomainError.noSuchShare }
        return share
    }
    func takeBack(_ share: Share.ID, of person: Person.ID) -> Bool { true }
    func sentFilms(of share: Share, page request: PageRequest) -> Page<SharedFilm> {
        page(allFilms.map { SharedFilm(film: $0) }, request)
    }
    func hasSent(_ film: Film.ID, with share: Share) -> Bool { true }
    func open(_ address: SecretToken, with pass: SharePass?) -> ShareAccess? { allShares.first.map { .open($0) } }
    func unlock(_ address: SecretToken, passPhrase: String, from visitor: IPAddress?) -> UnlockResult? { .wrong }
    func noteOpening(of share: Share) {}
}

extension Samples {
    static var address: SecretToken { SecretToken("c" + String(repeating: "2", count: 25)) ?? .random() }

    /// What was passed on: the first two films and lists of some samples, with texts of their script.
    static func shares(_ films: [Film], _ lists: [SampleList], text: String) -> [Share] {
        let now = clock.now()
        func time(_ days: Int64) -> Timestamp { Timestamp(milliseconds: now.milliseconds + days * 86_400_000) }
        let words = ShareWords(
            message: text, audience: [.kids, .family], rating: Rating(halfStars: 9), note: text, sender: text)
        return [
            Share(
                id: shareID(61), person: .owner, subject: .film(films[1].id), name: films[1].title, words: words,
                madeAt: time(-3), expiresAt: time(4), hasPassPhrase: true, openedOn: clock.today),
            Share(
                id: shareID(62), person: .owner, subject: .list(lists[0].list.id), name: lists[0].list.name,
                words: words, showsNotes: true, madeAt: time(-4), openedOn: clock.today.previous),
            Share(
                id: shareID(63), person: .owner, subject: .sentList(lists[0].list.id), name: lists[0].list.name,
                description: text, isRanked: true, words: ShareWords(sender: text), madeAt: time(-5)),
            Share(
                id: shareID(64), person: .owner, subject: .film(films[0].id), name: films[0].title,
                madeAt: time(-6), takenBackAt: time(-1)),
            Share(
                id: shareID(65), person: .owner, subject: .film(films[0].id), name: films[0].title,
                madeAt: time(-9), expiresAt: time(-2)),
        ]
    }

    static func shareID(_ number: Int64) -> Share.ID { Share.ID(rawValue: number) ?? .random() }
}
