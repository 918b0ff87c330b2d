import FilmzDomain
import FilmzJSON
public import FilmzText
import Foundation

/// The web app manifest, with which a phone adds Filmz to its home screen.
public struct WebManifest: Encodable, Sendable {
    let id = SitePath.home.path
    let name: String
    let shortName: String
    let description: String
    let lang: String
    let dir: String
    let startURL = SitePath.home.path
    let scope = SitePath.home.path
    let display = "standalone"
    // A manifest can have only one colour each, so they are those of the dark theme.
    let themeColor = "#110f0d"
    let backgroundColor = "#110f0d"
    let icons: [Icon]
    let shortcuts: [Shortcut]
    let shareTarget = ShareTarget()

    /// A square picture.
    public struct Icon: Encodable, Sendable {
        let src: String
        let sizes: String
        let type = "image/png"
        let purpose: String

        /// - Parameter isMaskable: whether the important part is inside a circle, so that a phone may crop it to any
        ///   shape
        public init(path: SitePath, size: Int, isMaskable: Bool) {
            src = path.path
            sizes = "\(size)x\(size)"
            purpose = if isMaskable { "maskable" } else { "any" }
        }
    }

    /// The part of the manifest that accepts files from a phone's share sheet.
    struct ShareTarget: Encodable {
        let action = SitePath.imports.path
        let method = "POST"
        let enctype = "multipart/form-data"
        let params = Params()

        struct Params: Encodable {
            let files = [Files()]
        }

        struct Files: Encodable {
            let name = "file"
            let accept = ImportsPage.fileTypes
        }
    }

    struct Shortcut: Encodable {
        let name: String
        let url: String
    }

    private enum CodingKeys: String, CodingKey {
        case id, name, description, lang, dir, scope, display, icons, shortcuts
        case shareTarget = "share_target"
        case shortName = "short_name", startURL = "start_url"
        case themeColor = "theme_color", backgroundColor = "background_color"
    }

    public init(_ strings: Strings, icons: [Icon]) {
        name = strings[SharedText.brand]
        shortName = name
        description = strings[SharedText.description]
        lang = strings.language.tag
        dir = strings.language.direction
        self.icons = icons
        shortcuts = [
            Shortcut(name: strings[SharedText.search], url: SitePath.search.path),
            Shortcut(name: strings[MyFilmsText.watchlist], url: SitePath.shelf(.watchlist).path),
        ]
    }

    /// The manifest as JSON.
    public func json() throws -> [UInt8] {
        Array(try JSONCoding.data(of: self))
    }
}
