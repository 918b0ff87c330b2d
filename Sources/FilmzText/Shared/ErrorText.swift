public enum ErrorText: TextKey {
    case title, badRequest, badRequestHint, forbidden, forbiddenHint, notFound, notFoundHint, noSuchFilmHint, conflict,
        tooLarge, tooLargeHint, wrongKind, wrongKindHint, invalid, failed, failedHint, unavailable, unavailableHint,
        diskFull, diskFullHint, locked, lockedHint, readOnly, readOnlyHint, damaged, detached, detachedHint,
        damagedHint, passwordMissing, passwordMissingHint, backupUnreadable, backupForeign, backupDamaged,
        backupTooNew, backupTooLarge, backupExists, backupPresent, backupInUse, importElsewhere, search, home

    public var english: Message {
        switch self {
        case .title: "That didn’t work"
        case .badRequest: "We couldn’t read that request"
        case .badRequestHint: "The address or the form arrived incomplete. Nothing was changed. Go back and try again."
        case .forbidden: "This isn’t allowed from here"
        case .forbiddenHint:
            "The request came from another site, so nothing was changed. Open Filmz itself and do it there."
        case .notFound: "There is nothing at this address"
        case .notFoundHint: "The link may be old or mistyped. Your films are all still there."
        case .noSuchFilmHint: "The link may be old or mistyped. Search for the title instead."
        case .conflict: "That can’t be done any more"
        case .tooLarge: "That is too much at once"
        case .tooLargeHint: "What was sent is larger than anything Filmz expects. Nothing was changed."
        case .wrongKind: "We can’t read this kind of data"
        case .wrongKindHint: "Nothing was changed. Use the forms on the pages and it will work."
        case .invalid: "We couldn’t take that"
        case .failed: "Something went wrong on our side"
        case .failedHint: "Your films are safe. Try again in a moment; if it stays, the server’s log says why."
        case .unavailable: "Filmz is busy for a moment"
        case .unavailableHint: "Your films are safe. Try again in a few seconds."
        case .diskFull: "The disk is full"
        case .diskFullHint: "Nothing was changed. Make room on the disk that Filmz keeps your films on, then try again."
        case .locked: "Another program holds your films"
        case .lockedHint: "Nothing was changed. Try again in a moment; if it stays, end the other program."
        case .readOnly: "Your films can’t be written"
        case .readOnlyHint:
            "Nothing was changed. The file or its disk lets Filmz only read; change that, then try again."
        case .damaged: "The file with your films is damaged"
        case .detached: "A file of Filmz was removed or replaced"
        case .detachedHint:
            "That happened while Filmz had it open, so it writes nothing more. What was kept until then is in the database, or in a backup called rescued if there was room for one. End Filmz and start it again."
        case .damagedHint:
            "Nothing was changed. Stop Filmz, check the disk, then bring a backup back with: filmz restore"
        case .passwordMissing: "Filmz needs a password"
        case .passwordMissingHint:
            "Other devices can reach it, and it has none. On its machine, set one with: filmz password"
        case .backupUnreadable: "The backup can’t be read. Check that it is still there, then try again."
        case .backupForeign: "This file is no backup of Filmz. Choose one whose name begins with “filmz-”."
        case .backupDamaged:
            "Part of it is broken or missing, so nothing was changed. Try another backup, or run “filmz doctor” on the machine."
        case .backupTooNew: "A newer Filmz made this backup. Update this one first, then try again."
        case .backupTooLarge: "The file is larger than any backup can be, so it was not taken. Choose another one."
        case .backupExists: "There is a file of that name already. Choose another name."
        case .backupPresent: "This file is the present data itself. Choose a backup of it."
        case .backupInUse: "Another Filmz uses the same data. Stop it, then try again."
        case .importElsewhere: "Somebody else is at it"
        case .search: "Search for a film"
        case .home: "Go to Discover"
        }
    }
}
