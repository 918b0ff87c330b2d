import Foundation
import Testing

@testable import FilmzText

/// Rules for every text in every language. The compiler checks that none is missing.
struct TableTests {
    private static let tables: [any TextKey.Type] = [
        AdvertisingText.self, AdvertisingCommandText.self, AMCCommandText.self, APIProblemText.self,
        BackupCommandText.self, BackupErrorText.self, BackupPageText.self, BackupText.self,
        BrowserText.self, CalendarFeedCommandText.self, CalendarFeedText.self, CinemaCommandText.self, CinemaText.self,
        FilmFinderText.self,
        ProgrammeProblemText.self, ShowtimeMarkText.self,
        ExchangeErrorText.self, ExportCommandText.self, ExportText.self, ImportCommandText.self, ImportSummaryText.self,
        ImportText.self,
        ImportsCommandText.self, ColumnText.self, LossText.self,
        CalendarText.self, CardText.self, CatalogueCommandText.self, CatalogueImportText.self,
        CatalogueText.self,
        ChangeText.self,
        CommandErrorText.self, CommandText.self, ConfigCommandText.self, CountryText.self, DatasetErrorText.self,
        DiscoverText.self,
        DoctorText.self, DownloadCommandText.self, ErrorText.self, FactText.self, FieldText.self, FilmCommandText.self,
        FilmFormText.self, FilmListCommandText.self, FilmListText.self, FilmSourcesText.self, FilmText.self,
        ProviderResultsText.self, GenreText.self, HealthzCommandText.self, SetupCommandText.self,
        CatchUpText.self, LanguageText.self, ThemeText.self, TimeZoneText.self, MonthText.self, MyFilmsCommandText.self,
        ViewingCommandText.self, MyFilmsText.self, PasswordCommandText.self, PasteText.self, PeopleText.self,
        PersonCommandText.self, ReleaseText.self,
        ProblemText.self, NewCommandText.self, ProviderErrorText.self, ProviderListText.self, ProviderName.self,
        ProviderSettingsText.self, ProviderText.self,
        ProvidersCommandText.self, ReceivedText.self, ReceivedCommandText.self, RoleText.self, OutcomeText.self,
        SearchCommandText.self,
        SearchText.self,
        SearchFilterText.self,
        ServeCommandText.self, ShowText.self, ShowCommandText.self, PassOnText.self, ShareText.self,
        ShareCommandText.self,
        SettingsText.self, SharedText.self, ShortMonthText.self, SpokenLanguageText.self,
        StorageErrorText.self, StoreErrorText.self, SystemText.self, ReferralCommandText.self, ReferralText.self,
        UploadText.self, VerdictText.self,
        ViewingText.self, WeekdayText.self, TagText.self, TagCommandText.self, OfferText.self, WhereCommandText.self,
        ShopName.self,
    ]

    /// A text, and its name in reports.
    private struct Entry {
        let name: String
        let english: Message
        let message: Message
        let language: Language
    }

    private static func entries(_ table: any TextKey.Type, _ languages: [Language]) -> [Entry] {
        func entries<Key: TextKey>(_ table: Key.Type) -> [Entry] {
            table.allCases.flatMap { key in
                languages.map {
                    Entry(name: "\(table).\(key)", english: key.english, message: key.message(in: $0), language: $0)
                }
            }
        }
        return entries(table)
    }

