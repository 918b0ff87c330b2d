public import FilmzDomain
import FilmzText

/// The place of a shared page, with the addresses of its pictures, files and further pages.
public enum SharedPlace: Hashable, Sendable {
    /// A secret address of this server.
    /// - Parameter origin: the origin of the address that the visitor requested: `https://films.example.org`
    case link(SecretToken, origin: String)
    /// A folder of static files, all side by side.
    /// - Parameter base: the absolute address of the folder, with `/` at its end; nil when it is unknown
    case folder(base: String?)

    /// The absolute address of the first page; nil when it is unknown.
    var pageURL: String? {
        switch self {
        case .link(let token, let origin): origin + SitePath.shared(token).path
        case .folder(let base): base
        }
    }

    /// The absolute address of the card; nil when it is unknown.
    var cardURL: String? {
        switch self {
        case .link(let token, let origin):
            origin + SiteAddress(.sharedCard(token)).with(.cardFormat, value: CardFormat.preview.rawValue).text
        case .folder(let base): base.map { $0 + PublishedFile.card(.preview).name }
        }
    }

    func poster(_ film: Film.ID, size: PosterSize) -> SiteAddress {
        switch self {
        case .link(let token, _): SiteAddress(.sharedPoster(token, film)).with(.size, value: size.rawValue)
        case .folder: PublishedFile.poster(film).address
        }
    }

    /// The address of the page of a list after the current one.
    /// - Parameters:
    ///   - cursor: the end of the current part of the list
    ///   - number: the number of the current page, from 1
    func nextPage(after cursor: PageCursor, number: Int) -> SiteAddress {
        switch self {
        case .link(let token, _): SiteAddress(.shared(token)).with(.after, value: cursor.description)
        case .folder: PublishedFile.page(number + 1).address
        }
    }

    /// The files with which a visitor saves all films.
    var downloads: [(file: SharedFile, address: SiteAddress)] {
        switch self {
        case .link(let token, _):
            [
                (.text, SiteAddress(.sharedText(token))), (.table, SiteAddress(.sharedTable(token))),
                (.letterboxd, SiteAddress(.sharedForLetterboxd(token))),
                (.recommendation, SiteAddress(.sharedData(token))),
            ]
        case .folder: SharedFile.allCases.map { ($0, PublishedFile.download($0).address) }
        }
    }

    func styleSheet(_ assets: AssetPaths) -> SiteAddress {
        switch self {
        case .link: SiteAddress(assets.visitorCSS)
        case .folder: PublishedFile.styleSheet.address
        }
    }

    func icon(_ assets: AssetPaths) -> SiteAddress {
        switch self {
        case .link: SiteAddress(assets.icon)
        case .folder: PublishedFile.icon.address
        }
    }
}
