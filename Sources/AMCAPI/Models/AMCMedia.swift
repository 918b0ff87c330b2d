import APICore
public import Foundation

/// Pictures and trailers of a film, a theatre or a showtime. AMC sends an empty text for one that does not exist.
public struct AMCMedia: Sendable, Hashable, Codable {
    private let texts: [String: String]

    /// No pictures and no trailers.
    public static let none = AMCMedia(texts: [:])

    private init(texts: [String: String]) {
        self.texts = texts
    }

    /// Pictures, trailers and numbers of trailers by their names, as AMC would send them.
    public init(_ texts: [Name: String]) {
        self.init(texts: Dictionary(texts.map { ($0.key.rawValue, $0.value) }) { $1 })
    }

    /// Reads what there is; never throws. Whatever is not a text is left out.
    public init(from decoder: any Decoder) throws {
        if let texts = try? decoder.singleValueContainer().decode([String: String].self) {
            self.init(texts: texts)
        } else {
            let container = try? decoder.container(keyedBy: Name.self)
            let pairs = container?.allKeys.map { ($0.rawValue, container?.text($0)) } ?? []
            self.init(texts: Dictionary(pairs.compactMap { pair in pair.1.map { (pair.0, $0) } }) { $1 })
        }
    }

    /// Writes the texts by their names, as AMC sends them.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(texts)
    }

    /// The name of a picture, a trailer or a trailer's number. An unknown one can be asked for as
    /// `media[AMCMedia.Name(rawValue: "bannerDynamic")]`.
    public struct Name: RawRepresentable, CodingKey, Sendable, Hashable {
        /// The name, as AMC writes it.
        public let rawValue: String

        /// The name that is written so.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name that is written so.
        public init(stringValue: String) { self.init(rawValue: stringValue) }

        /// Nil: no name is a number.
        public init?(intValue: Int) { nil }

        /// The name, as AMC writes it.
        public var stringValue: String { rawValue }

        /// Nil: no name is a number.
        public var intValue: Int? { nil }
    }

    /// The address of a picture or a trailer, or nil when there is none.
    public subscript(name: Name) -> URL? {
        texts[name.rawValue].flatMap { URL(web: $0) }
    }

    /// The text with a name, such as the number of a trailer. Nil when there is none.
    public func text(_ name: Name) -> String? {
        texts[name.rawValue].flatMap(\.nonBlank)
    }

    /// The film's poster: the first that there is, in the order of ``Name/posters``.
    public var poster: URL? {
        for name in Name.posters {
            if let url = self[name] { return url }
        }
        return nil
    }

    /// The first trailer that there is, in the order of ``Name/trailers``.
    public var trailer: URL? {
        for name in Name.trailers {
            if let url = self[name] { return url }
        }
        return nil
    }
}
