import APICore

/// A transport that limits the whole duration of a call: the limit of the transport below begins only when the host's
/// address is resolved.
struct TimeLimited: Transport {
    let base: any Transport
    let limit: Duration

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        try await withTimeLimit(limit, for: request) { () async throws(APIError) -> APIResponse in
            try await base.send(request)
        }
    }
}
