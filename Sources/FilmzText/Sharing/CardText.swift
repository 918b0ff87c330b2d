/// What stands on cards that pass films on.
public enum CardText: TextKey {
    case from, quoted

    public var english: Message {
        switch self {
        case .from: "From {name}"
        case .quoted: "“{text}”"
        }
    }
}
