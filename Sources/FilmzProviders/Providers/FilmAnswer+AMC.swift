import AMCAPI
import APICore
import FilmzDomain
import Foundation

extension FilmAnswer {
    /// AMC's facts of a film; nil for an offer to rent a theatre for it.
    init?(_ movie: MovieModel, at now: Timestamp) {
        guard !movie.isPrivateRental, let ids = movie.externalIDs else { return nil }
        let page = ProviderBounds.address(movie.websiteUrl ?? movie.showtimesUrl)
        let hasTickets = movie.hasScheduledShowtimes != false
        self.init(
            provider: .amc, fetchedAt: now, externalIDs: ids, title: movie.name?.bounded(to: ProviderBounds.title),
            year: ProviderBounds.year(movie.releaseDate?.year), releaseDate: ProviderBounds.day(movie.releaseDate),
            runtime: ProviderBounds.runtime(movie.runTime), genres: GenreNames.amc(movie.genre),
            certificate: movie.certificate, tagline: movie.synopsisTagLine?.bounded(to: ProviderBounds.tagline),
            plot: movie.plot, poster: ProviderBounds.address(movie.poster),
            credits: movie.directorNames.map { Credit(name: $0, role: .director) }
                + movie.actorNames.map { Credit(name: $0, role: .actor) },
            offers: [page].compactMap(\.self).filter { _ in hasTickets }.map {
                ShopOffer(kind: .tickets, provider: .amc, address: $0)
            },
            page: page)
    }
}

extension MovieModel {
    /// The IDs at AMC and IMDb; nil if AMC's number is too large for Filmz.
    var externalIDs: ExternalIDs? {
        guard ProviderBounds.id(.amc(id.rawValue)) != nil else { return nil }
        return ExternalIDs(imdb: imdbId.flatMap { IMDbID($0) }, amc: id.rawValue)
    }

    var plot: String? { synopsis?.bounded(to: ProviderBounds.plot) }

    var directorNames: [String] { Self.names(directors, atMost: ProviderBounds.crew) }
    var actorNames: [String] { Self.names(starringActors, atMost: ProviderBounds.cast) }

    /// The age rating, with the hyphens that AMC omits. Nil for Canada's ratings, which are not those of the US.
    var certificate: String? {
        guard let rating = mpaaRating, rating != .fourteenA, rating != .eighteenA else { return nil }
        return switch rating {
        case .pg13: "PG-13"
        case .nc17: "NC-17"
        case .nr: "Not Rated"
        default: rating.rawValue.bounded(to: ProviderBounds.certificate)
        }
    }

    private static func names(_ list: String?, atMost count: Int) -> [String] {
        let names = (list?.bounded(to: ProviderBounds.plot) ?? "").split(separator: ",")
        return ProviderBounds.names(names.lazy.map(String.init), atMost: count)
    }
}
