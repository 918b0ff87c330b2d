import FilmzDomain
import FilmzHashing
import Foundation
import GRDB

/// The storage of persons' shares. Of an address, only its hash is stored.
struct StoredShares: ShareService {
    let myFilms: StoredMyFilms
    /// The hasher of pass-phrases. It is not that of sign-ins, so that visitors cannot keep persons out.
    let hasher: PasswordHasher
    private let throttle = ShareThrottle()

    private var database: FilmzDatabase { myFilms.database }
    private var now: Timestamp { myFilms.clock.now() }

    func make(_ draft: ShareDraft, id: Share.ID, of person: Person.ID) async throws -> SecretToken {
        let now = now
        let words = try draft.words.checked()
        let end = try draft.end(from: now)
        let password = try draft.password()
        if try database.read({ try ShareRecord.fetch(id, of: person, in: $0) }) != nil {
            return try await newAddress(of: id, by: person)
        }
        var passPhrase: PasswordHash?
        if let password { passPhrase = try await hasher.hash(password) }
        let sentFilms =
            switch draft.subject {
            case .film(let film): [ShareDraft.SentFilm(film: film, note: "")]
            case .list: [ShareDraft.SentFilm]()
            case .sentList(_, let films): Array(films.prefix(FilmList.filmLimit))
            }
        let storedFilms = try myFilms.existingFilms(sentFilms.map(\.film), for: .person(person))
        let token = SecretToken.random()
        try await database.write { [passPhrase] db in
            try Self.makeRoom(for: person, at: now, in: db)
            let ids = try myFilms.keep(storedFilms, for: person, in: db)
            let head = try Self.head(draft.subject, of: storedFilms.first, kept: ids.first, for: person, in: db)
            let share = Share(
                id: id, person: person, subject: head.subject, name: head.name, description: head.description,
                isRanked: head.isRanked, words: words, showsNotes: draft.showsNotes,
                language: String(draft.language.prefix(20)), madeAt: now, expiresAt: end)
            let films = zip(ids, sentFilms).map { (film: $0, note: draft.showsNotes ? $1.note : "") }
            try ShareRecord.insert(share, passPhrase: passPhrase, films: films, in: db)
            try ShareRecord.insert(address: token.hash, of: id, for: person, in: db)
        }
        return token
    }

    /// The film or list that is shared, with its name.
    private static func head(
        _ subject: ShareDraft.Subject, of film: Film?, kept: Film.ID?, for person: Person.ID, in db: Database
    ) throws -> (subject: Share.Subject, name: String, description: String, isRanked: Bool) {
        func list(_ id: FilmList.ID) throws -> FilmList {
            guard let list = try FilmListRecord.fetch(id, of: person, in: db), !list.isRemoved else {
                throw DomainError.noSuchList
            }
            return list
        }
        switch subject {
        case .film:
            guard let film, let kept else { throw DomainError.noSuchFilm }
            return (.film(kept), film.title, "", false)
        case .list(let id):
            let list = try list(id)
            return (.list(id), list.name, list.description, list.isRanked)
        case .sentList(let id, _):
            let list = try list(id)
            return (.sentList(id), list.name, list.description, list.isRanked)
        }
    }

    private static func makeRoom(for person: Person.ID, at now: Timestamp, in db: Database) throws {
        guard try ShareRecord.count(of: person, in: db) >= Share.countLimit else { return }
        guard try ShareRecord.forgetOldestEnded(of: person, at: now, in: db) else { throw DomainError.tooManyShares }
    }

    func newAddress(of id: Share.ID, by person: Person.ID) async throws -> SecretToken {
        let token = SecretToken.random()
        try await database.write { [now] db in
            guard let share = try ShareRecord.fetch(id, of: person, in: db), share.isAlive(at: now) else {
                throw DomainError.noSuchShare
            }
            guard try ShareRecord.addressCount(of: id, for: person, in: db) < Share.addressLimit else {
                throw DomainError.tooManyAddresses
            }
            try ShareRecord.insert(address: token.hash, of: id, for: person, in: db)
        }
        return token
    }

