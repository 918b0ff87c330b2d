/// English words that titles are made of, the frequent ones first.
enum EnglishWords {
    static let nouns = """
        love night man life girl day house world woman death time city heart war king dream blood story road boy moon
        fire river summer star secret child game family shadow dance wife island devil murder angel train garden door
        sea music money mother father brother sister stranger winter wind ghost dog eye street hand lady black
        red white home night school party sun light dark end line water earth sky gold silver stone mountain forest
        bride killer lover hunter soldier thief dancer doctor teacher captain queen prince princess knight dragon wolf
        lion tiger bear fox rabbit bird crow raven eagle swan butterfly spider snake horse bull cat mouse elephant
        whale shark fish rose flower tree leaf grass seed bread wine honey sugar salt apple orange cherry lemon coffee
        tea milk kitchen table chair bed room window wall roof tower bridge castle palace temple church chapel
        cathedral village town country kingdom empire nation border frontier desert valley hill lake ocean beach
        harbour port ship boat sail anchor storm rain snow ice thunder lightning cloud rainbow fog mist dawn dusk
        evening morning noon midnight hour minute moment year month week weekend holiday season spring autumn century
        age youth childhood memory dream nightmare sleep silence noise song melody symphony waltz tango piano violin
        guitar drum trumpet voice whisper scream cry laugh smile tear kiss touch embrace promise lie truth faith hope
        fear anger rage revenge justice mercy grace sin crime law trial verdict witness judge lawyer prison jail escape
        chase hunt trap bait target weapon gun pistol rifle knife sword arrow bow shield armour helmet crown ring
        necklace diamond pearl ruby emerald jewel treasure fortune luck chance fate destiny doom curse spell magic
        witch wizard vampire zombie monster beast creature alien robot machine engine motor car truck bus taxi plane
        flight pilot rocket planet galaxy universe space void abyss hell heaven paradise eden purgatory soul spirit
        body bone skin skull face mask mirror portrait painting picture photograph film camera stage theatre circus
        clown acrobat magician puppet doll toy balloon kite ball match player team goal race runner boxer fighter
        champion winner loser hero villain outlaw bandit sheriff ranger cowboy gunman rebel revolution riot strike
        uprising march battle siege victory defeat surrender peace treaty colonel general sergeant private sailor
        admiral spy agent detective inspector cop police squad unit force command mission operation code signal cipher
        letter diary book page chapter verse poem novel legend myth fable tale riddle puzzle mystery clue evidence
        suspect victim corpse grave tomb coffin funeral wedding marriage divorce affair romance passion desire lust
        obsession jealousy temptation seduction betrayal loyalty honour duty sacrifice courage pride glory shame guilt
        regret sorrow grief joy happiness pleasure delight wonder miracle vision prophet saint martyr priest nun monk
        bishop pope god goddess demon orphan widow bachelor spinster baby twin cousin uncle aunt nephew niece
        grandmother grandfather neighbour friend enemy rival partner companion guest host servant maid butler cook
        waiter tailor cobbler baker butcher farmer shepherd fisherman miner carpenter blacksmith painter poet writer
        singer actor actress director producer critic reporter editor photographer nurse surgeon patient hospital
        asylum clinic laboratory experiment formula poison drug cure disease plague virus fever wound scar pain
        hunger thirst harvest field farm barn mill well spring fountain pond swamp jungle savannah prairie canyon
        cave mine tunnel cellar attic stair corridor hall hotel motel inn tavern bar saloon casino cabaret nightclub
        disco market shop store bank office factory warehouse station airport highway crossroad corner alley avenue
        boulevard square park bench statue monument museum gallery library university college classroom lesson exam
        graduation reunion homecoming return arrival departure journey voyage trip tour adventure expedition quest
        search discovery invention project plan scheme plot conspiracy heist robbery ransom hostage kidnapping
        fugitive prisoner convict warden inmate guard patrol watchman keeper gatekeeper lighthouse beacon lantern
        candle lamp torch flame ember ash smoke dust sand clay mud marble crystal glass iron steel copper brass bronze
        tin wood paper ink pen pencil brush colour blue green yellow purple scarlet crimson ivory ebony amber velvet
        silk lace cotton wool leather coat dress shirt shoe boot glove hat cap umbrella suitcase basket bottle cup
        plate spoon fork clock watch bell whistle horn radio telephone television computer screen network signal
        number zero one two three four five six seven eight nine ten dozen hundred thousand million
        """
    static let adjectives = """
        last big little great good bad new old black white red blue golden secret lost dark young beautiful dead wild
        long true first lonely happy final perfect hidden strange broken silent sweet crazy dirty deadly cold hot
        burning bloody brave mad holy sacred evil wicked innocent guilty invisible forbidden forgotten unknown
        mysterious magic magical haunted cursed eternal endless infinite immortal fatal final second third fourth
        fifth seventh only other another double single simple pure naked bare blind deaf mute dumb lame crooked
        straight narrow wide deep shallow high low tall short heavy light quick slow early late ancient modern
        eternal brief sudden distant near far foreign native local royal noble common poor rich cheap precious
        rare ordinary extraordinary amazing incredible fantastic marvellous splendid magnificent glorious terrible
        horrible awful dreadful ghastly grim gentle tender bitter sour salty dry wet frozen melting rising falling
        running flying dancing singing sleeping dreaming waiting walking talking laughing crying dying living loving
        missing vanishing stolen borrowed rented empty full open closed locked unlocked sealed painted gilded rusty
        dusty misty foggy rainy stormy sunny windy quiet loud electric atomic nuclear cosmic solar lunar stellar
        northern southern eastern western upper lower inner outer middle central private public personal intimate
        accidental reluctant unlikely impossible possible improbable uncertain unfinished untold unseen unspoken
        untitled unwanted unfaithful ungrateful unforgiven unbreakable unstoppable merciless ruthless heartless
        homeless hopeless fearless reckless restless sleepless speechless nameless faceless motherless fatherless
        """
    static let verbs = """
        finding losing saving killing chasing hunting loving leaving saying making breaking burning building
        becoming being hating hiding seeking stealing selling buying crossing catching driving riding sailing
        climbing falling fighting facing following forgetting remembering dreaming drowning waiting waking watching
        wishing writing reading raising robbing running playing praying meeting marrying missing living
        """
    static let places = """
        America London Paris Berlin Vienna Rome Venice Tokyo Shanghai Texas Brooklyn Manhattan Hollywood California
        Chicago Boston Dublin Glasgow Moscow Istanbul Cairo Casablanca Havana Rio Mexico Brazil India China Japan
        Africa Europe Asia Alaska Arizona Nevada Montana Oregon Kansas Dakota Wyoming Louisiana Memphis Nashville
        Detroit Seattle Denver Lisbon Madrid Barcelona Naples Milan Prague Warsaw Budapest Athens Marseille Hamburg
        Bombay Calcutta Delhi Singapore Manila Jakarta Sydney Melbourne Tasmania Greenland Iceland Patagonia Siberia
        Sahara Amazon Danube Volga Nile Ganges Mississippi Hudson Broadway Soho Harlem Bronx Camden Brixton
        """
    static let firstNames = """
        John Mary Jack Anna Max Alice Sam Rose Tom Emma Charlie Lucy Joe Kate Ben Sarah Harry Grace Billy Maria Henry
        Julia Peter Laura Frank Helen David Eva Paul Clara Michael Sophie Robert Nina Martin Ida George Ruth Arthur
        Vera Oscar Elsa Felix Flora Hugo Irma Victor Stella Leo Diana Adam Eve Simon Rachel Daniel Rebecca Samuel
        Hannah Jacob Esther Isaac Judith Noah Naomi Luke Lydia Mark Martha Matthew Miriam Philip Phoebe Thomas Tessa
        Edward Edith Alfred Agnes Albert Amelia Walter Winifred Ernest Ethel Herbert Hilda Oliver Olive Rufus Rosalind
        Sebastian Selma Theodore Thelma Ulrich Ursula Vincent Viola Wilfred Wanda Xavier Xenia Yuri Yvonne Zachary Zoe
        """
    static let surnames = """
        Smith Jones Brown Taylor Wilson Miller Davis Clark Lewis Walker Hall Young Wright Hill Green Baker Nelson
        Carter Mitchell Parker Turner Phillips Campbell Evans Edwards Collins Stewart Morris Rogers Reed Cook Morgan
        Cooper Peterson Bailey Kelly Howard Ward Cox Richardson Watson Brooks Bennett Gray Hughes Price Myers Long
        Foster Sanders Ross Powell Sullivan Russell Ortiz Jenkins Perry Butler Barnes Fisher Henderson Coleman Simmons
        Patterson Jordan Reynolds Hamilton Graham Griffin Wallace Woods Cole West Owens Gibson Ellis Murray Marshall
        Harrison Ferguson Stone Hawkins Dunn Perkins Hudson Spencer Gardner Stephens Payne Pierce Berry Matthews Arnold
        Wagner Willis Ray Watkins Olson Carroll Duncan Snyder Hart Cunningham Bradley Lane Andrews Ruiz Harper Fox
        """

    /// All of them, the ones that are frequent in titles first.
    static let all: [String] = {
        // The rarer words of a kind are, the faster their ranks grow.
        let kinds = [(nouns, 0.4), (adjectives, 0.7), (verbs, 3), (firstNames, 2.5), (places, 4), (surnames, 4)]
        let ranked = kinds.flatMap { words, step in
            words.split(whereSeparator: \.isWhitespace).enumerated().map { (Double($0) * step + step, String($1)) }
        }
        return ranked.sorted { $0 < $1 }.map(\.1)
    }()
}
