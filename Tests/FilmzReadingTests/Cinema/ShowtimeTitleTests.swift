import FilmzDomain
import FilmzTestSupport
import Testing

@testable import FilmzReading

/// Titles as cinemas write them, and what they may mean.
struct ShowtimeTitleTests {
    /// The reading that has this title, at best the only thing a search would find.
    private func found(_ text: String, _ title: String) -> ShowtimeTitle.Interpretation? {
        ShowtimeTitle(text).interpretations.first { $0.title == title }
    }

    /// The first reading is the title as it is written, so that a film of that name is found first.
    @Test(arguments: [
        "Heat", "Jaws 3-D", "Step Up 3D", "Piranha 3D", "1917", "2012", "300", "(500) Days of Summer", "Volver",
        "Blade Runner 2049", "Romeo + Juliet", "Bridget Jones: Mad About the Boy", "Love", "Cat People", "Us",
        "Mission: Impossible – Dead Reckoning", "Sneakers", "The Sneaky Chef", "Preview", "Free Solo", "AD Astra",
        "Original Sin", "Encore", "Club Zero", "The Director", "Premiere", "OV", "Dolby", "Text",
    ])
    func theFirstReadingIsTheTitleItself(text: String) {
        let title = ShowtimeTitle(text)
        #expect(title.interpretations.first == ShowtimeTitle.Interpretation(title: text))
        #expect(title.kind == .film)
    }

    /// Nothing is peeled off of these at all.
    @Test(arguments: [
        "Heat", "Volver", "Cat People", "Love", "1917", "(500) Days of Summer", "Blade Runner 2049", "Sneakers", "Us",
        "Free Solo", "Ad Astra", "Original Sin", "Encore", "The Director", "Film Noir", "Vitamin C", "Rocky II",
        "Das Boot", "Seven Samurai", "Ocean's 8", "Fahrenheit 451", "Cats", "VO",
    ])
    func titlesAreLeftWhole(text: String) {
        #expect(ShowtimeTitle(text).interpretations == [ShowtimeTitle.Interpretation(title: text)])
    }

    typealias Version = ShowtimeMarks.Version

    private static func version(
        _ kind: Version.Kind? = nil, spoken: Set<String> = [], subtitles: Set<String> = [], subtitled: Bool? = nil
    ) -> Version {
        var version = Version(kind)
        version.spoken = spoken
        version.subtitles = subtitles
        version.hasSubtitles = subtitled ?? !subtitles.isEmpty
        return version
    }

    @Test(arguments: [
        ("(OV)", version(.original)), ("(engl. OV)", version(.original, spoken: ["en"])),
        ("– OmU", version(.original, subtitles: ["de"])),
        ("(O.m.U.)", version(.original, subtitles: ["de"])),
        ("– engl. OmU", version(.original, spoken: ["en"], subtitles: ["de"])),
        ("   OMDU", version(.original, subtitles: ["de"])), ("[OmeU]", version(.original, subtitles: ["en"])),
        ("(Originalfassung)", version(.original)), ("| DF", version(.dubbed, spoken: ["de"])),
        ("(dt.)", version(.dubbed, spoken: ["de"])),
        ("(Deutsche Fassung)", version(.dubbed, spoken: ["de"])), ("E/d", version(spoken: ["en"], subtitles: ["de"])),
        ("(F/d,e)", version(spoken: ["fr"], subtitles: ["de", "en"])), ("(D)", version(spoken: ["de"])),
        ("(VO)", version(.original)), ("(V.O.)", version(.original)), ("VOSTFR", version(.original, subtitles: ["fr"])),
        ("– VOST", version(.original, subtitles: ["fr"])), ("(VF)", version(.dubbed, spoken: ["fr"])),
        ("(VF-ST)", version(.dubbed, spoken: ["fr"])),
        ("(VOSE)", version(.original, subtitles: ["es"])), ("V.O.S.E.", version(.original, subtitles: ["es"])),
        ("(VOCAT)", version(.original, subtitles: ["ca"])), ("(Doblada ESP)", version(.dubbed, spoken: ["es"])),
        ("(Doblada Cat)", version(.dubbed, spoken: ["ca"])),
        ("(v.o. sott. ita)", version(.original, subtitles: ["it"])),
        ("(V.O. Sottotitolata)", version(.original, subtitled: true)), ("(Lingua originale)", version(.original)),
        ("(NL)", version(.dubbed, spoken: ["nl"])), ("(Nederlandse versie)", version(.dubbed, spoken: ["nl"])),
        ("(Nederlands gesproken)", version(.dubbed, spoken: ["nl"])), ("– EN SUBS", version(subtitles: ["en"])),
        ("(Sv. Tal)", version(spoken: ["sv"])), ("(Eng.Tal)", version(spoken: ["en"])),
        ("(Sv.Txt)", version(subtitles: ["sv"])),
        ("(Tal: Engelska)", version(spoken: ["en"])), ("– dansk tale", version(spoken: ["da"])),
        ("(DK tale)", version(spoken: ["da"])),
        ("(norsk tale)", version(spoken: ["no"])), ("(tekstet)", version(subtitled: true)),
        ("(sub: engelsk)", version(subtitles: ["en"])),
        ("(dub)", version(.dubbed)), ("(puhuttu suomeksi)", version(spoken: ["fi"])),
        ("(Hindi)", version(spoken: ["hi"])),
        ("(Ukrainian)", version(spoken: ["uk"])), ("(Sub)", version(subtitled: true)),
        ("(Subtitled)", version(subtitled: true)),
        (": English language version", version(spoken: ["en"])),
        ("(Japanese with English subtitles)", version(spoken: ["ja"], subtitles: ["en"])),
    ])
    func versions(mark: String, version: Version) throws {
        let joined = mark.hasPrefix(":") ? "Mein Film\(mark)" : "Mein Film \(mark)"
        let interpretation = try #require(found(joined, "Mein Film"))
        #expect(interpretation.marks.version == version)
    }

