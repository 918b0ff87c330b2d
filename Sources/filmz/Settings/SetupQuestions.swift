import FilmzDomain
import FilmzText
import FilmzWeb
import Foundation

/// The questions of a first set-up. Nothing changes while they are asked.
struct SetupQuestions {
    /// The answer to who may reach Filmz.
    enum Reach: Int, CaseIterable {
        case thisMachine, home, proxy, certificate

        var text: SetupCommandText {
            switch self {
            case .thisMachine: .thisMachine
            case .home: .atHome
            case .proxy: .byProxy
            case .certificate: .byCertificate
            }
        }
    }

    let dialogue: Dialogue
    /// The effective settings before the questions.
    let held: EffectiveSettings
    private let isLoopback: Bool
    let hasPassword: Bool

    private(set) var changes: [(setting: Setting, value: Any?)] = []
    private(set) var password: Password?
    private(set) var keys: [(provider: Provider, key: String)] = []

    /// - Parameter isLoopback: whether only this machine can reach the current address
    init(_ dialogue: Dialogue, held: EffectiveSettings, isLoopback: Bool, hasPassword: Bool) {
        self.dialogue = dialogue
        self.held = held
        self.isLoopback = isLoopback
        self.hasPassword = hasPassword
    }

    private var strings: Strings { dialogue.strings }

    /// - Throws: ``CommandError`` when the input ends before all questions are answered
    mutating func ask() throws {
        let reach = try askForReach()
        if reach != .proxy { try askForPort() }
        if reach != .thisMachine { try askForPassword() }
        try askForKeys()
        try askForBackups()
    }

    /// The answer that matches how Filmz is set up now.
    private var present: Reach {
        if held["tls.certificate"] != nil { return .certificate }
        if held["trustedProxies"] != nil || held["listen.socket"] != nil || held["url"] != nil { return .proxy }
        return if isLoopback { .thisMachine } else { .home }
    }

    private mutating func askForReach() throws -> Reach {
        let usual = present
        let place = try dialogue.choose(
            strings[SetupCommandText.reach], answers: Reach.allCases.map { strings[$0.text] }, usual: usual.rawValue)
        let reach = Reach.allCases[place]
        // If the answer is the same as before, another address or other proxies may have been set.
        if reach != usual {
            let isOpen = reach == .home || reach == .certificate
            set(.listenHost, value: isOpen ? "0.0.0.0" : nil)
            set(.listenSocket, value: nil)
            set(.trustedProxies, value: reach == .proxy ? ["127.0.0.1", "::1"] : nil)
        }
        if reach == .certificate { try askForCertificate() } else { setCertificate(nil) }
        if reach == .proxy || reach == .certificate {
            try askForAddress(withPath: reach == .proxy)
        } else {
            set(.url, value: nil)
            set(.basePath, value: nil)
        }
        return reach
    }

    private mutating func askForPort() throws {
        let port = try dialogue.ask(strings[SetupCommandText.port], usual: held["listen.port"]) { text in
            guard let port = Int(text), 1...65_535 ~= port else {
                throw CommandError.invalid(SetupCommandText.noPort, ["text": text.printable])
            }
            return port
        }
        set(.listenPort, value: port == 4455 ? nil : port)
    }

    /// Asks for the address of Filmz. It may end in a path, which is a setting of its own.
    private mutating func askForAddress(withPath: Bool) throws {
        let usual = held["url"].map { $0 + (held["basePath"] ?? "") }
        let (origin, path) = try dialogue.ask(strings[SetupCommandText.address], usual: usual) {
            text -> (String, String?) in
            let typed = text.contains("://") ? text : "https://" + text
            guard let parts = URLComponents(string: typed) else { throw Self.noAddress(text) }
            let path: String? = if ["", "/"].contains(parts.path) { nil } else { parts.path }
            let origin = String(typed.dropLast(path?.count ?? (typed.hasSuffix("/") ? 1 : 0)))
            guard PublicAddress(origin) != nil else { throw Self.noAddress(text) }
            var configuration = ServerConfiguration()
            guard let path else { return (origin, nil) }
            guard withPath, configuration.answerUnder(path) else {
                throw CommandError.invalid(ServeCommandText.noBasePath, ["text": path.printable])
            }
            return (origin, path)
        }
        set(.url, value: origin)
        set(.basePath, value: path)
    }

    private static func noAddress(_ text: String) -> CommandError {
        .invalid(ServeCommandText.noPublicAddress, ["text": text.printable])
    }

    private mutating func askForCertificate() throws {
        while true {
            let certificate = try dialogue.ask(
                strings[SetupCommandText.certificate], usual: held["tls.certificate"]
            ) { $0 }
            let key = try dialogue.ask(strings[SetupCommandText.certificateKey], usual: held["tls.key"]) { $0 }
            let files = CertificateFiles(certificate: Self.whole(certificate), key: Self.whole(key))
            do {
                try files.check()
                return setCertificate(files)
            } catch {
                dialogue.say("  " + error.sentence(strings))
            }
        }
    }

    private mutating func setCertificate(_ files: CertificateFiles?) {
        set(.tlsCertificate, value: files?.certificate)
        set(.tlsKey, value: files?.key)
    }

    /// The absolute path, because a service works in another folder.
    private static func whole(_ path: String) -> String {
        URL(filePath: (path as NSString).expandingTildeInPath).standardizedFileURL.path
    }

    private mutating func askForPassword() throws {
        guard !hasPassword else { return dialogue.say(strings[SetupCommandText.passwordStays]) }
        password = try dialogue.ask(strings[SetupCommandText.password], isSecret: true) { text in
            // A password that is typed at a terminal is not shown.
            if dialogue.isTerminal {
                let again = try dialogue.ask(strings[PasswordCommandText.again], isSecret: true) { $0 }
                guard again == text else { throw CommandError.invalid(PasswordCommandText.differ) }
            }
            do {
                return try Password(text)
            } catch let error as AccountError {
                throw CommandError.refused { error.sentence($0) }
            }
        }
    }

    private mutating func askForKeys() throws {
        for (provider, question) in [(Provider.tmdb, SetupCommandText.tmdb), (.omdb, .omdb)] {
            guard held["\(provider.rawValue).key"] == nil else { continue }
            let key = try dialogue.ask(strings[question], isSecret: true) { $0 }
            if !key.isEmpty { keys.append((provider, key.trimmingCharacters(in: .whitespaces))) }
        }
    }

    private mutating func askForBackups() throws {
        let intervals = BackupSchedule.Interval.allCases
        let usual = intervals.first { $0.rawValue == held["backup.every"] } ?? BackupSchedule.standard.interval
        let every = try dialogue.ask(strings[SetupCommandText.backups], usual: usual.rawValue) { text in
            guard let interval = BackupSchedule.Interval(rawValue: text.lowercased()) else {
                throw CommandError.refused {
                    $0[SetupCommandText.noInterval, ["words": $0.either(intervals.map(\.rawValue))]]
                }
            }
            return interval
        }
        // The default need not be written, and then can still be changed in Settings.
        guard every != BackupSchedule.standard.interval || held["backup.every"] != nil else { return }
        set(.backupEvery, value: every.rawValue)
    }

    private mutating func set(_ setting: Setting, value: Any?) {
        changes.append((setting, value))
    }
}
