import Testing

/// What `filmz where` and `filmz services` print and keep.
@Suite(.onOwnThreads, .timeLimit(.minutes(10))) struct WhereCommandTests {
    private let surroundings: Surroundings

    init() throws {
        surroundings = try Surroundings()
    }

    private var filmz: FilmzProgram { surroundings.filmz }

    @Test func aFilmIsOfferedByServicesThatAreMineOrNot() throws {
        let all = try filmz.run("services", "--all")
        #expect(all.output.contains("9001\tStreamwell\t\n"), "\(all)")
        let chosen = try filmz.run("services", "--add", "streamwell", "--add", "9005", "--weekly")
        #expect(chosen.output == "9001\tStreamwell\n9005\tFreereel\n", "\(chosen)")
        #expect(chosen.errors.contains("United States. TMDb is asked every week"), "\(chosen)")
        #expect(chosen.errors.contains("In the last seven days: Films: 0"), "\(chosen)")
        let json = try filmz.run("services", "--remove", "Freereel", "--no-weekly", "--json").json()
        #expect(json["isRefreshed"] as? Bool == false, "\(json)")
        #expect((json["services"] as? [Any])?.count == 1, "\(json)")
        let found = try filmz.run("where", "The Matrix")
        #expect(found.status == 0, "\(found)")
        #expect(found.errors.contains("Streaming data by JustWatch."), "\(found)")
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
        #expect(text.errors.contains("Austria: not offered, as far as JustWatch knows."), "\(text)")
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
        #expect(never.errors.contains("we do not know whether it is offered"), "\(never)")
        #expect(never.output.contains("search\tApple TV\thttps://tv.apple.com/us/"), "\(never)")
    }

    @Test func whatCannotBeIsSaid() throws {
        for (arguments, words) in [
            (["where", "The Matrix", "--country", "Austria"], "The country (--country)"),
            (["services", "--country", "1"], "The country (--country)"),
            (["services", "--add", "Nowhere TV"], "United States: there is no service “Nowhere TV”."),
            (["services", "--remove", "Nowhere TV"], "there is no service"),
        ] {
            let outcome = try filmz.run(arguments)
            #expect(outcome.status != 0, "\(outcome)")
            #expect(outcome.errors.contains(words), "\(outcome)")
        }
    }
}
