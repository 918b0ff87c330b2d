import APICore

/// How food and drink come to a guest. AMC sends it in upper and in lower case.
public struct AMCDeliveryOption: AMCTerm {
    /// The term as it was sent, without the white space around it.
    public let rawValue: String

    /// The term of this text.
    public init(rawValue: String) { self.rawValue = rawValue.nonBlank ?? "" }
}

extension AMCDeliveryOption {
    /// Fetched from a counter.
    public static let expressPickup: AMCDeliveryOption = "EXPRESSPICKUP"
    /// Brought to the seat.
    public static let deliveryToSeat: AMCDeliveryOption = "DELIVERYTOSEAT"
}
