/// Signing in and out.
enum PeopleText: String, TextKey {
    case signIn = "Sign in"
    case welcome = "Welcome back"
    case password = "Password"
    case forgotten = "Forgot it? On the machine that runs Filmz, set a new one with:"
    case wrongPassword = "That isn’t the password. Try again."
    case tooManySeconds =
        "Too many tries. Wait {count} second, then try again.|Too many tries. Wait {count} seconds, then try again."
    case tooManyMinutes =
        "Too many tries. Wait {count} minute, then try again.|Too many tries. Wait {count} minutes, then try again."
    case busy = "Filmz is busy checking passwords. Try again in a few seconds."
}

/// What browsers are called.
enum BrowserText: String, TextKey {
    case chrome = "Chrome"
    case edge = "Edge"
    case firefox = "Firefox"
    case opera = "Opera"
    case safari = "Safari"
    case samsung = "Samsung Internet"
    case unknown = "A browser"
}

/// What browsers run on.
enum SystemText: String, TextKey {
    case android = "Android"
    case chromeOS = "ChromeOS"
    case iPad = "iPad"
    case iPhone = "iPhone"
    case linux = "Linux"
    case mac = "Mac"
    case windows = "Windows"
}
