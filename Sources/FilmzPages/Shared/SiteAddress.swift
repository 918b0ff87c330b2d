/// A path of this site with a query, percent-encoded, and perhaps an element of the page.
public struct SiteAddress: Hashable, Sendable {
    public private(set) var text: String
    private var hasQuery: Bool

    public init(_ path: SitePath) {
        self.init(text: path.path)
    }

    /// The text must need no encoding. It may already have an encoded query.
    public init(text: String) {
        self.text = text
        hasQuery = text.utf8.contains(UInt8(ascii: "?"))
    }

    /// This address with one more query item.
    func with(_ name: String, value: String) -> SiteAddress {
        var result = self
        if hasQuery { result.text += "&" } else { result.text += "?" }
        result.text += Self.encoded(name) + "=" + Self.encoded(value)
        result.hasQuery = true
        return result
    }

    /// This address with one more query item, or unchanged when there is no value.
    func with(_ name: String, value: String?) -> SiteAddress {
        guard let value else { return self }
        return with(name, value: value)
    }

    /// This address, with the element that has this ID. Call it after all query items.
    public func at(_ element: String) -> SiteAddress {
        var result = self
        result.text += "#" + element
        return result
    }

    /// Percent-encodes all characters but RFC 3986's unreserved ones.
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
    /// An address of this site.
    mutating func appendInterpolation(_ address: SiteAddress) {
        appendInterpolation(url: address.text)
    }
}
