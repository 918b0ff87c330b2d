// swift-tools-version: 6.2

import PackageDescription

// A package has all of it small that nobody waits for.
let isPackaged = Context.environment["FILMZ_PACKAGE"] != nil

// With Swift's libraries in it, the program starts sooner, and runs where there are none. It never sends by Foundation, so
// it needs neither FoundationNetworking nor curl.
let isWhole = isPackaged || Context.environment["FILMZ_WHOLE"] != nil

// Such a program is large. What nobody calls stays out, and so do names for other programs, tables that nothing uses, and
// all but the shortest way to move addresses (which needs glibc 2.36).
let linkedWhole: [LinkerSetting] = [
    .unsafeFlags(
        ["-use-ld=lld"]
            + [
                "--gc-sections", "--no-export-dynamic", "--icf=safe", "--build-id=sha1", "--no-eh-frame-hdr",
                Context.packageDirectory + "/Packaging/left-out.ld", "-z", "pack-relative-relocs",
            ].flatMap { ["-Xlinker", $0] })
]

let package = Package(
    name: "filmz",
    // Filmz asks for macOS 15; of other systems the client libraries ask only what came with iOS 16.
    platforms: [.macOS(.v15), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .executable(name: "filmz", targets: ["filmz"]),
        // The client libraries, each with what its users need to name.
        .library(name: "APICore", targets: ["APICore"]),
        .library(name: "APICorePublishers", targets: ["APICore", "APICorePublishers"]),
        .library(name: "APICoreTesting", targets: ["APICore", "APICoreTesting"]),
        .library(name: "OMDbAPI", targets: ["APICore", "OMDbAPI"]),
        .library(name: "TMDbAPI", targets: ["APICore", "TMDbAPI"]),
        .library(name: "ITunesAPI", targets: ["APICore", "ITunesAPI"]),
        .library(name: "AMCAPI", targets: ["APICore", "AMCAPI"]),
        .library(name: "TVmazeAPI", targets: ["APICore", "TVmazeAPI"]),
        .library(
            name: "AMCAPIPublishers", targets: ["AMCAPI", "AMCAPIPublishers", "APICore", "APICorePublishers"]),
        // What the benchmarks fill a folder of data with.
        .library(name: "FilmzStore", targets: ["FilmzDomain", "FilmzStore"]),
        // What every store has to keep to, as checks that the tests of a store in another package can run.
        .library(name: "FilmzContracts", targets: ["FilmzContracts", "FilmzDomain"]),
        .library(name: "FilmzTitleSearch", targets: ["FilmzTitleSearch"]),
        .library(name: "FilmzExchange", targets: ["FilmzDomain", "FilmzExchange"]),
    ],
    traits: [
        .default(enabledTraits: ["Server"]),
        .trait(
            name: "Server", description: "All of Filmz. Without it only the client libraries, and what they need.",
            enabledTraits: ["AsyncHTTP"]),
        .trait(
            name: "AsyncHTTP",
            description: "The client libraries send through async-http-client, unless told otherwise, where Foundation "
                + "is not safe: on Linux."),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.7.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-http2", from: "1.46.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        .executableTarget(
            name: "filmz",
            dependencies: [
                "FilmzCatalogue", "FilmzDomain", "FilmzExchange", "FilmzJobs", "FilmzJSON", "FilmzProviders",
                "FilmzReading",
                "FilmzResources", "FilmzStore", "FilmzText", "FilmzWeb", "FilmzLocking",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "SystemPackage", package: "swift-system"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .target(name: "CFilmzMemory", condition: .when(platforms: [.linux])),
            ],
            linkerSettings: isWhole ? linkedWhole : []
        ),
        .executableTarget(
            name: "filmz-simulator",
            dependencies: [
                "FilmzLocking", "FilmzProviderSimulator",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .target(name: "FilmzHashing", dependencies: ["CFilmzCrypto"]),
        .target(name: "FilmzJSON"),
        .target(name: "FilmzLocking"),
        .target(name: "FilmzTextFolding"),
        .target(name: "FilmzDomain", dependencies: ["FilmzTextFolding"]),
        .target(name: "FilmzReading", dependencies: ["FilmzDomain", "FilmzTextFolding"]),
        .target(name: "FilmzContracts", dependencies: ["FilmzDomain", "FilmzReading", "FilmzTextFolding"]),
        .target(name: "FilmzTitleSearch", dependencies: ["FilmzLocking", "FilmzTextFolding"]),
        .target(name: "FilmzCinemaProgrammes"),
        .target(
            name: "FilmzCatalogue",
            dependencies: ["CFilmzISAL", "FilmzDomain", "FilmzResources", "FilmzLocking"],
            exclude: ["films", "shows", "seasons", "titles"].map { "Films/starter-\($0).tsv" }
        ),
        .target(
            name: "FilmzStore",
            dependencies: [
                "FilmzDomain", "FilmzHashing", "FilmzJSON", "FilmzLocking", "FilmzTextFolding", "FilmzTitleSearch",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]
        ),
        .target(
            name: "FilmzExchange",
            dependencies: ["CFilmzZip", "CFilmzZlib", "FilmzDomain", "FilmzJSON", "FilmzReading", "FilmzTextFolding"]),
        .target(
            name: "FilmzText",
            dependencies: ["FilmzDomain", "FilmzExchange", "FilmzReading", "FilmzResources", "FilmzTextFolding"],
            exclude: ["filmz.pot", "de.po", "es.po", "fr.po"].map { "Languages/\($0)" }),
        .target(
            name: "FilmzPages",
            dependencies: ["FilmzDomain", "FilmzExchange", "FilmzJSON", "FilmzReading", "FilmzText", "FilmzLocking"]),
        .target(
            name: "FilmzJobs",
            dependencies: [
                "FilmzDomain", "FilmzExchange", "FilmzText",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]
        ),
        .target(
            name: "FilmzWeb",
            dependencies: [
                "CFilmzQREncode", "CFilmzRsvg", "CFilmzZlib", "FilmzDomain", "FilmzExchange", "FilmzJobs", "FilmzJSON",
                "FilmzPages",
                "FilmzReading", "FilmzResources",
                "FilmzText", "FilmzLocking",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHPACK", package: "swift-nio-http2"),
                .product(name: "NIOHTTP2", package: "swift-nio-http2"),
                .product(name: "NIOHTTPTypesHTTP2", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            exclude: ["Assets"]
        ),
        .target(
            name: "FilmzProviders",
            dependencies: [
                "AMCAPI", "APICore", "FilmzCinemaProgrammes", "FilmzDomain", "FilmzHashing", "FilmzReading",
                "ITunesAPI",
                "FilmzLocking", "OMDbAPI", "TMDbAPI",
                "TVmazeAPI",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
        .target(
            name: "FilmzProviderSimulator",
            dependencies: [
                "FilmzCatalogue", "FilmzDomain", "FilmzJSON", "FilmzTextFolding",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]
        ),

        // The client libraries: nothing here may need more than they do.
        .target(
            name: "APICore",
            dependencies: [
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(
                    name: "AsyncHTTPClient", package: "async-http-client", condition: .when(traits: ["AsyncHTTP"])),
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["AsyncHTTP"])),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["AsyncHTTP"])),
            ],
            exclude: isWhole
                ? ["Transports/URLSessionTransport.swift", "Transports/URLSessionReceiver.swift"] : []
        ),
        .target(
            name: "APICoreTesting",
            dependencies: ["APICore", .product(name: "HTTPTypes", package: "swift-http-types")]
        ),
        .target(
            name: "APICorePublishers",
            dependencies: [
                "APICore",
                .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux])),
            ]
        ),
        .target(
            name: "OMDbAPI",
            dependencies: ["APICore", .product(name: "HTTPTypes", package: "swift-http-types")]
        ),
        .target(
            name: "TMDbAPI",
            dependencies: ["APICore", .product(name: "HTTPTypes", package: "swift-http-types")]
        ),
        .target(
            name: "ITunesAPI",
            dependencies: ["APICore", .product(name: "HTTPTypes", package: "swift-http-types")]
        ),
        .target(
            name: "AMCAPI",
            dependencies: ["APICore", .product(name: "HTTPTypes", package: "swift-http-types")]
        ),
        .target(
            name: "TVmazeAPI",
            dependencies: ["APICore", .product(name: "HTTPTypes", package: "swift-http-types")]
        ),
        .target(
            name: "AMCAPIPublishers",
            dependencies: [
                "AMCAPI", "APICore", "APICorePublishers",
                .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux])),
            ]
        ),

        .target(name: "FilmzResources", dependencies: ["CFilmzResources"]),
        .target(name: "CFilmzResources"),
        .systemLibrary(name: "CFilmzCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CFilmzQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
        // librsvg, with cairo and fontconfig, on which it depends. It is not linked, but loaded when it is needed.
        .target(name: "CFilmzRsvg"),
        .target(name: "CFilmzMemory"),
        .systemLibrary(name: "CFilmzISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
        .systemLibrary(name: "CFilmzZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
        .systemLibrary(name: "CFilmzZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

        .target(
            name: "FilmzTestSupport", dependencies: ["FilmzContracts", "FilmzDomain"], path: "Tests/FilmzTestSupport"),
        .testTarget(name: "FilmzHashingTests", dependencies: ["FilmzHashing"]),
        .testTarget(name: "FilmzTextFoldingTests", dependencies: ["FilmzContracts", "FilmzTextFolding"]),
        .testTarget(name: "FilmzDomainTests", dependencies: ["FilmzDomain", "FilmzContracts", "FilmzTestSupport"]),
        .testTarget(
            name: "FilmzReadingTests",
            dependencies: ["FilmzContracts", "FilmzDomain", "FilmzReading", "FilmzTestSupport"]),
        .testTarget(
            name: "FilmzCatalogueTests",
            dependencies: [
                "CFilmzZlib", "FilmzCatalogue", "FilmzDomain", "FilmzReading", "FilmzStore", "FilmzContracts",
                "FilmzTestSupport",
            ],
            exclude: ["Lists/film-lines.tsv"]
        ),
        .testTarget(
            name: "FilmzExchangeTests",
            dependencies: ["CFilmzZip", "FilmzContracts", "FilmzDomain", "FilmzExchange", "FilmzTestSupport"]),
        .testTarget(
            name: "FilmzCinemaProgrammesTests",
            dependencies: ["FilmzCinemaProgrammes", "FilmzContracts", "FilmzTestSupport"]),
        .testTarget(name: "FilmzTitleSearchTests", dependencies: ["FilmzTextFolding", "FilmzTitleSearch"]),
        .testTarget(
            name: "FilmzTextTests",
            dependencies: [
                "FilmzDomain", "FilmzExchange", "FilmzReading", "FilmzText", "FilmzContracts", "FilmzTestSupport",
            ]),
        .testTarget(
            name: "FilmzStoreTests",
            dependencies: [
                "FilmzCatalogue", "FilmzDomain", "FilmzExchange", "FilmzJSON", "FilmzPages", "FilmzReading",
                "FilmzStore",
                "FilmzLocking", "FilmzContracts", "FilmzTestSupport",
                "FilmzTextFolding",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        .testTarget(
            name: "FilmzPagesTests",
            dependencies: [
                "FilmzDomain", "FilmzExchange", "FilmzPages", "FilmzReading", "FilmzText", "FilmzContracts",
                "FilmzTestSupport", "FilmzTextFolding",
            ],
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "FilmzJobsTests",
            dependencies: [
                "FilmzDomain", "FilmzExchange", "FilmzJobs", "FilmzStore", "FilmzContracts", "FilmzTestSupport",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ]
        ),
        .testTarget(
            name: "FilmzWebTests",
            dependencies: [
                "FilmzDomain", "FilmzJobs", "FilmzJSON", "FilmzPages", "FilmzReading", "FilmzStore", "FilmzText",
                "FilmzWeb",
                "FilmzContracts", "FilmzTestSupport",
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHPACK", package: "swift-nio-http2"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            exclude: ["Golden"]
        ),
        .testTarget(
            name: "EndToEnd", dependencies: ["FilmzDomain", "FilmzContracts", "FilmzText", "FilmzTestSupport"],
            path: "Tests/EndToEnd"),

        .target(
            name: "FilmzAPITestSupport",
            dependencies: ["APICore", .product(name: "HTTPTypes", package: "swift-http-types")],
            path: "Tests/FilmzAPITestSupport"
        ),
        .testTarget(
            name: "APICoreTests",
            dependencies: [
                "APICore", "APICoreTesting", "FilmzAPITestSupport",
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ]
        ),
        .testTarget(
            name: "APICorePublishersTests",
            dependencies: [
                "AMCAPI", "AMCAPIPublishers", "APICore", "APICorePublishers", "APICoreTesting", "FilmzAPITestSupport",
                "ITunesAPI", "OMDbAPI",
                "TMDbAPI", "TVmazeAPI",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux])),
            ]
        ),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)

for vendor in ["OMDb", "TMDb", "ITunes", "AMC", "TVmaze"] {
    package.targets.append(
        .testTarget(
            name: "\(vendor)APITests",
            dependencies: [
                "APICore", "APICoreTesting", "FilmzAPITestSupport", .target(name: "\(vendor)API"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ],
            exclude: ["Fixtures"]
        )
    )
}

package.targets += [
    .testTarget(
        name: "FilmzProvidersTests",
        dependencies: [
            "AMCAPI", "APICore", "APICoreTesting", "FilmzAPITestSupport", "FilmzCinemaProgrammes", "FilmzCatalogue",
            "FilmzDomain", "FilmzProviders", "FilmzReading", "FilmzStore", "ITunesAPI", "OMDbAPI",
            "FilmzProviderSimulator",
            "FilmzContracts", "FilmzTestSupport",
            "TMDbAPI", "TVmazeAPI",
            .product(name: "HTTPTypes", package: "swift-http-types"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
        ],
        exclude: ["Cinema/cinema-titles.tsv", "Cinema/cinema-titles-unseen.tsv"]
    ),
    .testTarget(
        name: "FilmzProviderSimulatorTests",
        dependencies: [
            "FilmzDomain", "FilmzProviderSimulator",
            .product(name: "HTTPTypes", package: "swift-http-types"),
            .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
        ]
    ),
]

/// What an app that only wants a client library builds.
let libraries: Set = [
    "AMCAPI", "AMCAPIPublishers", "APICore", "APICorePublishers", "APICoreTesting", "ITunesAPI", "OMDbAPI", "TMDbAPI",
    "TVmazeAPI",
]

// Without the trait `Server`, no package is fetched that no library needs.
for target in package.targets where !libraries.contains(target.name) {
    target.dependencies = target.dependencies.map { dependency in
        guard case .productItem(let name, let package, _, nil) = dependency else { return dependency }
        return .product(name: name, package: package ?? name, condition: .when(traits: ["Server"]))
    }
}

/// `FILMZ_STRICT` makes every warning an error in our own builds, and only there.
let strict = Context.environment["FILMZ_STRICT"] != nil

/// What waits for services, or for whoever types a command.
let unhurried: Set = ["AMCAPI", "FilmzCinemaProgrammes", "ITunesAPI", "OMDbAPI", "TMDbAPI", "TVmazeAPI", "filmz"]

for target in package.targets where target.type != .system && target.name != "CFilmzResources" {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .strictMemorySafety(),
    ]
    if strict {
        target.swiftSettings?.append(.treatAllWarnings(as: .error))
    }
    if isPackaged && unhurried.contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-Osize"], .when(configuration: .release)))
    }
    // The commands are compiled last, by one processor while the others wait. Unoptimised, that takes a third of the time,
    // and nothing in them is asked often.
    if !isPackaged && target.name == "filmz" {
        target.swiftSettings?.append(
            .unsafeFlags(["-Onone", "-assert-config", "Release"], .when(configuration: .release)))
    }
    // The tests fold and find a great many titles.
    if strict && ["FilmzTextFolding", "FilmzTitleSearch"].contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug)))
    }
}
