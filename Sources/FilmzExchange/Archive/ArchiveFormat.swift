/// The format of Filmz's own archives. `docs/archive.md` describes it for others.
public enum ArchiveFormat {
    public static let name = "filmz-archive"
    /// The version of the format. Archives of a later version may contain data that this version of Filmz does not
    /// know, and are refused.
    public static let version = 1
    static let manifest = "manifest.json"

    /// The files of an archive. Each line of a file is a JSON object.
    enum Member: String, CaseIterable {
        /// All films that the other files refer to.
        case films
        /// The person's marks and words for each film, except viewings.
        case relations
        case viewings
        /// The episodes that viewings refer to.
        case episodes
        case lists
        /// The films on the lists, in the order of each list.
        case listFilms = "list-films"
        /// The changes a person made, without the values before them.
        case changes
        /// The films chosen for titles on cinemas' programmes.
        case meanings
        /// The films chosen for those in other products' files.
        case choices
        case received
        /// Other products' files that were imported. Their content is in the folder ``ArchivedImport/folder``.
        case imports
        case notSeen = "not-seen"
        /// The notes without emphasis, whatever signs they have. An archive without this file was made before notes
        /// could have emphasis.
        case plainNotes = "plain-notes"
        case visits
        case theatres
        case services

        var file: String { rawValue + ".jsonl" }
    }
}
