/// A page of showtimes. https://developers.amctheatres.com/Showtimes
public typealias ShowtimesModel = AMCPage<ShowtimeModel>

extension ShowtimesModel {
    /// The showtimes of the page, in AMC's order.
    public var showtimes: [ShowtimeModel] { items }
}
