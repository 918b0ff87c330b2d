import FilmzProviderSimulator
import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite(.serialized, .timeLimit(.minutes(10))) struct FaultTests {
    typealias Fault = ProviderSimulator.Fault
    typealias Service = ProviderSimulator.Service

    @Test(arguments: Service.allCases, [401, 403, 404, 429, 500, 503])
    func answersWithAStatus(service: Service, status: Int) async throws {
        let kinds: [Int: Fault.Kind] = [
            401: .unauthorized, 403: .forbidden, 404: .notFound, 429: .tooManyRequests(retryAfter: 7),
            500: .serverError, 503: .unavailable,
        ]
        let kind = try #require(kinds[status])
        try await Simulation.run { simulation async throws in
            await simulation.running.control.set(Fault(kind), for: service)
            let answer = try await simulation.anyCall(of: service)
            #expect(answer.status == status)
            #expect(answer.headers["retry-after"] == (status == 429 ? "7" : nil))
            switch service {
            case .omdb where status < 500: #expect(answer.json["Response"] == .string("False"))
            case .tmdb:
                #expect(answer.json["status_code"]?.int != nil)
                #expect(answer.json["success"] == .bool(false))
            case .amc: #expect(answer.json["errors"]?.array.first?["code"]?.int != nil)
            case .tvmaze: #expect(answer.json["status"]?.int == status)
            case .itunes where [401, 403, 429].contains(status): #expect(answer.data.isEmpty)
            case .omdb, .itunes: #expect(answer.text.contains("<html>"))
            }
        }
    }

    @Test func tellsToComeAgainAtOnce() async throws {
        try await Simulation.run { simulation async throws in
            await simulation.running.control.set(Fault(.tooManyRequests(retryAfter: 0)), for: .tmdb)
            let answer = try await simulation.anyCall(of: .tmdb)
            #expect(answer.status == 429)
            #expect(answer.headers["retry-after"] == "0")
            #expect(answer.json["status_code"]?.int == 25)
        }
    }

    @Test(arguments: [(Service.omdb, 401), (.tmdb, 429), (.itunes, 403), (.amc, 429), (.tvmaze, 429)])
    func usesUpAQuota(service: Service, status: Int) async throws {
        try await Simulation.run { simulation async throws in
            await simulation.running.control.set(Fault(.quota, from: 3), for: service)
            var statuses: [Int] = []
            for _ in 1...4 { statuses.append(try await simulation.anyCall(of: service).status) }
            #expect(statuses == [200, 200, status, status])
            if service == .omdb {
                let answer = try await simulation.anyCall(of: service)
                #expect(answer.text == #"{"Response":"False","Error":"Request limit reached!"}"#)
            }
        }
    }

    @Test func affectsSomeCalls() async throws {
        try await Simulation.run { simulation async throws in
            await simulation.running.control.set(Fault(.unavailable, from: 2, calls: 2), for: .tmdb)
            var statuses: [Int] = []
            for _ in 1...5 { statuses.append(try await simulation.anyCall(of: .tmdb).status) }
            #expect(statuses == [200, 503, 503, 200, 200])
            #expect(try await simulation.anyCall(of: .omdb).status == 200)
        }
    }

    @Test(arguments: Service.allCases)
    func garbles(service: Service) async throws {
        try await Simulation.run { simulation async throws in
            let control = simulation.running.control
            let normal = try await simulation.anyCall(of: service)
            #expect(normal.json != .null)

            await control.set(Fault(.html), for: service)
            let page = try await simulation.anyCall(of: service)
            #expect(page.status == 200)
            #expect(page.text.hasPrefix("<!DOCTYPE html>"))

            await control.set(Fault(.invalidJSON), for: service)
            let broken = try await simulation.anyCall(of: service)
            #expect(broken.status == 200)
            #expect(broken.json == .null)
            #expect(!broken.data.isEmpty)

            await control.set(Fault(.wrongTypes), for: service)
            let wrong = try await simulation.anyCall(of: service)
            #expect(wrong.status == 200)
            #expect(wrong.json.keys == normal.json.keys)
            for key in normal.json.keys {
                switch normal.json[key] {
                case .string: #expect(wrong.json[key]?.number != nil)
                case .number: #expect(wrong.json[key]?.string != nil)
                case .array:
                    #expect(wrong.json[key]?.array.isEmpty == true)
                    #expect(wrong.json[key] != normal.json[key])
                default: break
                }
            }

            await control.set(Fault(.slow(.milliseconds(1))), for: service)
            #expect(try await simulation.anyCall(of: service).json == normal.json)

            await control.set(nil, for: service)
            #expect(try await simulation.anyCall(of: service).json == normal.json)
        }
    }

    @Test func repeatsRows() async throws {
        try await Simulation.run { simulation async throws in
            for service in Service.allCases { await simulation.running.control.set(Fault(.duplicates), for: service) }
            let lists = [
                try await simulation.omdb("s=star").json["Search"],
                try await simulation.tmdb("/movie/popular").json["results"],
                try await simulation.itunes("/search?term=star").json["results"],
                try await simulation.amc("/v2/theatres").json["_embedded"]?["theatres"],
                try await simulation.tvmaze("/schedule/full").json,
            ]
            for list in lists {
                let rows = list?.array ?? []
                #expect(rows.count.isMultiple(of: 2))
                #expect(rows.count >= 20)
                for place in stride(from: 0, to: rows.count - 1, by: 2) { #expect(rows[place] == rows[place + 1]) }
            }
        }
    }

    @Test(arguments: Service.allCases)
    func cutsOff(service: Service) async throws {
        try await Simulation.run { simulation async throws in
            let whole = try await simulation.anyCall(of: service).data
            await simulation.running.control.set(Fault(.cutOff, calls: 2), for: service)
            await #expect(throws: (any Error).self) { _ = try await simulation.anyCall(of: service) }
            let (head, half) = try await simulation.anyRawCall(of: service)
            #expect(head.lowercased().contains("content-length: \(whole.count)"))
            #expect(half.utf8.count == whole.count / 2)
            #expect(whole.starts(with: half.utf8))
            #expect(try await simulation.anyCall(of: service).status == 200)
        }
    }

    @Test func cutsOffWhatIsEmpty() async throws {
        try await Simulation.run { simulation async throws in
            let control = simulation.running.control
            let tag = try #require(try await simulation.tmdb("/movie/603").headers["etag"])
            #expect(try await simulation.get("/amc/v2/theatres").data.isEmpty)
            for service in [Service.tmdb, .amc] { await control.set(Fault(.cutOff), for: service) }
            await #expect(throws: (any Error).self) {
                _ = try await simulation.tmdb("/movie/603", headers: ["If-None-Match": tag])
            }
            await #expect(throws: (any Error).self) { _ = try await simulation.get("/amc/v2/theatres") }
        }
    }

    @Test(arguments: Service.allCases)
    func hangsUntilTheConnectionGoes(service: Service) async throws {
        try await Simulation.run { simulation async throws in
            let control = simulation.running.control
            await control.set(Fault(.hanging, calls: 1), for: service)
            let call = Task { try await simulation.anyCall(of: service) }
            try await simulation.waitForACall(of: service)
            #expect(try await simulation.anyCall(of: service).status == 200)
            call.cancel()
            let error = await #expect(throws: (any Error).self) { _ = try await call.value }
            // The client ended it, not the server.
            #expect(error is CancellationError || (error as? URLError)?.code == .cancelled)
        }
    }

    @Test(arguments: [Fault.Kind.hanging, .slow(.seconds(3_600))])
    func endsACallWhenTheClientGoes(kind: Fault.Kind) async throws {
        try await Simulation.run { simulation async throws in
            let control = simulation.running.control
            await control.set(Fault(kind), for: .tmdb)
            let call = Task { try await simulation.anyCall(of: .tmdb) }
            try await simulation.waitForACall(of: .tmdb)
            #expect(await control.openCalls == 1)
            call.cancel()
            while await control.openCalls > 0 { try await Task.sleep(for: .milliseconds(5)) }
        }
    }

    /// Otherwise this test would never end.
    @Test func endsThoughACallHangs() async throws {
        var call: Task<Simulation.Answer, any Error>?
        try await Simulation.run { simulation async throws in
            let control = simulation.running.control
            await control.set(Fault(.hanging), for: .amc)
            call = Task { try await simulation.anyCall(of: .amc) }
            try await simulation.waitForACall(of: .amc)
        }
        let result = await call?.result
        #expect(throws: (any Error).self) { _ = try result?.get() }
    }

    @Test(arguments: Service.allCases)
    func skewsTheClock(service: Service) async throws {
        try await Simulation.run { simulation async throws in
            #expect(try await simulation.anyCall(of: service).headers["date"] == "Sat, 21 Nov 2026 18:00:00 GMT")
            await simulation.running.control.set(Fault(.clockSkew(.seconds(-7_200))), for: service)
            let answer = try await simulation.anyCall(of: service)
            #expect(answer.status == 429)
            #expect(answer.headers["date"] == "Sat, 21 Nov 2026 16:00:00 GMT")
            #expect(answer.headers["retry-after"] == "Sat, 21 Nov 2026 16:00:01 GMT")
        }
    }

    @Test(arguments: [
        ("hanging", Fault(.hanging)), ("cut-off", Fault(.cutOff)), ("401", Fault(.unauthorized)),
        ("403", Fault(.forbidden)), ("404", Fault(.notFound)), ("500", Fault(.serverError)), ("html", Fault(.html)),
        ("invalid-json", Fault(.invalidJSON)), ("wrong-types", Fault(.wrongTypes)),
        ("duplicates", Fault(.duplicates)), ("slow:2.5", Fault(.slow(.seconds(2.5)))),
        ("slow", Fault(.slow(.seconds(2)))),
        ("429", Fault(.tooManyRequests(retryAfter: nil))),
        ("429:1@3x2", Fault(.tooManyRequests(retryAfter: 1), from: 3, calls: 2)),
        ("quota@10", Fault(.quota, from: 10)), ("clock-skew:-60", Fault(.clockSkew(.seconds(-60)))),
        ("503@1x2", Fault(.unavailable, from: 1, calls: 2)),
    ])
    func readsTexts(text: String, fault: Fault) {
        #expect(Fault(text) == fault)
    }

    @Test(arguments: [
        "", "nonsense", "hanging:3", "429:x", "quota@0", "quota@1x0", "503@", "429:-1", "slow:never",
        "slow:-5", "slow:0x10", "slow:", "slow:1e3", "clock-skew:+5", "429:+1", "429:", "quota@+1", "quota@1x+2",
        "slow:nan",
    ])
    func readsNoOtherTexts(text: String) {
        #expect(Fault(text) == nil)
    }
}
