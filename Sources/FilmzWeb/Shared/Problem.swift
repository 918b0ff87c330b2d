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
    /// What happened and what to do.
    let detail: String
    /// The member of the body, or the part of the address, that is wrong.
    var field: String?
    /// The methods of the resource, when it does not have the one that was used.
    var allowed: [String] = []

    private enum CodingKeys: CodingKey {
        case type, title, status, detail, field
    }

    init(
        _ name: String, _ title: APIProblemText, _ status: Int, _ detail: APIProblemText,
        _ values: KeyValuePairs<String, String> = [:], field: String? = nil, in strings: Strings
    ) {
        self.init(name, title: title, status: status, detail: strings[detail, values], in: strings)
        self.field = field
    }

    private init(_ name: String, title: APIProblemText, status: Int, detail: String, in strings: Strings) {
        type = "urn:filmz:problem:" + name
        self.title = strings[title]
        self.status = status
        self.detail = detail
    }

    init(_ error: any Error, status: Int, in strings: Strings) {
        switch error {
        case let error as DomainError: self.init(error, status: status, in: strings)
        case let error as APIRefusal: self.init(error, in: strings)
        case let error as StorageError: self.init(error, status: status, in: strings)
        case let error as RecommendationProblem:
            self.init(
                "recommendation", title: .invalid, status: status, detail: strings.message(for: error), in: strings)
        case let error as BackupError: self.init(error, status: status, in: strings)
        case let error as PasswordRefusal where error.wait == nil:
            self.init("wrong-password", .wrongPassword, status, .wrongPasswordDetail, field: "password", in: strings)
        case WebError.passwordMissing:
            self.init("password-missing", .passwordMissing, status, .passwordMissingDetail, in: strings)
        case WebError.crossSite:
            self.init("cross-site", .crossSite, status, .crossSiteDetail, in: strings)
        case WebError.unknownHost:
            self.init("unknown-host", .unknownHost, status, .unknownHostDetail, in: strings)
        default: self.init(status: status, in: strings)
        }
    }

    /// A share shows nothing before its pass-phrase.
    static func passPhraseNeeded(in strings: Strings) -> Problem {
        Problem("pass-phrase-needed", .passPhraseNeeded, 403, .passPhraseNeededDetail, in: strings)
    }

    private init(_ error: DomainError, status: Int, in strings: Strings) {
        switch error {
        case .noSuchFilm:
            self.init("no-such-film", .noSuchFilm, status, .noSuchFilmDetail, in: strings)
        case .noSuchViewing:
            self.init("no-such-viewing", .noSuchViewing, status, .noSuchViewingDetail, in: strings)
        case .noSuchList:
            self.init(
                "no-such-list", title: .noSuchList, status: status, detail: strings.message(for: error), in: strings)
        case .notOnList:
            self.init(
                "not-on-list", title: .notOnList, status: status, detail: strings.message(for: error), in: strings)
        case .listFull:
            self.init("list-full", title: .listFull, status: status, detail: strings.message(for: error), in: strings)
        case .listByRule:
            self.init(
                "list-by-rule", title: .listByRule, status: status, detail: strings.message(for: error), in: strings)
        case .noteChanged:
            self.init(
                "note-changed", title: .noteChanged, status: status, detail: strings.message(for: error), in: strings)
        case .tooManyLists:
            self.init(
                "too-many-lists", title: .tooManyLists, status: status, detail: strings.message(for: error), in: strings
            )
        case .noSuchEpisode:
            self.init(
                "no-such-episode", title: .noSuchEpisode, status: status, detail: strings.message(for: error),
                in: strings)
        case .tooManyEpisodes:
            self.init(
                "too-many-episodes", title: .tooManyEpisodes, status: status, detail: strings.message(for: error),
                in: strings)
        case .noSuchTag:
            self.init(
                "no-such-tag", title: .noSuchTag, status: status, detail: strings.message(for: error), in: strings)
        case .tooManyTags:
            self.init(
                "too-many-tags", title: .tooManyTags, status: status, detail: strings.message(for: error), in: strings)
        case .noSuchShare:
            self.init(
                "no-such-share", title: .noSuchShare, status: status, detail: strings.message(for: error), in: strings)
        case .tooManyShares:
            self.init(
                "too-many-shares", title: .tooManyShares, status: status, detail: strings.message(for: error),
                in: strings)
        case .tooManyAddresses:
            self.init(
                "too-many-addresses", title: .tooManyAddresses, status: status, detail: strings.message(for: error),
                in: strings)
        case .noSuchTheatre, .noSuchShowtime, .tooManyTheatres:
            self.init(cinema: error, status: status, in: strings)
        case .nothingToUndo:
            self.init("nothing-to-undo", .nothingToUndo, status, .nothingToUndoDetail, in: strings)
        case .notAddedByHand:
            self.init(
                "not-added-by-hand", title: .notAddedByHand, status: status,
                detail: strings[ProblemText.notAddedByHand], in: strings)
        case .notYours:
            self.init("not-yours", title: .notYours, status: status, detail: strings[ProblemText.notYours], in: strings)
        case .filmOfOthers, .filmInUse:
            self.init(removal: error, status: status, in: strings)
        case .ownersOnly:
            self.init(
                "owners-only", title: .ownersOnly, status: status, detail: strings[ProblemText.ownersOnly], in: strings)
        case .setElsewhere:
            self.init("set-elsewhere", .setElsewhere, status, .setElsewhereDetail, in: strings)
        case .importElsewhere:
            self.init(
                "import-elsewhere", title: .importElsewhere, status: status,
                detail: strings[ProblemText.importElsewhere], in: strings)
        case .invalid(let field, .missing): self.init(.missing(field.rawValue), in: strings)
        case .invalid(let field, .tooLong(let limit)):
            self.init(
                "too-long", .tooLong, status, .tooLongDetail, ["field": field.rawValue, "limit": String(limit)],
                field: field.rawValue, in: strings)
        case .invalid(let field, .notYet):
            self.init(
                "not-yet", .notYet, status, .notYetDetail, ["field": field.rawValue], field: field.rawValue, in: strings
            )
        case .invalid(let field, .malformed): self.init(.invalid(field.rawValue), in: strings)
        }
    }

    private init(removal error: DomainError, status: Int, in strings: Strings) {
        switch error {
        case .filmOfOthers:
            self.init(
                "film-of-others", title: .filmOfOthers, status: status, detail: strings.message(for: error), in: strings
            )
        default:
            self.init(
                "film-in-use", title: .filmInUse, status: status, detail: strings.message(for: error), in: strings)
        }
    }

    private init(cinema error: DomainError, status: Int, in strings: Strings) {
        switch error {
        case .noSuchTheatre:
            self.init(
                "no-such-theatre", title: .noSuchTheatre, status: status, detail: strings.message(for: error),
                in: strings)
        case .noSuchShowtime:
            self.init(
                "no-such-showtime", title: .noSuchShowtime, status: status, detail: strings.message(for: error),
                in: strings)
        default:
            self.init(
                "too-many-theatres", title: .tooManyTheatres, status: status, detail: strings.message(for: error),
                in: strings)
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
        self.init(name, title: title, status: status, detail: strings.sentence(for: error), in: strings)
    }

    private init(_ error: APIRefusal, in strings: Strings) {
        switch error {
        case .notJSON:
            self.init("not-json", .notJSON, 415, .notJSONDetail, in: strings)
        case .malformed:
            self.init("malformed", .malformed, 400, .malformedBody, in: strings)
        case .unknownMember(let name):
            self.init(
                "unknown-member", .unknownMember, 422, .unknownMemberDetail, field: String(name.prefix(100)),
                in: strings)
        case .missing(let field):
            self.init("missing", .missing, 422, .missingDetail, ["field": field], field: field, in: strings)
        case .invalid(let field):
            self.init("invalid", .invalid, 422, .invalidDetail, ["field": field], field: field, in: strings)
        case .methodNotAllowed(let methods):
            self.init(
                "method-not-allowed", .methodNotAllowed, 405, .methodNotAllowedDetail,
                ["methods": methods.joined(separator: ", ")], in: strings)
            allowed = methods
        }
    }

    /// The problem for a status without further details.
    private init(status: Int, in strings: Strings) {
        switch status {
        case 400:
            self.init("malformed", .malformed, 400, .malformedRequest, in: strings)
        case 401: self.init("sign-in-needed", .signInNeeded, 401, .signInNeededDetail, in: strings)
        case 403: self.init("forbidden", .forbidden, 403, .forbiddenDetail, in: strings)
        case 404:
            self.init("not-found", .notFound, 404, .notFoundDetail, in: strings)
        case 413:
            self.init("too-large", .tooLarge, 413, .tooLargeDetail, in: strings)
        case 429: self.init("too-many-requests", .tooManyRequests, 429, .tooManyRequestsDetail, in: strings)
        case 503: self.init("unavailable", .unavailable, 503, .unavailableDetail, in: strings)
        case 500...:
            self.init("failed", .failed, status, .failedDetail, in: strings)
        default: self.init("refused", .refused, status, .refusedDetail, in: strings)
        }
    }
}
