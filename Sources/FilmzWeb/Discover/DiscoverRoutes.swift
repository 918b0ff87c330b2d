import FilmzDomain
import FilmzPages
import FilmzText
import Hummingbird

struct DiscoverRoutes {
    let services: any ShowServices & DiscoverServices
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.home) { try await front($0, $1) }
        router.get(SitePath.discover) { try await discover($0, $1) }
        router.get(SitePath.providerList) { try await list($0, $1, kind: $2) }
    }

    private func front(_ request: Request, _ context: PersonContext) async throws -> Response {
        let address = try Address(request)
        if address.fragment == .row {
            return try await row(DiscoverQuery(), address: address, for: request, in: context)
        }
        let page = try await DiscoverPage.front(
            clock: context.clock, weekStart: request.strings.forms.weekStart, isHintAway: request.hasHiddenKeyHint,
            from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    private func discover(_ request: Request, _ context: PersonContext) async throws -> Response {
        let address = try Address(request)
        let query = DiscoverQuery(fields: address.fields)
        if address.fragment == .row { return try await row(query, address: address, for: request, in: context) }
        let page = try await DiscoverPage.load(
            query, selecting: SelectionMode(fields: address.fields), after: address.cursor, from: services,
            for: context.person)
        return try await replies.show(page, for: request, in: context)
    }

    /// The part of Discover with the list that the field `wait` names, once its provider has answered.
    private func row(
        _ query: DiscoverQuery, address: Address, for request: Request, in context: PersonContext
    ) async throws -> Response {
        guard let kind = address.fields[.wait].flatMap(ProviderList.Kind.init(rawValue:)) else {
            throw WebError.notFound
        }
        var list = kind.row
        if list == nil {
            list = try await services.discover.films(query, page: PageRequest(size: 1)).query.year.map { .year($0) }
        }
        guard let list else { throw WebError.notFound }
        let refresh = try await ListRefresh.load(
            list, permission: context.permission, waiting: TimeLimitedWait.patience, from: services)
        guard let shown = refresh.shown else { throw WebError.notFound }
        let page =
            if kind.row == nil {
                try await ProviderListPage.year(
                    shown, under: query, isLate: refresh.isLate, from: services, for: context.person)
            } else {
                try await ProviderListPage.row(shown, isLate: refresh.isLate, from: services, for: context.person)
            }
        guard let page else { throw WebError.notFound }
        return try await replies.show(page, for: request, in: context)
    }

    /// A list with all its films. A script loads a newer one, as on Discover; without a script the page waits a moment.
    private func list(_ request: Request, _ context: PersonContext, kind: ProviderList.Kind) async throws -> Response {
        let address = try Address(request)
        let list = try address.list(kind)
        let patience: Duration =
            if address.fragment == .row {
                TimeLimitedWait.patience
            } else if request.runsScripts {
                .zero
            } else {
                TimeLimitedWait.shortPatience
            }
        let refresh = try await ListRefresh.load(
            list, permission: context.permission, waiting: patience, from: services)
        let page = try await ProviderListPage.load(
            list.kind, shown: refresh.shown, isLate: refresh.isLate, from: services, for: context.person)
        return try await replies.show(page, for: request, in: context)
    }
}

extension Address {
    /// The provider's list of a kind. A year's list has the year in its query.
    /// - Throws: ``WebError/notFound`` when there is none
    func list(_ kind: ProviderList.Kind) throws -> ProviderList {
        guard let list = kind.row ?? fields.year.map({ .year($0) }) else { throw WebError.notFound }
        return list
    }
}
