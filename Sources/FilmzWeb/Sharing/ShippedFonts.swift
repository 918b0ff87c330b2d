import FilmzPages
import FilmzResources
import Foundation

/// The fonts that come with Filmz.
enum ShippedFonts {
    /// The metrics of the fonts, for measuring texts; nil when a file is broken.
    static let measured = CardFonts { face in
        switch face {
        case .display: FilmzResource.displayFont.bytes
        case .italic: FilmzResource.italicFont.bytes
        case .sans: FilmzResource.sansFont.bytes
        }
    }

    /// Whether the painter has all fonts. The first access gives them to it: fontconfig knows fonts for the whole
    /// process.
    static let areInstalled = files.count == all.count && files.allSatisfy { SVGPainter.addFont($0.path) }

    private static let all: [FilmzResource] = [.displayFont, .serifFont, .italicFont, .sansFont, .boldFont]

    /// The files of the fonts, which stay as long as the process lives.
    private static let files = all.compactMap { try? FontFile($0.bytes) }
}

/// A font as a file that only this process can find.
private struct FontFile: Sendable {
    let path: String
    /// The open file; nil where the file has a name.
    private let open: FileHandle?

    init(_ bytes: [UInt8]) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "filmz-\(UUID().uuidString).ttf")
        try Data(bytes).write(to: file, options: .withoutOverwriting)
        #if os(Linux)
            // An open file stays when its name is removed. So nothing is left behind, not even by a crash.
            defer { try? FileManager.default.removeItem(at: file) }
            let open = try FileHandle(forReadingFrom: file)
            path = "/proc/self/fd/\(open.fileDescriptor)"
            self.open = open
        #else
            open = nil
            path = file.path
        #endif
    }
}
