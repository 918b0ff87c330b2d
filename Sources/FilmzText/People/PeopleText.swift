/// Signing in and out.
public enum PeopleText: TextKey {
    case signIn, welcome, password, forgotten, wrongPassword, tooManySeconds, tooManyMinutes, busy,
        held, fileNotSent, notSaved, notSavedHint, saveNow, discard

    public var english: Message {
        switch self {
        case .signIn: "Sign in"
        case .welcome: "Welcome back"
        case .password: "Password"
        case .forgotten: "Forgot it? On the machine that runs Filmz, set a new one with:"
        case .wrongPassword: "That isn’t the password. Try again."
        case .tooManySeconds:
            .plural(
                one: "Too many tries. Wait {count} second, then try again.",
                other: "Too many tries. Wait {count} seconds, then try again.")
        case .tooManyMinutes:
            .plural(
                one: "Too many tries. Wait {count} minute, then try again.",
                other: "Too many tries. Wait {count} minutes, then try again.")
        case .busy: "Filmz is busy checking passwords. Try again in a few seconds."
        case .held: "You had been signed out. What you just entered is kept until you sign in."
        case .fileNotSent: "You had been signed out, so your file was not sent. Choose it again after you sign in."
        case .notSaved: "Not saved yet"
        case .notSavedHint: "You had been signed out when you saved this. You can save it now."
        case .saveNow: "Save it now"
        case .discard: "Don’t save it"
        }
    }
}

/// What browsers are called.
public enum BrowserText: TextKey {
    case chrome, edge, firefox, opera, safari, samsung, unknown

    public var english: Message {
        switch self {
        case .chrome: "Chrome"
        case .edge: "Edge"
        case .firefox: "Firefox"
        case .opera: "Opera"
        case .safari: "Safari"
        case .samsung: "Samsung Internet"
        case .unknown: "A browser"
        }
    }
}

/// What browsers run on.
public enum SystemText: TextKey {
    case android, chromeOS, iPad, iPhone, linux, mac, windows

    public var english: Message {
        switch self {
        case .android: "Android"
        case .chromeOS: "ChromeOS"
        case .iPad: "iPad"
        case .iPhone: "iPhone"
        case .linux: "Linux"
        case .mac: "Mac"
        case .windows: "Windows"
        }
    }
}
