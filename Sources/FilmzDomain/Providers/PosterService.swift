public import Foundation

/// The metadata of a film's poster for a page.
public struct Poster: Hashable, Sendable, Codable {
    /// A version of letters and digits that changes with the picture. See ``unknown`` for the time before a provider
    /// was asked.
    public var version: String
    /// Whether the picture is stored on this machine already.
    public var isHere: Bool

    public init(version: String, isHere: Bool) {
        self.version = version
        self.isHere = isHere
    }

    /// The poster of a film for which no provider has been asked yet. Loading it asks one.
    public static let unknown = Poster(version: "0", isHere: false)
}

/// The sizes in which posters are stored and shown.
public enum PosterSize: String, Sendable, CaseIterable {
    /// For tiles and rows.
    case small
    /// For the film's own page.
    case large

    /// The width in pixels, for screens with several pixels to a point.
    public var width: Int {
        switch self {
        case .small: 342
        case .large: 780
        }
    }
}

/// An image file.
public struct Picture: Hashable, Sendable {
    /// The media type: `image/jpeg`, `image/png` or `image/webp`.
    public var mediaType: String
    public var bytes: Data
    /// An entity tag of letters and digits that changes with the bytes.
    public var tag: String

    public init(mediaType: String, bytes: Data, tag: String) {
        self.mediaType = mediaType
        self.bytes = bytes
        self.tag = tag
    }
}

/// The posters of films. They are fetched once, checked, and cached on this machine up to a limit.
public protocol PosterService: Sendable {
    /// The poster of a film, or ``Poster/unknown`` when a provider may have one; nil when there is none. Returns at
    /// once, from memory.
    func poster(of film: Film.ID) -> Poster?

    /// The posters of films, in the same order. Returns at once, from memory.
    func posters(of films: [Film.ID]) -> [Poster?]

    /// The picture of a film, in this size if there is one. If it is not cached, it is fetched with permission.
    ///
    /// Simultaneous callers share one request.
    /// - Returns: nil when no picture is known, or none can be fetched now
    func picture(of film: Film.ID, size: PosterSize, permission: ProviderPermission?) async throws -> Picture?

    /// Fetches the picture in the background, unless it is cached.
    func want(_ film: Film.ID, size: PosterSize, permission: ProviderPermission) async
}

extension PosterService {
    public func posters(of films: [Film.ID]) -> [Poster?] { films.map(poster(of:)) }
}
