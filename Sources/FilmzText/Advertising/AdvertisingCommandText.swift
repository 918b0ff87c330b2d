/// `filmz ads`.
public enum AdvertisingCommandText: TextKey {
    case abstract, discussion, list, add, addDiscussion, remove, setPicture, importing, importDiscussion, exporting
    case limit, id, file, picture, tableOut, pictures, count, field, rule
    case saved, removed, pictureSet, imported, limited, unreadable, unwritable, noNumber
    case idHead, nameHead, daysHead, priorityHead, clicksHead

    public var english: Message {
        switch self {
        case .abstract: "Offers of advertisers, which film pages show marked as advertising."
        case .discussion: "Only an owner manages them. Clicks are counted by day; nobody who clicks is known."
        case .list: "List all offers, with their clicks in a year."
        case .add: "Add an offer."
        case .addDiscussion: "Give at least one rule. Several values of a rule stand between |; one of them is enough."
        case .remove: "Remove an offer with its picture and its clicks."
        case .setPicture: "Give an offer a picture."
        case .importing: "Take offers in from a table (CSV)."
        case .importDiscussion:
            "Offers whose ID is known take the place of the known ones; the others stay. If anything is wrong, nothing changes."
        case .exporting: "Print all offers as a table (CSV)."
        case .limit: "Set how many offers a film’s page shows at most."
        case .id: "The ID of the offer."
        case .file: "The file, or - for the standard input."
        case .picture: "The file with a JPEG, PNG or WebP of up to 300 KB, or its address, which begins with https://."
        case .tableOut: "The file to write, instead of printing the table."
        case .pictures: "The folder with the pictures that the table names. Those with an address are fetched."
        case .count: "A number from 0 to 3."
        case .field: "{field} of the offer."
        case .rule: "{field} to which it belongs."
        case .saved: "Added: {offer}"
        case .removed: "The offer was removed."
        case .pictureSet: "The offer has this picture now."
        case .imported: "Offers taken in: {count}"
        case .limited: "A film’s page shows {count} offers at most."
        case .unreadable: "{file} cannot be read: {reason}"
        case .unwritable: "{file} cannot be written: {reason}"
        case .noNumber: "Give a number from 0 to 3."
        case .idHead: "ID"
        case .nameHead: "NAME"
        case .daysHead: "DAYS"
        case .priorityHead: "PRIORITY"
        case .clicksHead: "CLICKS"
        }
    }
}
