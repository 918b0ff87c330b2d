import FilmzDomain

/// The format of changes before they had one of their own: the JSON that the domain's types had at that time. It no
/// longer changes with those types, except for viewings, whose fields have kept their names.
enum FirstChangeFormat {
    struct Relation: Decodable {
        private var watchlistedAt: String?
        private var favouriteAt: String?
        /// The rating in stars.
        private var rating: Double?
        private var comment: String
        private var audience: [String]
        private var viewings: [Viewing]
        /// The number of viewings; missing in the oldest rows.
        private var viewingCount: Int?

        var myFilm: MyFilm {
            MyFilm(
                watchlistedAt: watchlistedAt.flatMap(Timestamp.init(_:)),
                favouriteAt: favouriteAt.flatMap(Timestamp.init(_:)),
                rating: rating.flatMap(Rating.init(stars:)),
                comment: comment,
                audience: Audience(names: audience) ?? [],
                viewings: viewings,
                viewingCount: viewingCount)
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
