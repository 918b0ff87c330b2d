import FilmzDomain
import FilmzText
import Testing

@testable import FilmzPages

struct PosterArtTests {
    @Test func sameFilmAlwaysLooksTheSame() throws {
        for (name, film) in [("matrix", Samples.matrix), ("hostile", Samples.hostile), ("rtl", Samples.hebrew)] {
            #expect(PosterArt.svg(for: film) == PosterArt.svg(for: film))
            try Golden.expect(PosterArt.svg(for: film).text, is: "poster-\(name).svg")
        }
    }

    @Test func filmsOfOneGenreAndYearDiffer() {
        let posters = (1...60).map { number in
            PosterArt.svg(for: Film(id: Samples.id(number), title: "Same", year: 1994, genres: ["Drama"])).text
        }
        #expect(Set(posters).count == posters.count)
    }

    /// Looks are chosen at random, so some come twice, but a shelf must not be full of the same.
    @Test(arguments: ["Drama", "Comedy", "Action", "Crime", "Horror", ""])
    func aShelfOfOneGenreIsVaried(genre: String) {
        let looks = (1...50).map { number -> [String] in
            let film = Film(id: Samples.id(number), title: "A film of its own", year: 1994, genres: [genre])
            let design = PosterArt.Design(film)
            return ["\(design.motif)", "\(design.layout)", "\(design.palette.number)", design.canvas.ground]
        }
        #expect(Set(looks).count >= 40)
        for part in 0..<3 {
            let counts = Dictionary(grouping: looks) { $0[part] }.mapValues(\.count)
            #expect(counts.count >= 3)
            #expect(counts.values.allSatisfy { $0 <= 30 }, "\(counts)")
        }
    }

    /// The upper 44 px of a tile, which is at least 104 px wide, have buttons.
    @Test func titlesNeverStandOnTheDrawingOrUnderButtons() {
        for layout in PosterLayout.allCases {
            let art = layout.art.y..<layout.art.y + layout.art.height
            #expect(!art.overlaps(Range(layout.title)), "\(layout)")
            #expect(!art.contains(PosterLayout.footer), "\(layout)")
            #expect(!art.contains(PosterLayout.footer - 11), "\(layout)")
            #expect(!layout.title.contains(PosterLayout.footer - 11), "\(layout)")
            #expect(layout.title.lowerBound > 44 * 300 / 104, "\(layout)")
        }
    }

    @Test func postersAreDrawnForWhatIsKnown() {
        let titles = ["A", "", String(repeating: "Very long ", count: 40), "שלום", "千と千尋の神隠し", "🎬", "a\u{1}b"]
        let genres = GenreText.names + ["Unheard of", ""]
        for (index, genre) in genres.enumerated() {
            for title in titles {
                let film = Film(id: Samples.id(index + 1), title: title, genres: [genre])
                let svg = PosterArt.svg(for: film).text
                #expect(WellFormedXML.matches(svg), "\(genre) \(title)")
                #expect(!svg.contains("style="))
                #expect(!svg.contains("href"))
            }
        }
    }

    @Test func titlesStayInTheirBox() {
        for title in ["It", "The Lord of the Rings: The Fellowship of the Ring", String(repeating: "word ", count: 99)]
        {
            let set = PosterTitle(title, width: 256, height: 103, isWide: false)
            #expect(set.lines.count * set.lineHeight <= 103)
            #expect(!set.lines.isEmpty)
        }
        #expect(PosterTitle("It", width: 256, height: 103, isWide: false).size == 46)
        #expect(PosterTitle("千と千尋の神隠し", width: 256, height: 103, isWide: false).lines.count > 1)
    }

    @Test func titlesRunTheirWay() {
        #expect(PosterTitle.isRightToLeft("שלום"))
        #expect(PosterTitle.isRightToLeft("1 مرحبا"))
        #expect(!PosterTitle.isRightToLeft("Alien שלום"))
        #expect(!PosterTitle.isRightToLeft("千 1917"))
    }

    @Test func addressChangesWithWhatIsDrawn() {
        var film = Samples.matrix
        let address = PosterArt.address(of: film)
        #expect(address.text.hasPrefix("/films/133093/poster.svg?v="))
        film.plot = "Another"
        #expect(PosterArt.address(of: film) == address)
        film.title = "Another"
        #expect(PosterArt.address(of: film) != address)
    }

    @Test func textsStandOutFromTheirGround() throws {
        for palette in Palette.all {
            let contrast = Contrast.between(palette.ink, palette.ground)
            #expect(contrast >= 7, "palette \(palette.number): \(contrast)")
        }
        #expect(Palette.all.map(\.number) == Array(0..<Palette.all.count))
    }
}
