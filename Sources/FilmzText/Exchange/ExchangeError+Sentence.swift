public import FilmzExchange

extension ExchangeError {
    /// What happened and what to do.
    public func sentence(_ strings: Strings) -> String {
        func megabytes(_ bytes: Int) -> String { strings.number(bytes >> 20) }
        return switch self {
        case .empty(nil): strings[ExchangeErrorText.empty]
        case .empty(let file?): strings[ExchangeErrorText.emptyFile, ["file": file]]
        case .unreadable: strings[ExchangeErrorText.unreadable]
        case .tooLarge(let limit): strings[ExchangeErrorText.tooLarge, ["limit": megabytes(limit)]]
        case .tooManyFiles(let limit): strings[ExchangeErrorText.tooManyFiles, ["limit": strings.number(limit)]]
        case .tooManyRows(let limit): strings[ExchangeErrorText.tooManyRows, ["limit": strings.number(limit)]]
        case .memberTooLarge(let file, let limit):
            strings[ExchangeErrorText.memberTooLarge, ["file": file, "limit": megabytes(limit)]]
        case .unpackedTooLarge(let limit): strings[ExchangeErrorText.unpackedTooLarge, ["limit": megabytes(limit)]]
        case .bomb(let file): strings[ExchangeErrorText.bomb, ["file": file]]
        case .nestedArchive(let file): strings[ExchangeErrorText.nestedArchive, ["file": file]]
        case .pathOutside(let file): strings[ExchangeErrorText.pathOutside, ["file": file]]
        case .encrypted: strings[ExchangeErrorText.encrypted]
        case .lyingSize(let file): strings[ExchangeErrorText.lyingSize, ["file": file]]
        case .doubledName(let file): strings[ExchangeErrorText.doubledName, ["file": file]]
        case .link(let file): strings[ExchangeErrorText.link, ["file": file]]
        case .unknownMethod(let file): strings[ExchangeErrorText.unknownMethod, ["file": file]]
        case .newerFilmz: strings[ExchangeErrorText.newerFilmz]
        case .damaged(nil): strings[ExchangeErrorText.damaged]
        case .damaged(let file?): strings[ExchangeErrorText.damagedMember, ["file": file]]
        }
    }
}
