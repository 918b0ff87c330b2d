import FilmzDomain

extension SampleServices: ReceivedService {
    func received(of person: Person.ID, page request: PageRequest) -> Page<Received> { page(received, request) }
    func newCount(of person: Person.ID) -> Int { received.count { $0.state == .new } }
    func received(_ id: Received.ID, of person: Person.ID) -> Received? { received.first { $0.id == id } }
    func received(equalTo recommendation: Recommendation, of person: Person.ID) -> Received? {
        received.first { $0.recommendation == recommendation }
    }
    func keep(_ recommendation: Recommendation, for person: Person.ID) throws -> Received {
        throw RecommendationProblem.full
    }
    func restore(_ received: Received, of person: Person.ID) {}
    func answer(_ id: Received.ID, state: Received.State, change: Change.ID?, of person: Person.ID) -> Bool { false }
}

extension Samples {
    static let received: [Received] = [
        received(31, .new, recommended(.init(matrix), from: "Anna <b> & \"Co\"")),
        received(32, .new, hostileList),
        received(33, .accepted, recommended(.init(hebrew), from: "שלום")),
        received(34, .declined, recommended(RecommendedFilm(title: "Nobody’s <i>film</i>", year: 1988), from: "")),
    ]

    static let greekReceived: [Received] = [
        received(31, .new, recommended(.init(greek[0]), from: "Άννα")),
        received(
            32, .accepted,
            Recommendation(
                sender: "Άννα", message: "Δες τα", audience: .all, rating: Rating(halfStars: 7), note: "Καλά",
                list: .init(name: "Βροχή", description: "Όλα"),
                films: [
                    RecommendedFilm(greek[0], note: "Πρώτο"), .init(greek[1]), RecommendedFilm(title: "Ώ", year: 7),
                ],
                link: "https://1.2/3")),
        received(34, .declined, recommended(RecommendedFilm(title: "Ώμ", year: 1988), from: "")),
    ]

    /// A list of films that are found, in doubt, and not known.
    private static let hostileList = Recommendation(
        sender: "Eve \"><script>", message: "</script><script>alert(1)</script>\nLook!", audience: [.kids, .family],
        rating: Rating(halfStars: 9), note: "<img src=x onerror=alert(1)>",
        list: .init(name: "Best of <1999>", description: "<b>All</b> of them", isRanked: true),
        films: [
            RecommendedFilm(matrix, note: note), RecommendedFilm(spiritedAway),
            RecommendedFilm(ids: matrix.externalIDs, title: "A \"lie\" <u>", year: 1999, note: "Trust <me>"),
            RecommendedFilm(title: "Nobody’s <i>film</i>", year: 1988, directors: ["\"><img src=x onerror=alert(1)>"]),
        ],
        link: "https://films.example.org:8443/s/abc?\"><script>", sentAt: clock.now())

    static func recommended(_ film: RecommendedFilm, from sender: String) -> Recommendation {
        Recommendation(sender: sender, message: sender.isEmpty ? "" : "1 < 2", films: [film])
    }

    private static func received(
        _ number: Int64, _ state: Received.State, _ recommendation: Recommendation
    ) -> Received {
        Received(
            id: Received.ID(rawValue: number) ?? .random(), state: state, receivedAt: clock.now(),
            answeredAt: state == .new ? nil : clock.now(), recommendation: recommendation,
            filmCount: recommendation.films.count)
    }
}
