import APICore

/// Ends a call with everything around it: a transport's own limit begins when the host's address is known.
struct TimeLimited: Transport {
    let base: any Transport
    let limit: Duration

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        try await withTimeLimit(limit, for: request) { () async throws(APIError) -> APIResponse in
            try await base.send(request)
        }
    }
}
