import FilmzLocking
import Foundation

/// Paints cards outside the threads that answer requests, one at a time for each processor.
final class CardPainter: Sendable {
    private let queue: OperationQueue
    private let underWay = Mutex(0)
    private let limit: Int

    /// - Parameter limit: the maximum number of cards that are being painted or waiting
    init(limit: Int = 32) {
        self.limit = limit
        queue = OperationQueue()
        queue.name = "filmz.cards"
        queue.qualityOfService = .utility
        queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    }

    /// The card as PNG.
    func png(_ svg: [UInt8], width: Int, height: Int) async throws(CardError) -> [UInt8] {
        let isAdmitted = underWay.withLock { underWay in
            guard underWay < limit else { return false }
            underWay += 1
            return true
        }
        guard isAdmitted else { throw .busy }
        defer { underWay.withLock { $0 -= 1 } }
        let png = await withCheckedContinuation { continuation in
            queue.addOperation {
                let isReady = ShippedFonts.areInstalled
                continuation.resume(returning: isReady ? SVGPainter.png(svg, width: width, height: height) : nil)
            }
        }
        guard let png else { throw .notPainted }
        return png
    }
}
