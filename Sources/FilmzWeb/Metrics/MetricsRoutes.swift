import FilmzDomain
import FilmzPages
import HTTPTypes
import Hummingbird
import NIOCore

/// The route for Prometheus. It needs a token, and does not exist without one.
struct MetricsRoutes {
    let configuration: MetricsConfiguration
    let services: any PersonServices & CatalogueServices & HealthServices
    let owners: OwnerServices
    let clock: Clock
    /// The version of this Filmz.
    let version: String

    func add(to router: RouterGroup<VisitorContext>) {
        router.get(SitePath.metrics) { request, _ in
            guard configuration.allows(request.headers[.authorization]) else {
                return Response(
                    status: .unauthorized,
                    headers: [.wwwAuthenticate: "Bearer realm=\"metrics\"", .cacheControl: "no-store"])
            }
            var text = MetricsText()
            configuration.registry.write(to: &text, help: Self.help)
            await Figures(services: services, owners: owners, clock: clock, version: version).write(to: &text)
            return Response(
                status: .ok, headers: [.contentType: MetricsText.mediaType, .cacheControl: "no-store"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: text.text)))
        }
    }

    private static let help = [
        RequestMetrics.count: "Requests, by the route, the method and the status of the answer.",
        RequestMetrics.time: "Seconds until an answer begins, by the route.",
        "filmz_database_seconds": "Seconds that the database takes, by read and write, without waiting for others.",
        "filmz_searches_total": "Searches for films.",
        "filmz_provider_calls_total": "Calls to providers, by what became of them.",
        "filmz_provider_kept_answers_total": "Answers of providers that were kept, and needed no call.",
    ]
}
