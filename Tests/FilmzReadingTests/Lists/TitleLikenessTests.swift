import Testing

@testable import FilmzReading

struct TitleLikenessTests {
    private static func likeness(_ asked: String, _ name: String) -> TitleLikeness? {
        TitleLikeness(TitleWords(asked), name: FilmName(name))
    }

    @Test(
        arguments: [
            ("heat", "Heat"), ("AMELIE", "Amélie"), ("godfather", "The Godfather"),
            ("godfather 2", "The Godfather Part II"),
            ("kill bill 2", "Kill Bill: Vol. 2"), ("dune 2", "Dune: Part Two"), ("alien 3", "Alien³"),
            ("terminator 2", "Terminator 2: Judgment Day"),
            ("star wars: a new hope", "Star Wars: Episode IV - A New Hope"),
            ("star wars 4", "Star Wars: Episode IV - A New Hope"),
            ("dr strangelove", "Dr. Strangelove or: How I Learned"),
            ("birdman", "Birdman or (The Unexpected Virtue of Ignorance)"), ("the hateful 8", "The Hateful Eight"),
            ("doctor zhivago", "Dr. Zhivago"), ("ford vs ferrari", "Ford v Ferrari"), ("rocky 5", "Rocky V"),
            ("spiderman", "Spider-Man"), ("good fellas", "Goodfellas"), ("seven", "Se7en"), ("8 1/2", "8½"),
            ("die faelscher", "Die Fälscher"), ("the good the bad & the ugly", "The Good, the Bad and the Ugly"),
        ])
    func isTheWholeTitle(_ asked: String, _ name: String) throws {
        let likeness = try #require(Self.likeness(asked, name))
        #expect(likeness.grade == .whole)
        #expect(likeness.edits == 0)
    }

    /// By others of these, people call the film, and programs do not.
    @Test(
        arguments: [
            ("heat", "Heat", true), ("godfather", "The Godfather", true), ("8 1/2", "8½", true),
            ("good fellas", "Goodfellas", true), ("die faelscher", "Die Fälscher", true),
            ("dune 2", "Dune: Part Two", true), ("seven", "Se7en", false),
            ("terminator 2", "Terminator 2: Judgment Day", false),
            ("star wars: a new hope", "Star Wars: Episode IV - A New Hope", false),
            ("e.t.", "E.T. the Extra-Terrestrial", false),
            ("dr strangelove", "Dr. Strangelove or: How I Learned", false),
            ("intersteller", "Interstellar", false), ("the ring", "Ring", false),
        ] as [(String, String, Bool)])
    func isAllOfTheName(_ asked: String, _ name: String, _ isWholeName: Bool) {
        #expect(Self.likeness(asked, name)?.isWholeName == isWholeName)
    }

    @Test(
        arguments: [
            ("intersteller", "Interstellar", .mistyped), ("jurrasic park", "Jurassic Park", .mistyped),
            ("grand hotel budapest", "The Grand Budapest Hotel", .mistyped), ("dogman", "Dog Man", .mistyped),
            ("empire strikes back", "Star Wars: Episode V - The Empire Strikes Back", .subtitle),
            ("final destination", "Final Destination: Bloodlines", .part), ("the ring", "Ring", .part),
            ("predators", "Predator", .part), ("life of brian", "Monty Python's Life of Brian", .part),
            ("snow white", "Snow White and the Seven Dwarfs", .part), ("tron", "Tron: Ares", .part),
        ] as [(String, String, TitleLikeness.Grade)])
    func isNotQuiteTheTitle(_ asked: String, _ name: String, _ grade: TitleLikeness.Grade) {
        #expect(Self.likeness(asked, name)?.grade == grade)
    }

    @Test(
        arguments: [
            ("heat", "White Heat"), ("cars 2", "Cars"), ("toy story 2", "Toy Story 3"), ("her", "Hero"),
            ("taxi", "Taxi Driver"),
            ("frozen river", "Frozen"), ("", "Heat"), ("blade", "Blade Runner"),
            ("back to the future i-iii", "Back to the Future Part III"), ("kong", "King Kong"),
        ])
    func isAnother(_ asked: String, _ name: String) {
        #expect((Self.likeness(asked, name)?.grade ?? .words) == .words)
    }

    @Test(
        arguments: [
            ("", "", 3, 0), ("abc", "abc", 0, 0), ("abc", "abd", 1, 1), ("abc", "acb", 1, 1), ("abc", "ab", 1, 1),
            ("abc", "xabc", 1, 1), ("kitten", "sitting", 3, 3), ("kitten", "sitting", 2, nil), ("", "abcd", 3, nil),
            ("", "abc", 3, 3), ("ab", "", 2, 2), ("abcdef", "badcfe", 3, 3), ("abc", "def", 2, nil),
        ] as [(String, String, Int, Int?)])
    func slipsAreCounted(_ left: String, _ right: String, _ limit: Int, _ expected: Int?) {
        #expect(LetterDistance.between(left, right, limit: limit) == expected)
        #expect(LetterDistance.between(right, left, limit: limit) == expected)
    }
}
