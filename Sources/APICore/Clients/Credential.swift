import Foundation
public import HTTPTypes

/// A key and the place where a vendor expects it.
///
/// The key is kept beside the request, not in its address or fields, until the last transport sends it; no description
/// shows it. A credential belongs to the client it was given to.
public struct Credential: Sendable {
    enum Place: Sendable {
        case query(name: String)
        case field(HTTPField.Name, prefix: String)
    }

    let place: Place
    let secret: String

    /// A key that is sent as the query parameter of this name.
    public static func query(_ name: String, key: String) -> Credential {
        Credential(place: .query(name: name), secret: key)
    }

    /// A key that is sent in this header field.
    public static func field(_ name: HTTPField.Name, key: String) -> Credential {
        Credential(place: .field(name, prefix: ""), secret: key)
    }

    /// A token that is sent in the `Authorization` field, as RFC 6750 describes.
    public static func bearer(_ token: String) -> Credential {
        Credential(place: .field(.authorization, prefix: "Bearer "), secret: token)
    }

    /// The text with the key replaced wherever it occurs: plain, percent-encoded, or escaped as in JSON.
    public func redacting(_ text: String) -> String {
        String(decoding: redacting(Data(text.utf8)), as: UTF8.self)
    }

    /// The bytes with the key replaced. Bytes instead of text: characters that combine with the key would hide it, and
    /// not every response is UTF-8.
    func redacting(_ bytes: Data) -> Data {
        guard !secret.isEmpty else { return bytes }
        let inJSON = secret.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let spellings: Set = [
            secret, inJSON, inJSON.replacing("/", with: "\\/"), secret.percentEncoded,
            secret.percentEncoded(uppercase: false), secret.escapedInJSON(uppercase: true),
            secret.escapedInJSON(uppercase: false),
        ]
        return spellings.sorted().reduce(bytes) { rest, spelling in
            rest.replacingEach(Data(spelling.utf8), with: Data("<key>".utf8))
        }
    }

    func sign(_ url: URL) -> URL? {
        guard case .query(let name) = place else { return url }
        let pair = "\(name.percentEncoded)=\(secret.percentEncoded)"
        let address = url.absoluteString
        return URL(string: address + (address.contains("?") ? "&" : "?") + pair)
    }

    func sign(_ fields: HTTPFields) -> HTTPFields? {
        guard case .field(let name, let prefix) = place else { return fields }
        guard HTTPField.isValidValue(prefix + secret) else { return nil }
        var signed = fields
        signed[name] = prefix + secret
        return signed
    }
}

extension Credential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The place where the key is sent, never the key.
    public var description: String {
        switch place {
        case .query(let name): "a key in the query as \(name)"
        case .field(let name, _): "a key in the field \(name)"
        }
    }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// An empty mirror, so that `dump` shows no key.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Data {
    /// Does the same as `replacing`, a hundred times as fast: whole responses are searched.
    fileprivate func replacingEach(_ old: Data, with new: Data) -> Data {
        var replaced = Data()
        var start = startIndex
        while let place = range(of: old, in: start..<endIndex) {
            replaced += self[start..<place.lowerBound] + new
            start = place.upperBound
        }
        return if start == startIndex { self } else { replaced + self[start...] }
    }
}

extension String {
    /// The text as .NET writes it in JSON, with everything that could mean something in HTML as a numeric escape.
    fileprivate func escapedInJSON(uppercase: Bool) -> String {
        unicodeScalars.map { scalar in
            guard "\"&'+<>`=/\\".unicodeScalars.contains(scalar) else { return String(scalar) }
            let digits = String(scalar.value, radix: 16, uppercase: uppercase)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
