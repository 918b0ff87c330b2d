import FilmzDomain
import FilmzPages
import Hummingbird

/// Providers' lists as JSON.
struct ProviderListAPI {
    let services: any MyFilmServices & ManagedServices

    func add(to router: RouterGroup<PersonContext>) {
        router.resource(APIPath.providerLists, answers: [.get: { _, _ in try await lists() }])
        router.resource(
            APIPath.providerList, answers: [.get: { try await list($0, $1, kind: $2) }], elsewhere: [.patch])
    }

    /// Adds what is set for everybody.
    func add(to router: RouterGroup<OwnerContext>) {
        router.patch(APIPath.providerList) { try await change($0, $1, kind: $2) }
    }

    private func lists() async throws -> Response {
        try JSONReply.list(try await services.providerLists.switches())
    }

    /// A provider's list. The provider is asked if the stored one is stale.
    private func list(_ request: Request, _ context: PersonContext, kind: ProviderList.Kind) async throws -> Response {
        let list = try Address(request).list(kind)
        let refresh = try await ListRefresh.load(
            list, permission: context.permission, waiting: TimeLimitedWait.patience, from: services)
        guard let shown = refresh.shown else { throw WebError.notFound }
        let page = Page(items: shown.entries.map(\.film), total: shown.entries.count)
        let entries = try await services.entries(page, for: context.person).items
        return try JSONReply.value(Answer(shown, entries: entries, isLate: refresh.isLate))
    }

    private func change(_ request: Request, _ context: OwnerContext, kind: ProviderList.Kind) async throws -> Response {
        let lists = services.managed(by: context.owner).providerLists
        try await lists.setOn(try await JSONBody.read(Switch.self, from: request).isOn, kind: kind)
        guard let state = try await lists.switches().first(where: { $0.kind == kind }) else {
            throw WebError.notFound
        }
        return try JSONReply.value(state)
    }

    /// A list with the person's relation to each film.
    private struct Answer: Encodable {
        let kind: ProviderList.Kind
        let provider: Provider
        let country: String
        let fetchedAt: Timestamp?
        let failure: ProviderFailure?
        let isLate: Bool
        let items: [Item]

        init(_ list: FilledProviderList, entries: [FilmEntry], isLate: Bool) {
            kind = list.list.kind
            provider = list.provider
            country = list.country
            fetchedAt = list.fetchedAt
            failure = list.failure
            self.isLate = isLate
            items = zip(list.entries, entries).map { Item(entry: $1, released: $0.released) }
        }
    }

    private struct Item: Encodable {
        let entry: FilmEntry
        let released: CalendarDay?

        private enum Member: String, CodingKey {
            case released
        }

        func encode(to encoder: any Encoder) throws {
            try entry.encode(to: encoder)
            var members = encoder.container(keyedBy: Member.self)
            try members.encodeIfPresent(released, forKey: .released)
        }
    }

    private struct Switch: JSONInput {
        let isOn: Bool

        enum CodingKeys: CodingKey {
            case isOn
        }
    }
}
