extension ReferralText {
    public var german: Message {
        switch self {
        case .title: "Wer mir davon erzählt hat"
        case .add: "Jemand hat mir davon erzählt"
        case .name: "Wer hat dir davon erzählt?"
        case .message: "Was hat die Person gesagt?"
        case .save: "Speichern, wer es war"
        case .remove: "{name} entfernen"
        case .filter: "Erzählt von"
        case .names: "Erzählt von {names}"
        }
    }
}
