public import FilmzDomain
import FilmzLocking
public import FilmzPages
import FilmzResources
public import FilmzText
import Foundation

/// A cache of cards as pictures. Each is made once and stored; everyone who asks for it meanwhile gets the same one.
public final class CardStore: Sendable {
    /// Paints a drawing of a format's size.
    typealias Paint = @Sendable (_ svg: [UInt8], _ format: CardFormat) async throws(CardError) -> [UInt8]
    private typealias Making = Task<Result<Picture, CardError>, Never>

    private let kept: CardKeeping
    private let paint: Paint
    private let makings = Mutex<[String: Making]>([:])

    public convenience init(kept: CardKeeping) {
        let painter = CardPainter()
        self.init(kept: kept) { svg, format throws(CardError) in
            try await painter.png(svg, width: format.width, height: format.height)
        }
    }

    init(kept: CardKeeping, paint: @escaping Paint) {
        self.kept = kept
        self.paint = paint
    }

    /// The card as PNG. Making it continues when the caller leaves, for the next one who asks.
    @concurrent
    public func picture(
        _ card: Card, format: CardFormat, in strings: Strings
    ) async throws(CardError) -> Picture {
        guard let fonts = ShippedFonts.measured else { throw .notPainted }
        let svg = CardArt(fonts: fonts).svg(card, format: format, in: strings)
        // The drawing has all that is on the card, so another card never gets this picture.
        let key = "card \(svg.text)"
        if let picture = keptPicture(key) { return picture }
        let making = makings.withLock { makings in
            if let making = makings[key] { return making }
            let making = Making { await self.make(svg, format: format, key: key) }
            makings[key] = making
            return making
        }
        return try await making.value.get()
    }

    private func keptPicture(_ key: String) -> Picture? {
        kept.value(key).map { Picture(mediaType: "image/png", bytes: $0, tag: Fingerprint.of(Array($0))) }
    }

    @concurrent
    private func make(_ svg: HTML, format: CardFormat, key: String) async -> Result<Picture, CardError> {
        defer { makings.withLock { $0[key] = nil } }
        // It may have been made after the caller looked.
        if let picture = keptPicture(key) { return .success(picture) }
        do throws(CardError) {
            let png = try await paint(svg.bytes, format)
            kept.keep(Data(png), key)
            return .success(Picture(mediaType: "image/png", bytes: Data(png), tag: Fingerprint.of(png)))
        } catch {
            return .failure(error)
        }
    }
}
