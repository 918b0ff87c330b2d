public import FilmzDomain
import FilmzLocking
public import Foundation

/// The pictures of films. They are fetched when first asked for, checked, and kept on this machine in two sizes.
///
/// A picture is never changed. The last used ones are in memory, and more are on the disk. Others are fetched again.
/// After a failure an address is not asked for a while.
public final class Posters: PosterService {
    /// The address of a film's picture.
    struct Reference: Sendable {
        let version: String
        private let small: Place
        private let large: Place

        init(_ url: URL) {
            let sizes = PosterSize.allCases.map { String($0.width) }.joined(separator: " ")
            version = Picture.tag(of: Data("\(sizes) \(url.absoluteString)".utf8), length: 12)
            small = Place(PosterSize.small.url(of: url))
            large = Place(PosterSize.large.url(of: url))
        }

        var images: [Place] { [small, large] }

        func image(_ size: PosterSize) -> Place { if size == .small { small } else { large } }
    }

    /// The address of a picture in one size, and the name of its file. It is worked out once, because pages ask about
    /// all pictures they show.
    struct Place: Hashable, Sendable {
        /// The address as a text, because a `URL` takes ten times the memory.
        private let address: String
        let name: DiskCache.Name

        init(_ url: URL) {
            address = url.absoluteString
            name = DiskCache.Name(of: Self.key(address))
        }

        var url: URL? { URL(string: address) }
        var key: String { Self.key(address) }

        private static func key(_ address: String) -> String { "picture \(address)" }

        static func == (one: Place, other: Place) -> Bool { one.name == other.name }

        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// The address of a film's picture, and who told it.
    private struct Source: Equatable {
        let address: String
        /// The provider whose search or list named it; nil when providers were asked about the film itself.
        let finder: Provider?

        /// Whether it takes the place of another. Otherwise the picture would change with every answer to a search.
        func replaces(_ current: Source?) -> Bool {
            guard let current, let finder else { return true }
            return current.finder.map { finder.rank < $0.rank } ?? false
        }
    }

    private struct Failure {
        var until: Timestamp
        /// The time for which the address is not asked, in milliseconds.
        var pause: Int64
    }

    /// How to find the picture of a film about which no provider was asked.
    struct PictureLookup: Sendable {
        /// Whether a provider can be asked now.
        let isPossible: @Sendable () -> Bool
        /// Asks, and returns when an answer has been noted.
        let seek: @Sendable (Film.ID) async -> Void
    }

    private struct State {
        var lookup: PictureLookup?
        /// The times from which on providers may be asked again about films without an answer.
        var soughtAt = BoundedCache<Film.ID, Timestamp>(limit: 20_000)
        /// Addresses read at the start or noted later. A film's place is worked out when first asked for.
        var sources = BoundedCache<Film.ID, Source>(limit: 100_000)
        var references = BoundedCache<Film.ID, Reference>(limit: 300)
        var pictures: BoundedCache<Place, Picture>
        /// The answers about films at this revision of the files.
        var cached: (posters: [Film.ID: Poster], revision: Int) = ([:], 0)
        var failures = BoundedCache<DiskCache.Name, Failure>(limit: 10_000)
        var queue: [Wish] = []
        var workers = 0
        var isShutDown = false

        mutating func reference(_ film: Film.ID) -> Reference? {
            guard let source = sources.value(film) else { return nil }
            if let cachedReference = references.value(film) { return cachedReference }
            guard let url = URL(string: source.address) else { return nil }
            let reference = Reference(url)
            references.keep(reference, key: film)
            return reference
        }

        mutating func note(_ source: Source?, of film: Film.ID) {
            let currentSource = sources.value(film)
            guard currentSource != source, source?.replaces(currentSource) ?? true else { return }
            if let source { sources.keep(source, key: film) } else { sources.remove(film) }
            guard currentSource?.address != source?.address else { return }
            references.remove(film)
            cached.posters[film] = nil
        }

        /// Whether a provider can be asked for this film: its ID must be one that providers know.
        mutating func canSeek(_ film: Film.ID, at now: () -> Timestamp) -> Bool {
            guard let lookup, !isShutDown else { return false }
            switch film.externalID {
            case .imdb, .tmdb: break
            default: return false
            }
            return soughtAt.value(film).map { $0 <= now() } != false && lookup.isPossible()
        }

        mutating func isLeftInPeace(_ image: Place, at now: Timestamp) -> Bool {
            failures.value(image.name).map { now < $0.until } ?? false
        }
    }

