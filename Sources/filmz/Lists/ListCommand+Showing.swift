public import ArgumentParser
public import FilmzDomain
public import FilmzText

extension ListCommand {
    struct Lists: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "lists", abstract: .help(FilmListCommandText.lists))

        @OptionGroup var paging: PageOptions
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await withServices { services, person in
                let page = try await services.listSummaries(of: person, page: paging.request)
                if options.json { return try Output.json(page) }
                let heads: [FilmListCommandText] = [.idHead, .nameHead, .filmsHead, .seenHead, .changedHead]
                let clock = Clock()
                Output.table(heads.map { options.strings[$0] }, in: options.strings) { _ in
                    page.items.map { summary in
                        [
                            summary.list.id.description, summary.list.name, String(summary.totals.filmCount),
                            String(summary.totals.seenCount), clock.day(of: summary.list.changedAt).description,
                        ]
                    }
                }
            }
        }
    }

    struct Show: PersonalCommand {
        static let configuration = CommandConfiguration(commandName: "show", abstract: .help(FilmListCommandText.show))

        @OptionGroup var list: FilmListArgument

        @Option(
            help: .text(
                MyFilmsCommandText.sort,
                ["orders": FilmListQuery.Sort.allCases.map(\.rawValue).joined(separator: ", ")]))
        var sort = FilmListQuery.Sort.own

        @Flag(help: .text(FilmListCommandText.unseen))
        var unseen = false

        @OptionGroup var paging: PageOptions
        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await withServices { services, person in
                let id = try await list.resolve(services, for: person).id
                let query = FilmListQuery(
                    list: id, sort: sort, isSeen: unseen ? false : nil,
                    language: FilmListing.titleLanguage(options.strings, asJSON: options.json))
                let listed = try await services.listed(query, of: person, page: paging.request)
                if options.json { return try Output.json(listed) }
                try await FilmListing.show(listed.films.items.map(\.entry), in: options.strings, from: services)
            }
        }
    }

    struct Export: PersonalCommand {
        static let configuration = CommandConfiguration(
            commandName: "export", abstract: .help(FilmListCommandText.export))

        @OptionGroup var list: FilmListArgument

        @Option(
            name: .customLong("as"),
            help: .text(
                FilmListCommandText.format,
                ["formats": FilmListExport.allCases.map(\.rawValue).joined(separator: ", ")]))
        var format = FilmListExport.text

        @OptionGroup var personal: PersonalOptions

        func run() async throws {
            try await withServices { services, person in
                let id = try await list.resolve(services, for: person).id
                let (list, films) = try await services.wholeList(id, of: person)
                print(format.file(list, films: films, titles: FilmTitles()), terminator: "")
            }
        }
    }
}

extension FilmListQuery.Sort: ExpressibleByArgument {}
extension FilmListExport: ExpressibleByArgument {}
