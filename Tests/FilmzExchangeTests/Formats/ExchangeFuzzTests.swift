import FilmzDomain
import FilmzTestSupport
import Testing

@testable import FilmzExchange

/// Whatever a file becomes on its way, reading it ends: in facts within the limits, or in an error.
struct ExchangeFuzzTests {
    private static let texts = [
        LetterboxdReaderTests.diary, LetterboxdReaderTests.reviews, LetterboxdReaderTests.list, IMDbReaderTests.list,
        "title,year,tmdbId,imdbId,watchedAt,comment,location\nA,1999,603,tt0000012,2021-03-01,\"Good, <b>very</b>\",Kino\n",
        "Titel;Bewertung;Gesehen am\nA;4,5;31/5/2020\nB;3;4.5.20\n",
        "TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated\n1,,tv,A,2011-03-30,1,2,8.2,4,2020-01-02T20:15:00Z\n",
        "type,series_name,series_id,season_number,episode_number,movie_name,created_at\nwatch,A,7,1,2,,2018-01-03 20:00:00\n",
        "name,objects\nBest,[map[id:77 type:series] map[uuid:u1 type:movie]]\n",
        #"[{"watched_at":"2026-01-11T20:00:00.000Z","type":"episode","show":{"title":"A","year":2011,"ids":{"trakt":2}},"episode":{"season":1,"number":2,"title":"B"}}]"#,
        #"[{"name":"L","description":null,"item_count":1,"ids":{"trakt":3,"slug":"l"}}]"#,
        #"[{"title":"A","year":2011,"id":{"tvdb":2},"seasons":[{"number":1,"episodes":[{"number":2,"is_watched":true,"watched_at":"2026-01-11T20:00:00Z"}]}]}]"#,
        "1. The Glass Orchard (1999)\n- Local Weather, by Ann One\n",
        OtherProductTests.library, OtherProductTests.episodeFile, OtherProductTests.criticker,
        OtherProductTests.mediaTracker, OtherProductTests.checkedMovies, OtherProductTests.lensRatings,
        OtherProductTests.yamtrack, OtherProductTests.activity,
    ]

    private static let samples: [[UInt8]] =
        texts.map { Array($0.utf8) } + [
            ZipFile(LetterboxdReaderTests.archive).bytes, ZipFile([("a/b.csv", texts[4]), ("c.txt", texts[12])]).bytes,
            ZipFile(ownArchive).bytes,
        ]

    private static let ownArchive = [
        ("manifest.json", #"{"format":"filmz-archive","version":1}"#),
        ("films.jsonl", #"{"id":"5","title":"A","year":1999,"ids":{"imdb":"tt0000012"}}"# + "\n"),
        ("relations.jsonl", #"{"film":"5","rating":4.5,"ratedAt":"2011-07-14T20:15:00.000Z","tags":["x"]}"# + "\n"),
        (
            "viewings.jsonl",
            #"{"film":"5","id":"77","watchedOn":"2011-07-14","note":"n","loggedAt":"2011-07-14T20:15:00.000Z"}"# + "\n"
        ),
        (
            "imports.jsonl",
            #"{"id":"7","name":"a","addedAt":"2011-07-14T20:15:00.000Z","answers":{"rule":"mine","meanings":{}},"files":[{"member":"files/1/1-a.csv","name":"a.csv","path":"a.csv","isInArchive":false}]}"#
                + "\n"
        ),
        ("files/1/1-a.csv", "Title,Year\nA,1999\n"),
        ("not-seen.jsonl", #"{"film":"5","at":"2011-07-14T20:15:00.000Z"}"# + "\n"),
    ]

    /// Seconds of processor time that reading may take: two for each megabyte in a release build. A debug build needs up to
    /// twenty times as long, and some time for a file of any length.
    private static func limit(_ inputs: [ExchangeInput]) -> Double {
        0.5 + 40 * Double(inputs.reduce(0) { $0 + $1.bytes.count }) / 1e6
    }

    /// Reads files, and expects that this ends soon, in facts within the limits or in an error.
    private static func read(_ inputs: [ExchangeInput], _ what: Comment) {
        var reading: ExchangeReading?
        let seconds = FileMutations.processorTime { reading = try? ExchangeReader().read(inputs) }
        #expect(seconds <= limit(inputs), what)
        for file in reading?.files ?? [] { expectLimits(file, what) }
    }

    private static func expectLimits(_ file: ExchangeFile, _ what: Comment) {
        for fact in file.facts {
            #expect(!fact.film.isEmpty, what)
            #expect(fact.film.title.count <= FilmDraft.titleLimit, what)
            #expect(file.parts.indices.contains(fact.row.part), what)
            switch fact.claim {
            case .viewing(let viewing):
                #expect(viewing.draft.note.count <= ViewingDraft.noteLimit, what)
                #expect(viewing.draft.tags.all.count <= Tags.limit, what)
                if case .at(let instant) = viewing.when { #expect(instant.milliseconds % 86_400_000 != 0, what) }
                if case .on(let date) = viewing.when { #expect(WatchedOn(date.description) == date, what) }
            case .listed(let place): #expect(file.lists.indices.contains(place.list), what)
            case .undecided: #expect(file.questions[fact.row.part] != nil, what)
            default: break
            }
        }
        for part in file.parts {
            let leftOut = part.leftOutCounts.values.reduce(0, +)
            #expect(part.importedCount + leftOut == part.rowCount, what)
        }
        #expect(file.problems.first.count <= ExchangeProblems.limit, what)
        #expect(file.problems.first.allSatisfy { $0.text.count <= 80 }, what)
        for (part, meanings) in file.questions {
            for meaning in meanings { _ = file.answering(meaning, part: part) }
        }
    }

    /// With `make fuzz ARGS=700`, more than a million files.
    @Test(arguments: samples.indices) func aFileThatWasChanged(_ sample: Int) {
        let rounds = RandomRounds(70, each: 100)
        var random = rounds.generator
        for round in 0..<rounds.count {
            let name = ["watchlist.csv", "x", "lists/a.csv"].randomElement(using: &random) ?? ""
            let input = ExchangeInput(name: name, bytes: FileMutations.mutated(Self.samples[sample], &random))
            Self.read([input], "sample \(sample), seed \(rounds.seed), round \(round)")
        }
    }

    @Test func filesOfSeveralProductsTogether() {
        let rounds = RandomRounds(100, each: 10)
        var random = rounds.generator
        for round in 0..<rounds.count {
            let inputs = (0..<Int.random(in: 2...3, using: &random)).map { index in
                let sample = Self.samples.randomElement(using: &random) ?? []
                return ExchangeInput(name: "\(index)x", bytes: FileMutations.mutated(sample, &random))
            }
            Self.read(inputs, "seed \(rounds.seed), round \(round)")
        }
    }

    /// What is repeated thousands of times must not take thousands of times as long for each time.
    @Test(arguments: samples.indices) func onePieceAgainAndAgain(_ sample: Int) {
        let rounds = RandomRounds(2)
        var random = rounds.generator
        for round in 0..<rounds.count {
            let piece = FileMutations.pieces.randomElement(using: &random) ?? []
            var bytes = Self.samples[sample]
            let count = (64 << 10) / max(1, piece.count)
            bytes.insert(
                contentsOf: FileMutations.repeated(piece, count), at: Int.random(in: 0...bytes.count, using: &random))
            Self.read([ExchangeInput(name: "x", bytes: bytes)], "sample \(sample), seed \(rounds.seed), round \(round)")
        }
    }
}
