import FilmzDomain

/// The folded phrases of ``ShowtimePhrases``, separated by `|`.
enum ShowtimePhraseTable {
    static let rows: [(String, ShowtimePhrases.Meaning)] = [
        (
            """
            ov|of|o ton|original|originalfassung|originalversion|original version|vo|lingua originale|voi\
            |version originale|version original|originalfilm|original language
            """, .original(subtitles: nil)
        ),
        (
            """
            omu|omdu|omdt u|original mit untertiteln|original mit deutschen untertiteln|ov d
            """, .original(subtitles: "de")
        ),
        ("omeu|omengu|omenglu|ov with english subtitles", .original(subtitles: "en")),
        ("vostfr|vost fr|vost|vo st fr", .original(subtitles: "fr")),
        ("vosta|vost ang|vosten", .original(subtitles: "en")),
        ("vose", .original(subtitles: "es")),
        ("vosc|vocat", .original(subtitles: "ca")),
        ("vo sott ita|vo sottotitolata in italiano", .original(subtitles: "it")),
        ("vos|vo sottotitolata|vo sott|ov subs|original subtitled", .originalSubtitled),
        ("df|deutsche fassung|dt fassung|deutsch synchronisiert|deutsche version|dt", .dubbed("de")),
        ("vf|version francaise|vff", .dubbed("fr")),
        ("vfq|version quebecoise", .dubbed("fr")),
        ("vfst|vfstf|vf st|vfst me|vf stf|vf sme", .dubbedWithCaptions("fr")),
        ("doblada|doblado|doppiato|dub|dubbed|synchronfassung|dublado|dabing|dubbing", .dubbed(nil)),
        ("doblada esp|esp", .dubbed("es")),
        ("doblada cat|cat", .dubbed("ca")),
        ("nl|nederlandse versie|nederlands gesproken", .dubbed("nl")),
        (
            """
            tal|tale|gesproken|gesprochen|puhuttu|language version|language|spoken|parlato|audio|sprakig|talet\
            |version in|fassung
            """, .spoken
        ),
        (
            """
            subs|sub|subtitles|subtitled|txt|text|tekstet|textad|ut|untertitel|untertiteln|sott|sottotitolato\
            |sottotitoli|ondertiteld|ondertitels|undertexter|undertekster|tekstitys|st|sous titre|sous titres\
            |subtitulada|subtitulado
            """, .subtitled
        ),
        // Formats
        ("2d", .format(.twoD)),
        ("3d|3 d|real d 3d|reald 3d", .format(.threeD)),
        ("4dx|4 dx", .format(.fourDX)),
        ("imax|imax laser|imax with laser", .format(.imax)),
        ("dolby cinema|dolby atmos|dolby|atmos|dolby vision", .format(.dolby)),
        ("screenx|screen x", .format(.screenX)),
        ("hfr", .format(.highFrameRate)),
        ("d box|dbox|mx4d", .format(.movingSeats)),
        ("laser|laser 4k", .format(.laser)),
        ("4k", .format(.fourK)),
        ("dcp", .format(.digital)),
        ("70mm|70 mm", .format(.film70mm)),
        ("35mm|35 mm", .format(.film35mm)),
        ("16mm|16 mm", .format(.film16mm)),
        (
            """
            4k restoration|4k restored|restoration|restored|new restoration|restaurierte fassung|restauriert\
            |digital restauriert|version restauree|versione restaurata|restaurata|restaurada\
            |version restaurada|remastered|4k remastered|4k remaster|remaster|digitally restored|restaureret\
            |restaurerad|gerestaureerd
            """, .special(.restoration)
        ),
        ("anniversary|anniversary edition|jubilaum|anniversary screening|aniversario", .special(.anniversary)),
        (
            """
            re release|rerelease|reestreno|wiederauffuhrung|encore|re issue|ressortie|riedizione|nypremiere
            """, .special(.revival)
        ),
        (
            """
            directors cut|final cut|extended cut|redux cut|redux|extended edition|extended version\
            |theatrical cut|extended|ultimate cut|langfassung|version longue
            """, .special(.cut)
        ),
        (
            """
            preview|advance|advance screening|sneak peek|sneak preview|vorpremiere|preview screening\
            |avant premiere|anteprima|preestreno|pre estreno|voorpremiere|forpremiere|forhandsvisning\
            |uk premiere|premiere|early access|special preview|ennakkonaytos|przedpremierowo
            """, .special(.preview)
        ),
        (
            """
            q and a|qanda|intro|introduction|talk|screentalk|panel|discussion|panel discussion|filmgesprach\
            |gesprach|publikumsgesprach|coloquio|debate|debat|foredrag|diskussion|rencontre|incontro|mit gast\
            |mit gasten|special guest|live q and a|recorded q and a|filmmaker q and a|director q and a\
            |director|einfuhrung|mit einfuhrung|nagesprek|samtal
            """, .special(.talk)
        ),
        ("sing along|sing a long|singalong|quote along|quotealong|karaoke|mitsing", .special(.singAlong)),
        (
            """
            in concert|live in concert|live score|live music|live musik|live accompaniment|live piano\
            |cine concert|mit live musik|stummfilm mit live musik|silent film live music
            """, .special(.liveMusic)
        ),
        (
            """
            double feature|double bill|doppelprogramm|trilogy|trilogie|marathon|triple|triple bill\
            |triple feature|all nighter|filmnacht|doppelvorstellung
            """, .special(.marathon)
        ),
        (
            """
            last chance|final screening|final screenings|siste dag|letzte vorstellung|letzte chance\
            |derniere seance|last screening|ultima proiezione
            """, .special(.lastShow)
        ),
        (
            """
            carers and babies|parent and baby|parents and babies|parents and baby|babykino|kinderwagenkino\
            |babybio|baby friendly|babies|babes in arms|baby club|mum and baby|barnevognskino|barnvagnsbio\
            |cine bebe
            """, .audience(.babies)
        ),
        (
            """
            kids club|kinderkino|bornebiffen|barnebio|barnbio|cine gouter|kids|kids am|movies for juniors\
            |family film club|familienkino|familiekino|junior|cine kids|kinderfilm|lordagskino|matinee enfants
            """, .audience(.children)
        ),
        ("skolekino|schulkino|school screening|skolbio|scolaire|schools", .audience(.schools)),
        (
            """
            senior|seniors|senioren|seniorenkino|seniorkino|seniorbio|silver screen|formiddagsbio\
            |formiddagskino|golden age|senior screening
            """, .audience(.seniors)
        ),
        ("strikkebio|strikkekino|strickkino|stickbio", .audience(.knitters)),
        ("dog friendly|dog friendly screening|hundekino", .audience(.dogs)),
        ("members|members screening|unlimited screening|unlimited|members only|members preview", .audience(.members)),
        ("relaxed|relaxed screening|cine ma difference|relax|entspannt|chilled", .access(.relaxed)),
        ("autism friendly|autism friendly screening|sensory friendly|autismusfreundlich", .access(.autismFriendly)),
        ("dementia friendly|dementia friendly screening|demenzfreundlich", .access(.dementiaFriendly)),
        (
            """
            hoh|captioned|cc|hard of hearing|open captions|closed captions|sous titre sourds\
            |sous titree sourds|sous titree pour sourds|st sourds|sous titres sourds|sme|subtitled hoh\
            |mit untertiteln fur horgeschadigte|descriptive subtitles|sdh
            """, .access(.captions)
        ),
        ("ad|audio described|audio description|audiodeskription|audiodescription", .access(.audioDescription)),
        ("bsl|bsl interpreted|sign language|gebardensprache|lsf", .access(.signLanguage)),
        (
            """
            sold out|full house|ausverkauft|complet|esaurito|agotado|uitverkocht|udsolgt|utsolgt|slutsalt\
            |loppuunmyyty
            """, .soldOut
        ),
        (
            """
            cancelled|canceled|abgesagt|annule|annulee|annullato|cancelado|cancelada|afgelast|aflyst|avlyst\
            |installd|peruttu|entfallt
            """, .cancelled
        ),
        ("free|free entry|free screening|eintritt frei|gratis|entree libre|gratuit|ingresso libero", .free),
        ("selling fast|few left|tbc|new|neu|nouveau", .nothing),
        (
            """
            pg|12a|pg 13|u|12|15|18|16|6|0|r|nc 17|fsk 0|fsk 6|fsk 12|fsk 16|fsk 18|ab 6|ab 12|ab 16|ab 18|k 7\
            |k 12|k 16|tous publics|nr|m|ma 15
            """, .nothing
        ),
    ]
}
