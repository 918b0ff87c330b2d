import FilmzProviders
import FilmzWeb

extension CardStore {
    /// How many bytes finished cards may take: some 300.
    private static let limit = 64 << 20

    /// The cards that are kept in a data folder, in its cache.
    /// - Throws: the file system's error when the cache cannot be made
    static func opened(folder: String) throws -> CardStore {
        let files = try DiskCache(folder: folder + "/cache/cards", limit: limit)
        return CardStore(kept: CardKeeping(value: { files.value($0) }, keep: { files.keep($0, key: $1) }))
    }
}
