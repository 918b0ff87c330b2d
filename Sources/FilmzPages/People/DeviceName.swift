import FilmzText

/// The name of a browser and its system in plain words, read from `User-Agent`.
struct DeviceName {
    let browser: BrowserText
    /// Nil when the header does not name the system.
    let system: SystemText?

    init(userAgent: String) {
        func says(_ word: String) -> Bool { userAgent.contains(word) }
        // Most browsers also claim to be older ones, so the more specific names come first.
        let browsers: [(String, BrowserText)] = [
            ("Edg", .edge), ("OPR/", .opera), ("SamsungBrowser/", .samsung), ("Firefox/", .firefox),
            ("FxiOS/", .firefox),
            ("Chrome/", .chrome), ("CriOS/", .chrome), ("Chromium/", .chrome), ("Safari/", .safari),
        ]
        let systems: [(String, SystemText)] = [
            ("iPhone", .iPhone), ("iPad", .iPad), ("Android", .android), ("CrOS", .chromeOS), ("Windows", .windows),
            ("Macintosh", .mac), ("Linux", .linux),
        ]
        browser = browsers.first { says($0.0) }?.1 ?? .unknown
        system = systems.first { says($0.0) }?.1
    }

    /// Whether the device is a phone or a tablet.
    var isHandheld: Bool { [.iPhone, .iPad, .android].contains(system) }
}

extension Strings {
    /// `Safari on iPhone`.
    func device(_ name: DeviceName) -> String {
        guard let system = name.system else { return self[name.browser] }
        return self[SettingsText.browserOn, ["browser": self[name.browser], "system": self[system]]]
    }
}
