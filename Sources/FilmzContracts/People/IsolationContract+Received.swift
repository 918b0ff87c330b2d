import FilmzDomain
import Testing

extension IsolationContract {
    /// What a person does with what came in.
    static var receivedDeeds: [Deed] {
        [
            Deed("a recommendation kept") { person, subject async throws in
                let other = Recommendation(films: [RecommendedFilm(title: "Another Holiday")])
                _ = try await subject.services.received.keep(other, for: person.id)
            },
            Deed("a recommendation declined that others have too") { person, subject async throws in
                #expect(
                    try await subject.services.received.answer(
                        person.received, state: .declined, change: nil, of: person.id))
            },
            Deed("a recommendation accepted and taken back that others have too") { person, subject async throws in
                var services: Services { subject.services }
                let received = try #require(try await services.received.received(person.received, of: person.id))
                let answer = ReceivedAnswer(chosen: [0: person.own.id], toldBy: "Everybody")
                let change = try #require(try await services.accept(received, answer: answer, of: person.id))
                subject.clock.advance()
                _ = try await services.undo.undo(change.id, of: person.id)
                _ = try await services.undo.undo(person.change, of: person.id)
            },
        ]
    }
}
