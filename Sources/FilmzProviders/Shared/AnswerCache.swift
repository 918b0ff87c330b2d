import APICore
import FilmzDomain
import Foundation
import HTTPTypes

/// The cache of good responses from providers, each kept for as long as its provider allows, and the running calls.
struct AnswerCache: Sendable {
    /// The maximum size of a cached response, in bytes.
    private static let longestBody = 2 << 20

    let calls = JoinedCalls<String, APIResponse>(goesOnUnwaited: false)
    private let disk: DiskCache
    private let now: @Sendable () -> Timestamp

    init(_ disk: DiskCache, now: @escaping @Sendable () -> Timestamp) {
        self.disk = disk
        self.now = now
    }

    /// The cache key of a call: the provider and the request, but not the provider's key.
    static func key(of request: APIRequest, to provider: Provider) -> String {
        "\(provider.rawValue) \(request.method.rawValue) \(request.url.absoluteString)"
    }

    /// The cached response to a call, fresh or stale.
    func answer(_ key: String) -> CachedAnswer? {
        guard let data = disk.value(key) else { return nil }
        guard let answer = try? PropertyListDecoder().decode(CachedAnswer.self, from: data), !answer.isTooOld(at: now())
        else {
            disk.remove(key)
            return nil
        }
        return answer
    }

    func isFresh(_ answer: CachedAnswer) -> Bool { answer.isFresh(at: now()) }

    /// Stores a good response, unless it contains the provider's key.
    func keep(_ response: APIResponse, freshFor freshness: Duration, to request: APIRequest, key: String) {
        guard response.body.count <= Self.longestBody else { return }
        if let credential = request.credential {
            let text = String(decoding: response.body, as: UTF8.self)
            guard credential.redacting(text) == text else { return }
        }
        keep(CachedAnswer(response, freshFor: freshness, at: now()), key: key)
    }

    /// Extends the lifetime of a response that is still valid.
    func renew(_ answer: CachedAnswer, freshFor freshness: Duration, key: String) {
        keep(answer.renewed(freshFor: freshness, at: now()), key: key)
    }

    private func keep(_ answer: CachedAnswer, key: String) {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        if let data = try? encoder.encode(answer) { disk.keep(data, key: key) }
    }
}
