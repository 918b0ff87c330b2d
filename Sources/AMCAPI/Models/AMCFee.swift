import APICore
public import Foundation

/// A fee added to a price, in dollars.
public struct AMCFee: Sendable, Hashable, Codable {
    /// The purpose of the fee: `convenience`.
    public let name: String?
    /// The fee without tax.
    public let cost: Decimal?
    /// The tax on the fee.
    public let tax: Decimal?
    /// The number of times that it is charged.
    public let quantity: Int?

    /// Creates a value from its parts, such as for a preview or a test.
    public init(name: String? = nil, cost: Decimal? = nil, tax: Decimal? = nil, quantity: Int? = nil) {
        self.name = name
        self.cost = cost
        self.tax = tax
        self.quantity = quantity
    }

    private enum CodingKeys: String, CodingKey {
        case name, cost, tax, quantity
    }

    /// Decodes a fee.
    ///
    /// - Throws: `DecodingError` if it is not an object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = container.text(.name)
        cost = container.amount(.cost)
        tax = container.amount(.tax)
        quantity = container.integer(.quantity)
    }
}
