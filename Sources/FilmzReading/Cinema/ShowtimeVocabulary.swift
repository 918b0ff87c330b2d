/// Folded words beside a film's title.
enum ShowtimeVocabulary {
    /// Whether a word names an occasion, a copy or an audience, and is hardly in a subtitle.
    static func isOccasion(_ word: String) -> Bool {
        occasions.contains(word) || stems.contains { word.hasPrefix($0) || word.hasSuffix($0) }
    }

    private static let occasions: Set = [
        "screening", "screenings", "showing", "matinee", "season", "strand", "club", "society", "presents", "presented",
        "premiere", "intro", "introduction", "introduced", "lecture", "panel", "gast", "gasten", "gesprach",
        "interval", "pause", "captions", "captioned", "caption", "subtitles", "subtitled", "subs", "untertiteln",
        "restored", "remastered", "print", "35mm", "70mm", "16mm", "4k", "imax", "anniversary", "jubilaum", "birthday",
        "jahre", "celebrating", "celebration", "edition", "baby", "babies", "bebe", "carer", "carers", "toddler",
        "relaxed", "dementia", "autism", "tickets", "ticket", "ausverkauft", "cancelled", "postponed", "verschoben",
        "abgesagt", "outdoor", "rooftop", "openair", "singalong", "organ", "orchestra", "accompaniment", "accompanist",
        "cabaret", "costume", "retrospective", "tribute", "brunch", "supper", "tasting", "pizza", "prosecco", "wine",
        "beer", "cocktail", "cocktails", "drinks", "popcorn", "dinner", "lunch", "menu", "cake", "buffet", "bingo",
        "audio", "description", "bsl", "signed", "dubbed", "dub", "trailers", "preview", "vorpremiere", "version",
        "fassung", "screentalk", "seance", "vorstellung", "gala", "members", "seniors", "discussion", "conversation",
        "reihe", "retro", "encore", "throwback", "karaoke", "lyrics", "accordion", "piano", "pianist", "soundtrack",
        "band", "hosted", "speaker", "talk", "verano", "organist", "choir", "choral", "q", "dress", "jumper",
        "breakfast", "bring", "subtitle",
    ]
    private static let stems = ["filmfest", "filmtag", "restaur", "digital", "openair", "kinotag", "festival", "anniv"]

    /// The last words of texts that name an occasion, which titles contain too.
    static let endings: Set = [
        "night", "nights", "show", "evening", "day", "days", "week", "weekend", "party", "nacht", "abend", "special",
        "classic", "classics", "screen", "cinema", "kino", "event", "live", "selection", "series", "collection",
        "bash", "cut", "original", "remake", "reboot", "film", "movie", "horror", "comedy", "cast", "tour", "now",
    ]

    static let others: Set = [
        "episode", "episodes", "folge", "folgen", "staffel", "miniseries", "pilot", "tv", "shorts",
        "kurzfilm", "kurzfilme", "quiz", "trivia", "workshop", "panto", "pantomime", "pantomima", "ballet", "ballett",
        "opera", "oper", "stage", "yoga", "dj", "djs", "disco", "trilogy", "trilogie", "marathon", "podcast", "cosplay",
        "exhibition", "ausstellung", "lesung", "both", "triple",
        "comedian", "standup", "rehearsal", "masterclass", "conference", "puppet", "burlesque", "improv",
    ]
    static let otherPhrases: Set = [
        "double bill", "double feature", "back to back", "sesion doble", "animated series", "no film", "two films",
        "all nighter", "lange nacht", "ciclo completo", "short films", "book club", "book group", "private hire",
        "tv movie", "tv special", "live show", "on ice", "dance workshop", "double programme", "movie quiz",
        "die serie", "the series", "theatre on screen", "theatre live", "in person only", "play reading",
    ]
    static let otherStems = ["kurzfilm", "doppel", "courtsmetrages", "kortfilm", "cortometraj"]

    static let old: Set = [
        "35mm", "70mm", "16mm", "restored", "restoration", "remastered", "remaster", "anniversary", "classic",
        "classics", "original", "jahre", "retro", "retrospective", "throwback", "archive", "silent", "restaurierte",
        "restauree", "birthday", "vintage", "revival", "rerelease", "celebrating", "stummfilm",
    ]
    static let cuts: Set = [
        "cut", "extended", "version", "redux", "langfassung", "uncut", "longue", "edition", "roadshow", "fassung",
    ]
    static let longer: Set = [
        "q", "talk", "intro", "introduction", "introduced", "discussion", "panel", "gesprach", "gast", "live", "score",
        "orchestra", "concert", "organ", "interval", "pause", "conversation", "lecture", "screentalk", "cabaret",
        "silent", "piano", "guest", "debate",
    ]
}
