public import FilmzDomain
import FilmzPages
public import Hummingbird

/// Everything Filmz answers over HTTP.
public enum FilmzRouter {
    /// Names by which a browser on this machine may ask for a server that listens on one of its loopback addresses.
    public static let loopbackNames: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

    /// - Parameter names: the host names to answer to, in lower case
    public static func build(
        services: Services, clock: Clock = Clock(), names: Set<String> = loopbackNames
    ) -> Router<VisitorContext> {
        let assets = Assets()
        let replies = Replies(services: services, clock: clock, assets: assets.paths)
        let router = Router(context: VisitorContext.self, options: .autoGenerateHeadEndpoints)
        router.addMiddleware {
            SecurityHeaders()
            ErrorPages(replies: replies)
            HostGuard(names: names)
            OriginGuard()
        }
        assets.addRoutes(to: router)
        let personal = router.group(context: PersonContext.self)
        DiscoverRoutes(services: services, clock: clock, replies: replies).add(to: personal)
        SearchRoutes(services: services, replies: replies).add(to: personal)
        FilmRoutes(services: services, replies: replies).add(to: personal)
        MyFilmRoutes(services: services, replies: replies).add(to: personal)
        ViewingRoutes(services: services, clock: clock, replies: replies).add(to: personal)
        return router
    }
}
