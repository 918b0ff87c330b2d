public import FilmzDomain
import FilmzLocking
public import FilmzPages
import FilmzResources
public import FilmzText
import Foundation

/// Renders cards as pictures. Each is made once and cached; everyone who asks for it meanwhile gets the same one.
public final class CardRenderer: Sendable {
    /// Paints a drawing of a format's size.
    typealias Paint = @Sendable (_ svg: [UInt8], _ format: CardFormat) async throws(CardError) -> [UInt8]
    private typealias RenderTask = Task<Result<Picture, CardError>, Never>

    private let cache: CardCache
    private let paint: Paint
    private let renderTasks = Mutex<[String: RenderTask]>([:])

    public convenience init(cache: CardCache) {
        let painter = CardPainter()
        self.init(cache: cache) { svg, format throws(CardError) in
            try await painter.png(svg, width: format.width, height: format.height)
        }
    }

    init(cache: CardCache, paint: @escaping Paint) {
        self.cache = cache
        self.paint = paint
    }

    /// Whether this machine can paint cards, for which it needs librsvg.
    public static var canPaint: Bool {
        SVGPainter.png(Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8), width: 1, height: 1) != nil
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
        if let picture = cachedPicture(key) { return picture }
        let renderTask = renderTasks.withLock { renderTasks in
            if let renderTask = renderTasks[key] { return renderTask }
            let renderTask = RenderTask { await self.render(svg, format: format, key: key) }
            renderTasks[key] = renderTask
            return renderTask
        }
        return try await renderTask.value.get()
    }

    private func cachedPicture(_ key: String) -> Picture? {
        cache.value(key).map { Picture(mediaType: "image/png", bytes: $0, tag: Fingerprint.of(Array($0))) }
    }

    @concurrent
    private func render(_ svg: HTML, format: CardFormat, key: String) async -> Result<Picture, CardError> {
        defer { renderTasks.withLock { $0[key] = nil } }
        // It may have been made after the caller looked.
        if let picture = cachedPicture(key) { return .success(picture) }
        do throws(CardError) {
            let png = try await paint(svg.bytes, format)
            cache.store(Data(png), key)
            return .success(Picture(mediaType: "image/png", bytes: Data(png), tag: Fingerprint.of(png)))
        } catch {
            return .failure(error)
        }
    }
}
