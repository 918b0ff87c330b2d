/// How numbers are written.
struct NumberForm: Hashable, Sendable {
    /// What stands between the thousands.
    let groupSeparator: String
    /// What stands before the tenths.
    let decimalSeparator: String
    /// How many digits a number has whose thousands are separated. CLDR: four, in Spain five.
    var leastGroupedDigits = 4

    static let english = NumberForm(groupSeparator: ",", decimalSeparator: ".")
    static let german = NumberForm(groupSeparator: ".", decimalSeparator: ",")
    static let french = NumberForm(groupSeparator: "\u{202F}", decimalSeparator: ",")
    static let spanish = NumberForm(groupSeparator: ".", decimalSeparator: ",", leastGroupedDigits: 5)
    static let swiss = NumberForm(groupSeparator: "’", decimalSeparator: ".")
    static let spaced = NumberForm(groupSeparator: "\u{A0}", decimalSeparator: ",")
}
