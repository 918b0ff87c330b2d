import FilmzTextFolding
import Foundation
import Testing

@Suite struct TextFoldingTests {
    @Test(arguments: [
        ("", ""), ("Amélie", "amelie"), ("Ame\u{301}lie", "amelie"), ("ŁÓDŹ", "lodz"), ("Smørrebrød", "smorrebrod"),
        ("Straße", "strasse"), ("GROẞ", "gross"), ("Æon Flux", "aeon flux"), ("Ǽ Ǿ", "ae o"), ("Œuvre", "oeuvre"),
        ("Þór", "thor"), ("Ísland: Ævintýri og Eiður", "island aevintyri og eidur"), ("Đorđe", "dorde"),
        ("Ħamrun Ŧ ŋ", "hamrun t ng"), ("Çağdaş", "cagdas"), ("naïve façade", "naive facade"),
        // Apostrophes join words, except after elided words; other signs divide them.
        ("Schindler's List", "schindlers list"), ("Schindler’s", "schindlers"), ("Schindler‘s", "schindlers"),
        ("Schindlerʼs", "schindlers"), ("Schindler`s", "schindlers"), ("Hawaiʻi", "hawaii"), ("O＇Hara", "ohara"),
        ("WALL·E", "wall e"), ("L’avventura d'Ida", "l avventura d ida"), ("WALL-E", "wall e"), ("$9.99", "9 99"),
        ("Se7en", "se7en"),

        // But not between single letters.
        ("E.T.", "et"), ("M*A*S*H", "mash"), ("A.I. Rising", "ai rising"), ("Mr. T", "mr t"),
        ("J. J. Abrams", "j j abrams"),
        ("(500) Days of Summer", "500 days of summer"), ("2001: A Space Odyssey", "2001 a space odyssey"),
        ("Fast & Furious", "fast and furious"), ("Q&A", "q and a"), ("Ｑ＆Ａ", "q and a"), ("a_b|c~d", "a b c d"),
        // Characters with special decompositions in Unicode.
        ("8½", "8 1 2"), ("8 1/2", "8 1 2"), ("½", "1 2"), ("Alien³", "alien 3"), ("[REC]²", "rec 2"),
        ("H₂O", "h2o"), ("ﬁlm ﬀ", "film ff"), ("Ⅷ", "viii"), ("Ｆｕｌｌ　Ｗｉｄｔｈ １９１７", "full width 1917"), ("№ 5", "no 5"),
        // Turkish
        ("İstanbul", "istanbul"), ("ISPARTA", "isparta"), ("Ilık", "ilik"), ("Kış Uykusu", "kis uykusu"),
        // Vietnamese
        ("Đường về quê mẹ", "duong ve que me"), ("Mùi đu đủ xanh", "mui du du xanh"),
        // Greek and Cyrillic
        ("Ο ΘΊΑΣΟΣ", "ο θιασοσ"), ("Ο Θίασος", "ο θιασοσ"), ("Ёлки", "елки"), ("ЙОД", "иод"),
        // Arabic and Hebrew: no vowel points, no stretching
        ("بَابُ الحَدِيد", "باب الحديد"), ("بـــاب", "باب"), ("أحمد", "احمد"), ("שָׁלוֹם", "שלום"), ("חׇכְמָה", "חכמה"),
        ("לַבָּנוֹן 2009", "לבנון 2009"), ("صفر ۱۲", "صفر ۱۲"),
        // Hindi and Thai keep their signs
        ("हिन्दी फ़िल्म", "हिन्दी फ़िल्म"), ("\u{0958}", "\u{0915}\u{093C}"), ("ลุงบุญมี", "ลุงบุญมี"),
        // Chinese and Japanese: each character a word
        ("千と千尋の神隠し", "千 と 千 尋 の 神 隠 し"), ("卧虎藏龙", "卧 虎 藏 龙"), ("ガメラ", "ガ メ ラ"),
        ("カ\u{3099}メラ", "ガ メ ラ"), ("ｶﾞﾒﾗ", "ガ メ ラ"), ("ﾊﾟﾌﾟﾘｶ", "パ プ リ カ"),
        ("スター・ウォーズ", "ス タ ー ウ ォ ー ズ"), ("佐々木a", "佐 々 木 a"), ("a〇〆", "a 〇 〆"), ("葛\u{E0100}城", "葛 城"),
        ("もののけ姫2", "も の の け 姫 2"), ("《霸王别姬》", "霸 王 别 姬"),
        // Korean: syllables stay together
        ("기생충", "기생충"), ("기생충".decomposedStringWithCanonicalMapping, "기생충"),
        // Invisible characters are ignored, except the space between Khmer words.
        ("I ♥\u{FE0E} Huckabees", "i huckabees"), ("می\u{200C}خواهم", "میخواهم"), ("Spider\u{AD}man", "spiderman"),
        ("\u{FEFF}Alien\u{200E}", "alien"), ("ក\u{200B}ខ", "ក ខ"), ("Q﹠A", "q and a"), ("a\u{2060}b", "ab"),
        // Nothing to search for
        ("🎬🍿", ""), ("👩‍👩‍👧‍👦", ""), ("—…«»", ""), ("\0\u{1B}", ""), ("'", ""), ("\u{301}", ""), ("🎬 Film", "film"),
    ])
    func folds(_ text: String, _ folded: String) {
        #expect(TextFolding.folded(text) == folded)
        #expect(Array(TextFolding.folded(text).unicodeScalars) == Array(folded.unicodeScalars), "NFC, too.")
        #expect(TextFolding.words(text) == folded.split(separator: " ").map(String.init))
    }

