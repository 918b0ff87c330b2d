/// The percent-encoded address of a page or action of this site: a path with an optional query and fragment.
public struct SiteAddress: Hashable, Sendable {
    public private(set) var text: String
    private var hasQuery: Bool

    public init(_ path: SitePath) {
        self.init(text: path.path)
    }

    /// Makes an address from a text that needs no encoding. It may already have an encoded query.
    public init(text: String) {
        self.text = text
        hasQuery = text.utf8.contains(UInt8(ascii: "?"))
    }

    /// This address with one more query item.
    func with(_ field: FormField<some Sendable>, value: String) -> SiteAddress {
        with(HiddenField(field, value: value))
    }

    /// This address with one more query item, as a form sends it.
    func with(_ field: HiddenField) -> SiteAddress {
        var result = self
        if hasQuery { result.text += "&" } else { result.text += "?" }
        result.text += Self.encoded(field.name) + "=" + Self.encoded(field.value)
        result.hasQuery = true
        return result
    }

    /// This address with one more query item, or unchanged when the value is nil.
    func with(_ field: FormField<some Sendable>, value: String?) -> SiteAddress {
        guard let value else { return self }
        return with(field, value: value)
    }

    /// This address with the ID of an element as its fragment. Call it after adding all query items.
    public func at(_ element: String) -> SiteAddress {
        var result = self
        result.text += "#" + element
        return result
    }

    /// Percent-encodes all characters except the unreserved ones of RFC 3986.
    public static func encoded(_ value: String) -> String {
        var result = ""
        result.reserveCapacity(value.utf8.count)
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                if byte < 16 { result += "%0" + digits } else { result += "%" + digits }
            }
        }
        return result
    }
}

extension HTML.StringInterpolation {
    /// Appends an address of this site.
    mutating func appendInterpolation(_ address: SiteAddress) {
        appendInterpolation(url: address.text)
    }
}
