public import ArgumentParser
public import FilmzDomain

struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List your films: watchlist, seen or favourites.")

    @Argument(help: "Which: \(MyFilmsQuery.Shelf.allCases.map(\.rawValue).joined(separator: ", ")).")
    var shelf: MyFilmsQuery.Shelf

    @Option(help: "In which order: \(MyFilmsQuery.Sort.allCases.map(\.rawValue).joined(separator: ", ")).")
    var sort: MyFilmsQuery.Sort?

    @Option(help: "Only films of this genre.")
    var genre: String?

    @Option(help: "Only films of the ten years from this one on, such as 1990.")
    var decade: Int?

    @Option(help: "Only films you recommend for: \(Audience.all.names.joined(separator: ", ")).")
    var audience: String?

    @Option(help: "Only films you rated so or better.")
    var rating: String?

    @Option(help: "Only films seen in this place.")
    var place: String?

    @Option(help: "Only films with these words in a title or a name.")
    var matching: String?

    @Option(help: "How many films to print at most (1 to \(PageRequest.sizes.upperBound)).")
    var limit = 50

    @Option(help: "Go on after this cursor, from \"next\" of the JSON before.")
    var after: String?

    @OptionGroup var options: StoreOptions

    func run() async throws {
        let minimum = rating.flatMap(Rating.init(_:))
        if rating != nil, minimum == nil { throw DomainError.invalid(.rating, .malformed) }
        let group = audience.flatMap(Audience.init(name:))
        if audience != nil, group == nil { throw DomainError.invalid(.audience, .malformed) }
        let filter = MyFilmsQuery.Filter(
            text: try matching.map(Self.text), audience: group, genre: genre, decade: decade, minimumRating: minimum,
            place: place)
        let query = MyFilmsQuery(shelf: shelf, sort: sort, filter: filter)
        let page = PageRequest(size: limit, after: after.flatMap(PageCursor.init(_:)))
        let shelf = try await options.withServices { try await $0.myFilms.shelf(query, of: .owner, page: page) }
        if options.json {
            try Output.json(shelf)
        } else {
            FilmTable.show(shelf.films.items)
        }
    }

    private static func text(_ words: String) throws -> SearchQuery {
        guard let query = SearchQuery(words) else { throw DomainError.invalid(.query, .malformed) }
        return query
    }
}

extension MyFilmsQuery.Shelf: ExpressibleByArgument {}
extension MyFilmsQuery.Sort: ExpressibleByArgument {}
