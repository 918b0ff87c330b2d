/// The metadata of a catalogue.
public struct CatalogueDescription: Hashable, Sendable, Codable {
    /// The origin of a catalogue's facts.
    public enum Origin: String, Hashable, Sendable, Codable {
        /// The table that is part of Filmz, or films that someone else compiled.
        case filmz
        /// IMDb's datasets for personal and non-commercial use.
        case imdb
    }

    /// The prefix of the names of imported editions. Filmz cannot make these again by itself.
    public static let importedPrefix = "imdb-"

    /// Two catalogues with the same films have the same edition.
    public var edition: String
    public var origin: Origin
    /// A short summary of the sources and of what was left out, for the owner; empty when the edition says it.
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

    /// The attribution that must be shown with the films; nil when none is required.
    public var attribution: String? {
        switch origin {
        case .filmz: nil
        case .imdb: "Information courtesy of IMDb (https://www.imdb.com). Used with permission."
        }
    }
}
