/// The services for taking files in and taking all away, beside those about all that a person has.
public protocol ExchangeServices: PersonServices, SharingServices, ShowServices {
    var imports: any FileImportService { get }
}
