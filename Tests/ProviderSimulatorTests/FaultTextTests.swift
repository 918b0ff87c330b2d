import ProviderSimulator
import Testing

/// How a fault is written on the command line.
struct FaultTextTests {
    typealias Fault = ProviderSimulator.Fault

    private static let good: [(String, Fault)] = [
        ("hanging", Fault(.hanging)), ("slow", Fault(.slow(.seconds(2)))), ("slow:0.2", Fault(.slow(.seconds(0.2)))),
        ("429", Fault(.tooManyRequests(retryAfter: nil))),
        ("429:1@3x2", Fault(.tooManyRequests(retryAfter: 1), from: 3, calls: 2)),
        ("503@2x1", Fault(.unavailable, from: 2, calls: 1)), ("quota@10", Fault(.quota, from: 10)),
        ("clock-skew:-60", Fault(.clockSkew(.seconds(-60)))),
    ]

    @Test func aFaultMayBeginLaterAndEnd() {
        for (text, fault) in Self.good { #expect(Fault(text) == fault, "\(text)") }
    }

    @Test func everyNameIsUnderstood() {
        for name in Fault.names { #expect(Fault(name) != nil, "\(name)") }
    }

    @Test(arguments: [
        "", "maybe", "503@0", "503@", "503@1x0", "503:1", "slow:-5", "slow:x", "429:-1", "429:1.5", "503@2x+1",
    ])
    func anythingElseIsNoFault(text: String) {
        #expect(Fault(text) == nil)
    }
}