    @Test(
        arguments: [
            ("Mein Film 3D", [.threeD]), ("(4DX 3D) Mein Film", [.fourDX, .threeD]),
            ("Mein Film – IMAX 3D", [.imax, .threeD]),
            ("Mein Film in 70mm", [.film70mm]), ("Mein Film [35mm]", [.film35mm]),
            ("Mein Film (Dolby Atmos, HFR)", [.dolby, .highFrameRate]),
            ("Mein Film | D-BOX", [.movingSeats]), ("IMAX: Mein Film", [.imax]), ("Mein Film (3D) (OmU)", [.threeD]),
            ("Mein Film ScreenX", [.screenX]), ("Mein Film (2D)", [.twoD]),
            ("Mein Film (Proyección en 4K y VOSE)", [.fourK]),
        ] as [(String, Set<ShowtimeMarks.Format>)])
    func formats(text: String, formats: Set<ShowtimeMarks.Format>) throws {
        let interpretation = try #require(found(text, "Mein Film"))
        #expect(interpretation.marks.formats == formats)
    }

    @Test(
        arguments: [
            ("Preview: Mein Film", .preview), ("Vorpremiere: Mein Film", .preview),
            ("Mein Film – Avant-première", .preview),
            ("Anteprima – Mein Film", .preview), ("Mein Film (Förhandsvisning)", .preview), ("Mein Film + Q&A", .talk),
            ("Mein Film + intro by Anna Muster", .talk), ("Mein Film mit Gast Anna Muster", .talk),
            ("Mein Film + ScreenTalk", .talk),
            ("Mein Film, en présence de l'équipe", .talk), ("Mein Film con coloquio", .talk),
            ("Mein Film · debate", .talk),
            ("Mein Film – foredrag", .talk), ("Mein Film + Anna Muster Q&A", .talk),
            ("Mein Film (50th Anniversary)", .anniversary),
            ("Mein Film 50th Anniversary", .anniversary), ("Mein Film – 60 Jahre", .anniversary),
            ("Mein Film (4K Restoration)", .restoration),
            ("Mein Film – restaurierte Fassung", .restoration), ("Mein Film: Director's Cut", .cut),
            ("Mein Film (The Final Cut)", .cut),
            ("Mein Film Extended Edition", .cut), ("Sing-Along: Mein Film", .singAlong),
            ("Sing-A-Long-A Mein Film", .singAlong),
            ("Mein Film Sing-Along", .singAlong), ("Mein Film in Concert", .liveMusic),
            ("Mein Film with live score", .liveMusic),
            ("Mein Film + live music", .liveMusic), ("Mein Film (Wiederaufführung)", .revival),
            ("Mein Film – last chance", .lastShow),
        ] as [(String, ShowtimeMarks.Special)])
    func specials(text: String, special: ShowtimeMarks.Special) throws {
        let interpretation = try #require(found(text, "Mein Film"))
        #expect(interpretation.marks.specials.contains(special))
    }

