/// Why a file of another product is not read.
public enum ExchangeErrorText: TextKey {
    case empty, unreadable, tooLarge, tooManyFiles, tooManyRows, memberTooLarge, unpackedTooLarge, bomb, nestedArchive,
        pathOutside, encrypted, lyingSize, doubledName, link, unknownMethod, damaged, damagedMember, newerFilmz

    public var english: Message {
        switch self {
        case .empty: "The file is empty. Nothing was changed."
        case .unreadable: "The file is neither a text nor a ZIP archive. Choose the file as you downloaded it."
        case .tooLarge: "The file is larger than {limit} MB. Unpack it, and choose the files about films."
        case .tooManyFiles: "There are more than {limit} files. Choose fewer of them."
        case .tooManyRows: "There are more than {limit} rows. Choose fewer files."
        case .memberTooLarge: "In the archive, {file} is larger than {limit} MB. Unpack it, and choose the other files."
        case .unpackedTooLarge:
            "What is in the archive is larger than {limit} MB. Unpack it, and choose the files about films."
        case .bomb: "In the archive, {file} is packed so tightly that it may be meant to do harm. Nothing was read."
        case .nestedArchive: "{file} is an archive within the archive. Unpack the outer one, and choose this one."
        case .pathOutside: "The archive has a file named {file}, which leads out of it. Nothing was read."
        case .encrypted: "The archive asks for a password. Unpack it, and choose the files about films."
        case .lyingSize: "In the archive, {file} has another size than the archive says. Download it again."
        case .doubledName: "The archive has {file} twice. Unpack it, and choose the files about films."
        case .link: "The archive has a link named {file} instead of a file. Nothing was read."
        case .unknownMethod:
            "In the archive, {file} is packed in a way that Filmz does not know. Unpack it, and choose the files about films."
        case .damaged: "The archive is damaged. Download it again."
        case .damagedMember: "In the archive, {file} is damaged. Download it again."
        case .newerFilmz: "A newer Filmz made this archive. Update this one first."
        }
    }
}
