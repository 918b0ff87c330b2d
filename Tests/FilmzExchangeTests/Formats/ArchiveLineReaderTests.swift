import Testing

@testable import FilmzExchange

struct ArchiveLineReaderTests {
    private static let lines = [
        "films.jsonl": #"{"id":"5","title":"A","year":1999}"#,
        "relations.jsonl": #"{"film":"5","comment":"*comment*"}"#,
        "viewings.jsonl": #"{"film":"5","id":"77","note":"_viewing_","loggedAt":"2011-07-14T20:15:00.000Z"}"#,
        "lists.jsonl": #"{"id":"7","name":"a","madeAt":"2011-07-14T20:15:00.000Z"}"#,
        "list-films.jsonl": #"{"list":"7","film":"5","note":"**list**","addedAt":"2011-07-14T20:15:00.000Z"}"#,
    ]

    /// An archive without the file was made before notes could have emphasis.
    @Test(
        arguments: [
            (nil, ["*comment*", "_viewing_", "**list**"]), ("", []), (#"{"note":"_viewing_"}"#, ["_viewing_"]),
        ] as [(String?, Set<String>)])
    func notesOfBeforeStayAsTheyWereTyped(_ line: String?, _ plainNotes: Set<String>) throws {
        var contents = Self.lines
        contents["plain-notes.jsonl"] = line
        var reader = ArchiveLineReader(contents.mapValues { Array($0.utf8) }, limit: 10)
        try reader.read()
        #expect(reader.problems.count == 0)
        #expect(reader.rest.plainNotes == plainNotes)
    }
}
