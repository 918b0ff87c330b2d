import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird

/// Routes for the country in which a person watches, and for their services.
struct OfferRoutes {
    let services: any MyFilmServices
    let replies: Replies

    func add(to router: RouterGroup<PersonContext>) {
        router.get(SitePath.myServices) { try await page($0, $1) }
        router.post(SitePath.myServices) { try await save($0, $1) }
    }

    /// The page of the person's services. TMDb is asked for those of the country, if they are not known; the page waits
    /// for it a short time.
    private func page(_ request: Request, _ context: PersonContext) async throws -> Response {
        let mine = try await services.myServices.services(of: context.person)
        let page = MyServicesPage(
            mine: mine, countryOfFilmz: services.offers.country,
            offered: try await offeredServices(mine, permission: context.permission),
            isSaved: try Address(request).fields[.saved] != nil,
            watchlist: try await services.weeklyReport(on: mine, of: context.person, at: context.clock.now()))
        return try await replies.show(page, for: request, in: context)
    }

    private func save(_ request: Request, _ context: PersonContext) async throws -> Response {
        let form = try await Form.fields(request)
        var mine = try await services.myServices.services(of: context.person)
        let known = try await offeredServices(mine, permission: context.permission)
        mine.country = CountryCode(form[.country] ?? "")
        let names = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
        mine.services = form.texts(.service).compactMap { Int($0).flatMap { names[$0] } }
        mine.isRefreshed = form[.weekly] != nil
        mine = try await services.myServices.choose(mine, of: context.person)
        return Response(status: .seeOther, headers: [.location: try await next(mine, of: context.person).text])
    }

    /// Where the answer is: the films of the watchlist on the services just chosen, if TMDb may be asked about them.
    private func next(_ mine: MyServices, of person: Person.ID) async throws -> SiteAddress {
        let watchlist = MyFilmsQuery(shelf: .watchlist)
        if mine.isRefreshed, !mine.services.isEmpty, try await !services.myFilms.films(watchlist, of: person).isEmpty {
            return MyServicesPage.onMyServices
        }
        return SiteAddress(text: SitePath.myServices.path + "?saved=1")
    }

    /// The services that can be chosen: the person's own, and those of the country.
    private func offeredServices(_ mine: MyServices, permission: ProviderPermission?) async throws -> [StreamingService]
    {
        let offers = services.offers
        let country = mine.country ?? services.offers.country
        let asked = await TimeLimitedWait.value(waiting: TimeLimitedWait.shortPatience) {
            try await offers.services(in: country, permission: permission)
        }
        var all = mine.services
        if let asked { all += asked } else { all += try await offers.services(in: country, permission: nil) }
        var seen: Set<Int> = []
        return all.filter { seen.insert($0.id).inserted }
    }
}
