/// Backups in the settings, and the pages that lead away from there.
public enum BackupText: TextKey {
    case title, intro, sameDisk, none, backUpNow, older, download, restore
    case regular, beforeUpdate, beforeRestore, rescued
    case schedule, interval, never, daily, weekly, keep, fixedNever, fixedDaily, fixedWeekly
    case fromFile, fromFileHint, chooseFile
    case made, notMade, scheduled, restored, replaced, signIns, addresses, films, viewings, lists, setAside
    case kilobytes, megabytes, gigabytes
    case isDamaged, ofNewer

    public var english: Message {
        switch self {
        case .title: "Backups"
        case .intro:
            "A backup is one file with everything personal: what you saw, your stars, notes and watchlist. Providers’ keys are not in it."
        case .sameDisk:
            "These lie on the same disk as Filmz, so they are no protection if it breaks. Download one now and then, and keep it somewhere else."
        case .none: "There is no backup yet."
        case .backUpNow: "Back up now"
        case .older: .plural(one: "{count} older backup", other: "{count} older backups")
        case .download: "Download"
        case .restore: "Restore"
        case .regular: "Regular"
        case .beforeUpdate: "Before an update"
        case .beforeRestore: "Before a restore"
        case .rescued: "Rescued"
        case .schedule: "Regular backups"
        case .interval: "How often"
        case .never: "Never"
        case .daily: "Every day"
        case .weekly: "Every week"
        case .keep: "How many to keep"
        case .fixedNever: "Filmz makes none by itself."
        case .fixedDaily:
            .plural(
                one: "Filmz makes one every day and keeps the last one.",
                other: "Filmz makes one every day and keeps the last {count}.")
        case .fixedWeekly:
            .plural(
                one: "Filmz makes one every week and keeps the last one.",
                other: "Filmz makes one every week and keeps the last {count}.")
        case .fromFile: "Restore from a file"
        case .fromFileHint: "Bring back what you kept somewhere else, or on another machine."
        case .chooseFile: "Choose a file"
        case .made: "The backup is made."
        case .notMade:
            "Part of your data is damaged, so no backup was made, and the older ones were kept. See what is wrong on the machine that runs Filmz, with:"
        case .scheduled: "The schedule is saved."
        case .restored: "The backup is in place: {things}."
        case .replaced: "Put aside: {things}."
        case .signIns:
            .plural(
                one: "{count} sign-in was left out: it may have been ended since.",
                other: "{count} sign-ins were left out: they may have been ended since.")
        case .addresses:
            .plural(
                one: "{count} address of a link or calendar was left out: it was taken back since.",
                other: "{count} addresses of links and calendars were left out: they were taken back since.")
        case .lists: .plural(one: "{count} list", other: "{count} lists")
        case .films: .plural(one: "{count} film", other: "{count} films")
        case .viewings: .plural(one: "{count} viewing", other: "{count} viewings")
        case .setAside: "What was there before is a backup too: {time}."
        case .kilobytes: "{size}\u{A0}KB"
        case .isDamaged: "damaged, cannot be restored"
        case .ofNewer: "of a newer Filmz"
        case .megabytes: "{size}\u{A0}MB"
        case .gigabytes: "{size}\u{A0}GB"
        }
    }
}

/// The pages on which a backup is downloaded or put in place.
public enum BackupPageText: TextKey {
    case downloadTitle, downloadHint, restoreTitle, restoreFileTitle, whatHappens, replaced, setAside, signedOut,
        passwordStays, passwordOfBackup, keysStay, file, passwordAgain

    public var english: Message {
        switch self {
        case .downloadTitle: "Download this backup?"
        case .downloadHint:
            "The file holds everything personal, and anybody who has it can read it. Keep it in a safe place."
        case .restoreTitle: "Restore this backup?"
        case .restoreFileTitle: "Restore from a file"
        case .whatHappens: "What will happen"
        case .replaced:
            "Everything personal becomes what it was in the backup: films, viewings, stars, notes and watchlist."
        case .setAside: "What is there now becomes a backup itself, so there is a way back."
        case .signedOut: "Every device is signed out, this one too."
        case .passwordStays: "The password stays as it is now."
        case .passwordOfBackup: "If this Filmz is still empty, the backup’s password holds from then on."
        case .keysStay: "Providers’ keys stay as they are."
        case .file: "Backup file"
        case .passwordAgain: "Your password, once more"
        }
    }
}

/// Why a file that was sent is not taken.
public enum UploadText: TextKey {
    case brokenOff, noFile, emptyFile, passwordLate, boundary, lineEnds, headers, unnamed, nested, tooMany, tooLong
    /// Said before anything is sent.
    case tooLarge

    public var english: Message {
        switch self {
        case .brokenOff: "The file did not arrive whole. Try again, and stay on this page until it has arrived."
        case .noFile: "Choose a file first."
        case .emptyFile: "This file is empty. Choose a backup of Filmz."
        case .passwordLate: "The password has to come before the file. Use Filmz’s own form."
        case .boundary: "What was sent does not say where its parts begin. Use Filmz’s own form."
        case .lineEnds: "The lines of what was sent do not end as they should. Use Filmz’s own form."
        case .headers: "A part of what was sent says too much about itself. Use Filmz’s own form."
        case .unnamed: "A part of what was sent has no name. Use Filmz’s own form."
        case .nested: "A part of what was sent has parts of its own. Use Filmz’s own form."
        case .tooMany: "What was sent has too many parts. Use Filmz’s own form."
        case .tooLong: "A part of what was sent is too long. Use Filmz’s own form."
        case .tooLarge: "This is more than {size}, which is the most that Filmz takes here. Nothing was sent."
        }
    }
}
