/// What is said of newer releases, and `filmz version`.
public enum ReleaseText: TextKey {
    case abstract, check, title, isThere, whatIsNew, newest, noAddress, noAddressOfTheWeb, untold

    public var english: Message {
        switch self {
        case .abstract: "Print the version, or the licences."
        case .check: "Ask whether there is a newer release, at the address that the setting updates.url names."
        case .title: "A newer Filmz"
        case .isThere: "Filmz {version} is there. This is {present}."
        case .whatIsNew: "What is new"
        case .newest: "This is the newest release."
        case .noAddress:
            "Filmz does not know where releases are told; name the address with the setting updates.url. Nobody was asked."
        case .noAddressOfTheWeb: "an address such as https://example.org/filmz/newest.json"
        case .untold: "{address} tells no release; look at the setting updates.url, or try again later."
        }
    }
}
