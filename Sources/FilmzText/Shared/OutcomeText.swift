/// What became of what was asked, with counts that add up.
public enum OutcomeText: TextKey {
    case part
    case entries, films, providers
    case recognised, offered, found
    case doubtful, offeredNowhere
    case filmUnknown, unknown
    case unreadable, failed
    case waiting, notAsked

    public var english: Message {
        switch self {
        case .part: "{things}: {count}"
        case .entries: "Entries"
        case .films: "Films"
        case .providers: "Providers"
        case .recognised: "film recognised"
        case .offered: "offered"
        case .found: "film found"
        case .doubtful: "in doubt"
        case .offeredNowhere: "offered nowhere"
        case .filmUnknown: "film not known"
        case .unknown: "not known there"
        case .unreadable: "unreadable"
        case .failed: "no answer"
        case .waiting: "still to be asked about"
        case .notAsked: "not asked yet"
        }
    }
}
