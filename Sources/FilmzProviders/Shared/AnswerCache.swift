import APICore
import FilmzDomain
import Foundation
import HTTPTypes

/// Good answers of providers, each kept for as long as its provider allows, and the running calls.
struct AnswerCache: Sendable {
    /// The longest answer that is kept, in bytes.
    private static let longestBody = 2 << 20

    let calls = JoinedCalls()
    private let disk: DiskCache
    private let now: @Sendable () -> Timestamp

    init(_ disk: DiskCache, now: @escaping @Sendable () -> Timestamp) {
        self.disk = disk
        self.now = now
    }

    /// Identifies a call by the provider and the question, but not by the key.
    static func key(of request: APIRequest, to provider: Provider) -> String {
        "\(provider.rawValue) \(request.method.rawValue) \(request.url.absoluteString)"
    }

    /// The answer kept for a call, fresh or not.
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

    /// Keeps a good answer, unless the key is repeated in it.
    func keep(_ response: APIResponse, freshFor freshness: Duration, to request: APIRequest, key: String) {
        guard response.body.count <= Self.longestBody else { return }
        if let credential = request.credential {
            let text = String(decoding: response.body, as: UTF8.self)
            guard credential.redacting(text) == text else { return }
        }
        keep(CachedAnswer(response, freshFor: freshness, at: now()), key: key)
    }

    /// Keeps an answer longer that is still good.
    func renew(_ answer: CachedAnswer, freshFor freshness: Duration, key: String) {
        keep(answer.renewed(freshFor: freshness, at: now()), key: key)
    }

    private func keep(_ answer: CachedAnswer, key: String) {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        if let data = try? encoder.encode(answer) { disk.keep(data, key: key) }
    }
}
