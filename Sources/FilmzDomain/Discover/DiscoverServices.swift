/// The services of Discover, beside those about what a person has with films.
public protocol DiscoverServices: MyFilmServices {
    var discover: any DiscoverService { get }
}

extension DiscoverServices {
    /// A page of the films that match a query. If only available films are wanted, their availability is looked up.
    public func discover(
        _ query: DiscoverQuery, page: PageRequest, for person: Person.ID
    ) async throws -> DiscoverShelf {
        guard let availability = query.filter.offered?.availability else {
            return try await discover.films(query, page: page)
        }
        var query = query
        query.filter.offered = try await films(availability, for: person)
        var shelf = try await discover.films(query, page: page)
        shelf.query.filter.offered = OfferedFilms(availability)
        return shelf
    }
}

/// Films of the catalogue by time, fame and kind.
public protocol DiscoverService: Sendable {
    /// A page of the films that match a query. Films that are equal in its order come best known first.
    func films(_ query: DiscoverQuery, page: PageRequest) async throws -> DiscoverShelf
}
