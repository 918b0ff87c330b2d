public import FilmzDomain

/// The form for a person who recommended a film, as typed.
public struct ReferralForm: Sendable {
    public var by: String
    public var message: String

    public init(_ fields: FormFields) {
        by = fields[.by] ?? ""
        message = fields[.message] ?? ""
    }

    public var edit: MyFilmEdit { .told(by: by, message: message) }
}
