extension CardText {
    public var german: Message {
        switch self {
        case .from: "Von {name}"
        case .quoted: "„{text}“"
        }
    }
}
