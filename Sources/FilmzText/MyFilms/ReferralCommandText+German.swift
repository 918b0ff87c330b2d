extension ReferralCommandText {
    public var german: Message {
        switch self {
        case .abstract: "Notieren, wer dir von einem Film erzählt hat, oder das zurücknehmen."
        case .by: "Wer dir davon erzählt hat."
        case .message: "Was die Person gesagt hat."
        case .remove: "Zurücknehmen."
        case .saved: "{name} hat dir von {film} erzählt"
        case .removed: "{name} steht nicht mehr bei {film}"
        }
    }
}
