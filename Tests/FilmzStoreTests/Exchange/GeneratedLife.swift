import FilmzContracts
import FilmzDomain
import FilmzTestSupport
import Foundation

@testable import FilmzStore

/// What somebody might have with films after some years, made at random.
struct GeneratedLife {
    let store: Store
    let clock: SettableClock
    private var generator: SeededGenerator

    static let show: Film = {
        var show = Film.sample("Harbour Lights", imdb: 9_001, year: 1990, runtime: 45)
        show.kind = .series
        return show
    }()

    /// A Filmz that knows some films, and in which nobody has done anything.
    static func emptyStore(_ clock: SettableClock) async throws -> Store {
        let store = try Store.inMemory(clock: clock.clock, passwordCost: .low)
        try await store.catalogue.replace(with: Film.samples + [show], names: [])
        return store
    }

    init(seed: UInt64) async throws {
        clock = SettableClock()
        generator = SeededGenerator(seed: seed)
        store = try await Self.emptyStore(clock)
    }

    /// A life that was lived, with all of it as it can be compared.
    struct Lived: Sendable {
        let seed: UInt64
        let life: GeneratedLife
        let whole: WholeLife
    }

    /// A life for each round. Living takes longer than giving away what was lived, so tests that only read it share it.
    static func lived(_ rounds: RandomRounds, edits: Int) -> Task<[Lived], any Error> {
        Task {
            var lives: [Lived] = []
            for round in 0..<UInt64(rounds.count) {
                let seed = rounds.seed &+ round
                var life = try await GeneratedLife(seed: seed)
                try await life.live(edits)
                lives.append(Lived(seed: seed, life: life, whole: try await WholeLife(of: life.store.services)))
            }
            return lives
        }
    }

    /// Lives for so many edits.
    mutating func live(_ count: Int) async throws {
        let own = try await store.services.films.add(
            FilmDraft(
                title: "Our Holiday", originalTitle: "Unser Urlaub", year: 1987, runtime: 12,
                directors: ["Ida Lupino"], genres: ["Home"]), by: .owner)
        _ = try await store.services.films.add(FilmDraft(title: "Never Looked At", year: 1990), by: .owner)
        let films = Film.samples.map(\.id) + [own.id, Self.show.id]
        for _ in 0..<count {
            clock.advance(seconds: Int64.random(in: 1...90_000, using: &generator))
            let isAtTheShow = Int.random(in: 0..<3, using: &generator) == 0
            let film = isAtTheShow ? Self.show.id : films.randomElement(using: &generator) ?? own.id
            for edit in try edits(isShow: film == Self.show.id) {
                _ = try await store.services.myFilms.apply(edit, to: film, of: .owner)
            }
        }
        for number in 1...3 {
            clock.advance()
            let chosen = films.shuffled(using: &generator).prefix(number * 3)
            let notes = Dictionary(uniqueKeysWithValues: chosen.prefix(2).map { ($0, "Note \(number)\nof \"it\"") })
            _ = try await store.services.lists.make(
                FilmListDraft(name: "List \(number)", description: "Two\nlines", isRanked: number == 2),
                id: .random(), listing: chosen.map { ListedDraft(.known($0), note: notes[$0] ?? "") }, of: .owner)
        }
        _ = try await store.services.lists.make(
            FilmListDraft(name: "By a rule", rule: "crime, before 1970"), id: .random(), with: [], of: .owner)
    }

    private mutating func edits(isShow: Bool) throws -> [MyFilmEdit] {
        let draft = ViewingDraft.samples.randomElement(using: &generator) ?? .bare
        switch Int.random(in: 0..<(isShow ? 13 : 10), using: &generator) {
        case 0: return [.watchlist(.random(using: &generator))]
        case 1: return [.favourite(.random(using: &generator))]
        case 2: return [.rate(Rating.allCases.randomElement(using: &generator))]
        case 3:
            let number = Int.random(in: 0..<9, using: &generator)
            return [.comment("A \"word\"\n\u{202E}of \\ <b>mine</b> 🍿 \(number)")]
        case 4: return [.audience(Audience(rawValue: Int.random(in: 0..<16, using: &generator)))]
        case 5: return [.tag(try Tags(typed: "rain, with Anna, Öl"), removing: Tags())]
        case 6: return [.told(by: ["Ada", "O'Hara"].randomElement(using: &generator) ?? "Ada", message: "See it.")]
        case 7, 8: return [.log(draft, id: .random())]
        case 9:
            let left = Leftover(source: "letterboxd", name: "rating", value: "3.3: \"odd\"\n🍿")
            return [.takeIn(MyFilm(leftovers: [left]), episodes: [], .mine)]
        case 10: return [.showStatus(ShowStatus.Kind.allCases.randomElement(using: &generator), reason: "Why not.")]
        case 11: return [.startOver]
        default:
            let number = EpisodeNumber(
                season: Int.random(in: 0...2, using: &generator), episode: Int.random(in: 1...5, using: &generator))
            return number.map { [.logEpisodes([EpisodeLog(Episode($0), draft: draft)])] } ?? []
        }
    }
}

/// All that somebody has with films, as it can be compared between two Filmz.
struct WholeLife: Equatable {
    /// The films by title, because a film of one's own has another ID elsewhere.
    var films: [String: ExportedFilm] = [:]
    var lists: [String] = []
    /// The films on lists, by title.
    var listedFilms: Set<String> = []

    static func films(of services: Services) async throws -> [ExportedFilm] {
        try await services.myFilms.wholeFilms(after: nil, limit: 1_000, of: .owner)
    }

    init(of services: Services) async throws {
        try await services.myFilms.forEachWholeFilm(of: .owner) { whole in
            var whole = whole
            let id = whole.film.id
            if id.externalID == nil { whole.film = whole.film.identified(by: Film.french.id) }
            films[Self.title(whole.film)] = whole
        }
        for name in try await services.lists.names(.all, of: .owner, limit: 100) {
            let list = try await services.lists.list(
                FilmListQuery(list: name.id), of: .owner, page: PageRequest(size: 50))
            let films = list.films.items.map {
                "\($0.entry.film.title): \($0.note) \($0.entry.addedAt?.description ?? "")"
            }
            listedFilms.formUnion(list.films.items.map { Self.title($0.entry.film) })
            let head = list.list
            let rule = list.list.rule?.text ?? ""
            lists.append("\(head.id) \(head.name) \(head.description) \(head.isRanked) \(rule) \(head.madeAt) \(films)")
        }
        lists.sort()
    }

    private static func title(_ film: Film) -> String { "\(film.title) (\(film.year ?? 0))" }
}
