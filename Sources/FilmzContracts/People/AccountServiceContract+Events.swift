import FilmzDomain
import Testing

extension AccountServiceContract {
    /// What is noted of a person's access, and told to them.
    static var events: [ContractCase] {
        [
            ContractCase("notes what happens to a person’s access, the latest first") { subject async throws in
                let invited = try await invited(subject)
                let accounts = subject.services.owners.accounts
                let password = try Password("first password")
                _ = try await accounts.accept(invited.secret, password: password, on: "A phone", replacing: nil)
                _ = try await accounts.signIn(password, as: invited.person, on: "A laptop", replacing: nil)
                for _ in 1...3 {
                    await #expect(throws: AccountError.wrongPassword) {
                        try await accounts.signIn(
                            try Password("another password"), as: invited.person, on: "A robot", replacing: nil)
                    }
                }
                try await accounts.signOut(invited.person, except: nil)
                try await accounts.signOut(invited.person, except: nil)
                let events = try await accounts.events(of: invited.person)
                #expect(events.map(\.kind) == [.signedOut, .wrongPassword, .newBrowser, .joined, .invited])
                #expect(events.map(\.count) == [1, 3, 1, 1, 1])
                #expect(events.map(\.device) == ["", "A robot", "A laptop", "A phone", ""])
                #expect(try await accounts.events(of: .owner).map(\.kind) == [.joined])
            },
            ContractCase("tells what may not have been the person until they use a browser that is known") {
                subject async throws in
                let invited = try await invited(subject)
                let owners = subject.services.owners
                let password = try Password("first password")
                var phone = SignInBrowser("A phone")
                _ = try await owners.accounts.accept(invited.secret, password: password, in: phone)
                func news(in browser: SignInBrowser) async throws -> [AccountEvent.Kind] {
                    try await owners.accounts.signIn(password, as: invited.person, in: browser).news.map(\.kind)
                }
                func signInAgain() async throws -> [AccountEvent.Kind] {
                    phone = SignInBrowser("A phone", former: phone.token)
                    return try await news(in: phone)
                }
                #expect(try await signInAgain() == [], "joining was their own")
                for number in 1...5 {
                    await #expect(throws: AccountError.wrongPassword) {
                        try await owners.accounts.signIn(
                            try Password("another password"), as: invited.person, on: "Robot \(number)", replacing: nil)
                    }
                }
                // Somebody guessed it, and is told what they did.
                #expect(try await news(in: SignInBrowser("A robot")) == [.wrongPassword])
                #expect(try await signInAgain() == [.newBrowser, .wrongPassword])
                #expect(try await signInAgain() == [])
                let again = try await owners.invite(invited.person)
                _ = try await owners.accounts.accept(again, password: password, on: "A laptop", replacing: nil)
                #expect(try await signInAgain() == [.passwordSetByLink], "the laptop is the only one that is known")
            },
            ContractCase("keeps a limited number of events") { subject async throws in
                let accounts = subject.services.owners.accounts
                let person = try await subject.services.owners.persons.add(PersonDraft(name: "Ada")).id
                for _ in 1...AccountEvent.limit + 3 {
                    _ = try await accounts.invite(person)
                    await #expect(throws: AccountError.wrongPassword) {
                        try await accounts.check(try Password("another password"), of: person)
                    }
                }
                #expect(
                    try await accounts.events(of: person).count { $0.kind == .wrongPassword }
                        == AccountEvent.guessLimit)
                #expect(try await accounts.events(of: person).count == AccountEvent.limit)
                subject.clock.advance(seconds: Int64(AccountEvent.lifetimeInDays) * day)
                _ = try await accounts.invite(person)
                #expect(try await accounts.events(of: person).count == 1)
            },
        ]
    }
}
