import FilmzDomain

/// The words of Filmz in the reader's language, with values filled in.
public struct Strings: Sendable {
    public let language: Language
    /// How dates, times, numbers and stars are written.
    public private(set) var forms = ReaderForms()
    private(set) var numbers: NumberForm
    private let words: Words

    /// What all readers of a language share. It is a class, because every page copies its strings.
    private final class Words: Sendable {
        /// The texts, by the raw values of their keys.
        let messages: [Message]
        let names: Names

        init(messages: [Message], names: Names) {
            self.messages = messages
            self.names = names
        }
    }

    /// What lists say for every film, put together once.
    private struct Names: Sendable {
        var months: [String] = []
        var shortMonths: [String] = []
        var ratings: [String] = []
        var genres: [String: String] = [:]
        var countries: [String: String] = [:]
        var spokenLanguages: [String: String] = [:]

        init() {}

        init(in strings: Strings) {
            months = MonthText.allCases.map { strings[$0] }
            shortMonths = ShortMonthText.allCases.map { strings[$0] }
            ratings = Rating.allCases.map { strings[SharedText.outOfFive, ["stars": strings.stars($0)]] }
            genres = strings.names(GenreText.self)
            countries = strings.names(CountryText.self)
            spokenLanguages = strings.names(SpokenLanguageText.self)
        }
    }

    var messages: [Message] { words.messages }
    var monthNames: [String] { words.names.months }
    var shortMonthNames: [String] { words.names.shortMonths }
    var ratingNames: [String] { words.names.ratings }
    var genreNames: [String: String] { words.names.genres }
    var countryNames: [String: String] { words.names.countries }
    var spokenLanguageNames: [String: String] { words.names.spokenLanguages }

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
        let messages = LanguageFile.messages(of: language)
        let withoutNames = Strings(language, words: Words(messages: messages, names: Names()))
        self.init(language, words: Words(messages: messages, names: Names(in: withoutNames)))
    }

    private init(_ language: Language, words: Words) {
        self.language = language
        numbers = language.numbers
        self.words = words
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

extension Strings: Equatable {
    /// Everything else follows from the language and the forms.
    public static func == (left: Strings, right: Strings) -> Bool {
        left.language == right.language && left.forms == right.forms
    }
}
