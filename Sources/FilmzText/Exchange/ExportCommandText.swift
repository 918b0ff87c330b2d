/// `filmz export`.
public enum ExportCommandText: TextKey {
    case abstract, discussion, format, file, written, exists, unwritable

    public var english: Message {
        switch self {
        case .abstract: "Take away all that you have with films."
        case .discussion:
            "An archive has everything, and \"filmz import\" takes it in again, in this Filmz or another. The other formats are for other products (letterboxd, imdb, trakt), for spreadsheets (csv) and to read (diary, page); after writing, Filmz says what is missing. No file has a password in it, or anything of anybody else."
        case .format: "As what: {formats}."
        case .file: "The file to write, which must not be there yet. If you name none, it is called after the day."
        case .written: "Wrote {file}."
        case .exists: "There is a file of this name already. Name another one."
        case .unwritable: "The file cannot be written ({reason}). Name another one, or make room."
        }
    }
}
