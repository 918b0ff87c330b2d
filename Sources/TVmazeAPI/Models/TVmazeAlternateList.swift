import APICore
public import Foundation

/// Another order of a show's episodes. https://www.tvmaze.com/api#show-alternate-list
public struct TVmazeAlternateList: Sendable, Hashable, Identifiable {
    /// TVmaze's number of it, for ``TVmazeClient/alternateEpisodes(ofList:)``.
    public let id: Int
    /// Its page on TVmaze.
    public let url: URL?
    /// Whether it is the order of the discs.
    public let isDVDRelease: Bool
    /// Whether it is the order that the makers name.
    public let isVerbatimOrder: Bool
    /// Whether it is the order of another country.
    public let isCountryPremiere: Bool
    /// Whether it is the order in which it was streamed.
    public let isStreamingPremiere: Bool
    /// Whether it is the order in which it was broadcast.
    public let isBroadcastPremiere: Bool
    /// Whether it is the order in another language.
    public let isLanguagePremiere: Bool
    /// The name of that language, in English.
    public let language: String?
    /// Whose order it is.
    public let network: TVmazeChannel?
    /// Whose order it is on the web.
    public let webChannel: TVmazeChannel?

    /// Made of these parts, as for a preview or a test.
    public init(
        id: Int, url: URL? = nil, isDVDRelease: Bool = false, isVerbatimOrder: Bool = false,
        isCountryPremiere: Bool = false, isStreamingPremiere: Bool = false, isBroadcastPremiere: Bool = false,
        isLanguagePremiere: Bool = false, language: String? = nil, network: TVmazeChannel? = nil,
        webChannel: TVmazeChannel? = nil
    ) {
        self.id = id
        self.url = url
        self.isDVDRelease = isDVDRelease
        self.isVerbatimOrder = isVerbatimOrder
        self.isCountryPremiere = isCountryPremiere
        self.isStreamingPremiere = isStreamingPremiere
        self.isBroadcastPremiere = isBroadcastPremiere
        self.isLanguagePremiere = isLanguagePremiere
        self.language = language
        self.network = network
        self.webChannel = webChannel
    }
}

extension TVmazeAlternateList: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, url, language, network, webChannel
        case isDVDRelease = "dvd_release"
        case isVerbatimOrder = "verbatim_order"
        case isCountryPremiere = "country_premiere"
        case isStreamingPremiere = "streaming_premiere"
        case isBroadcastPremiere = "broadcast_premiere"
        case isLanguagePremiere = "language_premiere"
    }

    /// Reads what is there. Fails without an `id`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        id = try values.id(.id)
        url = values.link(.url)
        isDVDRelease = values.flag(.isDVDRelease) ?? false
        isVerbatimOrder = values.flag(.isVerbatimOrder) ?? false
        isCountryPremiere = values.flag(.isCountryPremiere) ?? false
        isStreamingPremiere = values.flag(.isStreamingPremiere) ?? false
        isBroadcastPremiere = values.flag(.isBroadcastPremiere) ?? false
        isLanguagePremiere = values.flag(.isLanguagePremiere) ?? false
        language = values.text(.language)
        network = values.value(.network)
        webChannel = values.value(.webChannel)
    }
}