    @Test func audiencesAndAccessibility() throws {
        for (text, audience) in [
            ("Carers & Babies: Mein Film", .babies), ("Babykino: Mein Film", .babies),
            ("Kids' Club: Mein Film", .children),
            ("Børnebiffen: Mein Film", .children), ("Mein Film – Seniorenkino", .seniors),
            ("Strikkekino: Mein Film", .knitters),
            ("Mein Film (Dog-Friendly)", .dogs), ("Members': Mein Film", .members),
            ("Ciné-goûter : Mein Film", .children),
        ] as [(String, ShowtimeMarks.Audience)] {
            #expect(found(text, "Mein Film")?.marks.audiences == [audience], "\(text)")
        }
        for (text, access) in [
            ("Relaxed: Mein Film", .relaxed), ("Mein Film (Autism Friendly)", .autismFriendly),
            ("Dementia Friendly: Mein Film", .dementiaFriendly), ("Mein Film (HOH)", .captions),
            ("Mein Film (CC)", .captions),
            ("Mein Film (AD)", .audioDescription), ("Mein Film (sous-titrée sourds)", .captions),
            ("Mein Film – Captioned", .captions),
        ] as [(String, ShowtimeMarks.Accessibility)] {
            #expect(found(text, "Mein Film")?.marks.accessibility == [access], "\(text)")
        }
    }

    @Test func statesAndCertificates() throws {
        #expect(found("SOLD OUT: Mein Film", "Mein Film")?.marks.isSoldOut == true)
        #expect(found("Mein Film – ausverkauft", "Mein Film")?.marks.isSoldOut == true)
        #expect(found("Mein Film (abgesagt)", "Mein Film")?.marks.isCancelled == true)
        #expect(found("FREE: Mein Film", "Mein Film")?.marks.isFree == true)
        for text in ["Mein Film (PG)", "Mein Film (12A)", "Mein Film (15)", "Mein Film (FSK 12)", "Mein Film (TBC)"] {
            #expect(found(text, "Mein Film")?.marks.isEmpty == true, "\(text)")
        }
        #expect(found("Mein Film – OmU (Saal 2)", "Mein Film")?.marks.hall == "Saal 2")
        #expect(found("1917 (15)", "1917") != nil)
    }

