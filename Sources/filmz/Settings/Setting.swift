import FilmzDomain
import FilmzText

/// A setting of the environment or the configuration file.
enum Setting: Hashable, Sendable {
    case listenHost, listenPort, listenSocket
    case url, basePath, trustedProxies, tlsCertificate, tlsKey
    case receivedFrom, programmesFrom
    case password
    case language, country
    case providerKey(Provider), providerEnabled(Provider), providerDailyCalls(Provider), providerURL(Provider)
    case cacheMegabytes, datasetsURL
    case backupEvery, backupKeep
    case metricsToken, logFormat, logLevel, logRequests
    case updatesURL

    enum Form: Sendable {
        case text, number, flag
        /// Several texts: separated by commas in the environment, an array in the file.
        case list
        /// A text that is never shown. It can also be the first line of a file, named by the setting with `.file` after
        /// its name.
        case secret
    }

    static let all: [Setting] =
        [
            .listenHost, .listenPort, .listenSocket, .url, .basePath, .trustedProxies, .tlsCertificate, .tlsKey,
            .receivedFrom, .programmesFrom, .password, .language, .country,
        ]
        + Provider.allCases.flatMap {
            [.providerKey($0), .providerEnabled($0), .providerDailyCalls($0), .providerURL($0)]
        }
        + [
            .cacheMegabytes, .datasetsURL, .backupEvery, .backupKeep, .metricsToken, .logFormat, .logLevel,
            .logRequests, .updatesURL,
        ]

    /// The name in the configuration file; a dot leads into an object.
    var name: String {
        switch self {
        case .listenHost: "listen.host"
        case .listenPort: "listen.port"
        case .listenSocket: "listen.socket"
        case .url: "url"
        case .basePath: "basePath"
        case .trustedProxies: "trustedProxies"
        case .tlsCertificate: "tls.certificate"
        case .tlsKey: "tls.key"
        case .receivedFrom: "receivedFrom"
        case .programmesFrom: "programmesFrom"
        case .password: "password"
        case .language: "language"
        case .country: "country"
        case .providerKey(let provider): "\(provider.rawValue).key"
        case .providerEnabled(let provider): "\(provider.rawValue).enabled"
        case .providerDailyCalls(let provider): "\(provider.rawValue).dailyCalls"
        case .providerURL(let provider): "\(provider.rawValue).url"
        case .cacheMegabytes: "cache.megabytes"
        case .datasetsURL: "datasets.url"
        case .backupEvery: "backup.every"
        case .backupKeep: "backup.keep"
        case .metricsToken: "metrics.token"
        case .logFormat: "log.format"
        case .logLevel: "log.level"
        case .logRequests: "log.requests"
        case .updatesURL: "updates.url"
        }
    }

    /// The name of the environment variable: `FILMZ_OMDB_DAILY_CALLS` for `omdb.dailyCalls`.
    var variable: String { Self.variable(name) }

    static func variable(_ name: String) -> String {
        name.reduce(into: "FILMZ_") { text, character in
            if character == "." {
                text += "_"
            } else {
                text += (character.isUppercase ? "_" : "") + character.uppercased()
            }
        }
    }

    var form: Form {
        switch self {
        case .password, .providerKey, .metricsToken: .secret
        case .listenPort, .providerDailyCalls, .cacheMegabytes, .backupKeep: .number
        case .providerEnabled, .logRequests: .flag
        case .trustedProxies, .receivedFrom, .programmesFrom: .list
        case .listenHost, .listenSocket, .url, .basePath, .tlsCertificate, .tlsKey, .language, .country, .providerURL,
            .datasetsURL, .backupEvery, .logFormat, .logLevel, .updatesURL:
            .text
        }
    }

    /// The default; nil when there is none.
    var usual: String? {
        switch self {
        case .listenHost: "127.0.0.1"
        case .listenPort: "4455"
        case .language: "en-US"
        case .country: "US"
        case .cacheMegabytes: "512"
        case .logFormat: "text"
        case .logLevel: "warning"
        case .logRequests: "false"
        default: nil
        }
    }
}
