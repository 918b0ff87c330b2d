import APICore
public import Foundation

/// The pictures and trailers of a film, a theatre or a showtime. AMC sends an empty text for one that does not exist.
public struct AMCMedia: Sendable, Hashable, Codable {
    private let texts: [String: String]

    /// No pictures and no trailers.
    public static let none = AMCMedia(texts: [:])

    private init(texts: [String: String]) {
        self.texts = texts
    }

    /// Creates media from pictures, trailers and IDs of trailers by their names, as AMC would send them.
    public init(_ texts: [Name: String]) {
        self.init(texts: Dictionary(texts.map { ($0.key.rawValue, $0.value) }) { $1 })
    }

    /// Decodes the media; never throws. Anything that is not a text is left out.
    public init(from decoder: any Decoder) throws {
        if let texts = try? decoder.singleValueContainer().decode([String: String].self) {
            self.init(texts: texts)
        } else {
            let container = try? decoder.container(keyedBy: Name.self)
            let pairs = container?.allKeys.map { ($0.rawValue, container?.text($0)) } ?? []
            self.init(texts: Dictionary(pairs.compactMap { pair in pair.1.map { (pair.0, $0) } }) { $1 })
        }
    }

    /// Encodes the texts by their names, as AMC sends them.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(texts)
    }

    /// The name of a picture, a trailer or a trailer's ID. Use `media[AMCMedia.Name(rawValue: "bannerDynamic")]` for an
    /// unknown one.
    public struct Name: RawRepresentable, CodingKey, Sendable, Hashable {
        /// AMC's spelling of the name.
        public let rawValue: String

        /// Creates a name from AMC's spelling.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a name from AMC's spelling.
        public init(stringValue: String) { self.init(rawValue: stringValue) }

        /// Always nil: no name is a number.
        public init?(intValue: Int) { nil }

        /// AMC's spelling of the name.
        public var stringValue: String { rawValue }

        /// Always nil: no name is a number.
        public var intValue: Int? { nil }
    }

    /// The address of a picture or a trailer, or nil if there is none.
    public subscript(name: Name) -> URL? {
        texts[name.rawValue].flatMap { URL(web: $0) }
    }

    /// The text with a name, such as the ID of a trailer. Nil if there is none.
    public func text(_ name: Name) -> String? {
        texts[name.rawValue].flatMap(\.nonBlank)
    }

    /// The film's poster: the first available one, in the order of ``Name/posters``.
    public var poster: URL? {
        for name in Name.posters {
            if let url = self[name] { return url }
        }
        return nil
    }

    /// The film's trailer: the first available one, in the order of ``Name/trailers``.
    public var trailer: URL? {
        for name in Name.trailers {
            if let url = self[name] { return url }
        }
        return nil
    }
}
