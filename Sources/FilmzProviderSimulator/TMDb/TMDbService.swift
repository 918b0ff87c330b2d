import FilmzDomain
import HTTPTypes

/// The simulated TMDb. https://developer.themoviedb.org/reference/intro/getting-started
struct TMDbService: SimulatedService {
    let library: FilmLibrary
    let shows: TVmazeLibrary

    func reply(to request: SimulatedRequest) async -> SimulatedReply {
        do throws(TMDbFailure) {
            guard Self.isAuthorized(request) else { throw .invalidKey }
            guard request.method == .get else { throw .unsupportedMethod }
            let today = CalendarDay(at: request.now)
            let json = try TMDbAnswer(request: request, films: library.films(on: today)) { shows.shows(on: today) }
                .json()
            return Self.cacheable(json, for: request)
        } catch {
            return Self.reply(error)
        }
    }

    func failure(_ status: Int, isQuota: Bool) -> SimulatedReply {
        Self.reply(.of(status))
    }

    private static let contentType = "application/json;charset=utf-8"

    private static func reply(_ failure: TMDbFailure) -> SimulatedReply {
        .json(
            failure.status, value: failure.body,
            headers: [.contentType: contentType, .cacheControl: "no-cache", .accessControlAllowOrigin: "*"])
    }

    private static func isAuthorized(_ request: SimulatedRequest) -> Bool {
        if let key = request["api_key"] { return key == ProviderSimulator.tmdbKey }
        return request.headers[.authorization] == "Bearer \(ProviderSimulator.tmdbToken)"
    }

    private static func cacheable(_ json: AnswerJSON, for request: SimulatedRequest) -> SimulatedReply {
        // Searches escape slashes, like PHP.
        let isSearch = request.path.first == "search"
        let text = json.written(escapingSlashes: isSearch)
        let tag = "W/\"\(Chance(text).digits("tag", length: 32))\""
        let headers: HTTPFields = [
            .contentType: contentType, .cacheControl: "public, max-age=\(isSearch ? 120 : 14_400)", .eTag: tag,
            .accessControlAllowOrigin: "*", .vary: "accept-encoding",
        ]
        if request.headers[.ifNoneMatch]?.contains(tag) == true { return SimulatedReply(304, headers: headers) }
        return .json(200, value: json, headers: headers) { $0.written(escapingSlashes: isSearch) }
    }
}
