public import Foundation

/// A film's picture, as far as a page needs to know it.
public struct Poster: Hashable, Sendable, Codable {
    /// Changes with the picture; letters and digits. See ``unknown`` for the time before a provider was asked.
    public var version: String
    /// Whether it is on this machine already.
    public var isHere: Bool

    public init(version: String, isHere: Bool) {
        self.version = version
        self.isHere = isHere
    }

    /// No provider has been asked for a picture yet. Loading it asks one.
    public static let unknown = Poster(version: "0", isHere: false)
}

/// The sizes in which pictures are kept and shown.
public enum PosterSize: String, Sendable, CaseIterable {
    /// On tiles and in rows.
    case small
    /// On the film's own page.
    case large

    /// In pixels, for screens with several pixels to a point.
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
        self.mediaType = mediaType
        self.bytes = bytes
        self.tag = tag
    }
}

/// The pictures of films. They are fetched once, checked, and kept on this machine up to a limit.
public protocol PosterService: Sendable {
    /// The picture of a film, or ``Poster/unknown`` when a provider may have one; nil when there is none. Answers at
    /// once, from memory.
    func poster(of film: Film.ID) -> Poster?

    /// The pictures of films, in the same order. Answers at once, from memory.
    func posters(of films: [Film.ID]) -> [Poster?]

    /// The picture, in this size if there is one. If it is not here, it is fetched with permission.
    ///
    /// Callers that ask while it is fetched share one call.
    /// - Returns: nil when no picture is known, or none can be fetched now
    func picture(of film: Film.ID, size: PosterSize, permission: ProviderPermission?) async throws -> Picture?

    /// Fetches the picture in the background, unless it is here.
    func want(_ film: Film.ID, size: PosterSize, permission: ProviderPermission) async
}

extension PosterService {
    public func posters(of films: [Film.ID]) -> [Poster?] { films.map(poster(of:)) }
}
