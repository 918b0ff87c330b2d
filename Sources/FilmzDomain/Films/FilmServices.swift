/// The services about films as such.
public protocol FilmServices: Sendable {
    var films: any FilmService { get }
}
