import APICore

/// A way in which guests get food and drink. AMC sends it in upper and in lower case.
public struct AMCDeliveryOption: AMCTerm {
    /// The term as AMC sent it, without surrounding white space.
    public let rawValue: String

    /// Creates a term from its text.
    public init(rawValue: String) { self.rawValue = rawValue.nonBlank ?? "" }
}

extension AMCDeliveryOption {
    /// Pickup at a counter.
    public static let expressPickup: AMCDeliveryOption = "EXPRESSPICKUP"
    /// Delivery to the seat.
    public static let deliveryToSeat: AMCDeliveryOption = "DELIVERYTOSEAT"
}
