/// A page of films. https://developers.amctheatres.com/Movies
public typealias MoviesModel = AMCPage<MovieModel>

extension MoviesModel {
    /// The films of the page, in AMC's order.
    public var movies: [MovieModel] { items }
}
