/// Films of the catalogue by time, fame and kind.
public protocol DiscoverService: Sendable {
    /// A page of the films that match a query. Films that are equal in its order come best known first.
    func films(_ query: DiscoverQuery, page: PageRequest) async throws -> DiscoverShelf
}
