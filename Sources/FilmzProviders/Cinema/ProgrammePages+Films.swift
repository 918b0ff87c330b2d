import APICore
import FilmzCinemaProgrammes
import FilmzDomain
import Foundation

/// What the pages of a site say together.
struct SiteAnswer {
    var programme: CinemaProgramme
    var origin: ProgrammePreview.Origin
    /// Empty where no single page tells whether something has changed.
    var version: ProgrammeFetcher.Version
    /// Pages that should have been read.
    var unreadPageCount = 0
}

extension ProgrammePages {
    /// More pages of one site are not read for one programme.
    static let pageLimit = 40
    /// For a person who waits.
    private static let glanceLimit = 5
    /// Without an event on the first pages, none is expected on the others.
    private static let probeCount = 4
    private static let byteLimit = 30_000_000
    private static let timeLimit = Duration.seconds(240)
    private static let failureLimit = 2

    /// The pages of films that are read, and how it went.
    private struct Walk {
        var pages: FilmPages
        var readCount = 0
        /// Of those that have events, in which folders they are.
        var folders: Set<URL> = []
        var byteCount = 0
        var unreadCount = 0
        var failureCount = 0
        /// Why the site is asked no more; nil while it is.
        var refusal: ProgrammeProblem?
    }

    /// What the pages of films say to which a page leads, as one programme; nil when they say nothing.
    ///
    /// Only pages of the same host are asked, one after the other, each after the rules of the site.
    /// - Throws: what the site answered when it wants no more calls and most pages are unread, since half a programme
    ///   must not take the place of a whole one
    func films(
        of page: ProgrammeFetcher.Answer, depth: Depth, timeZone: TimeZone, at now: Timestamp
    ) async throws(ProgrammeProblem) -> SiteAnswer? {
        let links = CinemaProgramme.filmPages(of: page.bytes, contentType: page.contentType, address: page.address)
        let wanted = links.prefix(Self.pageLimit)
        let asked = if depth == .glance { wanted.prefix(Self.glanceLimit) } else { wanted }
        var walk = Walk(pages: FilmPages(address: page.address, zone: timeZone, now: now.date))
        let started = fetcher.timeline.now()
        for (index, link) in asked.enumerated() {
            guard !walk.folders.isEmpty || index < Self.probeCount else { break }
            let isOver = walk.byteCount > Self.byteLimit || fetcher.timeline.now() - started > Self.timeLimit
            guard walk.refusal == nil, !isOver, !Task.isCancelled else {
                walk.unreadCount += 1
                continue
            }
            await read(link, of: page, into: &walk)
        }
        guard !walk.folders.isEmpty else { return nil }
        if let refusal = walk.refusal, 2 * walk.readCount < asked.count { throw refusal }
        let programme = walk.pages.programme()
        guard !programme.screenings.isEmpty else { return nil }
        let beyond = links.dropFirst(Self.pageLimit).filter { walk.folders.contains($0.deletingLastPathComponent()) }
        return SiteAnswer(
            programme: programme, origin: .filmPages(read: walk.readCount, left: wanted.count - asked.count),
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