    private struct Wish: Hashable {
        let film: Film.ID
        let size: PosterSize
    }

    private static let queueLimit = 200
    private static let toldLimit = 10_000
    private static let workerLimit = 4
    private static let seekAgainAfter = Duration.seconds(3_600)
    private static let minute: Int64 = 60_000
    private static let hour = 60 * minute
    private static let day = 24 * hour

    private let files: DiskCache
    private let addressGuard: AddressGuard
    private let transport: CheckedTransport?
    private let fetcher: PosterFetcher
    private let now: @Sendable () -> Timestamp
    private let work: BackgroundWork
    private let fetches = JoinedCalls<Place, Picture?>()
    private let state: Mutex<State>

    /// Pictures, as the remembered answers of providers name them.
    /// - Parameters:
    ///   - files: where pictures are kept; 512 MB hold some 5,000.
    ///   - memoryLimit: how many bytes of pictures may be in memory
    ///   - origins: origins that the configuration names for a provider; their pictures may be fetched wherever they
    ///     are
    ///   - work: fetches the pictures that pages will show
    public convenience init(
        memory: any ProviderCache, files: DiskCache, memoryLimit: Int = 64 << 20, origins: [URL] = [],
        work: BackgroundWork,
        now: @escaping @Sendable () -> Timestamp = { Timestamp(.now) }
    ) async throws {
        let addressGuard = AddressGuard(allowedOrigins: Set(origins.compactMap(WebOrigin.init)))
        let transport = CheckedTransport(addressGuard)
        self.init(
            addresses: try await memory.posters(), files: files, memoryLimit: memoryLimit, addressGuard: addressGuard,
            transport: transport, fetcher: PosterFetcher(transport: transport), work: work, now: now)
    }

    init(
        addresses: [Film.ID: URL], files: DiskCache, memoryLimit: Int, addressGuard: AddressGuard,
        transport: CheckedTransport? = nil, fetcher: PosterFetcher, work: BackgroundWork,
        now: @escaping @Sendable () -> Timestamp
    ) {
        self.files = files
        self.addressGuard = addressGuard
        self.transport = transport
        self.fetcher = fetcher
        self.work = work
        self.now = now
        state = Mutex(State(pictures: BoundedCache(limit: memoryLimit)))
        for (film, url) in addresses { note(url, of: film) }
    }

    public func poster(of film: Film.ID) -> Poster? {
        posters(of: [film])[0]
    }

    public func posters(of films: [Film.ID]) -> [Poster?] {
        let revision = files.revision
        return state.withLock { state in
            if state.cached.revision != revision || state.cached.posters.count > Self.toldLimit {
                state.cached = ([:], revision)
            }
            return films.map { film in
                if let cached = state.cached.posters[film] { return cached }
                guard let reference = state.reference(film) else {
                    guard state.canSeek(film, at: now) else { return nil }
                    return .unknown
                }
                let isHere = reference.images.contains {
                    files.contains($0.name) || state.pictures.value($0) != nil
                }
                let poster = Poster(version: reference.version, isHere: isHere)
                state.cached.posters[film] = poster
                return poster
            }
        }
    }

    @concurrent
    public func picture(
        of film: Film.ID, size: PosterSize, permission: ProviderPermission?
    ) async throws -> Picture? {
        if permission != nil, reference(film) == nil { await seek(film) }
        guard let reference = reference(film) else { return nil }
        let image = reference.image(size)
        let other = reference.image(size.other)
        if let picture = keptPicture(image) { return picture }
        if permission != nil, let picture = await fetched(image) { return picture }
        return keptPicture(other)
    }

    public func want(_ film: Film.ID, size: PosterSize, permission: ProviderPermission) async {
        let image = reference(film)?.image(size)
        guard image.map({ !isHere($0) }) ?? canSeek(film) else { return }
        let now = now()
        let startsWorker = state.withLock { state in
            let wish = Wish(film: film, size: size)
            let isLeftInPeace = image.map { state.isLeftInPeace($0, at: now) } ?? false
            guard !state.isShutDown, !isLeftInPeace, !state.queue.contains(wish) else { return false }
            state.queue.append(wish)
            if state.queue.count > Self.queueLimit { state.queue.removeFirst() }
            guard state.workers < Self.workerLimit else { return false }
            state.workers += 1
            return true
        }
        if startsWorker { work.begin { await self.fetchWishes() } }
    }

