import AMCAPI
import APICore
import FilmzDomain
import Foundation
import HTTPTypes
import ITunesAPI
import OMDbAPI
import TMDbAPI
import TVmazeAPI

extension Provider {
    /// The fault that a response reports; nil if it can be used.
    func fault(in response: APIResponse) -> APIFault? {
        switch self {
        case .omdb: OMDbVendor.fault(in: response)
        case .tmdb: TMDbVendor.fault(in: response)
        case .iTunes: ITunesVendor.fault(in: response)
        case .amc: AMCVendor.fault(in: response)
        // A lookup redirects to the show.
        case .tvmaze: if response.status.kind == .redirection { nil } else { TVmazeVendor.fault(in: response) }
        }
    }

    /// The time for which a good response may be reused; nil if it may not be cached.
    func freshness(of response: APIResponse) -> Duration? {
        switch self {
        case .omdb: return .days(1)
        case .iTunes, .amc: return .seconds(3_600)
        case .tvmaze: return if response.status.kind == .redirection { nil } else { .seconds(3_600) }
        case .tmdb:
            let directives = (response.fields[.cacheControl] ?? "").lowercased().split(separator: ",").map {
                $0.trimmingPrefix(while: \.isWhitespace)
            }
            if directives.contains(where: { $0.hasPrefix("no-store") }) { return nil }
            let age = directives.compactMap { directive -> Int? in
                directive.hasPrefix("max-age=") ? Int(directive.dropFirst(8).prefix { $0.isNumber }) : nil
            }.first
            return min(max(.seconds(600), .seconds(min(age ?? 0, 1 << 30))), CachedAnswer.longestAge)
        }
    }

    /// Whether a stale response is kept, so that the provider can be asked whether it has changed.
    var renewsAnswers: Bool {
        switch self {
        case .tmdb: true
        case .omdb, .iTunes, .amc, .tvmaze: false
        }
    }

    /// Whether the provider can look up a film by this ID.
    func knows(_ id: ExternalID) -> Bool {
        switch (self, id) {
        case (.omdb, .imdb), (.tmdb, .tmdb), (.tmdb, .tmdbSeries), (.tmdb, .imdb), (.iTunes, .iTunes), (.amc, .amc),
            (.tvmaze, .imdb):
            true
        case (.omdb, _), (.tmdb, _), (.iTunes, _), (.amc, _), (.tvmaze, _): false
        }
    }

    /// The number of calls a day that the provider's free key allows; nil for no limit.
    var usualDailyLimit: Int? {
        switch self {
        case .omdb: 1_000
        case .tmdb, .iTunes, .amc, .tvmaze: nil
        }
    }

    /// The last path component that a provider's base address must have: the version of its API; nil if the paths of
    /// the calls have it, or there is none.
    var addressEnding: String? {
        switch self {
        case .tmdb: "3"
        case .omdb, .iTunes, .amc, .tvmaze: nil
        }
    }
}

extension FilmAnswer {
    /// Whether the report may be outdated by now.
    func isOld(at now: Timestamp, film: Film) -> Bool {
        let lifetime: Duration =
            switch provider {
            // Episodes are added and named every week.
            case .tmdb where film.isShow: .days(1)
            case .omdb, .tmdb: .days(7)
            case .iTunes, .tvmaze: .days(1)
            case .amc: .days(0.5)
            }
        // Scores and pictures of new and future films change daily.
        let ninetyDaysAgo = Clock(timeZone: .gmt, now: { now }).day(of: now + .days(-90))
        let isNew = film.releaseDate.map { $0 >= ninetyDaysAgo } ?? false
        return fetchedAt + (isNew ? min(lifetime, .days(1)) : lifetime) <= now
    }

    /// Whether the provider's terms forbid storing the report any longer.
    func isExpired(at now: Timestamp) -> Bool {
        switch provider {
        case .tmdb: fetchedAt + .days(180) <= now
        case .omdb, .iTunes, .amc, .tvmaze: false
        }
    }
}
