import APICore

/// The genre of a film. AMC sends `ACTION` today and sent `Action` before; both are ``action``.
public struct AMCGenre: AMCTerm {
    /// The term as AMC sent it, without surrounding white space.
    public let rawValue: String

    /// Creates a term from its text.
    public init(rawValue: String) { self.rawValue = rawValue.nonBlank ?? "" }
}

extension AMCGenre {
    /// The genre `Adventure`.
    public static let adventure: AMCGenre = "Adventure"
    /// The genre `Animation`.
    public static let animation: AMCGenre = "Animation"
    /// The genre `Comedy`.
    public static let comedy: AMCGenre = "Comedy"
    /// The genre `Western`.
    public static let western: AMCGenre = "Western"
    /// The genre `Special Events`.
    public static let specialEvents: AMCGenre = "Special Events"
    /// The genre `Fantasy`.
    public static let fantasy: AMCGenre = "Fantasy"
    /// The genre `Musical`.
    public static let musical: AMCGenre = "Musical"
    /// The genre `Sci-Fi`.
    public static let sciFi: AMCGenre = "Sci-Fi"
    /// The genre `Film Festival`.
    public static let filmFestival: AMCGenre = "Film Festival"
    /// The genre `Suspense`.
    public static let suspense: AMCGenre = "Suspense"
    /// The genre `Family`.
    public static let family: AMCGenre = "Family"
    /// The genre `Urban`.
    public static let urban: AMCGenre = "Urban"
    /// The genre `Romantic Comedy`.
    public static let romanticComedy: AMCGenre = "Romantic Comedy"
    /// The genre `Action`.
    public static let action: AMCGenre = "Action"
    /// The genre `Specialty`.
    public static let specialty: AMCGenre = "Specialty"
    /// The genre `Documentary`.
    public static let documentary: AMCGenre = "Documentary"
    /// The genre `Horror`.
    public static let horror: AMCGenre = "Horror"
    /// The genre `Drama`.
    public static let drama: AMCGenre = "Drama"
    /// The genre `Science Fiction`.
    public static let scienceFiction: AMCGenre = "Science Fiction"
    /// The genre `Renaissance`.
    public static let renaissance: AMCGenre = "Renaissance"
}
