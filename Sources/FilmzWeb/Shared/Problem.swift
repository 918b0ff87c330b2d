import FilmzDomain
import FilmzText
import Hummingbird

/// An error for programs: a problem document of RFC 9457. Programs use ``type`` and ``field``; the other texts are for
/// their authors.
struct Problem: Encodable, Sendable {
    static let mediaType = "application/problem+json"

    /// A URN whose meaning never changes.
    let type: String
    let title: String
    let status: Int
    /// The sentences that say what happened and what to do.
    let detail: String
    /// The member of the body, or the part of the address, that is wrong.
    var field: String?
    /// The methods of the resource, when it does not have the one that was used.
    var allowed: [String] = []

    private enum CodingKeys: CodingKey {
        case type, title, status, detail, field
    }

    init(
        _ name: String, title: APIProblemText, status: Int, detail: APIProblemText,
        values: KeyValuePairs<String, String> = [:], field: String? = nil, in strings: Strings
    ) {
        self.init(name, title: title, status: status, text: strings[detail, values], in: strings)
        self.field = field
    }

    /// The problem of a domain error, with the sentence that a page would show.
    private init(_ name: String, title: APIProblemText, error: DomainError, status: Int, in strings: Strings) {
        self.init(name, title: title, status: status, text: strings.message(for: error), in: strings)
    }

    private init(_ name: String, title: APIProblemText, status: Int, text: String, in strings: Strings) {
        type = "urn:filmz:problem:" + name
        self.title = strings[title]
        self.status = status
        detail = text
    }

    init(_ error: any Error, status: Int, in strings: Strings) {
        switch error {
        case let error as DomainError: self.init(error, status: status, in: strings)
        case let error as APIRefusal: self.init(error, in: strings)
        case let error as StorageError: self.init(error, status: status, in: strings)
        case let error as RecommendationProblem:
            self.init(
                "recommendation", title: .invalid, status: status, text: strings.message(for: error), in: strings)
        case let error as BackupError: self.init(error, status: status, in: strings)
        case let error as PasswordRefusal where error.wait == nil:
            self.init(
                "wrong-password", title: .wrongPassword, status: status, detail: .wrongPasswordDetail,
                field: "password", in: strings)
        case WebError.passwordMissing:
            self.init(
                "password-missing", title: .passwordMissing, status: status, detail: .passwordMissingDetail, in: strings
            )
        case WebError.crossSite:
            self.init("cross-site", title: .crossSite, status: status, detail: .crossSiteDetail, in: strings)
        case WebError.unknownHost:
            self.init("unknown-host", title: .unknownHost, status: status, detail: .unknownHostDetail, in: strings)
        default: self.init(status: status, in: strings)
        }
    }

    /// The problem of a share whose pass-phrase is missing. A share shows nothing before its pass-phrase.
    static func passPhraseNeeded(in strings: Strings) -> Problem {
        Problem(
            "pass-phrase-needed", title: .passPhraseNeeded, status: 403, detail: .passPhraseNeededDetail, in: strings)
    }

    private init(_ error: DomainError, status: Int, in strings: Strings) {
        switch error {
        case .noSuchFilm:
            self.init("no-such-film", title: .noSuchFilm, status: status, detail: .noSuchFilmDetail, in: strings)
        case .noSuchViewing:
            self.init(
                "no-such-viewing", title: .noSuchViewing, status: status, detail: .noSuchViewingDetail, in: strings)
        case .noSuchList:
            self.init("no-such-list", title: .noSuchList, error: error, status: status, in: strings)
        case .notOnList:
            self.init("not-on-list", title: .notOnList, error: error, status: status, in: strings)
        case .listFull:
            self.init("list-full", title: .listFull, error: error, status: status, in: strings)
        case .listByRule:
            self.init("list-by-rule", title: .listByRule, error: error, status: status, in: strings)
        case .noteChanged:
            self.init("note-changed", title: .noteChanged, error: error, status: status, in: strings)
        case .tooManyLists:
            self.init("too-many-lists", title: .tooManyLists, error: error, status: status, in: strings)
        case .noSuchEpisode:
            self.init("no-such-episode", title: .noSuchEpisode, error: error, status: status, in: strings)
        case .episodeHasPlace:
            self.init("episode-has-place", title: .episodeHasPlace, error: error, status: status, in: strings)
        case .tooManyEpisodes:
            self.init("too-many-episodes", title: .tooManyEpisodes, error: error, status: status, in: strings)
        case .noSuchTag:
            self.init("no-such-tag", title: .noSuchTag, error: error, status: status, in: strings)
        case .tooManyTags:
            self.init("too-many-tags", title: .tooManyTags, error: error, status: status, in: strings)
        case .noSuchShare:
            self.init("no-such-share", title: .noSuchShare, error: error, status: status, in: strings)
        case .tooManyShares:
            self.init("too-many-shares", title: .tooManyShares, error: error, status: status, in: strings)
        case .tooManyAddresses:
            self.init("too-many-addresses", title: .tooManyAddresses, error: error, status: status, in: strings)
        case .noSuchTheatre, .noSuchShowtime, .tooManyTheatres:
            self.init(cinema: error, status: status, in: strings)
        case .nothingToUndo:
            self.init(
                "nothing-to-undo", title: .nothingToUndo, status: status, detail: .nothingToUndoDetail, in: strings)
        case .notAddedByHand:
            self.init(
                "not-added-by-hand", title: .notAddedByHand, status: status,
                text: strings[ProblemText.notAddedByHand], in: strings)
        case .notYours:
            self.init("not-yours", title: .notYours, status: status, text: strings[ProblemText.notYours], in: strings)
        case .filmOfOthers, .filmInUse:
            self.init(removal: error, status: status, in: strings)
        case .ownersOnly:
            self.init(
                "owners-only", title: .ownersOnly, status: status, text: strings[ProblemText.ownersOnly], in: strings)
        case .setElsewhere:
            self.init("set-elsewhere", title: .setElsewhere, status: status, detail: .setElsewhereDetail, in: strings)
        case .importElsewhere:
            self.init(
                "import-elsewhere", title: .importElsewhere, status: status,
                text: strings[ProblemText.importElsewhere], in: strings)
        case .invalid(let field, .missing): self.init(.missing(field.rawValue), in: strings)
        case .invalid(let field, .tooLong(let limit)):
            self.init(
                "too-long", title: .tooLong, status: status, detail: .tooLongDetail,
                values: ["field": field.rawValue, "limit": String(limit)],
                field: field.rawValue, in: strings)
        case .invalid(let field, .notYet):
            self.init(
                "not-yet", title: .notYet, status: status, detail: .notYetDetail, values: ["field": field.rawValue],
                field: field.rawValue, in: strings
            )
        case .invalid(let field, .malformed), .invalid(let field, .notUnderstood):
            self.init(.invalid(field.rawValue), in: strings)
        }
    }

