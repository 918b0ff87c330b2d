/// Languages in other scripts: words as they are written and in Latin letters.
enum NativeScripts {
    static let all = [russian, japanese, chinese, korean, hindi, arabic, greek, hebrew, thai, persian]

    static let russian = Language(
        code: "ru", region: "RU", weight: 6,
        shapes: """
            _|_ _|_ и/i _|_ на/na _|Моя/Moya _|Последний/Posledniy _|_ в/v _|Без/Bez _|Дело/Delo _|_ не/ne _
            """,
        words: """
            любовь/lyubov ночь/noch жизнь/zhizn женщина/zhenshchina человек/chelovek дом/dom девушка/devushka мальчик/malchik
            смерть/smert лето/leto зима/zima солнце/solntse луна/luna звезда/zvezda сердце/serdtse сон/son лес/les мать/mat
            отец/otets брат/brat сестра/sestra школа/shkola церковь/tserkov замок/zamok остров/ostrov река/reka море/more
            город/gorod улица/ulitsa сад/sad окно/okno дверь/dver свет/svet тень/ten призрак/prizrak тайна/tayna загадка/zagadka
            побег/pobeg дорога/doroga память/pamyat душа/dusha рука/ruka глаз/glaz зеркало/zerkalo век/vek год/god день/den
            вечер/vecher утро/utro праздник/prazdnik счастье/schastye гнев/gnev правда/pravda свобода/svoboda король/korol
            волк/volk собака/sobaka конь/kon птица/ptitsa письмо/pismo учитель/uchitel герой/geroy легенда/legenda рыбак/rybak
            охотник/okhotnik судья/sudya мост/most поезд/poyezd слеза/sleza поцелуй/potseluy крик/krik тишина/tishina буря/burya
            снег/sneg лёд/lyod огонь/ogon вода/voda земля/zemlya небо/nebo ад/ad рай/ray дьявол/dyavol ангел/angel гора/gora
            """)
    static let japanese = Language(
        code: "ja", region: "JP", weight: 6, isSpaced: false,
        shapes: "__|_の/no _|__の/no _|_と/to _|_は/wa __|_に/ni _|___|__|_の/no __",
        words: """
            愛/ai 夜/yoru 命/inochi 女/onna 男/otoko 家/ie 娘/musume 少年/shonen 死/shi 夏/natsu 冬/fuyu 太陽/taiyo 月/tsuki 星/hoshi
            心/kokoro 夢/yume 森/mori 母/haha 父/chichi 兄弟/kyodai 姉/ane 子供/kodomo 学校/gakko 寺/tera 城/shiro 島/shima 川/kawa
            海/umi 町/machi 道/michi 庭/niwa 窓/mado 門/mon 光/hikari 影/kage 幽霊/yurei 秘密/himitsu 謎/nazo 罪/tsumi 牢/ro 旅/tabi
            別れ/wakare 記憶/kioku 魂/tamashii 手/te 目/me 顔/kao 鏡/kagami 年/toshi 日/hi 夕/yu 朝/asa 祭り/matsuri 幸福/kofuku
            怒り/ikari 真実/shinjitsu 自由/jiyu 王/o 姫/hime 侍/samurai 狼/okami 犬/inu 馬/uma 鳥/tori 手紙/tegami 医者/isha
            先生/sensei 英雄/eiyu 伝説/densetsu 魔女/majo 巨人/kyojin 橋/hashi 駅/eki 電車/densha 涙/namida 叫び/sakebi 沈黙/chinmoku
            嵐/arashi 雪/yuki 氷/kori 火/hi 水/mizu 地/chi 空/sora 地獄/jigoku 天国/tengoku 鬼/oni 天使/tenshi 山/yama 砂/suna 村/mura
            花/hana 歌/uta 剣/ken 桜/sakura 竜/ryu 猫/neko 金/kin 銀/gin 赤/aka 青/ao 白/shiro 黒/kuro 東京/tokyo 京都/kyoto 大阪/osaka
            """)
    static let chinese = Language(
        code: "zh", region: "CN", weight: 5, isSpaced: false,
        shapes: "__|___|____|_之/zhi _|__的/de __|_与/yu _|大/da __|小/xiao __",
        words: """
            爱/ai 夜/ye 生/sheng 女/nu 男/nan 家/jia 娘/niang 少/shao 死/si 夏/xia 冬/dong 春/chun 秋/qiu 日/ri 月/yue 星/xing 心/xin
            梦/meng 林/lin 母/mu 父/fu 兄/xiong 弟/di 姐/jie 子/zi 校/xiao 寺/si 城/cheng 岛/dao 河/he 海/hai 江/jiang 路/lu 街/jie
            花/hua 园/yuan 窗/chuang 门/men 光/guang 影/ying 鬼/gui 密/mi 谜/mi 罪/zui 狱/yu 旅/lu 别/bie 忆/yi 魂/hun 手/shou 眼/yan
            面/mian 镜/jing 年/nian 天/tian 晚/wan 晨/chen 喜/xi 怒/nu 真/zhen 自/zi 王/wang 后/hou 公/gong 侠/xia 狼/lang 狗/gou 马/ma
            鸟/niao 信/xin 医/yi 师/shi 雄/xiong 传/chuan 巫/wu 人/ren 渔/yu 桥/qiao 站/zhan 车/che 泪/lei 吻/wen 静/jing 风/feng
            雪/xue 冰/bing 火/huo 水/shui 地/di 云/yun 龙/long 虎/hu 山/shan 沙/sha 村/cun 歌/ge 剑/jian 金/jin 银/yin 红/hong 青/qing
            """)
    static let korean = Language(
        code: "ko", region: "KR", weight: 4,
        shapes: "_|_ _|_의/ui _|_ _의/ui _|나의/naui _|마지막/majimak _|_와/wa _|_ 속/sok _",
        words: """
            사랑/sarang 밤/bam 인생/insaeng 여자/yeoja 남자/namja 집/jip 소녀/sonyeo 소년/sonyeon 죽음/jugeum 여름/yeoreum
            겨울/gyeoul 태양/taeyang 달/dal 별/byeol 마음/maeum 꿈/kkum 숲/sup 어머니/eomeoni 아버지/abeoji 형제/hyeongje
            학교/hakgyo 성/seong 섬/seom 강/gang 바다/bada 도시/dosi 거리/geori 정원/jeongwon 창문/changmun 문/mun 빛/bit
            그림자/geurimja 유령/yuryeong 비밀/bimil 범죄/beomjoe 감옥/gamok 여행/yeohaeng 이별/ibyeol 기억/gieok 영혼/yeonghon
            손/son 눈/nun 얼굴/eolgul 거울/geoul 하루/haru 저녁/jeonyeok 아침/achim 축제/chukje 행복/haengbok 진실/jinsil
            자유/jayu 왕/wang 여왕/yeowang 늑대/neukdae 개/gae 말/mal 새/sae 편지/pyeonji 의사/uisa 선생/seonsaeng 영웅/yeongung
            전설/jeonseol 마녀/manyeo 다리/dari 기차/gicha 눈물/nunmul 키스/kiseu 침묵/chimmuk 폭풍/pokpung 불/bul 물/mul 땅/ttang
            """)
    static let hindi = Language(
        code: "hi", region: "IN", weight: 6,
        shapes: "_|_ _|_ का/ka _|_ की/ki _|मेरा/mera _|एक/ek _|_ और/aur _|_ से/se _|_ के/ke _",
        words: """
            प्यार/pyaar रात/raat जीवन/jeevan औरत/aurat आदमी/aadmi घर/ghar लड़की/ladki लड़का/ladka मौत/maut सूरज/suraj चाँद/chaand
            तारा/tara दिल/dil सपना/sapna जंगल/jungle माँ/maa पिता/pita भाई/bhai बहन/behen बच्चा/bachcha मंदिर/mandir किला/kila
            नदी/nadi सागर/sagar शहर/shehar सड़क/sadak खिड़की/khidki दरवाज़ा/darwaza रोशनी/roshni साया/saaya भूत/bhoot राज़/raaz
            जुर्म/jurm अजनबी/ajnabi सफ़र/safar याद/yaad आत्मा/aatma हाथ/haath आँख/aankh चेहरा/chehra दिन/din शाम/shaam सुबह/subah
            शादी/shaadi खुशी/khushi सच/sach आज़ादी/azaadi राजा/raja रानी/rani शेर/sher घोड़ा/ghoda चिट्ठी/chitthi डाकू/daku नायक/nayak
            खून/khoon आग/aag पानी/paani धरती/dharti आसमान/aasmaan पहाड़/pahaad फूल/phool गीत/geet दोस्त/dost दुश्मन/dushman
            """)
    static let arabic = Language(
        code: "ar", region: "EG", weight: 3,
        shapes: "_|_ _|_ و/wa _|_ في/fi _|_ من/min _|يوم/yawm _",
        words: """
            الحب/alhob الليل/allayl الحياة/alhayat امرأة/imraa رجل/rajul بيت/bayt بنت/bint ولد/walad الموت/almawt الشمس/alshams
            القمر/alqamar نجمة/najma قلب/qalb حلم/hilm غابة/ghaba أم/umm أب/ab أخ/akh مدرسة/madrasa قلعة/qalaa جزيرة/jazira نهر/nahr
            البحر/albahr مدينة/madina شارع/sharia باب/bab نور/nour ظل/zill سر/sirr لغز/lughz جريمة/jarima سجن/sijn غريب/gharib
            سفر/safar وداع/wadaa ذاكرة/zakira روح/ruh عين/ayn وجه/wajh سنة/sana مساء/masaa صباح/sabah حقيقة/haqiqa ملك/malik
            """)
    static let greek = Language(
        code: "el", region: "GR", weight: 3,
        shapes: "_|Ο/O _|Η/I _|Το/To _|_ και/kai _|Η/I _ του/tou _|Οι/Oi _",
        words: """
            αγάπη/agapi νύχτα/nychta ζωή/zoi γυναίκα/gynaika άνδρας/andras σπίτι/spiti κορίτσι/koritsi αγόρι/agori θάνατος/thanatos
            ήλιος/ilios φεγγάρι/fengari αστέρι/asteri καρδιά/kardia όνειρο/oneiro δάσος/dasos μητέρα/mitera πατέρας/pateras
            παιδί/paidi σχολείο/scholeio κάστρο/kastro νησί/nisi ποτάμι/potami θάλασσα/thalassa πόλη/poli δρόμος/dromos
            κήπος/kipos παράθυρο/parathyro πόρτα/porta φως/fos σκιά/skia μυστικό/mystiko έγκλημα/egklima ξένος/xenos ταξίδι/taxidi
            μνήμη/mnimi ψυχή/psychi μάτι/mati πρόσωπο/prosopo χρόνος/chronos μέρα/mera αλήθεια/alitheia ελευθερία/eleftheria
            """)
    static let hebrew = Language(
        code: "he", region: "IL", weight: 2,
        shapes: "_|_ _|ה/ha _|_ של/shel _|_ ו/ve _",
        words: """
            אהבה/ahava לילה/layla חיים/chayim אישה/isha איש/ish בית/bayit ילדה/yalda ילד/yeled מוות/mavet קיץ/kayitz חורף/choref
            שמש/shemesh ירח/yareach כוכב/kochav לב/lev חלום/chalom יער/yaar אמא/ima אבא/aba אח/ach אחות/achot ים/yam עיר/ir
            רחוב/rechov חלון/chalon דלת/delet אור/or צל/tzel סוד/sod זר/zar מסע/masa זיכרון/zikaron נשמה/neshama יד/yad עין/ayin
            """)
    static let thai = Language(
        code: "th", region: "TH", weight: 2, isSpaced: false,
        shapes: "__|___|_กับ/kap _",
        words: """
            รัก/rak คืน/khuen ชีวิต/chiwit หญิง/ying ชาย/chai บ้าน/ban ตาย/tai ฝน/fon หนาว/nao ตะวัน/tawan จันทร์/chan ดาว/dao
            ใจ/chai ฝัน/fan ป่า/pa แม่/mae พ่อ/pho พี่/phi น้อง/nong เกาะ/ko น้ำ/nam ทะเล/thale เมือง/mueang ถนน/thanon ผี/phi
            ลับ/lap คุก/khuk เพื่อน/phuean ไฟ/fai ดิน/din ฟ้า/fa นรก/narok สวรรค์/sawan เขา/khao ดอกไม้/dokmai เพลง/phleng เสือ/suea
            """)
    static let persian = Language(
        code: "fa", region: "IR", weight: 2,
        shapes: "_|_ _|_ و/o _|_ در/dar _",
        words: """
            عشق/eshgh شب/shab زندگی/zendegi زن/zan مرد/mard خانه/khaneh دختر/dokhtar پسر/pesar مرگ/marg خورشید/khorshid ماه/mah
            ستاره/setareh دل/del رویا/roya جنگل/jangal مادر/madar پدر/pedar برادر/baradar خواهر/khahar کودک/koodak مدرسه/madreseh
            جزیره/jazireh رود/rood دریا/darya شهر/shahr خیابان/khiaban باغ/bagh پنجره/panjereh در/dar نور/noor سایه/sayeh راز/raz
            """)
}
