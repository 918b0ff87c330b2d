import FilmzDomain
import FilmzPages
import Hummingbird

/// The offers of films, and a person's services, as JSON.
struct OfferAPI {
    let services: any MyFilmServices & AdvertisingServices

    func add(to router: RouterGroup<PersonContext>) {
        router.resource(APIPath.offers, answers: [.get: { try await offers($0, $1, id: $2) }])
        router.resource(
            APIPath.myServices, answers: [.get: { try await mine($0, $1) }, .put: { try await choose($0, $1) }])
        router.resource(APIPath.watchServices, answers: [.get: { try await ofCountry($0, $1) }])
        router.resource(APIPath.newOnServices, answers: [.get: { try await news($0, $1) }])
    }

    /// The offers of a film. If the stored ones are stale, TMDb is asked, and then iTunes for what it sells beside the
    /// film. When they take too long, the answer has the stored ones.
    private func offers(_ request: Request, _ context: PersonContext, id: Film.ID) async throws -> Response {
        let film = try await services.knownFilm(id, permission: context.permission, for: context.person)
        _ = try await OfferRefresh.ask(film, from: services, in: context, waiting: TimeLimitedWait.patience)
        try await ProductRefresh.ask(film, from: services, in: context, waiting: TimeLimitedWait.shortPatience)
        let dossier = try await services.dossiers.dossier(of: film)
        var found = try await services.whereToGet(dossier, for: context.person)
        found.products = try await services.products(of: dossier.film, for: context.person)
        return try JSONReply.value(found)
    }

    private func mine(_ request: Request, _ context: PersonContext) async throws -> Response {
        try await reply(try await services.myServices.services(of: context.person), in: context)
    }

    private func reply(_ mine: MyServices, in context: PersonContext) async throws -> Response {
        let watchlist = try await services.weeklyReport(on: mine, of: context.person, at: context.clock.now())
        return try JSONReply.value(MyServicesSummary(mine, watchlist: watchlist))
    }

    /// Stores the choices, and asks about the watchlist if that is one of them. What takes too long is done by the weekly
    /// requests, or when this is called again.
    private func choose(_ request: Request, _ context: PersonContext) async throws -> Response {
        let input = try await JSONBody.read(Input.self, from: request)
        let mine = try await services.myServices.choose(input.services, of: context.person)
        _ = await WatchlistAsking.ask(from: services, in: context, waiting: TimeLimitedWait.patience)
        return try await reply(mine, in: context)
    }

    private func ofCountry(_ request: Request, _ context: PersonContext) async throws -> Response {
        let text = try Address(request).fields[.country]
        let named = text.flatMap(CountryCode.init(_:))
        guard text == nil || named != nil else { throw APIRefusal.invalid("country") }
        let offers = services.offers
        let permission = context.permission
        let own = try await services.country(of: context.person)
        let country = named ?? own
        let asked = await TimeLimitedWait.value(waiting: TimeLimitedWait.patience) {
            try await offers.services(in: country, permission: permission)
        }
        guard let asked else { return try JSONReply.list(try await offers.services(in: country, permission: nil)) }
        return try JSONReply.list(asked)
    }

    private func news(_ request: Request, _ context: PersonContext) async throws -> Response {
        try JSONReply.list(try await services.newOnServices(of: context.person, at: context.clock.now()))
    }

    private struct Input: Decodable {
        let services: MyServices

        private enum Member: String, CodingKey {
            case country, services, isRefreshed
        }

        init(from decoder: any Decoder) throws {
            let members = try decoder.members(Member.self)
            services = MyServices(
                country: try members.decodeIfPresent(CountryCode.self, forKey: .country),
                services: try members.decodeIfPresent([StreamingService].self, forKey: .services) ?? [],
                isRefreshed: try members.decodeIfPresent(Bool.self, forKey: .isRefreshed) ?? false)
        }
    }
}