    private init(removal error: DomainError, status: Int, in strings: Strings) {
        switch error {
        case .filmOfOthers:
            self.init("film-of-others", title: .filmOfOthers, error: error, status: status, in: strings)
        default:
            self.init("film-in-use", title: .filmInUse, error: error, status: status, in: strings)
        }
    }

    private init(cinema error: DomainError, status: Int, in strings: Strings) {
        switch error {
        case .noSuchTheatre:
            self.init("no-such-theatre", title: .noSuchTheatre, error: error, status: status, in: strings)
        case .noSuchShowtime:
            self.init("no-such-showtime", title: .noSuchShowtime, error: error, status: status, in: strings)
        default:
            self.init("too-many-theatres", title: .tooManyTheatres, error: error, status: status, in: strings)
        }
    }

    private init(_ error: StorageError, status: Int, in strings: Strings) {
        let (name, title): (String, APIProblemText) =
            switch error {
            case .full: ("disk-full", .diskFull)
            case .locked: ("database-locked", .databaseLocked)
            case .readOnly: ("database-read-only", .databaseReadOnly)
            case .damaged: ("database-damaged", .databaseDamaged)
            case .detached: ("database-detached", .databaseDetached)
            }
        self.init(name, title: title, status: status, text: strings.sentence(for: error), in: strings)
    }

    private init(_ error: APIRefusal, in strings: Strings) {
        switch error {
        case .notJSON:
            self.init("not-json", title: .notJSON, status: 415, detail: .notJSONDetail, in: strings)
        case .malformed:
            self.init("malformed", title: .malformed, status: 400, detail: .malformedBody, in: strings)
        case .unknownMember(let name):
            self.init(
                "unknown-member", title: .unknownMember, status: 422, detail: .unknownMemberDetail,
                field: String(name.prefix(100)),
                in: strings)
        case .missing(let field):
            self.init(
                "missing", title: .missing, status: 422, detail: .missingDetail, values: ["field": field], field: field,
                in: strings)
        case .invalid(let field):
            self.init(
                "invalid", title: .invalid, status: 422, detail: .invalidDetail, values: ["field": field], field: field,
                in: strings)
        case .methodNotAllowed(let methods):
            self.init(
                "method-not-allowed", title: .methodNotAllowed, status: 405, detail: .methodNotAllowedDetail,
                values: ["methods": methods.joined(separator: ", ")], in: strings)
            allowed = methods
        }
    }

    /// The problem for a status without further details.
    private init(status: Int, in strings: Strings) {
        switch status {
        case 400:
            self.init("malformed", title: .malformed, status: 400, detail: .malformedRequest, in: strings)
        case 401:
            self.init("sign-in-needed", title: .signInNeeded, status: 401, detail: .signInNeededDetail, in: strings)
        case 403: self.init("forbidden", title: .forbidden, status: 403, detail: .forbiddenDetail, in: strings)
        case 404:
            self.init("not-found", title: .notFound, status: 404, detail: .notFoundDetail, in: strings)
        case 413:
            self.init("too-large", title: .tooLarge, status: 413, detail: .tooLargeDetail, in: strings)
        case 429:
            self.init(
                "too-many-requests", title: .tooManyRequests, status: 429, detail: .tooManyRequestsDetail, in: strings)
        case 503: self.init("unavailable", title: .unavailable, status: 503, detail: .unavailableDetail, in: strings)
        case 500...:
            self.init("failed", title: .failed, status: status, detail: .failedDetail, in: strings)
        default: self.init("refused", title: .refused, status: status, detail: .refusedDetail, in: strings)
        }
    }
}
