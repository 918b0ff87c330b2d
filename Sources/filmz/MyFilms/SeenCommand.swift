import ArgumentParser
import FilmzDomain
import FilmzText

struct SeenCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "seen", abstract: .help(MyFilmsCommandText.seen),
        discussion: .help(MyFilmsCommandText.seenDiscussion))

    @OptionGroup var film: FilmArgument

    @Argument(help: .text(ShowCommandText.episodes))
    var episodes: String?

    @OptionGroup var evening: ViewingOptions

    @Option(help: .text(MyFilmsCommandText.rating))
    var rating: String?

    @Option(help: .text(MyFilmsCommandText.note))
    var note = ""

    @Flag(help: .text(MyFilmsCommandText.rewatch))
    var rewatch = false

    @OptionGroup var ending: EndingOptions

    @Option(help: .text(TagCommandText.typed))
    var tags = ""

    @Option(help: .text(MyFilmsCommandText.recommended, ["groups": Audience.all.names.joined(separator: ", ")]))
    var audience: [String] = []

    @Option(help: .text(MyFilmsCommandText.remove))
    var remove: String?

    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        try await withServices { services, person in
            let film = try await film.resolve(services, for: person)
            if let remove {
                let ids = try await viewings(remove, of: film, from: services, for: person)
                return try await options.apply(.removeViewings(ids), to: film, of: person, from: services) {
                    options.strings[MyFilmsCommandText.notSeen, ["film": $0]]
                }
            }
            if let episodes { return try await mark(episodes, of: film, from: services, for: person) }
            let edit = MyFilmEdit.log(try draft(), audience: try chosenAudience())
            try await options.apply(edit, to: film, of: person, from: services) {
                let text: MyFilmsCommandText = if ending.isFinished { .markedSeen } else { .markedStopped }
                return options.strings[text, ["film": $0]]
            }
        }
    }

    private func mark(
        _ text: String, of show: Film, from services: some ShowServices, for person: Person.ID
    ) async throws {
        guard let named = NamedEpisodes(text) else {
            throw CommandError.invalid(ShowCommandText.noEpisodes, ["text": text])
        }
        let today = Clock().today
        let logs: [EpisodeLog]
        func several(_ range: EpisodeRange) async throws -> [EpisodeLog] {
            guard isBare else { throw CommandError.invalid(ShowCommandText.notForSeveral) }
            let unseen = try await services.shows.unseen(range, of: show.id, by: person, today: today)
            return EpisodeLog.several(
                unseen, when: evening.on == "aired" ? .asAired : .at(try WatchedOn(option: evening.on ?? "unknown")))
        }
        switch named {
        case .one(let reference):
            let number = try await services.shows.number(reference, of: show.id)
            guard let episode = try await services.shows.episode(number, of: show.id) else {
                throw DomainError.noSuchEpisode
            }
            let asAired: WatchedOn? =
                if evening.on == "aired" { episode.aired.map(WatchedOn.day) ?? .unknown } else { nil }
            logs = [EpisodeLog(episode, draft: try draft(on: asAired))]
        case .upTo(let reference):
            let number = try await services.knownNumber(reference, of: show.id, for: person)
            logs = try await several(.upTo(number))
        case .several(let range): logs = try await several(range)
        }
        guard let first = logs.first else { throw CommandError.invalid(ShowCommandText.nothingToMark) }
        let strings = options.strings
        try await options.apply(.logEpisodes(logs), to: show, of: person, from: services) { heading in
            if logs.count == 1 {
                strings[ShowCommandText.marked, ["film": heading, "episode": strings.name(of: first.episode)]]
            } else {
                strings.count(ShowCommandText.markedEpisodes, logs.count, ["film": heading])
            }
        }
    }

    /// Whether the options give nothing but the time.
    private var isBare: Bool {
        evening.draft() == ViewingDraft() && rating == nil && note.isEmpty && !rewatch && ending.isFinished
            && tags.isEmpty
    }

    /// - Parameter watchedOn: nil for the time of the option
    private func draft(on watchedOn: WatchedOn? = nil) throws -> ViewingDraft {
        var draft = evening.draft()
        draft.watchedOn = try watchedOn ?? WatchedOn(option: evening.on ?? "today")
        draft.rating = try rating.map(Rating.init(option:))
        draft.note = note
        draft.isRewatch = rewatch
        draft.ending = ending.ending()
        draft.tags = try Tags(typed: tags)
        return draft
    }

    private func chosenAudience() throws -> Audience? {
        if audience.isEmpty { return nil }
        guard let chosen = Audience(names: audience) else { throw DomainError.invalid(.audience, .malformed) }
        return chosen
    }

    private func viewings(_ text: String, of film: Film, from services: some MyFilmServices, for person: Person.ID)
        async throws
        -> Set<
            Viewing.ID
        >
    {
        if text == "all" { return try await allViewings(of: film, from: services, for: person) }
        guard let id = Viewing.ID(text) else { throw DomainError.noSuchViewing }
        return [id]
    }

    private func allViewings(of film: Film, from services: some MyFilmServices, for person: Person.ID) async throws
        -> Set<
            Viewing.ID
        >
    {
        var ids: Set<Viewing.ID> = []
        var cursor: PageCursor?
        repeat {
            let request = PageRequest(size: PageRequest.sizes.upperBound, after: cursor)
            let page = try await services.myFilms.viewings(of: film.id, by: person, page: request)
            ids.formUnion(page.items.map(\.id))
            cursor = page.next
        } while cursor != nil
        return ids
    }
}
