/// `filmz share`.
public enum ShareCommandText: TextKey {
    case abstract, discussion, film, list, show, address, takeBack
    case share, stars, note, notes, asSent, message, from, audience, days, url
    case made, madePath, done, isTakenBack
    case publish, publishDiscussion, folder, folderURL, badFolderURL, folderInUse, foreignFile, notWritten
    case published, unpublished, leftOut, unknownFolder, nothingPublished, noFolderURL
    case idHead, nameHead, madeHead, openedHead, endHead
    case passPhrase, passPhraseFile, passPhrasePrompt, noPassPhrase, onePassPhrase

    public var english: Message {
        switch self {
        case .abstract: "Pass films and lists on by links, and take links back."
        case .discussion: "A link shows one film or one list to whoever has it. It is printed only once."
        case .film: "Make a link to a film."
        case .list: "Make a link to a list."
        case .show: "List the links you made, newest first."
        case .address: "Make another address of a link; the others still work."
        case .takeBack: "Take a link back: none of its addresses works any more."
        case .share: "The link: its ID."
        case .stars: "Your stars go along."
        case .note: "Your note on the film goes along."
        case .notes: "What you say of each film on this list goes along."
        case .asSent: "The list as it is now; otherwise as it is whenever somebody looks."
        case .message: "Your message."
        case .from: "The name under which you send it."
        case .audience: "For whom: {groups}."
        case .days: "How many days it works; otherwise until you take it back."
        case .url: "The address of your Filmz, such as https://films.example.org."
        case .made: "Send this: {address} (ID {id})"
        case .madePath: "Send this, with the address of your Filmz before it: {address} (ID {id})"
        case .done: "The link to {name} is taken back"
        case .isTakenBack: "taken back"
        case .publish: "Write what you share as plain pages, which any web server can send."
        case .publishDiscussion:
            "For a Filmz that others cannot reach. Each film or list gets a folder with a name that nobody can guess. Run it again to bring the pages up to date and to remove what has ended or was taken back; then copy the folder to the server again, with removals. What asks for a pass-phrase is left out."
        case .folder: "The folder for the pages. Other files in it stay as they are."
        case .folderURL:
            "The address where the folder will be, such as https://example.org/films. Messengers show cards only with it."
        case .badFolderURL:
            "This is no address of a folder; give one with --url such as https://example.org/films, without ? and #."
        case .folderInUse: "Another filmz share publish is writing to {path}; wait until it has finished."
        case .foreignFile:
            "{path} was not made by Filmz, so nothing there was changed; move it away, or choose another folder."
        case .notWritten:
            "{path} cannot be written; see whether the disk is full and whether it is yours, then try again."
        case .published: "{name}: {address}"
        case .unpublished: "Removed: {name}"
        case .leftOut: "Left out, because it asks for a pass-phrase: {name}"
        case .unknownFolder: "Left as it is, because you do not share it from this Filmz: {path}"
        case .nothingPublished: "You share nothing that plain pages can show; make a link with: filmz share film"
        case .noFolderURL:
            "Messengers do not show cards for these pages; give the address where the folder will be with --url."
        case .idHead: "ID"
        case .nameHead: "NAME"
        case .madeHead: "MADE"
        case .openedHead: "OPENED"
        case .endHead: "END"
        case .passPhrase:
            "Ask for a pass-phrase that others must type; it is read without being shown, or from the standard input."
        case .passPhraseFile: "Read the pass-phrase from the first line of this file."
        case .passPhrasePrompt: "Pass-phrase:"
        case .noPassPhrase: "There is no pass-phrase to read; nothing was shared."
        case .onePassPhrase: "Give only one of --pass-phrase and --pass-phrase-file."
        }
    }
}
