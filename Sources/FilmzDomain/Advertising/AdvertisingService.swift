import FilmzTextFolding

/// All offers, and how many of them a page shows at once.
public struct Advertising: Hashable, Sendable {
    /// By name.
    public var offers: [Advertisement]
    /// In ``limits``.
    public var limit: Int

    public static let limits = 0...3
    public static let usualLimit = 2

    public init(offers: [Advertisement] = [], limit: Int = usualLimit) {
        self.offers = offers.sorted(by: Self.precedes)
        self.limit = limit
    }

    /// The offers that a reader sees beside a film on a day, the most important first. None for a reader who turned
    /// them off.
    public func shown(
        with film: FilmDossier, to reader: AdvertisingReader, on day: CalendarDay
    ) -> [Advertisement] {
        guard reader.wantsAdvertising, limit > 0, !offers.isEmpty else { return [] }
        let facts = AdvertisementRules.Facts(film)
        let fitting = offers.filter { $0.runs(on: day) && $0.rules.match(facts) }
        return Array(
            fitting.sorted { one, other in
                if one.priority == other.priority { Self.precedes(one, other) } else { one.priority > other.priority }
            }.prefix(limit))
    }

    private static func precedes(_ one: Advertisement, _ other: Advertisement) -> Bool {
        (TextFolding.sortKey(one.name), one.id.rawValue) < (TextFolding.sortKey(other.name), other.id.rawValue)
    }
}

/// What counts of somebody who looks at a page.
public struct AdvertisingReader: Hashable, Sendable {
    public var wantsAdvertising: Bool

    public init(wantsAdvertising: Bool) {
        self.wantsAdvertising = wantsAdvertising
    }
}

/// The offers of advertisers. Every change but a person's own choice is for owners, and throws
/// ``DomainError/ownersOnly`` otherwise.
public protocol AdvertisingService: Sendable {
    func advertising() async throws -> Advertising

    /// Whether a person sees offers: until that person turns them off.
    func reader(_ person: Person.ID) async throws -> AdvertisingReader

    /// Turns offers on or off for one person.
    func want(_ wants: Bool, by person: Person.ID) async throws

    /// Sets how many offers a page shows at once; what is outside ``Advertising/limits`` becomes the nearest limit.
    func show(atMost limit: Int, by person: Person.ID) async throws

    /// Adds offers, or puts them in the place of those with the same IDs. Pictures stay as they are.
    /// - Throws: ``AdvertisingProblem/tooManyOffers``: none was kept
    func save(_ offers: [Advertisement], by person: Person.ID) async throws

    /// Removes an offer with its picture and its clicks.
    /// - Returns: whether there was one
    func remove(_ id: Advertisement.ID, by person: Person.ID) async throws -> Bool

    /// Gives an offer a picture; nil takes it away.
    /// - Throws: ``AdvertisingProblem/noSuchOffer``
    func setPicture(_ picture: AdvertisementPicture?, of id: Advertisement.ID, by person: Person.ID) async throws

    /// An offer's picture; nil when it has none.
    func picture(of id: Advertisement.ID) async throws -> AdvertisementPicture?

    /// Counts a click on an offer today. Who clicked is kept nowhere.
    /// - Returns: the offer; nil when there is none, and nothing was counted
    func click(_ id: Advertisement.ID) async throws -> Advertisement?

    /// How often each offer was clicked on each day of the last year. Days without clicks are missing.
    func clicks() async throws -> [Advertisement.ID: [CalendarDay: Int]]
}
