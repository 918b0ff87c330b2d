import APICore
public import Foundation

/// The location of a theatre.
public struct AMCTheatreLocation: Sendable, Hashable, Codable {
    /// Street and number.
    public let addressLine1: String?
    /// The rest of the address.
    public let addressLine2: String?
    /// The city, in upper case.
    public let city: String?
    /// The postal code.
    public let postalCode: String?
    /// The state's code: `MO`.
    public let state: String?
    /// The state's name.
    public let stateName: String?
    /// The country, as AMC writes it.
    public let country: String?
    /// The latitude in degrees north. Nil together with ``longitude`` if AMC sends 0 for both.
    public let latitude: Double?
    /// The longitude in degrees east: negative in America.
    public let longitude: Double?
    /// The name of the market: `Kansas City`.
    public let marketName: String?
    /// AMC's ID of the market.
    public let marketId: Int?
    /// The city's part of the addresses of AMC's pages.
    public let cityUrlSuffixText: String?
    /// The state's part of the addresses of AMC's pages.
    public let stateUrlSuffixText: String?
    /// The market's part of the addresses of AMC's pages.
    public let marketUrlSuffixText: String?
    /// The page with directions to the theatre.
    public let directionsUrl: URL?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        addressLine1: String? = nil, addressLine2: String? = nil, city: String? = nil, postalCode: String? = nil,
        state: String? = nil, stateName: String? = nil, country: String? = nil, latitude: Double? = nil,
        longitude: Double? = nil, marketName: String? = nil, marketId: Int? = nil, cityUrlSuffixText: String? = nil,
        stateUrlSuffixText: String? = nil, marketUrlSuffixText: String? = nil, directionsUrl: URL? = nil
    ) {
        self.addressLine1 = addressLine1
        self.addressLine2 = addressLine2
        self.city = city
        self.postalCode = postalCode
        self.state = state
        self.stateName = stateName
        self.country = country
        self.latitude = latitude
        self.longitude = longitude
        self.marketName = marketName
        self.marketId = marketId
        self.cityUrlSuffixText = cityUrlSuffixText
        self.stateUrlSuffixText = stateUrlSuffixText
        self.marketUrlSuffixText = marketUrlSuffixText
        self.directionsUrl = directionsUrl
    }

    private enum CodingKeys: String, CodingKey {
        case addressLine1, addressLine2, city, postalCode, state, stateName, country, latitude, longitude, marketName
        case marketId, cityUrlSuffixText, stateUrlSuffixText, marketUrlSuffixText, directionsUrl
    }

    /// Decodes a location.
    ///
    /// - Throws: `DecodingError` if it is not an object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        addressLine1 = container.text(.addressLine1)
        addressLine2 = container.text(.addressLine2)
        city = container.text(.city)
        postalCode = container.text(.postalCode)
        state = container.text(.state)
        stateName = container.text(.stateName)
        country = container.text(.country)
        let north = container.number(.latitude)
        let east = container.number(.longitude)
        if let north, let east, (-90...90).contains(north), (-180...180).contains(east), north != 0 || east != 0 {
            latitude = north
            longitude = east
        } else {
            latitude = nil
            longitude = nil
        }
        marketName = container.text(.marketName)
        marketId = container.integer(.marketId)
        cityUrlSuffixText = container.text(.cityUrlSuffixText)
        stateUrlSuffixText = container.text(.stateUrlSuffixText)
        marketUrlSuffixText = container.text(.marketUrlSuffixText)
        directionsUrl = container.text(.directionsUrl).flatMap { URL(web: $0) }
    }
}
