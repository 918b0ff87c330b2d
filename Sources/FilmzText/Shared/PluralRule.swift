/// The forms of words that languages tell numbers apart by, as CLDR names them.
public enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// Which form of a word belongs to a whole number in a language: CLDR's rules for cardinals.
public struct PluralRule: Sendable {
    /// The forms that the language has.
    public let categories: Set<PluralCategory>
    private let form: @Sendable (UInt) -> PluralCategory

    public init(_ categories: Set<PluralCategory>, form: @escaping @Sendable (UInt) -> PluralCategory) {
        self.categories = categories
        self.form = form
    }

    public func category(of number: Int) -> PluralCategory {
        form(number.magnitude)
    }

    /// As in English, German and Spanish: 1 film, 2 films, 0 films.
    public static let oneAndOther = PluralRule([.one, .other]) { $0 == 1 ? .one : .other }

    /// As in French: 1 film, 2 films, 0 film. Whole millions, which CLDR counts apart, are taken for other numbers.
    public static let zeroOneAndOther = PluralRule([.one, .other]) { $0 <= 1 ? .one : .other }
}
