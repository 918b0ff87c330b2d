import APICore
import CoreMetrics
import FilmzDomain
import HTTPTypes

/// A transport that returns cached responses for as long as their provider allows. It sends one call for concurrent
/// callers of the same request. A stale response is revalidated before it is fetched again. Failures are never cached.
struct Cached: Transport {
    private let base: any Transport
    private let provider: Provider
    private let cache: AnswerCache
    private let fault: @Sendable (APIResponse) -> APIFault?
    private let bypass: Bool
    private let isPatient: Bool

    /// - Parameters:
    ///   - bypass: whether to call even if there is a fresh response; the new one is cached
    ///   - isPatient: whether its calls may wait longer than others. Calls of others do not join them.
    init(
        _ base: any Transport, provider: Provider, cache: AnswerCache, bypass: Bool = false, isPatient: Bool = false,
        fault: @escaping @Sendable (APIResponse) -> APIFault?
    ) {
        self.base = base
        self.provider = provider
        self.cache = cache
        self.bypass = bypass
        self.isPatient = isPatient
        self.fault = fault
    }

    func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        guard request.method == .get else { return try await base.send(request) }
        let key = AnswerCache.key(of: request, to: provider)
        let callKey = if bypass { "\(key) anew" } else if isPatient { "\(key) patiently" } else { key }
        let response: APIResponse?
        do {
            response = try await cache.calls.join(callKey) { try await answer(to: request, key: key) }
        } catch let error as APIError {
            throw error
        } catch {
            response = nil
        }
        guard let response else { throw APIError(.cancelled, of: request) }
        return response
    }

    private func answer(to request: APIRequest, key: String) async throws(APIError) -> APIResponse {
        let cachedAnswer = cache.answer(key)
        if !bypass, let cachedAnswer, cache.isFresh(cachedAnswer) {
            Counter(label: "filmz_provider_kept_answers_total", dimensions: [("provider", provider.rawValue)])
                .increment()
            return cachedAnswer.response
        }
        var request = request
        let condition: HTTPField? = if provider.renewsAnswers { cachedAnswer?.condition } else { nil }
        if let condition { request.fields[condition.name] = condition.value }
        let response = try await base.send(request)
        if condition != nil, response.status == .notModified, let cachedAnswer {
            if let freshness = provider.freshness(of: response) {
                cache.renew(cachedAnswer, freshFor: freshness, key: key)
            }
            return cachedAnswer.response
        }
        if fault(response) == nil, let freshness = provider.freshness(of: response) {
            cache.keep(response, freshFor: freshness, to: request, key: key)
        }
        return response
    }
}
