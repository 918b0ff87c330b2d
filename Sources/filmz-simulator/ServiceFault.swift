public import ArgumentParser
public import FilmzProviderSimulator

/// A fault and the service that has it, written like `omdb=quota@10`.
struct ServiceFault: ExpressibleByArgument {
    let service: ProviderSimulator.Service
    let fault: ProviderSimulator.Fault

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let service = ProviderSimulator.Service(rawValue: parts[0]),
            let fault = ProviderSimulator.Fault(parts[1])
        else { return nil }
        self.service = service
        self.fault = fault
    }
}

extension ProviderSimulator.Settings.ITunesSearch: ExpressibleByArgument {}
extension ProviderSimulator.Settings.AMCWrongKey: ExpressibleByArgument {}
