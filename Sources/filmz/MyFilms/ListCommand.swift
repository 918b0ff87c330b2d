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
        let query = MyFilmsQuery(
            shelf: shelf, sort: sort, audience: group, genre: genre, decade: decade, minimumRating: minimum)
        let page = try await options.services().myFilms.films(
            query, of: .owner, page: PageRequest(size: limit, after: after.flatMap(PageCursor.init(_:))))
        if options.json {
            try Output.json(page)
        } else {
            FilmTable.show(page)
        }
    }
}

extension MyFilmsQuery.Shelf: ExpressibleByArgument {}
extension MyFilmsQuery.Sort: ExpressibleByArgument {}
