import APICore

/// The code of a format or an amenity. For theatres AMC also sends it in lower case.
public struct AMCAttributeCode: AMCTerm {
    /// The term as AMC sent it, without surrounding white space.
    public let rawValue: String

    /// Creates a term from its text.
    public init(rawValue: String) { self.rawValue = rawValue.nonBlank ?? "" }
}

extension AMCAttributeCode {
    /// AMC Artisan Films.
    public static let artisanFilms: AMCAttributeCode = "AMCARTISANFILMS"
    /// AMC Prime.
    public static let amcPrime: AMCAttributeCode = "AMCPRIME"
    /// BigD, a large screen.
    public static let bigD: AMCAttributeCode = "BIGD"
    /// Captions on a device at the seat.
    public static let closedCaption: AMCAttributeCode = "CLOSEDCAPTION"
    /// D-Box motion seats.
    public static let dBox: AMCAttributeCode = "DBOX"
    /// Spoken descriptions on headphones.
    public static let descriptiveVideo: AMCAttributeCode = "DESCRIPTIVEVIDEO"
    /// Dolby 3D.
    public static let dolby3D: AMCAttributeCode = "DOLBY3D"
    /// Dolby Cinema at AMC.
    public static let dolbyCinema: AMCAttributeCode = "DOLBYCINEMAATAMCPRIME"
    /// GDX, a large screen.
    public static let gdx: AMCAttributeCode = "GDX"
    /// GXL, a large screen.
    public static let gxl: AMCAttributeCode = "GXL"
    /// IMAX.
    public static let imax: AMCAttributeCode = "IMAX"
    /// IMAX 3D.
    public static let imax3D: AMCAttributeCode = "IMAX3D"
    /// IMAX with Laser at AMC.
    public static let imaxWithLaser: AMCAttributeCode = "IMAXWITHLASERATAMC"
    /// Laser at AMC.
    public static let laser: AMCAttributeCode = "LASERATAMC"
    /// Captions on the screen.
    public static let openCaption: AMCAttributeCode = "OPENCAPTION"
    /// Prime 3D.
    public static let prime3D: AMCAttributeCode = "PRIME3D"
    /// RealD 3D.
    public static let realD3D: AMCAttributeCode = "REALD3D"
    /// Recliners.
    public static let reclinerSeating: AMCAttributeCode = "RECLINERSEATING"
    /// Reserved, numbered seats.
    public static let reservedSeating: AMCAttributeCode = "RESERVEDSEATING"
    /// Lights up, sound down.
    public static let sensoryFriendly: AMCAttributeCode = "SENSORYFRIENDLY"
}
