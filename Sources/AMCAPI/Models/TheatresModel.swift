/// A page of theatres. https://developers.amctheatres.com/Theatres
public typealias TheatresModel = AMCPage<TheatreModel>

extension TheatresModel {
    /// The theatres of the page, in AMC's order.
    public var theatres: [TheatreModel] { items }
}
