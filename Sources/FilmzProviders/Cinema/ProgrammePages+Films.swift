import APICore
import FilmzCinemaProgrammes
import FilmzDomain
import Foundation

/// The programme that the pages of a site have together.
struct SiteAnswer {
    var programme: CinemaProgramme
    var origin: ProgrammePreview.Origin
    /// Empty if no single page tells whether the programme has changed.
    var version: ProgrammeFetcher.Version
    /// The number of pages that should have been read, but were not.
    var unreadPageCount = 0
}

extension ProgrammePages {
    /// The maximum number of pages of a site that are read for a programme.
    static let pageLimit = 40
    /// The maximum number of pages while a person waits.
    private static let glanceLimit = 5
    /// The number of pages to probe: without an event on them, none is expected on the others.
    private static let probeCount = 4
    private static let byteLimit = 30_000_000
    private static let timeLimit = Duration.seconds(240)
    private static let failureLimit = 2

    /// The state of reading the pages of films.
    private struct Walk {
        var pages: FilmPages
        var readCount = 0
        /// The folders of the pages that have events.
        var folders: Set<URL> = []
        var byteCount = 0
        var unreadCount = 0
        var failureCount = 0
        /// The reason why no more requests are sent to the site; nil if there is none.
        var refusal: ProgrammeProblem?
    }

    /// The programme on the film pages that a page links to; nil if they have none.
    ///
    /// Only pages of the same host are fetched, one after the other, according to the rules of the site.
    /// - Throws: the problem of the site, if it wants no more requests and most pages are unread, since half a
    ///   programme must not replace a whole one
    func films(
        of page: ProgrammeFetcher.Answer, depth: Depth, timeZone: TimeZone, at now: Timestamp
    ) async throws(ProgrammeProblem) -> SiteAnswer? {
        let links = CinemaProgramme.filmPages(of: page.bytes, contentType: page.contentType, address: page.address)
        let filmLinks = links.prefix(Self.pageLimit)
        let requestedLinks = if depth == .glance { filmLinks.prefix(Self.glanceLimit) } else { filmLinks }
        var walk = Walk(pages: FilmPages(address: page.address, zone: timeZone, now: now.date))
        let startTime = fetcher.timeline.now()
        for (index, link) in requestedLinks.enumerated() {
            guard !walk.folders.isEmpty || index < Self.probeCount else { break }
            let isOver = walk.byteCount > Self.byteLimit || fetcher.timeline.now() - startTime > Self.timeLimit
            guard walk.refusal == nil, !isOver, !Task.isCancelled else {
                walk.unreadCount += 1
                continue
            }
            await read(link, of: page, into: &walk)
        }
        guard !walk.folders.isEmpty else { return nil }
        if let refusal = walk.refusal, 2 * walk.readCount < requestedLinks.count { throw refusal }
        let programme = walk.pages.programme()
        guard !programme.screenings.isEmpty else { return nil }
        let beyond = links.dropFirst(Self.pageLimit).filter { walk.folders.contains($0.deletingLastPathComponent()) }
        return SiteAnswer(
            programme: programme,
            origin: .filmPages(read: walk.readCount, left: filmLinks.count - requestedLinks.count),
            version: ProgrammeFetcher.Version(), unreadPageCount: walk.unreadCount + beyond.count)
    }

    private func read(_ link: URL, of page: ProgrammeFetcher.Answer, into walk: inout Walk) async {
        do throws(ProgrammeProblem) {
            guard let address = WebLink(link.absoluteString), let answer = try await fetcher.fetch(address),
                answer.address.host() == page.address.host() || answer.address.host() == link.host()
            else {
                walk.unreadCount += 1
                return
            }
            walk.readCount += 1
            walk.byteCount += answer.bytes.count
            if walk.pages.add(answer.bytes, contentType: answer.contentType, address: answer.address) {
                walk.folders.insert(link.deletingLastPathComponent())
            }
        } catch {
            walk.unreadCount += 1
            switch error {
            case .tooSoon, .blocked: walk.refusal = error
            case .unreachable:
                walk.failureCount += 1
                if walk.failureCount >= Self.failureLimit { walk.refusal = error }
            default: break
            }
        }
    }
}
