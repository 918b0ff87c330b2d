import FilmzDomain

extension Samples {
    /// Films without Latin letters.
    static let greek = [
        Film(
            id: id(21), title: "Ωμέγα", originalTitle: "Ψ", year: 1999, releaseDate: CalendarDay("1999-05-01"),
            runtime: 142, genres: ["Drama", "Sci-Fi"], directors: ["Αλέξης", "Ζωή"], cast: ["Νίκος"],
            countries: ["Ελλάδα"], languages: ["Ελληνικά", "Λατινικά"], certificate: "18", plot: "Ιστορία",
            imdbRating: 7.1, rottenTomatoesRating: 35,
            externalIDs: ExternalIDs(imdb: IMDbID(number: 21))),
        Film(id: Film.ID("263882790666243") ?? id(22), title: "Άλφα", year: 1999),
    ]

    static let greekReading = SearchResults(
        isTotalOpen: true,
        matches: [
            greek[0].id: SearchMatch(name: marked("", "Ψ"), people: [marked("", "Νίκος")]),
            greek[1].id: SearchMatch(name: marked("Βήτα ", "Γάμ", "μα")),
        ],
        suggestion: "Δέλτα", people: ["Ζωή"])

    static let greekRelations = [
        id(21): MyFilm(
            watchlistedAt: Timestamp(milliseconds: 1), favouriteAt: Timestamp(milliseconds: 1),
            rating: Rating(halfStars: 7), comment: "Καλό", audience: .all, tags: Tags([Tag(accepted: "Βροχή")]),
            referrals: [Referral(by: "Άννα", message: "Δες το", at: clock.now())],
            viewings: [
                Viewing(
                    id: viewingID(31),
                    draft: ViewingDraft(
                        watchedOn: .time(today, hour: 20, minute: 5), place: "Σινεμά", companions: "Μαρία",
                        rating: Rating(halfStars: 1), note: "Σημείωση",
                        ending: .stopped(minute: 30, reason: "Ύπνος"), tags: Tags([Tag(accepted: "Βροχή")])),
                    loggedAt: Timestamp(milliseconds: 1)),
                Viewing(
                    id: viewingID(32),
                    draft: ViewingDraft(
                        watchedOn: .month(year: 1999, month: 3), ending: .stopped(minute: nil, reason: "")),
                    loggedAt: Timestamp(milliseconds: 1)),
            ])
    ]
}
