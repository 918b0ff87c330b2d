import FilmzDomain
import Foundation

/// What can be wrong with what a command was given, beside the rules of the domain.
enum CommandError: Error, CustomStringConvertible {
    case nothingFound(String)
    case ambiguous(String, [Film])
    case invalid(String)
    case passwordNeeded
    /// There is no password to remove.
    case nothingSet
    /// The code is the system's reason, an `errno`.
    case addressUnavailable(String, port: Int, code: Int32)
    /// The system lets the process open too few files to serve.
    case tooFewFiles(needed: Int)
    case notAsked(Provider)
    case noCatalogue
    /// A provider does not take a key; it was not kept.
    case keyRefused(Provider)
    /// Somebody ended the command with a signal.
    case stopped(String, signal: Int32)
    /// Nobody said yes to the conditions of what would be downloaded.
    case notAccepted

    var description: String {
        switch self {
        case .nothingFound(let text):
            "No film matches “\(text)”; try fewer words, or add it with: filmz add \"\(text)\""
        case .ambiguous(let text, let films):
            "“\(text)” could be "
                + films.map { "\($0.heading), \($0.externalIDs.imdb?.description ?? "ID \($0.id)")," }
                .joined(separator: " or ") + "; give its ID."
        case .invalid(let sentence):
            sentence
        case .passwordNeeded:
            "Others could reach Filmz this way, and it has no password yet; set one with: filmz password"
        case .nothingSet:
            "Filmz has no password; nothing was changed."
        case .addressUnavailable(let host, let port, let code):
            "Cannot listen on \(host) port \(port)" + Self.reason(code)
        case .tooFewFiles(let needed):
            "Filmz may open too few files to serve; allow at least \(needed), better more, with: ulimit -n 1024"
        case .notAsked(let provider):
            "Filmz does not ask \(provider.name); see how to change that with: filmz help providers"
        case .noCatalogue:
            "There is no catalogue, and none could be made; see whether the disk is full, and try again."
        case .keyRefused(let provider):
            "\(provider.name) does not take this key, so it was not kept; look whether it is whole and activated."
        case .stopped(let remark, _):
            "Stopped. \(remark)"
        case .notAccepted:
            "Nobody accepted these conditions, so nothing was downloaded; say yes when asked, or give --accept-licence."
        }
    }

    /// Why the system does not let Filmz listen, and what to do.
    private static func reason(_ code: Int32) -> String {
        switch code {
        case EADDRINUSE: ", because another program does; choose another with --port (0 finds a free one)."
        case EACCES: ", because the system keeps it for administrators; choose one from 1024 on with --port."
        case EADDRNOTAVAIL: ", because it is no address of this machine; choose another with --host."
        case EMFILE, ENFILE: ", because too many files are open; let more be open with: ulimit -n 1024"
        default: " (error \(code) of the system); choose another with --host or --port."
        }
    }

    var exitCode: Int32 {
        switch self {
        case .nothingFound, .ambiguous, .nothingSet, .notAsked: 1
        case .invalid, .passwordNeeded, .keyRefused, .notAccepted: 2
        case .addressUnavailable, .tooFewFiles, .noCatalogue: 74
        case .stopped(_, let signal): 128 + signal
        }
    }
}

extension DomainError {
    /// What happened and what to do, for the command line.
    var sentence: String {
        switch self {
        case .noSuchFilm: "There is no film with this ID; find it with: filmz search"
        case .noSuchViewing: "There is no viewing with this ID; see them with: filmz film show"
        case .nothingToUndo: "There is nothing to undo here; it was undone already, or changed again since."
        case .notAddedByHand: "This film comes from the catalogue; only films added by hand can be edited."
        case .setElsewhere:
            "The environment or the configuration file says so; change it there. Nothing was changed."
        case .invalid(let field, .missing): "The \(field.rawValue) is missing; please give one."
        case .invalid(let field, .tooLong(let limit)):
            "The \(field.rawValue) is too long; it may have at most \(limit)."
        case .invalid(let field, .malformed): "The \(field.rawValue) is not one Filmz understands; see --help."
        }
    }

    var exitCode: Int32 {
        switch self {
        case .noSuchFilm, .noSuchViewing, .nothingToUndo: 1
        case .notAddedByHand, .setElsewhere, .invalid: 2
        }
    }
}

extension AccountError {
    /// What happened and what to do, for the command line.
    var sentence: String {
        switch self {
        case .passwordTooShort:
            "This password is too short; use at least \(Password.minimumLength) characters. Nothing was changed."
        case .passwordTooLong: "This password is too long; it may have at most \(Password.byteLimit) bytes."
        case .wrongPassword: "This is not the password."
        case .busy: "Filmz is busy checking passwords; try again in a few seconds."
        }
    }

    var exitCode: Int32 { self == .busy ? 70 : 2 }
}
