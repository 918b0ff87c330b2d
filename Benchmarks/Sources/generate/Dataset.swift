/// IMDb's seven tables, as they are offered for download.
///
/// Between the films stand episodes, shorts, games and the like, of which most have little but a title.
struct Dataset {
    private static let otherKinds: [StaticString] = [
        "tvEpisode", "short", "video", "tvSpecial", "videoGame", "tvShort",
    ]
    private static let genres: [StaticString] = [
        "Drama", "Comedy", "Documentary", "Action", "Romance", "Thriller", "Crime", "Horror", "Adventure", "Family",
        "Sci-Fi", "Music", "Western", "Talk-Show",
    ]
    private let corpus: Corpus
    private let others: Int
    private var random: SeededRandom
    private var maker: TitleMaker
    private let otherKinds = WeightedChoice([850, 105, 32, 7, 4, 2])
    private let genres = WeightedChoice(Self.genres.indices.map { 1 / Double($0 + 2) })
    private let basics, ratings, akas, episodes, principals, crew, names: GzipFile
    private var shows: ShowSeries
    /// Up to four films of everyone.
    private var knownFor: [[Int32]]

    /// - Parameter others: How many other titles there are for every film.
    init(_ corpus: Corpus, others: Int, seed: UInt64, folder: String) throws {
        self.corpus = corpus
        self.others = others
        random = SeededRandom(seed: seed)
        maker = TitleMaker(words: [])
        func file(_ name: String, _ header: String) throws -> GzipFile {
            try GzipFile(path: "\(folder)/\(name).tsv.gz", header: header)
        }
        basics = try file(
            "title.basics",
            "tconst titleType primaryTitle originalTitle isAdult startYear endYear runtimeMinutes genres")
        ratings = try file("title.ratings", "tconst averageRating numVotes")
        akas = try file(
            "title.akas", "titleId ordering title region language types attributes isOriginalTitle")
        principals = try file("title.principals", "tconst ordering nconst category job characters")
        episodes = try file("title.episode", "tconst parentTconst seasonNumber episodeNumber")
        crew = try file("title.crew", "tconst directors writers")
        names = try file(
            "name.basics", "nconst primaryName birthYear deathYear primaryProfession knownForTitles")
        knownFor = Array(repeating: [], count: corpus.people.count)
        shows = ShowSeries(corpus.films, seed: seed &+ 1_000)
    }

    /// Writes all tables.
    ///
    /// - Returns: A line for each: its name, rows and bytes.
    mutating func write() throws -> [String] {
        var place = 0
        for id in identifiers() {
            if place < corpus.films.count, corpus.films[place].id == id {
                try write(corpus.films[place], crew: corpus.makers[place])
                for maker in Set(corpus.makers[place]) where knownFor[Int(maker)].count < 4 {
                    knownFor[Int(maker)].append(Int32(id))
                }
                place += 1
            } else {
                try writeOther(Int(id))
            }
        }
        for (place, person) in corpus.people.enumerated() { try write(person, films: knownFor[place]) }
        let files = [
            ("title.basics", basics), ("title.ratings", ratings), ("title.akas", akas),
            ("title.episode", episodes), ("title.principals", principals), ("title.crew", crew), ("name.basics", names),
        ]
        return try files.map { name, file in
            try file.close()
            return "\(name): \(file.rows) rows, \(file.size / 1_000_000) MB"
        }
    }

    /// The numbers of all titles in the order of the files.
    private mutating func identifiers() -> [UInt32] {
        let films = corpus.films.map { UInt32($0.id) }.sorted()
        guard let highest = films.last else { return [] }
        let mean = Double(films.count) * Double(others) / Double(highest)
        var all = films
        var last: UInt32 = 0
        for film in films {
            let room = Int(film - last) - 1
            let count = min(room, Int(Double(room + 1) * mean + random.unit()))
            for number in 0..<max(0, count) { all.append(last + 1 + UInt32(number * room / count)) }
            last = film
        }
        return all.map { FileOrder.key(Int($0)) }.sorted().map { UInt32(FileOrder.number(of: $0)) }
    }

    private mutating func writeOther(_ id: Int) throws {
        let kind = otherKinds.draw(&random)
        var title: [UInt8] = []
        switch random.unit() {
        case ..<0.4 where kind == 0:
            title.text("Episode #")
            title.number(1 + random.below(9))
            title.text(".")
            title.number(1 + random.below(200))
        case ..<0.48 where kind == 0:
            title.text("Episode dated ")
            title.number(1 + random.below(28))
            title.text(" March ")
            title.number(1960 + random.below(65))
        default: maker.phrase(words: 1 + random.below(5), into: &title, &random)
        }
        let year = random.chance(0.09) ? nil : 2026 - Int(60 * random.unit() * random.unit())
        try writeBasics(id, Self.otherKinds[kind], title, title, year: year, isSeries: false)
        if random.chance(0.105) { try writeRating(id, votes: 5 + Int(3 / (random.unit() * random.unit() + 0.002))) }
        if random.chance(0.2) { try writeAka(id, 1, title, region: nil, language: nil, isOriginal: true) }
        try writeCrew(id, [])
        if kind == 0 { try writeEpisode(id) }
    }

