import FilmzText
import Testing

/// What `filmz where` and `filmz services` print and keep.
@Suite(.onOwnThreads, .timeLimit(.minutes(10))) struct WhereCommandTests {
    private let surroundings: Surroundings
    private let strings = Strings.english

    init() throws {
        surroundings = try Surroundings()
    }

    private var filmz: FilmzProgram { surroundings.filmz }

    @Test func aFilmIsOfferedByServicesThatAreMineOrNot() throws {
        let all = try filmz.run("services", "--all")
        #expect(all.output.contains("9001\tStreamwell\t\n"), "\(all)")
        let chosen = try filmz.run("services", "--add", "streamwell", "--add", "9005", "--weekly")
        #expect(chosen.output == "9001\tStreamwell\n9005\tFreereel\n", "\(chosen)")
        #expect(chosen.errors.contains("United States. \(strings[WhereCommandText.isWeekly])"), "\(chosen)")
        let none = strings[OutcomeText.part, ["things": strings[OutcomeText.films], "count": "0"]]
        #expect(chosen.errors.contains("\(strings[OfferText.thisWeek]) \(none)"), "\(chosen)")
        let json = try filmz.run("services", "--remove", "Freereel", "--no-weekly", "--json").json()
        #expect(json["isRefreshed"] as? Bool == false, "\(json)")
        #expect((json["services"] as? [Any])?.count == 1, "\(json)")
        let found = try filmz.run("where", "The Matrix")
        #expect(found.status == 0, "\(found)")
        #expect(found.errors.contains(strings.offerCredit + "."), "\(found)")
        #expect(found.output.contains("https://www.themoviedb.org/movie/603/watch?locale=US"), "\(found)")
        let kept = try filmz.run("where", "The Matrix", "--offline", "--json").json()
        #expect(kept["standing"] as? String == "offered", "\(kept)")
        #expect(kept["credit"] as? String == "JustWatch", "\(kept)")
    }

    @Test func whereNobodyOffersItShopsAreSearched() throws {
        let found = try filmz.run("where", "The Matrix", "--country", "at", "--json").json()
        #expect(found["country"] as? String == "AT", "\(found)")
        #expect(found["standing"] as? String == "not-offered", "\(found)")
        let text = try filmz.run("where", "The Matrix", "--country", "AT", "--offline")
        #expect(text.errors.contains(strings[OfferText.notOffered, ["country": "Austria"]]), "\(text)")
        #expect(text.output.contains("https://tv.apple.com/at/search?term=The%20Matrix"), "\(text)")
    }

    @Test func withoutANetworkOrAKeyWhatIsKnownIsPrinted() throws {
        #expect(try filmz.run("where", "The Matrix").status == 0)
        _ = try surroundings.calls()
        let cut = try filmz.run("where", "The Matrix")
        #expect(cut.status == 0, "\(cut)")
        #expect(cut.output.contains("themoviedb.org/movie/603"), "\(cut)")
        let never = try filmz.run("where", "Metropolis")
        #expect(never.status == 0, "\(never)")
        #expect(never.errors.contains(strings[OfferText.couldNotAsk, ["country": "United States"]]), "\(never)")
        let search = strings[WhereCommandText.search]
        #expect(never.output.contains("\(search)\tApple TV\thttps://tv.apple.com/us/"), "\(never)")
    }

    @Test func whatCannotBeIsSaid() throws {
        let field = "\(strings[FieldText.country]) (--country)"
        let noCountry = strings[CommandErrorText.malformed, ["field": field]]
        let noService = strings[
            WhereCommandText.noService, ["text": "Nowhere TV", "country": "United States"]]
        for (arguments, sentence) in [
            (["where", "The Matrix", "--country", "Austria"], noCountry), (["services", "--country", "1"], noCountry),
            (["services", "--add", "Nowhere TV"], noService), (["services", "--remove", "Nowhere TV"], noService),
        ] {
            let outcome = try filmz.run(arguments)
            #expect(outcome.status != 0, "\(outcome)")
            #expect(outcome.errors.contains(sentence), "\(outcome)")
        }
    }
}
