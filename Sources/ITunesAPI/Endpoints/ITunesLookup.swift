import APICore

/// A lookup of records by a number: https://performance-partners.apple.com/search-api
public struct ITunesLookup: Sendable, Hashable {
    /// The number to look up by.
    public enum Key: Sendable, Hashable {
        /// The store's ids, of a single storefront. Ids that it does not have are missing from the response, which may
        /// be in another order. No more than ``ITunesLookup/mostIDs`` at once.
        case ids([Int64])
        /// A universal product code, of an album or a disc.
        case upc(String)
        /// The ISBN of a book, 13 digits.
        case isbn(String)
        /// The All Media Guide number of a video.
        case amgVideo(Int64)
        /// The All Media Guide number of an album.
        case amgAlbum(Int64)
        /// The All Media Guide number of an artist.
        case amgArtist(Int64)
    }

    /// The maximum number of ids in a call, which is the store's limit.
    public static let mostIDs = 200

    /// The number to look up by.
    public var key: Key
    /// The kind of related records to add, such as the songs of an album; nil for none.
    public var entity: ITunesEntity?
    /// The maximum number of records, sent as 1 to 200; nil for the store's 50, or 200 for more than 50 ids.
    public var limit: Int?
    /// Whether the newest records come first.
    public var newestFirst: Bool

    /// Creates a lookup by a number.
    public init(_ key: Key, entity: ITunesEntity? = nil, limit: Int? = nil, newestFirst: Bool = false) {
        self.key = key
        self.entity = entity
        self.limit = limit
        self.newestFirst = newestFirst
    }

    func parameters(in storefront: ITunesStorefront) -> HTTPParameters {
        var parameters: HTTPParameters
        var limit = limit
        switch key {
        case .ids(let ids):
            parameters = ["id": ids.map(String.init).joined(separator: ",")]
            limit = limit ?? (ids.count > 50 ? Self.mostIDs : nil)
        case .upc(let code): parameters = ["upc": code.trimmed]
        case .isbn(let number): parameters = ["isbn": number.filter { $0.isASCII && ($0.isNumber || $0.isLetter) }]
        case .amgVideo(let number): parameters = ["amgVideoId": String(number)]
        case .amgAlbum(let number): parameters = ["amgAlbumId": String(number)]
        case .amgArtist(let number): parameters = ["amgArtistId": String(number)]
        }
        parameters.append("country", value: storefront.country)
        parameters.append("entity", value: entity?.rawValue)
        parameters.append("limit", value: limit.map { min(max($0, 1), 200) })
        parameters.append("sort", value: newestFirst ? "recent" : nil)
        parameters.append("lang", value: storefront.language)
        return parameters
    }
}
