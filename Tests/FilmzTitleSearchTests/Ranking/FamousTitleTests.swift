import FilmzTitleSearch
import Foundation
import Testing

/// Well-known films are found among a hundred little-known ones that are called exactly what is typed.
@Suite(.serialized) struct FamousTitleTests {
    private static let index = Result { try TitleIndex(entries: starter() + namesakes()) }
    private static let titles = Result {
        Dictionary(uniqueKeysWithValues: try starter().map { ($0.id, $0.names[0]) })
    }

    /// The films of the starter catalogue, with about as many votes as IMDb has for them.
    private static func starter() throws -> [TitleEntry] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/FilmzCatalogue/Films/starter-films.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let rows = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        func column(_ name: String) throws -> Int { try #require(rows[0].firstIndex(of: name)) }
        let title = try column("title")
        let original = try column("original_title")
        let year = try column("year")
        let rank = try column("prominence")
        return rows.dropFirst().enumerated().map { place, cells in
            let votes = 2_900_000 / pow(Double(cells[rank]) ?? 1_000, 0.35)
            return TitleEntry(
                id: Int64(place), year: Int(cells[year]), popularity: Int(votes),
                names: [cells[title], cells[original]].filter { !$0.isEmpty })
        }
    }

    private static func namesakes() -> [TitleEntry] {
        // No film is called *Star w*.
        let names = Set((amongTen + first).map(\.query)).filter { $0.split(separator: " ").last?.count != 1 }
        return names.sorted().enumerated().flatMap { place, name in
            (0..<100).map { number in
                TitleEntry(
                    id: Int64(10_000 + place * 100 + number), year: 1925 + number, popularity: number * 2, names: [name]
                )
            }
        }
    }

    struct Expectation: CustomTestStringConvertible {
        let query: String
        let title: String
        var testDescription: String { "\(query): \(title)" }
    }

    private static func expectations(_ text: String) -> [Expectation] {
        text.split(separator: "\n").map { line in
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            return Expectation(query: parts[0], title: parts[1])
        }
    }

    /// The beginning of a title, a word of it, or a whole title that begins better-known ones.
    static let amongTen = expectations(
        """
        star: Star Wars: Episode IV - A New Hope
        star: Star Trek
        star w: Star Wars: Episode V - The Empire Strikes Back
        star wars: Star Wars: Episode IV - A New Hope
        star t: Star Trek
        toy: Toy Story
        toy s: Toy Story 2
        lord: The Lord of the Rings: The Fellowship of the Ring
        lord of: The Lord of the Rings: The Two Towers
        lord of the: The Lord of the Rings: The Return of the King
        lord of the rings: The Lord of the Rings: The Fellowship of the Ring
        the lord: The Lord of the Rings: The Return of the King
        rings: The Lord of the Rings: The Two Towers
        home: Home Alone
        home a: Home Alone
        back: Back to the Future
        back to: Back to the Future
        future: Back to the Future Part II
        dark: The Dark Knight
        the dark: The Dark Knight Rises
        knight: The Dark Knight
        fight: Fight Club
        club: Fight Club
        pulp: Pulp Fiction
        fiction: Pulp Fiction
        private: Saving Private Ryan
        ryan: Saving Private Ryan
        american: American Beauty
        american: American Psycho
        beauty: American Beauty
        iron: Iron Man
        max: Mad Max: Fury Road
        black: Black Panther
        panther: Black Panther
        green: The Green Mile
        mile: The Green Mile
        kill: Kill Bill: Vol. 1
        bill: Kill Bill: Vol. 2
        king: The King's Speech
        lion: The Lion King
        wolf: The Wolf of Wall Street
        wall: The Wolf of Wall Street
        street: The Wolf of Wall Street
        silence: The Silence of the Lambs
        lambs: The Silence of the Lambs
        shutter: Shutter Island
        island: Shutter Island
        pirates: Pirates of the Caribbean: The Curse of the Black Pearl
        captain: Captain America: The Winter Soldier
        america: Captain America: Civil War
        guardians: Guardians of the Galaxy
        galaxy: Guardians of the Galaxy
        harry: Harry Potter and the Deathly Hallows: Part 2
        potter: Harry Potter and the Philosopher's Stone
        harry potter: Harry Potter and the Prisoner of Azkaban
        jurassic: Jurassic Park
        park: Jurassic Park
        mad: Mad Max: Fury Road
        mad max: Mad Max: Fury Road
        blade: Blade Runner
        runner: Blade Runner 2049
        finding: Finding Nemo
        nemo: Finding Nemo
        good: Good Will Hunting
        hunting: Good Will Hunting
        gone: Gone Girl
        girl: Gone Girl
        monsters: Monsters, Inc.
        die: Die Hard
        hard: Die Hard
        taxi: Taxi Driver
        driver: Taxi Driver
        grand: The Grand Budapest Hotel
        hotel: The Grand Budapest Hotel
        hobbit: The Hobbit: An Unexpected Journey
        journey: The Hobbit: An Unexpected Journey
        city: City of God
        inside: Inside Out
        social: The Social Network
        wonder: Wonder Woman
        woman: Wonder Woman
        catch: Catch Me If You Can
        mission: Mission: Impossible
        godfather part: The Godfather Part II
        empire: Star Wars: Episode V - The Empire Strikes Back
        """)

    /// What people mean by the whole title.
    static let first = expectations(
        """
        alien: Alien
        home alone: Home Alone
        the matrix: The Matrix
        matrix: The Matrix
        the godfather: The Godfather
        godfather: The Godfather
        toy story: Toy Story
        batman: Batman
        casino: Casino
        heat: Heat
        up: Up
        it: It
        her: Her
        thor: Thor
        dune: Dune
        rocky: Rocky
        saw: Saw
        iron man: Iron Man
        spider-man: Spider-Man
        kick-ass: Kick-Ass
        terminator: The Terminator
        avengers: The Avengers
        psycho: Psycho
        shrek: Shrek
        scream: Scream
        speed: Speed
        drive: Drive
        frozen: Frozen
        avatar: Avatar
        jumanji: Jumanji
        """)

    /// The best ten; namesakes have no title here.
    private static func titles(_ query: String) throws -> [String?] {
        let titles = try titles.get()
        return try index.get().search(query, limit: 10).hits.map { titles[$0.id] }
    }

    @Test(arguments: amongTen)
    func `they are among the first ten`(wanted: Expectation) throws {
        let found = try Self.titles(wanted.query)
        #expect(found.contains(wanted.title), "\(found)")
    }

    @Test(arguments: first)
    func `they come first when the query is their title`(wanted: Expectation) throws {
        let found = try Self.titles(wanted.query)
        #expect(found.first == wanted.title, "\(found)")
    }
}
