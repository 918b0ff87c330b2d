/// What problem documents say to whoever writes a program: a title and what happened, with what to do.
public enum APIProblemText: TextKey {
    case wrongPassword, wrongPasswordDetail, passwordMissing, passwordMissingDetail, crossSite, crossSiteDetail,
        unknownHost, unknownHostDetail, noSuchFilm, noSuchFilmDetail, noSuchViewing, noSuchViewingDetail,
        noSuchList, notOnList, listFull, listByRule, tooManyLists, noSuchTag, tooManyTags,
        noSuchEpisode, episodeHasPlace, tooManyEpisodes,
        noSuchTheatre, noSuchShowtime, tooManyTheatres, noSuchShare, tooManyShares, tooManyAddresses, passPhraseNeeded,
        passPhraseNeededDetail,
        nothingToUndo, nothingToUndoDetail, notAddedByHand, notYours, filmOfOthers, filmInUse, ownersOnly, setElsewhere,
        setElsewhereDetail,
        importElsewhere,
        tooLong,
        tooLongDetail, notYet, notYetDetail,
        diskFull, databaseLocked, databaseReadOnly, databaseDamaged, databaseDetached, notJSON, notJSONDetail,
        malformed, malformedBody, malformedRequest, unknownMember, unknownMemberDetail, missing, missingDetail,
        invalid, invalidDetail, methodNotAllowed, methodNotAllowedDetail, signInNeeded, signInNeededDetail, forbidden,
        forbiddenDetail, notFound, notFoundDetail, tooLarge, tooLargeDetail, tooManyRequests, tooManyRequestsDetail,
        unavailable, unavailableDetail, failed, failedDetail, refused, refusedDetail, backupUnreadable,
        backupUnreadableDetail, backupForeign, backupForeignDetail, backupDamaged, backupDamagedDetail, backupTooNew,
        backupTooNewDetail, backupTooLarge, backupTooLargeDetail, backupExists, backupExistsDetail, backupPresent,
        backupPresentDetail, backupInUse, backupInUseDetail
    case noteChanged

    public var english: Message {
        switch self {
        case .wrongPassword: "Wrong password"
        case .wrongPasswordDetail: "This is not the password; send the right one."
        case .passwordMissing: "No password"
        case .passwordMissingDetail: "Other devices may only come in with a password; set one with: filmz password"
        case .crossSite: "Not from here"
        case .crossSiteDetail: "A change must come from Filmz itself; send an Origin header with the address you ask."
        case .unknownHost: "Not this server"
        case .unknownHostDetail:
            "Filmz does not answer to this host name; ask it by the address it printed when it started."
        case .noSuchFilm: "No such film"
        case .noSuchFilmDetail: "There is no film with this ID; find it by a search."
        case .noSuchList: "No such list"
        case .notOnList: "Not on this list"
        case .listFull: "The list is full"
        case .listByRule: "A list with a rule"
        case .tooManyLists: "Too many lists"
        case .noSuchEpisode: "No such episode"
        case .episodeHasPlace: "In its place"
        case .tooManyEpisodes: "Too many episodes"
        case .noSuchTag: "No such tag"
        case .tooManyTags: "Too many tags"
        case .noSuchShare: "No such link"
        case .noSuchTheatre: "No such theatre"
        case .noSuchShowtime: "No such showing"
        case .tooManyTheatres: "Too many theatres"
        case .tooManyShares: "Too many links"
        case .tooManyAddresses: "Too many addresses"
        case .passPhraseNeeded: "Pass-phrase needed"
        case .passPhraseNeededDetail: "This asks for a pass-phrase; open the address in a browser."
        case .noSuchViewing: "No such viewing"
        case .noSuchViewingDetail:
            "This film has no viewing with this ID, or another film has it; ask for the film's viewings."
        case .nothingToUndo: "Nothing to undo"
        case .nothingToUndoDetail:
            "The change is unknown or too old, or what it did has been changed since; there is nothing to do."
        case .notAddedByHand: "Not added by hand"
        case .notYours: "Not yours"
        case .filmOfOthers: "Others have it"
        case .filmInUse: "In use"
        case .ownersOnly: "For owners only"
        case .importElsewhere: "Under way elsewhere"
        case .setElsewhere: "Set elsewhere"
        case .setElsewhereDetail: "The environment or the configuration file of Filmz says so; change it there."
        case .tooLong: "Too long"
        case .tooLongDetail: "The {field} may have at most {limit}; shorten it."
        case .notYet: "Still to come"
        case .notYetDetail: "The {field} is later than today; give today or an earlier day."
        case .diskFull: "Disk full"
        case .databaseLocked: "Database locked"
        case .databaseReadOnly: "Database cannot be written"
        case .databaseDamaged: "Database damaged"
        case .databaseDetached: "Database moved away"
        case .notJSON: "Not JSON"
        case .notJSONDetail: "Send the body with Content-Type: application/json."
        case .malformed: "Not readable"
        case .malformedBody:
            "The body is no JSON object in UTF-8, or holds a number out of range; mend it and send it again."
        case .malformedRequest: "The address or the body is not readable; mend it and try again."
        case .unknownMember: "Unknown member"
        case .unknownMemberDetail:
            "Nothing would be done with this member, so nothing was changed; leave it out or correct its name."
        case .missing: "Something is missing"
        case .missingDetail: "The {field} is missing; give one."
        case .invalid: "Not understood"
        case .invalidDetail: "The {field} is not one that Filmz understands; correct it."
        case .methodNotAllowed: "Not by this method"
        case .methodNotAllowedDetail: "This resource takes {methods}; use one of them."
        case .signInNeeded: "Sign in first"
        case .signInNeededDetail: "Nobody is signed in; sign in and ask again."
        case .forbidden: "Not allowed"
        case .forbiddenDetail: "This is not allowed; nothing was changed."
        case .notFound: "Nothing here"
        case .notFoundDetail: "There is nothing at this address; docs/api.md lists what there is."
        case .tooLarge: "Too large"
        case .tooLargeDetail: "The body is larger than anything Filmz expects; send less."
        case .tooManyRequests: "Too many requests"
        case .tooManyRequestsDetail: "That was too often; wait and try again."
        case .unavailable: "Busy"
        case .unavailableDetail: "Filmz is busy for a moment; try again in a few seconds."
        case .failed: "A fault of Filmz"
        case .failedDetail: "Something went wrong in Filmz; try again, or see its log."
        case .refused: "Refused"
        case .refusedDetail: "The request was refused; nothing was changed."
        case .backupUnreadable: "Not readable"
        case .backupUnreadableDetail: "The backup cannot be read; check that it is still there."
        case .backupForeign: "No backup"
        case .backupForeignDetail: "The file is no backup of Filmz, so nothing was changed; use another."
        case .backupDamaged: "Damaged"
        case .backupDamagedDetail:
            "Part of it is broken or missing, so nothing was changed; use another backup, or see filmz doctor."
        case .backupTooNew: "From a newer Filmz"
        case .backupTooNewDetail: "A newer Filmz made this backup, so nothing was changed; update this one first."
        case .backupTooLarge: "Too large"
        case .backupTooLargeDetail: "The file is larger than any backup can be; use another."
        case .backupExists: "There already"
        case .backupExistsDetail: "There is a file of that name already; choose another name."
        case .backupPresent: "The present data"
        case .backupPresentDetail: "The file is the present data itself, so nothing was changed; use a backup of it."
        case .backupInUse: "In use"
        case .backupInUseDetail: "Another Filmz uses the same data; stop it and try again."
        case .noteChanged: "The note was changed meanwhile"
        }
    }
}
