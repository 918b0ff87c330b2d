import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// What `filmz cinema` prints and changes.
@Suite(.onOwnThreads, .timeLimit(.minutes(10))) struct CinemaCommandTests {
    private let surroundings: Surroundings
    private let strings = Strings.english

    init() throws {
        surroundings = try Surroundings()
    }

    private var filmz: FilmzProgram { surroundings.filmz }

    @Test func aTheatreIsFoundFollowedAndShown() throws {
        let found = try filmz.run("cinema", "theatres", "--find", "kansas lantern")
        #expect(found.output.hasPrefix("amc:610\tAMC Lantern Square 12\t"), "\(found)")
        let near = try filmz.run("cinema", "theatres", "--near", "39.74,-104.99").output
        #expect(near.split(separator: "\n").first?.contains("Denver") == true, "\(near)")
        let followed = try filmz.run("cinema", "follow", "amc:610")
        let follow = strings[CinemaCommandText.followed, ["theatre": "AMC Lantern Square 12"]]
        #expect(followed.output == follow + "\n", "\(followed)")
        let today = try filmz.run("cinema", "--json").json()
        #expect((today["days"] as? [String])?.isEmpty == false, "\(today)")
        let day = try #require((today["days"] as? [String])?.last)
        let shown = try filmz.run("cinema", "programme", "--on", day)
        #expect(shown.status == 0, "\(shown)")
        #expect(shown.output.contains("\tAMC Lantern Square 12\t"), "\(shown)")
        #expect(try filmz.run("cinema", "unfollow", "amc:610").status == 0)
        #expect(try filmz.run("cinema", "unfollow", "amc:610").status == 1)
        #expect(try filmz.run("cinema", "theatres").output.isEmpty)
    }

    @Test func whatAMCHasIsListed() throws {
        let films = try filmz.run("cinema", "films").output.split(separator: "\n")
        try #require(films.count > 1, "\(films)")
        #expect(films[0].split(separator: "\t").first.flatMap { Int($0) } != nil, "\(films)")
        #expect(try filmz.run("cinema", "now-playing").output.split(separator: "\n") == films)
        let number = String(films[0].prefix { $0 != "\t" })
        #expect(try filmz.run("cinema", "film", number).output.split(separator: "\n") == [films[0]])
        for list in ["advance", "coming-soon", "active", "all-active", "on-demand", "all"] {
            #expect(try filmz.run("cinema", "films", list).output.contains("\t"), "\(list)")
        }
        let theatres = try filmz.run("cinema", "theatres", "--all").output
        #expect(theatres.contains("amc:610\tAMC Lantern Square 12\t"))
        #expect(try filmz.run("cinema", "theatre", "amc:610").output.contains("AMC Lantern Square 12"))
        let showtimes = try filmz.run("cinema", "showtimes", "610").output.split(separator: "\n")
        let showing = try #require(showtimes.last)
        let showtime = String(showing.prefix { $0 != "\t" })
        #expect(try filmz.run("cinema", "showtime", showtime).output.split(separator: "\n") == [showing])
        let day = String(showing.split(separator: "\t")[1])
        let near = try filmz.run("cinema", "near", "39.1,-94.58", "--on", day)
        #expect(near.output.contains("\tAMC Lantern Square 12\t"), "\(near)")
        #expect(try filmz.run("cinema", "near", "-39.1,94.58").status == 0, "A place may begin with a minus.")
        #expect(try filmz.run("cinema", "films", "--json").json()["total"] as? Int == films.count)
    }

    /// A page that says nothing to programs: what it shows to persons is read, and somebody is asked to look.
    @Test func aPageForPersonsIsReadAndToBeChecked() throws {
        let address = surroundings.simulator.address
        let host = address.replacing("http://", with: "")
        let page = address + "/cinema/text"
        let followed = try filmz.run("cinema", "follow", page, "--name", "Laterna", "--programmes-from", host)
        let follow = strings[CinemaCommandText.followed, ["theatre": "Laterna"]]
        #expect(followed.output == follow + "\n", "\(followed)")
        #expect(followed.errors.contains(strings[CinemaText.previewText]), "\(followed)")
        let entries = strings.parts(OutcomeText.part, around: "count", ["things": strings[OutcomeText.entries]])
        #expect(followed.errors.contains("Laterna: " + entries.before), "\(followed)")
        let days = try #require(try filmz.run("cinema", "--json").json()["days"] as? [String])
        let shown = try filmz.run("cinema", "programme", "--on", try #require(days.last)).output
        #expect(shown.contains("Laterna\t"), "\(shown)")
        #expect(shown.contains("18:15"), "\(shown)")
    }

    /// A showing in Los Angeles begins when the clocks there say so, wherever Filmz runs.
    @Test func timesAreThoseOfTheTheatreInEveryTimeZone() throws {
        let theatres = try filmz.run("cinema", "theatres", "--all", "--json").json(TheatreList.self).items
        let theatre = try #require(theatres.first { $0.timeZone == "America/Los_Angeles" })
        var programmes: Set<[ShowingList.Item]> = []
        var printed: Set<String> = []
        for zone in ["UTC", "America/Los_Angeles", "Asia/Kathmandu", "Pacific/Kiritimati"] {
            let there = FilmzProgram(
                folder: surroundings.folder.path, environment: filmz.environment.merging(["TZ": zone]) { $1 })
            programmes.insert(
                try there.run("cinema", "showtimes", theatre.source, "--json").json(ShowingList.self).items)
            printed.insert(try there.run("cinema", "showtimes", theatre.source).output)
        }
        #expect(programmes.count == 1)
        #expect(printed.count == 1)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: theatre.timeZone))
        let showings = try #require(programmes.first)
        #expect(!showings.isEmpty)
        for showtime in showings.map(\.showtime) {
            let begins = try Date(
                showtime.beginsAt, strategy: .iso8601.year().month().day().time(includingFractionalSeconds: true))
            let parts = calendar.dateComponents([.hour, .minute], from: begins)
            #expect(showtime.minute == (parts.hour ?? 0) * 60 + (parts.minute ?? 0), "\(showtime)")
        }
    }

    private struct TheatreList: Decodable {
        struct Item: Decodable { var source, timeZone: String }
        var items: [Item]
    }

    private struct ShowingList: Decodable {
        struct Item: Decodable, Hashable { var showtime: Showtime }
        struct Showtime: Decodable, Hashable {
            var id: String
            var minute: Int
            var beginsAt: String
        }
        var items: [Item]
    }

    @Test func itIsSaidWhyAMCGivesNoAnswer() throws {
        let failing = try Surroundings("--fault", "amc=503")
        for arguments in [["follow", "amc:610"], ["theatres", "--all"]] {
            let outcome = try failing.filmz.run(["cinema"] + arguments)
            #expect(outcome.status == 2, "\(outcome)")
            #expect(outcome.errors.contains(strings[ProvidersCommandText.unavailable]), "\(outcome)")
            #expect(outcome.complaints.count == 1, "\(outcome)")
            #expect(outcome.output.isEmpty, "\(outcome)")
        }
        #expect(try failing.filmz.run("cinema", "theatres").output.isEmpty, "Nothing is followed.")
        let keyless = try failing.keyless.run("cinema", "follow", "amc:610")
        #expect(keyless.status == 2, "\(keyless)")
        #expect(keyless.errors.contains(strings[CinemaCommandText.keyNeeded]), "\(keyless)")
    }

    @Test func whatCannotBeIsSaid() throws {
        func malformed(_ field: FieldText, _ option: String = "") -> String {
            strings[CommandErrorText.malformed, ["field": strings[field] + option]]
        }
        let refusals: [([String], String)] = [
            (["follow", "kino"], malformed(.theatrePage)),
            (["follow", "amc:7"], strings[CinemaCommandText.notFound]),
            (["follow", "http://127.0.0.1:9/"], strings[ProgrammeProblemText.notAllowed]),
            (["theatres", "--near", "here"], malformed(.location, " (--near)")),
            (["programme", "--on", "soon"], malformed(.watchedOn, " (--on)")),
            (["follow", "https://kino.example", "--time-zone", "Mars"], malformed(.timeZone, " (--time-zone)")),
            (["films", "best"], strings[AMCCommandText.noList, ["text": "best", "lists": "…"]]),
            (["films", "--page", "0"], strings[AMCCommandText.page]),
            (["film", "999999999"], strings[AMCCommandText.noFilm]),
            (["theatre", "nowhere"], strings[AMCCommandText.noTheatre]),
            (["showtime", "999999999"], strings[AMCCommandText.noShowtime]),
            (["near", "here"], malformed(.location, " (--near)")),
        ]
        for (arguments, sentence) in refusals {
            let outcome = try filmz.run(["cinema"] + arguments)
            #expect(outcome.status != 0, "\(outcome)")
            #expect(outcome.errors.says(sentence), "\(outcome)")
        }
    }
}
