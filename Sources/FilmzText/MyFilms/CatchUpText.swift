/// Saying quickly which films one has seen.
public enum CatchUpText: TextKey {
    case title, intro, notSeen, starsFor

    public var english: Message {
        switch self {
        case .title: "Catch up"
        case .intro: "Which of these have you seen? One tap each. Stars count as seen."
        case .notSeen: "Not seen"
        case .starsFor: "Stars for {film}"
        }
    }
}
