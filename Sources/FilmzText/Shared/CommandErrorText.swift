/// Why a command cannot be done as asked, and what to do.
public enum CommandErrorText: TextKey {
    case nothingFound, ambiguous, choice, choiceID, passwordNeeded, nothingSet, addressInUse, addressReserved,
        addressForeign, addressFiles, addressUnavailable, tooFewFiles, notAsked, noCatalogue, keyRefused, stopped,
        notAccepted, fault
    case configurationUnreadable, configured, wantedText, wantedNumber, wantedFlag, wantedRange, wantedPositive,
        wantedFile, wantedSecret, wantedList
    case noSuchFilm, noSuchViewing, noSuchList, noSuchShare, nothingToUndo, setElsewhere, missing, tooLong, malformed,
        notYet
    case passwordTooShort, passwordTooLong, wrongPassword, busy
    case noPort, noProvider

    public var english: Message {
        switch self {
        case .nothingFound: "No film matches “{text}”; try fewer words, or add it with: filmz add \"{text}\""
        case .ambiguous: "“{text}” could be {films}; give its ID."
        case .choice: "{film} [{id}]"
        case .choiceID: "ID {id}"
        case .passwordNeeded:
            "Others could reach Filmz this way, and it has no password yet; set one with: filmz password"
        case .nothingSet: "Filmz has no password; nothing was changed."
        case .addressInUse:
            "Cannot listen on {host} port {port}, because another program does; choose another with --port (0 finds a free one)."
        case .addressReserved:
            "Cannot listen on {host} port {port}, because the system keeps it for administrators; choose one from 1024 on with --port."
        case .addressForeign:
            "Cannot listen on {host} port {port}, because it is no address of this machine; choose another with --host."
        case .addressFiles:
            "Cannot listen on {host} port {port}, because too many files are open; let more be open with: ulimit -n 1024"
        case .addressUnavailable:
            "Cannot listen on {host} port {port} (error {code} of the system); choose another with --host or --port."
        case .tooFewFiles:
            "Filmz may open too few files to serve; allow at least {needed}, better more, with: ulimit -n 1024"
        case .notAsked: "Filmz does not ask {provider}; see how to change that with: filmz help providers"
        case .noCatalogue: "There is no catalogue, and none could be made; see whether the disk is full, and try again."
        case .keyRefused:
            "{provider} does not take this key, so it was not kept; look whether it is whole and activated."
        case .stopped: "Stopped. {remark}"
        case .notAccepted:
            "Nobody accepted these conditions, so nothing was downloaded; say yes when asked, or give --accept-licence."
        case .fault: "Something went wrong; nothing half-done was saved, please try again. ({reason})"
        case .configurationUnreadable: "{path} cannot be read; it holds one JSON object, and must be yours to read."
        case .configured: "{name} in the configuration is to be {wanted}; correct it in config.json or the environment."
        case .wantedText: "a text in quotes"
        case .wantedNumber: "a number"
        case .wantedFlag: "true or false"
        case .wantedFile: "a file that can be read and is not empty"
        case .wantedList: "texts in quotes in [ ], or in the environment with commas between them"
        case .wantedSecret: "a secret of at least {count} characters"
        case .wantedRange: "{first} to {last}"
        case .wantedPositive: "1 or more"
        case .noSuchFilm: "There is no film with this ID; find it with: filmz search"
        case .noSuchViewing: "There is no viewing with this ID; see them with: filmz viewing list"
        case .noSuchShare: "There is no link with this ID; see them with: filmz share show"
        case .noSuchList: "There is no list with this name or ID; see them with: filmz list lists"
        case .nothingToUndo: "There is nothing to undo here; it was undone already, or changed again since."
        case .setElsewhere: "The environment or the configuration file says so; change it there. Nothing was changed."
        case .missing: "The {field} is missing; please give one."
        case .tooLong: "The {field} is too long; it may have at most {limit}."
        case .malformed: "The {field} is not one Filmz understands; see --help."
        case .notYet: "The {field} is still to come; give today or an earlier one."
        case .passwordTooShort: "This password is too short; use at least {least} characters. Nothing was changed."
        case .passwordTooLong: "This password is too long; it may have at most {most} bytes."
        case .wrongPassword: "This is not the password."
        case .busy: "Filmz is busy checking passwords; try again in a few seconds."
        case .noPort: "{port} is no port; give one from 0 to 65535."
        case .noProvider: "{text} is no provider; give one of {providers}."
        }
    }
}
