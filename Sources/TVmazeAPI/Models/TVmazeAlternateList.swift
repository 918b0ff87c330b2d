import APICore
public import Foundation

/// An alternate order of a show's episodes. https://www.tvmaze.com/api#show-alternate-list
public struct TVmazeAlternateList: Sendable, Hashable, Identifiable {
    /// TVmaze's ID of the list, for ``TVmazeClient/alternateEpisodes(ofList:)``.
    public let id: Int
    /// The list's page on TVmaze.
    public let url: URL?
    /// Whether it is the order on discs.
    public let isDVDRelease: Bool
    /// Whether it is the order that the creators state.
    public let isVerbatimOrder: Bool
    /// Whether it is the order of the premiere in another country.
    public let isCountryPremiere: Bool
    /// Whether it is the order of the streaming premiere.
    public let isStreamingPremiere: Bool
    /// Whether it is the order of the broadcast premiere.
    public let isBroadcastPremiere: Bool
    /// Whether it is the order of the premiere in another language.
    public let isLanguagePremiere: Bool
    /// The name of that language, in English.
    public let language: String?
    /// The network with this order.
    public let network: TVmazeChannel?
    /// The web channel with this order.
    public let webChannel: TVmazeChannel?

    /// Creates a value from its parts, such as for a preview or a test.
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

    /// Decodes the model; a missing or broken field becomes nil or empty. Fails without an `id`.
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
