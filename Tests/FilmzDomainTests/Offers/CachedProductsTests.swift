import FilmzDomain
import Foundation
import Testing

/// What is kept of an answer about what is sold beside a film, and for how long.
struct CachedProductsTests {
    private static let now = Timestamp(milliseconds: 1_700_000_000_000)

    private static func offer(_ kind: ShopOffer.Kind, _ number: Int, scheme: String = "https") throws -> ShopOffer {
        let address = try #require(URL(string: "\(scheme):" + (scheme == "https" ? "//shop.example/\(number)" : "x")))
        return ShopOffer(kind: kind, title: "\(number)", provider: .iTunes, address: address)
    }

    @Test func twoOfEachKindAreKeptInOrder() throws {
        let offers = [
            try Self.offer(.makingOf, 1), try Self.offer(.book, 2), try Self.offer(.soundtrack, 3),
            try Self.offer(.book, 4), try Self.offer(.book, 5), try Self.offer(.audiobook, 6), try Self.offer(.buy, 7),
        ]
        let kept = CachedProducts(ProductAnswer(products: offers), fetchedAt: Self.now)
        #expect(kept.products.map(\.title) == ["3", "2", "4", "6", "1"])
        #expect(kept.products.map(\.kind) == [.soundtrack, .book, .book, .audiobook, .makingOf])
    }

    @Test func onlyLinksOverHTTPSAreKept() throws {
        let offers = try ["http", "javascript", "data", "file"].map { try Self.offer(.book, 1, scheme: $0) }
        #expect(CachedProducts(ProductAnswer(products: offers), fetchedAt: Self.now).products.isEmpty)
    }

    @Test func anAnswerIsNewForAWeekAndOneWithGapsForAnHour() {
        let whole = CachedProducts(ProductAnswer(), fetchedAt: Self.now)
        #expect(whole.isNew(at: Self.now))
        #expect(whole.isNew(at: Self.now + .seconds(7 * 86_400 - 1)))
        #expect(!whole.isNew(at: Self.now + .seconds(7 * 86_400)))
        #expect(!whole.isNew(at: Self.now + .seconds(-1)), "It was kept while a clock was wrong.")
        let gaps = CachedProducts(ProductAnswer(isComplete: false), fetchedAt: Self.now)
        #expect(gaps.isNew(at: Self.now + .seconds(3_599)))
        #expect(!gaps.isNew(at: Self.now + .seconds(3_600)))
    }
}
