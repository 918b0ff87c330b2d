import APICore
public import Foundation

/// One of a show's pictures. https://www.tvmaze.com/api#show-images
public struct TVmazeImage: Sendable, Hashable, Identifiable {
    /// TVmaze's number of it.
    public let id: Int
    /// What it shows; nil where nobody has said.
    public let type: TVmazeImageType?
    /// Whether it is the best of its kind.
    public let isMain: Bool
    /// Its sizes.
    public let resolutions: Resolutions

    /// A picture in its sizes.
    public struct Resolutions: Sendable, Hashable, Codable {
        /// As large as it was given to TVmaze.
        public let original: Resolution?
        /// Smaller; nil for what is neither a poster nor a banner.
        public let medium: Resolution?

        /// Made of these parts, as for a preview or a test.
        public init(original: Resolution? = nil, medium: Resolution? = nil) {
            self.original = original
            self.medium = medium
        }

        /// Reads what is there.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            original = values.value(.original)
            medium = values.value(.medium)
        }
    }

    /// A picture in one size.
    public struct Resolution: Sendable, Hashable, Codable {
        /// The address, always `https`.
        public let url: URL?
        /// How many pixels wide.
        public let width: Int?
        /// How many pixels high.
        public let height: Int?

        /// Made of these parts, as for a preview or a test.
        public init(url: URL?, width: Int? = nil, height: Int? = nil) {
            self.url = url
            self.width = width
            self.height = height
        }

        /// Reads what is there.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            url = values.picture(.url)
            width = values.positive(.width)
            height = values.positive(.height)
        }
    }

    /// Made of these parts, as for a preview or a test.
    public init(id: Int, type: TVmazeImageType? = nil, isMain: Bool = false, resolutions: Resolutions = Resolutions()) {
        self.id = id
        self.type = type
        self.isMain = isMain
        self.resolutions = resolutions
    }
}

extension TVmazeImage: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, type, resolutions
        case isMain = "main"
    }

    /// Reads what is there. Fails without an `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.id(.id)
        type = values.text(.type).map(TVmazeImageType.init)
        isMain = values.flag(.isMain) ?? false
        resolutions = values.value(.resolutions) ?? Resolutions()
    }
}
