import FilmzDomain
import Testing

/// What is remembered of offers from one answer to the next.
struct CachedOffersTests {
    private static let first = Timestamp(milliseconds: 1_700_000_000_000)
    private static let netflix = StreamingService(id: 8, name: "Netflix")
    private static let mubi = StreamingService(id: 11, name: "MUBI")

    private static func days(_ count: Int) -> Timestamp { first + .seconds(86_400 * count) }

    private static func answer(_ entries: (OfferKind, StreamingService)...) -> OfferAnswer {
        OfferAnswer(entries: entries.map { OfferAnswer.Entry($0, service: $1) })
    }

    @Test func nothingIsNewInTheFirstAnswer() {
        let kept = CachedOffers.merged(nil, after: Self.answer((.stream, Self.netflix)), at: Self.first)
        #expect(kept.offers.map(\.since) == [nil])
        #expect(kept.isKnown)
        #expect(kept.gone.isEmpty)
        #expect(kept.fetchedAt == Self.first)
    }

    @Test func whatComesLaterIsNewAndStaysSo() {
        var kept = CachedOffers.merged(nil, after: Self.answer(), at: Self.first)
        kept = .merged(kept, after: Self.answer((.stream, Self.netflix)), at: Self.days(3))
        #expect(kept.offers.first?.since == Self.days(3))
        kept = .merged(kept, after: Self.answer((.stream, Self.netflix)), at: Self.days(5))
        #expect(kept.offers.first?.since == Self.days(3))
        #expect(kept.offers.first?.seenAt == Self.days(5))
    }

    @Test func whatIsGoneIsRememberedWithTheDayItWasLastSeen() {
        var kept = CachedOffers.merged(
            nil, after: Self.answer((.stream, Self.netflix), (.rent, Self.mubi)), at: Self.first)
        kept = .merged(kept, after: Self.answer((.rent, Self.mubi)), at: Self.days(2))
        #expect(kept.offers.map(\.service) == [Self.mubi])
        #expect(kept.gone.map(\.service) == [Self.netflix])
        #expect(kept.gone.first?.seenAt == Self.first)
        kept = .merged(kept, after: nil, at: Self.days(3))
        #expect(!kept.isKnown)
        #expect(kept.offers.isEmpty)
        #expect(kept.gone.map(\.service) == [Self.mubi, Self.netflix])
    }

    @Test(arguments: [(6, false), (8, true)]) func backAfterADayIsNoNews(days: Int, isNews: Bool) {
        var kept = CachedOffers.merged(nil, after: Self.answer((.stream, Self.netflix)), at: Self.first)
        kept = .merged(kept, after: Self.answer(), at: Self.days(1))
        kept = .merged(kept, after: Self.answer((.stream, Self.netflix)), at: Self.days(days))
        #expect((kept.offers.first?.since != nil) == isNews)
        #expect(kept.gone.isEmpty)
    }

    @Test func anotherWayToIncludeItIsNoNewsButRentingIsNotIncluded() {
        let ads = StreamingService(id: 1796, name: "Netflix Standard with Ads")
        var kept = CachedOffers.merged(nil, after: Self.answer((.stream, Self.netflix)), at: Self.first)
        kept = .merged(kept, after: Self.answer((.ads, ads)), at: Self.days(1))
        #expect(kept.offers.first?.since == nil)
        #expect(kept.gone.isEmpty)
        kept = .merged(nil, after: Self.answer((.rent, Self.netflix)), at: Self.first)
        kept = .merged(kept, after: Self.answer((.stream, Self.netflix)), at: Self.days(1))
        #expect(kept.offers.first?.since == Self.days(1))
        #expect(kept.gone.map(\.kind) == [.rent])
    }

    @Test func anAnswerIsBounded() {
        let many = (1...300).map { OfferAnswer.Entry(.rent, service: StreamingService(id: $0, name: "S\($0)")) }
        var kept = CachedOffers.merged(nil, after: OfferAnswer(entries: many), at: Self.first)
        #expect(kept.offers.count == StreamingOffer.limit)
        kept = .merged(kept, after: OfferAnswer(), at: Self.days(1))
        #expect(kept.gone.count == CachedOffers.goneLimit)
    }

    @Test func anAnswerIsNewForADayAndNotFromTheFuture() {
        let kept = CachedOffers(fetchedAt: Self.first)
        #expect(kept.isNew(at: Self.first))
        #expect(kept.isNew(at: Self.first + .seconds(86_399)))
        #expect(!kept.isNew(at: Self.days(1)))
        #expect(!kept.isNew(at: Self.days(-1)))
    }

    @Test(arguments: [
        ("Netflix", "netflix"), ("Netflix Standard with Ads", "netflix"), ("Netflix basic with Ads", "netflix"),
        ("Peacock Premium", "peacock"), ("HBO Max Amazon Channel", "hbo max amazon channel"), ("Premium", "premium"),
        ("Apple TV", "apple tv"), ("Apple TV+", "apple tv"),
    ])
    func aBrandIsWhatOneSubscriptionOpens(name: String, brand: String) {
        #expect(StreamingService(id: 1, name: name).brand == brand)
    }

    @Test func aServiceWithoutLettersHasABrandOfItsOwn() {
        #expect(StreamingService(id: 7, name: "—").brand == "7")
    }
}
