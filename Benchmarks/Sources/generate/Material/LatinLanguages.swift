/// Languages in Latin letters: words that titles are made of, and the shapes of titles (`_` stands for a word).
enum LatinLanguages {
    static let all = [
        french, german, spanish, italian, portuguese, turkish, polish, czech, swedish, danish, hungarian,
        romanian, finnish, croatian, vietnamese, dutch, tagalog,
    ]

    static let french = Language(
        code: "fr", region: "FR", weight: 8,
        shapes: """
            Le _|La _|Les _|L'_|Un _|Une _|_ et _|Le _ de la _|La _ du _|_ à _|Les _ de _|_ sans _|Mon _|Ma _|_|\
            Le _ et la _|À la _ de _|Où est _ ?|Ça _|_ d'été|Au _ des _
            """,
        words: """
            amour nuit vie femme homme maison fille garçon mort été hiver soleil lune étoile cœur rêve forêt mère père
            frère sœur enfant école église château île rivière mer océan ville rue jardin fenêtre porte lumière ombre
            fantôme secret mystère crime prisonnier évadé étranger voyage départ arrivée adieu retour mémoire passé
            présent âme corps main œil visage miroir âge siècle année journée soirée matinée fête dîner café théâtre
            cinéma chanson musique opéra révolution guerre armée général épée reine roi princesse chevalier bête loup
            chat chien cheval oiseau poème lettre médecin ingénieur élève maîtresse héros légende fée sorcière géant
            pêcheur berger boulanger épicier évêque curé bonheur colère désir péché vérité liberté égalité fraternité
            cérémonie énigme écho éclair éternité tempête neige façade leçon forçat français hôtel tramway métro
            """)
    static let german = Language(
        code: "de", region: "DE", weight: 8,
        shapes: """
            Der _|Die _|Das _|Ein _|Eine _|_ und _|Der _ von _|Die _ der _|_ im _|Das _ des _|Mein _|_ ohne _|_|\
            Zwei _|Der _ und die _|Für _|Über _|Die schöne _|Der letzte _|_ auf _
            """,
        words: """
            Liebe Nacht Leben Frau Mann Haus Mädchen Junge Tod Sommer Winter Sonne Mond Stern Herz Traum Wald Mutter
            Vater Bruder Schwester Kind Schule Kirche Schloss Insel Fluss Meer Stadt Straße Garten Fenster Tür Licht
            Schatten Gespenst Geheimnis Rätsel Verbrechen Mörder Flucht Fremde Reise Abschied Rückkehr Erinnerung
            Vergangenheit Seele Körper Hand Auge Gesicht Spiegel Jahrhundert Jahr Tag Abend Morgen Fest Glück Zorn
            Sünde Wahrheit Freiheit König Königin Prinzessin Ritter Wolf Hund Pferd Vogel Brief Arzt Schüler Lehrerin
            Held Sage Hexe Zwerg Riese Fischer Schäfer Bäcker Müller Jäger Kommissar Zeugin Richter Gefängnis Brücke
            Bahnhof Zug Träne Kuss Schrei Stille Sturm Schnee Eis Feuer Wasser Erde Himmel Hölle Paradies Teufel Engel
            Küste Gebirge Höhle Wüste Dorf Großstadt Blüte Schuld Sühne Gewähr Märchen Fräulein Grüße Mühle Geschäft
            """)
    static let spanish = Language(
        code: "es", region: "ES", weight: 9,
        shapes: """
            El _|La _|Los _|Las _|Un _|Una _|_ y _|El _ de la _|La _ del _|_ de _|Mi _|_ sin _|_|Los _ del _|\
            Más _ que _|¿Dónde está _?|¡Qué _!|El último _|La niña _|Aquí _
            """,
        words: """
            amor noche vida mujer hombre casa niña niño muerte verano invierno sol luna estrella corazón sueño bosque
            madre padre hermano hermana hijo escuela iglesia castillo isla río mar océano ciudad calle jardín ventana
            puerta luz sombra fantasma secreto misterio crimen prisión fuga extraño viaje adiós regreso memoria pasado
            alma cuerpo mano ojo rostro espejo siglo año día tarde mañana fiesta felicidad cólera deseo pecado verdad
            libertad rey reina príncipe caballero lobo perro caballo pájaro carta médico maestro héroe leyenda bruja
            gigante pescador pastor panadero cazador testigo juez cárcel puente estación tren lágrima beso grito
            silencio tormenta nieve hielo fuego agua tierra cielo infierno paraíso diablo ángel montaña cueva desierto
            pueblo flor culpa canción máquina dragón campeón corrida señor señora señorita cañón mañanita compañera
            """)
    static let italian = Language(
        code: "it", region: "IT", weight: 6,
        shapes: """
            Il _|La _|I _|Le _|L'_|Un _|Una _|_ e _|Il _ della _|La _ di _|_ di _|_ senza _|_|Gli _|Perché _|\
            La _ è _|Più _|Città di _
            """,
        words: """
            amore notte vita donna uomo casa ragazza ragazzo morte estate inverno sole luna stella cuore sogno bosco
            madre padre fratello sorella figlio scuola chiesa castello isola fiume mare città strada giardino finestra
            porta luce ombra fantasma segreto mistero delitto prigione fuga straniero viaggio addio ritorno memoria
            passato anima corpo mano occhio volto specchio secolo anno giorno sera mattina festa felicità rabbia
            peccato verità libertà re regina principe cavaliere lupo cane cavallo uccello lettera medico maestro eroe
            leggenda strega gigante pescatore pastore fornaio cacciatore testimone giudice carcere ponte stazione
            treno lacrima bacio grido silenzio tempesta neve ghiaccio fuoco acqua terra cielo inferno paradiso diavolo
            angelo montagna grotta deserto paese fiore colpa canzone gioventù povertà virtù caffè lunedì papà tribù
            """)
    static let portuguese = Language(
        code: "pt", region: "BR", weight: 5,
        shapes: """
            O _|A _|Os _|As _|Um _|Uma _|_ e _|O _ da _|A _ do _|_ de _|Meu _|_ sem _|_|Não há _|São _|Até _|\
            A última _|Três _
            """,
        words: """
            amor noite vida mulher homem casa menina menino morte verão inverno sol lua estrela coração sonho floresta
            mãe pai irmão irmã filho escola igreja castelo ilha rio mar oceano cidade rua jardim janela porta luz
            sombra fantasma segredo mistério crime prisão fuga estranho viagem adeus volta memória passado alma corpo
            mão olho rosto espelho século ano dia tarde manhã festa felicidade raiva pecado verdade liberdade rei
            rainha príncipe cavaleiro lobo cão cavalo pássaro carta médico professor herói lenda bruxa gigante
            pescador pastor padeiro caçador testemunha juiz cadeia ponte estação trem lágrima beijo grito silêncio
            tempestade neve gelo fogo água terra céu inferno paraíso diabo anjo montanha caverna deserto vila flor
            culpa canção máquina dragão campeão sertão carnaval avô avó ninguém você família história açúcar esperança
            """)
    static let turkish = Language(
        code: "tr", region: "TR", weight: 4,
        shapes: """
            _|_ _|Bir _|_ ve _|Benim _|_'in _|Kara _|Küçük _|Büyük _|Son _|_ Yolu|Acı _|Ölüm _|Sevgili _|\
            Güzel _|Şeytan _
            """,
        words: """
            aşk gece hayat kadın adam ev kız oğlan ölüm yaz kış güneş ay yıldız yürek rüya orman anne baba kardeş abla
            çocuk okul cami kale ada ırmak deniz şehir sokak bahçe pencere kapı ışık gölge hayalet sır gizem suç
            hapishane kaçış yabancı yolculuk veda dönüş hatıra geçmiş ruh beden el göz yüz ayna yüzyıl yıl gün akşam
            sabah düğün mutluluk öfke günah gerçek özgürlük kral kraliçe prens şövalye kurt köpek at kuş mektup doktor
            öğretmen kahraman efsane cadı dev balıkçı çoban fırıncı avcı tanık yargıç köprü istasyon tren gözyaşı öpücük
            çığlık sessizlik fırtına kar buz ateş su toprak gökyüzü cehennem cennet şeytan melek dağ mağara çöl köy
            çiçek suçlu şarkı kılıç gül bülbül ağıt umut yalnızlık dilsiz sürgün eşkıya töre değirmen yılan
            """)
    static let polish = Language(
        code: "pl", region: "PL", weight: 4,
        shapes: """
            _|_ i _|Mój _|Moja _|_ w _|Ostatni _|_ bez _|Dwie _|Życie _|_ na _|Mała _|Wielki _|Noc _|Żona _|\
            Śmierć _
            """,
        words: """
            miłość noc życie kobieta mężczyzna dom dziewczyna chłopiec śmierć lato zima słońce księżyc gwiazda serce
            sen las matka ojciec brat siostra dziecko szkoła kościół zamek wyspa rzeka morze miasto ulica ogród okno
            drzwi światło cień duch tajemnica zagadka zbrodnia więzienie ucieczka obcy podróż pożegnanie powrót pamięć
            przeszłość dusza ciało ręka oko twarz lustro wiek rok dzień wieczór poranek święto szczęście gniew grzech
            prawda wolność król królowa książę rycerz wilk pies koń ptak list lekarz nauczyciel bohater legenda
            czarownica olbrzym rybak pasterz piekarz myśliwy świadek sędzia most dworzec pociąg łza pocałunek krzyk
            cisza burza śnieg lód ogień woda ziemia niebo piekło raj diabeł anioł góra jaskinia pustynia wieś kwiat
            wina piosenka żołnierz łódź źródło wóz człowiek żelazo popiół diament pętla ślub
            """)
    static let czech = Language(
        code: "cs", region: "CZ", weight: 3,
        shapes: """
            _|_ a _|Můj _|Poslední _|_ v _|Ztracená _|_ na _|Dva _|Příběh _|Malý _|Velká _|Tři _|Dobrý voják _|\
            Případ _
            """,
        words: """
            láska noc život žena muž dům dívka chlapec smrt léto zima slunce měsíc hvězda srdce sen les matka otec bratr
            sestra dítě škola kostel zámek ostrov řeka moře město ulice zahrada okno dveře světlo stín duch tajemství
            hádanka zločin vězení útěk cizinec cesta loučení návrat paměť minulost duše tělo ruka oko tvář zrcadlo
            století rok den večer ráno svátek štěstí hněv hřích pravda svoboda král královna princ rytíř vlk pes kůň
            pták dopis lékař učitel hrdina pověst čarodějnice obr rybář pastýř pekař lovec svědek soudce most nádraží
            vlak slza polibek křik ticho bouře sníh led oheň voda země nebe peklo ráj čert anděl hora jeskyně poušť
            vesnice květ vina píseň popelka oříšek sklepení růže
            """)
    static let swedish = Language(
        code: "sv", region: "SE", weight: 3,
        shapes: """
            _|_ och _|Min _|Den sista _|_ på _|En _|Ett _|Flickan och _|_ utan _|Det röda _|Två _|Är du _?|\
            När _|Så _
            """,
        words: """
            kärlek natt liv kvinna man hus flicka pojke död sommar vinter sol måne stjärna hjärta dröm skog mor far bror
            syster barn skola kyrka slott ö älv hav stad gata trädgård fönster dörr ljus skugga spöke hemlighet gåta
            brott fängelse flykt främling resa avsked återkomst minne själ kropp hand öga ansikte spegel år dag kväll
            morgon fest lycka vrede synd sanning frihet kung drottning riddare varg hund häst fågel brev läkare lärare
            hjälte saga häxa jätte fiskare bagare jägare vittne domare bro tåg tår kyss skrik tystnad storm snö is eld
            vatten jord himmel helvete djävul ängel berg grotta öken by blomma skuld sång smultron mörker midsommar
            """)
    static let danish = Language(
        code: "da", region: "DK", weight: 2,
        shapes: """
            _|_ og _|Min _|Den sidste _|_ på _|En _|Et _|Pigen og _|_ uden _|Det røde _|To _|Når _|Så _|De _
            """,
        words: """
            kærlighed nat liv kvinde mand hus pige dreng død sommer vinter sol måne stjerne hjerte drøm skov mor far bror
            søster barn skole kirke slot ø å hav by gade have vindue dør lys skygge spøgelse hemmelighed gåde
            forbrydelse fængsel flugt fremmed rejse afsked tilbagekomst minde sjæl krop hånd øje ansigt spejl år dag
            aften morgen fest lykke vrede synd sandhed frihed konge dronning ridder ulv hund hest fugl brev læge lærer
            helt sagn heks kæmpe fisker bager jæger vidne dommer bro tog tåre kys skrig stilhed storm sne is ild vand
            jord himmel helvede djævel engel bjerg hule ørken landsby blomst skyld sang mørke brød smør fjord køkken
            """)
    static let hungarian = Language(
        code: "hu", region: "HU", weight: 2,
        shapes: "A _|Az utolsó _|Egy _|_ és _|_|Két _|A nagy _|Szép _|Hol van _?|Az én _|Elveszett _|A kis _",
        words: """
            szerelem éjszaka élet nő férfi ház lány fiú halál nyár tél nap hold csillag szív álom erdő anya apa testvér
            nővér gyermek iskola templom kastély sziget folyó tenger város utca kert ablak ajtó fény árnyék szellem
            titok rejtély bűn börtön szökés idegen utazás búcsú visszatérés emlék múlt lélek test kéz szem arc tükör
            század év este reggel ünnep boldogság harag igazság szabadság király királynő herceg lovag farkas kutya ló
            madár levél orvos tanár hős legenda boszorkány óriás halász pásztor pék vadász tanú bíró híd vonat könny
            csók kiáltás csend vihar hó jég tűz víz föld menny pokol ördög angyal hegy barlang sivatag falu virág dal
            """)
    static let romanian = Language(
        code: "ro", region: "RO", weight: 2,
        shapes: "_|_ și _|Ultima _|Un _|O _|_ din _|Marea _|Două _|Înainte de _|Fără _|Casa _",
        words: """
            dragoste noapte viață femeie bărbat casă fată băiat moarte vară iarnă soare lună stea inimă vis pădure mamă
            tată frate soră copil școală biserică castel insulă râu mare oraș stradă grădină fereastră ușă lumină umbră
            fantomă secret mister crimă închisoare evadare străin călătorie adio întoarcere amintire trecut suflet trup
            mână ochi față oglindă secol an zi seară dimineață nuntă fericire mânie păcat adevăr libertate rege regină
            prinț cavaler lup câine cal pasăre scrisoare medic profesor erou legendă vrăjitoare uriaș pescar cioban
            """)
    static let finnish = Language(
        code: "fi", region: "FI", weight: 2,
        shapes: "_|_ ja _|Viimeinen _|_n _|Minun _|Pieni _|Kaksi _|Hyvää _|Pitkä _|Vanha _",
        words: """
            rakkaus yö elämä nainen mies talo tyttö poika kuolema kesä talvi aurinko kuu tähti sydän uni metsä äiti isä
            veli sisko lapsi koulu kirkko linna saari joki meri kaupunki katu puutarha ikkuna ovi valo varjo aave
            salaisuus arvoitus rikos vankila pako muukalainen matka hyvästi paluu muisto sielu käsi silmä kasvot peili
            vuosi päivä ilta aamu juhla onni viha synti totuus vapaus kuningas kuningatar ritari susi koira hevonen
            lintu kirje lääkäri opettaja sankari taru noita jättiläinen kalastaja metsästäjä todistaja tuomari silta
            juna kyynel suudelma huuto hiljaisuus myrsky lumi jää tuli vesi maa taivas helvetti enkeli vuori luola
            """)
    static let croatian = Language(
        code: "hr", region: "HR", weight: 2,
        shapes: """
            _|_ i _|Moja _|Posljednji _|_ u _|Mala _|Veliki _|Dvije _|Tko je _?|Čovjek i _|Žena s _|Što je _
            """,
        words: """
            ljubav noć život žena muškarac kuća djevojka dječak smrt ljeto zima sunce mjesec zvijezda srce san šuma
            majka otac brat sestra dijete škola crkva dvorac otok rijeka more grad ulica vrt prozor vrata svjetlo sjena
            duh tajna zagonetka zločin zatvor bijeg stranac putovanje oproštaj povratak sjećanje prošlost duša tijelo
            ruka oko lice ogledalo stoljeće godina dan večer jutro svadba sreća bijes grijeh istina sloboda kralj
            kraljica princ vitez vuk pas konj ptica pismo liječnik učitelj junak legenda vještica ribar pastir pekar
            """)
    static let vietnamese = Language(
        code: "vi", region: "VN", weight: 2,
        shapes: "_ _|_ và _|Người _|Mùa _|Cô _|_ của _|Những _ _|Một _ _|Đêm _|Chuyện _|Đường _|Hà Nội _",
        words: """
            tình đêm sống phụ nữ đàn ông nhà gái trai chết hè đông trời trăng sao tim mơ rừng mẹ cha anh chị con trường
            thành đảo sông biển phố vườn cửa sáng bóng ma mật tội tù trốn lạ đường biệt về nhớ hồn thân tay mắt mặt
            gương năm ngày chiều sớm cưới phúc giận thật vua hoàng hậu sói chó ngựa chim thư thầy thuốc anh hùng phù
            thủy cá thợ săn chứng cầu tàu lệ hôn tiếng lặng bão tuyết băng lửa nước đất địa ngục quỷ thiên thần núi
            """)
    static let dutch = Language(
        code: "nl", region: "NL", weight: 3,
        shapes: "De _|Het _|Een _|_ en _|De _ van de _|Mijn _|_ zonder _|_|Het _ van _|De laatste _|Twee _",
        words: """
            liefde nacht leven vrouw man huis meisje jongen dood zomer winter zon maan ster hart droom bos moeder vader
            broer zus kind school kerk kasteel eiland rivier zee stad straat tuin raam deur licht schaduw spook geheim
            raadsel misdaad gevangenis vlucht vreemdeling reis afscheid terugkeer herinnering verleden ziel lichaam
            hand oog gezicht spiegel eeuw jaar dag avond ochtend feest geluk woede zonde waarheid vrijheid koning
            koningin prins ridder wolf hond paard vogel brief dokter meester held sage heks reus visser herder bakker
            jager getuige rechter brug trein traan kus schreeuw stilte storm sneeuw ijs vuur water aarde hemel hel
            """)
    static let tagalog = Language(
        code: "tl", region: "PH", weight: 3,
        shapes: "Ang _|Ang _ ng _|_ at _|Si _|Mga _|_ sa _|Sa _ ng _|Ang mga _|_|Aking _|Huling _",
        words: """
            pag-ibig gabi buhay babae lalaki bahay dalaga binata kamatayan tag-araw ulan araw buwan bituin puso pangarap
            gubat ina ama kapatid anak paaralan simbahan kastilyo isla ilog dagat lungsod kalye hardin bintana pinto
            liwanag anino multo lihim hiwaga krimen bilangguan takas dayuhan lakbay paalam balik alaala kahapon kaluluwa
            katawan kamay mata mukha salamin taon umaga pista ligaya galit sala katotohanan laya hari reyna prinsipe
            """)
}
