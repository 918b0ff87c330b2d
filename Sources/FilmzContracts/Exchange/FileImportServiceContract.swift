import FilmzDomain
import Testing

/// The promises of ``FileImportService``.
public enum FileImportServiceContract {
    public static var cases: [ContractCase] {
        [
            ContractCase("keeps files and answers as they are, the newest first, until they are removed") { subject in
                var imports: any FileImportService { subject.services.imports }
                let parts = [
                    FileImportPart.sample,
                    FileImportPart(name: "ü\u{7}<", path: "lists/ü", isInArchive: false, bytes: [0, 255, 10]),
                ]
                let first = try await imports.keep(parts, named: String(repeating: "n", count: 900), for: .owner)
                subject.clock.advance()
                let second = try await subject.services.imports.keep([.sample], named: "b", for: .owner)
                #expect(first.name.count == FileImport.nameLimit)
                #expect(first.outcome == nil)
                #expect(try await subject.services.imports.parts(first.id, of: .owner) == parts)
                #expect(try await subject.services.imports.imports(of: .owner) == [second, first])
                let answers = FileImportAnswers(rule: .theirs, zone: "Europe/Vienna", meanings: ["a.csv": "seen"])
                try await subject.services.imports.answer(second.id, answers: answers, of: .owner)
                #expect(try await subject.services.imports.fileImport(second.id, of: .owner)?.answers == answers)
                #expect(try await subject.services.imports.remove(first.id, of: .owner))
                #expect(try await !subject.services.imports.remove(first.id, of: .owner))
                #expect(try await subject.services.imports.parts(first.id, of: .owner).isEmpty)
                #expect(try await subject.services.imports.fileImport(first.id, of: .owner) == nil)
            },
            ContractCase("follows the change that took files in, when it is undone and done again") { subject in
                var services: Services { subject.services }
                let kept = try await services.imports.keep([.sample], named: "a", for: .owner)
                let film = try await services.films.add(FilmDraft(title: "Our Holiday"))
                let change = try #require(try await services.myFilms.apply(.favourite(true), to: film.id, of: .owner))
                let outcome = FileImport.Outcome(
                    takenAt: subject.clock.clock.now(), change: change.id, changedCount: 1)
                try await services.imports.note(outcome, of: kept.id, by: .owner)
                #expect(try await subject.services.imports.fileImport(kept.id, of: .owner)?.outcome == outcome)
                let undone = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.services.imports.fileImport(kept.id, of: .owner)?.outcome == nil)
                let again = try await subject.services.undo.undo(undone.id, of: .owner)
                let found = try await subject.services.imports.fileImport(kept.id, of: .owner)
                #expect(found?.outcome?.change == again.id)
            },
            ContractCase("makes room by the oldest that was taken in, and never by what was not") { subject in
                var ids: [FileImport.ID] = []
                for number in 1...FileImport.countLimit {
                    ids.append(
                        try await subject.services.imports.keep([.sample], named: "\(number)", for: .owner).id)
                }
                await #expect(throws: FileImportsFull.self) {
                    try await subject.services.imports.keep([.sample], named: "more", for: .owner)
                }
                let outcome = FileImport.Outcome(takenAt: subject.clock.clock.now(), change: nil, changedCount: 0)
                try await subject.services.imports.note(outcome, of: ids[7], by: .owner)
                let more = try await subject.services.imports.keep([.sample], named: "more", for: .owner)
                let left = Set(try await subject.services.imports.imports(of: .owner).map(\.id))
                #expect(left == Set(ids).subtracting([ids[7]]).union([more.id]))
            },
            ContractCase("keeps files of an archive again, unless they are there or are the oldest of too many") {
                subject in
                var imports: any FileImportService { subject.services.imports }
                let now = subject.clock.clock.now()
                var again = FileImport(id: .random(), name: "again.csv", addedAt: Timestamp(milliseconds: 0))
                again.answers.topics = [.seen]
                again.outcome = FileImport.Outcome(takenAt: now, change: nil, changedCount: 3)
                try await imports.restore(again, parts: [.sample], for: .owner)
                var other = again
                other.name = "other.csv"
                try await imports.restore(other, parts: [.sample, .sample], for: .owner)
                #expect(try await imports.imports(of: .owner) == [again])
                #expect(try await imports.parts(again.id, of: .owner) == [.sample])
                for number in 2...FileImport.countLimit {
                    _ = try await imports.keep([.sample], named: "\(number)", for: .owner)
                }
                // One that was taken in before all others goes itself.
                var oldest = FileImport(
                    id: .random(), name: "oldest.csv", addedAt: Timestamp(milliseconds: -1), outcome: again.outcome)
                try await imports.restore(oldest, parts: [.sample], for: .owner)
                #expect(try await imports.fileImport(oldest.id, of: .owner) == nil)
                #expect(try await imports.fileImport(again.id, of: .owner) == again)
                oldest.outcome = nil
                try await imports.restore(oldest, parts: [.sample], for: .owner)
                #expect(try await imports.fileImport(again.id, of: .owner) == nil)
                let waiting = FileImport(id: .random(), name: "waiting.csv", addedAt: now)
                await #expect(throws: FileImportsFull.self) {
                    try await imports.restore(waiting, parts: [.sample], for: .owner)
                }
            },
            ContractCase("remembers words about films, and the last one about each") { subject in
                let film = Film.french.id
                try await subject.services.imports.choose(
                    ["a": .film(film), "b": .own, "c": .leaveOut], for: .owner)
                #expect(
                    try await subject.services.imports.choices(of: .owner)
                        == ["a": .film(film), "b": .own, "c": .leaveOut])
                try await subject.services.imports.choose(["a": .own, "b": .leaveOut], for: .owner)
                #expect(
                    try await subject.services.imports.choices(of: .owner) == [
                        "a": .own, "b": .leaveOut, "c": .leaveOut,
                    ])
            },
        ]
    }
}
