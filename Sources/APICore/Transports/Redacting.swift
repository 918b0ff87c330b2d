import Foundation
import HTTPTypes

/// Takes the key out of answers, for a service that repeats it.
///
/// What an ``APIClient`` throws never shows the key, with or without this, and a ``Cassette`` holds none.
public struct Redacting: Transport {
    private let base: any Transport

    /// A transport whose answers do not hold the key.
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
