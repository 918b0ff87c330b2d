import APICore

/// A call that only ends by being cancelled.
actor HeldCall {
    private(set) var isHeld = false
    private(set) var isCancelled = false

    func hold(_ request: APIRequest) async throws(APIError) -> APIResponse {
        isHeld = true
        try? await Task.sleep(for: .seconds(3600))
        isCancelled = true
        throw APIError(.cancelled, of: request)
    }
}
