import FilmzDomain

/// The format of changes before they had one of their own: the JSON that the domain's types had at that time. It no
/// longer changes with those types.
enum FirstChangeFormat {
    struct Relation: Decodable {
        private var watchlistedAt: String?
        private var favouriteAt: String?
        /// The rating in stars.
        private var rating: Double?
        private var comment: String
        private var audience: [String]
        private var viewings: [Evening]
        /// The number of viewings; missing in the oldest rows.
        private var viewingCount: Int?

        var myFilm: MyFilm {
            get throws {
                MyFilm(
                    watchlistedAt: watchlistedAt.flatMap(Timestamp.init(_:)),
                    favouriteAt: favouriteAt.flatMap(Timestamp.init(_:)),
                    rating: rating.flatMap(Rating.init(stars:)),
                    comment: comment,
                    audience: Audience(names: audience) ?? [],
                    viewings: try viewings.map { try $0.viewing },
                    viewingCount: viewingCount)
            }
        }
    }

    struct Evening: Decodable {
        struct Ending: Decodable {
            struct Stop: Decodable {
                var minute: Int?
                var reason: String
            }

            var stopped: Stop?
        }

        private var id: String
        private var watchedOn: String
        private var place: String
        private var companions: String
        /// The rating in stars.
        private var rating: Double?
        private var note: String
        private var ending: Ending
        private var loggedAt: String

        fileprivate var viewing: Viewing {
            get throws {
                guard let id = Viewing.ID(id), let watchedOn = WatchedOn(watchedOn),
                    let loggedAt = Timestamp(loggedAt)
                else { throw ChangeFormatError() }
                return Viewing(
                    id: id, watchedOn: watchedOn, place: place, companions: companions,
                    rating: rating.flatMap(Rating.init(stars:)), note: note,
                    ending: ending.stopped.map { .stopped(minute: $0.minute, reason: $0.reason) } ?? .finished,
                    loggedAt: loggedAt)
            }
        }
    }

    struct Queries: Decodable {
        private struct Query: Decodable {
            var text: String
            var usedAt: String
        }

        private var forgotten: [Query]
        private var remembered: [Query]

        var queries: (forgotten: [RecentQuery], remembered: [RecentQuery]) {
            func read(_ queries: [Query]) -> [RecentQuery] {
                queries.compactMap { query in
                    Timestamp(query.usedAt).map { RecentQuery(text: query.text, usedAt: $0) }
                }
            }
            return (read(forgotten), read(remembered))
        }
    }
}
