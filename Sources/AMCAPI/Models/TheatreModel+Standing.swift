extension TheatreModel {
    /// Whether this is an empty record that AMC keeps instead of a theatre: no name, and no place on Earth. To be left
    /// out of lists.
    public var isPlaceholder: Bool {
        name == nil && longName == nil && location?.latitude == nil
    }

    /// Whether tickets can be bought online; nil when AMC does not say, or in words that are not known.
    public var isTicketable: Bool? {
        switch ticketable?.lowercased().filter(\.isLetterOrDigit) {
        case "true", "yes", "y", "1", "ticketable": true
        case "false", "no", "n", "0", "none", "nonticketable", "notticketable": false
        default: nil
        }
    }
}

extension Character {
    fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}
