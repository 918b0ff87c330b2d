/// Offers of advertisers: beside a film, in the settings, and where an owner manages them.
public enum AdvertisingText: TextKey {
    case title, from, fromStore, turnOffHere, goTo, leaving, leavingHint
    case isOn, isOff, turnOn, turnOff, manage
    case offers, offersHint, none, add, edit, save, remove, removeOf, clicks, clicksByDay, runsFrom, runsUntil
    case atOnce, atOnceHint, file, fileHint, fileLabel, takeIn, download
    case newTitle, editTitle, rules, rulesHint, severalHint, picture, pictureHint, pictureLabel, setPicture,
        removePicture, pictureLink, pictureLinkHint, fetchPicture
    case name, text, link, linkHint, price, firstDay, lastDay, priority, priorityHint
    case films, filmsHint, series, seriesHint, genres, people, keywords, audience
    case missing, missingRule, tooLong, malformed, malformedFilms, tooManyValues, tooMany, gone, noPicture,
        unreachablePicture, noTable,
        line

    public var english: Message {
        switch self {
        case .title: "Advertising"
        case .from:
            "Chosen for this film by whoever runs this Filmz, and from nothing that you do. No shop learns anything before you go there."
        case .fromStore:
            "{provider} was asked what it sells beside this film, by its title, and learns nothing more before you go there."
        case .turnOffHere: "Turn advertising off"
        case .goTo: "To {host}"
        case .leaving: "On to {host}"
        case .leavingHint: "The shop learns nothing about you from Filmz."
        case .isOn: "You see offers for things that belong to a film on its page."
        case .isOff: "You see no offers."
        case .turnOn: "Turn on"
        case .turnOff: "Turn off"
        case .manage: "Manage offers"
        case .offers: "Offers of advertisers"
        case .offersHint:
            "They are shown on the pages of films to which they belong, marked as advertising. Filmz counts clicks by day, and never who clicked."
        case .none: "There are no offers yet."
        case .add: "Add an offer"
        case .edit: "Change"
        case .save: "Save"
        case .remove: "Remove"
        case .removeOf: "Remove “{offer}”"
        case .clicks: .plural(one: "{count} click in a year", other: "{count} clicks in a year")
        case .clicksByDay: "Clicks by day"
        case .runsFrom: "from {day}"
        case .runsUntil: "until {day}"
        case .atOnce: "How many at once"
        case .atOnceHint: "How many offers a film’s page shows at most. With 0, nobody sees any."
        case .file: "Offers as a file"
        case .fileHint:
            "A table (CSV) whose columns are named as in the file that you download here. Offers whose ID is known take the place of the known ones."
        case .fileLabel: "Table with offers"
        case .takeIn: "Take in"
        case .download: "Download all offers"
        case .newTitle: "New offer"
        case .editTitle: "Change an offer"
        case .rules: "Films to which it belongs"
        case .rulesHint: "At least one of these. Whatever you fill in must all be true of a film."
        case .severalHint: "One on each line; one of them is enough."
        case .picture: "Picture"
        case .pictureHint: "JPEG, PNG or WebP, up to {size} KB. Filmz keeps it and shows it from here."
        case .pictureLabel: "File with the picture"
        case .setPicture: "Use this picture"
        case .removePicture: "Remove the picture"
        case .pictureLink: "Address of the picture"
        case .pictureLinkHint: "Filmz fetches it once, now. It begins with https://"
        case .fetchPicture: "Fetch this picture"
        case .name: "Name"
        case .text: "Text"
        case .link: "Link"
        case .linkHint: "An address that begins with https://"
        case .price: "Price"
        case .firstDay: "First day"
        case .lastDay: "Last day"
        case .priority: "Priority"
        case .priorityHint: "0 to 100; higher ones are shown first."
        case .films: "Films"
        case .filmsHint:
            "Their addresses here, at IMDb or at TMDb, or their IDs. One on each line; one of them is enough."
        case .series: "Series"
        case .seriesHint: "How the titles of a series begin. One on each line; one of them is enough."
        case .genres: "Genres"
        case .people: "People"
        case .keywords: "Keywords"
        case .audience: "Audience"
        case .missing: "{field} is missing."
        case .missingRule: "Say to which films it belongs."
        case .tooLong: "{field} is longer than {limit} characters."
        case .malformed: "{field} cannot be read."
        case .malformedFilms:
            "Films are named by their addresses here, at IMDb or at TMDb, or by their IDs, and not by their titles."
        case .tooManyValues: "{field} has more than {limit} lines."
        case .tooMany: "There can be {limit} offers at most."
        case .gone: "This offer is gone."
        case .noPicture: "This is no JPEG, PNG or WebP of up to {size} KB."
        case .unreachablePicture: "The server with the picture does not answer now. Try again later, or send the file."
        case .noTable: "The file is no table with the columns “name” and “link”."
        case .line: "Line {line}: {problem}"
        }
    }
}
