/// `filmz imports`.
public enum ImportsCommandText: TextKey {
    case abstract, discussion, remove, again, dryRun, zone, noSuchImport, better, correction, wouldChange
    case id, day, state, change, name

    public var english: Message {
        switch self {
        case .abstract: "List the files of other products that you took in, or gave on the page, and what they changed."
        case .discussion:
            "The change of an import is undone with \"filmz undo\", as a whole or for one film. When Filmz has learned to read more since, --again puts right what was lost; what you changed yourself stays."
        case .remove:
            "Remove the files of this import, by its number. What was taken in stays, and can no longer be undone."
        case .again:
            "Take the files of this import in again, by its number: what is new, and what an earlier Filmz lost or misunderstood."
        case .dryRun: "Only say what --again would do."
        case .zone:
            "The time zone in which you were when the files name moments: Europe/Vienna. Yours, if you do not say."
        case .better: "may be put right"
        case .correction: "{title}: {before} → {after}"
        case .wouldChange: .plural(one: "{count} film would change.", other: "{count} films would change.")
        case .noSuchImport: "There is no import {import}. “filmz imports” lists them."
        case .id: "NUMBER"
        case .day: "DAY"
        case .state: "STATE"
        case .change: "CHANGE"
        case .name: "FILES"
        }
    }
}
