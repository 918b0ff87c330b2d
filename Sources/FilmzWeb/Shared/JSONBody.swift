import FilmzDomain
import FilmzJSON
import Foundation
import HTTPTypes
import Hummingbird

/// What a request sends as JSON: an object with these members and no others.
protocol JSONInput: Decodable {
    associatedtype CodingKeys: CodingKey
}

/// The body of a request to the API.
enum JSONBody {
    /// - Throws: ``APIRefusal``, or the domain's errors
    static func read<Value: JSONInput>(_: Value.Type, from request: Request) async throws -> Value {
        try await read(OnlyMembers<Value>.self, from: request).value
    }

    /// - Throws: ``APIRefusal``, or the domain's errors
    static func read<Value: Decodable>(_: Value.Type, from request: Request) async throws -> Value {
        let bytes = try await bytes(request)
        do {
            return try JSONCoding.value(Value.self, from: bytes)
        } catch let error as DecodingError {
            throw error.apiRefusal
        }
    }

    /// Reads the body of a request that needs none: empty, or an object without members.
    static func readNothing(_ request: Request) async throws {
        let bytes = try await bytes(request)
        guard !bytes.isEmpty else { return }
        do {
            _ = try JSONCoding.value(Nothing.self, from: bytes)
        } catch let error as DecodingError {
            throw error.apiRefusal
        }
    }

    /// The bytes of a body that is declared as JSON, not too large, and UTF-8.
    static func bytes(_ request: Request) async throws -> Data {
        let mediaType = (request.headers[.contentType] ?? "").prefix { $0 != ";" }.lowercased()
        guard mediaType.trimmingCharacters(in: .whitespaces) == "application/json" else { throw APIRefusal.notJSON }
        let body = try await request.bytes(upTo: Form.byteLimit).readableBytesView
        // Foundation would take zero bytes as a sign of UTF-16.
        guard !body.contains(0), String(validating: body, as: UTF8.self) != nil else { throw APIRefusal.malformed }
        return Data(body)
    }

    private struct OnlyMembers<Value: JSONInput>: Decodable {
        let value: Value

        init(from decoder: any Decoder) throws {
            _ = try decoder.members(Value.CodingKeys.self)
            value = try Value(from: decoder)
        }
    }

    private struct Nothing: Decodable {
        init(from decoder: any Decoder) throws {
            if let name = try decoder.container(keyedBy: AnyMember.self).allKeys.first {
                throw APIRefusal.unknownMember(name.stringValue)
            }
        }
    }
}

extension Decoder {
    /// The members of an object that may have no others: a misspelt member must not be ignored.
    /// - Parameter viewing: the fields of a viewing that it may have too
    func members<Member: CodingKey>(
        _: Member.Type, besides viewing: [Viewing.Field] = []
    ) throws -> KeyedDecodingContainer<Member> {
        for name in try container(keyedBy: AnyMember.self).allKeys where Member(stringValue: name.stringValue) == nil {
            guard viewing.contains(where: { $0.rawValue == name.stringValue }) else {
                throw APIRefusal.unknownMember(name.stringValue)
            }
        }
        return try container(keyedBy: Member.self)
    }
}

private struct AnyMember: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension DecodingError {
    fileprivate var apiRefusal: APIRefusal {
        switch self {
        case .keyNotFound(let key, let context): .missing((context.codingPath.first ?? key).stringValue)
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            context.codingPath.first.map { .invalid($0.stringValue) } ?? .malformed
        @unknown default: .malformed
        }
    }
}
