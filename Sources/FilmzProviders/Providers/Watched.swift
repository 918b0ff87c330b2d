import APICore
import CoreMetrics
import FilmzDomain
import HTTPTypes

/// A transport that records a provider's health. It fails at once if a call would only fail: in a pause that the
/// provider asked for, if the daily quota is used up, or soon after it has refused the key.
struct Watched: Transport {
    let base: any Transport
    let provider: Provider
    let health: ProviderHealth

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        if let kind = health.refusal() { throw APIError(kind, of: request) }
        let start = health.time
        let response: APIResponse
        do throws(APIError) {
            response = try await base.send(request)
        } catch {
            health.failed(error.kind, callBegan: start)
            count("unreachable")
            throw error
        }
        guard response.status != .notModified, let fault = provider.fault(in: response) else {
            health.answered(callBegan: start)
            count("answered")
            return response
        }
        count(fault.kind == .notFound ? "answered" : "refused")
        switch fault.kind {
        case .notFound:
            health.answered(callBegan: start)
        // These errors are about the request, not about the provider.
        case .rejected where response.status.kind == .successful:
            health.answered(callBegan: start)
        case .rateLimited:
            let kind = health.failed(fault.kind, callBegan: start)
            throw APIError(kind, of: request, status: response.status.code, message: fault.message)
        default:
            health.failed(fault.kind, callBegan: start)
        }
        return response
    }

    private func count(_ outcome: String) {
        Counter(
            label: "filmz_provider_calls_total", dimensions: [("provider", provider.rawValue), ("outcome", outcome)]
        ).increment()
    }
}
