import APICore
import FilmzDomain
import Foundation
import HTTPTypes

/// A provider's good answer, and how long it may be given again.
struct CachedAnswer: Codable, Sendable {
    /// How long an answer is kept at most. TMDb's terms, the strictest, demand it.
    static let longestAge = Duration.seconds(180 * 86_400)

    private var status: Int
    private var contentType: String?
    private var eTag: String?
    private var lastModified: String?
    private var body: Data
    /// When it first arrived, also if it was later found to be still good.
    private var fetchedAt: Timestamp
    private var freshFrom: Timestamp
    private var freshUntil: Timestamp

    init(_ response: APIResponse, freshFor freshness: Duration, at now: Timestamp) {
        status = response.status.code
        body = response.body
        contentType = response.fields[.contentType]
        eTag = response.fields[.eTag]
        lastModified = response.fields[.lastModified]
        fetchedAt = now
        freshFrom = now
        freshUntil = now + min(freshness, Self.longestAge)
    }

    /// The answer, with only those header fields that Filmz reads.
    var response: APIResponse {
        var fields = HTTPFields()
        fields[.contentType] = contentType
        fields[.eTag] = eTag
        fields[.lastModified] = lastModified
        return APIResponse(status: HTTPResponse.Status(code: status), fields: fields, body: body)
    }

    /// Setting the clock back does not make an answer fresh.
    func isFresh(at now: Timestamp) -> Bool {
        freshFrom <= now && now < freshUntil
    }

    func isTooOld(at now: Timestamp) -> Bool {
        now - fetchedAt >= Self.longestAge
    }

    /// The header that asks whether it is still good; nil when that cannot be asked.
    var condition: HTTPField? {
        if let eTag, HTTPField.isValidValue(eTag) { return HTTPField(name: .ifNoneMatch, value: eTag) }
        if let lastModified, HTTPField.isValidValue(lastModified) {
            return HTTPField(name: .ifModifiedSince, value: lastModified)
        }
        return nil
    }

    /// The same answer after it was found to be still good.
    func renewed(freshFor freshness: Duration, at now: Timestamp) -> CachedAnswer {
        var copy = self
        copy.freshFrom = now
        copy.freshUntil = min(now + freshness, fetchedAt + Self.longestAge)
        return copy
    }
}
