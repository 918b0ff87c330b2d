import FilmzDomain

/// The words of Filmz in the reader's language, with values filled in.
public struct Strings: Sendable {
    public let language: Language
    // Lists say these for every film, so they are put together once.
    private(set) var monthNames: [String] = []
    private(set) var shortMonthNames: [String] = []
    private(set) var ratingNames: [String] = []
    private(set) var genreNames: [String: String] = [:]
    private(set) var countryNames: [String: String] = [:]
    private(set) var spokenLanguageNames: [String: String] = [:]

    public static let english = Strings(.english)
    public static let german = Strings(.german)
    public static let accented = Strings(.accented)
    public static let mirrored = Strings(.mirrored)

    public static func of(_ language: Language) -> Strings {
        switch language {
        case .english: english
        case .german: german
        case .accented: accented
        case .mirrored: mirrored
        }
    }

    private init(_ language: Language) {
        self.language = language
        monthNames = MonthText.allCases.map { self[$0] }
        shortMonthNames = ShortMonthText.allCases.map { self[$0] }
        genreNames = names(GenreText.self)
        countryNames = names(CountryText.self)
        spokenLanguageNames = names(SpokenLanguageText.self)
        ratingNames = Rating.allCases.map { self[SharedText.outOfFive, ["stars": stars($0)]] }
    }

    /// The texts of a table by what the catalogue calls the same.
    private func names<Key: TextKey & RawRepresentable<String>>(_ table: Key.Type) -> [String: String] {
        Dictionary(uniqueKeysWithValues: table.allCases.map { ($0.rawValue, self[$0]) })
    }

    public subscript(key: some TextKey) -> String {
        switch key.message(in: language) {
        case .text(let text): text
        case .plural(_, _, _, _, _, let text): text
        }
    }

    public subscript(key: some TextKey, values: KeyValuePairs<String, String>) -> String {
        Self.filled(self[key], values)
    }

    /// The plural form for a number, which stands for `{count}`.
    public func count(_ key: some TextKey, _ count: Int, _ values: KeyValuePairs<String, String> = [:]) -> String {
        let form = key.message(in: language).form(language.plural.category(of: count))
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
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { result += language.groupSeparator }
            result.append(digit)
        }
        return if value < 0 { "−" + result } else { result }
    }

    /// `8.7`, always with one decimal.
    public func decimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10)\(language.decimalSeparator)\(abs(tenths % 10))"
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
