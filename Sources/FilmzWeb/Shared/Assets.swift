import FilmzPages
import FilmzResources
import HTTPTypes
import Hummingbird
import NIOCore

/// The style sheet, the script and the icon, served from memory. Their addresses name their content, so that browsers
/// may keep them for ever.
struct Assets: Sendable {
    struct Asset: Sendable {
        let path: String
        let mediaType: String
        let bytes: ByteBuffer
    }

    let styleSheet: Asset
    let script: Asset
    let icon: Asset

    var paths: AssetPaths {
        AssetPaths(css: styleSheet.path, script: script.path, icon: icon.path)
    }

    init() {
        styleSheet = Self.asset(.styleSheet, "app", "css", "text/css; charset=utf-8")
        script = Self.asset(.script, "app", "js", "text/javascript; charset=utf-8")
        icon = Self.asset(.icon, "icon", "svg", "image/svg+xml")
    }

    func addRoutes(to router: Router<VisitorContext>) {
        for asset in [styleSheet, script, icon] {
            router.get(RouterPath(asset.path)) { _, _ in
                Response(
                    status: .ok,
                    headers: [.contentType: asset.mediaType, .cacheControl: "public, max-age=31536000, immutable"],
                    body: ResponseBody(byteBuffer: asset.bytes))
            }
        }
    }

    private static func asset(
        _ resource: FilmzResource, _ name: String, _ suffix: String, _ mediaType: String
    ) -> Asset {
        let bytes = resource.bytes
        return Asset(
            path: "/assets/\(name)-\(Fingerprint.of(bytes)).\(suffix)", mediaType: mediaType,
            bytes: ByteBuffer(bytes: bytes))
    }
}
