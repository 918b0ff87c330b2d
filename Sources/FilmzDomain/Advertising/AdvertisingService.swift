import FilmzTextFolding

/// All offers, with the maximum number on a page.
public struct Advertising: Hashable, Sendable {
    /// The offers by name.
    public var offers: [Advertisement]
    /// The maximum number of offers on a page, within ``limits``; 0 until an owner switches advertising on.
    public var limit: Int

    public static let limits = 0...3
    /// The limit when an owner switches advertising on.
    public static let usualLimit = 2

    public init(offers: [Advertisement] = [], limit: Int = 0) {
        self.offers = offers.sorted(by: Self.precedes)
        self.limit = limit
    }

    /// Whether anything is advertised: offers, and what shops sell beside a film.
    public var isOn: Bool { limit > 0 }

    /// The offers that a reader sees beside a film on a day, the most important first. None for a reader who turned
    /// them off.
    public func shown(
        with film: FilmDossier, to reader: AdvertisingReader, on day: CalendarDay
    ) -> [Advertisement] {
        guard reader.wantsAdvertising, isOn, !offers.isEmpty else { return [] }
        let facts = AdvertisementRules.Facts(film)
        let matching = offers.filter { $0.runs(on: day) && $0.rules.match(facts) }
        return Array(
            matching.sorted { one, other in
                if one.priority == other.priority { Self.precedes(one, other) } else { one.priority > other.priority }
            }.prefix(limit))
    }

    private static func precedes(_ one: Advertisement, _ other: Advertisement) -> Bool {
        (TextFolding.sortKey(one.name), one.id.rawValue) < (TextFolding.sortKey(other.name), other.id.rawValue)
    }
}

/// The facts about a page's reader that matter for offers.
public struct AdvertisingReader: Hashable, Sendable {
    public var wantsAdvertising: Bool

    public init(wantsAdvertising: Bool) {
        self.wantsAdvertising = wantsAdvertising
    }
}

/// The offers of advertisers, as everybody sees them.
public protocol AdvertisingService: Sendable {
    func advertising() async throws -> Advertising

    /// Whether a person sees offers, which is so until they turn them off.
    func reader(_ person: Person.ID) async throws -> AdvertisingReader

    /// Turns offers on or off for one person.
    func want(_ wants: Bool, by person: Person.ID) async throws

    /// An offer's picture; nil when it has none.
    func picture(of id: Advertisement.ID) async throws -> AdvertisementPicture?

    /// Counts a click on an offer today. The person is not stored.
    /// - Returns: the offer; nil when there is none, and nothing was counted
    func click(_ id: Advertisement.ID) async throws -> Advertisement?
}

/// Manages the offers of advertisers, for owners.
public protocol AdvertisingManagement: AdvertisingService {
    /// Sets the maximum number of offers on a page, which switches advertising on or off for everybody; clamped to
    /// ``Advertising/limits``.
    func show(atMost limit: Int) async throws

    /// Adds offers, or replaces those with the same IDs. Pictures stay as they are.
    /// - Throws: ``AdvertisingProblem/tooManyOffers``; then none was stored
    func save(_ offers: [Advertisement]) async throws

    /// Removes an offer with its picture and its clicks.
    /// - Returns: whether there was one
    func remove(_ id: Advertisement.ID) async throws -> Bool

    /// Sets the picture of an offer; nil removes it.
    /// - Throws: ``AdvertisingProblem/noSuchOffer``
    func setPicture(_ picture: AdvertisementPicture?, of id: Advertisement.ID) async throws

    /// The number of clicks on each offer for each day of the last year. Days without clicks are missing.
    func clicks() async throws -> [Advertisement.ID: [CalendarDay: Int]]
}
