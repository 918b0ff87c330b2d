/// A year in which films of the catalogue came out.
public struct ReleaseYear: Hashable, Sendable, Codable {
    public var year: Int
    public var filmCount: Int

    public init(year: Int, filmCount: Int) {
        self.year = year
        self.filmCount = filmCount
    }
}

/// The catalogue by time.
public protocol DiscoverService: Sendable {
    /// The years that have films, newest first.
    func years() async throws -> [ReleaseYear]

    /// The films of a year by release date, newest first; those whose day is not known come last, best known first.
    func films(of year: Int, page: PageRequest) async throws -> Page<Film>
}
