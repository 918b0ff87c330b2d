import ArgumentParser
import FilmzDomain
import FilmzText

struct NextCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "next", abstract: .help(ShowCommandText.next), discussion: .help(ShowCommandText.nextDiscussion))

    @Flag(help: .text(ShowCommandText.new))
    var new = false

    @OptionGroup var paging: PageOptions
    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        try await withServices { services, person in
            if new { return try await listNew(paging.request, from: services, of: person) }
            let page = try await services.upNext(of: person, today: Clock().today, page: paging.request)
            if options.json { return try Output.json(page) }
            let titles = try await FilmTitles.load(
                of: page.items.map(\.show.id), in: Output.isTerminal ? options.strings.language.titles : nil,
                from: services)
            let heads: [ShowCommandText] = [.showHead, .episode, .title, .aired]
            Output.table(heads.map { options.strings[$0] }, in: options.strings) { strings in
                page.items.map { entry in
                    [
                        titles.titled(entry.show).title, entry.next.number?.description ?? "",
                        strings.title(of: entry.next), entry.next.aired?.description ?? "",
                    ]
                }
            }
        }
    }

    /// The episodes of this week, by day.
    private func listNew(_ request: PageRequest, from services: some ShowServices, of person: Person.ID) async throws {
        let page = NewEpisodesPage(try await services.newThisWeek(of: person, today: Clock().today), request: request)
        if options.json { return try Output.json(page) }
        let titles = try await FilmTitles.load(
            of: page.items.map(\.show.id), in: Output.isTerminal ? options.strings.language.titles : nil,
            from: services)
        let heads: [ShowCommandText] = [.aired, .showHead, .number, .title, .seen]
        Output.table(heads.map { options.strings[$0] }, in: options.strings) { strings in
            page.items.map { new in
                [
                    new.mine.episode.aired?.description ?? "", titles.titled(new.show).title,
                    new.mine.episode.number?.description ?? "", strings.title(of: new.mine.episode),
                    new.mine.viewing.map { strings.watchedOn($0.watchedOn) } ?? "",
                ]
            }
        }
    }
}
