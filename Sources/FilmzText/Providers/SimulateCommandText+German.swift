extension SimulateCommandText {
    public var german: Message {
        switch self {
        case .abstract: "OMDb, TMDb, iTunes, AMC und TVmaze auf diesem Rechner spielen."
        case .discussion:
            "Um Filmz mit allen zu probieren, ohne Schlüssel und ohne Internet: Setz, was es ausgibt, in der Shell, die dann Filmz startet oder ein Programm mit den Client-Bibliotheken. Die Filme und Serien sind die des mitgelieferten Katalogs; Handlungen, Wertungen, Preise, Kinos, Vorstellungen und Folgen sind erfunden, an einem Tag bei jedem Start dieselben.\n\nEin Fehler ist DIENST=ART: der Dienst omdb, tmdb, itunes, amc oder tvmaze, die Art slow[:SEKUNDEN], hanging, cut-off, 401, 403, 404, 429[:SEKUNDEN], 500, 503, html, invalid-json, wrong-types, duplicates, quota oder clock-skew[:SEKUNDEN]. Mit @ERSTER oder @ERSTERxANRUFE schlagen nur diese Anrufe fehl: omdb=quota@10, tmdb=503@1x2.\n\nWird es angehalten, sagt es, wie oft jeder Dienst gefragt wurde."
        case .host: "Die Adresse dieses Rechners, auf der gelauscht wird."
        case .fault: "Wie sich ein Dienst danebenbenimmt; mehrfach möglich, für jeden Dienst einmal."
        case .itunesSearch: "Was iTunes auf die Frage nach Filmen antwortet: die Filme, oder nichts, wie seit 2025."
        case .omdbCalls: "Das Tageslimit von OMDb."
        case .itunesCalls: "Wie viele Anfragen iTunes in einer Minute beantwortet."
        case .amcWrongKey: "Was AMC auf einen falschen Schlüssel antwortet."
        case .amcIsoDates: "AMC nimmt auch Daten wie 2026-11-21 an."
        case .amcNeedsName: "AMC listet alle Filme nur auf, wenn nach einem Namen gefragt wird."
        case .ended: "Der Simulator ist beendet."
        case .noLocalAddress: "{host} ist keine Adresse dieses Rechners allein; gib 127.0.0.1 oder ::1 an."
        case .oneOfTwo: "{option} ist {first} oder {last}, nicht {text}."
        case .noCalls: "{option} ist 0 oder mehr Anrufe, nicht {text}."
        case .noFault:
            "{text} ist kein Fehler; schreib ihn wie omdb=quota@10. Die Dienste sind {services}, die Arten {kinds}."
        case .oneFault: "Ein Dienst hat einen --fault auf einmal; gib jeden Dienst nur einmal an."
        case .running:
            "OMDb, TMDb, iTunes, AMC und TVmaze werden unter {address} gespielt. Mit Strg-C hört es auf.\nSetz das, wo du Filmz startest oder ein Programm mit den Client-Bibliotheken:\n\n{environment}\n\nEin Wiener Kino zum Folgen ist unter {cinema}; damit Filmz es liest, starte es mit --programmes-from {host}."
        case .calls: "Anrufe: {calls}."
        }
    }
}