    private mutating func writeEpisode(_ id: Int) throws {
        guard let place = shows.next() else { return }
        try episodes.row { line in
            line.identifier("tt", id)
            line.tab()
            line.identifier("tt", place.show)
            line.tab()
            line.optional(place.number?.season)
            line.tab()
            line.optional(place.number?.episode)
        }
    }

    private mutating func write(_ film: Film, crew: [Int32]) throws {
        let isSeries = ["tvSeries", "tvMiniSeries"].contains(film.kind.description)
        try writeBasics(film.id, film.kind, film.primary, film.original, year: film.year, isSeries: isSeries)
        if let votes = film.votes { try writeRating(film.id, votes: votes) }
        try writeAka(film.id, 1, film.original, region: nil, language: nil, isOriginal: true)
        for (number, other) in film.alternatives.enumerated() {
            let language = random.chance(0.6) ? nil : other.language
            try writeAka(film.id, number + 2, other.title, region: other.region, language: language, isOriginal: false)
        }
        if film.primary != film.original {
            let ordering = film.alternatives.count + 2
            try writeAka(film.id, ordering, film.primary, region: "US", language: nil, isOriginal: false)
        }
        var people: [Int] = []
        for maker in crew where !people.contains(corpus.people[Int(maker)].id) {
            people.append(corpus.people[Int(maker)].id)
        }
        try writeCrew(film.id, people)
        try writePrincipals(film.id, people)
    }

    private mutating func writeBasics(
        _ id: Int, _ kind: StaticString, _ primary: [UInt8], _ original: [UInt8], year: Int?, isSeries: Bool
    ) throws {
        let runtime = random.chance(0.3) ? nil : 3 + random.below(90) + random.below(70)
        let ended = isSeries && random.chance(0.5) ? year.map { min(2026, $0 + random.below(8)) } : nil
        let isAdult = random.chance(0.02)
        let count = random.chance(0.06) ? 0 : 1 + random.below(3)
        var kinds: [Int] = []
        for _ in 0..<count {
            let genre = genres.draw(&random)
            if !kinds.contains(genre) { kinds.append(genre) }
        }
        try basics.row { line in
            line.identifier("tt", id)
            line.tab()
            line.text(kind)
            line.tab()
            line += primary
            line.tab()
            line += original
            line.text(isAdult ? "\t1\t" : "\t0\t")
            line.optional(year)
            line.tab()
            line.optional(ended)
            line.tab()
            line.optional(runtime)
            line.tab()
            if kinds.isEmpty { line.text(#"\N"#) }
            for (number, genre) in kinds.enumerated() {
                if number > 0 { line.text(",") }
                line.text(Self.genres[genre])
            }
        }
    }

    private mutating func writeRating(_ id: Int, votes: Int) throws {
        let rating = min(100, 10 + random.below(30) + random.below(31) + random.below(32))
        try ratings.row { line in
            line.identifier("tt", id)
            line.tab()
            line.number(rating / 10)
            line.text(".")
            line.number(rating % 10)
            line.tab()
            line.number(votes)
        }
    }

    private func writeAka(
        _ id: Int, _ ordering: Int, _ title: [UInt8], region: String?, language: String?, isOriginal: Bool
    ) throws {
        try akas.row { line in
            line.identifier("tt", id)
            line.tab()
            line.number(ordering)
            line.tab()
            line += title
            line.tab()
            line += Array((region ?? #"\N"#).utf8)
            line.tab()
            line += Array((language ?? #"\N"#).utf8)
            line.text(isOriginal ? "\toriginal\t\\N\t1" : "\timdbDisplay\t\\N\t0")
        }
    }

    private func writeCrew(_ id: Int, _ people: [Int]) throws {
        try crew.row { line in
            line.identifier("tt", id)
            for person in [people.first, people.count > 1 ? people[1] : nil] {
                line.tab()
                if let person { line.identifier("nm", person) } else { line.text(#"\N"#) }
            }
        }
    }

    private mutating func writePrincipals(_ id: Int, _ people: [Int]) throws {
        for (number, person) in people.enumerated() {
            var role: [UInt8] = []
            maker.phrase(words: 1 + random.below(2), into: &role, &random)
            // What stands in quotes is quoted as in JSON.
            if random.chance(0.05) { role = Array(#"\"Kid\" "#.utf8) + role }
            try principals.row { line in
                line.identifier("tt", id)
                line.tab()
                line.number(number + 1)
                line.tab()
                line.identifier("nm", person)
                switch number {
                case 0: line.text("\tdirector\t\\N\t\\N")
                case 1: line.text("\twriter\twritten by\t\\N")
                default:
                    line.text("\tactor\t\\N\t[\"")
                    line += role
                    line.text("\"]")
                }
            }
        }
    }

    private mutating func write(_ person: Person, films: [Int32]) throws {
        let profession: StaticString = random.pick(["actor", "actress", "director,writer", "producer", #"\N"#])
        try names.row { line in
            line.identifier("nm", person.id)
            line.tab()
            line += person.name
            line.tab()
            line.optional(person.birth)
            line.tab()
            line.optional(person.death)
            line.tab()
            line.text(profession)
            line.tab()
            if films.isEmpty { line.text(#"\N"#) }
            for (number, film) in films.enumerated() {
                if number > 0 { line.text(",") }
                line.identifier("tt", Int(film))
            }
        }
    }
}
