import FilmzDomain
import FilmzText
import Foundation

/// The reason why a command cannot be carried out, in addition to the domain's errors.
enum CommandError: Error {
    case nothingFound(String)
    case ambiguous(String, [Film])
    /// Several lists have this name.
    case ambiguousList(String, [FilmList.ID])
    /// A value that is not acceptable, with the sentence to print.
    case refused(@Sendable (Strings) -> String)
    case passwordNeeded
    /// There is no password to remove.
    case nothingSet
    /// The code is the system's reason, an `errno`.
    case addressUnavailable(String, port: Int, code: Int32)
    /// The system lets the process open too few files for a server.
    case tooFewFiles(needed: Int)
    case notAsked(Provider)
    case noCatalogue
    /// A provider does not accept a key; it was not stored.
    case keyRefused(Provider)
    /// The command was ended by a signal.
    case stopped(String, signal: Int32)
    /// The conditions of the download were not accepted.
    case notAccepted

    static func invalid(_ key: some TextKey, _ values: KeyValuePairs<String, String> = [:]) -> CommandError {
        .refused { $0[key, values] }
    }

    /// - Parameters:
    ///   - key: says that a file cannot be read or written
    ///   - name: the name of its value for the file
    ///   - error: an error of ``RegularFile`` or of Foundation
    static func file(
        _ file: String, named name: String = "file", _ key: some TextKey, because error: any Error
    ) -> CommandError {
        let problem = FileProblem(error)
        return .refused { $0[key, [name: file.printable, "reason": $0.reason(problem)]] }
    }

    /// A sentence that says what happened and what to do.
    func sentence(_ strings: Strings) -> String {
        switch self {
        case .nothingFound(let text):
            return strings[CommandErrorText.nothingFound, ["text": text]]
        case .ambiguous(let text, let films):
            let choices = films.map { film in
                let id = film.externalIDs.imdb?.description
                return strings[
                    CommandErrorText.choice,
                    [
                        "film": film.heading,
                        "id": id ?? strings[CommandErrorText.choiceID, ["id": film.id.description]],
                    ]]
            }
            return strings[CommandErrorText.ambiguous, ["text": text, "films": strings.either(choices)]]
        case .ambiguousList(let text, let lists):
            let choices = lists.map { strings[CommandErrorText.choiceID, ["id": $0.description]] }
            return strings[CommandErrorText.ambiguous, ["text": text, "films": strings.either(choices)]]
        case .refused(let sentence): return sentence(strings)
        case .passwordNeeded: return strings[CommandErrorText.passwordNeeded]
        case .nothingSet: return strings[CommandErrorText.nothingSet]
        case .addressUnavailable(let host, let port, let code):
            let values: KeyValuePairs = ["host": host, "port": String(port), "code": String(code)]
            return strings[Self.text(code), values]
        case .tooFewFiles(let needed): return strings[CommandErrorText.tooFewFiles, ["needed": String(needed)]]
        case .notAsked(let provider): return strings[CommandErrorText.notAsked, ["provider": provider.name]]
        case .noCatalogue: return strings[CommandErrorText.noCatalogue]
        case .keyRefused(let provider): return strings[CommandErrorText.keyRefused, ["provider": provider.name]]
        case .stopped(let remark, _): return strings[CommandErrorText.stopped, ["remark": remark]]
        case .notAccepted: return strings[CommandErrorText.notAccepted]
        }
    }

    /// The text that says why the system does not let Filmz listen, and what to do.
    private static func text(_ code: Int32) -> CommandErrorText {
        switch code {
        case EADDRINUSE: .addressInUse
        case EACCES: .addressReserved
        case EADDRNOTAVAIL: .addressForeign
        case EMFILE, ENFILE: .addressFiles
        default: .addressUnavailable
        }
    }

    var exitCode: Int32 {
        switch self {
        case .nothingFound, .ambiguous, .ambiguousList, .nothingSet, .notAsked: 1
        case .refused, .passwordNeeded, .keyRefused, .notAccepted: 2
        case .addressUnavailable, .tooFewFiles, .noCatalogue: 74
        case .stopped(_, let signal): 128 + signal
        }
    }
}

