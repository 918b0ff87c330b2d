/// The names of shops, and of the source of what services offer.
public enum ShopName: TextKey {
    case appleTV, primeVideo, youTube, amazon, justWatch

    public var english: Message {
        switch self {
        case .appleTV: "Apple TV"
        case .primeVideo: "Prime Video"
        case .youTube: "YouTube"
        case .amazon: "Amazon"
        case .justWatch: "JustWatch"
        }
    }

    public var german: Message { english }
}
