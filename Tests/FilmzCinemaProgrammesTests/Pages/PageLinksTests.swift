import Foundation
import Testing

@testable import FilmzCinemaProgrammes

/// To which pages of films a page leads.
struct PageLinksTests {
    private func links(_ body: String) -> [String] {
        CinemaProgramme.filmPages(of: Data(body.utf8), address: Sample.address).map(\.absoluteString)
    }

    @Test func pagesOfFilms() {
        #expect(
            links(
                """
                <a href=/>Home</a><a href="/ueber-uns">Us</a><a href=/film/alina/>Alina</a><a href="https://www.kino.example/film/boris/#times">Boris</a>
                <a href=/film/alina/#trailer>Trailer</a><a href=mailto:x@kino.example>Mail</a><a href="/impressum">Impressum</a>
                <a href=/programm/>Here</a><a href=/film/plakat.jpg>Poster</a><a href="?film_id=7">Clara</a>
                <a href="/film/news-from-the-bar">Dora</a><a href="/film/news/1">News</a>
                """) == [
                    "https://kino.example/film/alina/", "https://www.kino.example/film/boris/",
                    "https://kino.example/film/news-from-the-bar", "https://kino.example/programm/?film_id=7",
                ])
    }

    @Test func manyOfOneKindAreFilmsToo() {
        let page = "<a href=/kontakt/anreise>x</a>" + (1...4).map { "<a href=/x/titel-\($0)>T</a>" }.joined()
        #expect(links(page).count == 4)
    }

    @Test func thoseOfOtherHostsAreNot() {
        #expect(
            links(
                """
                <a href="https://other.example/film/a">A</a><a href="//kino.example.evil.example/film/a">B</a><a href="https://tickets.kino.example/film/1">C</a>
                <a href="http://127.0.0.1/film/a">D</a><a href="javascript:alert(1)">E</a><a href="https://user@kino.example/film/a">F</a>
                <a href="https://kino.example:8443/film/a">G</a>
                """) == [])
        #expect(links("<base href='https://other.example/'><a href=film/a>A</a>") == [])
    }

    @Test(.timeLimit(.minutes(5))) func thousandsOfLinks() {
        let page = (0..<60_000).map { "<a href=/film/\($0)>Film</a>" }.joined()
        #expect(links(page).count == 5_000)
    }

    /// A film on a page of its own each, with the same cinema.
    @Test func severalPagesAreOneProgramme() {
        var pages = FilmPages(
            address: Sample.address, zone: Sample.zone("Europe/Berlin"), now: Sample.date("2026-09-01T12:00:00Z"))
        func add(_ name: String, _ path: String, _ body: String? = nil) -> Bool {
            let event =
                #"{"@type":"ScreeningEvent","name":"\#(name)","startDate":"2026-09-12T20:30","location":{"@type":"MovieTheater","name":"Kino K"}}"#
            guard let address = URL(string: "https://kino.example" + path) else { return false }
            return pages.add(Data((body ?? Sample.page(event)).utf8), address: address)
        }
        #expect(add("Alina", "/film/a"))
        #expect(add("Boris", "/film/b"))
        #expect(add("Alina", "/film/a-again"))
        #expect(!add("", "/film/c", "<p>Clara</p>"))
        #expect(!add("", "/film/d", "no page"))
        let programme = pages.programme()
        #expect(programme.screenings.map(\.name) == ["Alina", "Boris"])
        #expect(programme.screenings.map(\.link) == ["https://kino.example/film/a", "https://kino.example/film/b"])
        #expect(programme.theatres.map(\.name) == ["Kino K"])
    }
}
