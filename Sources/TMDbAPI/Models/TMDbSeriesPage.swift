/// A page of a list of series: usually twenty.
///
/// See https://developer.themoviedb.org/reference/tv-series-popular-list.
public typealias TMDbSeriesPage = TMDbPage<TMDbSeriesSummary>
