import Foundation
import HTTPTypes

/// A transport that removes the key from responses, for a service that repeats it.
///
/// The errors of an ``APIClient`` never show the key, with or without this, and a ``Cassette`` holds none.
public struct RedactingTransport: Transport {
    private let base: any Transport

    /// A transport whose responses do not hold the key.
    public init(_ base: any Transport) {
        self.base = base
    }

    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        guard let credential = request.credential else { return try await base.send(request) }
        do throws(APIError) {
            return try await base.send(request).redacted(by: credential)
        } catch {
            throw error.redacted(by: credential)
        }
    }
}

extension APIResponse {
    func redacted(by credential: Credential) -> APIResponse {
        var copy = self
        for index in copy.fields.indices {
            copy.fields[index].value = credential.redacting(copy.fields[index].value)
        }
        copy.body = credential.redacting(body)
        return copy
    }
}
