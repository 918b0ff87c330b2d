public import Foundation

/// A picture that a film has, as far as a page needs to know it.
public struct Poster: Hashable, Sendable, Codable {
    /// Changes with the picture; letters and digits. ``unknown`` while nobody was asked for one.
    public var version: String
    /// Whether it is on this machine already.
    public var isHere: Bool

    public init(version: String, isHere: Bool) {
        (self.version, self.isHere) = (version, isHere)
    }

    /// Nobody has been asked for a picture yet; asking for it asks a provider.
    public static let unknown = Poster(version: "0", isHere: false)
}

/// The sizes in which pictures are kept and shown.
public enum PosterSize: String, Sendable, CaseIterable {
    /// On tiles and in rows.
    case small
    /// On the film's own page.
    case large

    /// Pixels, for screens with several of them to a point.
    public var width: Int {
        switch self {
        case .small: 342
        case .large: 780
        }
    }
}

/// A picture's bytes.
public struct Picture: Hashable, Sendable {
    /// `image/jpeg`, `image/png`, `image/webp`.
    public var mediaType: String
    public var bytes: Data
    /// Changes with the bytes; letters and digits.
    public var tag: String

    public init(mediaType: String, bytes: Data, tag: String) {
        (self.mediaType, self.bytes, self.tag) = (mediaType, bytes, tag)
    }
}

/// The pictures of films: fetched once, checked, and kept on this machine within a bound.
public protocol PosterService: Sendable {
    /// Which picture a film has, or ``Poster/unknown`` when a provider may know one; nil when there is none to be had.
    /// Answers at once, from memory.
    func poster(of film: Film.ID) -> Poster?

    /// Which pictures films have, each in its film's place. Answers at once, from memory.
    func posters(of films: [Film.ID]) -> [Poster?]

    /// The picture, in this size if there is one; with permission it is fetched when it is not here.
    ///
    /// Who asks while it is fetched waits for the same call.
    /// - Returns: nil when none is known, or none can be had now
    func picture(of film: Film.ID, size: PosterSize, permission: ProviderPermission?) async throws -> Picture?

    /// Fetches the picture in the background, unless it is here.
    func want(_ film: Film.ID, size: PosterSize, permission: ProviderPermission) async
}

extension PosterService {
    public func posters(of films: [Film.ID]) -> [Poster?] { films.map(poster(of:)) }
}