    func shares(of person: Person.ID, page: PageRequest) throws -> Page<Share> {
        try database.read { try ShareRecord.page(page, of: person, in: $0) }
    }

    func shares(of film: Film.ID, by person: Person.ID) throws -> [Share] {
        try database.read { db in
            try ShareRecord.alive(of: try PersonalFilms.resolve(film, in: db), for: person, at: now, in: db)
        }
    }

    func shares(of list: FilmList.ID, by person: Person.ID) throws -> [Share] {
        try database.read { try ShareRecord.alive(of: list, for: person, at: now, in: $0) }
    }

    func share(_ id: Share.ID, of person: Person.ID) throws -> Share {
        guard let share = try database.read({ try ShareRecord.fetch(id, of: person, in: $0) }) else {
            throw DomainError.noSuchShare
        }
        return share
    }

    func takeBack(_ id: Share.ID, of person: Person.ID) async throws -> Bool {
        try await database.write { [now] db in
            guard let share = try ShareRecord.fetch(id, of: person, in: db) else { throw DomainError.noSuchShare }
            try ShareRecord.takeBack(id, of: person, at: now, in: db)
            return share.takenBackAt == nil
        }
    }

    func sentFilms(of share: Share, page: PageRequest) throws -> Page<SharedFilm> {
        try database.read { try ShareRecord.sentFilms(of: share, request: page, in: $0) }
    }

    func hasSent(_ film: Film.ID, with share: Share) throws -> Bool {
        try database.read { try ShareRecord.hasSent(try PersonalFilms.resolve(film, in: $0), with: share, in: $0) }
    }
}

// MARK: - For visitors

extension StoredShares {
    func open(_ address: SecretToken, with pass: SharePass?) throws -> ShareAccess? {
        guard let (share, passPhrase) = try storedShare(address) else { return nil }
        guard let passPhrase else { return .open(share) }
        return pass.map { Self.isValid($0, for: address, passPhrase: passPhrase) } == true ? .open(share) : .locked
    }

    private func storedShare(_ address: SecretToken) throws -> (share: Share, passPhrase: String?)? {
        try database.read { try ShareRecord.fetch(address: address.hash, at: now, in: $0) }
    }

    func unlock(
        _ address: SecretToken, passPhrase: String, from visitor: IPAddress?
    ) async throws -> UnlockResult? {
        guard let (share, stored) = try storedShare(address) else { return nil }
        guard let stored, let hash = PasswordHash(stored) else { return .wrong }
        if case .wait(let seconds, _) = throttle.admit(visitor, to: share, at: now) { return .wait(seconds: seconds) }
        do {
            // A pass-phrase that is too short is not right either.
            guard let password = try? Password(passPhrase), try await hasher.matches(password, hash: hash) else {
                return .wrong
            }
        } catch AccountError.busy {
            return .busy
        }
        throttle.succeeded(visitor, to: share)
        return .unlocked(Self.pass(for: address, passPhrase: stored))
    }

    func noteOpening(of share: Share) async {
        let today = myFilms.clock.today
        guard share.openedOn.map({ $0 < today }) ?? true else { return }
        await database.note { try ShareRecord.setOpened(on: today, share: share, in: $0) }
    }

    /// The pass for an address. Only Filmz can make it, because it depends on the hash of the pass-phrase, and only for
    /// an address that the visitor has. So nothing about visitors is stored.
    private static func pass(for address: SecretToken, passPhrase: String) -> SharePass {
        let code = HMAC.code(for: address.bytes, key: key(passPhrase))
        guard let pass = SharePass(code.hexadecimal) else { preconditionFailure("A code has 64 digits.") }
        return pass
    }

    private static func isValid(_ pass: SharePass, for address: SecretToken, passPhrase: String) -> Bool {
        let text = Array(pass.text.utf8)
        let code = stride(from: 0, to: text.count, by: 2).compactMap {
            UInt8(String(decoding: text[$0...$0 + 1], as: UTF8.self), radix: 16)
        }
        return HMAC.isValid(code, for: address.bytes, key: key(passPhrase))
    }

    private static func key(_ passPhrase: String) -> [UInt8] {
        Array("filmz share ".utf8) + Array(passPhrase.utf8)
    }
}
