import FilmzDomain

/// The words of Filmz in the reader's language, with values filled in.
public struct Strings: Sendable {
    public let language: Language
    /// How dates, times, numbers and stars are written.
    public private(set) var forms = ReaderForms()
    private(set) var numbers: NumberForm
    /// The texts, by the raw values of their keys.
    let messages: [Message]
    // Lists say these for every film, so they are put together once.
    private(set) var monthNames: [String] = []
    private(set) var shortMonthNames: [String] = []
    private(set) var ratingNames: [String] = []
    private(set) var genreNames: [String: String] = [:]
    private(set) var countryNames: [String: String] = [:]
    private(set) var spokenLanguageNames: [String: String] = [:]

    public static let english = Strings(.english)
    public static let german = Strings(.german)
    public static let french = Strings(.french)
    public static let spanish = Strings(.spanish)
    public static let accented = Strings(.accented)
    public static let mirrored = Strings(.mirrored)

    public static func of(_ language: Language) -> Strings {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        case .spanish: spanish
        case .accented: accented
        case .mirrored: mirrored
        }
    }

    private init(_ language: Language) {
        self.language = language
        numbers = language.numbers
        messages = LanguageFile.messages(of: language)
        monthNames = MonthText.allCases.map { self[$0] }
        shortMonthNames = ShortMonthText.allCases.map { self[$0] }
        genreNames = names(GenreText.self)
        countryNames = names(CountryText.self)
        spokenLanguageNames = names(SpokenLanguageText.self)
        ratingNames = Rating.allCases.map { self[SharedText.outOfFive, ["stars": stars($0)]] }
    }

    /// The same words, with dates, times, numbers and stars in a reader's forms.
    public func written(in forms: ReaderForms) -> Strings {
        var strings = self
        strings.forms = forms
        strings.numbers = forms.numbers ?? language.numbers
        return strings
    }

    /// The texts of a table by what the catalogue calls the same.
    private func names<Key: NamedTextKey>(_ table: Key.Type) -> [String: String] {
        Dictionary(uniqueKeysWithValues: zip(table.names, table.allCases.map { self[$0] }))
    }

    /// The text of a key with all its forms.
    func message(_ key: some TextKey) -> Message {
        messages[Int(key.rawValue)]
    }

    public subscript(key: some TextKey) -> String {
        message(key).form(.other)
    }

    public subscript(key: some TextKey, values: KeyValuePairs<String, String>) -> String {
        Self.filled(self[key], values)
    }

    /// The plural form for a number, which stands for `{count}`.
    public func count(_ key: some TextKey, _ count: Int, _ values: KeyValuePairs<String, String> = [:]) -> String {
        let form = message(key).form(language.plural.category(of: count))
        return Self.filled(form, ["count": number(count)], values)
    }

    /// What stands before a placeholder and what after it, for a sentence in which something else than a text stands there.
    public func parts(
        _ key: some TextKey, around name: String, _ values: KeyValuePairs<String, String> = [:]
    ) -> (before: String, after: String) {
        let parts = self[key].split(separator: "{\(name)}", maxSplits: 1, omittingEmptySubsequences: false)
            .map { Self.filled(String($0), values) }
        return (parts.first ?? "", parts.dropFirst().first ?? "")
    }

    /// `1,236`.
    public func number(_ value: Int) -> String {
        let digits = String(value.magnitude)
        let isGrouped = digits.utf8.count >= numbers.leastGroupedDigits
        var result = ""
        for (index, digit) in digits.enumerated() {
            if isGrouped, index > 0, (digits.count - index).isMultiple(of: 3) { result += numbers.groupSeparator }
            result.append(digit)
        }
        return if value < 0 { "−" + result } else { result }
    }

    /// `8.7`, always with one decimal.
    public func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10)\(numbers.decimalSeparator)\(abs(tenths % 10))"
    }

    private static func filled(
        _ pattern: String, _ values: KeyValuePairs<String, String>, _ more: KeyValuePairs<String, String> = [:]
    ) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(pattern.utf8.count + 40)
        // Where in the result the present name began.
        var name: Int?
        for byte in pattern.utf8 {
            switch (byte, name) {
            case (UInt8(ascii: "{"), nil):
                name = result.count
            case (UInt8(ascii: "}"), let start?):
                let isNamed = { (key: String) in key.utf8.elementsEqual(result[start...]) }
                let value = (values.first { isNamed($0.key) } ?? more.first { isNamed($0.key) })?.value ?? ""
                result.removeSubrange(start...)
                result.append(contentsOf: value.utf8)
                name = nil
            default:
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
