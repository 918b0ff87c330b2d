extension String {
    /// The text with every byte percent-encoded except for the unreserved characters of RFC 3986 (letters, digits,
    /// `-._~`), for a path segment or for a name or value of a query.
    public var percentEncoded: String { percentEncoded(uppercase: true) }

    func percentEncoded(uppercase: Bool) -> String {
        var encoded = ""
        encoded.reserveCapacity(utf8.count)
        for byte in utf8 {
            if byte.isUnreserved {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: uppercase)
                if digits.count == 1 { encoded += "%0\(digits)" } else { encoded += "%\(digits)" }
            }
        }
        return encoded
    }
}

extension UInt8 {
    var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}

extension DefaultStringInterpolation {
    /// Inserts any value into a path as one segment: `"/v2/movies/\(segment: slug)"`.
    ///
    /// A segment that is empty, `.` or `..` would change the path, so a call with one fails before it is sent.
    public mutating func appendInterpolation(segment: some CustomStringConvertible) {
        appendLiteral(segment.description.percentEncoded)
    }
}
