import FilmzResources

/// The texts of a language as the program has them: a file of gettext's, whose entries are in the order of the keys.
///
/// English is the template, where the text is what others translate. How an entry is written:
/// https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html. That each key has its entry, scripts/texts checks.
struct LanguageFile {
    /// The texts, by the raw values of their keys.
    private(set) var messages: [Message] = []

    private let isTemplate: Bool
    private let categories: [PluralCategory]
    private var entry = Entry()

    /// The texts of a language, by the raw values of their keys.
    static func messages(of language: Language) -> [Message] {
        switch language {
        case .english: LanguageFile(FilmzResource.englishTexts.bytes, of: language, isTemplate: true).messages
        case .german: LanguageFile(FilmzResource.germanTexts.bytes, of: language).messages
        case .french: LanguageFile(FilmzResource.frenchTexts.bytes, of: language).messages
        case .spanish: LanguageFile(FilmzResource.spanishTexts.bytes, of: language).messages
        case .accented: Strings.english.messages.map { $0.mapped(PseudoLocale.accented) }
        case .mirrored: Strings.english.messages.map { $0.mapped(PseudoLocale.mirrored) }
        }
    }

    init(_ bytes: [UInt8], of language: Language, isTemplate: Bool = false) {
        self.isTemplate = isTemplate
        categories = PluralCategory.allCases.filter(language.plural.categories.contains)
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            read(line)
        }
        finish()
    }

    private mutating func read(_ line: ArraySlice<UInt8>) {
        guard let quote = line.firstIndex(of: UInt8(ascii: "\"")), line.first != UInt8(ascii: "#") else {
            if line.isEmpty { finish() }
            return
        }
        switch String(decoding: line[..<quote], as: UTF8.self) {
        case "msgctxt ": entry.hasKey = true
        case "msgid ", "msgid_plural ": entry.source.append(Self.text(line[quote...]))
        case "": entry.append(Self.text(line[quote...]))
        default: entry.translation.append(Self.text(line[quote...]))
        }
    }

    /// Ends an entry. The first, which has no key, says what the file is.
    private mutating func finish() {
        defer { entry = Entry() }
        guard entry.hasKey else { return }
        let forms = if isTemplate { entry.source } else { entry.translation }
        messages.append(Message(forms, of: entry.source.count > 1 ? categories : []))
    }

    /// What stands between quotation marks.
    private static func text(_ quoted: ArraySlice<UInt8>) -> String {
        let inner = quoted.dropFirst().dropLast()
        guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
        var result: [UInt8] = []
        var isEscaped = false
        for byte in inner {
            if !isEscaped, byte == UInt8(ascii: "\\") {
                isEscaped = true
                continue
            }
            result.append(isEscaped && byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
            isEscaped = false
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// What one text is written as: its forms in English, and in the language.
    private struct Entry {
        var hasKey = false
        var source: [String] = []
        var translation: [String] = []

        /// Continues what the lines before began.
        mutating func append(_ text: String) {
            if !translation.isEmpty {
                translation[translation.count - 1] += text
            } else if !source.isEmpty {
                source[source.count - 1] += text
            }
        }
    }
}
