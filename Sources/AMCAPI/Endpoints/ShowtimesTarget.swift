public import APICore

/// The calls that return a page of showtimes. https://developers.amctheatres.com/Showtimes
///
/// Dates are days in the theatre's time zone, in the call's format, or else that of the ``AMCClient``, or else with the
/// month first. A page has ten showtimes unless more are requested, and at most 1000; a larger size is sent as 1000. A
/// busy day may have several pages even so: fetch all of them.
public enum ShowtimesTarget: AMCPagedTarget {
    /// All upcoming showtimes of a theatre.
    case getAllShowtimesForTheatre(
        TheatreId, filter: AMCShowtimeFilter = AMCShowtimeFilter(), pageNumber: Int? = nil, pageSize: Int? = nil)
    /// The showtimes of a theatre on a day.
    case getAllShowtimesForTheatreOnDate(
        TheatreId, date: PlainDate, form: AMCDateForm? = nil, filter: AMCShowtimeFilter = AMCShowtimeFilter(),
        pageNumber: Int? = nil, pageSize: Int? = nil)
    /// Showtimes on a day near a place, in degrees north and east. Neither is shown in errors or events.
    case getByDateAndLocation(
        date: PlainDate, form: AMCDateForm? = nil, latitude: Double, longitude: Double,
        queryParams: AMCLocationQuery = AMCLocationQuery())
    /// The page that a link of another page leads to.
    case follow(AMCAddress)

    public var path: String {
        switch self {
        case .getAllShowtimesForTheatre(let id, _, _, _): "/v2/theatres/\(segment: id)/showtimes"
        case .getAllShowtimesForTheatreOnDate(let id, let date, let form, _, _, _):
            "/v2/theatres/\(segment: id)/showtimes/\(segment: (form ?? .monthFirst).text(date))"
        case .getByDateAndLocation(let date, let form, let latitude, let longitude, _):
            "\(Self.location(date, form: form))/\(segment: latitude.degrees(upTo: 90))/\(segment: longitude.degrees(upTo: 180))"
        case .follow(let address): address.path
        }
    }

    public var publicPath: String {
        switch self {
        case .getAllShowtimesForTheatre, .getAllShowtimesForTheatreOnDate: path
        case .getByDateAndLocation(let date, let form, _, _, _):
            "\(Self.location(date, form: form))/{latitude}/{longitude}"
        case .follow(let address): address.publicPath
        }
    }

    public var task: HTTPTask {
        var parameters = HTTPParameters()
        switch self {
        case .getAllShowtimesForTheatre(_, let filter, let pageNumber, let pageSize),
            .getAllShowtimesForTheatreOnDate(_, _, _, let filter, let pageNumber, let pageSize):
            parameters.append(contentsOf: filter.parameters)
            parameters.append(pageNumber: pageNumber, pageSize: pageSize)
        case .getByDateAndLocation(_, _, _, _, let query):
            parameters = query.parameters
        case .follow(let address):
            return address.task
        }
        return .requestParams(parameters)
    }

    /// The same call with its date in the client's format, unless it specifies one itself.
    func written(in clientForm: AMCDateForm) -> ShowtimesTarget {
        switch self {
        case .getAllShowtimesForTheatreOnDate(let id, let date, nil, let filter, let pageNumber, let pageSize):
            .getAllShowtimesForTheatreOnDate(
                id, date: date, form: clientForm, filter: filter, pageNumber: pageNumber, pageSize: pageSize)
        case .getByDateAndLocation(let date, nil, let latitude, let longitude, let query):
            .getByDateAndLocation(
                date: date, form: clientForm, latitude: latitude, longitude: longitude, queryParams: query)
        default: self
        }
    }

    private static func location(_ date: PlainDate, form: AMCDateForm?) -> String {
        "/v2/showtimes/views/current-location/\(segment: (form ?? .monthFirst).text(date))"
    }
}

extension Double {
    /// Degrees with at most six decimals (a tenth of a metre), never with an exponent. Empty if there is no such place,
    /// so that the call fails before it is sent.
    fileprivate func degrees(upTo limit: Double) -> String {
        guard isFinite, abs(self) <= limit else { return "" }
        let millionths = Int((abs(self) * 1_000_000).rounded())
        var fraction = String(millionths % 1_000_000 + 1_000_000).dropFirst()
        while fraction.count > 1, fraction.last == "0" { fraction.removeLast() }
        return "\(self < 0 && millionths > 0 ? "-" : "")\(millionths / 1_000_000).\(fraction)"
    }
}
