/// Filmz's own archive: what is in it and how it is called. `docs/archive.md` describes it for others.
public enum ArchiveFormat {
    public static let name = "filmz-archive"
    /// Archives of a later version may say what this Filmz does not know, and are not read.
    public static let version = 1
    static let manifest = "manifest.json"

    /// The files of an archive. Each line of them is a JSON object.
    enum Member: String, CaseIterable {
        /// Every film that the others name.
        case films
        /// What the person has with each film.
        case relations
        case viewings
        /// Those that viewings are of.
        case episodes
        case lists
        /// The films on the lists, each list in its order.
        case listFilms = "list-films"
        /// What was done, without what there was before.
        case changes
        /// What titles on programmes mean.
        case meanings
        /// What is meant by films of other products' files.
        case choices
        case received
        /// Files of other products that were taken in. Their content is in the folder ``ArchivedImport/folder``.
        case imports
        case notSeen = "not-seen"
        case visits
        case theatres
        case services

        var file: String { rawValue + ".jsonl" }
    }
}
