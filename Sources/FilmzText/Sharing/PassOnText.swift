/// What a person reads who passes a film or a list on, and about the links made before.
public enum PassOnText: TextKey {
    case passOn, passOnThis, intro, atHome, message, messageHint, along, myStars, myNote, sender, senderHint
    case which, asItIs, asSent, listNotes, more, lasts, forEver, week, month, year, passPhrase, passPhraseHint
    case make, look, card, cardHint, cardOf
    case made, madeHint, address, copy, copied, send, code, codeHint, text, toLinks
    case links, linksHint, linksHere, noLinks, noLinksHint, madeOn, until, ended, takenBack, guarded, openedOn,
        openedToday, notOpened, takeBack, another, takeBackOf, anotherOf
    case selection, passedOn
    case forFilmz, forFilmzHint, forFilmzGuarded, forFilmzSave

    public var english: Message {
        switch self {
        case .passOn: "Pass on"
        case .passOnThis: "Pass on {title}"
        case .intro: "You get a link that shows this and nothing else, until you take it back."
        case .atHome:
            "You use Filmz under {address}, which the Internet cannot reach: the link works only at home. For others, send the picture or the text. Or put plain pages on any web server, with: filmz share publish"
        case .message: "Your message"
        case .messageHint: "Why they should see it, in your own words."
        case .along: "What goes along"
        case .myStars: "My stars: {stars}"
        case .myNote: "My note on the film"
        case .sender: "Your name"
        case .senderHint: "As they know you. Leave it empty to say none."
        case .which: "Which films they see"
        case .asItIs: "The list as it is whenever they look"
        case .asSent: "The list as it is now"
        case .listNotes: "What I say of each film on this list"
        case .more: "End and pass-phrase"
        case .lasts: "The link works"
        case .forEver: "Until I take it back"
        case .week: "For a week"
        case .month: "For a month"
        case .year: "For a year"
        case .passPhrase: "Pass-phrase"
        case .passPhraseHint: "They must type it before they see anything: at least 8 characters, or nothing for none."
        case .make: "Make the link"
        case .look: "Show the picture with this"
        case .card: "The picture that goes along"
        case .cardHint: "Chats show it beside the link. You can also send it by itself."
        case .cardOf: "The picture: {title}, and what you say about it"
        case .made: "Your link"
        case .madeHint: "Copy it now. Filmz does not keep it and cannot show it again."
        case .address: "Link"
        case .copy: "Copy"
        case .copied: "Copied"
        case .send: "Send …"
        case .code: "The link as a code for a camera"
        case .text: "Text to send"
        case .codeHint: "For the person beside you: let them point their camera at the code."
        case .toLinks: "All links"
        case .passedOn: "Passed on"
        case .selection: "A few films, {day}"
        case .links: "Links"
        case .linksHint:
            "What you passed on. Of those who look, Filmz keeps only the day on which somebody last did."
        case .linksHere: "Links to this"
        case .noLinks: "No links yet"
        case .noLinksHint: "Open a film or a list and choose “Pass on”."
        case .madeOn: "Made {day}"
        case .until: "Works until {day}"
        case .ended: "Ended"
        case .takenBack: "Taken back"
        case .guarded: "With a pass-phrase"
        case .openedOn: "Last opened {day}"
        case .openedToday: "Opened today"
        case .notOpened: "Not opened yet"
        case .takeBack: "Take back"
        case .another: "New address"
        case .takeBackOf: "Take back the link to {title}"
        case .anotherOf: "New address for the link to {title}"
        case .forFilmz: "For another Filmz"
        case .forFilmzHint:
            "A file with all that the link shows now, to send to somebody with a Filmz of their own. They open Together and take it in."
        case .forFilmzGuarded:
            "Their Filmz cannot type the pass-phrase, so this file is the way there. It is not locked itself."
        case .forFilmzSave: "Save the file"
        }
    }
}
