import FilmzDomain
import FilmzText
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// The disk or its files fail.
struct StorageErrorRouteTests {
    private struct FailingUndo: UndoService {
        let error: StorageError

        func change(_ id: Change.ID, of person: Person.ID) throws -> Change? { nil }
        func undo(_ id: Change.ID, of person: Person.ID) throws -> Change { throw error }
        func films(
            of id: Change.ID, titled title: String, of person: Person.ID, page: PageRequest
        ) throws -> Page<ChangedFilm> { throw error }
        func undo(_ id: Change.ID, only film: Film.ID, of person: Person.ID) throws -> Change { throw error }
        func changes(of person: Person.ID, page: PageRequest) throws -> Page<PastChange> { throw error }
        func forget(_ id: Change.ID, of person: Person.ID) throws -> Bool { throw error }
        func additions(of id: Change.ID, for person: Person.ID) throws -> ChangeAdditions { throw error }
        func viewings(
            after changes: Set<Change.ID>, of films: Set<Film.ID>, by person: Person.ID
        ) throws -> Set<Viewing.ID> { throw error }
    }

    private static let errors: [(StorageError, Int, String, ErrorText, StorageErrorText)] = [
        (.full, 507, "disk-full", .diskFullHint, .full), (.locked, 503, "database-locked", .lockedHint, .locked),
        (.readOnly, 500, "database-read-only", .readOnlyHint, .readOnly),
        (.damaged, 500, "database-damaged", .damagedHint, .damaged),
    ]

    @Test(arguments: errors)
    func itIsSaidOnThePageAndToPrograms(
        error: StorageError, status: Int, name: String, hint: ErrorText, detail: StorageErrorText
    ) async throws {
        let web = try await WebFixture { $0.undo = FailingUndo(error: error) }
        let page = try await web.post("/undo", "change=5")
        #expect(page.status.code == status)
        #expect(page.text.contains(Strings.english[hint]))
        let answer = try await web.api(.post, "/changes/5/undo")
        #expect(answer.status.code == status)
        let problem = try answer.problem
        #expect(problem.name == name)
        #expect(problem.status == status)
        #expect(problem.detail.contains(Strings.english[detail]))
        for response in [page, answer] {
            #expect((response.headers[.retryAfter] != nil) == (error == .locked))
        }
    }

    @Test func eachSaysSomethingElse() {
        #expect(Set(Self.errors.map { Strings.english.sentence(for: $0.0) }).count == Self.errors.count)
    }
}
