/// The nicknames for English first names, which people use for actors and directors.
enum Nicknames {
    /// - Parameter word: a folded word
    /// - Returns: the full names that it may stand for; empty for most words
    static func names(for word: [UInt32]) -> [[UInt32]] {
        if word.count <= longest { table[word, default: []] } else { [] }
    }

    private static let longest = table.keys.map(\.count).max() ?? 0

    private static let table: [[UInt32]: [[UInt32]]] = {
        var table: [[UInt32]: [[UInt32]]] = [:]
        for (name, short) in all {
            let letters = name.unicodeScalars.map(\.value)
            for word in short.split(separator: " ") {
                table[word.unicodeScalars.map(\.value), default: []].append(letters)
            }
        }
        return table
    }()

    /// The full names with their nicknames.
    private static let all: KeyValuePairs = [
        "albert": "al bert", "alexander": "alex sandy", "alfred": "al fred alf", "andrew": "andy drew",
        "anthony": "tony", "antonio": "tony", "arnold": "arnie", "arthur": "art", "barbara": "barb", "benedict": "ben",
        "benjamin": "ben", "bernard": "bernie", "catherine": "cathy kate cate",
        "charles": "charlie chuck", "christian": "chris", "christina": "chris chrissy",
        "christopher": "chris", "clinton": "clint", "daniel": "dan danny", "david": "dave", "deborah": "deb debbie",
        "donald": "don donnie", "dorothy": "dot dotty", "douglas": "doug", "edward": "ed eddie ned ted",
        "elizabeth": "liz lizzie beth betty", "eugene": "gene", "frances": "fran", "francis": "frank fran",
        "frederick": "fred freddie", "gabriel": "gabe", "gerald": "gerry jerry", "gerard": "gerry",
        "gregory": "greg", "harold": "harry hal", "harrison": "harry",
        "henry": "harry hank hal", "jacob": "jake", "jacqueline": "jackie", "james": "jim jimmy jamie",
        "jennifer": "jen jenny", "jeffrey": "jeff", "jessica": "jess",
        "john": "johnny jack", "jonathan": "jon", "joseph": "joe joey", "joshua": "josh", "judith": "judy",
        "katharine": "kate kathy katie", "katherine": "kate kathy katie", "kathryn": "kate kathy",
        "kenneth": "ken kenny",
        "laurence": "larry", "lawrence": "larry", "leonard": "leo len lenny", "leonardo": "leo", "louis": "lou",
        "madeleine": "maddie", "margaret": "maggie meg peggy", "matthew": "matt", "maximilian": "max",
        "melissa": "mel", "melvin": "mel", "michael": "mike mick micky", "michelle": "shelly", "nathaniel": "nate",
        "natalie": "nat", "nicholas": "nick nicky", "nicolas": "nick nic", "nicole": "nic nicky", "oliver": "ollie",
        "pamela": "pam", "patricia": "pat patty", "patrick": "pat paddy", "peter": "pete", "philip": "phil",
        "phillip": "phil", "raymond": "ray", "rebecca": "becky", "richard": "dick rick richie",
        "robert": "bob bobby rob robbie bert", "ronald": "ron ronnie", "russell": "russ",
        "samantha": "sam", "samuel": "sam sammy", "sebastian": "seb", "sidney": "sid",
        "stanley": "stan", "stephen": "steve", "steven": "steve", "susan": "sue susie", "sylvester": "sly",
        "theodore": "ted theo", "thomas": "tom tommy", "timothee": "tim timmy", "timothy": "tim timmy",
        "victoria": "vicky", "vincent": "vince vinnie", "walter": "walt", "wesley": "wes",
        "william": "bill billy will willie", "zachary": "zach zack",
    ]
}
