import FilmzDomain

/// What can be wrong with what a command was given, beside the rules of the domain.
enum CommandError: Error, CustomStringConvertible {
    case nothingFound(String)
    case ambiguous(String, [Film])
    case invalid(String)
    case addressRefused(String)
    case addressUnavailable(String, port: Int)

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
        case .addressRefused(let host):
            "\(host) can be reached from other machines, and Filmz has no password yet; use 127.0.0.1 or localhost."
        case .addressUnavailable(let host, let port):
            "Cannot listen on \(host) port \(port), perhaps another program does; "
                + "choose another with --port (0 finds a free one)."
        }
    }

    var exitCode: Int32 {
        switch self {
        case .nothingFound, .ambiguous: 1
        case .invalid: 2
        case .addressRefused: 2
        case .addressUnavailable: 74
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
        case .invalid(let field, .missing): "The \(field.rawValue) is missing; please give one."
        case .invalid(let field, .tooLong(let limit)):
            "The \(field.rawValue) is too long; it may have at most \(limit)."
        case .invalid(let field, .malformed): "The \(field.rawValue) is not one Filmz understands; see --help."
        }
    }

    var exitCode: Int32 {
        switch self {
        case .noSuchFilm, .noSuchViewing, .nothingToUndo: 1
        case .notAddedByHand, .invalid: 2
        }
    }
}
