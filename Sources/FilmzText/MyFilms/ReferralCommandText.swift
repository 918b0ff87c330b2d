/// `filmz told`.
public enum ReferralCommandText: TextKey {
    case abstract, by, message, remove, saved, removed

    public var english: Message {
        switch self {
        case .abstract: "Note who told you about a film, or take that back."
        case .by: "Who told you."
        case .message: "What they said."
        case .remove: "Take it back."
        case .saved: "{name} told you about {film}"
        case .removed: "{name} is no longer noted for {film}"
        }
    }
}
