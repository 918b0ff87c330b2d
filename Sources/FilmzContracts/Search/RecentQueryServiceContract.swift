import FilmzDomain
import Testing

/// The promises of ``RecentQueryService``.
public enum RecentQueryServiceContract {
    public static var cases: [ContractCase] {
        [
            ContractCase("remembers nothing at first") { subject async throws in
                #expect(try await subject.services.recentQueries.queries(of: .owner).isEmpty)
            },
            ContractCase("remembers queries as typed, newest first") { subject in
                let times = try await record(["Amélie", "  Łódź 1987 ", "</script> & 'x'"], subject)
                let queries = try await subject.services.recentQueries.queries(of: .owner)
                #expect(queries.map(\.text) == ["</script> & 'x'", "Łódź 1987", "Amélie"])
                #expect(queries.map(\.usedAt) == times.reversed())
            },
            ContractCase("notes a query in the same way as it records one") { subject async throws in
                let query = try #require(SearchQuery("Amélie"))
                await subject.services.recentQueries.note(query, of: .owner)
                #expect(try await texts(subject) == ["Amélie"])
            },
            ContractCase("remembers the last ten") { subject in
                try await record((1...13).map { "query \($0)" }, subject)
                #expect(try await texts(subject) == (4...13).reversed().map { "query \($0)" })
            },
            ContractCase("remembers queries of the same words once, where they were used last") { subject in
                let times = try await record(["amelie", "alien", "AMÉLIE!"], subject)
                let queries = try await subject.services.recentQueries.queries(of: .owner)
                #expect(queries.map { SearchQuery($0.text)?.folded } == ["amelie", "alien"])
                #expect(queries.map(\.usedAt) == [times[2], times[1]])
            },
            ContractCase("does not count a repeated query towards the ten") { subject in
                try await record((1...10).map { "query \($0)" } + ["query 10", "Query 10", "query 5"], subject)
                #expect(try await texts(subject).count == RecentQuery.limit)
                #expect(try await texts(subject).first == "query 5")
                #expect(try await texts(subject).last == "query 1")
            },
            ContractCase("forgets one query by its words, and puts it back where it was") { subject in
                try await record(["one", "Twó", "three"], subject)
                let before = try await subject.services.recentQueries.queries(of: .owner)
                let change = try #require(try await forget("two", subject))
                #expect(change.kind == .queryForgotten)
                #expect(try await texts(subject) == ["three", "one"])
                let undone = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.services.recentQueries.queries(of: .owner) == before)
                _ = try await subject.services.undo.undo(undone.id, of: .owner)
                #expect(try await texts(subject) == ["three", "one"])
            },
            ContractCase("forgets all queries, and remembers them again") { subject in
                try await record(["one", "two", "three"], subject)
                let before = try await subject.services.recentQueries.queries(of: .owner)
                let change = try #require(try await subject.services.recentQueries.forget(nil, of: .owner))
                #expect(change.kind == .queriesForgotten)
                #expect(try await texts(subject).isEmpty)
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await subject.services.recentQueries.queries(of: .owner) == before)
            },
            ContractCase("keeps queries made between forgetting and remembering again") { subject in
                try await record(["one", "two"], subject)
                let change = try #require(try await subject.services.recentQueries.forget(nil, of: .owner))
                try await record(["three"], subject)
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                #expect(try await texts(subject) == ["three", "two", "one"])
            },
            ContractCase("leaves a query in its place if it was used again after it was forgotten") { subject in
                try await record(["one", "two"], subject)
                let forgotten = try #require(try await forget("one", subject))
                try await record(["one"], subject)
                let before = try await subject.services.recentQueries.queries(of: .owner)
                _ = try? await subject.services.undo.undo(forgotten.id, of: .owner)
                #expect(try await subject.services.recentQueries.queries(of: .owner) == before)
            },
            ContractCase("does not forget a query again if it was used meanwhile") { subject in
                try await record(["one", "two"], subject)
                let forgotten = try #require(try await forget("one", subject))
                let undone = try await subject.services.undo.undo(forgotten.id, of: .owner)
                try await record(["one"], subject)
                let before = try await subject.services.recentQueries.queries(of: .owner)
                _ = try? await subject.services.undo.undo(undone.id, of: .owner)
                #expect(try await subject.services.recentQueries.queries(of: .owner) == before)
            },
            ContractCase("remembers again only once") { subject in
                try await record(["one", "two"], subject)
                let change = try #require(try await forget("one", subject))
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                await #expect(throws: DomainError.nothingToUndo) {
                    try await subject.services.undo.undo(change.id, of: .owner)
                }
                #expect(try await texts(subject) == ["two", "one"])
            },
            ContractCase("never offers more than ten, also after remembering again") { subject in
                try await record((1...10).map { "old \($0)" }, subject)
                let change = try #require(try await subject.services.recentQueries.forget(nil, of: .owner))
                try await record((1...4).map { "new \($0)" }, subject)
                _ = try await subject.services.undo.undo(change.id, of: .owner)
                let expected = (1...4).reversed().map { "new \($0)" } + (5...10).reversed().map { "old \($0)" }
                #expect(try await texts(subject) == expected)
            },
            ContractCase("has nothing to undo when there was nothing to forget") { subject in
                #expect(try await subject.services.recentQueries.forget(nil, of: .owner) == nil)
                try await record(["one"], subject)
                #expect(try await forget("two", subject) == nil)
                #expect(try await texts(subject) == ["one"])
            },
        ]
    }

    /// - Returns: when each was recorded
    @discardableResult
    private static func record(_ texts: [String], _ subject: Subject) async throws -> [Timestamp] {
        var times: [Timestamp] = []
        for text in texts {
            times.append(subject.clock.advance())
            let query = try #require(SearchQuery(text))
            try await subject.services.recentQueries.record(query, of: .owner)
        }
        return times
    }

    private static func forget(_ text: String, _ subject: Subject) async throws -> Change? {
        let query = try #require(SearchQuery(text))
        return try await subject.services.recentQueries.forget(query, of: .owner)
    }

    private static func texts(_ subject: Subject) async throws -> [String] {
        try await subject.services.recentQueries.queries(of: .owner).map(\.text)
    }
}
