import APICore

/// What to look up: https://performance-partners.apple.com/search-api
public struct ITunesLookup: Sendable, Hashable {
    /// By which number.
    public enum Key: Sendable, Hashable {
        /// Ids of the store, of a single storefront. Those that it does not have are left out of the answer, which may
        /// come in another order. No more than ``ITunesLookup/mostIDs`` at once.
        case ids([Int64])
        /// A universal product code, of an album or a disc.
        case upc(String)
        /// The ISBN of a book, 13 digits.
        case isbn(String)
        /// The All Media Guide's number of a video.
        case amgVideo(Int64)
        /// The All Media Guide's number of an album.
        case amgAlbum(Int64)
        /// The All Media Guide's number of an artist.
        case amgArtist(Int64)
    }

    /// How many ids one call asks for: the store's highest limit.
    public static let mostIDs = 200

    /// By which number.
    public var key: Key
    /// Which records that belong to it are added, such as the songs of an album; nil for none.
    public var entity: ITunesEntity?
    /// How many records at most. Sent as 1 to 200; nil for the store's 50, or 200 for more than 50 ids.
    public var limit: Int?
    /// Whether what is newest comes first.
    public var newestFirst: Bool

    /// A lookup by a number.
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
