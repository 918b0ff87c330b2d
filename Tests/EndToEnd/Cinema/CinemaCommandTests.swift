import TestSupport
import Testing

/// What `filmz cinema` prints and changes.
@Suite(.onOwnThreads, .timeLimit(.minutes(10))) struct CinemaCommandTests {
    private let surroundings: Surroundings

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
        #expect(followed.output == "You follow AMC Lantern Square 12\n", "\(followed)")
        let today = try filmz.run("cinema", "--json").json()
        #expect((today["days"] as? [String])?.isEmpty == false, "\(today)")
        let day = try #require((today["days"] as? [String])?.last)
        let shown = try filmz.run("cinema", "programme", "--on", day)
        #expect(shown.status == 0 && shown.output.contains("\tAMC Lantern Square 12\t"), "\(shown)")
        #expect(try filmz.run("cinema", "unfollow", "amc:610").status == 0)
        #expect(try filmz.run("cinema", "unfollow", "amc:610").status == 1)
        #expect(try filmz.run("cinema", "theatres").output.isEmpty)
    }

    @Test func whatCannotBeIsSaid() throws {
        for (arguments, words) in [
            (["follow", "kino"], "The address"), (["follow", "amc:7"], "no theatre with this number"),
            (["follow", "http://127.0.0.1:9/"], "not on the Internet"),
            (["theatres", "--near", "here"], "The place (--near)"), (["programme", "--on", "soon"], "day"),
            (["follow", "https://kino.example", "--time-zone", "Mars"], "time zone"),
        ] {
            let outcome = try filmz.run(["cinema"] + arguments)
            #expect(outcome.status != 0 && outcome.errors.contains(words), "\(outcome)")
        }
    }
}
