/// The services for taking files in and taking all away, beside those about all that a person has.
public protocol ExchangeServices: PersonServices, ShowServices, CinemaServices, SharingServices {
    var imports: any FileImportService { get }
}
