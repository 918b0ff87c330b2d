import Foundation
import ITunesAPI
import Testing

@Suite struct ArtworkTests {
    @Test(arguments: [
        ("https://a.mzstatic.com/image/100x100/v4/source/100x100bb.jpg", "image/100x100/v4/source/600x900bb.jpg"),
        ("http://a.mzstatic.com/source/100x100bb-85.jpg", "source/600x900bb.jpg"),
        ("https://a.mzstatic.com/us/r30.100x100-75.jpg", "us/r30.600x900bb.jpg"),
        ("https://a.mzstatic.com/source/39x60bb.png", "source/600x900bb.png"),
        ("//a.mzstatic.com/source/30x30bb.webp", "source/600x900bb.webp"),
        ("https://a.mzstatic.com/source/cover.jpg", "source/cover.jpg"),
        ("https://a.mzstatic.com/source/100x100bb.gif", "source/100x100bb.gif"),
        ("https://a.mzstatic.com/100x100bb.jpg/cover", "100x100bb.jpg/cover"),
    ])
    func `A size takes the place of another where there is one`(address: String, path: String) throws {
        let artwork = try #require(ITunesArtwork(address))
        #expect(artwork.url(width: 600, height: 900).absoluteString == "https://a.mzstatic.com/\(path)")
    }

    @Test(arguments: ["1", "1x", " ", "/"])
    func `A long address takes no long time`(part: String) throws {
        let address = "https://a.mzstatic.com/" + String(repeating: part, count: 200_000) + "q"
        let artwork = try #require(ITunesArtwork(address))
        #expect(artwork.url(width: 600, height: 900) == artwork.url)
        let sized = try #require(ITunesArtwork(address + "/100x100bb.jpg"))
        #expect(sized.url(width: 600, height: 900).lastPathComponent == "600x900bb.jpg")
    }

    @Test func `A size is at least one pixel`() throws {
        let artwork = try #require(ITunesArtwork("https://a.mzstatic.com/100x100bb.jpg"))
        #expect(artwork.url(width: 0, height: -5).absoluteString == "https://a.mzstatic.com/1x1bb.jpg")
    }

    @Test(arguments: ["", " ", "100x100bb.jpg", "javascript:alert(1)", "file:///100x100bb.jpg"])
    func `What is no address of the web is no picture`(address: String) {
        #expect(ITunesArtwork(address) == nil)
    }
}
