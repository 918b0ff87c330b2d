import APICore
import APICoreTesting
import FilmzDomain
import Foundation
import TMDbAPI
import Testing

@testable import FilmzProviders

/// Answers that TMDb sends and the simulator does not.
@Suite struct TMDbAdapterTests {
    private func adapter(_ transport: MockTransport) -> TMDbAdapter {
        TMDbAdapter(
            client: TMDbClient(token: "token", transport: transport, retry: .never),
            now: { Timestamp(milliseconds: 0) })
    }

    /// A report when every call but the one for the film itself fails.
    private func report(_ fields: String) async throws -> FilmAnswer? {
        let body = #"{"id":348,"title":"Alien",\#(fields)"adult":false}"#
        let transport = MockTransport { request, _ async throws(APIError) in
            request.url.path().hasSuffix("/movie/348") ? .text(body) : .text("{}", status: 500)
        }
        return try await adapter(transport).report(.tmdb(348))
    }

    @Test func aBareFilmHasABareReport() async throws {
        let report = try await report(
            #""poster_path":null,"overview":"","release_date":"","vote_average":0,"vote_count":0,"runtime":0,"#)
        let expected = FilmAnswer(
            provider: .tmdb, fetchedAt: Timestamp(milliseconds: 0), externalIDs: ExternalIDs(tmdb: 348),
            title: "Alien", page: URL(string: "https://www.themoviedb.org/movie/348"))
        #expect(report == expected)
    }

    @Test func similarFilmsAreFitForAll() async throws {
        let films = [
            #"{"id":1,"title":"Adult","adult":true}"#, #"{"id":2,"title":"Soft","softcore":true}"#,
            #"{"id":3,"name":"Series","media_type":"tv"}"#, #"{"id":-4,"title":"Negative"}"#,
            #"{"id":17592186044416,"title":"Too large"}"#, #"{"id":348,"title":"Alien"}"#, #"{"id":5}"#,
            #"{"id":6,"title":"Aliens","release_date":"1986-07-18","poster_path":"/p.jpg"}"#,
            #"{"id":6,"title":"Aliens"}"#,
        ]
        let page = #"{"page":1,"results":[\#(films.joined(separator: ","))]}"#
        let expected = [
            SimilarFilm(
                id: .tmdb(6), title: "Aliens", year: 1986,
                poster: URL(string: "https://image.tmdb.org/t/p/w342/p.jpg"))
        ]
        #expect(try await report(#""recommendations":\#(page),"#)?.similar == expected)
        let none = #"{"page":1,"results":[]}"#
        #expect(try await report(#""recommendations":\#(none),"similar":\#(page),"#)?.similar == expected)
        let many = (1...50).map { #"{"id":\#($0),"title":"Film"}"# }.joined(separator: ",")
        #expect(try await report(#""similar":{"results":[\#(many)]},"#)?.similar.count == 12)
    }

    @Test(arguments: [
        (["de-DE:Der Titel", "it-IT:Il titolo"], "Der Titel"), (["de-AT:Da Titel", "de-DE:Der Titel"], "Der Titel"),
        (["de-AT:Da Titel", "de-DE:"], "Da Titel"), (["de-DE:", "it-IT:Il titolo"], nil), ([], nil),
    ])
    func theTitleOfTheLanguagesOwnCountryIsTaken(_ translations: [String], _ title: String?) async throws {
        let list = translations.map { text in
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            let codes = parts[0].split(separator: "-")
            return #"{"iso_639_1":"\#(codes[0])","iso_3166_1":"\#(codes[1])","data":{"title":"\#(parts[1])"}}"#
        }
        let field = #""translations":{"translations":[\#(list.joined(separator: ","))]},"#
        #expect(try await report(field)?.titles == title.map { [.german: $0] } ?? [:])
        // In the film's own language a translation without a title has the original one.
        let german = try await report(field + #""original_language":"de","original_title":"Das Original","#)
        #expect(german?.titles == [.german: title ?? "Das Original"])
    }

    @Test func trailersAreOrdered() async throws {
        func video(_ name: String, _ type: String, _ site: String = "YouTube", official: Bool = false) -> String {
            #"{"id":"\#(name)","name":"\#(name)","key":"k\#(name)","site":"\#(site)","type":"\#(type)","#
                + #""official":\#(official)}"#
        }
        let videos = [
            video("Teaser", "Teaser", official: true), video("Clip", "Clip", official: true),
            video("Fan", "Trailer"), video("Elsewhere", "Trailer", "Dailymotion", official: true),
            video("First", "Trailer", official: true), video("Second", "Trailer", "Vimeo", official: true),
        ]
        let report = try await report(#""videos":{"results":[\#(videos.joined(separator: ","))]},"#)
        #expect(report?.trailers.map(\.title) == ["First", "Second", "Fan", "Teaser"])
        #expect(report?.trailers.map(\.site) == ["YouTube", "Vimeo", "YouTube", "YouTube"])
        #expect(report?.trailers[1].address == URL(string: "https://vimeo.com/kSecond"))
        let many = (1...20).map { video("T\($0)", "Trailer") }.joined(separator: ",")
        #expect(try await self.report(#""videos":{"results":[\#(many)]},"#)?.trailers.count == 6)
    }

    @Test func creditsAreInOrderAndBounded() async throws {
        let cast =
            [#"{"id":1,"name":"Second","order":1,"character":"Ash"}"#, #"{"id":2,"name":"First","order":0}"#]
            + (3...60).map { #"{"id":\#($0),"name":"Extra \#($0)","order":\#($0)}"# }
        let jobs = ["Producer", "Editor", "Director of Photography", "Original Music Composer", "Novel", "Director"]
        let crew =
            jobs.map { #"{"id":7,"name":"The \#($0)","job":"\#($0)"}"# }
            + [#"{"id":8,"name":"Nobody","job":"Catering"}"#, #"{"id":7,"name":"The Novel","job":"Screenplay"}"#]
        let report = try await report(
            #""credits":{"cast":[\#(cast.joined(separator: ","))],"crew":[\#(crew.joined(separator: ","))]},"#)
        let credits = try #require(report?.credits)
        #expect(
            credits.map(\.role) == [.director, .writer] + Array(repeating: .actor, count: 30)
                + [.composer, .cinematographer, .editor, .producer])
        #expect(credits[2] == Credit(name: "First", role: .actor))
        #expect(credits[3] == Credit(name: "Second", role: .actor, character: "Ash"))
    }

    @Test func namesAreEnglishAndIMDbs() async throws {
        let report = try await report(
            #""genres":[{"id":878,"name":"Science Fiction"},{"id":10770,"name":"TV Movie"},{"id":53,"name":"x"}],"#
                + #""origin_country":["US"],"production_countries":[{"iso_3166_1":"GB","name":"United Kingdom"},"#
                + #"{"iso_3166_1":"US","name":"United States of America"}],"original_language":"fr","#
                + #""spoken_languages":[{"iso_639_1":"xx","english_name":"No Language"},"#
                + #"{"iso_639_1":"en","english_name":"English"},{"iso_639_1":"fr","english_name":"French"}],"#)
        #expect(report?.genres == ["Sci-Fi", "Thriller"])
        #expect(report?.countries == ["United States", "United Kingdom"])
        #expect(report?.languages == ["French", "English"])
    }

    @Test func searchesTellNeitherAdultFilmsNorImpossibleOnes() async throws {
        let transport = MockTransport { request, _ async throws(APIError) in
            guard request.url.path().hasSuffix("/search/movie") else { return .text("{}", status: 500) }
            let films = [
                #"{"id":1,"title":"Adult","adult":true}"#, #"{"id":-4,"title":"Negative"}"#,
                #"{"id":6,"title":"Aliens","original_title":"Aliens","vote_average":7.94,"vote_count":3,"genre_ids":[28]}"#,
            ]
            return .text(#"{"results":[\#(films.joined(separator: ","))],"total_pages":1,"total_results":-3}"#)
        }
        let page = try await adapter(transport).search(try #require(SearchQuery("aliens")), page: 1)
        #expect(page.total == 0)
        #expect(!page.hasMore)
        #expect(
            page.films == [
                ProviderHit(
                    film: Film(
                        id: Film.ID(.tmdb(6)), title: "Aliens", genres: ["Action"], externalIDs: ExternalIDs(tmdb: 6),
                        kind: .film),
                    providers: [.tmdb], score: Score(source: .tmdb, percent: 79, votes: 3))
            ])
    }

    @Test func anotherFilmByItsIMDbIDIsNoCandidate() async throws {
        let transport = MockTransport { request, _ async throws(APIError) in
            switch request.url.lastPathComponent {
            case "movie":
                .text(
                    #"{"results":[{"id":1,"title":"Heat","release_date":"1995-12-15"},"#
                        + #"{"id":2,"title":"Heat","release_date":"1995-01-01"},{"id":3,"title":"Heat Wave"},"#
                        + #"{"id":4,"title":"Heat","release_date":"1995-01-01"}]}"#)
            case "1": .text(#"{"id":1,"imdb_id":"tt0113277","runtime":170}"#)
            case "2": .text(#"{"id":2,"imdb_id":"tt0000002"}"#)
            default: .text("{}", status: 500)
            }
        }
        let imdb = try #require(IMDbID("tt0113277"))
        let film = Film(id: Film.ID(.imdb(imdb)), title: "Heat", year: 1995, externalIDs: ExternalIDs(imdb: imdb))
        #expect(
            try await adapter(transport).candidates(for: film) == [
                MatchCandidate(id: .tmdb(1), title: "Heat", year: 1995, runtime: 170, score: 100),
                MatchCandidate(id: .tmdb(3), title: "Heat Wave"),
                MatchCandidate(id: .tmdb(4), title: "Heat", year: 1995),
            ])
    }

    @Test func aSeriesIsNoFilm() async throws {
        let transport = MockTransport(#"{"movie_results":[],"tv_results":[{"id":1399,"name":"Thrones"}]}"#)
        let imdb = try #require(IMDbID("tt0944947"))
        #expect(try await adapter(transport).report(.imdb(imdb)) == nil)
        #expect(await transport.requests.count == 1)
    }
}
