import FilmzDomain

extension DomainError {
    /// Whether the form can be shown again for correction.
    var isInvalid: Bool {
        if case .invalid = self { true } else { false }
    }
}
