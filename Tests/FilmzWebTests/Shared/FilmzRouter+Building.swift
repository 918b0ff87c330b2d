import FilmzDomain
import FilmzJobs
import FilmzWeb
import Hummingbird

extension FilmzRouter {
    /// Everything Filmz answers, for tests in which no files are taken in.
    static func build(services: Services, clock: FilmzDomain.Clock = Clock()) -> Router<VisitorContext> {
        build(
            services: services, clock: clock,
            imports: ImportWork(services: services, clock: clock, work: BackgroundWork()))
    }
}