    @Test func layersComeOffOneAfterTheOther() {
        let interpretations = ShowtimeTitle("Preview: Mein Film (1985) (OmU) + Q&A").interpretations
        #expect(interpretations.map(\.title).first == "Preview: Mein Film (1985) (OmU) + Q&A")
        let last = interpretations.first { $0.title == "Mein Film" }
        #expect(last?.year == 1985)
        #expect(last?.marks.specials == [.preview, .talk])
        #expect(last?.marks.version == Self.version(.original, subtitles: ["de"]))
        // The film may be called `Jaws 3-D`: it is tried before the 3D is taken off.
        #expect(
            ShowtimeTitle("Jaws 3-D (OmU)").interpretations.map(\.title).prefix(2) == ["Jaws 3-D (OmU)", "Jaws 3-D"])
    }

    @Test func years() {
        #expect(found("Film D (1998)", "Film D")?.year == 1998)
        #expect(found("Film D [2011]", "Film D")?.year == 2011)
        #expect(found("Film D (3)", "Film D")?.year == nil)
        #expect(ShowtimeTitle("Blade Runner 2049").interpretations.allSatisfy { $0.year == nil })
    }

    @Test func severalFilms() {
        #expect(found("Film A + Film B", "Film A")?.furtherTitles == ["Film B"])
        #expect(found("Double feature: Film A + Film B", "Film A")?.furtherTitles == ["Film B"])
        #expect(found("Double Bill: Film A & Film B", "Film A")?.furtherTitles == ["Film B"])
        #expect(ShowtimeTitle("Romeo + Juliet").interpretations.first?.title == "Romeo + Juliet")
        #expect(ShowtimeTitle("Film A + Q&A").interpretations.allSatisfy { $0.furtherTitles.isEmpty })
        let slash = ShowtimeTitle("Film A / Film B").interpretations
        #expect(slash.contains { $0.title == "Film A" && $0.secondTitle == "Film B" && $0.furtherTitles.isEmpty })
        #expect(slash.contains { $0.title == "Film A" && $0.furtherTitles == ["Film B"] })
        #expect(ShowtimeTitle("Tom & Jerry").interpretations.count == 1)
        #expect(found("Mein Film Trilogy", "Mein Film Trilogy")?.furtherTitles == [])
    }

    @Test func otherTitles() {
        #expect(found("Woman of... (Kobieta z...)", "Woman of...")?.secondTitle == "Kobieta z...")
        #expect(found("I Am Cuba [Soy Cuba]", "I Am Cuba")?.secondTitle == "Soy Cuba")
        #expect(found("Film A aka Film B", "Film A")?.secondTitle == "Film B")
    }

    /// A series comes off only as an interpretation that is tried after the whole title.
    @Test func series() {
        for (text, series) in [
            ("Kino Club presents: Mein Film", "Kino Club presents"), ("Film Africa: Mein Film", "Film Africa"),
            ("MSIC 26-27: Mein Film", "MSIC 26-27"), ("Mein Film – CLUB ROSEBUD", "CLUB ROSEBUD"),
            ("Orange Night: Mein Film (OmU)", "Orange Night"),
        ] {
            #expect(found(text, "Mein Film")?.marks.series == series, "\(text)")
            #expect(ShowtimeTitle(text).interpretations.first?.title == text)
        }
    }

    @Test(arguments: [
        "Sneak", "Sneak Preview", "SNEAK PREVIEW OmU", "Sneak OV", "Mystery Movie", "Secret Film", "Surprise Film",
        "Scream Unseen", "Überraschungsfilm", "Film surprise", "Sneak Preview (engl. OV)", "Mystery Movie #12",
        "Kino Sneak OV",
        "Screen Unseen (15)",
    ])
    func aSecretFilmIsNeverLookedUp(text: String) {
        #expect(ShowtimeTitle(text).kind == .unknownFilm)
        #expect(ShowtimeTitle(text).interpretations.isEmpty)
    }

    @Test func aSneakPreviewOfATitle() {
        #expect(found("Sneak Preview: Mein Film", "Mein Film")?.marks.specials == [.preview])
        #expect(ShowtimeTitle("Sneak Attack").kind == .film)
    }

    @Test(
        arguments: [
            ("Met Opera: Aida", .opera), ("The Metropolitan Opera: Tosca (2025)", .opera),
            ("RBO 2024-25: Swan Lake", .opera),
            ("NT Live: Romeo and Juliet", .theatre), ("National Theatre Live: Hamlet", .theatre),
            ("Bolshoi Ballet: Giselle", .ballet),
            ("The Royal Ballet: Romeo and Juliet", .ballet), ("Exhibition on Screen: Vermeer", .exhibition),
            ("André Rieu's 2025 Concert", .concert), ("NT: Hamlet", .theatre), ("NTLive – Hamlet (15)", .theatre),
            ("Comédie-Française : Le Misanthrope", .theatre),
        ] as [(String, ShowtimeTitle.Relay)])
    func relaysKeepTheirWholeTitle(text: String, relay: ShowtimeTitle.Relay) {
        let title = ShowtimeTitle(text)
        #expect(title.kind == .relay(relay))
        #expect(title.interpretations.first?.title == text)
        #expect(
            title.interpretations.allSatisfy {
                $0.year == nil && !["Romeo and Juliet", "Aida", "Hamlet"].contains($0.title)
            })
    }

    @Test func littleThatIsLeftNeedsProof() {
        #expect(found("Us (OmU)", "Us")?.needsProof == true)
        #expect(found("Us", "Us")?.needsProof == false)
        #expect(found("Heat (OmU)", "Heat")?.needsProof == false)
        #expect(found("1917 (OmU)", "1917")?.needsProof == false)
    }

    @Test func textIsTidied() {
        #expect(ShowtimeTitle("  Mein\n Film \u{2014} “x” ’s ").text == "Mein Film – \"x\" 's")
        #expect(ShowtimeTitle("Bonnie &amp; Clyde&#8217;s").text == "Bonnie & Clyde's")
        #expect(ShowtimeTitle("Cafe\u{301}").text.unicodeScalars.count == 4)
        #expect(ShowtimeTitle("").interpretations.isEmpty)
        #expect(ShowtimeTitle(" – ").interpretations.isEmpty)
        #expect(ShowtimeTitle("七人の侍 (4Kデジタルリマスター)").interpretations.first?.title == "七人の侍 (4Kデジタルリマスター)")
    }

    /// Whatever a title is made of, it is read within its limits, and as it is written first.
    @Test func anythingMixed() {
        let rounds = RandomRounds(500)
        var random = rounds.generator
        let parts = [
            "Heat", "Us", "OmU", "(OmU)", " – ", ": ", " + ", " / ", "(", ")", "[", "]", "3D", "1995", "(1995)", "Q&A",
            " ",
            "Sneak", "Preview", "E/d", "aka", "&", "!", "🎬", "七人の侍", "\u{301}", "50th Anniversary", "presents", ",",
            "Saal 2",
            "mit Gast", "Director's Cut", "sott", "ita", "engl.", "'", "\"", "x", "\0", "+",
        ]
        for round in 0..<rounds.count {
            let count = Int.random(in: 1...60, using: &random)
            let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }
                .joined(separator: Bool.random(using: &random) ? " " : "")
            let title = ShowtimeTitle(text)
            let what: Comment = "seed \(rounds.seed), round \(round)"
            #expect(title.interpretations.count <= ShowtimeTitle.interpretationLimit, what)
            #expect(title.interpretations.isEmpty || title.interpretations[0].title == title.text, what)
            #expect(title.interpretations.allSatisfy { !$0.title.isEmpty && $0.title.count <= 300 }, what)
        }
    }
}
