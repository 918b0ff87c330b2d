import FilmzDomain

extension IsolationContract {
    /// Everybody turned offers off.
    static var advertisingDeeds: [Deed] {
        [
            Deed("offers turned on") { person, subject async throws in
                try await subject.services.advertising.want(true, by: person.id)
            }
        ]
    }
}
