/// The words in the store's names that say what a record is, folded, in English, German, French, Spanish, Italian and
/// Portuguese.
enum ITunesWords {
    /// The phrases that mark an album as a soundtrack.
    static let soundtrackSigns = phrases(
        """
        soundtrack, motion picture, original score, film score, bande originale, bandes originales, banda sonora,
        colonna sonora, colonne sonore, filmmusik, trilha sonora
        """)

    /// The words that may follow a title without a bracket in between.
    static let soundtrackBeginnings = words("original soundtrack ost filmmusik")

    /// The words that may follow the title of an album.
    static let soundtrack = words(
        """
        the a an of to from by for in original motion picture movie film score soundtrack soundtracks ost music musical
        songs inspired complete expanded extended deluxe special limited collectors definitive edition version
        remaster remastered anniversary bonus tracks track cast recording recordings official netflix amazon apple disney
        bande bandes originale originales musique musiques du de la le les banda sonora original pelicula musica
        colonna colonne sonora sonore originale originali del dal musiche filmmusik originalmusik musik zum aus dem der
        das trilha filme do da sonoras
        """)

    /// The words that may follow the title of a book or an audiobook.
    static let book = words(
        """
        the a an of to in by novel novella novelization novelisation official movie film tie tiein book story true
        screenplay shooting script based on now major motion picture edition editions version unabridged abridged
        illustrated annotated classic classics complete original enhanced special deluxe anniversary collectors audiobook
        dramatized dramatised roman der das buch zum ungekurzt ungekurzte gekurzt gekurzte lesung fassung ausgabe horbuch
        horspiel le la du de livre integrale texte novela libro oficial pelicula edicion il romanzo libro del
        edizione integrale o do livro filme romance edicao
        """)

    /// The phrases that mark a book as based on a film.
    static let bookOfFilm = phrases(
        """
        novelization, novelisation, movie tie in, film tie in, movie tiein, media tie in, screenplay, shooting script,
        major motion picture, movie edition, film edition, book of the film, buch zum film, roman zum film,
        roman du film, livre du film, libro de la pelicula, libro del film, livro do filme
        """)

    /// The phrases that mark a film as one about the making of another.
    static let makingOfSigns = phrases(
        """
        making of, behind the scenes, documentary about, documentary on, the documentary,
        hinter den kulissen, dokumentation uber, dokumentarfilm uber, dans les coulisses, les coulisses,
        documentaire sur, asi se hizo, como se hizo, detras de las camaras, documental sobre, dietro le quinte,
        documentario su, bastidores, por tras das cameras, documentario sobre
        """)

    /// The words that may surround the title of the film whose making it is about.
    static let makingOf = words(
        """
        the a an of in on making film movie motion picture behind scenes documentary about official inside story untold
        real true special edition hinter den kulissen von vom das ein der die zu zum dokumentation dokumentarfilm uber
        dans les coulisses de du le la un documentaire sur asi como se hizo detras las camaras documental sobre el
        pelicula dietro quinte di del della documentario su nos os bastidores por tras das cameras do da o filme
        """)

    /// The insignificant words of titles.
    static let small = words(
        """
        the a an of in on at to for or der die das ein eine und im am von zu le la les un une du de des et el los las del
        y il lo i gli uno una di e o os as do da
        """)

    private static func words(_ text: String) -> Set<String> { Set(text.foldedWords) }

    private static func phrases(_ text: String) -> [[String]] {
        text.split(separator: ",").map { String($0).foldedWords }
    }
}
