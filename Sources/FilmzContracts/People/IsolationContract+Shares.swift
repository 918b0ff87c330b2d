import FilmzDomain
import Testing

extension IsolationContract {
    /// What a person does with what they pass on.
    static var shareDeeds: [Deed] {
        [
            Deed("a film passed on") { person, subject async throws in
                _ = try await subject.services.shares.make(
                    ShareDraft(.film(Somebody.film)), id: .random(), of: person.id)
            },
            Deed("a list passed on whose ID others have too") { person, subject async throws in
                _ = try await subject.services.shares.make(
                    ShareDraft(.list(Somebody.sharedList)), id: .random(), of: person.id)
            },
            Deed("a link taken back whose ID others have too") { person, subject async throws in
                #expect(try await subject.services.shares.takeBack(Somebody.sharedShare, of: person.id))
            },
            Deed("a link opened") { person, subject async throws in
                guard case .open(let share) = try await subject.services.shares.open(person.address, with: nil) else {
                    Issue.record("The address leads nowhere.")
                    return
                }
                #expect(share.person == person.id)
                #expect(share.id == Somebody.sharedShare)
                await subject.services.shares.noteOpening(of: share)
            },
        ]
    }

    static var shareRefusals: [ContractCase] {
        [
            refusal("a link") { ada, grace, subject async throws in
                var shares: any ShareService { subject.services.shares }
                await #expect(throws: DomainError.noSuchShare) { try await shares.share(grace.share, of: ada.id) }
                await #expect(throws: DomainError.noSuchShare) { try await shares.takeBack(grace.share, of: ada.id) }
                await #expect(throws: DomainError.noSuchShare) {
                    try await shares.newAddress(of: grace.share, by: ada.id)
                }
            },
            refusal("a list by a link") { ada, grace, subject async throws in
                let draft = ShareDraft(.list(grace.list))
                await #expect(throws: DomainError.noSuchList) {
                    try await subject.services.shares.make(draft, id: .random(), of: ada.id)
                }
            },
        ]
    }
}
