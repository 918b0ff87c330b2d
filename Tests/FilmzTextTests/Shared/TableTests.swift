import Testing

@testable import FilmzText

/// Rules for every text in every language. That none is missing or untranslated, scripts/texts checks.
struct TableTests {
    /// A text, and its name in reports.
    private struct Entry {
        let name: String
        let english: Message
        let message: Message
        let language: Language
    }

    private static let entries = LanguageFile.tables.flatMap(entries)

    private static func entries(_ table: any TextKey.Type) -> [Entry] {
        func entries<Key: TextKey>(_ table: Key.Type) -> [Entry] {
            table.allCases.flatMap { key in
                Language.allCases.map {
                    Entry(
                        name: "\(table).\(key)", english: Strings.english.message(key),
                        message: Strings.of($0).message(key), language: $0)
                }
            }
        }
        return entries(table)
    }

    @Test(arguments: Language.allCases)
    func everyLanguageHasAllTextsAndNoOthers(_ language: Language) {
        let keys = Self.entries.count { $0.language == language }
        #expect(keys > 2_000)
        #expect(Strings.of(language).messages.count == keys)
    }

    @Test func noTextIsEmpty() {
        for entry in Self.entries {
            for category in PluralCategory.allCases {
                guard let form = entry.message[category] else { continue }
                #expect(!form.isEmpty, "\(entry.language) \(entry.name)")
            }
        }
    }

    @Test func everyLanguageFillsInTheSameValues() {
        for entry in Self.entries {
            #expect(
                Self.placeholders(entry.message) == Self.placeholders(entry.english),
                "\(entry.language) \(entry.name)")
        }
    }

    @Test func everyLanguageHasThePluralFormsThatItNeeds() {
        var count = 0
        for entry in Self.entries {
            let forms = Set(PluralCategory.allCases.filter { entry.message[$0] != nil })
            if case .plural = entry.english {
                count += 1
                #expect(forms == entry.language.plural.categories, "\(entry.language) \(entry.name)")
            } else {
                #expect(forms == [.other], "\(entry.language) \(entry.name)")
            }
        }
        #expect(count > 100)
    }

    private static func placeholders(_ message: Message) -> Set<String> {
        let forms = PluralCategory.allCases.compactMap { message[$0] }
        return Set(forms.flatMap { $0.matches(of: /\{\w+\}/).map { String($0.output) } })
    }
}
