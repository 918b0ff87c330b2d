import FilmzDomain

/// A key of a string table. Its raw value is the English text, so English is complete by construction; every other
/// table translates that text.
///
/// `{name}` stands for a value, and `|` divides the plural forms, singular first.
protocol TextKey: RawRepresentable<String>, CaseIterable, Sendable {}

/// The words of the interface in the reader's language.
public struct Strings: Sendable {
    /// As in HTML's `lang`.
    public let language: String
    private let translate: @Sendable (String) -> String
    // Lists say these for every film, so they are put together once.
    private(set) var monthNames: [String] = []
    private(set) var shortMonthNames: [String] = []
    private(set) var ratingNames: [String] = []
    private(set) var genreNames: [String: String] = [:]

    private init(language: String, translate: @escaping @Sendable (String) -> String) {
        (self.language, self.translate) = (language, translate)
        monthNames = MonthText.allCases.map { self[$0] }
        shortMonthNames = ShortMonthText.allCases.map { self[$0] }
        genreNames = Dictionary(uniqueKeysWithValues: GenreText.allCases.map { ($0.rawValue, self[$0]) })
        ratingNames = Rating.allCases.map { self[SharedText.outOfFive, ["stars": stars($0)]] }
    }

    public static let english = Strings(language: "en") { $0 }

    /// Accents every letter of every text and puts it in brackets, so that a text which never came from a table
    /// shows.
    public static let pseudo = Strings(language: "en-XA") { PseudoLocale.text($0) }

    /// The best table for an `Accept-Language` header. English is the only one so far.
    public static func forLanguage(_ acceptLanguage: String?) -> Strings {
        .english
    }

    subscript(key: some TextKey) -> String {
        translate(key.rawValue)
    }

    subscript(key: some TextKey, values: KeyValuePairs<String, String>) -> String {
        Self.filled(translate(key.rawValue), values)
    }

    /// A sentence in which markup stands for `{name}`.
    func html(
        _ key: some TextKey, _ name: String, _ value: HTML, _ values: KeyValuePairs<String, String> = [:]
    ) -> HTML {
        let parts = translate(key.rawValue).split(
            separator: "{\(name)}", maxSplits: 1, omittingEmptySubsequences: false)
        let texts = parts.map { part -> HTML in "\(Self.filled(String(part), values))" }
        return texts.dropFirst().reduce(texts.first ?? "") { $0 + value + $1 }
    }

    /// The plural form for a number, which stands for `{count}`.
    func count(_ key: some TextKey, _ count: Int, _ values: KeyValuePairs<String, String> = [:]) -> String {
        let forms = translate(key.rawValue).utf8.split(separator: UInt8(ascii: "|")).map(Substring.init)
        let form = count == 1 ? forms.first : forms.last
        return Self.filled(String(form ?? ""), ["count": number(count)], values)
    }

    /// `1,236`.
    func number(_ value: Int) -> String {
        let digits = String(value.magnitude)
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { result += "," }
            result.append(digit)
        }
        return value < 0 ? "−" + result : result
    }

    /// `8.7`, always with one decimal.
    func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(abs(tenths % 10))"
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
