import APICore
public import Foundation

/// A picture of a show. https://www.tvmaze.com/api#show-images
public struct TVmazeImage: Sendable, Hashable, Identifiable {
    /// TVmaze's ID of the picture.
    public let id: Int
    /// The type of picture; nil if it was not entered.
    public let type: TVmazeImageType?
    /// Whether it is the main picture of its type.
    public let isMain: Bool
    /// The available sizes.
    public let resolutions: Resolutions

    /// The sizes of a picture.
    public struct Resolutions: Sendable, Hashable, Codable {
        /// The picture in its original size.
        public let original: Resolution?
        /// A smaller size; nil unless it is a poster or a banner.
        public let medium: Resolution?

        /// Creates a value from its parts, such as for a preview or a test.
        public init(original: Resolution? = nil, medium: Resolution? = nil) {
            self.original = original
            self.medium = medium
        }

        /// Decodes the model; a missing or broken field becomes nil or empty.
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
        /// The width in pixels.
        public let width: Int?
        /// The height in pixels.
        public let height: Int?

        /// Creates a value from its parts, such as for a preview or a test.
        public init(url: URL?, width: Int? = nil, height: Int? = nil) {
            self.url = url
            self.width = width
            self.height = height
        }

        /// Decodes the model; a missing or broken field becomes nil or empty.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            url = values.picture(.url)
            width = values.positive(.width)
            height = values.positive(.height)
        }
    }

    /// Creates a value from its parts, such as for a preview or a test.
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

    /// Decodes the model; a missing or broken field becomes nil or empty. Fails without an `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.id(.id)
        type = values.text(.type).map(TVmazeImageType.init)
        isMain = values.flag(.isMain) ?? false
        resolutions = values.value(.resolutions) ?? Resolutions()
    }
}
