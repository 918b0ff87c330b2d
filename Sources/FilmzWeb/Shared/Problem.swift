import FilmzDomain
import Hummingbird

/// What went wrong, for programs: a problem document of RFC 9457. Programs go by ``type`` and ``field``; the other texts
/// are for whoever writes them.
struct Problem: Encodable, Sendable {
    static let mediaType = "application/problem+json"

    /// A URN that never changes its meaning.
    let type: String
    let title: String
    let status: Int
    /// What happened and what to do.
    let detail: String
    /// The member of the body or the part of the address that is to blame.
    var field: String?
    /// The methods that the resource has, when it does not have this one.
    var allowed: [String] = []

    private enum CodingKeys: CodingKey {
        case type, title, status, detail, field
    }

    init(_ name: String, _ title: String, _ status: Int, _ detail: String, field: String? = nil) {
        (type, self.title, self.status, self.detail) = ("urn:filmz:problem:" + name, title, status, detail)
        self.field = field
    }

    init(_ error: any Error, status: Int) {
        switch error {
        case let error as DomainError: self.init(error, status: status)
        case let error as APIRefusal: self.init(error)
        case let error as StorageError: self.init(error, status: status)
        case let error as BackupError: self.init(error, status: status)
        case let error as PasswordRefusal where error.wait == nil:
            self.init(
                "wrong-password", "Wrong password", status, "This is not the password; send the right one.",
                field: "password")
        case WebError.passwordMissing:
            self.init(
                "password-missing", "No password", status,
                "Other devices may only come in with a password; set one with: filmz password")
        case WebError.crossSite:
            self.init(
                "cross-site", "Not from here", status,
                "A change must come from Filmz itself; send an Origin header with the address you ask.")
        case WebError.unknownHost:
            self.init(
                "unknown-host", "Not this server", status,
                "Filmz does not answer to this host name; ask it by the address it printed when it started.")
        default: self.init(status: status)
        }
    }

    private init(_ error: DomainError, status: Int) {
        switch error {
        case .noSuchFilm:
            self.init("no-such-film", "No such film", status, "There is no film with this ID; find it by a search.")
        case .noSuchViewing:
            self.init(
                "no-such-viewing", "No such viewing", status,
                "This film has no viewing with this ID, or another film has it; ask for the film's viewings.")
        case .nothingToUndo:
            self.init(
                "nothing-to-undo", "Nothing to undo", status,
                "The change is unknown or too old, or what it did has been changed since; there is nothing to do.")
        case .notAddedByHand:
            self.init(
                "not-added-by-hand", "Not added by hand", status,
                "This film comes from the catalogue; only films added by hand can be edited.")
        case .setElsewhere:
            self.init(
                "set-elsewhere", "Set elsewhere", status,
                "The environment or the configuration file of Filmz says so; change it there.")
        case .invalid(let field, .missing): self.init(.missing(field.rawValue))
        case .invalid(let field, .tooLong(let limit)):
            self.init(
                "too-long", "Too long", status, "The \(field.rawValue) may have at most \(limit); shorten it.",
                field: field.rawValue)
        case .invalid(let field, .malformed): self.init(.invalid(field.rawValue))
        }
    }

    private init(_ error: StorageError, status: Int) {
        let (name, title) =
            switch error {
            case .full: ("disk-full", "Disk full")
            case .locked: ("database-locked", "Database locked")
            case .readOnly: ("database-read-only", "Database cannot be written")
            case .damaged: ("database-damaged", "Database damaged")
            case .detached: ("database-detached", "Database moved away")
            }
        self.init(name, title, status, error.description)
    }

    private init(_ error: APIRefusal) {
        switch error {
        case .notJSON:
            self.init("not-json", "Not JSON", 415, "Send the body with Content-Type: application/json.")
        case .malformed:
            self.init(
                "malformed", "Not readable", 400,
                "The body is no JSON object in UTF-8, or holds a number out of range; mend it and send it again.")
        case .unknownMember(let name):
            self.init(
                "unknown-member", "Unknown member", 422,
                "Nothing would be done with this member, so nothing was changed; leave it out or correct its name.",
                field: String(name.prefix(100)))
        case .missing(let field):
            self.init("missing", "Something is missing", 422, "The \(field) is missing; give one.", field: field)
        case .invalid(let field):
            self.init(
                "invalid", "Not understood", 422, "The \(field) is not one that Filmz understands; correct it.",
                field: field)
        case .methodNotAllowed(let methods):
            self.init(
                "method-not-allowed", "Not by this method", 405,
                "This resource takes \(methods.joined(separator: ", ")); use one of them.")
            allowed = methods
        }
    }

    /// What a status says on its own.
    private init(status: Int) {
        switch status {
        case 400:
            self.init(
                "malformed", "Not readable", 400, "The address or the body is not readable; mend it and try again.")
        case 401: self.init("sign-in-needed", "Sign in first", 401, "Nobody is signed in; sign in and ask again.")
        case 403: self.init("forbidden", "Not allowed", 403, "This is not allowed; nothing was changed.")
        case 404:
            self.init(
                "not-found", "Nothing here", 404, "There is nothing at this address; docs/api.md lists what there is.")
        case 413:
            self.init("too-large", "Too large", 413, "The body is larger than anything Filmz expects; send less.")
        case 429: self.init("too-many-requests", "Too many requests", 429, "That was too often; wait and try again.")
        case 503: self.init("unavailable", "Busy", 503, "Filmz is busy for a moment; try again in a few seconds.")
        case 500...:
            self.init("failed", "A fault of Filmz", status, "Something went wrong in Filmz; try again, or see its log.")
        default: self.init("refused", "Refused", status, "The request was refused; nothing was changed.")
        }
    }
}
