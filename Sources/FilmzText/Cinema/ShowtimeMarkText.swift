/// What titles on programmes say besides the film.
public enum ShowtimeMarkText: TextKey {
    case threeD, twoD, highFrameRate, movingSeats, digital
    case original, originalSubtitled, dubbed, dubbedSubtitled, subtitled
    case relaxed, autismFriendly, dementiaFriendly, captions, audioDescription, signLanguage
    case preview, talk, anniversary, revival, restoration, cut, singAlong, liveMusic, marathon, lastShow
    case babies, children, schools, seniors, members, dogs, knitters, free

    public var english: Message {
        switch self {
        case .threeD: "3D"
        case .twoD: "2D"
        case .highFrameRate: "high frame rate"
        case .movingSeats: "moving seats"
        case .digital: "digital"
        case .original: "original version"
        case .originalSubtitled: "original with subtitles"
        case .dubbed: "dubbed"
        case .dubbedSubtitled: "dubbed with subtitles"
        case .subtitled: "subtitles"
        case .relaxed: "relaxed"
        case .autismFriendly: "autism-friendly"
        case .dementiaFriendly: "dementia-friendly"
        case .captions: "captions"
        case .audioDescription: "audio description"
        case .signLanguage: "sign language"
        case .preview: "preview"
        case .talk: "with a talk"
        case .anniversary: "anniversary"
        case .revival: "shown again"
        case .restoration: "restored"
        case .cut: "another cut"
        case .singAlong: "sing-along"
        case .liveMusic: "live music"
        case .marathon: "several films"
        case .lastShow: "last showing"
        case .babies: "with babies"
        case .children: "for children"
        case .schools: "for schools"
        case .seniors: "for seniors"
        case .members: "for members"
        case .dogs: "with dogs"
        case .knitters: "with knitting"
        case .free: "free"
        }
    }
}
