/// A page of a list of people: usually twenty.
///
/// See https://developer.themoviedb.org/reference/person-popular-list.
public typealias TMDbPersonPage = TMDbPage<TMDbPersonSummary>
