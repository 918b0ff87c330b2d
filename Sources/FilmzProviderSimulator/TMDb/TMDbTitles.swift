import FilmzDomain

/// Titles in other languages, for some well-known films.
enum TMDbTitles {
    /// The title of a film in a language; nil if there is no translation.
    static func title(of imdb: IMDbID, in language: String) -> String? {
        table[language]?[imdb.description]
    }

    static func titles(of imdb: IMDbID) -> [String] {
        table.values.compactMap { $0[imdb.description] }
    }

    private static let table = [
        "de": [
            "tt0111161": "Die Verurteilten", "tt0068646": "Der Pate", "tt0120737": "Der Herr der Ringe: Die Gefährten",
            "tt0167260": "Der Herr der Ringe: Die Rückkehr des Königs", "tt0114369": "Sieben",
            "tt0102926": "Das Schweigen der Lämmer", "tt0120815": "Der Soldat James Ryan",
            "tt0108052": "Schindlers Liste", "tt0080684": "Das Imperium schlägt zurück",
            "tt0088763": "Zurück in die Zukunft", "tt0073486": "Einer flog über das Kuckucksnest",
            "tt0047478": "Die sieben Samurai", "tt0245429": "Chihiros Reise ins Zauberland",
            "tt0110357": "Der König der Löwen", "tt0038650": "Ist das Leben nicht schön?",
            "tt0050083": "Die zwölf Geschworenen", "tt0050976": "Das siebente Siegel",
            "tt0064116": "Spiel mir das Lied vom Tod",
        ],
        "fr": [
            "tt0111161": "Les Évadés", "tt0068646": "Le Parrain",
            "tt0120737": "Le Seigneur des anneaux : La Communauté de l'anneau", "tt0133093": "Matrix",
            "tt0102926": "Le Silence des agneaux", "tt0120815": "Il faut sauver le soldat Ryan",
            "tt0108052": "La Liste de Schindler", "tt0080684": "L'Empire contre-attaque",
            "tt0088763": "Retour vers le futur", "tt0073486": "Vol au-dessus d'un nid de coucou",
            "tt0047478": "Les Sept Samouraïs", "tt0245429": "Le Voyage de Chihiro", "tt0110357": "Le Roi lion",
            "tt0064116": "Il était une fois dans l'Ouest",
        ],
    ]
}
