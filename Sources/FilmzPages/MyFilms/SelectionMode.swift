/// The state of a list whose films can be ticked, to change several at once.
public enum SelectionMode: String, Sendable {
    case begun = "1"
    /// The form was sent with no film ticked.
    case withoutFilms = "none"

    /// Nil when the address does not ask for films to tick.
    public init?(fields: FormFields) {
        self.init(rawValue: fields.text(.select) ?? "")
    }
}

extension SiteAddress {
    /// The same list, with films to tick.
    public func selecting(_ selecting: SelectionMode = .begun) -> SiteAddress {
        with(.select, value: selecting.rawValue)
    }
}
