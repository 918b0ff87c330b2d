import FilmzDomain
import TestSupport
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
        "1. The Glass Orchard (1999)\n- Local Weather, by Ann One\n",
    ]

    private static let samples: [[UInt8]] =
        texts.map { Array($0.utf8) } + [
            ZipFile(LetterboxdReaderTests.archive).bytes, ZipFile([("a/b.csv", texts[4]), ("c.txt", texts[11])]).bytes,
        ]

    private static let pieces: [[UInt8]] =
        [
            "\"", "\"\"", ",", ";", "\t", "\r\n", "\n", "\r", "{", "[", "]", "}", ":", "null", "-1",
            "9999999999999999999",
            "1970-01-01", "0001-01-01T00:00:00Z", "12/31/2020", "????", "<b", "</script>", "<iframe>", "&#x41;",
            "&amp;",
            "Position,Name\n", "Date,Name,Year,Letterboxd URI\n", "tt", "https://boxd.it/", "map[id:", "\u{301}", "🎬",
            "\0", "\u{FEFF}", "\u{202E}", "PK\u{3}\u{4}", "PK\u{1}\u{2}", "PK\u{5}\u{6}", "../", " ",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xFF, 0xFE], [0xFF, 0xFF, 0xFF, 0xFF]]

    private static func mutated(_ sample: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = sample
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 0...30, using: &random))
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
            case 2: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
            case 3 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
            default:
                let piece = pieces.randomElement(using: &random) ?? []
                for _ in 0..<Int.random(in: 1...20, using: &random) { bytes.insert(contentsOf: piece, at: place) }
            }
        }
        return bytes
    }

    private static func expectLimits(_ file: ExchangeFile, _ what: Comment) {
        for fact in file.facts {
            #expect(!fact.film.isEmpty && fact.film.title.count <= FilmDraft.titleLimit, what)
            #expect(file.parts.indices.contains(fact.row.part), what)
            switch fact.claim {
            case .viewing(let viewing):
                #expect(viewing.note.count <= ViewingDraft.noteLimit && viewing.tags.all.count <= Tags.limit, what)
                if case .at(let instant) = viewing.when { #expect(instant.milliseconds % 86_400_000 != 0, what) }
                if case .on(let date) = viewing.when { #expect(WatchedOn(date.description) == date, what) }
            case .listed(let place): #expect(file.lists.indices.contains(place.list), what)
            case .undecided: #expect(file.questions[fact.row.part] != nil, what)
            default: break
            }
        }
        #expect(file.problems.first.count <= ExchangeProblems.limit, what)
        #expect(file.problems.first.allSatisfy { $0.text.count <= 80 }, what)
        for (part, meanings) in file.questions {
            for meaning in meanings { _ = file.answering(meaning, part: part) }
        }
    }

    @Test func anythingMixed() {
        let rounds = RandomRounds(1_000)
        var random = rounds.generator
        for round in 0..<rounds.count {
            let inputs = (0..<Int.random(in: 1...3, using: &random)).map { index in
                let sample = Self.samples.randomElement(using: &random) ?? []
                let name = ["watchlist.csv", "x", "lists/a.csv"].randomElement(using: &random) ?? ""
                return ExchangeInput(name: "\(index)\(name)", bytes: Self.mutated(sample, &random))
            }
            guard let reading = try? ExchangeReader().read(inputs) else { continue }
            for file in reading.files { Self.expectLimits(file, "seed \(rounds.seed), round \(round)") }
        }
    }
}
