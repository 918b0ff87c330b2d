public import FilmzDomain
import Testing

extension IsolationContract {
    /// What a person does with files to be taken in.
    static var importDeeds: [Deed] {
        [
            Deed("files kept") { person, subject async throws in
                _ = try await subject.services.imports.keep([.sample], named: "more.csv", for: person.id)
            },
            Deed("what an archive has kept again") { person, subject async throws in
                // Not a constant, because a subject chooses a store at each use.
                var services: Services { subject.services }
                let now = subject.clock.clock.now()
                let fileImport = FileImport(id: .random(), name: "again.csv", addedAt: now)
                try await services.imports.restore(fileImport, parts: [.sample], for: person.id)
                var recommendation = ReceivedServiceContract.sample
                recommendation.message = "Again."
                let received = Received(id: .random(), receivedAt: now, recommendation: recommendation, filmCount: 1)
                try await services.received.restore(received, of: person.id)
                try await services.myFilms.restore(notSeen: [Somebody.film: now], by: person.id)
            },
            Deed("files answered and taken in") { person, subject async throws in
                var imports: any FileImportService { subject.services.imports }
                try await imports.answer(person.fileImport, answers: FileImportAnswers(rule: .both), of: person.id)
                let outcome = FileImport.Outcome(
                    takenAt: subject.clock.clock.now(), change: person.change, changedCount: 1)
                try await imports.note(outcome, of: person.fileImport, by: person.id)
                _ = try await subject.services.undo.undo(person.change, of: person.id)
            },
            Deed("files removed") { person, subject async throws in
                #expect(try await subject.services.imports.remove(person.fileImport, of: person.id))
            },
            Deed("a word about a film that others gave too") { person, subject async throws in
                try await subject.services.imports.choose(["Our Holiday": .leaveOut, "another": .own], for: person.id)
            },
        ]
    }

    static var importRefusals: [ContractCase] {
        [
            refusal("files to be taken in") { ada, grace, subject async throws in
                var imports: any FileImportService { subject.services.imports }
                #expect(try await imports.fileImport(grace.fileImport, of: ada.id) == nil)
                #expect(try await imports.parts(grace.fileImport, of: ada.id).isEmpty)
                #expect(try await !imports.remove(grace.fileImport, of: ada.id))
            }
        ]
    }
}

extension FileImportPart {
    public static let sample = FileImportPart(
        name: "ratings.csv", path: "ratings.csv", isInArchive: true, bytes: Array("a,b".utf8))
}
