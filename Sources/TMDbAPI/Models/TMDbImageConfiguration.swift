import APICore
public import Foundation

/// The base address and the sizes of images.
///
///     let url = TMDbImageConfiguration.standard.url(for: film.posterPath, kind: .poster, width: 300)
///
/// The sizes have not changed for years, so ``standard`` can be used without a call. The host of the images needs no
/// key, and allows some 20 connections at a time.
///
/// See https://developer.themoviedb.org/docs/image-basics.
public struct TMDbImageConfiguration: Sendable, Hashable {
    /// The base address of images, by HTTPS; ends with a slash.
    public let secureBaseURL: URL
    /// The sizes of each kind, as TMDb names them: `w342`, `h632`, `original`.
    public let sizes: [TMDbImageKind: [String]]

    /// Creates a value from its parts, such as for a preview or a test.
    public init(secureBaseURL: URL, sizes: [TMDbImageKind: [String]] = [:]) {
        self.secureBaseURL = secureBaseURL
        self.sizes = sizes
    }

    /// The address and the sizes as of 2026.
    public static let standard = TMDbImageConfiguration(
        secureBaseURL: URL(known: "https://image.tmdb.org/t/p/"),
        sizes: [
            .backdrop: ["w300", "w780", "w1280", "original"],
            .logo: ["w45", "w92", "w154", "w185", "w300", "w500", "original"],
            .poster: ["w92", "w154", "w185", "w342", "w500", "w780", "original"],
            .profile: ["w45", "w185", "h632", "original"],
            .still: ["w92", "w185", "w300", "original"],
        ])

    /// The address of an image in the smallest size that is at least this number of pixels wide, else in its original
    /// size.
    ///
    /// A portrait's `h632` counts as 421 pixels wide, since portraits are two by three. Nil without a path.
    public func url(for path: String?, kind: TMDbImageKind, width: Int) -> URL? {
        let known = sizes[kind] ?? []
        let fitting = known.compactMap { size in Self.width(of: size).map { (size: size, width: $0) } }
            .filter { $0.width >= width }
            .min { $0.width < $1.width }
        return url(for: path, size: fitting?.size ?? "original")
    }

    /// The address of an image in its original size. Nil without a path.
    public func originalURL(for path: String?) -> URL? {
        url(for: path, size: "original")
    }

    private func url(for path: String?, size: String) -> URL? {
        guard let name = path?.drop(while: { $0 == "/" }), !name.isEmpty, name != ".", name != ".." else { return nil }
        return URL(string: secureBaseURL.absoluteString + size.percentEncoded + "/" + String(name).percentEncoded)
    }

    private static func width(of size: String) -> Int? {
        guard let length = Int(size.dropFirst()), (1...100_000).contains(length) else { return nil }
        return switch size.first {
        case "w": length
        case "h": length * 2 / 3
        default: nil
        }
    }
}

/// A kind of image, which determines the sizes.
public enum TMDbImageKind: String, Sendable, Hashable, CaseIterable {
    /// A wide background picture.
    case backdrop
    /// The logo of a title, a company or a service.
    case logo
    /// A poster.
    case poster
    /// A portrait of a person.
    case profile
    /// A picture from an episode.
    case still
}

extension TMDbImageConfiguration: Codable {
    private enum CodingKeys: String, CodingKey {
        case secureBaseURL = "secure_base_url"
        case backdrop = "backdrop_sizes"
        case logo = "logo_sizes"
        case poster = "poster_sizes"
        case profile = "profile_sizes"
        case still = "still_sizes"

        init(_ kind: TMDbImageKind) {
            self =
                switch kind {
                case .backdrop: .backdrop
                case .logo: .logo
                case .poster: .poster
                case .profile: .profile
                case .still: .still
                }
        }
    }

    /// Decodes the configuration; ``standard`` supplies what is missing.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let base = values.text(.secureBaseURL).flatMap(URL.init(web:)) ?? Self.standard.secureBaseURL
        let address = base.absoluteString
        secureBaseURL = if address.hasSuffix("/") { base } else { URL(string: address + "/") ?? base }
        var sizes = Self.standard.sizes
        for kind in TMDbImageKind.allCases {
            let sent = values.texts(CodingKeys(kind))
            if !sent.isEmpty { sizes[kind] = sent }
        }
        self.sizes = sizes
    }

    /// Encodes the configuration as TMDb sends it.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(secureBaseURL, forKey: .secureBaseURL)
        for (kind, names) in sizes {
            try values.encode(names, forKey: CodingKeys(kind))
        }
    }
}
