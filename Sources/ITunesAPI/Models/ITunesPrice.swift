public import Foundation

/// An amount of money in a currency.
public struct ITunesPrice: Sendable, Hashable, Codable {
    /// The amount, exact to two decimal places; 0 for free records.
    public let amount: Decimal
    /// The currency, ISO 4217: `USD`.
    public let currency: String

    /// Creates a price.
    public init(amount: Decimal, currency: String) {
        self.amount = amount
        self.currency = currency
    }

    /// Creates a price; nil unless there are both an amount and a currency.
    init?(_ amount: Decimal?, currency: String?) {
        guard let amount, let currency else { return nil }
        self.init(amount: amount, currency: currency)
    }
}

extension Decimal {
    /// The amount of a price in the store, rounded to two decimal places; nil below 0, since -1 means "not sold".
    init?(price: Double) {
        guard price.isFinite, abs(price) < 1e12 else { return nil }
        let hundredths = Int((price * 100).rounded())
        guard hundredths >= 0 else { return nil }
        self = Decimal(hundredths) / 100
    }
}
