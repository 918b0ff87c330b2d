/// What a catalogue says of itself.
public struct CatalogueDescription: Hashable, Sendable, Codable {
    /// Who the facts of a catalogue come from.
    public enum Origin: String, Hashable, Sendable, Codable {
        /// The table that is part of Filmz, or films that somebody else put together.
        case filmz
        /// IMDb's datasets for personal and non-commercial use.
        case imdb
    }

    /// The beginning of the names of imported editions. Filmz cannot make these again by itself.
    public static let importedPrefix = "imdb-"

    /// Two catalogues with the same films have the same edition.
    public var edition: String
    public var origin: Origin
    /// What it was made from and what was left out, in a few words for its owner; empty when the edition says it.
    public var contents: String
    public var madeAt: Timestamp
    public var filmCount: Int

    public init(
        edition: String, origin: Origin = .filmz, contents: String = "", madeAt: Timestamp, filmCount: Int = 0
    ) {
        self.edition = edition
        self.origin = origin
        self.contents = contents
        self.madeAt = madeAt
        self.filmCount = filmCount
    }

    /// A text that must be shown with the films; nil when nobody asks for one.
    public var attribution: String? {
        switch origin {
        case .filmz: nil
        case .imdb: "Information courtesy of IMDb (https://www.imdb.com). Used with permission."
        }
    }
}
