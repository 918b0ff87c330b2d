public import FilmzDomain
import FilmzPages
import FilmzResources
import FilmzText
public import Foundation

/// Makes static pages of shares, which any file server can send. `docs/decisions/0035-published-shares.md` says what is
/// on them.
public struct SharePublisher: Sendable {
    /// A file: its path in the folder of the share, with at most one folder in it, and its content.
    public typealias Content = (name: String, data: Data)

    let services: any SharingServices
    let cards: CardRenderer
    let clock: Clock

    public init(services: any SharingServices, cards: CardRenderer, clock: Clock = Clock()) {
        self.services = services
        self.cards = cards
        self.clock = clock
    }

    /// All files of a share as it is now, the first page last; nil when its film or list is gone.
    /// - Parameter base: the whole address of the folder, with `/` at its end; nil when it is not known
    /// - Throws: also when the card cannot be painted
    public func files(of share: Share, at base: String?) async throws -> [Content]? {
        guard let shared = try await services.wholeShared(share) else { return nil }
        let language = Language(tag: share.language) ?? .english
        let titles = try await FilmTitles.load(
            of: shared.films.items.map(\.film.id), in: language.titles, from: services)
        var files: [Content] = [
            (PublishedFile.styleSheet.name, Data(FilmzResource.visitorStyleSheet.bytes)),
            (PublishedFile.icon.name, Data(FilmzResource.icon.bytes)),
        ]
        let card = try await Card.of(shared, in: language, from: services)
        for format in CardFormat.allCases {
            let picture = try await cards.picture(card, format: format, in: .of(language))
            files.append((PublishedFile.card(format).name, Data(picture.bytes)))
        }
        files += shared.films.items.map { item in
            (PublishedFile.poster(item.film.id).name, Data(PosterArt.svg(for: titles.titled(item.film)).bytes))
        }
        files += SharedFile.allCases.map { file in
            (PublishedFile.download(file).name, file.content(shared, titles: titles, link: base))
        }
        let pages = try await pages(of: share, at: base, in: language, titles: titles)
        if pages.isEmpty { return nil }
        return files + pages.reversed()
    }

    /// The pages in their order; none when the film or list is gone meanwhile.
    private func pages(
        of share: Share, at base: String?, in language: Language, titles: FilmTitles
    ) async throws -> [Content] {
        var context = PageContext(
            strings: .of(language), today: clock.today, now: clock.now(), assets: Assets.all.paths,
            drawings: Drawings(), titles: titles, path: "")
        var pages: [Content] = []
        var cursor: PageCursor?
        repeat {
            let number = pages.count + 1
            let page = try await SharedPage.load(
                share, at: .folder(base: base), after: cursor, number: number, from: services)
            guard let page else { break }
            context.notesWithEmphasis = try await services.myFilms.notesWithEmphasis(
                among: page.notes, of: share.person)
            pages.append((PublishedFile.page(number).name, Data(page.html(in: context).bytes)))
            cursor = page.next
        } while cursor != nil && pages.count < FilmList.filmLimit
        return pages
    }
}
