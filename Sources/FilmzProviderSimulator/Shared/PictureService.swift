import HTTPTypes

/// The service for posters and other artwork: `/pictures/SERVICE/…`, in the size that the address names in the
/// service's format.
struct PictureService: Sendable {
    func reply(to request: SimulatedRequest) -> SimulatedReply {
        guard let service = request.path.first, let file = request.path.last, request.path.count > 1,
            file.hasSuffix(".png") || file.hasSuffix(".jpg"), let size = Self.size(service, path: request.path)
        else { return .html(404, title: "Not Found") }
        // The identity of the picture, without its size.
        let name =
            if service == "itunes" {
                request.path.dropLast().joined()
            } else {
                String(file.prefix { $0 != "." })
            }
        let chance = Chance(name)
        func colour(_ name: String, _ range: ClosedRange<Int>) -> (UInt8, UInt8, UInt8) {
            func part(_ part: String) -> UInt8 { UInt8(chance.number(name + part, in: range)) }
            return (part("red"), part("green"), part("blue"))
        }
        let picture = PNGPicture(
            width: size.width, height: size.height, background: colour("background", 20...110),
            foreground: colour("foreground", 130...240))
        return SimulatedReply(
            headers: [.contentType: "image/png", .cacheControl: "public, max-age=31536000"], body: .bytes(picture.bytes)
        )
    }

    private static func size(_ service: String, path: [String]) -> (width: Int, height: Int)? {
        switch service {
        case "omdb":
            // `…_V1_SX300.jpg`
            let width =
                path.last?.split(separator: "_SX").last
                .flatMap { SimulatedRequest.number($0.prefix(while: \.isNumber)) } ?? 300
            return limited(width, width * 3 / 2)
        case "tmdb":
            // `/t/p/w342/name.png`, `/t/p/h632/name.png`, `/t/p/original/name.png`
            guard path.count == 5, let name = path.last else { return nil }
            let isWide = name.hasPrefix("b")
            let number = SimulatedRequest.number(path[3].dropFirst()) ?? 1_000
            if path[3].hasPrefix("h") { return limited(number * 2 / 3, number) }
            return limited(number, isWide ? number * 9 / 16 : number * 3 / 2)
        case "itunes":
            // `…/source/600x900bb.png`: fits inside; posters are two by three.
            guard let pixels = path.last.flatMap(pixels) else { return nil }
            return limited(min(pixels.width, pixels.height * 2 / 3), min(pixels.height, pixels.width * 3 / 2))
        case "tvmaze":
            // `/medium_portrait/name.png`, `/original/name.png`
            return if path[1].hasPrefix("medium") { limited(210, 295) } else { limited(680, 1_000) }
        default: return limited(400, 600)
        }
    }

    private static func limited(_ width: Int, _ height: Int) -> (width: Int, height: Int)? {
        guard width > 0, height > 0 else { return nil }
        let scale = max(1, (max(width, height) + 1_499) / 1_500)
        return (max(1, width / scale), max(1, height / scale))
    }

    private static func pixels(_ name: String) -> (width: Int, height: Int)? {
        let numbers = name.split(separator: "x", maxSplits: 1).map { Int($0.prefix(while: \.isNumber)) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
            1...10_000 ~= width, 1...10_000 ~= height
        else { return nil }
        return (width, height)
    }
}
