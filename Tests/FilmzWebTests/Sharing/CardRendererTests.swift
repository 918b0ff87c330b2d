import FilmzDomain
import FilmzPages
import FilmzText
import Foundation
import Synchronization
import Testing

@testable import FilmzWeb

struct CardRendererTests {
    private static let card = Card(.film(WebFixture.alien), rating: Rating(halfStars: 9), message: "See it.")

    /// Keeps everything, and counts.
    private final class Shelf: Sendable {
        private let kept = Mutex<[String: Data]>([:])

        var count: Int { kept.withLock { $0.count } }

        var cache: CardCache {
            CardCache(
                value: { key in self.kept.withLock { $0[key] } },
                store: { data, key in self.kept.withLock { $0[key] = data } })
        }
    }

    /// Takes its time, and counts.
    private final class Painter: Sendable {
        private let state = Mutex((count: 0, failure: CardError?.none))

        var count: Int { state.withLock { $0.count } }

        func fail(with failure: CardError?) { state.withLock { $0.failure = failure } }

        func paint(_ svg: [UInt8]) async throws(CardError) -> [UInt8] {
            let failure = state.withLock { state in
                state.count += 1
                return state.failure
            }
            for _ in 1...100 { await Task.yield() }
            if let failure { throw failure }
            return Array(svg.prefix(10))
        }
    }

    private static func store(_ shelf: Shelf, _ painter: Painter) -> CardRenderer {
        CardRenderer(cache: shelf.cache) { svg, _ throws(CardError) in try await painter.paint(svg) }
    }

    @Test func aCardIsMadeOnceForAllWhoAsk() async throws {
        let shelf = Shelf()
        let painter = Painter()
        let store = Self.store(shelf, painter)
        let pictures = try await withThrowingTaskGroup { group in
            for _ in 1...50 {
                group.addTask { try await store.picture(Self.card, format: .preview, in: .english) }
            }
            return try await group.reduce(into: Set<Picture>()) { $0.insert($1) }
        }
        #expect(pictures.count == 1)
        #expect(pictures.first?.mediaType == "image/png")
        #expect(painter.count == 1)
        #expect(shelf.count == 1)
        // Also by the next start, which has the same shelf.
        let later = try await Self.store(shelf, painter).picture(Self.card, format: .preview, in: .english)
        #expect(pictures.contains(later))
        #expect(painter.count == 1)
    }

    @Test func whateverIsDrawnMakesAnotherCard() async throws {
        let shelf = Shelf()
        let painter = Painter()
        let store = Self.store(shelf, painter)
        var other = Self.card
        other.message = "See it!"
        _ = try await store.picture(Self.card, format: .preview, in: .english)
        _ = try await store.picture(Self.card, format: .story, in: .english)
        _ = try await store.picture(Self.card, format: .preview, in: .german)
        _ = try await store.picture(other, format: .preview, in: .english)
        #expect(painter.count == 4)
        #expect(shelf.count == 4)
    }

    @Test func aFailureIsToldAndNotKept() async throws {
        let shelf = Shelf()
        let painter = Painter()
        painter.fail(with: .busy)
        let store = Self.store(shelf, painter)
        await #expect(throws: CardError.busy) { try await store.picture(Self.card, format: .preview, in: .english) }
        #expect(shelf.count == 0)
        painter.fail(with: nil)
        _ = try await store.picture(Self.card, format: .preview, in: .english)
        #expect(painter.count == 2)
        #expect(shelf.count == 1)
    }

    @Test func aCardForWhichThereIsNoRoomIsMadeAgain() async throws {
        let painter = Painter()
        let cache = CardCache(value: { _ in nil }, store: { _, _ in })
        let store = CardRenderer(cache: cache) { svg, _ throws(CardError) in
            try await painter.paint(svg)
        }
        let first = try await store.picture(Self.card, format: .preview, in: .english)
        #expect(try await store.picture(Self.card, format: .preview, in: .english) == first)
        #expect(painter.count == 2)
    }

    @Test func tooManyAtOnceAreRefused() async throws {
        let painter = CardPainter(limit: 0)
        await #expect(throws: CardError.busy) { try await painter.png(Array("<svg/>".utf8), width: 9, height: 9) }
        let broken = CardPainter(limit: 1)
        await #expect(throws: CardError.notPainted) { try await broken.png([], width: 9, height: 9) }
    }
}
