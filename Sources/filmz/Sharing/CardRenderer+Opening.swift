import FilmzProviders
import FilmzWeb

extension CardRenderer {
    /// The maximum size of finished cards in bytes, enough for some 300.
    private static let limit = 64 << 20

    /// Renders cards into the cache of a data folder.
    /// - Throws: the file system's error when the cache cannot be made
    static func open(folder: String) throws -> CardRenderer {
        let files = try DiskCache(folder: folder + "/cache/cards", limit: limit)
        return CardRenderer(cache: CardCache(value: { files.value($0) }, store: { files.keep($0, key: $1) }))
    }
}
