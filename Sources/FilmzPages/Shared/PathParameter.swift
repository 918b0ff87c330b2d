public import FilmzDomain

/// A value that identifies something in a path.
public protocol PathParameter: Sendable {
    /// The parameter's name in patterns.
    static var parameterName: String { get }
    /// Any value, because the pattern is the same for all of them.
    static var example: Self { get }

    /// Parses a part of a path; returns nil unless the text is the ``pathText`` of a value.
    init?(pathText: String)

    /// The value as part of a path, without characters that need percent-encoding.
    var pathText: String { get }
}

extension PathParameter where Self: LosslessStringConvertible {
    public init?(pathText: String) { self.init(pathText) }

    public var pathText: String { description }
}

extension PathParameter where Self: RawRepresentable<String> {
    public init?(pathText: String) { self.init(rawValue: pathText) }

    public var pathText: String { rawValue }
}

extension Film.ID: PathParameter {
    public static let parameterName = "film"
    public static let example = Film.ID.random()
}

extension Person.ID: PathParameter {
    public static let parameterName = "person"
    public static let example = Person.ID.owner

    public init?(pathText: String) {
        guard let number = Int64(pathText), String(number) == pathText else { return nil }
        self.init(rawValue: number)
    }

    public var pathText: String { String(rawValue) }
}

extension Episode.ID: PathParameter {
    public static let parameterName = "episode"
    public static let example = Episode.ID(.first)
}

extension ExternalID: PathParameter {
    public static let parameterName = "known"
    public static let example = ExternalID.amc(1)
}

extension RandomID: PathParameter where Subject: PathSubject {
    public static var parameterName: String { Subject.parameterName }
    public static var example: RandomID { .random() }
}

/// A type whose values are identified by a random ID in paths.
public protocol PathSubject {
    static var parameterName: String { get }
}

extension Viewing: PathSubject {
    public static let parameterName = "viewing"
}

extension FilmList: PathSubject {
    public static let parameterName = "list"
}

extension Share: PathSubject {
    public static let parameterName = "share"
}

extension SecretToken: PathParameter {
    public static let parameterName = "address"
    public static let example = SecretToken.random()

    public init?(pathText: String) { self.init(pathText) }

    public var pathText: String { text }
}

extension CalendarFeed.Kind: PathParameter {
    public static let parameterName = "calendar"
    public static let example = CalendarFeed.Kind.episodes
}

extension Theatre: PathSubject {
    public static let parameterName = "theatre"
}

extension Advertisement: PathSubject {
    public static let parameterName = "offer"
}

extension Showtime.ID: PathParameter {
    public static let parameterName = "showtime"
    public static let example = Showtime.ID(amc: 1)
}

extension Received: PathSubject {
    public static let parameterName = "received"
}

extension FileImport: PathSubject {
    public static let parameterName = "import"
}

extension Change: PathSubject {
    public static let parameterName = "change"
}

extension Backup.ID: PathParameter {
    public static let parameterName = "backup"
    public static let example = Backup.ID(.regular, madeAt: Timestamp(milliseconds: 0))
}

extension Provider: PathParameter {
    public static let parameterName = "provider"
    public static let example = Provider.omdb
}

extension ProviderList.Kind: PathParameter {
    public static let parameterName = "kind"
    public static let example = ProviderList.Kind.inCinemas
}

extension ExportFormat: PathParameter {
    public static let parameterName = "format"
    public static let example = ExportFormat.archive
}
