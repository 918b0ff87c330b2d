import FilmzDomain

extension IsolationContract {
    static var serviceDeeds: [Deed] {
        [
            Deed("other services, in another country") { person, subject async throws in
                _ = try await subject.services.myServices.choose(
                    MyServices(
                        country: CountryCode("DE"), services: [StreamingService(id: 11, name: "MUBI")],
                        isRefreshed: true),
                    of: person.id)
            },
            Deed("no services any more") { person, subject async throws in
                _ = try await subject.services.myServices.choose(MyServices(), of: person.id)
            },
        ]
    }
}