    /// Notes the address of a film's picture that providers have just given when asked about it; nil when the film has
    /// none.
    ///
    /// An address that is not on a provider's server counts as none.
    public func note(_ url: URL?, of film: Film.ID) {
        let source = url.flatMap(addressGuard.allowed).map { Source(address: $0.absoluteString, finder: nil) }
        state.withLock { $0.note(source, of: film) }
    }

    /// Notes the address of a film's picture that a provider's search or list has just given, unless the film has one
    /// that is believed more: from an answer about the film itself, or from a provider of a better or the same rank.
    func note(_ url: URL, of film: Film.ID, foundBy provider: Provider) {
        guard let url = addressGuard.allowed(url) else { return }
        state.withLock { $0.note(Source(address: url.absoluteString, finder: provider), of: film) }
    }

    /// From now on, finds pictures for films about which no provider was asked.
    func begin(_ lookup: PictureLookup) {
        state.withLock { $0.lookup = lookup }
    }

    /// Stops fetching, and returns when all connections are closed. Pictures on this machine can still be read.
    public func shutdown() async {
        state.withLock { state in
            state.isShutDown = true
            state.queue = []
        }
        await fetches.cancel()
        await transport?.shutdown()
        await fetches.end()
    }
}

extension Posters {
    /// How many bytes of pictures are in memory.
    var memoryByteCount: Int { state.withLock { $0.pictures.cost } }

    /// How many pictures wait to be fetched in the background.
    var queueLength: Int { state.withLock { $0.queue.count } }

    private func canSeek(_ film: Film.ID) -> Bool {
        state.withLock { $0.canSeek(film, at: now) }
    }

    private func seek(_ film: Film.ID) async {
        guard canSeek(film), let lookup = state.withLock({ $0.lookup }) else { return }
        await lookup.seek(film)
        // Who leaves does not know what will be found.
        guard reference(film) == nil, !Task.isCancelled else { return }
        let retryTime = now() + Self.seekAgainAfter
        state.withLock { $0.soughtAt.keep(retryTime, key: film) }
    }

    private func reference(_ film: Film.ID) -> Reference? {
        state.withLock { $0.reference(film) }
    }

    private func isHere(_ image: Place) -> Bool {
        files.contains(image.name) || state.withLock { $0.pictures.value(image) != nil }
    }

    /// The picture from memory or else from the disk.
    private func keptPicture(_ image: Place) -> Picture? {
        if let picture = state.withLock({ $0.pictures.value(image) }) { return picture }
        guard let bytes = files.value(image.key) else { return nil }
        guard let picture = Picture(checking: bytes) else {
            files.remove(image.key)
            return nil
        }
        state.withLock { $0.pictures.keep(picture, key: image, cost: bytes.count) }
        return picture
    }

    /// The picture from the provider. Callers that ask meanwhile share one fetch, which continues when they leave.
    private func fetched(_ image: Place) async -> Picture? {
        (try? await fetches.join(image) { await self.fetch(image) }) ?? nil
    }

    private func fetch(_ image: Place) async -> Picture? {
        let now = self.now()
        let (known, isLeft) = state.withLock { state in
            // It may have arrived, or failed, after memory was checked.
            (state.pictures.value(image), state.isShutDown || state.isLeftInPeace(image, at: now))
        }
        guard known == nil, !isLeft else { return known }
        do throws(PosterFetcher.Failure) {
            guard let url = image.url else { throw .noPicture }
            let picture = try await fetcher.fetch(url)
            files.keep(picture.bytes, key: image.key)
            state.withLock { state in
                state.failures.remove(image.name)
                state.cached.posters = [:]
                state.pictures.keep(picture, key: image, cost: picture.bytes.count)
            }
            return picture
        } catch {
            let now = self.now()
            state.withLock { state in
                guard !state.isShutDown else { return }
                let last = state.failures.value(image.name)?.pause
                let pause =
                    if error == .noPicture {
                        Self.day
                    } else {
                        min(last.map { 2 * $0 } ?? Self.minute, Self.hour)
                    }
                let until = Timestamp(milliseconds: now.milliseconds + pause)
                state.failures.keep(Failure(until: until, pause: pause), key: image.name)
            }
            return nil
        }
    }

    /// Fetches the pictures that wait, until none waits.
    private func fetchWishes() async {
        while true {
            let wish = state.withLock { state -> Wish? in
                if state.queue.isEmpty {
                    state.workers -= 1
                    return nil
                }
                return state.queue.removeFirst()
            }
            guard let wish else { return }
            if reference(wish.film) == nil { await seek(wish.film) }
            guard let image = reference(wish.film)?.image(wish.size), !isHere(image) else { continue }
            _ = await fetched(image)
        }
    }
}
