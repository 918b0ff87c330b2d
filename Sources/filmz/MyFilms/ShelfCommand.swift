public import ArgumentParser
public import FilmzDomain
import FilmzText

struct ShelfCommand: PersonalCommand {
    static let configuration = CommandConfiguration(
        commandName: "shelf", abstract: .help(MyFilmsCommandText.list))

    @Argument(
        help: .text(
            MyFilmsCommandText.shelf,
            ["shelves": MyFilmsQuery.Shelf.allCases.map(\.rawValue).joined(separator: ", ")]))
    var shelf: MyFilmsQuery.Shelf

    @Option(
        help: .text(
            MyFilmsCommandText.sort, ["orders": MyFilmsQuery.Sort.allCases.map(\.rawValue).joined(separator: ", ")]))
    var sort: MyFilmsQuery.Sort?

    @Option(
        help: .text(
            MyFilmsCommandText.kind,
            ["kinds": Film.KindGroup.allCases.map(\.rawValue).joined(separator: ", ")]))
    var kind: Film.KindGroup?

    @Option(help: .text(MyFilmsCommandText.genre))
    var genre: String?

    @Option(help: .text(MyFilmsCommandText.decade))
    var decade: Int?

    @Option(help: .text(MyFilmsCommandText.seenIn))
    var seenIn: SeenPeriod?

    @Option(help: .text(MyFilmsCommandText.forAudience, ["groups": Audience.all.names.joined(separator: ", ")]))
    var audience: String?

    @Option(help: .text(MyFilmsCommandText.atLeast))
    var rating: String?

    @Flag(help: .text(MyFilmsCommandText.notRated))
    var unrated = false

    @Option(help: .text(MyFilmsCommandText.inPlace))
    var place: String?

    @Flag(help: .text(MyFilmsCommandText.notOnList))
    var notOnList = false

    @Option(help: .text(TagCommandText.withTag))
    var tag: String?

    @Option(help: .text(MyFilmsCommandText.matching))
    var matching: String?

    @OptionGroup var paging: PageOptions
    @OptionGroup var personal: PersonalOptions

    func run() async throws {
        let minimum = try rating.map(Rating.init(option:))
        let group = audience.flatMap(Audience.init(name:))
        if audience != nil, group == nil { throw DomainError.invalid(.audience, .malformed) }
        let filter = MyFilmsQuery.Filter(
            text: try matching.map(Self.text), audience: group, kind: kind, genre: genre, decade: decade,
            minimumRating: minimum, place: place, tag: try tag.map { try Tag($0) }, seenIn: seenIn,
            isUnrated: unrated, isUnlisted: notOnList)
        let query = MyFilmsQuery(
            shelf: shelf, sort: sort, filter: filter,
            language: FilmListing.titleLanguage(options.strings, asJSON: options.json))
        try await options.withServices { services in
            let shelf = try await services.myFilms.shelf(query, of: try await who.id(services), page: paging.request)
            if options.json {
                try Output.json(shelf)
            } else {
                if let found = shelf.correction, let matching {
                    Output.warn(options.strings[SearchCommandText.showing, ["found": found, "query": matching]])
                }
                try await FilmListing.show(
                    shelf.films.items, in: options.strings, withDates: true, from: services)
            }
        }
    }

    private static func text(_ words: String) throws -> SearchQuery {
        guard let query = SearchQuery(words) else { throw DomainError.invalid(.query, .malformed) }
        return query
    }
}

extension MyFilmsQuery.Shelf: ExpressibleByArgument {}
extension MyFilmsQuery.Sort: ExpressibleByArgument {}
extension Film.KindGroup: ExpressibleByArgument {}
extension SeenPeriod: ExpressibleByArgument {}
