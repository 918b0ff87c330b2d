import APICore
public import Foundation

/// The price of a ticket, in dollars. According to AMC, prices are not final, and for display only.
public struct AMCTicketPrice: Sendable, Hashable, Codable {
    /// The price without tax.
    public let price: Decimal?
    /// The tax on the price.
    public let tax: Decimal?
    /// The kind of guest that the ticket is for.
    public let type: AMCTicketType?
    /// AMC's stock keeping unit: `TICKET-RS-145359935-ADULT`.
    public let sku: String?
    /// The ages that qualify: `Age 2-12`. Nil for adults.
    public let agePolicy: String?
    /// AMC's code for the price.
    public let priceCode: String?
    /// The name of the ticket at the point of sale: `RR SEN*`.
    public let posType: String?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(
        price: Decimal? = nil, tax: Decimal? = nil, type: AMCTicketType? = nil, sku: String? = nil,
        agePolicy: String? = nil, priceCode: String? = nil, posType: String? = nil
    ) {
        self.price = price
        self.tax = tax
        self.type = type
        self.sku = sku
        self.agePolicy = agePolicy
        self.priceCode = priceCode
        self.posType = posType
    }

    private enum CodingKeys: String, CodingKey {
        case price, tax, type, sku, agePolicy, priceCode, posType
    }

    /// Decodes a price.
    ///
    /// - Throws: `DecodingError` if it is not an object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        price = container.amount(.price)
        tax = container.amount(.tax)
        type = container.term(.type)
        sku = container.text(.sku)
        agePolicy = container.text(.agePolicy)
        priceCode = container.text(.priceCode)
        posType = container.text(.posType)
    }
}
