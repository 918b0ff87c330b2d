import APICore

/// The genre of a film. AMC writes `ACTION` today and wrote `Action` before; both are ``action``.
public struct AMCGenre: AMCTerm {
    /// The term as it was sent, without the white space around it.
    public let rawValue: String

    /// The term of this text.
    public init(rawValue: String) { self.rawValue = rawValue.nonBlank ?? "" }
}

extension AMCGenre {
    /// `Adventure`.
    public static let adventure: AMCGenre = "Adventure"
    /// `Animation`.
    public static let animation: AMCGenre = "Animation"
    /// `Comedy`.
    public static let comedy: AMCGenre = "Comedy"
    /// `Western`.
    public static let western: AMCGenre = "Western"
    /// `Special Events`.
    public static let specialEvents: AMCGenre = "Special Events"
    /// `Fantasy`.
    public static let fantasy: AMCGenre = "Fantasy"
    /// `Musical`.
    public static let musical: AMCGenre = "Musical"
    /// `Sci-Fi`.
    public static let sciFi: AMCGenre = "Sci-Fi"
    /// `Film Festival`.
    public static let filmFestival: AMCGenre = "Film Festival"
    /// `Suspense`.
    public static let suspense: AMCGenre = "Suspense"
    /// `Family`.
    public static let family: AMCGenre = "Family"
    /// `Urban`.
    public static let urban: AMCGenre = "Urban"
    /// `Romantic Comedy`.
    public static let romanticComedy: AMCGenre = "Romantic Comedy"
    /// `Action`.
    public static let action: AMCGenre = "Action"
    /// `Specialty`.
    public static let specialty: AMCGenre = "Specialty"
    /// `Documentary`.
    public static let documentary: AMCGenre = "Documentary"
    /// `Horror`.
    public static let horror: AMCGenre = "Horror"
    /// `Drama`.
    public static let drama: AMCGenre = "Drama"
    /// `Science Fiction`.
    public static let scienceFiction: AMCGenre = "Science Fiction"
    /// `Renaissance`.
    public static let renaissance: AMCGenre = "Renaissance"
}