    @Test func everyTableIsChecked() throws {
        let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/FilmzText").standardized
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var declared: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            declared.formUnion(text.matches(of: /public enum (\w+): (?:String, )?TextKey/).map { String($0.output.1) })
        }
        #expect(declared == Set(Self.tables.map { "\($0)" }))
        #expect(declared.count > 20)
    }

    @Test func noTextIsEmpty() {
        for entry in Self.tables.flatMap({ Self.entries($0, Language.allCases) }) {
            for category in PluralCategory.allCases {
                guard let form = entry.message[category] else { continue }
                #expect(!form.isEmpty, "\(entry.language) \(entry.name)")
            }
        }
    }

    @Test func everyLanguageFillsInTheSameValues() {
        for entry in Self.tables.flatMap({ Self.entries($0, Language.allCases) }) {
            #expect(
                Self.placeholders(entry.message) == Self.placeholders(entry.english),
                "\(entry.language) \(entry.name)")
        }
    }

    @Test func everyLanguageHasThePluralFormsThatItNeeds() {
        var count = 0
        for entry in Self.tables.flatMap({ Self.entries($0, Language.allCases) }) {
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

    @Test func everyTextIsTranslated() {
        for table in Self.tables where !Self.names.contains("\(table)") {
            for entry in Self.entries(table, [.german]) where Self.hasWords(entry.english) {
                let isSame = Self.same.contains(entry.name)
                #expect((entry.message == entry.english) == isSame, "\(entry.name)")
            }
        }
    }

    /// Whether there is anything to translate between the values.
    private static func hasWords(_ message: Message) -> Bool {
        PluralCategory.allCases.contains { category in
            message[category]?.replacing(/\{\w+\}/, with: "").contains(where: \.isLetter) == true
        }
    }

    private static func placeholders(_ message: Message) -> Set<String> {
        let forms = PluralCategory.allCases.compactMap { message[$0] }
        return Set(forms.flatMap { $0.matches(of: /\{\w+\}/).map { String($0.output) } })
    }
}

extension TableTests {
    /// Tables of names, of which many are the same in all languages.
    private static let names: Set = [
        "BrowserText", "CountryText", "GenreText", "MonthText", "ProviderName", "ShopName", "ShortMonthText",
        "SpokenLanguageText",
        "SystemText",
    ]

    /// Texts that are the same in German.
    private static let same: Set = [
        "SetupCommandText.port",
        "ExportText.letterboxd", "ImportText.letterboxd", "ImportText.imdb", "ImportText.trakt", "ImportText.tvTime",
        "AMCCommandText.filmHead", "AMCCommandText.slugHead",
        "WhereCommandText.filmHead", "CinemaCommandText.filmHead", "CinemaCommandText.kilometresHead",
        "CinemaText.film", "ShowtimeMarkText.digital",
        "AdvertisingText.name", "AdvertisingText.text", "AdvertisingText.link", "AdvertisingText.genres",
        "AdvertisingCommandText.idHead", "AdvertisingCommandText.nameHead",
        "ShowtimeMarkText.threeD", "ShowtimeMarkText.twoD",
        "PersonCommandText.number", "PersonCommandText.name",
        "BackupText.title", "BackupText.kilobytes", "BackupText.megabytes", "BackupText.gigabytes",
        "CatalogueText.attributionIMDb", "CommandErrorText.choiceID", "CommandText.id", "CommandText.minutes",
        "CommandText.genres", "DownloadCommandText.progress", "FilmCommandText.id", "FilmCommandText.original",
        "PassOnText.address", "PassOnText.links", "ShareText.letterboxd", "ShareText.justWatch", "ShareText.asText",
        "ShareText.asTable", "ShareCommandText.idHead", "ShareCommandText.nameHead",
        "ReceivedCommandText.idHead", "ReceivedCommandText.titleHead", "FilmListText.shelfOn",
        "FilmListText.name", "FilmListText.text", "FilmListText.markdown", "FilmListText.csv",
        "FilmListCommandText.textHead", "FilmListCommandText.idHead", "ShowCommandText.idHead",
        "FilmListCommandText.nameHead",
        "PasteText.example", "TagText.name",
        "FilmCommandText.genres", "FilmCommandText.trailer", "FilmFormText.genres",
        "FilmText.imdb", "FilmText.rottenTomatoes", "FilmText.metacritic", "FilmText.tmdb", "FilmText.trailer",
        "FilmText.soundtrack", "FilmText.makingOf", "ProviderSettingsText.attributionTMDb", "SharedText.brand",
        "SharedText.pageTitle", "ReceivedText.link", "SharedText.filters", "SharedText.filtersOn", "SharedText.genre",
        "SharedText.video", "ShowText.specials", "ShowText.special", "ShowText.years", "OutcomeText.part",
    ]
}
