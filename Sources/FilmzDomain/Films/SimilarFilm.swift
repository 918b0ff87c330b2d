public import Foundation

/// A film that is similar to another one.
public struct SimilarFilm: Hashable, Sendable, Codable {
    public var id: ExternalID
    public var title: String
    public var year: Int?
    public var poster: URL?

    public init(id: ExternalID, title: String, year: Int? = nil, poster: URL? = nil) {
        self.id = id
        self.title = title
        self.year = year
        self.poster = poster
    }
}
