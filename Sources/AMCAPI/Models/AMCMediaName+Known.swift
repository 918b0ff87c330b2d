extension AMCMedia.Name {
    /// A film's poster.
    public static let posterDynamic = Self(rawValue: "posterDynamic")
    /// A film's poster.
    public static let posterAlternateDynamic = Self(rawValue: "posterAlternateDynamic")
    /// A film's poster.
    public static let posterIMAXDynamic = Self(rawValue: "posterIMAXDynamic")
    /// A film's poster.
    public static let poster3DDynamic = Self(rawValue: "poster3DDynamic")
    /// A film's poster.
    public static let posterLarge = Self(rawValue: "posterLarge")
    /// A film's poster.
    public static let posterStandard = Self(rawValue: "posterStandard")
    /// A film's poster.
    public static let posterThumbnail = Self(rawValue: "posterThumbnail")
    /// A film's poster.
    public static let onDemandPosterDynamic = Self(rawValue: "onDemandPosterDynamic")
    /// A wide picture.
    public static let heroDesktopDynamic = Self(rawValue: "heroDesktopDynamic")
    /// A wide picture.
    public static let heroMobileDynamic = Self(rawValue: "heroMobileDynamic")
    /// A film's trailer.
    public static let trailerHd = Self(rawValue: "trailerHd")
    /// A film's trailer.
    public static let trailerMp4 = Self(rawValue: "trailerMp4")
    /// A film's trailer.
    public static let trailerFlv = Self(rawValue: "trailerFlv")
    /// A film's trailer.
    public static let trailerTeaserDynamic = Self(rawValue: "trailerTeaserDynamic")
    /// A film's trailer.
    public static let trailerAlternateDynamic = Self(rawValue: "trailerAlternateDynamic")
    /// A film's trailer.
    public static let onDemandTrailerHdDynamic = Self(rawValue: "onDemandTrailerHdDynamic")
    /// A film's trailer.
    public static let onDemandTrailerMp4Dynamic = Self(rawValue: "onDemandTrailerMp4Dynamic")
    /// The ID of a trailer, see ``AMCMedia/text(_:)``.
    public static let primaryTrailerExternalVideoId = Self(rawValue: "primaryTrailerExternalVideoId")
    /// The ID of a trailer, see ``AMCMedia/text(_:)``.
    public static let primaryTrailerVideoId = Self(rawValue: "primaryTrailerVideoId")
    /// The ID of a trailer, see ``AMCMedia/text(_:)``.
    public static let onDemandTrailerVideoId = Self(rawValue: "onDemandTrailerVideoId")
    /// The ID of a trailer, see ``AMCMedia/text(_:)``.
    public static let onDemandTrailerExternalVideoId = Self(rawValue: "onDemandTrailerExternalVideoId")
    /// A picture of a theatre.
    public static let theatreImageIcon = Self(rawValue: "theatreImageIcon")
    /// A picture of a theatre.
    public static let theatreImageStandard = Self(rawValue: "theatreImageStandard")
    /// A picture of a theatre.
    public static let theatreImageThumbnail = Self(rawValue: "theatreImageThumbnail")
    /// A picture of a theatre.
    public static let theatreImageLarge = Self(rawValue: "theatreImageLarge")
    /// A picture of a theatre.
    public static let interiorDynamic = Self(rawValue: "interiorDynamic")
    /// A picture of a theatre.
    public static let exteriorDynamic = Self(rawValue: "exteriorDynamic")
    /// A picture of a theatre.
    public static let promotionDynamic = Self(rawValue: "promotionDynamic")

    /// The names of posters, in the order of preference. The three without `Dynamic` in their name were empty in every
    /// recorded response.
    public static let posters: [Self] = [
        .posterDynamic, .posterAlternateDynamic, .posterIMAXDynamic, .poster3DDynamic, .posterLarge, .posterStandard,
        .posterThumbnail, .onDemandPosterDynamic,
    ]

    /// The names of trailers, in the order of preference.
    public static let trailers: [Self] = [
        .trailerHd, .trailerMp4, .trailerFlv, .trailerTeaserDynamic, .trailerAlternateDynamic,
        .onDemandTrailerHdDynamic, .onDemandTrailerMp4Dynamic,
    ]
}
