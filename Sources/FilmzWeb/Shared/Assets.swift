import FilmzLocking
import FilmzPages
import FilmzResources
import FilmzText
import HTTPTypes
import Hummingbird
import NIOCore

/// The style sheets, the scripts and the icons, served from memory. Their addresses have a hash of the content, so that
/// browsers may keep them for ever.
struct Assets: Sendable {
    struct Asset: Sendable {
        let path: SitePath
        let mediaType: String
        let bytes: ByteBuffer
        let tag: String
        /// Compressed when it is first asked for, so that no start waits for it; nil for what would not get smaller.
        fileprivate let compressed: CompressedOnce?

        /// The file in the encoding that the client accepts. Each encoding has its own tag.
        func response(to request: Request) -> Response {
            var headers: HTTPFields = [
                .contentType: mediaType, .cacheControl: "public, max-age=31536000, immutable", .vary: "Accept-Encoding",
                .eTag: "\"\(tag)\"",
            ]
            guard AcceptEncoding.prefersGzip(request.headers[.acceptEncoding]), let compressed = compressed?.bytes
            else {
                return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: bytes))
            }
            headers[.contentEncoding] = "gzip"
            headers[.eTag] = "\"\(tag)-gzip\""
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: compressed))
        }
    }

    /// The assets of this process.
    static let all = Assets()

    /// The style sheet and the script of every page.
    let styleSheet: Asset
    let script: Asset
    let roomStyleSheets: [Room: Asset]
    let roomScripts: [Room: Asset]
    /// The style sheet and the script for the pages of visitors.
    let visitorStyleSheet: Asset
    let visitorScript: Asset
    let icon: Asset
    let icon192: Asset
    let icon512: Asset
    let maskableIcon: Asset
    let touchIcon: Asset

    var paths: AssetPaths {
        AssetPaths(
            css: styleSheet.path, script: script.path, roomCSS: roomStyleSheets.mapValues(\.path),
            roomScripts: roomScripts.mapValues(\.path), icon: icon.path, touchIcon: touchIcon.path,
            visitorCSS: visitorStyleSheet.path, visitorScript: visitorScript.path)
    }

    /// The icons for home screens.
    var manifestIcons: [WebManifest.Icon] {
        [
            WebManifest.Icon(path: icon192.path, size: 192, isMaskable: false),
            WebManifest.Icon(path: icon512.path, size: 512, isMaskable: false),
            WebManifest.Icon(path: maskableIcon.path, size: 512, isMaskable: true),
        ]
    }

    private init() {
        let script = Self.script(.script, name: "app")
        self.script = script
        styleSheet = Self.styleSheet(.styleSheet, name: "app")
        roomStyleSheets = Dictionary(
            uniqueKeysWithValues: Room.allCases.map { ($0, Self.styleSheet($0.styleSheet, name: "\($0)")) })
        roomScripts = Dictionary(
            uniqueKeysWithValues: Room.allCases.compactMap { room in
                room.script.map { (room, Self.script($0, name: "\(room)", importingFrom: script)) }
            })
        visitorStyleSheet = Self.styleSheet(.visitorStyleSheet, name: "visitor")
        visitorScript = Self.script(.visitorScript, name: "visitor")
        icon = Self.asset(.icon, name: "icon", suffix: "svg", mediaType: "image/svg+xml")
        icon192 = Self.asset(.icon192, name: "icon-192", suffix: "png", mediaType: "image/png")
        icon512 = Self.asset(.icon512, name: "icon-512", suffix: "png", mediaType: "image/png")
        maskableIcon = Self.asset(.maskableIcon, name: "icon-maskable", suffix: "png", mediaType: "image/png")
        touchIcon = Self.asset(.touchIcon, name: "icon-touch", suffix: "png", mediaType: "image/png")
    }

    func addRoutes(to router: RouterGroup<VisitorContext>) {
        let ofRooms = Array(roomStyleSheets.values) + Array(roomScripts.values)
        let ofAll = [
            styleSheet, script, visitorStyleSheet, visitorScript, icon, icon192, icon512, maskableIcon, touchIcon,
        ]
        for asset in ofAll + ofRooms {
            router.get(asset.path) { request, _ in asset.response(to: request) }
        }
        router.get(SitePath.manifest) { request, _ in
            let manifest = try WebManifest(.of(request.language), icons: manifestIcons).json()
            var headers: HTTPFields = [.contentType: "application/manifest+json", .cacheControl: "no-cache"]
            headers.setLanguage(request.language, chosenBy: [.acceptLanguage, .cookie])
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: manifest)))
        }
    }

    private static func styleSheet(_ resource: FilmzResource, name: String) -> Asset {
        asset(AssetText.compact(resource.bytes), name: name, suffix: "css", mediaType: "text/css; charset=utf-8")
    }

    /// - Parameter app: the script of every page, from which this one may import; nil for one that does not
    private static func script(_ resource: FilmzResource, name: String, importingFrom app: Asset? = nil) -> Asset {
        let bytes = AssetText.compact(resource.bytes, importingFrom: app.map { "./app-\($0.tag).js" })
        return asset(bytes, name: name, suffix: "js", mediaType: "text/javascript; charset=utf-8")
    }

    private static func asset(
        _ resource: FilmzResource, name: String, suffix: String, mediaType: String
    ) -> Asset {
        asset(resource.bytes, name: name, suffix: suffix, mediaType: mediaType)
    }

    private static func asset(_ bytes: [UInt8], name: String, suffix: String, mediaType: String) -> Asset {
        let buffer = ByteBuffer(bytes: bytes)
        let tag = Fingerprint.of(bytes)
        return Asset(
            path: .asset("\(name)-\(tag).\(suffix)"), mediaType: mediaType, bytes: buffer, tag: tag,
            compressed: Compression<VisitorContext>.isText(mediaType) ? CompressedOnce(buffer) : nil)
    }
}

extension Room {
    fileprivate var styleSheet: FilmzResource {
        switch self {
        case .search: .searchStyleSheet
        case .film: .filmStyleSheet
        case .myFilms: .myFilmsStyleSheet
        case .shows: .showsStyleSheet
        case .cinema: .cinemaStyleSheet
        case .together: .togetherStyleSheet
        case .settings: .settingsStyleSheet
        }
    }

    /// Nil for a room whose pages need no more than the script of every page.
    fileprivate var script: FilmzResource? {
        switch self {
        case .search: .searchScript
        case .cinema: .cinemaScript
        case .together: .togetherScript
        case .settings: .settingsScript
        case .film, .myFilms, .shows: nil
        }
    }
}

/// Bytes that are compressed when they are first wanted.
private final class CompressedOnce: Sendable {
    private let plain: ByteBuffer
    private let compressed = Mutex<ByteBuffer?>(nil)

    init(_ plain: ByteBuffer) {
        self.plain = plain
    }

    /// nil if they cannot be compressed.
    var bytes: ByteBuffer? {
        compressed.withLock { compressed in
            if compressed == nil { compressed = try? GzipStream.compressed(plain, level: 9) }
            return compressed
        }
    }
}
