/// `filmz config`.
public enum ConfigCommandText: TextKey {
    case abstract, discussion, all, place, setting, value, origin, secret, file, usual, unknown

    public var english: Message {
        switch self {
        case .abstract: "Show the settings, and where each comes from."
        case .discussion:
            "An option on the command line counts most, then the environment, then config.json in the data folder, or the file that FILMZ_CONFIG names. filmz setup writes that file."
        case .all: "Also show settings that nothing sets."
        case .place: "The configuration file is {path}"
        case .setting: "Setting"
        case .value: "Value"
        case .origin: "From"
        case .secret: "(set, not shown)"
        case .file: "configuration file"
        case .usual: "as usual"
        case .unknown: "{name} is no setting of Filmz; see all of them with: filmz config --all"
        }
    }
}
