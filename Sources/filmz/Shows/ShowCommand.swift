import ArgumentParser
import FilmzDomain
import FilmzText

struct ShowCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: .help(ShowCommandText.show), discussion: .help(ShowCommandText.showDiscussion))

    @OptionGroup var film: FilmArgument

    @Option(help: .text(ShowCommandText.season))
    var season: Int?

    @Flag(help: .text(ShowCommandText.pause))
    var pause = false

    @Option(help: .text(ShowCommandText.stop))
    var stop: String?

    @Flag(help: .text(ShowCommandText.takeUp))
    var takeUp = false

    @Flag(help: .text(ShowCommandText.startOver))
    var startOver = false

    @Option(help: .text(ShowCommandText.place))
    var place: String?

    @Option(help: .text(ShowCommandText.at))
    var at: String?

    @Option(help: .text(CommandText.limit, ["most": String(PageRequest.sizes.upperBound)]))
    var limit = 100

    @Option(help: .text(CommandText.after))
    var after: String?

    @OptionGroup var personal: PersonalOptions

    /// The edit of the show, and the text to print then; nil to only look.
    private var edit: (MyFilmEdit, ShowCommandText)? {
        if pause { return (.showStatus(.paused), .paused) }
        if let stop { return (.showStatus(.stopped, reason: stop), .stopped) }
        if takeUp { return (.showStatus(nil), .takenUp) }
        guard startOver else { return nil }
        return (.startOver, .startedOver)
    }

    func validate() throws {
        try PageRequest.check(limit: limit)
        if (place == nil) != (at == nil) { throw ValidationError(.help(ShowCommandText.placeAt)) }
        if [pause, stop != nil, takeUp, startOver, place != nil].count(where: \.self) > 1 {
            throw ValidationError(.help(ShowCommandText.onlyOne))
        }
    }

    func run() async throws {
        try await withServices { services, person in
            let show = try await film.resolve(services, for: person)
            if let (edit, text) = edit {
                return try await options.apply(edit, to: show, of: person, from: services) {
                    options.strings[text, ["film": $0]]
                }
            }
            if let place, let at { return try await move(place, to: at, of: show, from: services, for: person) }
            if let season { return try await list(season, of: show, from: services, for: person) }
            try await summarise(show, from: services, of: person)
        }
    }

    private func move(
        _ id: String, to episode: String, of show: Film, from services: some ShowServices, for person: Person.ID
    ) async throws {
        guard let id = Episode.ID(id), let reference = EpisodeReference(episode) else {
            throw DomainError.noSuchEpisode
        }
        let placed = try await services.place(id, at: reference, of: show.id, by: person)
        let values: KeyValuePairs = [
            "film": try await options.heading(of: show, from: services),
            "episode": options.strings.number(placed.number),
        ]
        try await ChangeResult.load(placed.change, film: show.id, from: services, for: person)
            .show(options.strings[ShowCommandText.placed, values], options: options)
    }

    private func summarise(_ show: Film, from services: some ShowServices, of person: Person.ID) async throws {
        let progress = try await services.shows.progress(in: show.id, of: person)
        if options.json { return try Output.json(progress) }
        let strings = options.strings
        if Output.isTerminal {
            let heading = try await options.heading(of: show, from: services)
            print(strings.count(ShowCommandText.soFar, progress.seenCount, ["film": heading]))
            print(
                progress.next.map { strings[ShowCommandText.nextLine, ["episode": strings.name(of: $0)]] }
                    ?? strings[ShowCommandText.nothingNext])
        }
        let heads: [ShowCommandText] = [.seasonHead, .aired, .seen]
        Output.table(heads.map { strings[$0] }, in: strings) { strings in
            progress.seasons.map { season in
                [
                    strings.season(season.number), season.firstAired?.description ?? "",
                    strings.seen(of: season) ?? season.episodeCount.map { strings.count(ShowText.episodeCount, $0) }
                        ?? "",
                ]
            }
        }
        list(progress.unplaced)
    }

    /// Prints the viewings of episodes that are in no season.
    private func list(_ unplaced: [UnplacedEpisode]) {
        guard !unplaced.isEmpty else { return }
        let strings = options.strings
        if Output.isTerminal { print("\n" + strings.count(ShowText.unplaced, unplaced.count)) }
        let heads: [ShowCommandText] = [.idHead, .title, .wasHead, .seen]
        Output.table(heads.map { strings[$0] }, in: strings) { strings in
            unplaced.map { lost in
                [
                    lost.episode.id.description, lost.episode.title ?? "", lost.former?.description ?? "",
                    strings.watchedOn(lost.watchedOn),
                ]
            }
        }
    }

    private func list(_ season: Int, of show: Film, from services: some ShowServices, for person: Person.ID)
        async throws
    {
        guard ShowRun.Season.numbers.contains(season) else { throw DomainError.noSuchEpisode }
        let page = try await services.shows.episodes(
            ofSeason: season, of: show.id, for: person,
            page: PageRequest(size: limit, after: after.flatMap(PageCursor.init(_:))))
        if options.json { return try Output.json(page) }
        let heads: [ShowCommandText] = [.number, .title, .aired, .seen]
        Output.table(heads.map { options.strings[$0] }, in: options.strings) { strings in
            page.items.map { mine in
                [
                    mine.episode.number?.description ?? "", strings.title(of: mine.episode),
                    mine.episode.aired?.description ?? "", mine.viewing.map { strings.watchedOn($0.watchedOn) } ?? "",
                ]
            }
        }
    }
}