    /// What is folded is folded to itself; every normal form of a text becomes the same; and no word needs quoting.
    @Test(arguments: everyPlane)
    func foldsEveryCharacter(_ plane: UInt32) {
        for text in Self.texts(plane) {
            let words = TextFolding.words(text)
            let folded = words.joined(separator: " ")
            // What is the same in its bytes is not folded again.
            let others = [
                folded, text.decomposedStringWithCanonicalMapping, text.precomposedStringWithCanonicalMapping,
            ].filter { !$0.utf8.elementsEqual(text.utf8) }
            let isPlain = folded.utf8.allSatisfy { !Self.quoted.contains($0) }
            guard isPlain, others.allSatisfy({ TextFolding.words($0) == words }) else {
                Issue.record("\(text.unicodeScalars.map { String($0.value, radix: 16) }) becomes \(folded)")
                continue
            }
        }
    }

    /// What would have to be quoted in a query.
    private static let quoted = Set("\"'*():^-+{}\n\0".utf8)

    @Test(arguments: [
        ("The Matrix", "matrix"), ("A Dark Star", "dark star"), ("AN OFFER", "offer"), ("  The   Kid ", "kid"),
        ("Theatre", "theatre"), ("Any Day", "any day"), ("Anna", "anna"), ("The", "the"), ("A", "a"), ("The !", "the"),
        ("A.I. Artificial Intelligence", "ai artificial intelligence"), ("À bout de souffle", "a bout de souffle"),
        ("The The", "the"), ("Amélie", "amelie"), ("", ""), ("🎬", ""),
    ])
    func sortsWithoutAnArticle(_ title: String, _ key: String) {
        #expect(TextFolding.sortKey(title) == key)
    }

    @Test func sortsWithoutTheArticlesOfAnyLanguage() {
        for (title, key) in [
            ("Le Cercle rouge", "cercle rouge"), ("L'Avventura", "avventura"), ("L’Atalante", "atalante"),
            ("  l'été", "ete"), ("L' Argent", "argent"), ("L.A. Confidential", "la confidential"), ("Léon", "leon"),
            ("D'Artagnan", "d artagnan"), ("The Artist", "the artist"), ("Le", "le"), ("L'", "l"), ("", ""),
        ] {
            #expect(TextFolding.sortKey(title, without: ["le", "la", "les"], elided: ["l"]) == key, "\(title)")
        }
        #expect(TextFolding.sortKey("L'Argent", without: ["der"]) == "l argent")
    }

    /// The planes of Unicode that have characters with a meaning.
    private static let everyPlane: [UInt32] = [0, 1, 2, 3, 14]

    /// Every character of a plane between two letters.
    private static func texts(_ plane: UInt32) -> [String] {
        (plane << 16...plane << 16 | 0xFFFF).compactMap(Unicode.Scalar.init)
            .filter { $0.properties.generalCategory != .unassigned }.map { "a\($0)b" }
    }
}