extension DomainError {
    /// A sentence that says what happened and what to do, for the command line.
    func sentence(_ strings: Strings) -> String {
        switch self {
        case .noSuchFilm: strings[CommandErrorText.noSuchFilm]
        case .noSuchViewing: strings[CommandErrorText.noSuchViewing]
        case .noSuchList: strings[CommandErrorText.noSuchList]
        case .notOnList, .listFull, .listByRule, .noteChanged, .tooManyLists, .noSuchTag, .tooManyTags, .noSuchEpisode,
            .tooManyEpisodes, .episodeHasPlace:
            strings.message(for: self)
        case .noSuchShare: strings[CommandErrorText.noSuchShare]
        case .tooManyShares, .tooManyAddresses, .noSuchTheatre, .noSuchShowtime, .tooManyTheatres:
            strings.message(for: self)
        case .nothingToUndo: strings[CommandErrorText.nothingToUndo]
        case .notAddedByHand: strings[ProblemText.notAddedByHand]
        case .notYours: strings[ProblemText.notYours]
        case .filmOfOthers, .filmInUse: strings.message(for: self)
        case .ownersOnly: strings[ProblemText.ownersOnly]
        case .setElsewhere: strings[CommandErrorText.setElsewhere]
        case .importElsewhere: strings[ProblemText.importElsewhere]
        case .invalid(let field, let problem):
            problem.sentence(
                strings, field: [strings.name(of: field), field.option].compactMap(\.self).joined(separator: " "))
        }
    }

    var exitCode: Int32 {
        switch self {
        case .noSuchFilm, .noSuchViewing, .noSuchEpisode, .noSuchList, .noSuchTag, .noSuchShare, .notOnList,
            .noSuchTheatre, .noSuchShowtime,
            .nothingToUndo:
            1
        case .tooManyShares, .tooManyAddresses, .tooManyTheatres, .episodeHasPlace: 2
        case .listFull, .listByRule, .noteChanged, .tooManyLists, .tooManyTags, .tooManyEpisodes, .notAddedByHand,
            .notYours, .filmOfOthers, .filmInUse, .ownersOnly,
            .setElsewhere,
            .invalid:
            2
        case .importElsewhere: 74
        }
    }
}

extension DomainError.Problem {
    /// - Parameter field: the name of the field, and of its option
    fileprivate func sentence(_ strings: Strings, field: String) -> String {
        switch self {
        case .missing: strings[CommandErrorText.missing, ["field": field]]
        case .tooLong(let limit): strings[CommandErrorText.tooLong, ["field": field, "limit": String(limit)]]
        case .malformed: strings[CommandErrorText.malformed, ["field": field]]
        case .notUnderstood(let words): strings[ProblemText.wordsNotUnderstood, ["words": words.printable]]
        case .notYet: strings[CommandErrorText.notYet, ["field": field]]
        }
    }
}

extension DomainError.Field {
    /// The option of commands for this field, in brackets; nil if there is none.
    fileprivate var option: String? {
        switch self {
        case .originalTitle: "(--original-title)"
        case .year: "(--year)"
        case .runtime: "(--runtime)"
        case .genres: "(--genre)"
        case .directors: "(--director)"
        case .imdbID: "(--imdb)"
        case .watchedOn: "(--on)"
        case .place: "(--place)"
        case .companions: "(--with)"
        case .note: "(--note)"
        case .audience: "(--audience)"
        case .keep: "(--keep)"
        case .listRule: "(--rule)"
        case .tags: "(--tags)"
        case .message: "(--message)"
        case .sender: "(--from)"
        case .days: "(--days)"
        case .toldBy: "(--by)"
        case .toldMessage: "(--message)"
        case .theatreName: "(--name)"
        case .timeZone: "(--time-zone)"
        case .location: "(--near)"
        case .country: "(--country)"
        case .services: "(--add)"
        case .title, .releaseDate, .rating, .comment, .stoppedAt, .stopReason, .query, .key, .acceptsConditions,
            .listName, .listDescription, .passPhrase, .theatrePage:
            nil
        }
    }
}

extension ProfileError {
    /// A sentence that says what happened and what to do, for the command line.
    func sentence(_ strings: Strings) -> String {
        switch self {
        case .tooMany: strings[PersonCommandText.tooManyProfiles, ["most": String(Home.profileLimit)]]
        case .needsPassword, .notAtHome, .malformedPin, .wrongPin: strings[PersonCommandText.keeperNeedsPassword]
        }
    }
}

extension AccountError {
    /// A sentence that says what happened and what to do, for the command line.
    func sentence(_ strings: Strings) -> String {
        switch self {
        case .passwordTooShort:
            strings[CommandErrorText.passwordTooShort, ["least": String(Password.minimumLength)]]
        case .passwordTooLong: strings[CommandErrorText.passwordTooLong, ["most": String(Password.byteLimit)]]
        case .wrongPassword: strings[CommandErrorText.wrongPassword]
        case .busy: strings[CommandErrorText.busy]
        case .ownerComesFirst: strings[CommandErrorText.ownerComesFirst]
        case .ownerStays: strings[CommandErrorText.ownerStays]
        case .ownersAreNotInvited: strings[CommandErrorText.ownersAreNotInvited]
        case .noInvitation: strings[PeopleText.invitationGone]
        }
    }

    var exitCode: Int32 { if self == .busy { 70 } else { 2 } }
}
