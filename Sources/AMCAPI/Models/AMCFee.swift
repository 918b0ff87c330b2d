import APICore
public import Foundation

/// A fee that comes on top of a price, in dollars.
public struct AMCFee: Sendable, Hashable, Codable {
    /// What it is for: `convenience`.
    public let name: String?
    /// The fee without the tax.
    public let cost: Decimal?
    /// The tax.
    public let tax: Decimal?
    /// How often it is due.
    public let quantity: Int?

    /// Made of these parts, as for a preview or a test.
    public init(name: String? = nil, cost: Decimal? = nil, tax: Decimal? = nil, quantity: Int? = nil) {
        self.name = name
        self.cost = cost
        self.tax = tax
        self.quantity = quantity
    }

    private enum CodingKeys: String, CodingKey {
        case name, cost, tax, quantity
    }

    /// Reads a fee.
    ///
    /// - Throws: `DecodingError` when it is no object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = container.text(.name)
        cost = container.amount(.cost)
        tax = container.amount(.tax)
        quantity = container.integer(.quantity)
    }
}
