import FilmzDomain
import FilmzText
import Testing

/// What Filmz gives as examples of sentences is understood in each language.
struct SearchExampleTests {
    private static func filters(_ text: String) -> [SearchFilter]? {
        SearchQuery(text).flatMap { SearchSentence($0, naming: NamedServices()) }?.filters
    }

    @Test(arguments: Language.offered, [SearchText.example, .likeExample, .withoutExample])
    func anExampleOfASearchMeansTheSame(language: Language, example: SearchText) throws {
        let english = try #require(Self.filters(Strings.english[example]))
        #expect(Self.filters(Strings.of(language)[example]).map(Set.init) == Set(english))
    }

    @Test(arguments: Language.offered)
    func theExampleOfARuleMeansTheSame(language: Language) throws {
        func rule(_ strings: Strings) -> String? {
            strings[FilmListText.ruleExample].split(separator: ":").last.map(String.init)
        }
        let english = try #require(rule(.english).flatMap(Self.filters))
        #expect(rule(.of(language)).flatMap(Self.filters) == english)
    }

    @Test(arguments: Language.offered)
    func theShortExampleOfARuleMeansTheSame(language: Language) throws {
        let english = try #require(Self.filters(Strings.english[FilmListText.rulePlaceholder]))
        #expect(Self.filters(Strings.of(language)[FilmListText.rulePlaceholder]) == english)
    }

    /// The fields are that wide on a phone of 320 pixels: about 28 letters, and 14 beside the button of the filters.
    @Test(arguments: Language.offered)
    func aPlaceholderFitsIntoItsFieldOnAPhone(language: Language) {
        let strings = Strings.of(language)
        #expect(strings[FilmListText.rulePlaceholder].count <= 28)
        #expect(strings[MyFilmsText.searchHere].count <= 14)
    }
}
