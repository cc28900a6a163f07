// swift-format-ignore-file
// Made by Scripts/make_standards.py; do not edit.
//
// What: locale/country: name; a child locale has what differs from its parent
// Source: CLDR 47 through Babel 2.18.0
// Date: 2025-03-13
// Licence: Unicode-3.0
// SHA-256 of the rows: 0b6b976dfbb6c1fb58e87c852ff90affb59c89a0ec5fde6718832c986405aac6
//
extension StandardsTable {
  static let countryNames = StandardsTable(
    #"""
    af/ad	Andorra
    af/ae	Verenigde Arabiese Emirate
    af/af	Afganistan
    af/ag	Antigua en Barbuda
    af/ai	Anguilla
    af/al	Albanië
    af/am	Armenië
    af/ao	Angola
    af/aq	Antarktika
    af/ar	Argentinië
    af/as	Amerikaanse Samoa
    af/at	Oostenryk
    af/au	Australië
    af/aw	Aruba
    af/ax	Ålandeilande
    af/az	Azerbeidjan
    af/ba	Bosnië en Herzegowina
    af/bb	Barbados
    af/bd	Bangladesj
    af/be	België
    af/bf	Burkina Faso
    af/bg	Bulgarye
    af/bh	Bahrein
    af/bi	Burundi
    af/bj	Benin
    af/bl	Sint Barthélemy
    af/bm	Bermuda
    af/bn	Broenei
    af/bo	Bolivië
    af/bq	Karibiese Nederland
    af/br	Brasilië
    af/bs	Bahamas
    af/bt	Bhoetan
    af/bv	Bouvet-eiland
    af/bw	Botswana
    af/by	Belarus
    af/bz	Belize
    af/ca	Kanada
    af/cc	Kokoseilande
    af/cd	Demokratiese Republiek van die Kongo
    af/cf	Sentraal-Afrikaanse Republiek
    af/cg	Kongo-Brazzaville
    af/ch	Switserland
    af/ci	Ivoorkus
    af/ck	Cookeilande
    af/cl	Chili
    af/cm	Kameroen
    af/cn	China
    af/co	Colombië
    af/cr	Costa Rica
    af/cu	Kuba
    af/cv	Kaap Verde
    af/cw	Curaçao
    af/cx	Kerseiland
    af/cy	Siprus
    af/cz	Tsjeggië
    af/de	Duitsland
    af/dj	Djiboeti
    af/dk	Denemarke
    af/dm	Dominica
    af/do	Dominikaanse Republiek
    af/dz	Algerië
    af/ec	Ecuador
    af/ee	Estland
    af/eg	Egipte
    af/eh	Wes-Sahara
    af/er	Eritrea
    af/es	Spanje
    af/et	Ethiopië
    af/fi	Finland
    af/fj	Fidji
    af/fk	Falklandeilande
    af/fm	Mikronesië
    af/fo	Faroëreilande
    af/fr	Frankryk
    af/ga	Gaboen
    af/gb	Verenigde Koninkryk
    af/gd	Grenada
    af/ge	Georgië
    af/gf	Frans-Guyana
    af/gg	Guernsey
    af/gh	Ghana
    af/gi	Gibraltar
    af/gl	Groenland
    af/gm	Gambië
    af/gn	Guinee
    af/gp	Guadeloupe
    af/gq	Ekwatoriaal-Guinee
    af/gr	Griekeland
    af/gs	Suid-Georgië en die Suidelike Sandwicheilande
    af/gt	Guatemala
    af/gu	Guam
    af/gw	Guinee-Bissau
    af/gy	Guyana
    af/hk	Hongkong SAS China
    af/hm	Heardeiland en McDonaldeilande
    af/hn	Honduras
    af/hr	Kroasië
    af/ht	Haïti
    af/hu	Hongarye
    af/id	Indonesië
    af/ie	Ierland
    af/il	Israel
    af/im	Eiland Man
    af/in	Indië
    af/io	Brits-Indiese Oseaangebied
    af/iq	Irak
    af/ir	Iran
    af/is	Ysland
    af/it	Italië
    af/je	Jersey
    af/jm	Jamaika
    af/jo	Jordanië
    af/jp	Japan
    af/ke	Kenia
    af/kg	Kirgistan
    af/kh	Kambodja
    af/ki	Kiribati
    af/km	Comore
    af/kn	Sint Kitts en Nevis
    af/kp	Noord-Korea
    af/kr	Suid-Korea
    af/kw	Koeweit
    af/ky	Kaaimanseilande
    af/kz	Kazakstan
    af/la	Laos
    af/lb	Libanon
    af/lc	Sint Lucia
    af/li	Liechtenstein
    af/lk	Sri Lanka
    af/lr	Liberië
    af/ls	Lesotho
    af/lt	Litaue
    af/lu	Luxemburg
    af/lv	Letland
    af/ly	Libië
    af/ma	Marokko
    af/mc	Monaco
    af/md	Moldowa
    af/me	Montenegro
    af/mf	Sint Martin
    af/mg	Madagaskar
    af/mh	Marshalleilande
    af/mk	Noord-Macedonië
    af/ml	Mali
    af/mm	Mianmar (Birma)
    af/mn	Mongolië
    af/mo	Macau SAS China
    af/mp	Noord-Mariane-eilande
    af/mq	Martinique
    af/mr	Mauritanië
    af/ms	Montserrat
    af/mt	Malta
    af/mu	Mauritius
    af/mv	Maledive
    af/mw	Malawi
    af/mx	Meksiko
    af/my	Maleisië
    af/mz	Mosambiek
    af/na	Namibië
    af/nc	Nieu-Kaledonië
    af/ne	Niger
    af/nf	Norfolkeiland
    af/ng	Nigerië
    af/ni	Nicaragua
    af/nl	Nederland
    af/no	Noorweë
    af/np	Nepal
    af/nr	Nauru
    af/nu	Niue
    af/nz	Nieu-Seeland
    af/om	Oman
    af/pa	Panama
    af/pe	Peru
    af/pf	Frans-Polinesië
    af/pg	Papoea-Nieu-Guinee
    af/ph	Filippyne
    af/pk	Pakistan
    af/pl	Pole
    af/pm	Sint Pierre en Miquelon
    af/pn	Pitcairneilande
    af/pr	Puerto Rico
    af/ps	Palestynse Grondgebiede
    af/pt	Portugal
    af/pw	Palau
    af/py	Paraguay
    af/qa	Katar
    af/re	Réunion
    af/ro	Roemenië
    af/rs	Serwië
    af/ru	Rusland
    af/rw	Rwanda
    af/sa	Saoedi-Arabië
    af/sb	Salomonseilande
    af/sc	Seychelle
    af/sd	Soedan
    af/se	Swede
    af/sg	Singapoer
    af/sh	Sint Helena
    af/si	Slowenië
    af/sj	Spitsbergen en Jan Mayen
    af/sk	Slowakye
    af/sl	Sierra Leone
    af/sm	San Marino
    af/sn	Senegal
    af/so	Somalië
    af/sr	Suriname
    af/ss	Suid-Soedan
    af/st	São Tomé en Príncipe
    af/sv	El Salvador
    af/sx	Sint Maarten
    af/sy	Sirië
    af/sz	Eswatini
    af/tc	Turks- en Caicoseilande
    af/td	Tsjad
    af/tf	Franse Suidelike Gebiede
    af/tg	Togo
    af/th	Thailand
    af/tj	Tadjikistan
    af/tk	Tokelau
    af/tl	Oos-Timor
    af/tm	Turkmenistan
    af/tn	Tunisië
    af/to	Tonga
    af/tr	Turkye
    af/tt	Trinidad en Tobago
    af/tv	Tuvalu
    af/tw	Taiwan
    af/tz	Tanzanië
    af/ua	Oekraïne
    af/ug	Uganda
    af/um	Klein afgeleë eilande van die VSA
    af/us	Verenigde State van Amerika
    af/uy	Uruguay
    af/uz	Oesbekistan
    af/va	Vatikaanstad
    af/vc	Sint Vincent en die Grenadine
    af/ve	Venezuela
    af/vg	Britse Maagde-eilande
    af/vi	VSA se Maagde-eilande
    af/vn	Viëtnam
    af/vu	Vanuatu
    af/wf	Wallis en Futuna
    af/ws	Samoa
    af/ye	Jemen
    af/yt	Mayotte
    af/za	Suid-Afrika
    af/zm	Zambië
    af/zw	Zimbabwe
    am/ad	አንዶራ
    am/ae	የተባበሩት ዓረብ ኤምሬትስ
    am/af	አፍጋኒስታን
    am/ag	አንቲጓ እና ባርቡዳ
    am/ai	አንጉይላ
    am/al	አልባኒያ
    am/am	አርሜኒያ
    am/ao	አንጐላ
    am/aq	አንታርክቲካ
    am/ar	አርጀንቲና
    am/as	የአሜሪካ ሳሞአ
    am/at	ኦስትሪያ
    am/au	አውስትራልያ
    am/aw	አሩባ
    am/ax	የአላንድ ደሴቶች
    am/az	አዘርባጃን
    am/ba	ቦስኒያ እና ሄርዞጎቪኒያ
    am/bb	ባርቤዶስ
    am/bd	ባንግላዲሽ
    am/be	ቤልጄም
    am/bf	ቡርኪና ፋሶ
    am/bg	ቡልጋሪያ
    am/bh	ባህሬን
    am/bi	ብሩንዲ
    am/bj	ቤኒን
    am/bl	ሴንት ባርቴሌሚ
    am/bm	ቤርሙዳ
    am/bn	ብሩኒ
    am/bo	ቦሊቪያ
    am/bq	የካሪቢያን ኔዘርላንድስ
    am/br	ብራዚል
    am/bs	ባሃማስ
    am/bt	ቡህታን
    am/bv	ቡቬት ደሴት
    am/bw	ቦትስዋና
    am/by	ቤላሩስ
    am/bz	በሊዝ
    am/ca	ካናዳ
    am/cc	ኮኮስ(ኬሊንግ) ደሴቶች
    am/cd	ኮንጎ-ኪንሻሳ
    am/cf	ማዕከላዊ አፍሪካ ሪፑብሊክ
    am/cg	ኮንጎ ብራዛቪል
    am/ch	ስዊዘርላንድ
    am/ci	ኮትዲቯር
    am/ck	ኩክ ደሴቶች
    am/cl	ቺሊ
    am/cm	ካሜሩን
    am/cn	ቻይና
    am/co	ኮሎምቢያ
    am/cr	ኮስታሪካ
    am/cu	ኩባ
    am/cv	ኬፕቨርዴ
    am/cw	ኩራሳዎ
    am/cx	ክሪስማስ ደሴት
    am/cy	ሳይፕረስ
    am/cz	ቼቺያ
    am/de	ጀርመን
    am/dj	ጂቡቲ
    am/dk	ዴንማርክ
    am/dm	ዶሚኒካ
    am/do	ዶመኒካን ሪፑብሊክ
    am/dz	አልጄሪያ
    am/ec	ኢኳዶር
    am/ee	ኤስቶኒያ
    am/eg	ግብጽ
    am/eh	ምዕራባዊ ሳህራ
    am/er	ኤርትራ
    am/es	ስፔን
    am/et	ኢትዮጵያ
    am/fi	ፊንላንድ
    am/fj	ፊጂ
    am/fk	የፎክላንድ ደሴቶች
    am/fm	ማይክሮኔዢያ
    am/fo	የፋሮ ደሴቶች
    am/fr	ፈረንሳይ
    am/ga	ጋቦን
    am/gb	ዩናይትድ ኪንግደም
    am/gd	ግሬናዳ
    am/ge	ጆርጂያ
    am/gf	የፈረንሳይ ጉዊአና
    am/gg	ጉርነሲ
    am/gh	ጋና
    am/gi	ጂብራልተር
    am/gl	ግሪንላንድ
    am/gm	ጋምቢያ
    am/gn	ጊኒ
    am/gp	ጉዋደሉፕ
    am/gq	ኢኳቶሪያል ጊኒ
    am/gr	ግሪክ
    am/gs	ደቡብ ጆርጂያ እና የደቡብ ሳንድዊች ደሴቶች
    am/gt	ጉዋቲማላ
    am/gu	ጉዋም
    am/gw	ጊኒ-ቢሳው
    am/gy	ጉያና
    am/hk	ሆንግ ኮንግ ልዩ የአስተዳደር ክልል ቻይና
    am/hm	ኽርድ ኣና ማክዶናልድ ደሴቶች
    am/hn	ሆንዱራስ
    am/hr	ክሮኤሽያ
    am/ht	ሀይቲ
    am/hu	ሀንጋሪ
    am/id	ኢንዶኔዢያ
    am/ie	አየርላንድ
    am/il	እስራኤል
    am/im	አይል ኦፍ ማን
    am/in	ህንድ
    am/io	የብሪታኒያ ህንድ ውቂያኖስ ግዛት
    am/iq	ኢራቅ
    am/ir	ኢራን
    am/is	አይስላንድ
    am/it	ጣሊያን
    am/je	ጀርዚ
    am/jm	ጃማይካ
    am/jo	ጆርዳን
    am/jp	ጃፓን
    am/ke	ኬንያ
    am/kg	ኪርጊስታን
    am/kh	ካምቦዲያ
    am/ki	ኪሪባቲ
    am/km	ኮሞሮስ
    am/kn	ቅዱስ ኪትስ እና ኔቪስ
    am/kp	ሰሜን ኮሪያ
    am/kr	ደቡብ ኮሪያ
    am/kw	ኩዌት
    am/ky	ካይማን ደሴቶች
    am/kz	ካዛኪስታን
    am/la	ላኦስ
    am/lb	ሊባኖስ
    am/lc	ሴንት ሉቺያ
    am/li	ሊችተንስታይን
    am/lk	ሲሪላንካ
    am/lr	ላይቤሪያ
    am/ls	ሌሶቶ
    am/lt	ሊቱዌኒያ
    am/lu	ሉክሰምበርግ
    am/lv	ላትቪያ
    am/ly	ሊቢያ
    am/ma	ሞሮኮ
    am/mc	ሞናኮ
    am/md	ሞልዶቫ
    am/me	ሞንተኔግሮ
    am/mf	ሴንት ማርቲን
    am/mg	ማዳጋስካር
    am/mh	ማርሻል ደሴቶች
    am/mk	ሰሜን መቄዶንያ
    am/ml	ማሊ
    am/mm	ማይናማር(በርማ)
    am/mn	ሞንጎሊያ
    am/mo	ማካኦ ልዩ የአስተዳደር ክልል ቻይና
    am/mp	የሰሜናዊ ማሪያና ደሴቶች
    am/mq	ማርቲኒክ
    am/mr	ሞሪቴኒያ
    am/ms	ሞንትሴራት
    am/mt	ማልታ
    am/mu	ሞሪሸስ
    am/mv	ማልዲቭስ
    am/mw	ማላዊ
    am/mx	ሜክሲኮ
    am/my	ማሌዢያ
    am/mz	ሞዛምቢክ
    am/na	ናሚቢያ
    am/nc	ኒው ካሌዶኒያ
    am/ne	ኒጀር
    am/nf	ኖርፎልክ ደሴት
    am/ng	ናይጄሪያ
    am/ni	ኒካራጓ
    am/nl	ኔዘርላንድ
    am/no	ኖርዌይ
    am/np	ኔፓል
    am/nr	ናኡሩ
    am/nu	ኒዌ
    am/nz	ኒው ዚላንድ
    am/om	ኦማን
    am/pa	ፓናማ
    am/pe	ፔሩ
    am/pf	የፈረንሳይ ፖሊኔዢያ
    am/pg	ፓፑዋ ኒው ጊኒ
    am/ph	ፊሊፒንስ
    am/pk	ፓኪስታን
    am/pl	ፖላንድ
    am/pm	ሴንት ፒዬር እና ሚኩኤሎን
    am/pn	ፒትካኢርን ደሴቶች
    am/pr	ፑዌርቶ ሪኮ
    am/ps	የፍልስጤም ግዛት
    am/pt	ፖርቱጋል
    am/pw	ፓላው
    am/py	ፓራጓይ
    am/qa	ኳታር
    am/re	ሪዩኒየን
    am/ro	ሮሜኒያ
    am/rs	ሰርብያ
    am/ru	ሩስያ
    am/rw	ሩዋንዳ
    am/sa	ሳውድአረቢያ
    am/sb	ሰለሞን ደሴቶች
    am/sc	ሲሼልስ
    am/sd	ሱዳን
    am/se	ስዊድን
    am/sg	ሲንጋፖር
    am/sh	ሴንት ሄለና
    am/si	ስሎቬኒያ
    am/sj	ስቫልባርድ እና ጃን ማየን
    am/sk	ስሎቫኪያ
    am/sl	ሴራሊዮን
    am/sm	ሳን ማሪኖ
    am/sn	ሴኔጋል
    am/so	ሶማሊያ
    am/sr	ሱሪናም
    am/ss	ደቡብ ሱዳን
    am/st	ሳኦ ቶሜ እና ፕሪንሲፔ
    am/sv	ኤል ሳልቫዶር
    am/sx	ሲንት ማርተን
    am/sy	ሶሪያ
    am/sz	ኤስዋቲኒ
    am/tc	የቱርኮችና የካኢኮስ ደሴቶች
    am/td	ቻድ
    am/tf	የፈረንሳይ ደቡባዊ ግዛቶች
    am/tg	ቶጐ
    am/th	ታይላንድ
    am/tj	ታጃኪስታን
    am/tk	ቶክላው
    am/tl	ቲሞር ሌስቴ
    am/tm	ቱርክሜኒስታን
    am/tn	ቱኒዚያ
    am/to	ቶንጋ
    am/tr	ቱርክ
    am/tt	ትሪናዳድ እና ቶቤጎ
    am/tv	ቱቫሉ
    am/tw	ታይዋን
    am/tz	ታንዛኒያ
    am/ua	ዩክሬን
    am/ug	ዩጋንዳ
    am/um	የዩ ኤስ ጠረፍ ላይ ያሉ ደሴቶች
    am/us	ዩናይትድ ስቴትስ
    am/uy	ኡራጓይ
    am/uz	ኡዝቤኪስታን
    am/va	ቫቲካን ከተማ
    am/vc	ሴንት ቪንሴንት እና ግሬናዲንስ
    am/ve	ቬንዙዌላ
    am/vg	የእንግሊዝ ቨርጂን ደሴቶች
    am/vi	የአሜሪካ ቨርጂን ደሴቶች
    am/vn	ቬትናም
    am/vu	ቫኑአቱ
    am/wf	ዋሊስ እና ፉቱና ደሴቶች
    am/ws	ሳሞአ
    am/ye	የመን
    am/yt	ሜይኦቴ
    am/za	ደቡብ አፍሪካ
    am/zm	ዛምቢያ
    am/zw	ዚምቧቤ
    ar-SA/mo	ماكاو الصينية (منطقة إدارية خاصة)
    ar-SA/ms	مونتيسيرات
    ar-SA/uy	أوروغواي
    ar/ad	أندورا
    ar/ae	الإمارات العربية المتحدة
    ar/af	أفغانستان
    ar/ag	أنتيغوا وبربودا
    ar/ai	أنغويلا
    ar/al	ألبانيا
    ar/am	أرمينيا
    ar/ao	أنغولا
    ar/aq	أنتاركتيكا
    ar/ar	الأرجنتين
    ar/as	ساموا الأمريكية
    ar/at	النمسا
    ar/au	أستراليا
    ar/aw	أروبا
    ar/ax	جزر آلاند
    ar/az	أذربيجان
    ar/ba	البوسنة والهرسك
    ar/bb	بربادوس
    ar/bd	بنغلاديش
    ar/be	بلجيكا
    ar/bf	بوركينا فاسو
    ar/bg	بلغاريا
    ar/bh	البحرين
    ar/bi	بوروندي
    ar/bj	بنين
    ar/bl	سان بارتليمي
    ar/bm	برمودا
    ar/bn	بروناي
    ar/bo	بوليفيا
    ar/bq	هولندا الكاريبية
    ar/br	البرازيل
    ar/bs	جزر البهاما
    ar/bt	بوتان
    ar/bv	جزيرة بوفيه
    ar/bw	بوتسوانا
    ar/by	بيلاروس
    ar/bz	بليز
    ar/ca	كندا
    ar/cc	جزر كوكوس (كيلينغ)
    ar/cd	الكونغو - كينشاسا
    ar/cf	جمهورية أفريقيا الوسطى
    ar/cg	الكونغو - برازافيل
    ar/ch	سويسرا
    ar/ci	ساحل العاج
    ar/ck	جزر كوك
    ar/cl	تشيلي
    ar/cm	الكاميرون
    ar/cn	الصين
    ar/co	كولومبيا
    ar/cr	كوستاريكا
    ar/cu	كوبا
    ar/cv	الرأس الأخضر
    ar/cw	كوراساو
    ar/cx	جزيرة كريسماس
    ar/cy	قبرص
    ar/cz	التشيك
    ar/de	ألمانيا
    ar/dj	جيبوتي
    ar/dk	الدانمرك
    ar/dm	دومينيكا
    ar/do	جمهورية الدومينيكان
    ar/dz	الجزائر
    ar/ec	الإكوادور
    ar/ee	إستونيا
    ar/eg	مصر
    ar/eh	الصحراء الغربية
    ar/er	إريتريا
    ar/es	إسبانيا
    ar/et	إثيوبيا
    ar/fi	فنلندا
    ar/fj	فيجي
    ar/fk	جزر فوكلاند
    ar/fm	ميكرونيزيا
    ar/fo	جزر فارو
    ar/fr	فرنسا
    ar/ga	الغابون
    ar/gb	المملكة المتحدة
    ar/gd	غرينادا
    ar/ge	جورجيا
    ar/gf	غويانا الفرنسية
    ar/gg	غيرنزي
    ar/gh	غانا
    ar/gi	جبل طارق
    ar/gl	غرينلاند
    ar/gm	غامبيا
    ar/gn	غينيا
    ar/gp	غوادلوب
    ar/gq	غينيا الاستوائية
    ar/gr	اليونان
    ar/gs	جورجيا الجنوبية وجزر ساندويتش الجنوبية
    ar/gt	غواتيمالا
    ar/gu	غوام
    ar/gw	غينيا بيساو
    ar/gy	غيانا
    ar/hk	هونغ كونغ الصينية (منطقة إدارية خاصة)
    ar/hm	جزيرة هيرد وجزر ماكدونالد
    ar/hn	هندوراس
    ar/hr	كرواتيا
    ar/ht	هايتي
    ar/hu	هنغاريا
    ar/id	إندونيسيا
    ar/ie	أيرلندا
    ar/il	إسرائيل
    ar/im	جزيرة مان
    ar/in	الهند
    ar/io	الإقليم البريطاني في المحيط الهندي
    ar/iq	العراق
    ar/ir	إيران
    ar/is	آيسلندا
    ar/it	إيطاليا
    ar/je	جيرسي
    ar/jm	جامايكا
    ar/jo	الأردن
    ar/jp	اليابان
    ar/ke	كينيا
    ar/kg	قيرغيزستان
    ar/kh	كمبوديا
    ar/ki	كيريباتي
    ar/km	جزر القمر
    ar/kn	سانت كيتس ونيفيس
    ar/kp	كوريا الشمالية
    ar/kr	كوريا الجنوبية
    ar/kw	الكويت
    ar/ky	جزر كايمان
    ar/kz	كازاخستان
    ar/la	لاوس
    ar/lb	لبنان
    ar/lc	سانت لوسيا
    ar/li	ليختنشتاين
    ar/lk	سريلانكا
    ar/lr	ليبيريا
    ar/ls	ليسوتو
    ar/lt	ليتوانيا
    ar/lu	لوكسمبورغ
    ar/lv	لاتفيا
    ar/ly	ليبيا
    ar/ma	المغرب
    ar/mc	موناكو
    ar/md	مولدوفا
    ar/me	الجبل الأسود
    ar/mf	سان مارتن
    ar/mg	مدغشقر
    ar/mh	جزر مارشال
    ar/mk	مقدونيا الشمالية
    ar/ml	مالي
    ar/mm	ميانمار (بورما)
    ar/mn	منغوليا
    ar/mo	منطقة ماكاو الإدارية الخاصة
    ar/mp	جزر ماريانا الشمالية
    ar/mq	جزر المارتينيك
    ar/mr	موريتانيا
    ar/ms	مونتسرات
    ar/mt	مالطا
    ar/mu	موريشيوس
    ar/mv	جزر المالديف
    ar/mw	ملاوي
    ar/mx	المكسيك
    ar/my	ماليزيا
    ar/mz	موزمبيق
    ar/na	ناميبيا
    ar/nc	كاليدونيا الجديدة
    ar/ne	النيجر
    ar/nf	جزيرة نورفولك
    ar/ng	نيجيريا
    ar/ni	نيكاراغوا
    ar/nl	هولندا
    ar/no	النرويج
    ar/np	نيبال
    ar/nr	ناورو
    ar/nu	نيوي
    ar/nz	نيوزيلندا
    ar/om	عُمان
    ar/pa	بنما
    ar/pe	بيرو
    ar/pf	بولينيزيا الفرنسية
    ar/pg	بابوا غينيا الجديدة
    ar/ph	الفلبين
    ar/pk	باكستان
    ar/pl	بولندا
    ar/pm	سان بيير ومكويلون
    ar/pn	جزر بيتكيرن
    ar/pr	بورتوريكو
    ar/ps	الأراضي الفلسطينية
    ar/pt	البرتغال
    ar/pw	بالاو
    ar/py	باراغواي
    ar/qa	قطر
    ar/re	روينيون
    ar/ro	رومانيا
    ar/rs	صربيا
    ar/ru	روسيا
    ar/rw	رواندا
    ar/sa	المملكة العربية السعودية
    ar/sb	جزر سليمان
    ar/sc	سيشل
    ar/sd	السودان
    ar/se	السويد
    ar/sg	سنغافورة
    ar/sh	سانت هيلينا
    ar/si	سلوفينيا
    ar/sj	سفالبارد وجان ماين
    ar/sk	سلوفاكيا
    ar/sl	سيراليون
    ar/sm	سان مارينو
    ar/sn	السنغال
    ar/so	الصومال
    ar/sr	سورينام
    ar/ss	جنوب السودان
    ar/st	ساو تومي وبرينسيبي
    ar/sv	السلفادور
    ar/sx	سانت مارتن
    ar/sy	سوريا
    ar/sz	إسواتيني
    ar/tc	جزر توركس وكايكوس
    ar/td	تشاد
    ar/tf	الأقاليم الجنوبية الفرنسية
    ar/tg	توغو
    ar/th	تايلاند
    ar/tj	طاجيكستان
    ar/tk	توكيلاو
    ar/tl	تيمور - ليشتي
    ar/tm	تركمانستان
    ar/tn	تونس
    ar/to	تونغا
    ar/tr	تركيا
    ar/tt	ترينيداد وتوباغو
    ar/tv	توفالو
    ar/tw	تايوان
    ar/tz	تنزانيا
    ar/ua	أوكرانيا
    ar/ug	أوغندا
    ar/um	جزر الولايات المتحدة النائية
    ar/us	الولايات المتحدة
    ar/uy	أورغواي
    ar/uz	أوزبكستان
    ar/va	الفاتيكان
    ar/vc	سانت فنسنت وجزر غرينادين
    ar/ve	فنزويلا
    ar/vg	جزر فيرجن البريطانية
    ar/vi	جزر فيرجن الأمريكية
    ar/vn	فيتنام
    ar/vu	فانواتو
    ar/wf	جزر والس وفوتونا
    ar/ws	ساموا
    ar/ye	اليمن
    ar/yt	مايوت
    ar/za	جنوب أفريقيا
    ar/zm	زامبيا
    ar/zw	زيمبابوي
    as/ad	আন্দোৰা
    as/ae	সংযুক্ত আৰব আমিৰাত
    as/af	আফগানিস্তান
    as/ag	এণ্টিগুৱা আৰু বাৰ্বুডা
    as/ai	এনগুইলা
    as/al	আলবেনিয়া
    as/am	আৰ্মেনিয়া
    as/ao	এংগোলা
    as/aq	এণ্টাৰ্কটিকা
    as/ar	আৰ্জেণ্টিনা
    as/as	আমেৰিকান চামোৱা
    as/at	অষ্ট্ৰিয়া
    as/au	অষ্ট্ৰেলিয়া
    as/aw	আৰুবা
    as/ax	আলণ্ড দ্বীপপুঞ্জ
    as/az	আজাৰবেইজান
    as/ba	ব’ছনিয়া আৰু হাৰ্জেগ’ভিনা
    as/bb	বাৰ্বাডোচ
    as/bd	বাংলাদেশ
    as/be	বেলজিয়াম
    as/bf	বুৰকিনা ফাচো
    as/bg	বুলগেৰিয়া
    as/bh	বাহৰেইন
    as/bi	বুৰুণ্ডি
    as/bj	বেনিন
    as/bl	ছেইণ্ট বাৰ্থলেমে
    as/bm	বাৰ্মুডা
    as/bn	ব্ৰুনেই
    as/bo	বলিভিয়া
    as/bq	কেৰিবিয়ান নেদাৰলেণ্ডছ
    as/br	ব্ৰাজিল
    as/bs	বাহামাছ
    as/bt	ভুটান
    as/bv	বুভে দ্বীপ
    as/bw	ব’টচোৱানা
    as/by	বেলাৰুছ
    as/bz	বেলিজ
    as/ca	কানাডা
    as/cc	কোকোচ (কীলিং) দ্বীপপুঞ্জ
    as/cd	কঙ্গো - কিনচাছা
    as/cf	মধ্য আফ্রিকান প্রজাতন্ত্র
    as/cg	কঙ্গো - ব্রাজাভিল
    as/ch	চুইজাৰলেণ্ড
    as/ci	কোটে ডি আইভৰ
    as/ck	কুক দ্বীপপুঞ্জ
    as/cl	চিলি
    as/cm	কেমেৰুণ
    as/cn	চীন
    as/co	কলম্বিয়া
    as/cr	কোষ্টা ৰিকা
    as/cu	কিউবা
    as/cv	কেপ ভার্দে
    as/cw	কুৰাকাও
    as/cx	খ্ৰীষ্টমাছ দ্বীপ
    as/cy	চাইপ্ৰাছ
    as/cz	চিজেচিয়া
    as/de	জাৰ্মানী
    as/dj	জিবুটি
    as/dk	ডেনমাৰ্ক
    as/dm	ড’মিনিকা
    as/do	ড’মিনিকান ৰিপাব্লিক
    as/dz	আলজেৰিয়া
    as/ec	ইকুৱেডৰ
    as/ee	ইষ্টোনিয়া
    as/eg	ইজিপ্ত
    as/eh	পশ্চিমীয় ছাহাৰা
    as/er	এৰিত্ৰিয়া
    as/es	স্পেইন
    as/et	ইথিঅ’পিয়া
    as/fi	ফিনলেণ্ড
    as/fj	ফিজি
    as/fk	ফকলেণ্ড দ্বীপপুঞ্জ
    as/fm	মাইক্ৰোনেচিয়া
    as/fo	ফাৰো দ্বীপপুঞ্জ
    as/fr	ফ্ৰান্স
    as/ga	গেবন
    as/gb	সংযুক্ত ৰাজ্য
    as/gd	গ্ৰেনাডা
    as/ge	জৰ্জিয়া
    as/gf	ফ্ৰান্স গয়ানা
    as/gg	গোৰেনচি
    as/gh	ঘানা
    as/gi	জিব্ৰাল্টৰ
    as/gl	গ্ৰীণলেণ্ড
    as/gm	গাম্বিয়া
    as/gn	গিনি
    as/gp	গুৱাডেলুপ
    as/gq	ইকুৱেটৰিয়েল গিনি
    as/gr	গ্ৰীচ
    as/gs	দক্ষিণ জৰ্জিয়া আৰু দক্ষিণ চেণ্ডৱিচ দ্বীপপুঞ্জ
    as/gt	গুৱাটেমালা
    as/gu	গুৱাম
    as/gw	গিনি-বিছাও
    as/gy	গায়ানা
    as/hk	হং কং এছ. এ. আৰ. চীন
    as/hm	হাৰ্ড দ্বীপ আৰু মেকডোনাল্ড দ্বীপপুঞ্জ
    as/hn	হন্দুৰাছ
    as/hr	ক্ৰোৱেছিয়া
    as/ht	হাইটি
    as/hu	হাংগেৰী
    as/id	ইণ্ডোনেচিয়া
    as/ie	আয়াৰলেণ্ড
    as/il	ইজৰাইল
    as/im	আইল অফ মেন
    as/in	ভাৰত
    as/io	ব্ৰিটিছ ইণ্ডিয়ান অ’চন টেৰিট’ৰি
    as/iq	ইৰাক
    as/ir	ইৰান
    as/is	আইচলেণ্ড
    as/it	ইটালি
    as/je	জাৰ্চি
    as/jm	জামাইকা
    as/jo	জৰ্ডান
    as/jp	জাপান
    as/ke	কেনিয়া
    as/kg	কিৰ্গিজস্তান
    as/kh	কম্বোডিয়া
    as/ki	কিৰিবাটি
    as/km	কোমোৰোজ
    as/kn	ছেইণ্ট কিটছ আৰু নেভিছ
    as/kp	উত্তৰ কোৰিয়া
    as/kr	দক্ষিণ কোৰিয়া
    as/kw	কুৱেইট
    as/ky	কেইমেন দ্বীপপুঞ্জ
    as/kz	কাজাখাস্তান
    as/la	লাওচ
    as/lb	লেবানন
    as/lc	ছেইণ্ট লুচিয়া
    as/li	লিচটেনষ্টেইন
    as/lk	শ্রীলংকা
    as/lr	লিবেৰিয়া
    as/ls	লেছ’থ’
    as/lt	লিথুৱানিয়া
    as/lu	লাক্সেমবাৰ্গ
    as/lv	লাটভিয়া
    as/ly	লিবিয়া
    as/ma	মৰক্কো
    as/mc	মোনাকো
    as/md	মোলডোভা
    as/me	মণ্টেনেগ্ৰু
    as/mf	ছেইণ্ট মাৰ্টিন
    as/mg	মাদাগাস্কাৰ
    as/mh	মাৰ্শ্বাল দ্বীপপুঞ্জ
    as/mk	উত্তৰ মেচিডোনীয়া
    as/ml	মালি
    as/mm	ম্যানমাৰ (বাৰ্মা)
    as/mn	মঙ্গোলিয়া
    as/mo	মাকাও এছ. এ. আৰ. চীন
    as/mp	উত্তৰ মাৰিয়ানা দ্বীপপুঞ্জ
    as/mq	মাৰ্টিনিক
    as/mr	মাউৰিটানিয়া
    as/ms	ম’ণ্টছেৰাট
    as/mt	মাল্টা
    as/mu	মৰিছাছ
    as/mv	মালদ্বীপ
    as/mw	মালাৱি
    as/mx	মেক্সিকো
    as/my	মালয়েচিয়া
    as/mz	ম’জামবিক
    as/na	নামিবিয়া
    as/nc	নিউ কেলিডোনিয়া
    as/ne	নাইজাৰ
    as/nf	ন’ৰফ’ক দ্বীপ
    as/ng	নাইজেৰিয়া
    as/ni	নিকাৰাগুৱা
    as/nl	নেডাৰলেণ্ড
    as/no	নৰৱে
    as/np	নেপাল
    as/nr	নাউৰু
    as/nu	নিউ
    as/nz	নিউজিলেণ্ড
    as/om	ওমান
    as/pa	পানামা
    as/pe	পেৰু
    as/pf	ফ্ৰান্স পোলেনচিয়া
    as/pg	পাপুৱা নিউ গিনি
    as/ph	ফিলিপাইনছ
    as/pk	পাকিস্তান
    as/pl	পোলেণ্ড
    as/pm	ছেইণ্ট পিয়েৰে আৰু মিকিউৱেলন
    as/pn	পিটকেইৰ্ণ দ্বীপপুঞ্জ
    as/pr	পুৱেৰ্টো ৰিকো
    as/ps	ফিলিস্তিন অঞ্চল
    as/pt	পৰ্তুগাল
    as/pw	পালাউ
    as/py	পাৰাগুৱে
    as/qa	কাটাৰ
    as/re	ৰিইউনিয়ন
    as/ro	ৰোমানিয়া
    as/rs	ছাৰ্বিয়া
    as/ru	ৰাছিয়া
    as/rw	ৰোৱাণ্ডা
    as/sa	চৌডি আৰবিয়া
    as/sb	চোলোমোন দ্বীপপুঞ্জ
    as/sc	ছিচিলিছ
    as/sd	চুডান
    as/se	চুইডেন
    as/sg	ছিংগাপুৰ
    as/sh	ছেইণ্ট হেলেনা
    as/si	শ্লোভেনিয়া
    as/sj	চাভালবাৰ্ড আৰু জন মেয়ন
    as/sk	শ্লোভাকিয়া
    as/sl	চিয়েৰা লিঅ’ন
    as/sm	চান মাৰিনো
    as/sn	চেনেগাল
    as/so	চোমালিয়া
    as/sr	ছুৰিনাম
    as/ss	দক্ষিণ চুডান
    as/st	চাও টোমে আৰু প্ৰিনচিপে
    as/sv	এল ছেলভেড’ৰ
    as/sx	চিণ্ট মাৰ্টেন
    as/sy	চিৰিয়া
    as/sz	ইচ্চুটিনি
    as/tc	টাৰ্কছ অৰু কেইক’ছ দ্বীপপুঞ্জ
    as/td	চাড
    as/tf	দক্ষিণ ফ্ৰান্সৰ অঞ্চল
    as/tg	টোগো
    as/th	থাইলেণ্ড
    as/tj	তাজিকিস্তান
    as/tk	টোকেলাউ
    as/tl	টিমোৰ-লেচটে
    as/tm	তুৰ্কমেনিস্তান
    as/tn	টুনিচিয়া
    as/to	টংগা
    as/tr	তুৰ্কিয়ে
    as/tt	ট্ৰিনিডাড আৰু টোবাগো
    as/tv	টুভালু
    as/tw	টাইৱান
    as/tz	তাঞ্জানিয়া
    as/ua	ইউক্ৰেইন
    as/ug	উগাণ্ডা
    as/um	ইউ. এছ. আউটলায়িং দ্বীপপুঞ্জ
    as/us	মাৰ্কিন যুক্তৰাষ্ট্ৰ
    as/uy	উৰুগুৱে
    as/uz	উজবেকিস্তান
    as/va	ভেটিকান চিটি
    as/vc	ছেইণ্ট ভিনচেণ্ট আৰু গ্ৰীণাডাইনছ
    as/ve	ভেনিজুৱেলা
    as/vg	ব্ৰিটিছ ভাৰ্জিন দ্বীপপুঞ্জ
    as/vi	ইউ. এছ. ভাৰ্জিন দ্বীপপুঞ্জ
    as/vn	ভিয়েটনাম
    as/vu	ভানাটু
    as/wf	ৱালিছ আৰু ফুটুনা
    as/ws	চামোৱা
    as/ye	য়েমেন
    as/yt	মায়োট্টে
    as/za	দক্ষিণ আফ্রিকা
    as/zm	জাম্বিয়া
    as/zw	জিম্বাবৱে
    az/ad	Andorra
    az/ae	Birləşmiş Ərəb Əmirlikləri
    az/af	Əfqanıstan
    az/ag	Antiqua və Barbuda
    az/ai	Angilya
    az/al	Albaniya
    az/am	Ermənistan
    az/ao	Anqola
    az/aq	Antarktika
    az/ar	Argentina
    az/as	Amerika Samoası
    az/at	Avstriya
    az/au	Avstraliya
    az/aw	Aruba
    az/ax	Aland adaları
    az/az	Azərbaycan
    az/ba	Bosniya və Herseqovina
    az/bb	Barbados
    az/bd	Banqladeş
    az/be	Belçika
    az/bf	Burkina Faso
    az/bg	Bolqarıstan
    az/bh	Bəhreyn
    az/bi	Burundi
    az/bj	Benin
    az/bl	Sent-Bartelemi
    az/bm	Bermud adaları
    az/bn	Bruney
    az/bo	Boliviya
    az/bq	Karib Niderlandı
    az/br	Braziliya
    az/bs	Baham adaları
    az/bt	Butan
    az/bv	Buve adası
    az/bw	Botsvana
    az/by	Belarus
    az/bz	Beliz
    az/ca	Kanada
    az/cc	Kokos (Kilinq) adaları
    az/cd	Konqo - Kinşasa
    az/cf	Mərkəzi Afrika Respublikası
    az/cg	Konqo - Brazzavil
    az/ch	İsveçrə
    az/ci	Kotd’ivuar
    az/ck	Kuk adaları
    az/cl	Çili
    az/cm	Kamerun
    az/cn	Çin
    az/co	Kolumbiya
    az/cr	Kosta Rika
    az/cu	Kuba
    az/cv	Kabo-Verde
    az/cw	Kurasao
    az/cx	Milad adası
    az/cy	Kipr
    az/cz	Çexiya
    az/de	Almaniya
    az/dj	Cibuti
    az/dk	Danimarka
    az/dm	Dominika
    az/do	Dominikan Respublikası
    az/dz	Əlcəzair
    az/ec	Ekvador
    az/ee	Estoniya
    az/eg	Misir
    az/eh	Qərbi Saxara
    az/er	Eritreya
    az/es	İspaniya
    az/et	Efiopiya
    az/fi	Finlandiya
    az/fj	Fici
    az/fk	Folklend adaları
    az/fm	Mikroneziya
    az/fo	Farer adaları
    az/fr	Fransa
    az/ga	Qabon
    az/gb	Birləşmiş Krallıq
    az/gd	Qrenada
    az/ge	Gürcüstan
    az/gf	Fransa Qvianası
    az/gg	Gernsi
    az/gh	Qana
    az/gi	Cəbəllütariq
    az/gl	Qrenlandiya
    az/gm	Qambiya
    az/gn	Qvineya
    az/gp	Qvadelupa
    az/gq	Ekvatorial Qvineya
    az/gr	Yunanıstan
    az/gs	Cənubi Corciya və Cənubi Sendviç adaları
    az/gt	Qvatemala
    az/gu	Quam
    az/gw	Qvineya-Bisau
    az/gy	Qayana
    az/hk	Honq Konq Xüsusi İnzibati Rayonu Çin
    az/hm	Herd və Makdonald adaları
    az/hn	Honduras
    az/hr	Xorvatiya
    az/ht	Haiti
    az/hu	Macarıstan
    az/id	İndoneziya
    az/ie	İrlandiya
    az/il	İsrail
    az/im	Men adası
    az/in	Hindistan
    az/io	Britaniyanın Hind Okeanı Ərazisi
    az/iq	İraq
    az/ir	İran
    az/is	İslandiya
    az/it	İtaliya
    az/je	Cersi
    az/jm	Yamayka
    az/jo	İordaniya
    az/jp	Yaponiya
    az/ke	Keniya
    az/kg	Qırğızıstan
    az/kh	Kamboca
    az/ki	Kiribati
    az/km	Komor adaları
    az/kn	Sent-Kits və Nevis
    az/kp	Şimali Koreya
    az/kr	Cənubi Koreya
    az/kw	Küveyt
    az/ky	Kayman adaları
    az/kz	Qazaxıstan
    az/la	Laos
    az/lb	Livan
    az/lc	Sent-Lusiya
    az/li	Lixtenşteyn
    az/lk	Şri-Lanka
    az/lr	Liberiya
    az/ls	Lesoto
    az/lt	Litva
    az/lu	Lüksemburq
    az/lv	Latviya
    az/ly	Liviya
    az/ma	Mərakeş
    az/mc	Monako
    az/md	Moldova
    az/me	Monteneqro
    az/mf	Sent Martin
    az/mg	Madaqaskar
    az/mh	Marşal adaları
    az/mk	Şimali Makedoniya
    az/ml	Mali
    az/mm	Myanma
    az/mn	Monqolustan
    az/mo	Makao XİR Çin
    az/mp	Şimali Marian adaları
    az/mq	Martinik
    az/mr	Mavritaniya
    az/ms	Monserat
    az/mt	Malta
    az/mu	Mavriki
    az/mv	Maldiv adaları
    az/mw	Malavi
    az/mx	Meksika
    az/my	Malayziya
    az/mz	Mozambik
    az/na	Namibiya
    az/nc	Yeni Kaledoniya
    az/ne	Niger
    az/nf	Norfolk adası
    az/ng	Nigeriya
    az/ni	Nikaraqua
    az/nl	Niderland
    az/no	Norveç
    az/np	Nepal
    az/nr	Nauru
    az/nu	Niue
    az/nz	Yeni Zelandiya
    az/om	Oman
    az/pa	Panama
    az/pe	Peru
    az/pf	Fransa Polineziyası
    az/pg	Papua-Yeni Qvineya
    az/ph	Filippin
    az/pk	Pakistan
    az/pl	Polşa
    az/pm	Müqəddəs Pyer və Mikelon
    az/pn	Pitkern adaları
    az/pr	Puerto Riko
    az/ps	Fələstin Əraziləri
    az/pt	Portuqaliya
    az/pw	Palau
    az/py	Paraqvay
    az/qa	Qətər
    az/re	Reyunyon
    az/ro	Rumıniya
    az/rs	Serbiya
    az/ru	Rusiya
    az/rw	Ruanda
    az/sa	Səudiyyə Ərəbistanı
    az/sb	Solomon adaları
    az/sc	Seyşel adaları
    az/sd	Sudan
    az/se	İsveç
    az/sg	Sinqapur
    az/sh	Müqəddəs Yelena
    az/si	Sloveniya
    az/sj	Svalbard və Yan-Mayen
    az/sk	Slovakiya
    az/sl	Syerra-Leone
    az/sm	San-Marino
    az/sn	Seneqal
    az/so	Somali
    az/sr	Surinam
    az/ss	Cənubi Sudan
    az/st	San-Tome və Prinsipi
    az/sv	Salvador
    az/sx	Sint-Marten
    az/sy	Suriya
    az/sz	Esvatini
    az/tc	Törks və Kaykos adaları
    az/td	Çad
    az/tf	Fransanın Cənub Əraziləri
    az/tg	Toqo
    az/th	Tailand
    az/tj	Tacikistan
    az/tk	Tokelau
    az/tl	Şərqi Timor
    az/tm	Türkmənistan
    az/tn	Tunis
    az/to	Tonqa
    az/tr	Türkiyə
    az/tt	Trinidad və Tobaqo
    az/tv	Tuvalu
    az/tw	Tayvan
    az/tz	Tanzaniya
    az/ua	Ukrayna
    az/ug	Uqanda
    az/um	ABŞ-a bağlı kiçik adacıqlar
    az/us	Amerika Birləşmiş Ştatları
    az/uy	Uruqvay
    az/uz	Özbəkistan
    az/va	Vatikan
    az/vc	Sent-Vinsent və Qrenadinlər
    az/ve	Venesuela
    az/vg	Britaniyanın Virgin adaları
    az/vi	ABŞ Virgin adaları
    az/vn	Vyetnam
    az/vu	Vanuatu
    az/wf	Uollis və Futuna
    az/ws	Samoa
    az/ye	Yəmən
    az/yt	Mayot
    az/za	Cənub Afrika
    az/zm	Zambiya
    az/zw	Zimbabve
    be/ad	Андора
    be/ae	Аб’яднаныя Арабскія Эміраты
    be/af	Афганістан
    be/ag	Антыгуа і Барбуда
    be/ai	Ангілья
    be/al	Албанія
    be/am	Арменія
    be/ao	Ангола
    be/aq	Антарктыка
    be/ar	Аргенціна
    be/as	Амерыканскае Самоа
    be/at	Аўстрыя
    be/au	Аўстралія
    be/aw	Аруба
    be/ax	Аландскія астравы
    be/az	Азербайджан
    be/ba	Боснія і Герцагавіна
    be/bb	Барбадас
    be/bd	Бангладэш
    be/be	Бельгія
    be/bf	Буркіна-Фасо
    be/bg	Балгарыя
    be/bh	Бахрэйн
    be/bi	Бурундзі
    be/bj	Бенін
    be/bl	Сен-Бартэльмі
    be/bm	Бермудскія астравы
    be/bn	Бруней
    be/bo	Балівія
    be/bq	Карыбскія Нідэрланды
    be/br	Бразілія
    be/bs	Багамскія астравы
    be/bt	Бутан
    be/bv	Востраў Бувэ
    be/bw	Батсвана
    be/by	Беларусь
    be/bz	Беліз
    be/ca	Канада
    be/cc	Какосавыя (Кілінг) астравы
    be/cd	Конга (Кіншаса)
    be/cf	Цэнтральна-Афрыканская Рэспубліка
    be/cg	Конга - Бразавіль
    be/ch	Швейцарыя
    be/ci	Кот-д’Івуар
    be/ck	Астравы Кука
    be/cl	Чылі
    be/cm	Камерун
    be/cn	Кітай
    be/co	Калумбія
    be/cr	Коста-Рыка
    be/cu	Куба
    be/cv	Каба-Вердэ
    be/cw	Кюрасаа
    be/cx	Востраў Каляд
    be/cy	Кіпр
    be/cz	Чэхія
    be/de	Германія
    be/dj	Джыбуці
    be/dk	Данія
    be/dm	Дамініка
    be/do	Дамініканская Рэспубліка
    be/dz	Алжыр
    be/ec	Эквадор
    be/ee	Эстонія
    be/eg	Егіпет
    be/eh	Заходняя Сахара
    be/er	Эрытрэя
    be/es	Іспанія
    be/et	Эфіопія
    be/fi	Фінляндыя
    be/fj	Фіджы
    be/fk	Фалклендскія астравы
    be/fm	Мікранезія
    be/fo	Фарэрскія астравы
    be/fr	Францыя
    be/ga	Габон
    be/gb	Вялікабрытанія
    be/gd	Грэнада
    be/ge	Грузія
    be/gf	Французская Гвіяна
    be/gg	Гернсі
    be/gh	Гана
    be/gi	Гібралтар
    be/gl	Грэнландыя
    be/gm	Гамбія
    be/gn	Гвінея
    be/gp	Гвадэлупа
    be/gq	Экватарыяльная Гвінея
    be/gr	Грэцыя
    be/gs	Паўднёвая Георгія і Паўднёвыя Сандвічавы астравы
    be/gt	Гватэмала
    be/gu	Гуам
    be/gw	Гвінея-Бісау
    be/gy	Гаяна
    be/hk	Ганконг, САР (Кітай)
    be/hm	Астравы Херд і Макдональд
    be/hn	Гандурас
    be/hr	Харватыя
    be/ht	Гаіці
    be/hu	Венгрыя
    be/id	Інданезія
    be/ie	Ірландыя
    be/il	Ізраіль
    be/im	Востраў Мэн
    be/in	Індыя
    be/io	Брытанская тэрыторыя ў Індыйскім акіяне
    be/iq	Ірак
    be/ir	Іран
    be/is	Ісландыя
    be/it	Італія
    be/je	Джэрсі
    be/jm	Ямайка
    be/jo	Іарданія
    be/jp	Японія
    be/ke	Кенія
    be/kg	Кыргызстан
    be/kh	Камбоджа
    be/ki	Кірыбаці
    be/km	Каморскія астравы
    be/kn	Сент-Кітс і Невіс
    be/kp	Паўночная Карэя
    be/kr	Паўднёвая Карэя
    be/kw	Кувейт
    be/ky	Кайманавы астравы
    be/kz	Казахстан
    be/la	Лаос
    be/lb	Ліван
    be/lc	Сент-Люсія
    be/li	Ліхтэнштэйн
    be/lk	Шры-Ланка
    be/lr	Ліберыя
    be/ls	Лесота
    be/lt	Літва
    be/lu	Люксембург
    be/lv	Латвія
    be/ly	Лівія
    be/ma	Марока
    be/mc	Манака
    be/md	Малдова
    be/me	Чарнагорыя
    be/mf	Сен-Мартэн
    be/mg	Мадагаскар
    be/mh	Маршалавы астравы
    be/mk	Паўночная Македонія
    be/ml	Малі
    be/mm	М’янма (Бірма)
    be/mn	Манголія
    be/mo	Макаа, САР (Кітай)
    be/mp	Паўночныя Марыянскія астравы
    be/mq	Марцініка
    be/mr	Маўрытанія
    be/ms	Мантсерат
    be/mt	Мальта
    be/mu	Маўрыкій
    be/mv	Мальдывы
    be/mw	Малаві
    be/mx	Мексіка
    be/my	Малайзія
    be/mz	Мазамбік
    be/na	Намібія
    be/nc	Новая Каледонія
    be/ne	Нігер
    be/nf	Востраў Норфалк
    be/ng	Нігерыя
    be/ni	Нікарагуа
    be/nl	Нідэрланды
    be/no	Нарвегія
    be/np	Непал
    be/nr	Науру
    be/nu	Ніуэ
    be/nz	Новая Зеландыя
    be/om	Аман
    be/pa	Панама
    be/pe	Перу
    be/pf	Французская Палінезія
    be/pg	Папуа-Новая Гвінея
    be/ph	Філіпіны
    be/pk	Пакістан
    be/pl	Польшча
    be/pm	Сен-П’ер і Мікелон
    be/pn	Астравы Піткэрн
    be/pr	Пуэрта-Рыка
    be/ps	Палесцінскія Тэрыторыі
    be/pt	Партугалія
    be/pw	Палау
    be/py	Парагвай
    be/qa	Катар
    be/re	Рэюньён
    be/ro	Румынія
    be/rs	Сербія
    be/ru	Расія
    be/rw	Руанда
    be/sa	Саудаўская Аравія
    be/sb	Саламонавы астравы
    be/sc	Сейшэльскія астравы
    be/sd	Судан
    be/se	Швецыя
    be/sg	Сінгапур
    be/sh	Востраў Святой Алены
    be/si	Славенія
    be/sj	Шпіцберген і Ян-Маен
    be/sk	Славакія
    be/sl	Сьера-Леонэ
    be/sm	Сан-Марына
    be/sn	Сенегал
    be/so	Самалі
    be/sr	Сурынам
    be/ss	Паўднёвы Судан
    be/st	Сан-Тамэ і Прынсіпі
    be/sv	Сальвадор
    be/sx	Сінт-Мартэн
    be/sy	Сірыя
    be/sz	Эсватыні
    be/tc	Астравы Цёркс і Кайкас
    be/td	Чад
    be/tf	Французскія паўднёвыя тэрыторыі
    be/tg	Тога
    be/th	Тайланд
    be/tj	Таджыкістан
    be/tk	Такелау
    be/tl	Тымор-Лешці
    be/tm	Туркменістан
    be/tn	Туніс
    be/to	Тонга
    be/tr	Турцыя
    be/tt	Трынідад і Табага
    be/tv	Тувалу
    be/tw	Тайвань
    be/tz	Танзанія
    be/ua	Украіна
    be/ug	Уганда
    be/um	Малыя Аддаленыя астравы ЗША
    be/us	Злучаныя Штаты Амерыкі
    be/uy	Уругвай
    be/uz	Узбекістан
    be/va	Ватыкан
    be/vc	Сент-Вінсент і Грэнадзіны
    be/ve	Венесуэла
    be/vg	Брытанскія Віргінскія астравы
    be/vi	Амерыканскія Віргінскія астравы
    be/vn	В’етнам
    be/vu	Вануату
    be/wf	Уоліс і Футуна
    be/ws	Самоа
    be/ye	Емен
    be/yt	Маёта
    be/za	Паўднёва-Афрыканская Рэспубліка
    be/zm	Замбія
    be/zw	Зімбабвэ
    bg/ad	Андора
    bg/ae	Обединени арабски емирства
    bg/af	Афганистан
    bg/ag	Антигуа и Барбуда
    bg/ai	Ангуила
    bg/al	Албания
    bg/am	Армения
    bg/ao	Ангола
    bg/aq	Антарктика
    bg/ar	Аржентина
    bg/as	Американска Самоа
    bg/at	Австрия
    bg/au	Австралия
    bg/aw	Аруба
    bg/ax	Оландски острови
    bg/az	Азербайджан
    bg/ba	Босна и Херцеговина
    bg/bb	Барбадос
    bg/bd	Бангладеш
    bg/be	Белгия
    bg/bf	Буркина Фасо
    bg/bg	България
    bg/bh	Бахрейн
    bg/bi	Бурунди
    bg/bj	Бенин
    bg/bl	Сен Бартелеми
    bg/bm	Бермудски острови
    bg/bn	Бруней Даруссалам
    bg/bo	Боливия
    bg/bq	Карибска Нидерландия
    bg/br	Бразилия
    bg/bs	Бахамски острови
    bg/bt	Бутан
    bg/bv	остров Буве
    bg/bw	Ботсвана
    bg/by	Беларус
    bg/bz	Белиз
    bg/ca	Канада
    bg/cc	Кокосови острови (острови Кийлинг)
    bg/cd	Конго (Киншаса)
    bg/cf	Централноафриканска република
    bg/cg	Конго (Бразавил)
    bg/ch	Швейцария
    bg/ci	Кот д’Ивоар
    bg/ck	острови Кук
    bg/cl	Чили
    bg/cm	Камерун
    bg/cn	Китай
    bg/co	Колумбия
    bg/cr	Коста Рика
    bg/cu	Куба
    bg/cv	Кабо Верде
    bg/cw	Кюрасао
    bg/cx	остров Рождество
    bg/cy	Кипър
    bg/cz	Чехия
    bg/de	Германия
    bg/dj	Джибути
    bg/dk	Дания
    bg/dm	Доминика
    bg/do	Доминиканска република
    bg/dz	Алжир
    bg/ec	Еквадор
    bg/ee	Естония
    bg/eg	Египет
    bg/eh	Западна Сахара
    bg/er	Еритрея
    bg/es	Испания
    bg/et	Етиопия
    bg/fi	Финландия
    bg/fj	Фиджи
    bg/fk	Фолкландски острови
    bg/fm	Микронезия
    bg/fo	Фарьорски острови
    bg/fr	Франция
    bg/ga	Габон
    bg/gb	Обединеното кралство
    bg/gd	Гренада
    bg/ge	Грузия
    bg/gf	Френска Гвиана
    bg/gg	Гърнзи
    bg/gh	Гана
    bg/gi	Гибралтар
    bg/gl	Гренландия
    bg/gm	Гамбия
    bg/gn	Гвинея
    bg/gp	Гваделупа
    bg/gq	Екваториална Гвинея
    bg/gr	Гърция
    bg/gs	Южна Джорджия и Южни Сандвичеви острови
    bg/gt	Гватемала
    bg/gu	Гуам
    bg/gw	Гвинея-Бисау
    bg/gy	Гаяна
    bg/hk	Хонконг, САР на Китай
    bg/hm	острови Хърд и Макдоналд
    bg/hn	Хондурас
    bg/hr	Хърватия
    bg/ht	Хаити
    bg/hu	Унгария
    bg/id	Индонезия
    bg/ie	Ирландия
    bg/il	Израел
    bg/im	остров Ман
    bg/in	Индия
    bg/io	Британска територия в Индийския океан
    bg/iq	Ирак
    bg/ir	Иран
    bg/is	Исландия
    bg/it	Италия
    bg/je	Джърси
    bg/jm	Ямайка
    bg/jo	Йордания
    bg/jp	Япония
    bg/ke	Кения
    bg/kg	Киргизстан
    bg/kh	Камбоджа
    bg/ki	Кирибати
    bg/km	Коморски острови
    bg/kn	Сейнт Китс и Невис
    bg/kp	Северна Корея
    bg/kr	Южна Корея
    bg/kw	Кувейт
    bg/ky	Кайманови острови
    bg/kz	Казахстан
    bg/la	Лаос
    bg/lb	Ливан
    bg/lc	Сейнт Лусия
    bg/li	Лихтенщайн
    bg/lk	Шри Ланка
    bg/lr	Либерия
    bg/ls	Лесото
    bg/lt	Литва
    bg/lu	Люксембург
    bg/lv	Латвия
    bg/ly	Либия
    bg/ma	Мароко
    bg/mc	Монако
    bg/md	Молдова
    bg/me	Черна гора
    bg/mf	Сен Мартен
    bg/mg	Мадагаскар
    bg/mh	Маршалови острови
    bg/mk	Северна Македония
    bg/ml	Мали
    bg/mm	Мианмар (Бирма)
    bg/mn	Монголия
    bg/mo	Макао, САР на Китай
    bg/mp	Северни Мариански острови
    bg/mq	Мартиника
    bg/mr	Мавритания
    bg/ms	Монтсерат
    bg/mt	Малта
    bg/mu	Мавриций
    bg/mv	Малдиви
    bg/mw	Малави
    bg/mx	Мексико
    bg/my	Малайзия
    bg/mz	Мозамбик
    bg/na	Намибия
    bg/nc	Нова Каледония
    bg/ne	Нигер
    bg/nf	остров Норфолк
    bg/ng	Нигерия
    bg/ni	Никарагуа
    bg/nl	Нидерландия
    bg/no	Норвегия
    bg/np	Непал
    bg/nr	Науру
    bg/nu	Ниуе
    bg/nz	Нова Зеландия
    bg/om	Оман
    bg/pa	Панама
    bg/pe	Перу
    bg/pf	Френска Полинезия
    bg/pg	Папуа-Нова Гвинея
    bg/ph	Филипини
    bg/pk	Пакистан
    bg/pl	Полша
    bg/pm	Сен Пиер и Микелон
    bg/pn	Острови Питкерн
    bg/pr	Пуерто Рико
    bg/ps	Палестински територии
    bg/pt	Португалия
    bg/pw	Палау
    bg/py	Парагвай
    bg/qa	Катар
    bg/re	Реюнион
    bg/ro	Румъния
    bg/rs	Сърбия
    bg/ru	Русия
    bg/rw	Руанда
    bg/sa	Саудитска Арабия
    bg/sb	Соломонови острови
    bg/sc	Сейшели
    bg/sd	Судан
    bg/se	Швеция
    bg/sg	Сингапур
    bg/sh	Света Елена
    bg/si	Словения
    bg/sj	Свалбард и Ян Майен
    bg/sk	Словакия
    bg/sl	Сиера Леоне
    bg/sm	Сан Марино
    bg/sn	Сенегал
    bg/so	Сомалия
    bg/sr	Суринам
    bg/ss	Южен Судан
    bg/st	Сао Томе и Принсипи
    bg/sv	Салвадор
    bg/sx	Синт Мартен
    bg/sy	Сирия
    bg/sz	Есватини
    bg/tc	острови Търкс и Кайкос
    bg/td	Чад
    bg/tf	Френски южни територии
    bg/tg	Того
    bg/th	Тайланд
    bg/tj	Таджикистан
    bg/tk	Токелау
    bg/tl	Тимор Лесте
    bg/tm	Туркменистан
    bg/tn	Тунис
    bg/to	Тонга
    bg/tr	Турция
    bg/tt	Тринидад и Тобаго
    bg/tv	Тувалу
    bg/tw	Тайван
    bg/tz	Танзания
    bg/ua	Украйна
    bg/ug	Уганда
    bg/um	Отдалечени острови на САЩ
    bg/us	Съединени щати
    bg/uy	Уругвай
    bg/uz	Узбекистан
    bg/va	Ватикан
    bg/vc	Сейнт Винсънт и Гренадини
    bg/ve	Венецуела
    bg/vg	Британски Вирджински острови
    bg/vi	Американски Вирджински острови
    bg/vn	Виетнам
    bg/vu	Вануату
    bg/wf	Уолис и Футуна
    bg/ws	Самоа
    bg/ye	Йемен
    bg/yt	Майот
    bg/za	Южна Африка
    bg/zm	Замбия
    bg/zw	Зимбабве
    bn-IN/um	মার্কিন যুক্তরাষ্ট্রের দূরবর্তী দ্বীপপুঞ্জ
    bn/ad	আন্ডোরা
    bn/ae	সংযুক্ত আরব আমিরাত
    bn/af	আফগানিস্তান
    bn/ag	অ্যান্টিগুয়া ও বারবুডা
    bn/ai	অ্যাঙ্গুইলা
    bn/al	আলবেনিয়া
    bn/am	আর্মেনিয়া
    bn/ao	অ্যাঙ্গোলা
    bn/aq	অ্যান্টার্কটিকা
    bn/ar	আর্জেন্টিনা
    bn/as	আমেরিকান সামোয়া
    bn/at	অস্ট্রিয়া
    bn/au	অস্ট্রেলিয়া
    bn/aw	আরুবা
    bn/ax	অলান্ড দ্বীপপুঞ্জ
    bn/az	আজারবাইজান
    bn/ba	বসনিয়া ও হার্জেগোভিনা
    bn/bb	বার্বাডোজ
    bn/bd	বাংলাদেশ
    bn/be	বেলজিয়াম
    bn/bf	বুরকিনা ফাসো
    bn/bg	বুলগেরিয়া
    bn/bh	বাহারিন
    bn/bi	বুরুন্ডি
    bn/bj	বেনিন
    bn/bl	সেন্ট বার্থেলেমি
    bn/bm	বারমুডা
    bn/bn	ব্রুনেই
    bn/bo	বলিভিয়া
    bn/bq	ক্যারিবিয়ান নেদারল্যান্ডস
    bn/br	ব্রাজিল
    bn/bs	বাহামা দ্বীপপুঞ্জ
    bn/bt	ভুটান
    bn/bv	বোভেট দ্বীপ
    bn/bw	বতসোয়ানা
    bn/by	বেলারুশ
    bn/bz	বেলিজ
    bn/ca	কানাডা
    bn/cc	কোকোস (কিলিং) দ্বীপপুঞ্জ
    bn/cd	কঙ্গো-কিনশাসা
    bn/cf	মধ্য আফ্রিকার প্রজাতন্ত্র
    bn/cg	কঙ্গো - ব্রাজাভিল
    bn/ch	সুইজারল্যান্ড
    bn/ci	কোট ডি‘আইভোর
    bn/ck	কুক দ্বীপপুঞ্জ
    bn/cl	চিলি
    bn/cm	ক্যামেরুন
    bn/cn	চীন
    bn/co	কলম্বিয়া
    bn/cr	কোস্টারিকা
    bn/cu	কিউবা
    bn/cv	কেপ ভার্দে
    bn/cw	কুরাসাও
    bn/cx	ক্রিসমাস দ্বীপ
    bn/cy	সাইপ্রাস
    bn/cz	চেকিয়া
    bn/de	জার্মানি
    bn/dj	জিবুতি
    bn/dk	ডেনমার্ক
    bn/dm	ডোমিনিকা
    bn/do	ডোমেনিকান প্রজাতন্ত্র
    bn/dz	আলজেরিয়া
    bn/ec	ইকুয়েডর
    bn/ee	এস্তোনিয়া
    bn/eg	মিশর
    bn/eh	পশ্চিম সাহারা
    bn/er	ইরিত্রিয়া
    bn/es	স্পেন
    bn/et	ইথিওপিয়া
    bn/fi	ফিনল্যান্ড
    bn/fj	ফিজি
    bn/fk	ফকল্যান্ড দ্বীপপুঞ্জ
    bn/fm	মাইক্রোনেশিয়া
    bn/fo	ফ্যারো দ্বীপপুঞ্জ
    bn/fr	ফ্রান্স
    bn/ga	গ্যাবন
    bn/gb	যুক্তরাজ্য
    bn/gd	গ্রেনাডা
    bn/ge	জর্জিয়া
    bn/gf	ফরাসী গায়ানা
    bn/gg	গার্নসি
    bn/gh	ঘানা
    bn/gi	জিব্রাল্টার
    bn/gl	গ্রীনল্যান্ড
    bn/gm	গাম্বিয়া
    bn/gn	গিনি
    bn/gp	গুয়াদেলৌপ
    bn/gq	নিরক্ষীয় গিনি
    bn/gr	গ্রীস
    bn/gs	দক্ষিণ জর্জিয়া ও দক্ষিণ স্যান্ডউইচ দ্বীপপুঞ্জ
    bn/gt	গুয়াতেমালা
    bn/gu	গুয়াম
    bn/gw	গিনি-বিসাউ
    bn/gy	গিয়ানা
    bn/hk	হংকং এসএআর চীনা
    bn/hm	হার্ড এবং ম্যাকডোনাল্ড দ্বীপপুঞ্জ
    bn/hn	হন্ডুরাস
    bn/hr	ক্রোয়েশিয়া
    bn/ht	হাইতি
    bn/hu	হাঙ্গেরি
    bn/id	ইন্দোনেশিয়া
    bn/ie	আয়ারল্যান্ড
    bn/il	ইজরায়েল
    bn/im	আইল অফ ম্যান
    bn/in	ভারত
    bn/io	ব্রিটিশ ভারত মহাসাগরীয় অঞ্চল
    bn/iq	ইরাক
    bn/ir	ইরান
    bn/is	আইসল্যান্ড
    bn/it	ইতালি
    bn/je	জার্সি
    bn/jm	জামাইকা
    bn/jo	জর্ডন
    bn/jp	জাপান
    bn/ke	কেনিয়া
    bn/kg	কিরগিজিস্তান
    bn/kh	কম্বোডিয়া
    bn/ki	কিরিবাতি
    bn/km	কমোরোস
    bn/kn	সেন্ট কিটস ও নেভিস
    bn/kp	উত্তর কোরিয়া
    bn/kr	দক্ষিণ কোরিয়া
    bn/kw	কুয়েত
    bn/ky	কেম্যান দ্বীপপুঞ্জ
    bn/kz	কাজাখস্তান
    bn/la	লাওস
    bn/lb	লেবানন
    bn/lc	সেন্ট লুসিয়া
    bn/li	লিচেনস্টেইন
    bn/lk	শ্রীলঙ্কা
    bn/lr	লাইবেরিয়া
    bn/ls	লেসোথো
    bn/lt	লিথুয়ানিয়া
    bn/lu	লাক্সেমবার্গ
    bn/lv	লাটভিয়া
    bn/ly	লিবিয়া
    bn/ma	মোরক্কো
    bn/mc	মোনাকো
    bn/md	মলডোভা
    bn/me	মন্টিনিগ্রো
    bn/mf	সেন্ট মার্টিন
    bn/mg	মাদাগাস্কার
    bn/mh	মার্শাল দ্বীপপুঞ্জ
    bn/mk	উত্তর ম্যাসেডোনিয়া
    bn/ml	মালি
    bn/mm	মায়ানমার (বার্মা)
    bn/mn	মঙ্গোলিয়া
    bn/mo	ম্যাকাও এসএআর চীন
    bn/mp	উত্তরাঞ্চলীয় মারিয়ানা দ্বীপপুঞ্জ
    bn/mq	মার্টিনিক
    bn/mr	মরিতানিয়া
    bn/ms	মন্টসেরাট
    bn/mt	মাল্টা
    bn/mu	মরিশাস
    bn/mv	মালদ্বীপ
    bn/mw	মালাউই
    bn/mx	মেক্সিকো
    bn/my	মালয়েশিয়া
    bn/mz	মোজাম্বিক
    bn/na	নামিবিয়া
    bn/nc	নিউ ক্যালেডোনিয়া
    bn/ne	নাইজার
    bn/nf	নরফোক দ্বীপ
    bn/ng	নাইজেরিয়া
    bn/ni	নিকারাগুয়া
    bn/nl	নেদারল্যান্ডস
    bn/no	নরওয়ে
    bn/np	নেপাল
    bn/nr	নাউরু
    bn/nu	নিউয়ে
    bn/nz	নিউজিল্যান্ড
    bn/om	ওমান
    bn/pa	পানামা
    bn/pe	পেরু
    bn/pf	ফরাসী পলিনেশিয়া
    bn/pg	পাপুয়া নিউ গিনি
    bn/ph	ফিলিপাইন
    bn/pk	পাকিস্তান
    bn/pl	পোল্যান্ড
    bn/pm	সেন্ট পিয়ের ও মিকুয়েলন
    bn/pn	পিটকেয়ার্ন দ্বীপপুঞ্জ
    bn/pr	পুয়ের্তো রিকো
    bn/ps	প্যালেস্টাইন ভূখণ্ড
    bn/pt	পর্তুগাল
    bn/pw	পালাউ
    bn/py	প্যারাগুয়ে
    bn/qa	কাতার
    bn/re	রিইউনিয়ন
    bn/ro	রোমানিয়া
    bn/rs	সার্বিয়া
    bn/ru	রাশিয়া
    bn/rw	রুয়ান্ডা
    bn/sa	সৌদি আরব
    bn/sb	সলোমন দ্বীপপুঞ্জ
    bn/sc	সিসিলি
    bn/sd	সুদান
    bn/se	সুইডেন
    bn/sg	সিঙ্গাপুর
    bn/sh	সেন্ট হেলেনা
    bn/si	স্লোভানিয়া
    bn/sj	স্বালবার্ড ও জান মেয়েন
    bn/sk	স্লোভাকিয়া
    bn/sl	সিয়েরা লিওন
    bn/sm	সান মারিনো
    bn/sn	সেনেগাল
    bn/so	সোমালিয়া
    bn/sr	সুরিনাম
    bn/ss	দক্ষিণ সুদান
    bn/st	সাওটোমা ও প্রিন্সিপি
    bn/sv	এল সালভেদর
    bn/sx	সিন্ট মার্টেন
    bn/sy	সিরিয়া
    bn/sz	ইসওয়াতিনি
    bn/tc	তুর্কস ও কাইকোস দ্বীপপুঞ্জ
    bn/td	চাদ
    bn/tf	ফরাসী দক্ষিণাঞ্চল
    bn/tg	টোগো
    bn/th	থাইল্যান্ড
    bn/tj	তাজিকিস্তান
    bn/tk	টোকেলাউ
    bn/tl	তিমুর-লেস্তে
    bn/tm	তুর্কমেনিস্তান
    bn/tn	তিউনিসিয়া
    bn/to	টোঙ্গা
    bn/tr	তুরস্ক
    bn/tt	ত্রিনিনাদ ও টোব্যাগো
    bn/tv	টুভালু
    bn/tw	তাইওয়ান
    bn/tz	তাঞ্জানিয়া
    bn/ua	ইউক্রেন
    bn/ug	উগান্ডা
    bn/um	যুক্তরাষ্ট্রের পার্শ্ববর্তী দ্বীপপুঞ্জ
    bn/us	মার্কিন যুক্তরাষ্ট্র
    bn/uy	উরুগুয়ে
    bn/uz	উজবেকিস্তান
    bn/va	ভ্যাটিকান সিটি
    bn/vc	সেন্ট ভিনসেন্ট ও গ্রেনাডিনস
    bn/ve	ভেনেজুয়েলা
    bn/vg	ব্রিটিশ ভার্জিন দ্বীপপুঞ্জ
    bn/vi	মার্কিন যুক্তরাষ্ট্রীয় ভার্জিন দ্বীপপুঞ্জ
    bn/vn	ভিয়েতনাম
    bn/vu	ভানুয়াটু
    bn/wf	ওয়ালিস ও ফুটুনা
    bn/ws	সামোয়া
    bn/ye	ইয়েমেন
    bn/yt	মায়োত্তে
    bn/za	দক্ষিণ আফ্রিকা
    bn/zm	জাম্বিয়া
    bn/zw	জিম্বাবোয়ে
    bs/ad	Andora
    bs/ae	Ujedinjeni Arapski Emirati
    bs/af	Afganistan
    bs/ag	Antigva i Barbuda
    bs/ai	Angvila
    bs/al	Albanija
    bs/am	Armenija
    bs/ao	Angola
    bs/aq	Antarktika
    bs/ar	Argentina
    bs/as	Američka Samoa
    bs/at	Austrija
    bs/au	Australija
    bs/aw	Aruba
    bs/ax	Olandska ostrva
    bs/az	Azerbejdžan
    bs/ba	Bosna i Hercegovina
    bs/bb	Barbados
    bs/bd	Bangladeš
    bs/be	Belgija
    bs/bf	Burkina Faso
    bs/bg	Bugarska
    bs/bh	Bahrein
    bs/bi	Burundi
    bs/bj	Benin
    bs/bl	Sveti Bartolomej
    bs/bm	Bermuda
    bs/bn	Brunej
    bs/bo	Bolivija
    bs/bq	Karipska Holandija
    bs/br	Brazil
    bs/bs	Bahami
    bs/bt	Butan
    bs/bv	Ostrvo Buve
    bs/bw	Bocvana
    bs/by	Bjelorusija
    bs/bz	Belize
    bs/ca	Kanada
    bs/cc	Kokosova (Keelingova) ostrva
    bs/cd	Demokratska Republika Kongo
    bs/cf	Centralnoafrička Republika
    bs/cg	Kongo
    bs/ch	Švicarska
    bs/ci	Obala Slonovače
    bs/ck	Kukova ostrva
    bs/cl	Čile
    bs/cm	Kamerun
    bs/cn	Kina
    bs/co	Kolumbija
    bs/cr	Kostarika
    bs/cu	Kuba
    bs/cv	Zelenortska Ostrva
    bs/cw	Kurasao
    bs/cx	Božićno ostrvo
    bs/cy	Kipar
    bs/cz	Češka
    bs/de	Njemačka
    bs/dj	Džibuti
    bs/dk	Danska
    bs/dm	Dominika
    bs/do	Dominikanska Republika
    bs/dz	Alžir
    bs/ec	Ekvador
    bs/ee	Estonija
    bs/eg	Egipat
    bs/eh	Zapadna Sahara
    bs/er	Eritreja
    bs/es	Španija
    bs/et	Etiopija
    bs/fi	Finska
    bs/fj	Fidži
    bs/fk	Folklandska ostrva
    bs/fm	Mikronezija
    bs/fo	Farska ostrva
    bs/fr	Francuska
    bs/ga	Gabon
    bs/gb	Ujedinjeno Kraljevstvo
    bs/gd	Grenada
    bs/ge	Gruzija
    bs/gf	Francuska Gvajana
    bs/gg	Guernsey
    bs/gh	Gana
    bs/gi	Gibraltar
    bs/gl	Grenland
    bs/gm	Gambija
    bs/gn	Gvineja
    bs/gp	Gvadalupe
    bs/gq	Ekvatorijalna Gvineja
    bs/gr	Grčka
    bs/gs	Južna Džordžija i Južna Sendvič ostrva
    bs/gt	Gvatemala
    bs/gu	Guam
    bs/gw	Gvineja-Bisao
    bs/gy	Gvajana
    bs/hk	Hong Kong (SAR Kina)
    bs/hm	Ostrvo Heard i arhipelag McDonald
    bs/hn	Honduras
    bs/hr	Hrvatska
    bs/ht	Haiti
    bs/hu	Mađarska
    bs/id	Indonezija
    bs/ie	Irska
    bs/il	Izrael
    bs/im	Ostrvo Man
    bs/in	Indija
    bs/io	Britanska Teritorija u Indijskom Okeanu
    bs/iq	Irak
    bs/ir	Iran
    bs/is	Island
    bs/it	Italija
    bs/je	Jersey
    bs/jm	Jamajka
    bs/jo	Jordan
    bs/jp	Japan
    bs/ke	Kenija
    bs/kg	Kirgistan
    bs/kh	Kambodža
    bs/ki	Kiribati
    bs/km	Komori
    bs/kn	Sveti Kits i Nevis
    bs/kp	Sjeverna Koreja
    bs/kr	Južna Koreja
    bs/kw	Kuvajt
    bs/ky	Kajmanska ostrva
    bs/kz	Kazahstan
    bs/la	Laos
    bs/lb	Liban
    bs/lc	Sveta Lucija
    bs/li	Lihtenštajn
    bs/lk	Šri Lanka
    bs/lr	Liberija
    bs/ls	Lesoto
    bs/lt	Litvanija
    bs/lu	Luksemburg
    bs/lv	Latvija
    bs/ly	Libija
    bs/ma	Maroko
    bs/mc	Monako
    bs/md	Moldavija
    bs/me	Crna Gora
    bs/mf	Sveti Martin
    bs/mg	Madagaskar
    bs/mh	Maršalova ostrva
    bs/mk	Sjeverna Makedonija
    bs/ml	Mali
    bs/mm	Mijanmar
    bs/mn	Mongolija
    bs/mo	Makao (SAR Kina)
    bs/mp	Sjeverna Marijanska ostrva
    bs/mq	Martinik
    bs/mr	Mauritanija
    bs/ms	Monserat
    bs/mt	Malta
    bs/mu	Mauricijus
    bs/mv	Maldivi
    bs/mw	Malavi
    bs/mx	Meksiko
    bs/my	Malezija
    bs/mz	Mozambik
    bs/na	Namibija
    bs/nc	Nova Kaledonija
    bs/ne	Niger
    bs/nf	Ostrvo Norfolk
    bs/ng	Nigerija
    bs/ni	Nikaragva
    bs/nl	Nizozemska
    bs/no	Norveška
    bs/np	Nepal
    bs/nr	Nauru
    bs/nu	Niue
    bs/nz	Novi Zeland
    bs/om	Oman
    bs/pa	Panama
    bs/pe	Peru
    bs/pf	Francuska Polinezija
    bs/pg	Papua Nova Gvineja
    bs/ph	Filipini
    bs/pk	Pakistan
    bs/pl	Poljska
    bs/pm	Sveti Petar i Mikelon
    bs/pn	Pitkernska Ostrva
    bs/pr	Porto Riko
    bs/ps	Palestinska Teritorija
    bs/pt	Portugal
    bs/pw	Palau
    bs/py	Paragvaj
    bs/qa	Katar
    bs/re	Reunion
    bs/ro	Rumunija
    bs/rs	Srbija
    bs/ru	Rusija
    bs/rw	Ruanda
    bs/sa	Saudijska Arabija
    bs/sb	Solomonska Ostrva
    bs/sc	Sejšeli
    bs/sd	Sudan
    bs/se	Švedska
    bs/sg	Singapur
    bs/sh	Sveta Helena
    bs/si	Slovenija
    bs/sj	Svalbard i Jan Mayen
    bs/sk	Slovačka
    bs/sl	Sijera Leone
    bs/sm	San Marino
    bs/sn	Senegal
    bs/so	Somalija
    bs/sr	Surinam
    bs/ss	Južni Sudan
    bs/st	Sao Tome i Principe
    bs/sv	Salvador
    bs/sx	Sint Marten
    bs/sy	Sirija
    bs/sz	Esvatini
    bs/tc	Ostrva Turks i Kaikos
    bs/td	Čad
    bs/tf	Francuske Južne Teritorije
    bs/tg	Togo
    bs/th	Tajland
    bs/tj	Tadžikistan
    bs/tk	Tokelau
    bs/tl	Istočni Timor
    bs/tm	Turkmenistan
    bs/tn	Tunis
    bs/to	Tonga
    bs/tr	Turska
    bs/tt	Trinidad i Tobago
    bs/tv	Tuvalu
    bs/tw	Tajvan
    bs/tz	Tanzanija
    bs/ua	Ukrajina
    bs/ug	Uganda
    bs/um	Američka Vanjska Ostrva
    bs/us	Sjedinjene Države
    bs/uy	Urugvaj
    bs/uz	Uzbekistan
    bs/va	Vatikan
    bs/vc	Sveti Vinsent i Grenadin
    bs/ve	Venecuela
    bs/vg	Britanska Djevičanska ostrva
    bs/vi	Američka Djevičanska ostrva
    bs/vn	Vijetnam
    bs/vu	Vanuatu
    bs/wf	Ostrva Valis i Futuna
    bs/ws	Samoa
    bs/ye	Jemen
    bs/yt	Majote
    bs/za	Južnoafrička Republika
    bs/zm	Zambija
    bs/zw	Zimbabve
    ca/ad	Andorra
    ca/ae	Emirats Àrabs Units
    ca/af	Afganistan
    ca/ag	Antigua i Barbuda
    ca/ai	Anguilla
    ca/al	Albània
    ca/am	Armènia
    ca/ao	Angola
    ca/aq	Antàrtida
    ca/ar	Argentina
    ca/as	Samoa Americana
    ca/at	Àustria
    ca/au	Austràlia
    ca/aw	Aruba
    ca/ax	Illes Åland
    ca/az	Azerbaidjan
    ca/ba	Bòsnia i Hercegovina
    ca/bb	Barbados
    ca/bd	Bangladesh
    ca/be	Bèlgica
    ca/bf	Burkina Faso
    ca/bg	Bulgària
    ca/bh	Bahrain
    ca/bi	Burundi
    ca/bj	Benín
    ca/bl	Saint-Barthélemy
    ca/bm	Bermudes
    ca/bn	Brunei
    ca/bo	Bolívia
    ca/bq	Carib Neerlandès
    ca/br	Brasil
    ca/bs	Bahames
    ca/bt	Bhutan
    ca/bv	Illa Bouvet
    ca/bw	Botswana
    ca/by	Belarús
    ca/bz	Belize
    ca/ca	Canadà
    ca/cc	Illes Cocos (Keeling)
    ca/cd	Congo - Kinshasa
    ca/cf	República Centreafricana
    ca/cg	Congo - Brazzaville
    ca/ch	Suïssa
    ca/ci	Côte d’Ivoire
    ca/ck	Illes Cook
    ca/cl	Xile
    ca/cm	Camerun
    ca/cn	Xina
    ca/co	Colòmbia
    ca/cr	Costa Rica
    ca/cu	Cuba
    ca/cv	Cap Verd
    ca/cw	Curaçao
    ca/cx	Illa Christmas
    ca/cy	Xipre
    ca/cz	Txèquia
    ca/de	Alemanya
    ca/dj	Djibouti
    ca/dk	Dinamarca
    ca/dm	Dominica
    ca/do	República Dominicana
    ca/dz	Algèria
    ca/ec	Equador
    ca/ee	Estònia
    ca/eg	Egipte
    ca/eh	Sàhara Occidental
    ca/er	Eritrea
    ca/es	Espanya
    ca/et	Etiòpia
    ca/fi	Finlàndia
    ca/fj	Fiji
    ca/fk	Illes Falkland
    ca/fm	Micronèsia
    ca/fo	Illes Fèroe
    ca/fr	França
    ca/ga	Gabon
    ca/gb	Regne Unit
    ca/gd	Grenada
    ca/ge	Geòrgia
    ca/gf	Guaiana Francesa
    ca/gg	Guernsey
    ca/gh	Ghana
    ca/gi	Gibraltar
    ca/gl	Groenlàndia
    ca/gm	Gàmbia
    ca/gn	Guinea
    ca/gp	Guadalupe
    ca/gq	Guinea Equatorial
    ca/gr	Grècia
    ca/gs	Illes Geòrgia del Sud i Sandwich del Sud
    ca/gt	Guatemala
    ca/gu	Guam
    ca/gw	Guinea Bissau
    ca/gy	Guyana
    ca/hk	Hong Kong (RAE Xina)
    ca/hm	Illes Heard i McDonald
    ca/hn	Hondures
    ca/hr	Croàcia
    ca/ht	Haití
    ca/hu	Hongria
    ca/id	Indonèsia
    ca/ie	Irlanda
    ca/il	Israel
    ca/im	Illa de Man
    ca/in	Índia
    ca/io	Territori Britànic de l’Oceà Índic
    ca/iq	Iraq
    ca/ir	Iran
    ca/is	Islàndia
    ca/it	Itàlia
    ca/je	Jersey
    ca/jm	Jamaica
    ca/jo	Jordània
    ca/jp	Japó
    ca/ke	Kenya
    ca/kg	Kirguizstan
    ca/kh	Cambodja
    ca/ki	Kiribati
    ca/km	Comores
    ca/kn	Saint Kitts i Nevis
    ca/kp	Corea del Nord
    ca/kr	Corea del Sud
    ca/kw	Kuwait
    ca/ky	Illes Caiman
    ca/kz	Kazakhstan
    ca/la	Lao
    ca/lb	Líban
    ca/lc	Saint Lucia
    ca/li	Liechtenstein
    ca/lk	Sri Lanka
    ca/lr	Libèria
    ca/ls	Lesotho
    ca/lt	Lituània
    ca/lu	Luxemburg
    ca/lv	Letònia
    ca/ly	Líbia
    ca/ma	Marroc
    ca/mc	Mònaco
    ca/md	Moldàvia
    ca/me	Montenegro
    ca/mf	Saint Martin
    ca/mg	Madagascar
    ca/mh	Illes Marshall
    ca/mk	Macedònia del Nord
    ca/ml	Mali
    ca/mm	Myanmar (Birmània)
    ca/mn	Mongòlia
    ca/mo	Macau (RAE Xina)
    ca/mp	Illes Marianes del Nord
    ca/mq	Martinica
    ca/mr	Mauritània
    ca/ms	Montserrat
    ca/mt	Malta
    ca/mu	Maurici
    ca/mv	Maldives
    ca/mw	Malawi
    ca/mx	Mèxic
    ca/my	Malàisia
    ca/mz	Moçambic
    ca/na	Namíbia
    ca/nc	Nova Caledònia
    ca/ne	Níger
    ca/nf	Illa Norfolk
    ca/ng	Nigèria
    ca/ni	Nicaragua
    ca/nl	Països Baixos
    ca/no	Noruega
    ca/np	Nepal
    ca/nr	Nauru
    ca/nu	Niue
    ca/nz	Nova Zelanda
    ca/om	Oman
    ca/pa	Panamà
    ca/pe	Perú
    ca/pf	Polinèsia Francesa
    ca/pg	Papua Nova Guinea
    ca/ph	Filipines
    ca/pk	Pakistan
    ca/pl	Polònia
    ca/pm	Saint-Pierre-et-Miquelon
    ca/pn	Illes Pitcairn
    ca/pr	Puerto Rico
    ca/ps	Territoris palestins
    ca/pt	Portugal
    ca/pw	Palau
    ca/py	Paraguai
    ca/qa	Qatar
    ca/re	Illa de la Reunió
    ca/ro	Romania
    ca/rs	Sèrbia
    ca/ru	Rússia
    ca/rw	Ruanda
    ca/sa	Aràbia Saudí
    ca/sb	Illes Salomó
    ca/sc	Seychelles
    ca/sd	Sudan
    ca/se	Suècia
    ca/sg	Singapur
    ca/sh	Santa Helena
    ca/si	Eslovènia
    ca/sj	Svalbard i Jan Mayen
    ca/sk	Eslovàquia
    ca/sl	Sierra Leone
    ca/sm	San Marino
    ca/sn	Senegal
    ca/so	Somàlia
    ca/sr	Surinam
    ca/ss	Sudan del Sud
    ca/st	São Tomé i Príncipe
    ca/sv	El Salvador
    ca/sx	Sint Maarten
    ca/sy	Síria
    ca/sz	Eswatini
    ca/tc	Illes Turks i Caicos
    ca/td	Txad
    ca/tf	Terres Australs Antàrtiques Franceses
    ca/tg	Togo
    ca/th	Tailàndia
    ca/tj	Tadjikistan
    ca/tk	Tokelau
    ca/tl	Timor-Leste
    ca/tm	Turkmenistan
    ca/tn	Tunísia
    ca/to	Tonga
    ca/tr	Turquia
    ca/tt	Trinidad i Tobago
    ca/tv	Tuvalu
    ca/tw	Taiwan
    ca/tz	Tanzània
    ca/ua	Ucraïna
    ca/ug	Uganda
    ca/um	Illes Menors Allunyades dels Estats Units
    ca/us	Estats Units
    ca/uy	Uruguai
    ca/uz	Uzbekistan
    ca/va	Ciutat del Vaticà
    ca/vc	Saint Vincent i les Grenadines
    ca/ve	Veneçuela
    ca/vg	Illes Verges Britàniques
    ca/vi	Illes Verges dels Estats Units
    ca/vn	Vietnam
    ca/vu	Vanuatu
    ca/wf	Wallis i Futuna
    ca/ws	Samoa
    ca/ye	Iemen
    ca/yt	Mayotte
    ca/za	Sud-àfrica
    ca/zm	Zàmbia
    ca/zw	Zimbàbue
    chr/ad	ᎠᏂᏙᎳ
    chr/ae	ᏌᏊ ᎢᏳᎾᎵᏍᏔᏅ ᎡᎳᏈ ᎢᎹᎵᏘᏏ
    chr/af	ᎠᏫᎨᏂᏍᏖᏂ
    chr/ag	ᎤᏪᏘ & ᏆᏊᏓ
    chr/ai	ᎠᏂᎩᎳ
    chr/al	ᎠᎵᏇᏂᏯ
    chr/am	ᎠᎵᎻᏂᎠ
    chr/ao	ᎠᏂᎪᎳ
    chr/aq	ᏧᏁᏍᏓᎸ
    chr/ar	ᎠᏥᏂᏘᏂᎠ
    chr/as	ᎠᎺᎵᎧ ᏌᎼᎠ
    chr/at	ᎠᏍᏟᏯ
    chr/au	ᎡᎳᏗᏜ
    chr/aw	ᎠᎷᏆ
    chr/ax	ᎣᎴᏅᏓ ᏚᎦᏚᏛᎢ
    chr/az	ᎠᏎᏆᏣᏂ
    chr/ba	ᏉᏏᏂᎠ & ᎲᏤᎪᏫᎾ
    chr/bb	ᏆᏇᏙᏍ
    chr/bd	ᏆᏂᎦᎵᏕᏍ
    chr/be	ᏇᎵᏥᎥᎻ
    chr/bf	ᏋᎩᎾ ᏩᏐ
    chr/bg	ᏊᎵᎨᎵᎠ
    chr/bh	ᏆᎭᎴᎢᏂ
    chr/bi	ᏋᎷᏂᏗ
    chr/bj	ᏆᏂᎢᏂ
    chr/bl	ᎤᏓᏅᏘ ᏆᏕᎳᎻ
    chr/bm	ᏆᏊᏓ
    chr/bn	ᏊᎾᎢ
    chr/bo	ᏉᎵᏫᎠ
    chr/bq	ᎧᎵᏈᎢᏂᎯ ᎾᏍᎩᏁᏛᎳᏂ
    chr/br	ᏆᏏᎵ
    chr/bs	ᎾᏍᎩ ᏆᎭᎹᏍ
    chr/bt	ᏊᏔᏂ
    chr/bv	ᏊᏪ ᎤᎦᏚᏛᎢ
    chr/bw	ᏆᏣᏩᎾ
    chr/by	ᏇᎳᎷᏍ
    chr/bz	ᏇᎵᏍ
    chr/ca	ᎨᎾᏓ
    chr/cc	ᎪᎪᏍ (ᎩᎵᏂ) ᏚᎦᏚᏛᎢ
    chr/cd	ᎧᏂᎪ - ᎨᏂᏝᏌ
    chr/cf	ᎬᎿᎨᏍᏛ ᎠᏰᏟ ᏍᎦᏚᎩ
    chr/cg	ᎧᏂᎪ - ᏆᏌᏩᎵ
    chr/ch	ᏍᏫᏍ
    chr/ci	ᎢᏬᎵ ᎾᎿ ᎠᎹᏳᎶᏗ
    chr/ck	ᎠᏓᏍᏓᏴᎲᏍᎩ ᏚᎦᏚᏛᎢ
    chr/cl	ᏥᎵ
    chr/cm	ᎧᎹᎷᏂ
    chr/cn	ᏓᎶᏂᎨᏍᏛ
    chr/co	ᎪᎸᎻᏈᎢᎠ
    chr/cr	ᎪᏍᏓ ᎵᎧ
    chr/cu	ᎫᏆ
    chr/cv	ᎢᎬᎾᏕᎾ ᎢᏤᏳᏍᏗ
    chr/cw	ᎫᎳᎨᎣ
    chr/cx	ᏓᏂᏍᏓᏲᎯᎲ ᎤᎦᏚᏛᎢ
    chr/cy	ᏌᎢᏆᏍ
    chr/cz	ᏤᎩᎠ
    chr/de	ᎠᏂᏛᏥ
    chr/dj	ᏥᏊᏗ
    chr/dk	ᏗᏂᎹᎦ
    chr/dm	ᏙᎻᏂᎧ
    chr/do	ᏙᎻᏂᎧᏂ ᏍᎦᏚᎩ
    chr/dz	ᎠᎵᏥᎵᏯ
    chr/ec	ᎡᏆᏙᎵ
    chr/ee	ᎡᏍᏙᏂᏯ
    chr/eg	ᎢᏥᏈᎢ
    chr/eh	ᏭᏕᎵᎬ ᏗᏜ ᏌᎮᎳ
    chr/er	ᎡᎵᏟᏯ
    chr/es	ᎠᏂᏍᏆᏂᏱ
    chr/et	ᎢᏗᎣᏈᎠ
    chr/fi	ᏫᏂᎦᏙᎯ
    chr/fj	ᏫᏥ
    chr/fk	ᏩᎩ ᏚᎦᏚᏛᎢ
    chr/fm	ᎹᎢᏉᏂᏏᏯ
    chr/fo	ᏪᎶ ᏚᎦᏚᏛᎢ
    chr/fr	ᎦᎸᏥᏱ
    chr/ga	ᎦᏉᏂ
    chr/gb	ᎩᎵᏏᏲ
    chr/gd	ᏋᎾᏓ
    chr/ge	ᏣᎠᏥᎢ
    chr/gf	ᎠᏂᎦᎸᏥ ᎩᎠ
    chr/gg	ᎬᏂᏏ
    chr/gh	ᎦᎠᎾ
    chr/gi	ᏥᏆᎵᏓ
    chr/gl	ᎢᏤᏍᏛᏱ
    chr/gm	ᎦᎹᏈᎢᎠ
    chr/gn	ᎩᎢᏂ
    chr/gp	ᏩᏓᎷᏇ
    chr/gq	ᎡᏆᏙᎵᎠᎵ ᎩᎢᏂ
    chr/gr	ᎪᎢᎯ
    chr/gs	ᏧᎦᏃᏮ ᏣᎠᏥᎢ ᎠᎴ ᎾᏍᎩ ᏧᎦᏃᏮ ᎠᏍᏛᎭᏟ ᏚᎦᏚᏛᎢ
    chr/gt	ᏩᏔᎹᎳ
    chr/gu	ᏆᎻ
    chr/gw	ᎩᎢᏂ-ᏈᏌᎤᏫ
    chr/gy	ᎦᏯᎾ
    chr/hk	ᎰᏂᎩ ᎪᏂᎩ ᎤᏓᏤᎵᏓ ᏧᏂᎸᏫᏍᏓᏁᏗ ᎢᎬᎾᏕᎾ ᏓᎶᏂᎨᏍᏛ
    chr/hm	ᎲᏗ ᎤᎦᏚᏛᎢ ᎠᎴ ᎺᎩᏓᎾᎵᏗ ᏚᎦᏚᏛᎢ
    chr/hn	ᎭᏂᏚᎳᏍ
    chr/hr	ᎧᎶᎡᏏᎠ
    chr/ht	ᎮᎢᏘ
    chr/hu	ᎲᏂᎦᎵ
    chr/id	ᎢᏂᏙᏂᏍᏯ
    chr/ie	ᎠᏲᎳᏂ
    chr/il	ᎢᏏᎵᏱ
    chr/im	ᎤᏍᏗ ᎤᎦᏚᏛᎢ ᎾᎿ ᎠᏍᎦᏯ
    chr/in	ᎢᏅᏗᎾ
    chr/io	ᏈᏗᏏ ᏴᏫᏯ ᎠᎺᏉ ᎢᎬᎾᏕᏅ
    chr/iq	ᎢᎳᎩ
    chr/ir	ᎢᎴᏂ
    chr/is	ᏧᏁᏍᏓᎸᎯ
    chr/it	ᎢᏔᎵ
    chr/je	ᏨᎵᏏ
    chr/jm	ᏣᎺᎢᎧ
    chr/jo	ᏦᏓᏂ
    chr/jp	ᏣᏩᏂᏏ
    chr/ke	ᎨᏂᏯ
    chr/kg	ᎩᎵᏣᎢᏍ
    chr/kh	ᎧᎹᏉᏗᎠᏂ
    chr/ki	ᎧᎵᏆᏘ
    chr/km	ᎪᎼᎳᏍ
    chr/kn	ᎤᏓᏅᏘ ᎨᏘᏏ ᎠᎴ ᏁᏪᏏ
    chr/kp	ᏧᏴᏢ ᎪᎵᎠ
    chr/kr	ᏧᎦᏃᏮ ᎪᎵᎠ
    chr/kw	ᎫᏪᎢᏘ
    chr/ky	ᎨᎢᎹᏂ ᏚᎦᏚᏛᎢ
    chr/kz	ᎧᏎᎧᏍᏕᏂ
    chr/la	ᎴᎣᏍ
    chr/lb	ᎴᏆᎾᏂ
    chr/lc	ᎤᏓᏅᏘ ᎷᏏᏯ
    chr/li	ᎵᎦᏗᏂᏍᏓᏂ
    chr/lk	ᏍᎵ ᎳᏂᎧ
    chr/lr	ᎳᏈᎵᏯ
    chr/ls	ᎴᏐᏙ
    chr/lt	ᎵᏗᏪᏂᎠ
    chr/lu	ᎸᎧᏎᏋᎩ
    chr/lv	ᎳᏘᏫᎠ
    chr/ly	ᎵᏈᏯ
    chr/ma	ᎼᎶᎪ
    chr/mc	ᎹᎾᎪ
    chr/md	ᎹᎵᏙᏫᎠ
    chr/me	ᎼᏂᏔᏁᎦᎶ
    chr/mf	ᎤᏓᏅᏘ ᏡᏡ
    chr/mg	ᎹᏓᎦᏍᎧᎵ
    chr/mh	ᎹᏌᎵ ᏚᎦᏚᏛᎢ
    chr/mk	ᏧᏴᏜ ᎹᏎᏙᏂᏯ
    chr/ml	ᎹᎵ
    chr/mm	ᎹᏯᎹᎵ (ᏇᎵᎹ)
    chr/mn	ᎹᏂᎪᎵᎠ
    chr/mo	ᎹᎧᎣ (ᎤᏓᏤᎵᏓ ᏧᏂᎸᏫᏍᏓᏁᏗ ᎢᎬᎾᏕᎾ) ᏣᎢ
    chr/mp	ᏧᏴᏢ ᏗᏜ ᎹᎵᎠᎾ ᏚᎦᏚᏛᎢ
    chr/mq	ᎹᏘᏂᎨ
    chr/mr	ᎹᏘᎢᏯ
    chr/ms	ᎹᏂᏘᏌᎳᏗ
    chr/mt	ᎹᎵᏔ
    chr/mu	ᎼᎵᏏᎥᏍ
    chr/mv	ᎹᎵᏗᏫᏍ
    chr/mw	ᎹᎳᏫ
    chr/mx	ᎠᏂᏍᏆᏂ
    chr/my	ᎹᎴᏏᎢᎠ
    chr/mz	ᎼᏎᎻᏇᎩ
    chr/na	ᎾᎻᏈᎢᏯ
    chr/nc	ᎢᏤ ᎧᎵᏙᏂᎠᏂ
    chr/ne	ᎾᎢᏨ
    chr/nf	ᏃᎵᏬᎵᎩ ᎤᎦᏚᏛᎢ
    chr/ng	ᏂᏥᎵᏯ
    chr/ni	ᏂᎧᎳᏆ
    chr/nl	ᏁᏛᎳᏂ
    chr/no	ᏃᏪ
    chr/np	ᏁᏆᎵ
    chr/nr	ᏃᎤᎷ
    chr/nu	ᏂᏳ
    chr/nz	ᎢᏤ ᏏᎢᎴᏂᏗ
    chr/om	ᎣᎺᏂ
    chr/pa	ᏆᎾᎹ
    chr/pe	ᏇᎷ
    chr/pf	ᎠᏂᎦᎸᏥ ᏆᎵᏂᏏᎠ
    chr/pg	ᏆᏇ ᎢᏤ ᎩᎢᏂ
    chr/ph	ᎠᏂᏈᎵᎩᏃ
    chr/pk	ᏆᎩᏍᏖᏂ
    chr/pl	ᏉᎳᏂ
    chr/pm	ᎤᏓᏅᏘ ᏈᏰ ᎠᎴ ᎻᏇᎶᏂ
    chr/pn	ᏈᎧᎵᏂ ᏚᎦᏚᏛᎢ
    chr/pr	ᏇᎡᏙ ᎵᎢᎪ
    chr/ps	ᏆᎴᏍᏗᏂᎠᏂ ᏄᎬᏫᏳᏌᏕᎩ
    chr/pt	ᏉᏥᎦᎳ
    chr/pw	ᏆᎴᎠᏫ
    chr/py	ᏆᎳᏇᎢᏯ
    chr/qa	ᎧᏔᎵ
    chr/re	ᎴᏳᏂᎠᏂ
    chr/ro	ᎶᎹᏂᏯ
    chr/rs	ᏒᏈᏯ
    chr/ru	ᏲᏂᎢ
    chr/rw	ᎶᏩᏂᏓ
    chr/sa	ᏌᎤᏗ ᎡᎴᏈᎠ
    chr/sb	ᏐᎶᎹᏂ ᏚᎦᏚᏛᎢ
    chr/sc	ᏏᎡᏥᎵᏍ
    chr/sd	ᏑᏕᏂ
    chr/se	ᏍᏫᏕᏂ
    chr/sg	ᏏᏂᎦᏉᎵ
    chr/sh	ᎤᏓᏅᏘ ᎮᎵᎾ
    chr/si	ᏍᎶᏫᏂᎠ
    chr/sj	ᏍᏩᎵᏆᎵᏗ ᎠᎴ ᏤᏂ ᎹᏰᏂ
    chr/sk	ᏍᎶᏩᎩᎠ
    chr/sl	ᏏᎡᎳ ᎴᎣᏂ
    chr/sm	ᎤᏓᏅᏘ ᎹᎵᎢᏃ
    chr/sn	ᏏᏂᎦᎵ
    chr/so	ᏐᎹᎵ
    chr/sr	ᏒᎵᎾᎻ
    chr/ss	ᏧᎦᎾᏮ ᏑᏕᏂ
    chr/st	ᏌᎣ ᏙᎺ ᎠᎴ ᏈᏂᏏᏇ
    chr/sv	ᎡᎵᏌᎵᏆᏙᎵ
    chr/sx	ᏏᏂᏘ ᎹᏘᏂ
    chr/sy	ᏏᎵᎠ
    chr/sz	ᎡᏍᏩᏘᏂ
    chr/tc	ᎠᏂᏛᎵᎩ ᎠᎴ ᎨᎢᎪ ᏚᎦᏚᏛᎢ
    chr/td	ᏣᏗ
    chr/tf	ᎠᏂᎦᎸᏥ ᏧᎦᎾᏮ ᎦᏙᎯ ᎤᎵᏍᏛᎢ
    chr/tg	ᏙᎪ
    chr/th	ᏔᏯᎴᏂ
    chr/tj	ᏔᏥᎩᏍᏕᏂ
    chr/tk	ᏙᎨᎳᏭ
    chr/tl	ᏘᎼᎵ-ᎴᏍᏖ
    chr/tm	ᏛᎵᎩᎺᏂᏍᏔᏂ
    chr/tn	ᏚᏂᏏᏍᎠ
    chr/to	ᏙᎾᎦ
    chr/tr	ᎬᏃ
    chr/tt	ᏟᏂᏕᏗ ᎠᎴ ᏙᏆᎪ
    chr/tv	ᏚᏩᎷ
    chr/tw	ᏔᎢᏩᏂ
    chr/tz	ᏖᏂᏏᏂᏯ
    chr/ua	ᏳᎧᎴᏂ
    chr/ug	ᏳᎦᏂᏓ
    chr/um	U.S. ᎠᏍᏛ ᏚᎦᏚᏛᎢ
    chr/us	ᏌᏊ ᎢᏳᎾᎵᏍᏔᏅ ᏍᎦᏚᎩ
    chr/uy	ᏳᎷᏇ
    chr/uz	ᎤᏍᏇᎩᏍᏖᏂ
    chr/va	ᎠᏥᎳᏁᏠ ᎦᏚᎲ
    chr/vc	ᎤᏓᏅᏘ ᏫᏂᏏᏂᏗ ᎠᎴ ᎾᏍᎩ ᏇᎾᏗᏁᏍ
    chr/ve	ᏪᏁᏑᏪᎳ
    chr/vg	ᏈᏗᏍ ᎠᏒᏂᎸ ᏂᎨᏒᎾ ᏚᎦᏚᏛᎢ
    chr/vi	U.S. ᎠᏒᏂᎸ ᏂᎨᏒᎾ ᏚᎦᏚᏛᎢ
    chr/vn	ᏫᎡᏘᎾᎻ
    chr/vu	ᏩᏂᎤᏩᏚ
    chr/wf	ᏩᎵᏍ ᎠᎴ ᏊᏚᎾ
    chr/ws	ᏌᎼᎠ
    chr/ye	ᏰᎺᏂ
    chr/yt	ᎺᏯᏖ
    chr/za	ᏧᎦᎾᏮ ᎬᎿᎨᏍᏛ
    chr/zm	ᏌᎻᏈᏯ
    chr/zw	ᏏᎻᏆᏇ
    cs/ad	Andorra
    cs/ae	Spojené arabské emiráty
    cs/af	Afghánistán
    cs/ag	Antigua a Barbuda
    cs/ai	Anguilla
    cs/al	Albánie
    cs/am	Arménie
    cs/ao	Angola
    cs/aq	Antarktida
    cs/ar	Argentina
    cs/as	Americká Samoa
    cs/at	Rakousko
    cs/au	Austrálie
    cs/aw	Aruba
    cs/ax	Ålandy
    cs/az	Ázerbájdžán
    cs/ba	Bosna a Hercegovina
    cs/bb	Barbados
    cs/bd	Bangladéš
    cs/be	Belgie
    cs/bf	Burkina Faso
    cs/bg	Bulharsko
    cs/bh	Bahrajn
    cs/bi	Burundi
    cs/bj	Benin
    cs/bl	Svatý Bartoloměj
    cs/bm	Bermudy
    cs/bn	Brunej
    cs/bo	Bolívie
    cs/bq	Karibské Nizozemsko
    cs/br	Brazílie
    cs/bs	Bahamy
    cs/bt	Bhútán
    cs/bv	Bouvetův ostrov
    cs/bw	Botswana
    cs/by	Bělorusko
    cs/bz	Belize
    cs/ca	Kanada
    cs/cc	Kokosové ostrovy
    cs/cd	Kongo – Kinshasa
    cs/cf	Středoafrická republika
    cs/cg	Kongo – Brazzaville
    cs/ch	Švýcarsko
    cs/ci	Pobřeží slonoviny
    cs/ck	Cookovy ostrovy
    cs/cl	Chile
    cs/cm	Kamerun
    cs/cn	Čína
    cs/co	Kolumbie
    cs/cr	Kostarika
    cs/cu	Kuba
    cs/cv	Kapverdy
    cs/cw	Curaçao
    cs/cx	Vánoční ostrov
    cs/cy	Kypr
    cs/cz	Česko
    cs/de	Německo
    cs/dj	Džibutsko
    cs/dk	Dánsko
    cs/dm	Dominika
    cs/do	Dominikánská republika
    cs/dz	Alžírsko
    cs/ec	Ekvádor
    cs/ee	Estonsko
    cs/eg	Egypt
    cs/eh	Západní Sahara
    cs/er	Eritrea
    cs/es	Španělsko
    cs/et	Etiopie
    cs/fi	Finsko
    cs/fj	Fidži
    cs/fk	Falklandské ostrovy
    cs/fm	Mikronésie
    cs/fo	Faerské ostrovy
    cs/fr	Francie
    cs/ga	Gabon
    cs/gb	Spojené království
    cs/gd	Grenada
    cs/ge	Gruzie
    cs/gf	Francouzská Guyana
    cs/gg	Guernsey
    cs/gh	Ghana
    cs/gi	Gibraltar
    cs/gl	Grónsko
    cs/gm	Gambie
    cs/gn	Guinea
    cs/gp	Guadeloupe
    cs/gq	Rovníková Guinea
    cs/gr	Řecko
    cs/gs	Jižní Georgie a Jižní Sandwichovy ostrovy
    cs/gt	Guatemala
    cs/gu	Guam
    cs/gw	Guinea-Bissau
    cs/gy	Guyana
    cs/hk	Hongkong – ZAO Číny
    cs/hm	Heardův ostrov a McDonaldovy ostrovy
    cs/hn	Honduras
    cs/hr	Chorvatsko
    cs/ht	Haiti
    cs/hu	Maďarsko
    cs/id	Indonésie
    cs/ie	Irsko
    cs/il	Izrael
    cs/im	Ostrov Man
    cs/in	Indie
    cs/io	Britské indickooceánské území
    cs/iq	Irák
    cs/ir	Írán
    cs/is	Island
    cs/it	Itálie
    cs/je	Jersey
    cs/jm	Jamajka
    cs/jo	Jordánsko
    cs/jp	Japonsko
    cs/ke	Keňa
    cs/kg	Kyrgyzstán
    cs/kh	Kambodža
    cs/ki	Kiribati
    cs/km	Komory
    cs/kn	Svatý Kryštof a Nevis
    cs/kp	Severní Korea
    cs/kr	Jižní Korea
    cs/kw	Kuvajt
    cs/ky	Kajmanské ostrovy
    cs/kz	Kazachstán
    cs/la	Laos
    cs/lb	Libanon
    cs/lc	Svatá Lucie
    cs/li	Lichtenštejnsko
    cs/lk	Srí Lanka
    cs/lr	Libérie
    cs/ls	Lesotho
    cs/lt	Litva
    cs/lu	Lucembursko
    cs/lv	Lotyšsko
    cs/ly	Libye
    cs/ma	Maroko
    cs/mc	Monako
    cs/md	Moldavsko
    cs/me	Černá Hora
    cs/mf	Svatý Martin (Francie)
    cs/mg	Madagaskar
    cs/mh	Marshallovy ostrovy
    cs/mk	Severní Makedonie
    cs/ml	Mali
    cs/mm	Myanmar (Barma)
    cs/mn	Mongolsko
    cs/mo	Macao – ZAO Číny
    cs/mp	Severní Mariany
    cs/mq	Martinik
    cs/mr	Mauritánie
    cs/ms	Montserrat
    cs/mt	Malta
    cs/mu	Mauricius
    cs/mv	Maledivy
    cs/mw	Malawi
    cs/mx	Mexiko
    cs/my	Malajsie
    cs/mz	Mosambik
    cs/na	Namibie
    cs/nc	Nová Kaledonie
    cs/ne	Niger
    cs/nf	Norfolk
    cs/ng	Nigérie
    cs/ni	Nikaragua
    cs/nl	Nizozemsko
    cs/no	Norsko
    cs/np	Nepál
    cs/nr	Nauru
    cs/nu	Niue
    cs/nz	Nový Zéland
    cs/om	Omán
    cs/pa	Panama
    cs/pe	Peru
    cs/pf	Francouzská Polynésie
    cs/pg	Papua-Nová Guinea
    cs/ph	Filipíny
    cs/pk	Pákistán
    cs/pl	Polsko
    cs/pm	Saint-Pierre a Miquelon
    cs/pn	Pitcairnovy ostrovy
    cs/pr	Portoriko
    cs/ps	Palestinská území
    cs/pt	Portugalsko
    cs/pw	Palau
    cs/py	Paraguay
    cs/qa	Katar
    cs/re	Réunion
    cs/ro	Rumunsko
    cs/rs	Srbsko
    cs/ru	Rusko
    cs/rw	Rwanda
    cs/sa	Saúdská Arábie
    cs/sb	Šalamounovy ostrovy
    cs/sc	Seychely
    cs/sd	Súdán
    cs/se	Švédsko
    cs/sg	Singapur
    cs/sh	Svatá Helena
    cs/si	Slovinsko
    cs/sj	Špicberky a Jan Mayen
    cs/sk	Slovensko
    cs/sl	Sierra Leone
    cs/sm	San Marino
    cs/sn	Senegal
    cs/so	Somálsko
    cs/sr	Surinam
    cs/ss	Jižní Súdán
    cs/st	Svatý Tomáš a Princův ostrov
    cs/sv	Salvador
    cs/sx	Svatý Martin (Nizozemsko)
    cs/sy	Sýrie
    cs/sz	Eswatini
    cs/tc	Turks a Caicos
    cs/td	Čad
    cs/tf	Francouzská jižní území
    cs/tg	Togo
    cs/th	Thajsko
    cs/tj	Tádžikistán
    cs/tk	Tokelau
    cs/tl	Východní Timor
    cs/tm	Turkmenistán
    cs/tn	Tunisko
    cs/to	Tonga
    cs/tr	Turecko
    cs/tt	Trinidad a Tobago
    cs/tv	Tuvalu
    cs/tw	Tchaj-wan
    cs/tz	Tanzanie
    cs/ua	Ukrajina
    cs/ug	Uganda
    cs/um	Menší odlehlé ostrovy USA
    cs/us	Spojené státy
    cs/uy	Uruguay
    cs/uz	Uzbekistán
    cs/va	Vatikán
    cs/vc	Svatý Vincenc a Grenadiny
    cs/ve	Venezuela
    cs/vg	Britské Panenské ostrovy
    cs/vi	Americké Panenské ostrovy
    cs/vn	Vietnam
    cs/vu	Vanuatu
    cs/wf	Wallis a Futuna
    cs/ws	Samoa
    cs/ye	Jemen
    cs/yt	Mayotte
    cs/za	Jihoafrická republika
    cs/zm	Zambie
    cs/zw	Zimbabwe
    cy/ad	Andorra
    cy/ae	Emiradau Arabaidd Unedig
    cy/af	Afghanistan
    cy/ag	Antigua a Barbuda
    cy/ai	Anguilla
    cy/al	Albania
    cy/am	Armenia
    cy/ao	Angola
    cy/aq	Antarctica
    cy/ar	Yr Ariannin
    cy/as	Samoa America
    cy/at	Awstria
    cy/au	Awstralia
    cy/aw	Aruba
    cy/ax	Ynysoedd Åland
    cy/az	Aserbaijan
    cy/ba	Bosnia a Herzegovina
    cy/bb	Barbados
    cy/bd	Bangladesh
    cy/be	Gwlad Belg
    cy/bf	Burkina Faso
    cy/bg	Bwlgaria
    cy/bh	Bahrain
    cy/bi	Burundi
    cy/bj	Benin
    cy/bl	Saint Barthélemy
    cy/bm	Bermuda
    cy/bn	Brunei
    cy/bo	Bolifia
    cy/bq	Antilles yr Iseldiroedd
    cy/br	Brasil
    cy/bs	Y Bahamas
    cy/bt	Bhutan
    cy/bv	Ynys Bouvet
    cy/bw	Botswana
    cy/by	Belarws
    cy/bz	Belize
    cy/ca	Canada
    cy/cc	Ynysoedd Cocos (Keeling)
    cy/cd	Y Congo - Kinshasa
    cy/cf	Gweriniaeth Canolbarth Affrica
    cy/cg	Y Congo - Brazzaville
    cy/ch	Y Swistir
    cy/ci	Côte d’Ivoire
    cy/ck	Ynysoedd Cook
    cy/cl	Chile
    cy/cm	Camerŵn
    cy/cn	Tsieina
    cy/co	Colombia
    cy/cr	Costa Rica
    cy/cu	Ciwba
    cy/cv	Cabo Verde
    cy/cw	Curaçao
    cy/cx	Ynys y Nadolig
    cy/cy	Cyprus
    cy/cz	Tsiecia
    cy/de	Yr Almaen
    cy/dj	Djibouti
    cy/dk	Denmarc
    cy/dm	Dominica
    cy/do	Gweriniaeth Dominica
    cy/dz	Algeria
    cy/ec	Ecuador
    cy/ee	Estonia
    cy/eg	Yr Aifft
    cy/eh	Gorllewin Sahara
    cy/er	Eritrea
    cy/es	Sbaen
    cy/et	Ethiopia
    cy/fi	Y Ffindir
    cy/fj	Fiji
    cy/fk	Ynysoedd y Falkland/Malvinas
    cy/fm	Micronesia
    cy/fo	Ynysoedd Ffaro
    cy/fr	Ffrainc
    cy/ga	Gabon
    cy/gb	Y Deyrnas Unedig
    cy/gd	Grenada
    cy/ge	Georgia
    cy/gf	Guyane Ffrengig
    cy/gg	Ynys y Garn
    cy/gh	Ghana
    cy/gi	Gibraltar
    cy/gl	Yr Ynys Las
    cy/gm	Gambia
    cy/gn	Gini
    cy/gp	Guadeloupe
    cy/gq	Gini Gyhydeddol
    cy/gr	Gwlad Groeg
    cy/gs	De Georgia ac Ynysoedd Sandwich y De
    cy/gt	Guatemala
    cy/gu	Guam
    cy/gw	Guiné-Bissau
    cy/gy	Guyana
    cy/hk	Hong Kong SAR Tsieina
    cy/hm	Ynys Heard ac Ynysoedd McDonald
    cy/hn	Honduras
    cy/hr	Croatia
    cy/ht	Haiti
    cy/hu	Hwngari
    cy/id	Indonesia
    cy/ie	Iwerddon
    cy/il	Israel
    cy/im	Ynys Manaw
    cy/in	India
    cy/io	Tiriogaeth Brydeinig Cefnfor India
    cy/iq	Irac
    cy/ir	Iran
    cy/is	Gwlad yr Iâ
    cy/it	Yr Eidal
    cy/je	Jersey
    cy/jm	Jamaica
    cy/jo	Gwlad Iorddonen
    cy/jp	Japan
    cy/ke	Kenya
    cy/kg	Kyrgyzstan
    cy/kh	Cambodia
    cy/ki	Kiribati
    cy/km	Comoros
    cy/kn	Saint Kitts a Nevis
    cy/kp	Gogledd Corea
    cy/kr	De Corea
    cy/kw	Kuwait
    cy/ky	Ynysoedd Cayman
    cy/kz	Kazakhstan
    cy/la	Laos
    cy/lb	Libanus
    cy/lc	Saint Lucia
    cy/li	Liechtenstein
    cy/lk	Sri Lanka
    cy/lr	Liberia
    cy/ls	Lesotho
    cy/lt	Lithwania
    cy/lu	Lwcsembwrg
    cy/lv	Latfia
    cy/ly	Libya
    cy/ma	Moroco
    cy/mc	Monaco
    cy/md	Moldofa
    cy/me	Montenegro
    cy/mf	Saint Martin
    cy/mg	Madagascar
    cy/mh	Ynysoedd Marshall
    cy/mk	Gogledd Macedonia
    cy/ml	Mali
    cy/mm	Myanmar (Burma)
    cy/mn	Mongolia
    cy/mo	Macau SAR Tsieina
    cy/mp	Ynysoedd Gogledd Mariana
    cy/mq	Martinique
    cy/mr	Mauritania
    cy/ms	Montserrat
    cy/mt	Malta
    cy/mu	Mauritius
    cy/mv	Y Maldives
    cy/mw	Malawi
    cy/mx	Mecsico
    cy/my	Malaysia
    cy/mz	Mozambique
    cy/na	Namibia
    cy/nc	Caledonia Newydd
    cy/ne	Niger
    cy/nf	Ynys Norfolk
    cy/ng	Nigeria
    cy/ni	Nicaragua
    cy/nl	Yr Iseldiroedd
    cy/no	Norwy
    cy/np	Nepal
    cy/nr	Nauru
    cy/nu	Niue
    cy/nz	Seland Newydd
    cy/om	Oman
    cy/pa	Panama
    cy/pe	Periw
    cy/pf	Polynesia Ffrengig
    cy/pg	Papua Guinea Newydd
    cy/ph	Y Philipinau
    cy/pk	Pakistan
    cy/pl	Gwlad Pwyl
    cy/pm	Saint-Pierre-et-Miquelon
    cy/pn	Ynysoedd Pitcairn
    cy/pr	Puerto Rico
    cy/ps	Tiriogaethau Palesteinaidd
    cy/pt	Portiwgal
    cy/pw	Palau
    cy/py	Paraguay
    cy/qa	Qatar
    cy/re	Réunion
    cy/ro	Rwmania
    cy/rs	Serbia
    cy/ru	Rwsia
    cy/rw	Rwanda
    cy/sa	Saudi Arabia
    cy/sb	Ynysoedd Solomon
    cy/sc	Seychelles
    cy/sd	Swdan
    cy/se	Sweden
    cy/sg	Singapore
    cy/sh	Saint Helena
    cy/si	Slofenia
    cy/sj	Svalbard a Jan Mayen
    cy/sk	Slofacia
    cy/sl	Sierra Leone
    cy/sm	San Marino
    cy/sn	Senegal
    cy/so	Somalia
    cy/sr	Suriname
    cy/ss	De Swdan
    cy/st	São Tomé a Príncipe
    cy/sv	El Salvador
    cy/sx	Sint Maarten
    cy/sy	Syria
    cy/sz	Eswatini
    cy/tc	Ynysoedd Turks a Caicos
    cy/td	Tsiad
    cy/tf	Tiroedd Deheuol ac Antarctig Ffrainc
    cy/tg	Togo
    cy/th	Gwlad Thai
    cy/tj	Tajicistan
    cy/tk	Tokelau
    cy/tl	Timor-Leste
    cy/tm	Tyrcmenistan
    cy/tn	Tiwnisia
    cy/to	Tonga
    cy/tr	Twrci
    cy/tt	Trinidad a Tobago
    cy/tv	Tuvalu
    cy/tw	Taiwan
    cy/tz	Tanzania
    cy/ua	Wcráin
    cy/ug	Uganda
    cy/um	Ynysoedd Pellennig UDA
    cy/us	Yr Unol Daleithiau
    cy/uy	Uruguay
    cy/uz	Uzbekistan
    cy/va	Y Fatican
    cy/vc	Saint Vincent a’r Grenadines
    cy/ve	Venezuela
    cy/vg	Ynysoedd Gwyryf Prydain
    cy/vi	Ynysoedd Gwyryf yr Unol Daleithiau
    cy/vn	Fietnam
    cy/vu	Vanuatu
    cy/wf	Wallis a Futuna
    cy/ws	Samoa
    cy/ye	Yemen
    cy/yt	Mayotte
    cy/za	De Affrica
    cy/zm	Zambia
    cy/zw	Zimbabwe
    da/ad	Andorra
    da/ae	De Forenede Arabiske Emirater
    da/af	Afghanistan
    da/ag	Antigua og Barbuda
    da/ai	Anguilla
    da/al	Albanien
    da/am	Armenien
    da/ao	Angola
    da/aq	Antarktis
    da/ar	Argentina
    da/as	Amerikansk Samoa
    da/at	Østrig
    da/au	Australien
    da/aw	Aruba
    da/ax	Åland
    da/az	Aserbajdsjan
    da/ba	Bosnien-Hercegovina
    da/bb	Barbados
    da/bd	Bangladesh
    da/be	Belgien
    da/bf	Burkina Faso
    da/bg	Bulgarien
    da/bh	Bahrain
    da/bi	Burundi
    da/bj	Benin
    da/bl	Saint Barthélemy
    da/bm	Bermuda
    da/bn	Brunei
    da/bo	Bolivia
    da/bq	De tidligere Nederlandske Antiller
    da/br	Brasilien
    da/bs	Bahamas
    da/bt	Bhutan
    da/bv	Bouvetøen
    da/bw	Botswana
    da/by	Belarus
    da/bz	Belize
    da/ca	Canada
    da/cc	Cocosøerne
    da/cd	Congo-Kinshasa
    da/cf	Den Centralafrikanske Republik
    da/cg	Congo-Brazzaville
    da/ch	Schweiz
    da/ci	Elfenbenskysten
    da/ck	Cookøerne
    da/cl	Chile
    da/cm	Cameroun
    da/cn	Kina
    da/co	Colombia
    da/cr	Costa Rica
    da/cu	Cuba
    da/cv	Kap Verde
    da/cw	Curaçao
    da/cx	Juleøen
    da/cy	Cypern
    da/cz	Tjekkiet
    da/de	Tyskland
    da/dj	Djibouti
    da/dk	Danmark
    da/dm	Dominica
    da/do	Den Dominikanske Republik
    da/dz	Algeriet
    da/ec	Ecuador
    da/ee	Estland
    da/eg	Egypten
    da/eh	Vestsahara
    da/er	Eritrea
    da/es	Spanien
    da/et	Etiopien
    da/fi	Finland
    da/fj	Fiji
    da/fk	Falklandsøerne
    da/fm	Mikronesien
    da/fo	Færøerne
    da/fr	Frankrig
    da/ga	Gabon
    da/gb	Storbritannien
    da/gd	Grenada
    da/ge	Georgien
    da/gf	Fransk Guyana
    da/gg	Guernsey
    da/gh	Ghana
    da/gi	Gibraltar
    da/gl	Grønland
    da/gm	Gambia
    da/gn	Guinea
    da/gp	Guadeloupe
    da/gq	Ækvatorialguinea
    da/gr	Grækenland
    da/gs	South Georgia og De Sydlige Sandwichøer
    da/gt	Guatemala
    da/gu	Guam
    da/gw	Guinea-Bissau
    da/gy	Guyana
    da/hk	SAR Hongkong
    da/hm	Heard Island og McDonald Islands
    da/hn	Honduras
    da/hr	Kroatien
    da/ht	Haiti
    da/hu	Ungarn
    da/id	Indonesien
    da/ie	Irland
    da/il	Israel
    da/im	Isle of Man
    da/in	Indien
    da/io	Det Britiske Territorium i Det Indiske Ocean
    da/iq	Irak
    da/ir	Iran
    da/is	Island
    da/it	Italien
    da/je	Jersey
    da/jm	Jamaica
    da/jo	Jordan
    da/jp	Japan
    da/ke	Kenya
    da/kg	Kirgisistan
    da/kh	Cambodja
    da/ki	Kiribati
    da/km	Comorerne
    da/kn	Saint Kitts og Nevis
    da/kp	Nordkorea
    da/kr	Sydkorea
    da/kw	Kuwait
    da/ky	Caymanøerne
    da/kz	Kasakhstan
    da/la	Laos
    da/lb	Libanon
    da/lc	Saint Lucia
    da/li	Liechtenstein
    da/lk	Sri Lanka
    da/lr	Liberia
    da/ls	Lesotho
    da/lt	Litauen
    da/lu	Luxembourg
    da/lv	Letland
    da/ly	Libyen
    da/ma	Marokko
    da/mc	Monaco
    da/md	Moldova
    da/me	Montenegro
    da/mf	Saint Martin
    da/mg	Madagaskar
    da/mh	Marshalløerne
    da/mk	Nordmakedonien
    da/ml	Mali
    da/mm	Myanmar (Burma)
    da/mn	Mongoliet
    da/mo	SAR Macao
    da/mp	Nordmarianerne
    da/mq	Martinique
    da/mr	Mauretanien
    da/ms	Montserrat
    da/mt	Malta
    da/mu	Mauritius
    da/mv	Maldiverne
    da/mw	Malawi
    da/mx	Mexico
    da/my	Malaysia
    da/mz	Mozambique
    da/na	Namibia
    da/nc	Ny Kaledonien
    da/ne	Niger
    da/nf	Norfolk Island
    da/ng	Nigeria
    da/ni	Nicaragua
    da/nl	Nederlandene
    da/no	Norge
    da/np	Nepal
    da/nr	Nauru
    da/nu	Niue
    da/nz	New Zealand
    da/om	Oman
    da/pa	Panama
    da/pe	Peru
    da/pf	Fransk Polynesien
    da/pg	Papua Ny Guinea
    da/ph	Filippinerne
    da/pk	Pakistan
    da/pl	Polen
    da/pm	Saint Pierre og Miquelon
    da/pn	Pitcairn
    da/pr	Puerto Rico
    da/ps	De palæstinensiske områder
    da/pt	Portugal
    da/pw	Palau
    da/py	Paraguay
    da/qa	Qatar
    da/re	Réunion
    da/ro	Rumænien
    da/rs	Serbien
    da/ru	Rusland
    da/rw	Rwanda
    da/sa	Saudi-Arabien
    da/sb	Salomonøerne
    da/sc	Seychellerne
    da/sd	Sudan
    da/se	Sverige
    da/sg	Singapore
    da/sh	St. Helena
    da/si	Slovenien
    da/sj	Svalbard og Jan Mayen
    da/sk	Slovakiet
    da/sl	Sierra Leone
    da/sm	San Marino
    da/sn	Senegal
    da/so	Somalia
    da/sr	Surinam
    da/ss	Sydsudan
    da/st	São Tomé og Príncipe
    da/sv	El Salvador
    da/sx	Sint Maarten
    da/sy	Syrien
    da/sz	Eswatini
    da/tc	Turks- og Caicosøerne
    da/td	Tchad
    da/tf	De Franske Besiddelser i Det Sydlige Indiske Ocean og Antarktis
    da/tg	Togo
    da/th	Thailand
    da/tj	Tadsjikistan
    da/tk	Tokelau
    da/tl	Timor-Leste
    da/tm	Turkmenistan
    da/tn	Tunesien
    da/to	Tonga
    da/tr	Tyrkiet
    da/tt	Trinidad og Tobago
    da/tv	Tuvalu
    da/tw	Taiwan
    da/tz	Tanzania
    da/ua	Ukraine
    da/ug	Uganda
    da/um	Amerikanske oversøiske øer
    da/us	USA
    da/uy	Uruguay
    da/uz	Usbekistan
    da/va	Vatikanstaten
    da/vc	Saint Vincent og Grenadinerne
    da/ve	Venezuela
    da/vg	De Britiske Jomfruøer
    da/vi	De Amerikanske Jomfruøer
    da/vn	Vietnam
    da/vu	Vanuatu
    da/wf	Wallis og Futuna
    da/ws	Samoa
    da/ye	Yemen
    da/yt	Mayotte
    da/za	Sydafrika
    da/zm	Zambia
    da/zw	Zimbabwe
    de-CH/bn	Brunei
    de-CH/bw	Botswana
    de-CH/cv	Kapverden
    de-CH/sb	Salomon-Inseln
    de-CH/tl	Osttimor
    de-CH/zw	Zimbabwe
    de/ad	Andorra
    de/ae	Vereinigte Arabische Emirate
    de/af	Afghanistan
    de/ag	Antigua und Barbuda
    de/ai	Anguilla
    de/al	Albanien
    de/am	Armenien
    de/ao	Angola
    de/aq	Antarktis
    de/ar	Argentinien
    de/as	Amerikanisch-Samoa
    de/at	Österreich
    de/au	Australien
    de/aw	Aruba
    de/ax	Ålandinseln
    de/az	Aserbaidschan
    de/ba	Bosnien und Herzegowina
    de/bb	Barbados
    de/bd	Bangladesch
    de/be	Belgien
    de/bf	Burkina Faso
    de/bg	Bulgarien
    de/bh	Bahrain
    de/bi	Burundi
    de/bj	Benin
    de/bl	St. Barthélemy
    de/bm	Bermuda
    de/bn	Brunei Darussalam
    de/bo	Bolivien
    de/bq	Karibische Niederlande
    de/br	Brasilien
    de/bs	Bahamas
    de/bt	Bhutan
    de/bv	Bouvetinsel
    de/bw	Botsuana
    de/by	Belarus
    de/bz	Belize
    de/ca	Kanada
    de/cc	Kokosinseln
    de/cd	Kongo-Kinshasa
    de/cf	Zentralafrikanische Republik
    de/cg	Kongo-Brazzaville
    de/ch	Schweiz
    de/ci	Côte d’Ivoire
    de/ck	Cookinseln
    de/cl	Chile
    de/cm	Kamerun
    de/cn	China
    de/co	Kolumbien
    de/cr	Costa Rica
    de/cu	Kuba
    de/cv	Cabo Verde
    de/cw	Curaçao
    de/cx	Weihnachtsinsel
    de/cy	Zypern
    de/cz	Tschechien
    de/de	Deutschland
    de/dj	Dschibuti
    de/dk	Dänemark
    de/dm	Dominica
    de/do	Dominikanische Republik
    de/dz	Algerien
    de/ec	Ecuador
    de/ee	Estland
    de/eg	Ägypten
    de/eh	Westsahara
    de/er	Eritrea
    de/es	Spanien
    de/et	Äthiopien
    de/fi	Finnland
    de/fj	Fidschi
    de/fk	Falklandinseln
    de/fm	Mikronesien
    de/fo	Färöer
    de/fr	Frankreich
    de/ga	Gabun
    de/gb	Vereinigtes Königreich
    de/gd	Grenada
    de/ge	Georgien
    de/gf	Französisch-Guayana
    de/gg	Guernsey
    de/gh	Ghana
    de/gi	Gibraltar
    de/gl	Grönland
    de/gm	Gambia
    de/gn	Guinea
    de/gp	Guadeloupe
    de/gq	Äquatorialguinea
    de/gr	Griechenland
    de/gs	Südgeorgien und die Südlichen Sandwichinseln
    de/gt	Guatemala
    de/gu	Guam
    de/gw	Guinea-Bissau
    de/gy	Guyana
    de/hk	Sonderverwaltungsregion Hongkong
    de/hm	Heard und McDonaldinseln
    de/hn	Honduras
    de/hr	Kroatien
    de/ht	Haiti
    de/hu	Ungarn
    de/id	Indonesien
    de/ie	Irland
    de/il	Israel
    de/im	Isle of Man
    de/in	Indien
    de/io	Britisches Territorium im Indischen Ozean
    de/iq	Irak
    de/ir	Iran
    de/is	Island
    de/it	Italien
    de/je	Jersey
    de/jm	Jamaika
    de/jo	Jordanien
    de/jp	Japan
    de/ke	Kenia
    de/kg	Kirgisistan
    de/kh	Kambodscha
    de/ki	Kiribati
    de/km	Komoren
    de/kn	St. Kitts und Nevis
    de/kp	Nordkorea
    de/kr	Südkorea
    de/kw	Kuwait
    de/ky	Kaimaninseln
    de/kz	Kasachstan
    de/la	Laos
    de/lb	Libanon
    de/lc	St. Lucia
    de/li	Liechtenstein
    de/lk	Sri Lanka
    de/lr	Liberia
    de/ls	Lesotho
    de/lt	Litauen
    de/lu	Luxemburg
    de/lv	Lettland
    de/ly	Libyen
    de/ma	Marokko
    de/mc	Monaco
    de/md	Republik Moldau
    de/me	Montenegro
    de/mf	St. Martin
    de/mg	Madagaskar
    de/mh	Marshallinseln
    de/mk	Nordmazedonien
    de/ml	Mali
    de/mm	Myanmar
    de/mn	Mongolei
    de/mo	Sonderverwaltungsregion Macau
    de/mp	Nördliche Marianen
    de/mq	Martinique
    de/mr	Mauretanien
    de/ms	Montserrat
    de/mt	Malta
    de/mu	Mauritius
    de/mv	Malediven
    de/mw	Malawi
    de/mx	Mexiko
    de/my	Malaysia
    de/mz	Mosambik
    de/na	Namibia
    de/nc	Neukaledonien
    de/ne	Niger
    de/nf	Norfolkinsel
    de/ng	Nigeria
    de/ni	Nicaragua
    de/nl	Niederlande
    de/no	Norwegen
    de/np	Nepal
    de/nr	Nauru
    de/nu	Niue
    de/nz	Neuseeland
    de/om	Oman
    de/pa	Panama
    de/pe	Peru
    de/pf	Französisch-Polynesien
    de/pg	Papua-Neuguinea
    de/ph	Philippinen
    de/pk	Pakistan
    de/pl	Polen
    de/pm	St. Pierre und Miquelon
    de/pn	Pitcairninseln
    de/pr	Puerto Rico
    de/ps	Palästinensische Autonomiegebiete
    de/pt	Portugal
    de/pw	Palau
    de/py	Paraguay
    de/qa	Katar
    de/re	Réunion
    de/ro	Rumänien
    de/rs	Serbien
    de/ru	Russland
    de/rw	Ruanda
    de/sa	Saudi-Arabien
    de/sb	Salomonen
    de/sc	Seychellen
    de/sd	Sudan
    de/se	Schweden
    de/sg	Singapur
    de/sh	St. Helena
    de/si	Slowenien
    de/sj	Spitzbergen und Jan Mayen
    de/sk	Slowakei
    de/sl	Sierra Leone
    de/sm	San Marino
    de/sn	Senegal
    de/so	Somalia
    de/sr	Suriname
    de/ss	Südsudan
    de/st	São Tomé und Príncipe
    de/sv	El Salvador
    de/sx	Sint Maarten
    de/sy	Syrien
    de/sz	Eswatini
    de/tc	Turks- und Caicosinseln
    de/td	Tschad
    de/tf	Französische Süd- und Antarktisgebiete
    de/tg	Togo
    de/th	Thailand
    de/tj	Tadschikistan
    de/tk	Tokelau
    de/tl	Timor-Leste
    de/tm	Turkmenistan
    de/tn	Tunesien
    de/to	Tonga
    de/tr	Türkei
    de/tt	Trinidad und Tobago
    de/tv	Tuvalu
    de/tw	Taiwan
    de/tz	Tansania
    de/ua	Ukraine
    de/ug	Uganda
    de/um	Amerikanische Überseeinseln
    de/us	Vereinigte Staaten
    de/uy	Uruguay
    de/uz	Usbekistan
    de/va	Vatikanstadt
    de/vc	St. Vincent und die Grenadinen
    de/ve	Venezuela
    de/vg	Britische Jungferninseln
    de/vi	Amerikanische Jungferninseln
    de/vn	Vietnam
    de/vu	Vanuatu
    de/wf	Wallis und Futuna
    de/ws	Samoa
    de/ye	Jemen
    de/yt	Mayotte
    de/za	Südafrika
    de/zm	Sambia
    de/zw	Simbabwe
    dsb/ad	Andorra
    dsb/ae	Zjadnośone arabiske emiraty
    dsb/af	Afghanistan
    dsb/ag	Antigua a Barbuda
    dsb/ai	Anguilla
    dsb/al	Albańska
    dsb/am	Armeńska
    dsb/ao	Angola
    dsb/aq	Antarktis
    dsb/ar	Argentinska
    dsb/as	Ameriska Samoa
    dsb/at	Awstriska
    dsb/au	Awstralska
    dsb/aw	Aruba
    dsb/ax	Åland
    dsb/az	Azerbajdžan
    dsb/ba	Bosniska a Hercegowina
    dsb/bb	Barbados
    dsb/bd	Bangladeš
    dsb/be	Belgiska
    dsb/bf	Burkina Faso
    dsb/bg	Bulgarska
    dsb/bh	Bahrain
    dsb/bi	Burundi
    dsb/bj	Benin
    dsb/bl	St. Barthélemy
    dsb/bm	Bermudy
    dsb/bn	Brunei
    dsb/bo	Boliwiska
    dsb/bq	Karibiska Nižozemska
    dsb/br	Brazilska
    dsb/bs	Bahamy
    dsb/bt	Bhutan
    dsb/bv	Bouvetowa kupa
    dsb/bw	Botswana
    dsb/by	Běłoruska
    dsb/bz	Belize
    dsb/ca	Kanada
    dsb/cc	Kokosowe kupy
    dsb/cd	Kongo-Kinshasa
    dsb/cf	Centralnoafriska republika
    dsb/cg	Kongo-Brazzaville
    dsb/ch	Šwicarska
    dsb/ci	Côte d’Ivoire
    dsb/ck	Cookowe kupy
    dsb/cl	Chilska
    dsb/cm	Kamerun
    dsb/cn	China
    dsb/co	Kolumbiska
    dsb/cr	Kosta Rika
    dsb/cu	Kuba
    dsb/cv	Kap Verde
    dsb/cw	Curaçao
    dsb/cx	Gódowne kupy
    dsb/cy	Cypriska
    dsb/cz	Česka republika
    dsb/de	Nimska
    dsb/dj	Džibuti
    dsb/dk	Dańska
    dsb/dm	Dominika
    dsb/do	Dominikańska republika
    dsb/dz	Algeriska
    dsb/ec	Ekwador
    dsb/ee	Estniska
    dsb/eg	Egyptojska
    dsb/eh	Pódwjacorna Sahara
    dsb/er	Eritreja
    dsb/es	Špańska
    dsb/et	Etiopiska
    dsb/fi	Finska
    dsb/fj	Fidži
    dsb/fk	Falklandske kupy
    dsb/fm	Mikroneziska
    dsb/fo	Färöje
    dsb/fr	Francojska
    dsb/ga	Gabun
    dsb/gb	Zjadnośone kralejstwo
    dsb/gd	Grenada
    dsb/ge	Georgiska
    dsb/gf	Francojska Guyana
    dsb/gg	Guernsey
    dsb/gh	Ghana
    dsb/gi	Gibraltar
    dsb/gl	Grönlandska
    dsb/gm	Gambija
    dsb/gn	Gineja
    dsb/gp	Guadeloupe
    dsb/gq	Ekwatorialna Gineja
    dsb/gr	Grichiska
    dsb/gs	Pódpołdnjowa Georgiska a Pódpołdnjowe Sandwichowe kupy
    dsb/gt	Guatemala
    dsb/gu	Guam
    dsb/gw	Gineja-Bissau
    dsb/gy	Guyana
    dsb/hk	Wósebna zastojnstwowa cona Hongkong
    dsb/hm	Heardowa kupa a McDonaldowe kupy
    dsb/hn	Honduras
    dsb/hr	Chorwatska
    dsb/ht	Haiti
    dsb/hu	Hungorska
    dsb/id	Indoneziska
    dsb/ie	Irska
    dsb/il	Israel
    dsb/im	Man
    dsb/in	Indiska
    dsb/io	Britiski indiskooceaniski teritorium
    dsb/iq	Irak
    dsb/ir	Iran
    dsb/is	Islandska
    dsb/it	Italska
    dsb/je	Jersey
    dsb/jm	Jamaika
    dsb/jo	Jordaniska
    dsb/jp	Japańska
    dsb/ke	Kenia
    dsb/kg	Kirgizistan
    dsb/kh	Kambodža
    dsb/ki	Kiribati
    dsb/km	Komory
    dsb/kn	St. Kitts a Nevis
    dsb/kp	Pódpołnocna Koreja
    dsb/kr	Pódpołdnjowa Koreja
    dsb/kw	Kuwait
    dsb/ky	Kajmaniske kupy
    dsb/kz	Kazachstan
    dsb/la	Laos
    dsb/lb	Libanon
    dsb/lc	St. Lucia
    dsb/li	Liechtenstein
    dsb/lk	Sri Lanka
    dsb/lr	Liberija
    dsb/ls	Lesotho
    dsb/lt	Litawska
    dsb/lu	Luxemburgska
    dsb/lv	Letiska
    dsb/ly	Libyska
    dsb/ma	Marokko
    dsb/mc	Monaco
    dsb/md	Moldawska
    dsb/me	Carna Góra
    dsb/mf	St. Martin
    dsb/mg	Madagaskar
    dsb/mh	Marshallowe kupy
    dsb/mk	Pódpołnocna Makedańska
    dsb/ml	Mali
    dsb/mm	Myanmar
    dsb/mn	Mongolska
    dsb/mo	Wósebna zastojnstwowa cona Macao
    dsb/mp	Pódpołnocne Mariany
    dsb/mq	Martinique
    dsb/mr	Mawretańska
    dsb/ms	Montserrat
    dsb/mt	Malta
    dsb/mu	Mauritius
    dsb/mv	Malediwy
    dsb/mw	Malawi
    dsb/mx	Mexiko
    dsb/my	Malajzija
    dsb/mz	Mosambik
    dsb/na	Namibija
    dsb/nc	Nowa Kaledoniska
    dsb/ne	Niger
    dsb/nf	Norfolkowa kupa
    dsb/ng	Nigerija
    dsb/ni	Nikaragua
    dsb/nl	Nižozemska
    dsb/no	Norwegska
    dsb/np	Nepal
    dsb/nr	Nauru
    dsb/nu	Niue
    dsb/nz	Nowoseelandska
    dsb/om	Oman
    dsb/pa	Panama
    dsb/pe	Peru
    dsb/pf	Francojska Polyneziska
    dsb/pg	Papua-Neuguinea
    dsb/ph	Filipiny
    dsb/pk	Pakistan
    dsb/pl	Pólska
    dsb/pm	St. Pierre a Miquelon
    dsb/pn	Pitcairnowe kupy
    dsb/pr	Puerto Rico
    dsb/ps	Palestinski awtonomny teritorium
    dsb/pt	Portugalska
    dsb/pw	Palau
    dsb/py	Paraguay
    dsb/qa	Katar
    dsb/re	Réunion
    dsb/ro	Rumuńska
    dsb/rs	Serbiska
    dsb/ru	Ruska
    dsb/rw	Ruanda
    dsb/sa	Saudi-Arabiska
    dsb/sb	Salomony
    dsb/sc	Seychelle
    dsb/sd	Sudan
    dsb/se	Šwedska
    dsb/sg	Singapur
    dsb/sh	St. Helena
    dsb/si	Słowjeńska
    dsb/sj	Svalbard a Jan Mayen
    dsb/sk	Słowakska
    dsb/sl	Sierra Leone
    dsb/sm	San Marino
    dsb/sn	Senegal
    dsb/so	Somalija
    dsb/sr	Surinamska
    dsb/ss	Pódpołdnjowy Sudan
    dsb/st	São Tomé a Príncipe
    dsb/sv	El Salvador
    dsb/sx	Sint Maarten
    dsb/sy	Syriska
    dsb/sz	Swasiska
    dsb/tc	Turks a Caicos kupy
    dsb/td	Čad
    dsb/tf	Francojski pódpołdnjowy a antarktiski teritorium
    dsb/tg	Togo
    dsb/th	Thailandska
    dsb/tj	Tadźikistan
    dsb/tk	Tokelau
    dsb/tl	Timor-Leste
    dsb/tm	Turkmeniska
    dsb/tn	Tuneziska
    dsb/to	Tonga
    dsb/tr	Turkojska
    dsb/tt	Trinidad a Tobago
    dsb/tv	Tuvalu
    dsb/tw	Taiwan
    dsb/tz	Tansanija
    dsb/ua	Ukraina
    dsb/ug	Uganda
    dsb/um	Ameriska Oceaniska
    dsb/us	Zjadnośone staty Ameriki
    dsb/uy	Uruguay
    dsb/uz	Uzbekistan
    dsb/va	Vatikańske město
    dsb/vc	St. Vincent a Grenadiny
    dsb/ve	Venezuela
    dsb/vg	Britiske kněžniske kupy
    dsb/vi	Ameriske kněžniske kupy
    dsb/vn	Vietnam
    dsb/vu	Vanuatu
    dsb/wf	Wallis a Futuna
    dsb/ws	Samoa
    dsb/ye	Jemen
    dsb/yt	Mayotte
    dsb/za	Pódpołdnjowa Afrika (Republika)
    dsb/zm	Sambija
    dsb/zw	Simbabwe
    el/ad	Ανδόρα
    el/ae	Ηνωμένα Αραβικά Εμιράτα
    el/af	Αφγανιστάν
    el/ag	Αντίγκουα και Μπαρμπούντα
    el/ai	Ανγκουίλα
    el/al	Αλβανία
    el/am	Αρμενία
    el/ao	Αγκόλα
    el/aq	Ανταρκτική
    el/ar	Αργεντινή
    el/as	Αμερικανική Σαμόα
    el/at	Αυστρία
    el/au	Αυστραλία
    el/aw	Αρούμπα
    el/ax	Νήσοι Όλαντ
    el/az	Αζερμπαϊτζάν
    el/ba	Βοσνία - Ερζεγοβίνη
    el/bb	Μπαρμπέιντος
    el/bd	Μπανγκλαντές
    el/be	Βέλγιο
    el/bf	Μπουρκίνα Φάσο
    el/bg	Βουλγαρία
    el/bh	Μπαχρέιν
    el/bi	Μπουρούντι
    el/bj	Μπενίν
    el/bl	Άγιος Βαρθολομαίος
    el/bm	Βερμούδες
    el/bn	Μπρουνέι
    el/bo	Βολιβία
    el/bq	Ολλανδία Καραϊβικής
    el/br	Βραζιλία
    el/bs	Μπαχάμες
    el/bt	Μπουτάν
    el/bv	Νήσος Μπουβέ
    el/bw	Μποτσουάνα
    el/by	Λευκορωσία
    el/bz	Μπελίζ
    el/ca	Καναδάς
    el/cc	Νήσοι Κόκος (Κίλινγκ)
    el/cd	Κονγκό - Κινσάσα
    el/cf	Κεντροαφρικανική Δημοκρατία
    el/cg	Κονγκό - Μπραζαβίλ
    el/ch	Ελβετία
    el/ci	Ακτή Ελεφαντοστού
    el/ck	Νήσοι Κουκ
    el/cl	Χιλή
    el/cm	Καμερούν
    el/cn	Κίνα
    el/co	Κολομβία
    el/cr	Κόστα Ρίκα
    el/cu	Κούβα
    el/cv	Πράσινο Ακρωτήριο
    el/cw	Κουρασάο
    el/cx	Νήσος των Χριστουγέννων
    el/cy	Κύπρος
    el/cz	Τσεχία
    el/de	Γερμανία
    el/dj	Τζιμπουτί
    el/dk	Δανία
    el/dm	Ντομίνικα
    el/do	Δομινικανή Δημοκρατία
    el/dz	Αλγερία
    el/ec	Ισημερινός
    el/ee	Εσθονία
    el/eg	Αίγυπτος
    el/eh	Δυτική Σαχάρα
    el/er	Ερυθραία
    el/es	Ισπανία
    el/et	Αιθιοπία
    el/fi	Φινλανδία
    el/fj	Φίτζι
    el/fk	Νήσοι Φόκλαντ
    el/fm	Μικρονησία
    el/fo	Νήσοι Φερόες
    el/fr	Γαλλία
    el/ga	Γκαμπόν
    el/gb	Ηνωμένο Βασίλειο
    el/gd	Γρενάδα
    el/ge	Γεωργία
    el/gf	Γαλλική Γουιάνα
    el/gg	Γκέρνζι
    el/gh	Γκάνα
    el/gi	Γιβραλτάρ
    el/gl	Γροιλανδία
    el/gm	Γκάμπια
    el/gn	Γουινέα
    el/gp	Γουαδελούπη
    el/gq	Ισημερινή Γουινέα
    el/gr	Ελλάδα
    el/gs	Νήσοι Νότια Γεωργία και Νότιες Σάντουιτς
    el/gt	Γουατεμάλα
    el/gu	Γκουάμ
    el/gw	Γουινέα Μπισάου
    el/gy	Γουιάνα
    el/hk	Χονγκ Κονγκ ΕΔΠ Κίνας
    el/hm	Νήσοι Χερντ και Μακντόναλντ
    el/hn	Ονδούρα
    el/hr	Κροατία
    el/ht	Αϊτή
    el/hu	Ουγγαρία
    el/id	Ινδονησία
    el/ie	Ιρλανδία
    el/il	Ισραήλ
    el/im	Νήσος του Μαν
    el/in	Ινδία
    el/io	Βρετανικά Εδάφη Ινδικού Ωκεανού
    el/iq	Ιράκ
    el/ir	Ιράν
    el/is	Ισλανδία
    el/it	Ιταλία
    el/je	Τζέρζι
    el/jm	Τζαμάικα
    el/jo	Ιορδανία
    el/jp	Ιαπωνία
    el/ke	Κένυα
    el/kg	Κιργιστάν
    el/kh	Καμπότζη
    el/ki	Κιριμπάτι
    el/km	Κομόρες
    el/kn	Σεν Κιτς και Νέβις
    el/kp	Βόρεια Κορέα
    el/kr	Νότια Κορέα
    el/kw	Κουβέιτ
    el/ky	Νήσοι Κέιμαν
    el/kz	Καζακστάν
    el/la	Λάος
    el/lb	Λίβανος
    el/lc	Αγία Λουκία
    el/li	Λιχτενστάιν
    el/lk	Σρι Λάνκα
    el/lr	Λιβερία
    el/ls	Λεσότο
    el/lt	Λιθουανία
    el/lu	Λουξεμβούργο
    el/lv	Λετονία
    el/ly	Λιβύη
    el/ma	Μαρόκο
    el/mc	Μονακό
    el/md	Μολδαβία
    el/me	Μαυροβούνιο
    el/mf	Άγιος Μαρτίνος (Γαλλικό τμήμα)
    el/mg	Μαδαγασκάρη
    el/mh	Νήσοι Μάρσαλ
    el/mk	Βόρεια Μακεδονία
    el/ml	Μάλι
    el/mm	Μιανμάρ (Βιρμανία)
    el/mn	Μογγολία
    el/mo	Μακάο ΕΔΠ Κίνας
    el/mp	Νήσοι Βόρειες Μαριάνες
    el/mq	Μαρτινίκα
    el/mr	Μαυριτανία
    el/ms	Μονσεράτ
    el/mt	Μάλτα
    el/mu	Μαυρίκιος
    el/mv	Μαλδίβες
    el/mw	Μαλάουι
    el/mx	Μεξικό
    el/my	Μαλαισία
    el/mz	Μοζαμβίκη
    el/na	Ναμίμπια
    el/nc	Νέα Καληδονία
    el/ne	Νίγηρας
    el/nf	Νήσος Νόρφολκ
    el/ng	Νιγηρία
    el/ni	Νικαράγουα
    el/nl	Κάτω Χώρες
    el/no	Νορβηγία
    el/np	Νεπάλ
    el/nr	Ναουρού
    el/nu	Νιούε
    el/nz	Νέα Ζηλανδία
    el/om	Ομάν
    el/pa	Παναμάς
    el/pe	Περού
    el/pf	Γαλλική Πολυνησία
    el/pg	Παπούα Νέα Γουινέα
    el/ph	Φιλιππίνες
    el/pk	Πακιστάν
    el/pl	Πολωνία
    el/pm	Σεν Πιερ και Μικελόν
    el/pn	Νήσοι Πίτκερν
    el/pr	Πουέρτο Ρίκο
    el/ps	Παλαιστινιακά Εδάφη
    el/pt	Πορτογαλία
    el/pw	Παλάου
    el/py	Παραγουάη
    el/qa	Κατάρ
    el/re	Ρεϊνιόν
    el/ro	Ρουμανία
    el/rs	Σερβία
    el/ru	Ρωσία
    el/rw	Ρουάντα
    el/sa	Σαουδική Αραβία
    el/sb	Νήσοι Σολομώντος
    el/sc	Σεϋχέλλες
    el/sd	Σουδάν
    el/se	Σουηδία
    el/sg	Σιγκαπούρη
    el/sh	Αγία Ελένη
    el/si	Σλοβενία
    el/sj	Σβάλμπαρντ και Γιαν Μαγιέν
    el/sk	Σλοβακία
    el/sl	Σιέρα Λεόνε
    el/sm	Άγιος Μαρίνος
    el/sn	Σενεγάλη
    el/so	Σομαλία
    el/sr	Σουρινάμ
    el/ss	Νότιο Σουδάν
    el/st	Σάο Τομέ και Πρίνσιπε
    el/sv	Ελ Σαλβαδόρ
    el/sx	Άγιος Μαρτίνος (Ολλανδικό τμήμα)
    el/sy	Συρία
    el/sz	Εσουατίνι
    el/tc	Νήσοι Τερκς και Κάικος
    el/td	Τσαντ
    el/tf	Γαλλικά Νότια Εδάφη
    el/tg	Τόγκο
    el/th	Ταϊλάνδη
    el/tj	Τατζικιστάν
    el/tk	Τοκελάου
    el/tl	Τιμόρ-Λέστε
    el/tm	Τουρκμενιστάν
    el/tn	Τυνησία
    el/to	Τόνγκα
    el/tr	Τουρκία
    el/tt	Τρινιντάντ και Τομπάγκο
    el/tv	Τουβαλού
    el/tw	Ταϊβάν
    el/tz	Τανζανία
    el/ua	Ουκρανία
    el/ug	Ουγκάντα
    el/um	Απομακρυσμένες Νησίδες ΗΠΑ
    el/us	Ηνωμένες Πολιτείες
    el/uy	Ουρουγουάη
    el/uz	Ουζμπεκιστάν
    el/va	Βατικανό
    el/vc	Άγιος Βικέντιος και Γρεναδίνες
    el/ve	Βενεζουέλα
    el/vg	Βρετανικές Παρθένες Νήσοι
    el/vi	Αμερικανικές Παρθένες Νήσοι
    el/vn	Βιετνάμ
    el/vu	Βανουάτου
    el/wf	Γουάλις και Φουτούνα
    el/ws	Σαμόα
    el/ye	Υεμένη
    el/yt	Μαγιότ
    el/za	Νότια Αφρική
    el/zm	Ζάμπια
    el/zw	Ζιμπάμπουε
    en-001/bl	St Barthélemy
    en-001/kn	St Kitts & Nevis
    en-001/lc	St Lucia
    en-001/mf	St Martin
    en-001/pm	St Pierre & Miquelon
    en-001/sh	St Helena
    en-001/um	US Outlying Islands
    en-001/vc	St Vincent & the Grenadines
    en-001/vi	US Virgin Islands
    en-AU/bl	St. Barthélemy
    en-AU/kn	St. Kitts & Nevis
    en-AU/lc	St. Lucia
    en-AU/mf	St. Martin
    en-AU/vc	St. Vincent & Grenadines
    en-CA/ag	Antigua and Barbuda
    en-CA/ba	Bosnia and Herzegovina
    en-CA/bl	Saint-Barthélemy
    en-CA/gs	South Georgia and South Sandwich Islands
    en-CA/hm	Heard and McDonald Islands
    en-CA/kn	Saint Kitts and Nevis
    en-CA/lc	Saint Lucia
    en-CA/mf	Saint Martin
    en-CA/pm	Saint-Pierre-et-Miquelon
    en-CA/ps	Palestinian territories
    en-CA/sh	Saint Helena
    en-CA/sj	Svalbard and Jan Mayen
    en-CA/st	São Tomé and Príncipe
    en-CA/tc	Turks and Caicos Islands
    en-CA/tt	Trinidad and Tobago
    en-CA/um	US Outlying Islands
    en-CA/vc	Saint Vincent and the Grenadines
    en-CA/vi	US Virgin Islands
    en-CA/wf	Wallis and Futuna
    en/ad	Andorra
    en/ae	United Arab Emirates
    en/af	Afghanistan
    en/ag	Antigua & Barbuda
    en/ai	Anguilla
    en/al	Albania
    en/am	Armenia
    en/ao	Angola
    en/aq	Antarctica
    en/ar	Argentina
    en/as	American Samoa
    en/at	Austria
    en/au	Australia
    en/aw	Aruba
    en/ax	Åland Islands
    en/az	Azerbaijan
    en/ba	Bosnia & Herzegovina
    en/bb	Barbados
    en/bd	Bangladesh
    en/be	Belgium
    en/bf	Burkina Faso
    en/bg	Bulgaria
    en/bh	Bahrain
    en/bi	Burundi
    en/bj	Benin
    en/bl	St. Barthélemy
    en/bm	Bermuda
    en/bn	Brunei
    en/bo	Bolivia
    en/bq	Caribbean Netherlands
    en/br	Brazil
    en/bs	Bahamas
    en/bt	Bhutan
    en/bv	Bouvet Island
    en/bw	Botswana
    en/by	Belarus
    en/bz	Belize
    en/ca	Canada
    en/cc	Cocos (Keeling) Islands
    en/cd	Congo - Kinshasa
    en/cf	Central African Republic
    en/cg	Congo - Brazzaville
    en/ch	Switzerland
    en/ci	Côte d’Ivoire
    en/ck	Cook Islands
    en/cl	Chile
    en/cm	Cameroon
    en/cn	China
    en/co	Colombia
    en/cr	Costa Rica
    en/cu	Cuba
    en/cv	Cape Verde
    en/cw	Curaçao
    en/cx	Christmas Island
    en/cy	Cyprus
    en/cz	Czechia
    en/de	Germany
    en/dj	Djibouti
    en/dk	Denmark
    en/dm	Dominica
    en/do	Dominican Republic
    en/dz	Algeria
    en/ec	Ecuador
    en/ee	Estonia
    en/eg	Egypt
    en/eh	Western Sahara
    en/er	Eritrea
    en/es	Spain
    en/et	Ethiopia
    en/fi	Finland
    en/fj	Fiji
    en/fk	Falkland Islands
    en/fm	Micronesia
    en/fo	Faroe Islands
    en/fr	France
    en/ga	Gabon
    en/gb	United Kingdom
    en/gd	Grenada
    en/ge	Georgia
    en/gf	French Guiana
    en/gg	Guernsey
    en/gh	Ghana
    en/gi	Gibraltar
    en/gl	Greenland
    en/gm	Gambia
    en/gn	Guinea
    en/gp	Guadeloupe
    en/gq	Equatorial Guinea
    en/gr	Greece
    en/gs	South Georgia & South Sandwich Islands
    en/gt	Guatemala
    en/gu	Guam
    en/gw	Guinea-Bissau
    en/gy	Guyana
    en/hk	Hong Kong SAR China
    en/hm	Heard & McDonald Islands
    en/hn	Honduras
    en/hr	Croatia
    en/ht	Haiti
    en/hu	Hungary
    en/id	Indonesia
    en/ie	Ireland
    en/il	Israel
    en/im	Isle of Man
    en/in	India
    en/io	British Indian Ocean Territory
    en/iq	Iraq
    en/ir	Iran
    en/is	Iceland
    en/it	Italy
    en/je	Jersey
    en/jm	Jamaica
    en/jo	Jordan
    en/jp	Japan
    en/ke	Kenya
    en/kg	Kyrgyzstan
    en/kh	Cambodia
    en/ki	Kiribati
    en/km	Comoros
    en/kn	St. Kitts & Nevis
    en/kp	North Korea
    en/kr	South Korea
    en/kw	Kuwait
    en/ky	Cayman Islands
    en/kz	Kazakhstan
    en/la	Laos
    en/lb	Lebanon
    en/lc	St. Lucia
    en/li	Liechtenstein
    en/lk	Sri Lanka
    en/lr	Liberia
    en/ls	Lesotho
    en/lt	Lithuania
    en/lu	Luxembourg
    en/lv	Latvia
    en/ly	Libya
    en/ma	Morocco
    en/mc	Monaco
    en/md	Moldova
    en/me	Montenegro
    en/mf	St. Martin
    en/mg	Madagascar
    en/mh	Marshall Islands
    en/mk	North Macedonia
    en/ml	Mali
    en/mm	Myanmar (Burma)
    en/mn	Mongolia
    en/mo	Macao SAR China
    en/mp	Northern Mariana Islands
    en/mq	Martinique
    en/mr	Mauritania
    en/ms	Montserrat
    en/mt	Malta
    en/mu	Mauritius
    en/mv	Maldives
    en/mw	Malawi
    en/mx	Mexico
    en/my	Malaysia
    en/mz	Mozambique
    en/na	Namibia
    en/nc	New Caledonia
    en/ne	Niger
    en/nf	Norfolk Island
    en/ng	Nigeria
    en/ni	Nicaragua
    en/nl	Netherlands
    en/no	Norway
    en/np	Nepal
    en/nr	Nauru
    en/nu	Niue
    en/nz	New Zealand
    en/om	Oman
    en/pa	Panama
    en/pe	Peru
    en/pf	French Polynesia
    en/pg	Papua New Guinea
    en/ph	Philippines
    en/pk	Pakistan
    en/pl	Poland
    en/pm	St. Pierre & Miquelon
    en/pn	Pitcairn Islands
    en/pr	Puerto Rico
    en/ps	Palestinian Territories
    en/pt	Portugal
    en/pw	Palau
    en/py	Paraguay
    en/qa	Qatar
    en/re	Réunion
    en/ro	Romania
    en/rs	Serbia
    en/ru	Russia
    en/rw	Rwanda
    en/sa	Saudi Arabia
    en/sb	Solomon Islands
    en/sc	Seychelles
    en/sd	Sudan
    en/se	Sweden
    en/sg	Singapore
    en/sh	St. Helena
    en/si	Slovenia
    en/sj	Svalbard & Jan Mayen
    en/sk	Slovakia
    en/sl	Sierra Leone
    en/sm	San Marino
    en/sn	Senegal
    en/so	Somalia
    en/sr	Suriname
    en/ss	South Sudan
    en/st	São Tomé & Príncipe
    en/sv	El Salvador
    en/sx	Sint Maarten
    en/sy	Syria
    en/sz	Eswatini
    en/tc	Turks & Caicos Islands
    en/td	Chad
    en/tf	French Southern Territories
    en/tg	Togo
    en/th	Thailand
    en/tj	Tajikistan
    en/tk	Tokelau
    en/tl	Timor-Leste
    en/tm	Turkmenistan
    en/tn	Tunisia
    en/to	Tonga
    en/tr	Türkiye
    en/tt	Trinidad & Tobago
    en/tv	Tuvalu
    en/tw	Taiwan
    en/tz	Tanzania
    en/ua	Ukraine
    en/ug	Uganda
    en/um	U.S. Outlying Islands
    en/us	United States
    en/uy	Uruguay
    en/uz	Uzbekistan
    en/va	Vatican City
    en/vc	St. Vincent & Grenadines
    en/ve	Venezuela
    en/vg	British Virgin Islands
    en/vi	U.S. Virgin Islands
    en/vn	Vietnam
    en/vu	Vanuatu
    en/wf	Wallis & Futuna
    en/ws	Samoa
    en/ye	Yemen
    en/yt	Mayotte
    en/za	South Africa
    en/zm	Zambia
    en/zw	Zimbabwe
    es-419/ax	Islas Åland
    es-419/ba	Bosnia-Herzegovina
    es-419/cg	República del Congo
    es-419/ci	Costa de Marfil
    es-419/gs	Islas Georgia del Sur y Sándwich del Sur
    es-419/ro	Rumania
    es-419/sa	Arabia Saudita
    es-419/tl	Timor Oriental
    es-419/um	Islas Ultramarinas de EE.UU.
    es-CL/eh	Sahara Occidental
    es-MX/ba	Bosnia y Herzegovina
    es-MX/ci	Côte d’Ivoire
    es-MX/gg	Guernsey
    es-MX/sz	Eswatini
    es-MX/um	Islas menores alejadas de EE. UU.
    es-US/ba	Bosnia y Herzegovina
    es-US/eh	Sahara Occidental
    es-US/gg	Guernsey
    es-US/um	Islas menores alejadas de EE. UU.
    es/ad	Andorra
    es/ae	Emiratos Árabes Unidos
    es/af	Afganistán
    es/ag	Antigua y Barbuda
    es/ai	Anguila
    es/al	Albania
    es/am	Armenia
    es/ao	Angola
    es/aq	Antártida
    es/ar	Argentina
    es/as	Samoa Americana
    es/at	Austria
    es/au	Australia
    es/aw	Aruba
    es/ax	Islas Aland
    es/az	Azerbaiyán
    es/ba	Bosnia y Herzegovina
    es/bb	Barbados
    es/bd	Bangladés
    es/be	Bélgica
    es/bf	Burkina Faso
    es/bg	Bulgaria
    es/bh	Baréin
    es/bi	Burundi
    es/bj	Benín
    es/bl	San Bartolomé
    es/bm	Bermudas
    es/bn	Brunéi
    es/bo	Bolivia
    es/bq	Caribe neerlandés
    es/br	Brasil
    es/bs	Bahamas
    es/bt	Bután
    es/bv	Isla Bouvet
    es/bw	Botsuana
    es/by	Bielorrusia
    es/bz	Belice
    es/ca	Canadá
    es/cc	Islas Cocos
    es/cd	República Democrática del Congo
    es/cf	República Centroafricana
    es/cg	Congo
    es/ch	Suiza
    es/ci	Côte d’Ivoire
    es/ck	Islas Cook
    es/cl	Chile
    es/cm	Camerún
    es/cn	China
    es/co	Colombia
    es/cr	Costa Rica
    es/cu	Cuba
    es/cv	Cabo Verde
    es/cw	Curazao
    es/cx	Isla de Navidad
    es/cy	Chipre
    es/cz	Chequia
    es/de	Alemania
    es/dj	Yibuti
    es/dk	Dinamarca
    es/dm	Dominica
    es/do	República Dominicana
    es/dz	Argelia
    es/ec	Ecuador
    es/ee	Estonia
    es/eg	Egipto
    es/eh	Sáhara Occidental
    es/er	Eritrea
    es/es	España
    es/et	Etiopía
    es/fi	Finlandia
    es/fj	Fiyi
    es/fk	Islas Malvinas
    es/fm	Micronesia
    es/fo	Islas Feroe
    es/fr	Francia
    es/ga	Gabón
    es/gb	Reino Unido
    es/gd	Granada
    es/ge	Georgia
    es/gf	Guayana Francesa
    es/gg	Guernesey
    es/gh	Ghana
    es/gi	Gibraltar
    es/gl	Groenlandia
    es/gm	Gambia
    es/gn	Guinea
    es/gp	Guadalupe
    es/gq	Guinea Ecuatorial
    es/gr	Grecia
    es/gs	Islas Georgia del Sur y Sandwich del Sur
    es/gt	Guatemala
    es/gu	Guam
    es/gw	Guinea-Bisáu
    es/gy	Guyana
    es/hk	RAE de Hong Kong (China)
    es/hm	Islas Heard y McDonald
    es/hn	Honduras
    es/hr	Croacia
    es/ht	Haití
    es/hu	Hungría
    es/id	Indonesia
    es/ie	Irlanda
    es/il	Israel
    es/im	Isla de Man
    es/in	India
    es/io	Territorio Británico del Océano Índico
    es/iq	Irak
    es/ir	Irán
    es/is	Islandia
    es/it	Italia
    es/je	Jersey
    es/jm	Jamaica
    es/jo	Jordania
    es/jp	Japón
    es/ke	Kenia
    es/kg	Kirguistán
    es/kh	Camboya
    es/ki	Kiribati
    es/km	Comoras
    es/kn	San Cristóbal y Nieves
    es/kp	Corea del Norte
    es/kr	Corea del Sur
    es/kw	Kuwait
    es/ky	Islas Caimán
    es/kz	Kazajistán
    es/la	Laos
    es/lb	Líbano
    es/lc	Santa Lucía
    es/li	Liechtenstein
    es/lk	Sri Lanka
    es/lr	Liberia
    es/ls	Lesoto
    es/lt	Lituania
    es/lu	Luxemburgo
    es/lv	Letonia
    es/ly	Libia
    es/ma	Marruecos
    es/mc	Mónaco
    es/md	Moldavia
    es/me	Montenegro
    es/mf	San Martín
    es/mg	Madagascar
    es/mh	Islas Marshall
    es/mk	Macedonia del Norte
    es/ml	Mali
    es/mm	Myanmar (Birmania)
    es/mn	Mongolia
    es/mo	RAE de Macao (China)
    es/mp	Islas Marianas del Norte
    es/mq	Martinica
    es/mr	Mauritania
    es/ms	Montserrat
    es/mt	Malta
    es/mu	Mauricio
    es/mv	Maldivas
    es/mw	Malaui
    es/mx	México
    es/my	Malasia
    es/mz	Mozambique
    es/na	Namibia
    es/nc	Nueva Caledonia
    es/ne	Níger
    es/nf	Isla Norfolk
    es/ng	Nigeria
    es/ni	Nicaragua
    es/nl	Países Bajos
    es/no	Noruega
    es/np	Nepal
    es/nr	Nauru
    es/nu	Niue
    es/nz	Nueva Zelanda
    es/om	Omán
    es/pa	Panamá
    es/pe	Perú
    es/pf	Polinesia Francesa
    es/pg	Papúa Nueva Guinea
    es/ph	Filipinas
    es/pk	Pakistán
    es/pl	Polonia
    es/pm	San Pedro y Miquelón
    es/pn	Islas Pitcairn
    es/pr	Puerto Rico
    es/ps	Territorios Palestinos
    es/pt	Portugal
    es/pw	Palaos
    es/py	Paraguay
    es/qa	Catar
    es/re	Reunión
    es/ro	Rumanía
    es/rs	Serbia
    es/ru	Rusia
    es/rw	Ruanda
    es/sa	Arabia Saudí
    es/sb	Islas Salomón
    es/sc	Seychelles
    es/sd	Sudán
    es/se	Suecia
    es/sg	Singapur
    es/sh	Santa Elena
    es/si	Eslovenia
    es/sj	Svalbard y Jan Mayen
    es/sk	Eslovaquia
    es/sl	Sierra Leona
    es/sm	San Marino
    es/sn	Senegal
    es/so	Somalia
    es/sr	Surinam
    es/ss	Sudán del Sur
    es/st	Santo Tomé y Príncipe
    es/sv	El Salvador
    es/sx	Sint Maarten
    es/sy	Siria
    es/sz	Esuatini
    es/tc	Islas Turcas y Caicos
    es/td	Chad
    es/tf	Territorios Australes Franceses
    es/tg	Togo
    es/th	Tailandia
    es/tj	Tayikistán
    es/tk	Tokelau
    es/tl	Timor-Leste
    es/tm	Turkmenistán
    es/tn	Túnez
    es/to	Tonga
    es/tr	Turquía
    es/tt	Trinidad y Tobago
    es/tv	Tuvalu
    es/tw	Taiwán
    es/tz	Tanzania
    es/ua	Ucrania
    es/ug	Uganda
    es/um	Islas menores alejadas de EE. UU.
    es/us	Estados Unidos
    es/uy	Uruguay
    es/uz	Uzbekistán
    es/va	Ciudad del Vaticano
    es/vc	San Vicente y las Granadinas
    es/ve	Venezuela
    es/vg	Islas Vírgenes Británicas
    es/vi	Islas Vírgenes de EE. UU.
    es/vn	Vietnam
    es/vu	Vanuatu
    es/wf	Wallis y Futuna
    es/ws	Samoa
    es/ye	Yemen
    es/yt	Mayotte
    es/za	Sudáfrica
    es/zm	Zambia
    es/zw	Zimbabue
    et/ad	Andorra
    et/ae	Araabia Ühendemiraadid
    et/af	Afganistan
    et/ag	Antigua ja Barbuda
    et/ai	Anguilla
    et/al	Albaania
    et/am	Armeenia
    et/ao	Angola
    et/aq	Antarktika
    et/ar	Argentina
    et/as	Ameerika Samoa
    et/at	Austria
    et/au	Austraalia
    et/aw	Aruba
    et/ax	Ahvenamaa
    et/az	Aserbaidžaan
    et/ba	Bosnia ja Hertsegoviina
    et/bb	Barbados
    et/bd	Bangladesh
    et/be	Belgia
    et/bf	Burkina Faso
    et/bg	Bulgaaria
    et/bh	Bahrein
    et/bi	Burundi
    et/bj	Benin
    et/bl	Saint-Barthélemy
    et/bm	Bermuda
    et/bn	Brunei
    et/bo	Boliivia
    et/bq	Kariibi Madalmaad
    et/br	Brasiilia
    et/bs	Bahama
    et/bt	Bhutan
    et/bv	Bouvet’ saar
    et/bw	Botswana
    et/by	Valgevene
    et/bz	Belize
    et/ca	Kanada
    et/cc	Kookossaared
    et/cd	Kongo DV
    et/cf	Kesk-Aafrika Vabariik
    et/cg	Kongo Vabariik
    et/ch	Šveits
    et/ci	Elevandiluurannik
    et/ck	Cooki saared
    et/cl	Tšiili
    et/cm	Kamerun
    et/cn	Hiina
    et/co	Colombia
    et/cr	Costa Rica
    et/cu	Kuuba
    et/cv	Roheneemesaared
    et/cw	Curaçao
    et/cx	Jõulusaar
    et/cy	Küpros
    et/cz	Tšehhi
    et/de	Saksamaa
    et/dj	Djibouti
    et/dk	Taani
    et/dm	Dominica
    et/do	Dominikaani Vabariik
    et/dz	Alžeeria
    et/ec	Ecuador
    et/ee	Eesti
    et/eg	Egiptus
    et/eh	Lääne-Sahara
    et/er	Eritrea
    et/es	Hispaania
    et/et	Etioopia
    et/fi	Soome
    et/fj	Fidži
    et/fk	Falklandi saared
    et/fm	Mikroneesia
    et/fo	Fääri saared
    et/fr	Prantsusmaa
    et/ga	Gabon
    et/gb	Ühendkuningriik
    et/gd	Grenada
    et/ge	Gruusia
    et/gf	Prantsuse Guajaana
    et/gg	Guernsey
    et/gh	Ghana
    et/gi	Gibraltar
    et/gl	Gröönimaa
    et/gm	Gambia
    et/gn	Guinea
    et/gp	Guadeloupe
    et/gq	Ekvatoriaal-Guinea
    et/gr	Kreeka
    et/gs	Lõuna-Georgia ja Lõuna-Sandwichi saared
    et/gt	Guatemala
    et/gu	Guam
    et/gw	Guinea-Bissau
    et/gy	Guyana
    et/hk	Hongkongi erihalduspiirkond
    et/hm	Heardi ja McDonaldi saared
    et/hn	Honduras
    et/hr	Horvaatia
    et/ht	Haiti
    et/hu	Ungari
    et/id	Indoneesia
    et/ie	Iirimaa
    et/il	Iisrael
    et/im	Mani saar
    et/in	India
    et/io	Briti India ookeani ala
    et/iq	Iraak
    et/ir	Iraan
    et/is	Island
    et/it	Itaalia
    et/je	Jersey
    et/jm	Jamaica
    et/jo	Jordaania
    et/jp	Jaapan
    et/ke	Keenia
    et/kg	Kõrgõzstan
    et/kh	Kambodža
    et/ki	Kiribati
    et/km	Komoorid
    et/kn	Saint Kitts ja Nevis
    et/kp	Põhja-Korea
    et/kr	Lõuna-Korea
    et/kw	Kuveit
    et/ky	Kaimanisaared
    et/kz	Kasahstan
    et/la	Laos
    et/lb	Liibanon
    et/lc	Saint Lucia
    et/li	Liechtenstein
    et/lk	Sri Lanka
    et/lr	Libeeria
    et/ls	Lesotho
    et/lt	Leedu
    et/lu	Luksemburg
    et/lv	Läti
    et/ly	Liibüa
    et/ma	Maroko
    et/mc	Monaco
    et/md	Moldova
    et/me	Montenegro
    et/mf	Saint-Martin
    et/mg	Madagaskar
    et/mh	Marshalli Saared
    et/mk	Põhja-Makedoonia
    et/ml	Mali
    et/mm	Myanmar (Birma)
    et/mn	Mongoolia
    et/mo	Macau erihalduspiirkond
    et/mp	Põhja-Mariaanid
    et/mq	Martinique
    et/mr	Mauritaania
    et/ms	Montserrat
    et/mt	Malta
    et/mu	Mauritius
    et/mv	Maldiivid
    et/mw	Malawi
    et/mx	Mehhiko
    et/my	Malaisia
    et/mz	Mosambiik
    et/na	Namiibia
    et/nc	Uus-Kaledoonia
    et/ne	Niger
    et/nf	Norfolk
    et/ng	Nigeeria
    et/ni	Nicaragua
    et/nl	Holland
    et/no	Norra
    et/np	Nepal
    et/nr	Nauru
    et/nu	Niue
    et/nz	Uus-Meremaa
    et/om	Omaan
    et/pa	Panama
    et/pe	Peruu
    et/pf	Prantsuse Polüneesia
    et/pg	Paapua Uus-Guinea
    et/ph	Filipiinid
    et/pk	Pakistan
    et/pl	Poola
    et/pm	Saint-Pierre ja Miquelon
    et/pn	Pitcairni saared
    et/pr	Puerto Rico
    et/ps	Palestiina alad
    et/pt	Portugal
    et/pw	Belau
    et/py	Paraguay
    et/qa	Katar
    et/re	Réunion
    et/ro	Rumeenia
    et/rs	Serbia
    et/ru	Venemaa
    et/rw	Rwanda
    et/sa	Saudi Araabia
    et/sb	Saalomoni Saared
    et/sc	Seišellid
    et/sd	Sudaan
    et/se	Rootsi
    et/sg	Singapur
    et/sh	Saint Helena
    et/si	Sloveenia
    et/sj	Svalbard ja Jan Mayen
    et/sk	Slovakkia
    et/sl	Sierra Leone
    et/sm	San Marino
    et/sn	Senegal
    et/so	Somaalia
    et/sr	Suriname
    et/ss	Lõuna-Sudaan
    et/st	São Tomé ja Príncipe
    et/sv	El Salvador
    et/sx	Sint Maarten
    et/sy	Süüria
    et/sz	Svaasimaa
    et/tc	Turks ja Caicos
    et/td	Tšaad
    et/tf	Prantsuse Lõunaalad
    et/tg	Togo
    et/th	Tai
    et/tj	Tadžikistan
    et/tk	Tokelau
    et/tl	Ida-Timor
    et/tm	Türkmenistan
    et/tn	Tuneesia
    et/to	Tonga
    et/tr	Türgi
    et/tt	Trinidad ja Tobago
    et/tv	Tuvalu
    et/tw	Taiwan
    et/tz	Tansaania
    et/ua	Ukraina
    et/ug	Uganda
    et/um	Ühendriikide hajasaared
    et/us	Ameerika Ühendriigid
    et/uy	Uruguay
    et/uz	Usbekistan
    et/va	Vatikan
    et/vc	Saint Vincent ja Grenadiinid
    et/ve	Venezuela
    et/vg	Briti Neitsisaared
    et/vi	USA Neitsisaared
    et/vn	Vietnam
    et/vu	Vanuatu
    et/wf	Wallis ja Futuna
    et/ws	Samoa
    et/ye	Jeemen
    et/yt	Mayotte
    et/za	Lõuna-Aafrika Vabariik
    et/zm	Sambia
    et/zw	Zimbabwe
    eu/ad	Andorra
    eu/ae	Arabiar Emirerri Batuak
    eu/af	Afganistan
    eu/ag	Antigua eta Barbuda
    eu/ai	Aingira
    eu/al	Albania
    eu/am	Armenia
    eu/ao	Angola
    eu/aq	Antartika
    eu/ar	Argentina
    eu/as	Samoa Estatubatuarra
    eu/at	Austria
    eu/au	Australia
    eu/aw	Aruba
    eu/ax	Åland
    eu/az	Azerbaijan
    eu/ba	Bosnia-Herzegovina
    eu/bb	Barbados
    eu/bd	Bangladesh
    eu/be	Belgika
    eu/bf	Burkina Faso
    eu/bg	Bulgaria
    eu/bh	Bahrain
    eu/bi	Burundi
    eu/bj	Benin
    eu/bl	Saint Barthélemy
    eu/bm	Bermuda
    eu/bn	Brunei
    eu/bo	Bolivia
    eu/bq	Karibeko Herbehereak
    eu/br	Brasil
    eu/bs	Bahamak
    eu/bt	Bhutan
    eu/bv	Bouvet uhartea
    eu/bw	Botswana
    eu/by	Bielorrusia
    eu/bz	Belize
    eu/ca	Kanada
    eu/cc	Cocos (Keeling) uharteak
    eu/cd	Kongoko Errepublika Demokratikoa
    eu/cf	Afrika Erdiko Errepublika
    eu/cg	Kongo
    eu/ch	Suitza
    eu/ci	Boli Kosta
    eu/ck	Cook uharteak
    eu/cl	Txile
    eu/cm	Kamerun
    eu/cn	Txina
    eu/co	Kolonbia
    eu/cr	Costa Rica
    eu/cu	Kuba
    eu/cv	Cabo Verde
    eu/cw	Curaçao
    eu/cx	Christmas uhartea
    eu/cy	Zipre
    eu/cz	Txekia
    eu/de	Alemania
    eu/dj	Djibuti
    eu/dk	Danimarka
    eu/dm	Dominika
    eu/do	Dominikar Errepublika
    eu/dz	Aljeria
    eu/ec	Ekuador
    eu/ee	Estonia
    eu/eg	Egipto
    eu/eh	Mendebaldeko Sahara
    eu/er	Eritrea
    eu/es	Espainia
    eu/et	Etiopia
    eu/fi	Finlandia
    eu/fj	Fiji
    eu/fk	Falklandak
    eu/fm	Mikronesia
    eu/fo	Faroe uharteak
    eu/fr	Frantzia
    eu/ga	Gabon
    eu/gb	Erresuma Batua
    eu/gd	Grenada
    eu/ge	Georgia
    eu/gf	Guyana Frantsesa
    eu/gg	Guernesey
    eu/gh	Ghana
    eu/gi	Gibraltar
    eu/gl	Groenlandia
    eu/gm	Gambia
    eu/gn	Ginea
    eu/gp	Guadalupe
    eu/gq	Ekuatore Ginea
    eu/gr	Grezia
    eu/gs	Hegoaldeko Georgia eta Hegoaldeko Sandwich uharteak
    eu/gt	Guatemala
    eu/gu	Guam
    eu/gw	Ginea Bissau
    eu/gy	Guyana
    eu/hk	Hong Kong Txinako AEB
    eu/hm	Heard eta McDonald uharteak
    eu/hn	Honduras
    eu/hr	Kroazia
    eu/ht	Haiti
    eu/hu	Hungaria
    eu/id	Indonesia
    eu/ie	Irlanda
    eu/il	Israel
    eu/im	Man uhartea
    eu/in	India
    eu/io	Indiako Ozeanoko lurralde britainiarra
    eu/iq	Irak
    eu/ir	Iran
    eu/is	Islandia
    eu/it	Italia
    eu/je	Jersey
    eu/jm	Jamaika
    eu/jo	Jordania
    eu/jp	Japonia
    eu/ke	Kenya
    eu/kg	Kirgizistan
    eu/kh	Kanbodia
    eu/ki	Kiribati
    eu/km	Komoreak
    eu/kn	Saint Kitts eta Nevis
    eu/kp	Ipar Korea
    eu/kr	Hego Korea
    eu/kw	Kuwait
    eu/ky	Kaiman uharteak
    eu/kz	Kazakhstan
    eu/la	Laos
    eu/lb	Libano
    eu/lc	Santa Luzia
    eu/li	Liechtenstein
    eu/lk	Sri Lanka
    eu/lr	Liberia
    eu/ls	Lesotho
    eu/lt	Lituania
    eu/lu	Luxenburgo
    eu/lv	Letonia
    eu/ly	Libia
    eu/ma	Maroko
    eu/mc	Monako
    eu/md	Moldavia
    eu/me	Montenegro
    eu/mf	San Martin
    eu/mg	Madagaskar
    eu/mh	Marshall Uharteak
    eu/mk	Ipar Mazedonia
    eu/ml	Mali
    eu/mm	Myanmar (Birmania)
    eu/mn	Mongolia
    eu/mo	Macau Txinako AEB
    eu/mp	Ipar Mariana uharteak
    eu/mq	Martinika
    eu/mr	Mauritania
    eu/ms	Montserrat
    eu/mt	Malta
    eu/mu	Maurizio
    eu/mv	Maldivak
    eu/mw	Malawi
    eu/mx	Mexiko
    eu/my	Malaysia
    eu/mz	Mozambike
    eu/na	Namibia
    eu/nc	Kaledonia Berria
    eu/ne	Niger
    eu/nf	Norfolk uhartea
    eu/ng	Nigeria
    eu/ni	Nikaragua
    eu/nl	Herbehereak
    eu/no	Norvegia
    eu/np	Nepal
    eu/nr	Nauru
    eu/nu	Niue
    eu/nz	Zeelanda Berria
    eu/om	Oman
    eu/pa	Panama
    eu/pe	Peru
    eu/pf	Polinesia Frantsesa
    eu/pg	Papua Ginea Berria
    eu/ph	Filipinak
    eu/pk	Pakistan
    eu/pl	Polonia
    eu/pm	Saint-Pierre eta Mikelune
    eu/pn	Pitcairn uharteak
    eu/pr	Puerto Rico
    eu/ps	Palestinar Lurralde Okupatuak
    eu/pt	Portugal
    eu/pw	Palau
    eu/py	Paraguai
    eu/qa	Qatar
    eu/re	Reunion
    eu/ro	Errumania
    eu/rs	Serbia
    eu/ru	Errusia
    eu/rw	Ruanda
    eu/sa	Saudi Arabia
    eu/sb	Salomon Uharteak
    eu/sc	Seychelleak
    eu/sd	Sudan
    eu/se	Suedia
    eu/sg	Singapur
    eu/sh	Santa Helena
    eu/si	Eslovenia
    eu/sj	Svalbard eta Jan Mayen uharteak
    eu/sk	Eslovakia
    eu/sl	Sierra Leona
    eu/sm	San Marino
    eu/sn	Senegal
    eu/so	Somalia
    eu/sr	Surinam
    eu/ss	Hego Sudan
    eu/st	Sao Tome eta Principe
    eu/sv	El Salvador
    eu/sx	Sint Maarten
    eu/sy	Siria
    eu/sz	Swazilandia
    eu/tc	Turk eta Caico uharteak
    eu/td	Txad
    eu/tf	Hegoaldeko lurralde frantsesak
    eu/tg	Togo
    eu/th	Thailandia
    eu/tj	Tajikistan
    eu/tk	Tokelau
    eu/tl	Ekialdeko Timor
    eu/tm	Turkmenistan
    eu/tn	Tunisia
    eu/to	Tonga
    eu/tr	Turkia
    eu/tt	Trinidad eta Tobago
    eu/tv	Tuvalu
    eu/tw	Taiwan
    eu/tz	Tanzania
    eu/ua	Ukraina
    eu/ug	Uganda
    eu/um	Ameriketako Estatu Batuetako Kanpoaldeko Uharte Txikiak
    eu/us	Ameriketako Estatu Batuak
    eu/uy	Uruguai
    eu/uz	Uzbekistan
    eu/va	Vatikano Hiria
    eu/vc	Saint Vincent eta Grenadinak
    eu/ve	Venezuela
    eu/vg	Birjina uharte britainiarrak
    eu/vi	Birjina uharte amerikarrak
    eu/vn	Vietnam
    eu/vu	Vanuatu
    eu/wf	Wallis eta Futuna
    eu/ws	Samoa
    eu/ye	Yemen
    eu/yt	Mayotte
    eu/za	Hegoafrika
    eu/zm	Zambia
    eu/zw	Zimbabwe
    fa-AF/ad	اندورا
    fa-AF/ag	انتیگوا و باربودا
    fa-AF/al	البانیا
    fa-AF/ao	انگولا
    fa-AF/ar	ارجنتاین
    fa-AF/ba	بوسنیا و هرزه‌گوینا
    fa-AF/bd	بنگله‌دیش
    fa-AF/be	بلجیم
    fa-AF/bg	بلغاریا
    fa-AF/bn	برونی
    fa-AF/bo	بولیویا
    fa-AF/br	برازیل
    fa-AF/bs	بهاماس
    fa-AF/ch	سویس
    fa-AF/cl	چلی
    fa-AF/co	کولمبیا
    fa-AF/cr	کاستریکا
    fa-AF/cu	کیوبا
    fa-AF/dk	دنمارک
    fa-AF/ee	استونیا
    fa-AF/er	اریتریا
    fa-AF/es	هسپانیه
    fa-AF/et	ایتوپیا
    fa-AF/fi	فنلند
    fa-AF/fm	میکرونزیا
    fa-AF/gd	گرینادا
    fa-AF/gn	گینیا
    fa-AF/gq	گینیا استوایی
    fa-AF/gt	گواتیمالا
    fa-AF/gw	گینیا بیسائو
    fa-AF/gy	گیانا
    fa-AF/hn	هاندوراس
    fa-AF/hr	کروشیا
    fa-AF/ht	هایتی
    fa-AF/id	اندونیزیا
    fa-AF/ie	آیرلند
    fa-AF/is	آیسلند
    fa-AF/jp	جاپان
    fa-AF/ke	کینیا
    fa-AF/kh	کمپوچیا
    fa-AF/kp	کوریای شمالی
    fa-AF/kr	کوریای جنوبی
    fa-AF/lk	سریلانکا
    fa-AF/ls	لیسوتو
    fa-AF/lt	لتوانیا
    fa-AF/lv	لاتویا
    fa-AF/ly	لیبیا
    fa-AF/mg	مادغاسکر
    fa-AF/mn	منگولیا
    fa-AF/mr	موریتانیا
    fa-AF/mt	مالتا
    fa-AF/mx	مکسیکو
    fa-AF/my	مالیزیا
    fa-AF/mz	موزمبیق
    fa-AF/ng	نیجریا
    fa-AF/ni	نیکاراگوا
    fa-AF/nl	هالند
    fa-AF/no	ناروی
    fa-AF/np	نیپال
    fa-AF/nz	زیلاند جدید
    fa-AF/pa	پانامه
    fa-AF/pe	پیرو
    fa-AF/pg	پاپوا نیو گینیا
    fa-AF/pl	پولند
    fa-AF/pt	پرتگال
    fa-AF/py	پاراگوای
    fa-AF/ro	رومانیا
    fa-AF/se	سویدن
    fa-AF/sg	سینگاپور
    fa-AF/si	سلونیا
    fa-AF/sj	اسوالبارد و جان ماین
    fa-AF/sk	سلواکیا
    fa-AF/sl	سیرالیون
    fa-AF/sn	سینیگال
    fa-AF/so	سومالیه
    fa-AF/sv	السلوادور
    fa-AF/tj	تاجکستان
    fa-AF/uy	یوروگوای
    fa-AF/ve	ونزویلا
    fa-AF/zw	زیمبابوی
    fa/ad	آندورا
    fa/ae	امارات متحدهٔ عربی
    fa/af	افغانستان
    fa/ag	آنتیگوا و باربودا
    fa/ai	آنگویلا
    fa/al	آلبانی
    fa/am	ارمنستان
    fa/ao	آنگولا
    fa/aq	جنوبگان
    fa/ar	آرژانتین
    fa/as	ساموآی امریکا
    fa/at	اتریش
    fa/au	استرالیا
    fa/aw	آروبا
    fa/ax	جزایر آلاند
    fa/az	جمهوری آذربایجان
    fa/ba	بوسنی و هرزگوین
    fa/bb	باربادوس
    fa/bd	بنگلادش
    fa/be	بلژیک
    fa/bf	بورکینافاسو
    fa/bg	بلغارستان
    fa/bh	بحرین
    fa/bi	بوروندی
    fa/bj	بنین
    fa/bl	سن بارتلمی
    fa/bm	برمودا
    fa/bn	برونئی
    fa/bo	بولیوی
    fa/bq	جزایر کارائیب هلند
    fa/br	برزیل
    fa/bs	باهاما
    fa/bt	بوتان
    fa/bv	جزیرهٔ بووه
    fa/bw	بوتسوانا
    fa/by	بلاروس
    fa/bz	بلیز
    fa/ca	کانادا
    fa/cc	جزایر کوکوس
    fa/cd	کنگو - کینشاسا
    fa/cf	جمهوری افریقای مرکزی
    fa/cg	کنگو - برازویل
    fa/ch	سوئیس
    fa/ci	ساحل عاج
    fa/ck	جزایر کوک
    fa/cl	شیلی
    fa/cm	کامرون
    fa/cn	چین
    fa/co	کلمبیا
    fa/cr	کاستاریکا
    fa/cu	کوبا
    fa/cv	کیپ‌ورد
    fa/cw	کوراسائو
    fa/cx	جزیرهٔ کریسمس
    fa/cy	قبرس
    fa/cz	چک
    fa/de	آلمان
    fa/dj	جیبوتی
    fa/dk	دانمارک
    fa/dm	دومینیکا
    fa/do	جمهوری دومینیکن
    fa/dz	الجزایر
    fa/ec	اکوادور
    fa/ee	استونی
    fa/eg	مصر
    fa/eh	صحرای غربی
    fa/er	اریتره
    fa/es	اسپانیا
    fa/et	اتیوپی
    fa/fi	فنلاند
    fa/fj	فیجی
    fa/fk	جزایر فالکلند
    fa/fm	میکرونزی
    fa/fo	جزایر فارو
    fa/fr	فرانسه
    fa/ga	گابن
    fa/gb	بریتانیا
    fa/gd	گرنادا
    fa/ge	گرجستان
    fa/gf	گویان فرانسه
    fa/gg	گرنزی
    fa/gh	غنا
    fa/gi	جبل‌الطارق
    fa/gl	گرینلند
    fa/gm	گامبیا
    fa/gn	گینه
    fa/gp	گوادلوپ
    fa/gq	گینهٔ استوایی
    fa/gr	یونان
    fa/gs	جورجیای جنوبی و جزایر ساندویچ جنوبی
    fa/gt	گواتمالا
    fa/gu	گوام
    fa/gw	گینهٔ بیسائو
    fa/gy	گویان
    fa/hk	هنگ‌کنگ، منطقهٔ ویژهٔ اداری چین
    fa/hm	هرد و جزایر مک‌دونالد
    fa/hn	هندوراس
    fa/hr	کرواسی
    fa/ht	هائیتی
    fa/hu	مجارستان
    fa/id	اندونزی
    fa/ie	ایرلند
    fa/il	اسرائیل
    fa/im	جزیرهٔ من
    fa/in	هند
    fa/io	قلمرو بریتانیا در اقیانوس هند
    fa/iq	عراق
    fa/ir	ایران
    fa/is	ایسلند
    fa/it	ایتالیا
    fa/je	جرزی
    fa/jm	جامائیکا
    fa/jo	اردن
    fa/jp	ژاپن
    fa/ke	کنیا
    fa/kg	قرقیزستان
    fa/kh	کامبوج
    fa/ki	کیریباتی
    fa/km	کومور
    fa/kn	سنت کیتس و نویس
    fa/kp	کرهٔ شمالی
    fa/kr	کرهٔ جنوبی
    fa/kw	کویت
    fa/ky	جزایر کِیمن
    fa/kz	قزاقستان
    fa/la	لائوس
    fa/lb	لبنان
    fa/lc	سنت لوسیا
    fa/li	لیختن‌اشتاین
    fa/lk	سری‌لانکا
    fa/lr	لیبریا
    fa/ls	لسوتو
    fa/lt	لیتوانی
    fa/lu	لوکزامبورگ
    fa/lv	لتونی
    fa/ly	لیبی
    fa/ma	مراکش
    fa/mc	موناکو
    fa/md	مولداوی
    fa/me	مونته‌نگرو
    fa/mf	سنت مارتین
    fa/mg	ماداگاسکار
    fa/mh	جزایر مارشال
    fa/mk	مقدونیهٔ شمالی
    fa/ml	مالی
    fa/mm	میانمار (برمه)
    fa/mn	مغولستان
    fa/mo	ماکائو، منطقهٔ ویژهٔ اداری چین
    fa/mp	جزایر ماریانای شمالی
    fa/mq	مارتینیک
    fa/mr	موریتانی
    fa/ms	مونت‌سرات
    fa/mt	مالت
    fa/mu	موریس
    fa/mv	مالدیو
    fa/mw	مالاوی
    fa/mx	مکزیک
    fa/my	مالزی
    fa/mz	موزامبیک
    fa/na	نامیبیا
    fa/nc	کالدونیای جدید
    fa/ne	نیجر
    fa/nf	جزیرهٔ نورفولک
    fa/ng	نیجریه
    fa/ni	نیکاراگوئه
    fa/nl	هلند
    fa/no	نروژ
    fa/np	نپال
    fa/nr	نائورو
    fa/nu	نیوئه
    fa/nz	نیوزیلند
    fa/om	عمان
    fa/pa	پاناما
    fa/pe	پرو
    fa/pf	پلی‌نزی فرانسه
    fa/pg	پاپوا گینهٔ نو
    fa/ph	فیلیپین
    fa/pk	پاکستان
    fa/pl	لهستان
    fa/pm	سن پیر و میکلن
    fa/pn	جزایر پیت‌کرن
    fa/pr	پورتوریکو
    fa/ps	سرزمین‌های فلسطینی
    fa/pt	پرتغال
    fa/pw	پالائو
    fa/py	پاراگوئه
    fa/qa	قطر
    fa/re	رئونیون
    fa/ro	رومانی
    fa/rs	صربستان
    fa/ru	روسیه
    fa/rw	رواندا
    fa/sa	عربستان سعودی
    fa/sb	جزایر سلیمان
    fa/sc	سیشل
    fa/sd	سودان
    fa/se	سوئد
    fa/sg	سنگاپور
    fa/sh	سنت هلن
    fa/si	اسلوونی
    fa/sj	سوالبارد و یان ماین
    fa/sk	اسلواکی
    fa/sl	سیرالئون
    fa/sm	سان‌مارینو
    fa/sn	سنگال
    fa/so	سومالی
    fa/sr	سورینام
    fa/ss	سودان جنوبی
    fa/st	سائوتومه و پرینسیپ
    fa/sv	السالوادور
    fa/sx	سنت مارتن
    fa/sy	سوریه
    fa/sz	اسواتینی
    fa/tc	جزایر تورکس و کایکوس
    fa/td	چاد
    fa/tf	سرزمین‌های جنوبی فرانسه
    fa/tg	توگو
    fa/th	تایلند
    fa/tj	تاجیکستان
    fa/tk	توکلائو
    fa/tl	تیمور-لسته
    fa/tm	ترکمنستان
    fa/tn	تونس
    fa/to	تونگا
    fa/tr	ترکیه
    fa/tt	ترینیداد و توباگو
    fa/tv	تووالو
    fa/tw	تایوان
    fa/tz	تانزانیا
    fa/ua	اوکراین
    fa/ug	اوگاندا
    fa/um	جزایر دورافتادهٔ ایالات متحده
    fa/us	ایالات متحده
    fa/uy	اروگوئه
    fa/uz	ازبکستان
    fa/va	واتیکان
    fa/vc	سنت وینسنت و گرنادین
    fa/ve	ونزوئلا
    fa/vg	جزایر ویرجین بریتانیا
    fa/vi	جزایر ویرجین ایالات متحده
    fa/vn	ویتنام
    fa/vu	وانواتو
    fa/wf	والیس و فوتونا
    fa/ws	ساموآ
    fa/ye	یمن
    fa/yt	مایوت
    fa/za	افریقای جنوبی
    fa/zm	زامبیا
    fa/zw	زیمبابوه
    fi/ad	Andorra
    fi/ae	Arabiemiirikunnat
    fi/af	Afganistan
    fi/ag	Antigua ja Barbuda
    fi/ai	Anguilla
    fi/al	Albania
    fi/am	Armenia
    fi/ao	Angola
    fi/aq	Antarktis
    fi/ar	Argentiina
    fi/as	Amerikan Samoa
    fi/at	Itävalta
    fi/au	Australia
    fi/aw	Aruba
    fi/ax	Ahvenanmaa
    fi/az	Azerbaidžan
    fi/ba	Bosnia ja Hertsegovina
    fi/bb	Barbados
    fi/bd	Bangladesh
    fi/be	Belgia
    fi/bf	Burkina Faso
    fi/bg	Bulgaria
    fi/bh	Bahrain
    fi/bi	Burundi
    fi/bj	Benin
    fi/bl	Saint-Barthélemy
    fi/bm	Bermuda
    fi/bn	Brunei
    fi/bo	Bolivia
    fi/bq	Karibian Alankomaat
    fi/br	Brasilia
    fi/bs	Bahama
    fi/bt	Bhutan
    fi/bv	Bouvet’nsaari
    fi/bw	Botswana
    fi/by	Valko-Venäjä
    fi/bz	Belize
    fi/ca	Kanada
    fi/cc	Kookossaaret (Keelingsaaret)
    fi/cd	Kongon demokraattinen tasavalta
    fi/cf	Keski-Afrikan tasavalta
    fi/cg	Kongon tasavalta
    fi/ch	Sveitsi
    fi/ci	Norsunluurannikko
    fi/ck	Cookinsaaret
    fi/cl	Chile
    fi/cm	Kamerun
    fi/cn	Kiina
    fi/co	Kolumbia
    fi/cr	Costa Rica
    fi/cu	Kuuba
    fi/cv	Kap Verde
    fi/cw	Curaçao
    fi/cx	Joulusaari
    fi/cy	Kypros
    fi/cz	Tšekki
    fi/de	Saksa
    fi/dj	Djibouti
    fi/dk	Tanska
    fi/dm	Dominica
    fi/do	Dominikaaninen tasavalta
    fi/dz	Algeria
    fi/ec	Ecuador
    fi/ee	Viro
    fi/eg	Egypti
    fi/eh	Länsi-Sahara
    fi/er	Eritrea
    fi/es	Espanja
    fi/et	Etiopia
    fi/fi	Suomi
    fi/fj	Fidži
    fi/fk	Falklandinsaaret
    fi/fm	Mikronesia
    fi/fo	Färsaaret
    fi/fr	Ranska
    fi/ga	Gabon
    fi/gb	Iso-Britannia
    fi/gd	Grenada
    fi/ge	Georgia
    fi/gf	Ranskan Guayana
    fi/gg	Guernsey
    fi/gh	Ghana
    fi/gi	Gibraltar
    fi/gl	Grönlanti
    fi/gm	Gambia
    fi/gn	Guinea
    fi/gp	Guadeloupe
    fi/gq	Päiväntasaajan Guinea
    fi/gr	Kreikka
    fi/gs	Etelä-Georgia ja Eteläiset Sandwichinsaaret
    fi/gt	Guatemala
    fi/gu	Guam
    fi/gw	Guinea-Bissau
    fi/gy	Guyana
    fi/hk	Hongkong – Kiinan erityishallintoalue
    fi/hm	Heard ja McDonaldinsaaret
    fi/hn	Honduras
    fi/hr	Kroatia
    fi/ht	Haiti
    fi/hu	Unkari
    fi/id	Indonesia
    fi/ie	Irlanti
    fi/il	Israel
    fi/im	Mansaari
    fi/in	Intia
    fi/io	Brittiläinen Intian valtameren alue
    fi/iq	Irak
    fi/ir	Iran
    fi/is	Islanti
    fi/it	Italia
    fi/je	Jersey
    fi/jm	Jamaika
    fi/jo	Jordania
    fi/jp	Japani
    fi/ke	Kenia
    fi/kg	Kirgisia
    fi/kh	Kambodža
    fi/ki	Kiribati
    fi/km	Komorit
    fi/kn	Saint Kitts ja Nevis
    fi/kp	Pohjois-Korea
    fi/kr	Etelä-Korea
    fi/kw	Kuwait
    fi/ky	Caymansaaret
    fi/kz	Kazakstan
    fi/la	Laos
    fi/lb	Libanon
    fi/lc	Saint Lucia
    fi/li	Liechtenstein
    fi/lk	Sri Lanka
    fi/lr	Liberia
    fi/ls	Lesotho
    fi/lt	Liettua
    fi/lu	Luxemburg
    fi/lv	Latvia
    fi/ly	Libya
    fi/ma	Marokko
    fi/mc	Monaco
    fi/md	Moldova
    fi/me	Montenegro
    fi/mf	Saint-Martin
    fi/mg	Madagaskar
    fi/mh	Marshallinsaaret
    fi/mk	Pohjois-Makedonia
    fi/ml	Mali
    fi/mm	Myanmar (Burma)
    fi/mn	Mongolia
    fi/mo	Macao – Kiinan erityishallintoalue
    fi/mp	Pohjois-Mariaanit
    fi/mq	Martinique
    fi/mr	Mauritania
    fi/ms	Montserrat
    fi/mt	Malta
    fi/mu	Mauritius
    fi/mv	Malediivit
    fi/mw	Malawi
    fi/mx	Meksiko
    fi/my	Malesia
    fi/mz	Mosambik
    fi/na	Namibia
    fi/nc	Uusi-Kaledonia
    fi/ne	Niger
    fi/nf	Norfolkinsaari
    fi/ng	Nigeria
    fi/ni	Nicaragua
    fi/nl	Alankomaat
    fi/no	Norja
    fi/np	Nepal
    fi/nr	Nauru
    fi/nu	Niue
    fi/nz	Uusi-Seelanti
    fi/om	Oman
    fi/pa	Panama
    fi/pe	Peru
    fi/pf	Ranskan Polynesia
    fi/pg	Papua-Uusi-Guinea
    fi/ph	Filippiinit
    fi/pk	Pakistan
    fi/pl	Puola
    fi/pm	Saint-Pierre ja Miquelon
    fi/pn	Pitcairn
    fi/pr	Puerto Rico
    fi/ps	Palestiinalaisalue
    fi/pt	Portugali
    fi/pw	Palau
    fi/py	Paraguay
    fi/qa	Qatar
    fi/re	Réunion
    fi/ro	Romania
    fi/rs	Serbia
    fi/ru	Venäjä
    fi/rw	Ruanda
    fi/sa	Saudi-Arabia
    fi/sb	Salomonsaaret
    fi/sc	Seychellit
    fi/sd	Sudan
    fi/se	Ruotsi
    fi/sg	Singapore
    fi/sh	Saint Helena
    fi/si	Slovenia
    fi/sj	Huippuvuoret ja Jan Mayen
    fi/sk	Slovakia
    fi/sl	Sierra Leone
    fi/sm	San Marino
    fi/sn	Senegal
    fi/so	Somalia
    fi/sr	Suriname
    fi/ss	Etelä-Sudan
    fi/st	São Tomé ja Príncipe
    fi/sv	El Salvador
    fi/sx	Sint Maarten
    fi/sy	Syyria
    fi/sz	Eswatini
    fi/tc	Turks- ja Caicossaaret
    fi/td	Tšad
    fi/tf	Ranskan eteläiset ja antarktiset alueet
    fi/tg	Togo
    fi/th	Thaimaa
    fi/tj	Tadžikistan
    fi/tk	Tokelau
    fi/tl	Itä-Timor
    fi/tm	Turkmenistan
    fi/tn	Tunisia
    fi/to	Tonga
    fi/tr	Turkki
    fi/tt	Trinidad ja Tobago
    fi/tv	Tuvalu
    fi/tw	Taiwan
    fi/tz	Tansania
    fi/ua	Ukraina
    fi/ug	Uganda
    fi/um	Yhdysvaltain erillissaaret
    fi/us	Yhdysvallat
    fi/uy	Uruguay
    fi/uz	Uzbekistan
    fi/va	Vatikaani
    fi/vc	Saint Vincent ja Grenadiinit
    fi/ve	Venezuela
    fi/vg	Brittiläiset Neitsytsaaret
    fi/vi	Yhdysvaltain Neitsytsaaret
    fi/vn	Vietnam
    fi/vu	Vanuatu
    fi/wf	Wallis ja Futuna
    fi/ws	Samoa
    fi/ye	Jemen
    fi/yt	Mayotte
    fi/za	Etelä-Afrikka
    fi/zm	Sambia
    fi/zw	Zimbabwe
    fil/ad	Andorra
    fil/ae	United Arab Emirates
    fil/af	Afghanistan
    fil/ag	Antigua & Barbuda
    fil/ai	Anguilla
    fil/al	Albania
    fil/am	Armenia
    fil/ao	Angola
    fil/aq	Antarctica
    fil/ar	Argentina
    fil/as	American Samoa
    fil/at	Austria
    fil/au	Australia
    fil/aw	Aruba
    fil/ax	Åland Islands
    fil/az	Azerbaijan
    fil/ba	Bosnia and Herzegovina
    fil/bb	Barbados
    fil/bd	Bangladesh
    fil/be	Belgium
    fil/bf	Burkina Faso
    fil/bg	Bulgaria
    fil/bh	Bahrain
    fil/bi	Burundi
    fil/bj	Benin
    fil/bl	St. Barthélemy
    fil/bm	Bermuda
    fil/bn	Brunei
    fil/bo	Bolivia
    fil/bq	Caribbean Netherlands
    fil/br	Brazil
    fil/bs	Bahamas
    fil/bt	Bhutan
    fil/bv	Bouvet Island
    fil/bw	Botswana
    fil/by	Belarus
    fil/bz	Belize
    fil/ca	Canada
    fil/cc	Cocos (Keeling) Islands
    fil/cd	Congo - Kinshasa
    fil/cf	Central African Republic
    fil/cg	Congo - Brazzaville
    fil/ch	Switzerland
    fil/ci	Côte d’Ivoire
    fil/ck	Cook Islands
    fil/cl	Chile
    fil/cm	Cameroon
    fil/cn	China
    fil/co	Colombia
    fil/cr	Costa Rica
    fil/cu	Cuba
    fil/cv	Cape Verde
    fil/cw	Curaçao
    fil/cx	Christmas Island
    fil/cy	Cyprus
    fil/cz	Czechia
    fil/de	Germany
    fil/dj	Djibouti
    fil/dk	Denmark
    fil/dm	Dominica
    fil/do	Dominican Republic
    fil/dz	Algeria
    fil/ec	Ecuador
    fil/ee	Estonia
    fil/eg	Egypt
    fil/eh	Kanlurang Sahara
    fil/er	Eritrea
    fil/es	Spain
    fil/et	Ethiopia
    fil/fi	Finland
    fil/fj	Fiji
    fil/fk	Falkland Islands
    fil/fm	Micronesia
    fil/fo	Faroe Islands
    fil/fr	France
    fil/ga	Gabon
    fil/gb	United Kingdom
    fil/gd	Grenada
    fil/ge	Georgia
    fil/gf	French Guiana
    fil/gg	Guernsey
    fil/gh	Ghana
    fil/gi	Gibraltar
    fil/gl	Greenland
    fil/gm	Gambia
    fil/gn	Guinea
    fil/gp	Guadeloupe
    fil/gq	Equatorial Guinea
    fil/gr	Greece
    fil/gs	South Georgia & South Sandwich Islands
    fil/gt	Guatemala
    fil/gu	Guam
    fil/gw	Guinea-Bissau
    fil/gy	Guyana
    fil/hk	Hong Kong SAR China
    fil/hm	Heard & McDonald Islands
    fil/hn	Honduras
    fil/hr	Croatia
    fil/ht	Haiti
    fil/hu	Hungary
    fil/id	Indonesia
    fil/ie	Ireland
    fil/il	Israel
    fil/im	Isle of Man
    fil/in	India
    fil/io	British Indian Ocean Territory
    fil/iq	Iraq
    fil/ir	Iran
    fil/is	Iceland
    fil/it	Italy
    fil/je	Jersey
    fil/jm	Jamaica
    fil/jo	Jordan
    fil/jp	Japan
    fil/ke	Kenya
    fil/kg	Kyrgyzstan
    fil/kh	Cambodia
    fil/ki	Kiribati
    fil/km	Comoros
    fil/kn	St. Kitts & Nevis
    fil/kp	Hilagang Korea
    fil/kr	Timog Korea
    fil/kw	Kuwait
    fil/ky	Cayman Islands
    fil/kz	Kazakhstan
    fil/la	Laos
    fil/lb	Lebanon
    fil/lc	Saint Lucia
    fil/li	Liechtenstein
    fil/lk	Sri Lanka
    fil/lr	Liberia
    fil/ls	Lesotho
    fil/lt	Lithuania
    fil/lu	Luxembourg
    fil/lv	Latvia
    fil/ly	Libya
    fil/ma	Morocco
    fil/mc	Monaco
    fil/md	Moldova
    fil/me	Montenegro
    fil/mf	Saint Martin
    fil/mg	Madagascar
    fil/mh	Marshall Islands
    fil/mk	North Macedonia
    fil/ml	Mali
    fil/mm	Myanmar (Burma)
    fil/mn	Mongolia
    fil/mo	Macau SAR China
    fil/mp	Northern Mariana Islands
    fil/mq	Martinique
    fil/mr	Mauritania
    fil/ms	Montserrat
    fil/mt	Malta
    fil/mu	Mauritius
    fil/mv	Maldives
    fil/mw	Malawi
    fil/mx	Mexico
    fil/my	Malaysia
    fil/mz	Mozambique
    fil/na	Namibia
    fil/nc	New Caledonia
    fil/ne	Niger
    fil/nf	Norfolk Island
    fil/ng	Nigeria
    fil/ni	Nicaragua
    fil/nl	Netherlands
    fil/no	Norway
    fil/np	Nepal
    fil/nr	Nauru
    fil/nu	Niue
    fil/nz	New Zealand
    fil/om	Oman
    fil/pa	Panama
    fil/pe	Peru
    fil/pf	French Polynesia
    fil/pg	Papua New Guinea
    fil/ph	Pilipinas
    fil/pk	Pakistan
    fil/pl	Poland
    fil/pm	St. Pierre & Miquelon
    fil/pn	Pitcairn Islands
    fil/pr	Puerto Rico
    fil/ps	Palestinian Territories
    fil/pt	Portugal
    fil/pw	Palau
    fil/py	Paraguay
    fil/qa	Qatar
    fil/re	Réunion
    fil/ro	Romania
    fil/rs	Serbia
    fil/ru	Russia
    fil/rw	Rwanda
    fil/sa	Saudi Arabia
    fil/sb	Solomon Islands
    fil/sc	Seychelles
    fil/sd	Sudan
    fil/se	Sweden
    fil/sg	Singapore
    fil/sh	St. Helena
    fil/si	Slovenia
    fil/sj	Svalbard & Jan Mayen
    fil/sk	Slovakia
    fil/sl	Sierra Leone
    fil/sm	San Marino
    fil/sn	Senegal
    fil/so	Somalia
    fil/sr	Suriname
    fil/ss	Timog Sudan
    fil/st	São Tomé & Príncipe
    fil/sv	El Salvador
    fil/sx	Sint Maarten
    fil/sy	Syria
    fil/sz	Swaziland
    fil/tc	Turks & Caicos Islands
    fil/td	Chad
    fil/tf	French Southern Territories
    fil/tg	Togo
    fil/th	Thailand
    fil/tj	Tajikistan
    fil/tk	Tokelau
    fil/tl	Timor-Leste
    fil/tm	Turkmenistan
    fil/tn	Tunisia
    fil/to	Tonga
    fil/tr	Türkiye
    fil/tt	Trinidad & Tobago
    fil/tv	Tuvalu
    fil/tw	Taiwan
    fil/tz	Tanzania
    fil/ua	Ukraine
    fil/ug	Uganda
    fil/um	U.S. Outlying Islands
    fil/us	Estados Unidos
    fil/uy	Uruguay
    fil/uz	Uzbekistan
    fil/va	Vatican City
    fil/vc	St. Vincent & Grenadines
    fil/ve	Venezuela
    fil/vg	British Virgin Islands
    fil/vi	U.S. Virgin Islands
    fil/vn	Vietnam
    fil/vu	Vanuatu
    fil/wf	Wallis & Futuna
    fil/ws	Samoa
    fil/ye	Yemen
    fil/yt	Mayotte
    fil/za	South Africa
    fil/zm	Zambia
    fil/zw	Zimbabwe
    fr-CA/ax	îles d’Åland
    fr-CA/bn	Brunéi
    fr-CA/bv	île Bouvet
    fr-CA/by	Bélarus
    fr-CA/bz	Bélize
    fr-CA/cc	îles Cocos (Keeling)
    fr-CA/ck	îles Cook
    fr-CA/cx	île Christmas
    fr-CA/fk	îles Malouines
    fr-CA/fo	îles Féroé
    fr-CA/hm	îles Heard et McDonald
    fr-CA/im	île de Man
    fr-CA/kg	Kirghizistan
    fr-CA/kn	Saint‑Kitts‑et‑Nevis
    fr-CA/lr	Libéria
    fr-CA/mf	Saint-Martin (France)
    fr-CA/mm	Myanmar
    fr-CA/mp	Mariannes du Nord
    fr-CA/nf	île Norfolk
    fr-CA/ng	Nigéria
    fr-CA/pn	îles Pitcairn
    fr-CA/re	la Réunion
    fr-CA/sx	Saint-Martin (Pays-Bas)
    fr-CA/tl	Timor-Leste
    fr-CA/um	îles mineures éloignées des États-Unis
    fr-CA/va	Cité du Vatican
    fr-CA/ve	Vénézuéla
    fr-CA/vg	îles Vierges britanniques
    fr-CA/vi	îles Vierges américaines
    fr-CA/vn	Vietnam
    fr/ad	Andorre
    fr/ae	Émirats arabes unis
    fr/af	Afghanistan
    fr/ag	Antigua-et-Barbuda
    fr/ai	Anguilla
    fr/al	Albanie
    fr/am	Arménie
    fr/ao	Angola
    fr/aq	Antarctique
    fr/ar	Argentine
    fr/as	Samoa américaines
    fr/at	Autriche
    fr/au	Australie
    fr/aw	Aruba
    fr/ax	Îles Åland
    fr/az	Azerbaïdjan
    fr/ba	Bosnie-Herzégovine
    fr/bb	Barbade
    fr/bd	Bangladesh
    fr/be	Belgique
    fr/bf	Burkina Faso
    fr/bg	Bulgarie
    fr/bh	Bahreïn
    fr/bi	Burundi
    fr/bj	Bénin
    fr/bl	Saint-Barthélemy
    fr/bm	Bermudes
    fr/bn	Brunei
    fr/bo	Bolivie
    fr/bq	Pays-Bas caribéens
    fr/br	Brésil
    fr/bs	Bahamas
    fr/bt	Bhoutan
    fr/bv	Île Bouvet
    fr/bw	Botswana
    fr/by	Biélorussie
    fr/bz	Belize
    fr/ca	Canada
    fr/cc	Îles Cocos
    fr/cd	Congo-Kinshasa
    fr/cf	République centrafricaine
    fr/cg	Congo-Brazzaville
    fr/ch	Suisse
    fr/ci	Côte d’Ivoire
    fr/ck	Îles Cook
    fr/cl	Chili
    fr/cm	Cameroun
    fr/cn	Chine
    fr/co	Colombie
    fr/cr	Costa Rica
    fr/cu	Cuba
    fr/cv	Cap-Vert
    fr/cw	Curaçao
    fr/cx	Île Christmas
    fr/cy	Chypre
    fr/cz	Tchéquie
    fr/de	Allemagne
    fr/dj	Djibouti
    fr/dk	Danemark
    fr/dm	Dominique
    fr/do	République dominicaine
    fr/dz	Algérie
    fr/ec	Équateur
    fr/ee	Estonie
    fr/eg	Égypte
    fr/eh	Sahara occidental
    fr/er	Érythrée
    fr/es	Espagne
    fr/et	Éthiopie
    fr/fi	Finlande
    fr/fj	Fidji
    fr/fk	Îles Malouines
    fr/fm	Micronésie
    fr/fo	Îles Féroé
    fr/fr	France
    fr/ga	Gabon
    fr/gb	Royaume-Uni
    fr/gd	Grenade
    fr/ge	Géorgie
    fr/gf	Guyane française
    fr/gg	Guernesey
    fr/gh	Ghana
    fr/gi	Gibraltar
    fr/gl	Groenland
    fr/gm	Gambie
    fr/gn	Guinée
    fr/gp	Guadeloupe
    fr/gq	Guinée équatoriale
    fr/gr	Grèce
    fr/gs	Géorgie du Sud-et-les Îles Sandwich du Sud
    fr/gt	Guatemala
    fr/gu	Guam
    fr/gw	Guinée-Bissau
    fr/gy	Guyana
    fr/hk	R.A.S. chinoise de Hong Kong
    fr/hm	Îles Heard-et-MacDonald
    fr/hn	Honduras
    fr/hr	Croatie
    fr/ht	Haïti
    fr/hu	Hongrie
    fr/id	Indonésie
    fr/ie	Irlande
    fr/il	Israël
    fr/im	Île de Man
    fr/in	Inde
    fr/io	Territoire britannique de l’océan Indien
    fr/iq	Irak
    fr/ir	Iran
    fr/is	Islande
    fr/it	Italie
    fr/je	Jersey
    fr/jm	Jamaïque
    fr/jo	Jordanie
    fr/jp	Japon
    fr/ke	Kenya
    fr/kg	Kirghizstan
    fr/kh	Cambodge
    fr/ki	Kiribati
    fr/km	Comores
    fr/kn	Saint-Christophe-et-Niévès
    fr/kp	Corée du Nord
    fr/kr	Corée du Sud
    fr/kw	Koweït
    fr/ky	Îles Caïmans
    fr/kz	Kazakhstan
    fr/la	Laos
    fr/lb	Liban
    fr/lc	Sainte-Lucie
    fr/li	Liechtenstein
    fr/lk	Sri Lanka
    fr/lr	Liberia
    fr/ls	Lesotho
    fr/lt	Lituanie
    fr/lu	Luxembourg
    fr/lv	Lettonie
    fr/ly	Libye
    fr/ma	Maroc
    fr/mc	Monaco
    fr/md	Moldavie
    fr/me	Monténégro
    fr/mf	Saint-Martin
    fr/mg	Madagascar
    fr/mh	Îles Marshall
    fr/mk	Macédoine du Nord
    fr/ml	Mali
    fr/mm	Myanmar (Birmanie)
    fr/mn	Mongolie
    fr/mo	R.A.S. chinoise de Macao
    fr/mp	Îles Mariannes du Nord
    fr/mq	Martinique
    fr/mr	Mauritanie
    fr/ms	Montserrat
    fr/mt	Malte
    fr/mu	Maurice
    fr/mv	Maldives
    fr/mw	Malawi
    fr/mx	Mexique
    fr/my	Malaisie
    fr/mz	Mozambique
    fr/na	Namibie
    fr/nc	Nouvelle-Calédonie
    fr/ne	Niger
    fr/nf	Île Norfolk
    fr/ng	Nigeria
    fr/ni	Nicaragua
    fr/nl	Pays-Bas
    fr/no	Norvège
    fr/np	Népal
    fr/nr	Nauru
    fr/nu	Niue
    fr/nz	Nouvelle-Zélande
    fr/om	Oman
    fr/pa	Panama
    fr/pe	Pérou
    fr/pf	Polynésie française
    fr/pg	Papouasie-Nouvelle-Guinée
    fr/ph	Philippines
    fr/pk	Pakistan
    fr/pl	Pologne
    fr/pm	Saint-Pierre-et-Miquelon
    fr/pn	Îles Pitcairn
    fr/pr	Porto Rico
    fr/ps	Territoires palestiniens
    fr/pt	Portugal
    fr/pw	Palaos
    fr/py	Paraguay
    fr/qa	Qatar
    fr/re	La Réunion
    fr/ro	Roumanie
    fr/rs	Serbie
    fr/ru	Russie
    fr/rw	Rwanda
    fr/sa	Arabie saoudite
    fr/sb	Îles Salomon
    fr/sc	Seychelles
    fr/sd	Soudan
    fr/se	Suède
    fr/sg	Singapour
    fr/sh	Sainte-Hélène
    fr/si	Slovénie
    fr/sj	Svalbard et Jan Mayen
    fr/sk	Slovaquie
    fr/sl	Sierra Leone
    fr/sm	Saint-Marin
    fr/sn	Sénégal
    fr/so	Somalie
    fr/sr	Suriname
    fr/ss	Soudan du Sud
    fr/st	Sao Tomé-et-Principe
    fr/sv	Salvador
    fr/sx	Saint-Martin (partie néerlandaise)
    fr/sy	Syrie
    fr/sz	Eswatini
    fr/tc	Îles Turques-et-Caïques
    fr/td	Tchad
    fr/tf	Terres australes françaises
    fr/tg	Togo
    fr/th	Thaïlande
    fr/tj	Tadjikistan
    fr/tk	Tokelau
    fr/tl	Timor oriental
    fr/tm	Turkménistan
    fr/tn	Tunisie
    fr/to	Tonga
    fr/tr	Turquie
    fr/tt	Trinité-et-Tobago
    fr/tv	Tuvalu
    fr/tw	Taïwan
    fr/tz	Tanzanie
    fr/ua	Ukraine
    fr/ug	Ouganda
    fr/um	Îles mineures éloignées des États-Unis
    fr/us	États-Unis
    fr/uy	Uruguay
    fr/uz	Ouzbékistan
    fr/va	État de la Cité du Vatican
    fr/vc	Saint-Vincent-et-les Grenadines
    fr/ve	Venezuela
    fr/vg	Îles Vierges britanniques
    fr/vi	Îles Vierges des États-Unis
    fr/vn	Viêt Nam
    fr/vu	Vanuatu
    fr/wf	Wallis-et-Futuna
    fr/ws	Samoa
    fr/ye	Yémen
    fr/yt	Mayotte
    fr/za	Afrique du Sud
    fr/zm	Zambie
    fr/zw	Zimbabwe
    ga/ad	Andóra
    ga/ae	Aontas na nÉimíríochtaí Arabacha
    ga/af	an Afganastáin
    ga/ag	Antigua agus Barbúda
    ga/ai	Angaíle
    ga/al	an Albáin
    ga/am	an Airméin
    ga/ao	Angóla
    ga/aq	Antartaice
    ga/ar	an Airgintín
    ga/as	Samó Mheiriceá
    ga/at	an Ostair
    ga/au	an Astráil
    ga/aw	Arúba
    ga/ax	Oileáin Åland
    ga/az	an Asarbaiseáin
    ga/ba	an Bhoisnia agus an Heirseagaivéin
    ga/bb	Barbadós
    ga/bd	an Bhanglaidéis
    ga/be	an Bheilg
    ga/bf	Buircíne Fasó
    ga/bg	an Bhulgáir
    ga/bh	Bairéin
    ga/bi	an Bhurúin
    ga/bj	Beinin
    ga/bl	Saint Barthélemy
    ga/bm	Beirmiúda
    ga/bn	Brúiné
    ga/bo	an Bholaiv
    ga/bq	an Ísiltír Chairibeach
    ga/br	an Bhrasaíl
    ga/bs	na Bahámaí
    ga/bt	an Bhútáin
    ga/bv	Oileán Bouvet
    ga/bw	an Bhotsuáin
    ga/by	an Bhealarúis
    ga/bz	an Bheilís
    ga/ca	Ceanada
    ga/cc	Oileáin Cocos (Keeling)
    ga/cd	Poblacht Dhaonlathach an Chongó
    ga/cf	Poblacht na hAfraice Láir
    ga/cg	Congó-Brazzaville
    ga/ch	an Eilvéis
    ga/ci	An Cósta Eabhair
    ga/ck	Oileáin Cook
    ga/cl	an tSile
    ga/cm	Camarún
    ga/cn	an tSín
    ga/co	an Cholóim
    ga/cr	Cósta Ríce
    ga/cu	Cúba
    ga/cv	Rinn Verde
    ga/cw	Cúrasó
    ga/cx	Oileán na Nollag
    ga/cy	an Chipir
    ga/cz	an tSeicia
    ga/de	an Ghearmáin
    ga/dj	Djibouti
    ga/dk	an Danmhairg
    ga/dm	Doiminice
    ga/do	an Phoblacht Dhoiminiceach
    ga/dz	An Ailgéir
    ga/ec	Eacuadór
    ga/ee	an Eastóin
    ga/eg	An Éigipt
    ga/eh	An Sahára Thiar
    ga/er	an Eiritré
    ga/es	an Spáinn
    ga/et	an Aetóip
    ga/fi	an Fhionlainn
    ga/fj	Fidsí
    ga/fk	Oileáin Fháclainne
    ga/fm	an Mhicrinéis
    ga/fo	Oileáin Fharó
    ga/fr	an Fhrainc
    ga/ga	an Ghabúin
    ga/gb	an Ríocht Aontaithe
    ga/gd	Greanáda
    ga/ge	an tSeoirsia
    ga/gf	Guáin na Fraince
    ga/gg	Geansaí
    ga/gh	Gána
    ga/gi	Giobráltar
    ga/gl	an Ghraonlainn
    ga/gm	An Ghaimbia
    ga/gn	An Ghuine
    ga/gp	Guadalúip
    ga/gq	an Ghuine Mheánchiorclach
    ga/gr	an Ghréig
    ga/gs	An tSeoirsia Theas agus Oileáin Sandwich Theas
    ga/gt	Guatamala
    ga/gu	Guam
    ga/gw	Guine Bissau
    ga/gy	An Ghuáin
    ga/hk	Sainréigiún Riaracháin Hong Cong, Daonphoblacht na Síne
    ga/hm	Oileán Heard agus Oileáin McDonald
    ga/hn	Hondúras
    ga/hr	an Chróit
    ga/ht	Háítí
    ga/hu	an Ungáir
    ga/id	an Indinéis
    ga/ie	Éire
    ga/il	Iosrael
    ga/im	Oileán Mhanann
    ga/in	an India
    ga/io	Críoch Aigéan Indiach na Breataine
    ga/iq	an Iaráic
    ga/ir	an Iaráin
    ga/is	an Íoslainn
    ga/it	an Iodáil
    ga/je	Geirsí
    ga/jm	Iamáice
    ga/jo	an Iordáin
    ga/jp	an tSeapáin
    ga/ke	an Chéinia
    ga/kg	an Chirgeastáin
    ga/kh	an Chambóid
    ga/ki	Ciribeas
    ga/km	Oileáin Chomóra
    ga/kn	San Críostóir-Nimheas
    ga/kp	an Chóiré Thuaidh
    ga/kr	an Chóiré Theas
    ga/kw	Cuáit
    ga/ky	Oileáin Cayman
    ga/kz	an Chasacstáin
    ga/la	Laos
    ga/lb	an Liobáin
    ga/lc	Saint Lucia
    ga/li	Lichtinstéin
    ga/lk	Srí Lanca
    ga/lr	An Libéir
    ga/ls	Leosóta
    ga/lt	an Liotuáin
    ga/lu	Lucsamburg
    ga/lv	an Laitvia
    ga/ly	An Libia
    ga/ma	Maracó
    ga/mc	Monacó
    ga/md	an Mholdóiv
    ga/me	Montainéagró
    ga/mf	Saint-Martin
    ga/mg	Madagascar
    ga/mh	Oileáin Marshall
    ga/mk	an Mhacadóin Thuaidh
    ga/ml	Mailí
    ga/mm	Maenmar (Burma)
    ga/mn	an Mhongóil
    ga/mo	Sainréigiún Riaracháin Macao, Daonphoblacht na Síne
    ga/mp	Na hOileáin Mháirianacha Thuaidh
    ga/mq	Martinique
    ga/mr	An Mháratái
    ga/ms	Montsarat
    ga/mt	Málta
    ga/mu	Oileán Mhuirís
    ga/mv	Oileáin Mhaildíve
    ga/mw	an Mhaláiv
    ga/mx	Meicsiceo
    ga/my	an Mhalaeisia
    ga/mz	Mósaimbíc
    ga/na	an Namaib
    ga/nc	an Nua-Chaladóin
    ga/ne	An Nígir
    ga/nf	Oileán Norfolk
    ga/ng	An Nigéir
    ga/ni	Nicearagua
    ga/nl	an Ísiltír
    ga/no	an Iorua
    ga/np	Neipeal
    ga/nr	Nárú
    ga/nu	Niue
    ga/nz	an Nua-Shéalainn
    ga/om	Óman
    ga/pa	Panama
    ga/pe	Peiriú
    ga/pf	Polainéis na Fraince
    ga/pg	Nua-Ghuine Phapua
    ga/ph	Na hOileáin Fhilipíneacha
    ga/pk	an Phacastáin
    ga/pl	an Pholainn
    ga/pm	San Pierre agus Miquelon
    ga/pn	Oileáin Pitcairn
    ga/pr	Pórtó Ríce
    ga/ps	na Críocha Palaistíneacha
    ga/pt	an Phortaingéil
    ga/pw	Oileáin Palau
    ga/py	Paragua
    ga/qa	Catar
    ga/re	La Réunion
    ga/ro	an Rómáin
    ga/rs	an tSeirbia
    ga/ru	an Rúis
    ga/rw	Ruanda
    ga/sa	an Araib Shádach
    ga/sb	Oileáin Sholaimh
    ga/sc	na Séiséil
    ga/sd	An tSúdáin
    ga/se	an tSualainn
    ga/sg	Singeapór
    ga/sh	San Héilin
    ga/si	an tSlóivéin
    ga/sj	Svalbard agus Jan Mayen
    ga/sk	an tSlóvaic
    ga/sl	Siarra Leon
    ga/sm	San Mairíne
    ga/sn	An tSeineagáil
    ga/so	an tSomáil
    ga/sr	Suranam
    ga/ss	an tSúdáin Theas
    ga/st	São Tomé agus Príncipe
    ga/sv	An tSalvadóir
    ga/sx	Sint Maarten
    ga/sy	an tSiria
    ga/sz	eSuaitíní
    ga/tc	Oileáin na dTurcach agus Caicos
    ga/td	Sead
    ga/tf	Críocha Francacha Dheisceart an Domhain
    ga/tg	Tóga
    ga/th	an Téalainn
    ga/tj	an Táidsíceastáin
    ga/tk	Tócalá
    ga/tl	Tíomór Thoir
    ga/tm	an Tuircméanastáin
    ga/tn	An Tuinéis
    ga/to	Tonga
    ga/tr	an Tuirc
    ga/tt	Oileán na Tríonóide agus Tobága
    ga/tv	Túvalú
    ga/tw	an Téaváin
    ga/tz	an Tansáin
    ga/ua	an Úcráin
    ga/ug	Uganda
    ga/um	Oileáin Imeallacha S.A.M.
    ga/us	Stáit Aontaithe Mheiriceá
    ga/uy	Uragua
    ga/uz	an Úisbéiceastáin
    ga/va	Cathair na Vatacáine
    ga/vc	San Uinseann agus na Greanáidíní
    ga/ve	Veiniséala
    ga/vg	Oileáin Bhriotanacha na Maighdean
    ga/vi	Oileáin Mheiriceánacha na Maighdean
    ga/vn	Vítneam
    ga/vu	Vanuatú
    ga/wf	Vailís agus Futúna
    ga/ws	Samó
    ga/ye	Éimin
    ga/yt	Mayotte
    ga/za	an Afraic Theas
    ga/zm	an tSaimbia
    ga/zw	an tSiombáib
    gd/ad	Andorra
    gd/ae	Na h-Iomaratan Arabach Aonaichte
    gd/af	Afghanastàn
    gd/ag	Aintìoga is Barbuda
    gd/ai	Anguillia
    gd/al	Albàinia
    gd/am	Airmeinea
    gd/ao	Angòla
    gd/aq	An Antartaig
    gd/ar	An Argantain
    gd/as	Samotha na h-Aimeireaga
    gd/at	An Ostair
    gd/au	Astràilia
    gd/aw	Arùba
    gd/ax	Na h-Eileanan Åland
    gd/az	Asarbaideàn
    gd/ba	Bosna is Hearsagobhana
    gd/bb	Barbados
    gd/bd	Bangladais
    gd/be	A’ Bheilg
    gd/bf	Buirciona Faso
    gd/bg	A’ Bhulgair
    gd/bh	Bachrain
    gd/bi	Burundaidh
    gd/bj	Beinin
    gd/bl	Saint Barthélemy
    gd/bm	Bearmùda
    gd/bn	Brùnaigh
    gd/bo	Boilibhia
    gd/bq	Na Tìrean Ìsle Caraibeach
    gd/br	Braisil
    gd/bs	Na h-Eileanan Bhathama
    gd/bt	Butàn
    gd/bv	Eilean Bouvet
    gd/bw	Botsuana
    gd/by	A’ Bhealaruis
    gd/bz	A’ Bheilìs
    gd/ca	Canada
    gd/cc	Na h-Eileanan Chocos (Keeling)
    gd/cd	Congo - Kinshasa
    gd/cf	Poblachd Meadhan Afraga
    gd/cg	A’ Chongo - Brazzaville
    gd/ch	An Eilbheis
    gd/ci	Côte d’Ivoire
    gd/ck	Eileanan Cook
    gd/cl	An t-Sile
    gd/cm	Camarun
    gd/cn	An t-Sìn
    gd/co	Coloimbia
    gd/cr	Costa Rìcea
    gd/cu	Cùba
    gd/cv	An Ceap Uaine
    gd/cw	Curaçao
    gd/cx	Eilean na Nollaig
    gd/cy	Cìopras
    gd/cz	An t-Seic
    gd/de	A’ Ghearmailt
    gd/dj	Diobùtaidh
    gd/dk	An Danmhairg
    gd/dm	Doiminicea
    gd/do	A’ Phoblachd Dhoiminiceach
    gd/dz	Aildiria
    gd/ec	Eacuador
    gd/ee	An Eastoin
    gd/eg	An Èipheit
    gd/eh	Sathara an Iar
    gd/er	Eartra
    gd/es	An Spàinnt
    gd/et	An Itiop
    gd/fi	An Fhionnlann
    gd/fj	Fìdi
    gd/fk	Na h-Eileanan Fàclannach
    gd/fm	Na Meanbh-eileanan
    gd/fo	Na h-Eileanan Fàro
    gd/fr	An Fhraing
    gd/ga	Gabon
    gd/gb	An Rìoghachd Aonaichte
    gd/gd	Greanàda
    gd/ge	A’ Chairtbheil
    gd/gf	Guidheàna na Frainge
    gd/gg	Geàrnsaidh
    gd/gh	Gàna
    gd/gi	Diobraltar
    gd/gl	A’ Ghraonlann
    gd/gm	A’ Ghaimbia
    gd/gn	Gini
    gd/gp	Guadalup
    gd/gq	Gini Mheadhan-Chriosach
    gd/gr	A’ Ghreug
    gd/gs	Seòirsea a Deas is na h-Eileanan Sandwich a Deas
    gd/gt	Guatamala
    gd/gu	Guam
    gd/gw	Gini-Bioso
    gd/gy	Guidheàna
    gd/hk	Hong Kong SAR na Sìne
    gd/hm	Eilean Heard is Eileanan MhicDhòmhnaill
    gd/hn	Hondùras
    gd/hr	A’ Chròthais
    gd/ht	Haidhti
    gd/hu	An Ungair
    gd/id	Na h-Innd-innse
    gd/ie	Èirinn
    gd/il	Iosrael
    gd/im	Eilean Mhanainn
    gd/in	Na h-Innseachan
    gd/io	Ranntair Breatannach Cuan nan Innseachan
    gd/iq	Ioràc
    gd/ir	Ioràn
    gd/is	Innis Tìle
    gd/it	An Eadailt
    gd/je	Deàrsaidh
    gd/jm	Diameuga
    gd/jo	Iòrdan
    gd/jp	An t-Seapan
    gd/ke	Ceinia
    gd/kg	Cìorgastan
    gd/kh	Cambuidea
    gd/ki	Ciribeas
    gd/km	Comoros
    gd/kn	Naomh Crìstean is Nibheis
    gd/kp	Coirèa a Tuath
    gd/kr	Coirèa
    gd/kw	Cuibhèit
    gd/ky	Na h-Eileanan Caimean
    gd/kz	Casachstàn
    gd/la	Làthos
    gd/lb	Leabanon
    gd/lc	Naomh Lùisea
    gd/li	Lichtenstein
    gd/lk	Sri Lanca
    gd/lr	Libèir
    gd/ls	Leasoto
    gd/lt	An Liotuain
    gd/lu	Lugsamburg
    gd/lv	An Laitbhe
    gd/ly	Libia
    gd/ma	Moroco
    gd/mc	Monaco
    gd/md	A’ Mholdobha
    gd/me	Am Monadh Neagrach
    gd/mf	Naomh Màrtainn
    gd/mg	Madagasgar
    gd/mh	Eileanan Mharshall
    gd/mk	A’ Mhasadon a Tuath
    gd/ml	Màili
    gd/mm	Miànmar
    gd/mn	Dùthaich nam Mongol
    gd/mo	Macàthu SAR na Sìne
    gd/mp	Na h-Eileanan Mairianach a Tuath
    gd/mq	Mairtinic
    gd/mr	Moratàinea
    gd/ms	Montsarat
    gd/mt	Malta
    gd/mu	Na h-Eileanan Mhoiriseas
    gd/mv	Na h-Eileanan Mhaladaibh
    gd/mw	Malabhaidh
    gd/mx	Meagsago
    gd/my	Malaidhsea
    gd/mz	Mòsaimbic
    gd/na	An Namaib
    gd/nc	Cailleann Nuadh
    gd/ne	Nìgeir
    gd/nf	Eilean Norfolk
    gd/ng	Nigèiria
    gd/ni	Niocaragua
    gd/nl	Na Tìrean Ìsle
    gd/no	Nirribhidh
    gd/np	Neapàl
    gd/nr	Nabhru
    gd/nu	Niue
    gd/nz	Sealainn Nuadh
    gd/om	Omàn
    gd/pa	Panama
    gd/pe	Pearù
    gd/pf	Poilinèis na Frainge
    gd/pg	Gini Nuadh Phaputhach
    gd/ph	Na h-Eileanan Filipineach
    gd/pk	Pagastàn
    gd/pl	A’ Phòlainn
    gd/pm	Saint Pierre agus Miquelon
    gd/pn	Eileanan Pheit a’ Chàirn
    gd/pr	Porto Rìceo
    gd/ps	Ùghdarras nam Palastaineach
    gd/pt	A’ Phortagail
    gd/pw	Palabh
    gd/py	Paraguaidh
    gd/qa	Catar
    gd/re	Réunion
    gd/ro	Romàinia
    gd/rs	An t-Sèirb
    gd/ru	An Ruis
    gd/rw	Rubhanda
    gd/sa	Aràibia nan Sabhd
    gd/sb	Eileanan Sholaimh
    gd/sc	Na h-Eileanan Sheiseall
    gd/sd	Sudàn
    gd/se	An t-Suain
    gd/sg	Singeapòr
    gd/sh	Eilean Naomh Eilidh
    gd/si	An t-Slòbhain
    gd/sj	Svalbard is Jan Mayen
    gd/sk	An t-Slòbhac
    gd/sl	Siarra Leòmhann
    gd/sm	San Marino
    gd/sn	Seanagal
    gd/so	Somàilia
    gd/sr	Suranam
    gd/ss	Sudàn a Deas
    gd/st	São Tomé agus Príncipe
    gd/sv	An Salbhador
    gd/sx	Sint Maarten
    gd/sy	Siridhea
    gd/sz	eSwatini
    gd/tc	Na h-Eileanan Turcach is Caiceo
    gd/td	An t-Seàd
    gd/tf	Ranntairean a Deas na Frainge
    gd/tg	Togo
    gd/th	Dùthaich nan Tàidh
    gd/tj	Taidigeastàn
    gd/tk	Tokelau
    gd/tl	Timor-Leste
    gd/tm	Turcmanastàn
    gd/tn	Tuinisea
    gd/to	Tonga
    gd/tr	An Tuirc
    gd/tt	Trianaid agus Tobago
    gd/tv	Tubhalu
    gd/tw	Taidh-Bhàn
    gd/tz	An Tansan
    gd/ua	An Ucràin
    gd/ug	Uganda
    gd/um	Meanbh-Eileanan Iomallach nan SA
    gd/us	Na Stàitean Aonaichte
    gd/uy	Uruguaidh
    gd/uz	Usbagastàn
    gd/va	Cathair na Bhatacain
    gd/vc	Naomh Bhionsant agus Eileanan Greanadach
    gd/ve	A’ Bheiniseala
    gd/vg	Eileanan Breatannach na Maighdinn
    gd/vi	Eileanan na Maighdinn aig na SA
    gd/vn	Bhiet-Nam
    gd/vu	Vanuatu
    gd/wf	Uallas agus Futuna
    gd/ws	Samotha
    gd/ye	An Eaman
    gd/yt	Mayotte
    gd/za	Afraga a Deas
    gd/zm	Sàimbia
    gd/zw	An t-Sìombab
    gl/ad	Andorra
    gl/ae	Emiratos Árabes Unidos
    gl/af	Afganistán
    gl/ag	Antigua e Barbuda
    gl/ai	Anguila
    gl/al	Albania
    gl/am	Armenia
    gl/ao	Angola
    gl/aq	Antártida
    gl/ar	Arxentina
    gl/as	Samoa Americana
    gl/at	Austria
    gl/au	Australia
    gl/aw	Aruba
    gl/ax	Illas Åland
    gl/az	Acerbaixán
    gl/ba	Bosnia e Hercegovina
    gl/bb	Barbados
    gl/bd	Bangladesh
    gl/be	Bélxica
    gl/bf	Burkina Faso
    gl/bg	Bulgaria
    gl/bh	Bahrain
    gl/bi	Burundi
    gl/bj	Benín
    gl/bl	Saint Barthélemy
    gl/bm	Illas Bermudas
    gl/bn	Brunei
    gl/bo	Bolivia
    gl/bq	Caribe Neerlandés
    gl/br	Brasil
    gl/bs	Bahamas
    gl/bt	Bután
    gl/bv	Illa Bouvet
    gl/bw	Botswana
    gl/by	Belarús
    gl/bz	Belize
    gl/ca	Canadá
    gl/cc	Illas Cocos (Keeling)
    gl/cd	República Democrática do Congo
    gl/cf	República Centroafricana
    gl/cg	República do Congo
    gl/ch	Suíza
    gl/ci	Côte d’Ivoire
    gl/ck	Illas Cook
    gl/cl	Chile
    gl/cm	Camerún
    gl/cn	China
    gl/co	Colombia
    gl/cr	Costa Rica
    gl/cu	Cuba
    gl/cv	Cabo Verde
    gl/cw	Curaçao
    gl/cx	Illa Christmas
    gl/cy	Chipre
    gl/cz	Chequia
    gl/de	Alemaña
    gl/dj	Djibuti
    gl/dk	Dinamarca
    gl/dm	Dominica
    gl/do	República Dominicana
    gl/dz	Alxeria
    gl/ec	Ecuador
    gl/ee	Estonia
    gl/eg	Exipto
    gl/eh	Sáhara Occidental
    gl/er	Eritrea
    gl/es	España
    gl/et	Etiopía
    gl/fi	Finlandia
    gl/fj	Fixi
    gl/fk	Illas Malvinas
    gl/fm	Micronesia
    gl/fo	Illas Feroe
    gl/fr	Francia
    gl/ga	Gabón
    gl/gb	Reino Unido
    gl/gd	Granada
    gl/ge	Xeorxia
    gl/gf	Güiana Francesa
    gl/gg	Guernsey
    gl/gh	Ghana
    gl/gi	Xibraltar
    gl/gl	Groenlandia
    gl/gm	Gambia
    gl/gn	Guinea
    gl/gp	Guadalupe
    gl/gq	Guinea Ecuatorial
    gl/gr	Grecia
    gl/gs	Illas Xeorxia do Sur e Sandwich do Sur
    gl/gt	Guatemala
    gl/gu	Guam
    gl/gw	Guinea Bissau
    gl/gy	Güiana
    gl/hk	Hong Kong RAE da China
    gl/hm	Illa Heard e Illas McDonald
    gl/hn	Honduras
    gl/hr	Croacia
    gl/ht	Haití
    gl/hu	Hungría
    gl/id	Indonesia
    gl/ie	Irlanda
    gl/il	Israel
    gl/im	Illa de Man
    gl/in	India
    gl/io	Territorio Británico do Océano Índico
    gl/iq	Iraq
    gl/ir	Irán
    gl/is	Islandia
    gl/it	Italia
    gl/je	Jersey
    gl/jm	Xamaica
    gl/jo	Xordania
    gl/jp	Xapón
    gl/ke	Kenya
    gl/kg	Kirguizistán
    gl/kh	Camboxa
    gl/ki	Kiribati
    gl/km	Comores
    gl/kn	Saint Kitts e Nevis
    gl/kp	Corea do Norte
    gl/kr	Corea do Sur
    gl/kw	Kuwait
    gl/ky	Illas Caimán
    gl/kz	Kazakistán
    gl/la	Laos
    gl/lb	Líbano
    gl/lc	Santa Lucía
    gl/li	Liechtenstein
    gl/lk	Sri Lanka
    gl/lr	Liberia
    gl/ls	Lesotho
    gl/lt	Lituania
    gl/lu	Luxemburgo
    gl/lv	Letonia
    gl/ly	Libia
    gl/ma	Marrocos
    gl/mc	Mónaco
    gl/md	República Moldova
    gl/me	Montenegro
    gl/mf	Saint Martin
    gl/mg	Madagascar
    gl/mh	Illas Marshall
    gl/mk	Macedonia do Norte
    gl/ml	Malí
    gl/mm	Myanmar (Birmania)
    gl/mn	Mongolia
    gl/mo	Macau RAE da China
    gl/mp	Illas Marianas do Norte
    gl/mq	Martinica
    gl/mr	Mauritania
    gl/ms	Montserrat
    gl/mt	Malta
    gl/mu	Mauricio
    gl/mv	Maldivas
    gl/mw	Malawi
    gl/mx	México
    gl/my	Malaisia
    gl/mz	Mozambique
    gl/na	Namibia
    gl/nc	Nova Caledonia
    gl/ne	Níxer
    gl/nf	Illa Norfolk
    gl/ng	Nixeria
    gl/ni	Nicaragua
    gl/nl	Países Baixos
    gl/no	Noruega
    gl/np	Nepal
    gl/nr	Nauru
    gl/nu	Niue
    gl/nz	Nova Zelandia
    gl/om	Omán
    gl/pa	Panamá
    gl/pe	Perú
    gl/pf	Polinesia Francesa
    gl/pg	Papúa-Nova Guinea
    gl/ph	Filipinas
    gl/pk	Paquistán
    gl/pl	Polonia
    gl/pm	Saint Pierre et Miquelon
    gl/pn	Illas Pitcairn
    gl/pr	Porto Rico
    gl/ps	Territorios Palestinos
    gl/pt	Portugal
    gl/pw	Palau
    gl/py	Paraguai
    gl/qa	Qatar
    gl/re	Reunión
    gl/ro	Romanía
    gl/rs	Serbia
    gl/ru	Rusia
    gl/rw	Ruanda
    gl/sa	Arabia Saudita
    gl/sb	Illas Salomón
    gl/sc	Seychelles
    gl/sd	Sudán
    gl/se	Suecia
    gl/sg	Singapur
    gl/sh	Santa Helena
    gl/si	Eslovenia
    gl/sj	Svalbard e Jan Mayen
    gl/sk	Eslovaquia
    gl/sl	Serra Leoa
    gl/sm	San Marino
    gl/sn	Senegal
    gl/so	Somalia
    gl/sr	Suriname
    gl/ss	Sudán do Sur
    gl/st	San Tomé e Príncipe
    gl/sv	O Salvador
    gl/sx	Sint Maarten
    gl/sy	Siria
    gl/sz	Eswatini
    gl/tc	Illas Turks e Caicos
    gl/td	Chad
    gl/tf	Territorios Austrais Franceses
    gl/tg	Togo
    gl/th	Tailandia
    gl/tj	Taxiquistán
    gl/tk	Tokelau
    gl/tl	Timor Leste
    gl/tm	Turkmenistán
    gl/tn	Tunisia
    gl/to	Tonga
    gl/tr	Turquía
    gl/tt	Trinidad e Tobago
    gl/tv	Tuvalu
    gl/tw	Taiwán
    gl/tz	Tanzania
    gl/ua	Ucraína
    gl/ug	Uganda
    gl/um	Illas Menores Distantes dos Estados Unidos
    gl/us	Estados Unidos
    gl/uy	Uruguai
    gl/uz	Uzbekistán
    gl/va	Cidade do Vaticano
    gl/vc	San Vicente e as Granadinas
    gl/ve	Venezuela
    gl/vg	Illas Virxes Británicas
    gl/vi	Illas Virxes Estadounidenses
    gl/vn	Vietnam
    gl/vu	Vanuatu
    gl/wf	Wallis e Futuna
    gl/ws	Samoa
    gl/ye	Iemen
    gl/yt	Mayotte
    gl/za	Suráfrica
    gl/zm	Zambia
    gl/zw	Zimbabwe
    gu/ad	ઍંડોરા
    gu/ae	યુનાઇટેડ આરબ અમીરાત
    gu/af	અફઘાનિસ્તાન
    gu/ag	ઍન્ટિગુઆ અને બર્મુડા
    gu/ai	ઍંગ્વિલા
    gu/al	અલ્બેનિયા
    gu/am	આર્મેનિયા
    gu/ao	અંગોલા
    gu/aq	એન્ટાર્કટિકા
    gu/ar	આર્જેન્ટીના
    gu/as	અમેરિકન સમોઆ
    gu/at	ઑસ્ટ્રિયા
    gu/au	ઑસ્ટ્રેલિયા
    gu/aw	અરુબા
    gu/ax	ઑલેન્ડ આઇલેન્ડ્સ
    gu/az	અઝરબૈજાન
    gu/ba	બોસ્નિયા અને હર્ઝેગોવિના
    gu/bb	બારબાડોસ
    gu/bd	બાંગ્લાદેશ
    gu/be	બેલ્જીયમ
    gu/bf	બુર્કિના ફાસો
    gu/bg	બલ્ગેરિયા
    gu/bh	બેહરીન
    gu/bi	બુરુંડી
    gu/bj	બેનિન
    gu/bl	સેંટ બાર્થેલેમી
    gu/bm	બર્મુડા
    gu/bn	બ્રુનેઇ
    gu/bo	બોલિવિયા
    gu/bq	કેરેબિયન નેધરલેન્ડ્ઝ
    gu/br	બ્રાઝિલ
    gu/bs	બહામાસ
    gu/bt	ભૂટાન
    gu/bv	બૌવેત આઇલેન્ડ
    gu/bw	બોત્સ્વાના
    gu/by	બેલારુસ
    gu/bz	બેલીઝ
    gu/ca	કેનેડા
    gu/cc	કોકોઝ (કીલીંગ) આઇલેન્ડ્સ
    gu/cd	કોંગો - કિંશાસા
    gu/cf	સેન્ટ્રલ આફ્રિકન રિપબ્લિક
    gu/cg	કોંગો - બ્રાઝાવિલે
    gu/ch	સ્વિટ્ઝર્લૅન્ડ
    gu/ci	કોટ ડીઆઇવરી
    gu/ck	કુક આઇલેન્ડ્સ
    gu/cl	ચિલી
    gu/cm	કૅમરૂન
    gu/cn	ચીન
    gu/co	કોલમ્બિયા
    gu/cr	કોસ્ટા રિકા
    gu/cu	ક્યુબા
    gu/cv	કૅપ વર્ડે
    gu/cw	ક્યુરાસાઓ
    gu/cx	ક્રિસમસ આઇલેન્ડ
    gu/cy	સાયપ્રસ
    gu/cz	ચેકીયા
    gu/de	જર્મની
    gu/dj	જીબૌટી
    gu/dk	ડેનમાર્ક
    gu/dm	ડોમિનિકા
    gu/do	ડોમિનિકન રિપબ્લિક
    gu/dz	અલ્જીરિયા
    gu/ec	એક્વાડોર
    gu/ee	એસ્ટોનિયા
    gu/eg	ઇજિપ્ત
    gu/eh	પશ્ચિમી સહારા
    gu/er	એરિટ્રિયા
    gu/es	સ્પેન
    gu/et	ઇથિઓપિયા
    gu/fi	ફિનલેન્ડ
    gu/fj	ફીજી
    gu/fk	ફૉકલેન્ડ આઇલેન્ડ્સ
    gu/fm	માઇક્રોનેશિયા
    gu/fo	ફેરો આઇલેન્ડ્સ
    gu/fr	ફ્રાંસ
    gu/ga	ગેબન
    gu/gb	યુનાઇટેડ કિંગડમ
    gu/gd	ગ્રેનેડા
    gu/ge	જ્યોર્જિયા
    gu/gf	ફ્રેંચ ગયાના
    gu/gg	ગ્વેર્નસે
    gu/gh	ઘાના
    gu/gi	જીબ્રાલ્ટર
    gu/gl	ગ્રીનલેન્ડ
    gu/gm	ગેમ્બિયા
    gu/gn	ગિની
    gu/gp	ગ્વાડેલોપ
    gu/gq	ઇક્વેટોરિયલ ગિની
    gu/gr	ગ્રીસ
    gu/gs	દક્ષિણ જ્યોર્જિયા અને દક્ષિણ સેન્ડવિચ આઇલેન્ડ્સ
    gu/gt	ગ્વાટેમાલા
    gu/gu	ગ્વામ
    gu/gw	ગિની-બિસાઉ
    gu/gy	ગયાના
    gu/hk	હોંગકોંગ SAR ચીન
    gu/hm	હર્ડ અને મેકડોનાલ્ડ આઇલેન્ડ્સ
    gu/hn	હોન્ડુરસ
    gu/hr	ક્રોએશિયા
    gu/ht	હૈતિ
    gu/hu	હંગેરી
    gu/id	ઇન્ડોનેશિયા
    gu/ie	આયર્લેન્ડ
    gu/il	ઇઝરાઇલ
    gu/im	આઇલ ઑફ મેન
    gu/in	ભારત
    gu/io	બ્રિટિશ ઇન્ડિયન ઓશન ટેરિટરી
    gu/iq	ઇરાક
    gu/ir	ઈરાન
    gu/is	આઇસલેન્ડ
    gu/it	ઇટાલી
    gu/je	જર્સી
    gu/jm	જમૈકા
    gu/jo	જોર્ડન
    gu/jp	જાપાન
    gu/ke	કેન્યા
    gu/kg	કિર્ગિઝ્સ્તાન
    gu/kh	કંબોડિયા
    gu/ki	કિરિબાટી
    gu/km	કોમોરસ
    gu/kn	સેંટ કિટ્સ અને નેવિસ
    gu/kp	ઉત્તર કોરિયા
    gu/kr	દક્ષિણ કોરિયા
    gu/kw	કુવૈત
    gu/ky	કેમેન આઇલેન્ડ્સ
    gu/kz	કઝાકિસ્તાન
    gu/la	લાઓસ
    gu/lb	લેબનોન
    gu/lc	સેંટ લુસિયા
    gu/li	લૈચટેંસ્ટેઇન
    gu/lk	શ્રીલંકા
    gu/lr	લાઇબેરિયા
    gu/ls	લેસોથો
    gu/lt	લિથુઆનિયા
    gu/lu	લક્ઝમબર્ગ
    gu/lv	લાત્વિયા
    gu/ly	લિબિયા
    gu/ma	મોરોક્કો
    gu/mc	મોનાકો
    gu/md	મોલડોવા
    gu/me	મૉન્ટેનેગ્રો
    gu/mf	સેંટ માર્ટિન
    gu/mg	મેડાગાસ્કર
    gu/mh	માર્શલ આઇલેન્ડ્સ
    gu/mk	ઉત્તર મેસેડોનિયા
    gu/ml	માલી
    gu/mm	મ્યાંમાર (બર્મા)
    gu/mn	મંગોલિયા
    gu/mo	મકાઉ SAR ચીન
    gu/mp	ઉત્તરી મારિયાના આઇલેન્ડ્સ
    gu/mq	માર્ટીનીક
    gu/mr	મૌરિટાનિયા
    gu/ms	મોંટસેરાત
    gu/mt	માલ્ટા
    gu/mu	મોરિશિયસ
    gu/mv	માલદિવ્સ
    gu/mw	માલાવી
    gu/mx	મેક્સિકો
    gu/my	મલેશિયા
    gu/mz	મોઝામ્બિક
    gu/na	નામિબિયા
    gu/nc	ન્યુ સેલેડોનિયા
    gu/ne	નાઇજર
    gu/nf	નોરફોક આઇલેન્ડ્સ
    gu/ng	નાઇજેરિયા
    gu/ni	નિકારાગુઆ
    gu/nl	નેધરલેન્ડ્સ
    gu/no	નૉર્વે
    gu/np	નેપાળ
    gu/nr	નૌરુ
    gu/nu	નીયુ
    gu/nz	ન્યુઝીલેન્ડ
    gu/om	ઓમાન
    gu/pa	પનામા
    gu/pe	પેરુ
    gu/pf	ફ્રેંચ પોલિનેશિયા
    gu/pg	પાપુઆ ન્યૂ ગિની
    gu/ph	ફિલિપિન્સ
    gu/pk	પાકિસ્તાન
    gu/pl	પોલેંડ
    gu/pm	સેંટ પીએરી અને મિક્યુલોન
    gu/pn	પીટકૈર્ન આઇલેન્ડ્સ
    gu/pr	પ્યુઅર્ટો રિકો
    gu/ps	પેલેસ્ટિનિયન ટેરિટરી
    gu/pt	પોર્ટુગલ
    gu/pw	પલાઉ
    gu/py	પેરાગ્વે
    gu/qa	કતાર
    gu/re	રીયુનિયન
    gu/ro	રોમાનિયા
    gu/rs	સર્બિયા
    gu/ru	રશિયા
    gu/rw	રવાંડા
    gu/sa	સાઉદી અરેબિયા
    gu/sb	સોલોમન આઇલેન્ડ્સ
    gu/sc	સેશેલ્સ
    gu/sd	સુદાન
    gu/se	સ્વીડન
    gu/sg	સિંગાપુર
    gu/sh	સેંટ હેલેના
    gu/si	સ્લોવેનિયા
    gu/sj	સ્વાલબર્ડ અને જેન મેયન
    gu/sk	સ્લોવેકિયા
    gu/sl	સીએરા લેઓન
    gu/sm	સૅન મેરિનો
    gu/sn	સેનેગલ
    gu/so	સોમાલિયા
    gu/sr	સુરીનામ
    gu/ss	દક્ષિણ સુદાન
    gu/st	સાઓ ટૉમ અને પ્રિંસિપે
    gu/sv	એલ સેલ્વાડોર
    gu/sx	સિંટ માર્ટેન
    gu/sy	સીરિયા
    gu/sz	એસ્વાટીની
    gu/tc	તુર્ક્સ અને કેકોઝ આઇલેન્ડ્સ
    gu/td	ચાડ
    gu/tf	ફ્રેંચ સધર્ન ટેરિટરીઝ
    gu/tg	ટોગો
    gu/th	થાઇલેંડ
    gu/tj	તાજીકિસ્તાન
    gu/tk	ટોકેલાઉ
    gu/tl	તિમોર-લેસ્તે
    gu/tm	તુર્કમેનિસ્તાન
    gu/tn	ટ્યુનિશિયા
    gu/to	ટોંગા
    gu/tr	તુર્કિયે
    gu/tt	ટ્રિનીદાદ અને ટોબેગો
    gu/tv	તુવાલુ
    gu/tw	તાઇવાન
    gu/tz	તાંઝાનિયા
    gu/ua	યુક્રેન
    gu/ug	યુગાંડા
    gu/um	યુ.એસ. આઉટલાઇનિંગ આઇલેન્ડ્સ
    gu/us	યુનાઇટેડ સ્ટેટ્સ
    gu/uy	ઉરુગ્વે
    gu/uz	ઉઝ્બેકિસ્તાન
    gu/va	વેટિકન સિટી
    gu/vc	સેંટ વિન્સેંટ અને ગ્રેનેડાઇંસ
    gu/ve	વેનેઝુએલા
    gu/vg	બ્રિટિશ વર્જિન આઇલેન્ડ્સ
    gu/vi	યુએસ વર્જિન આઇલેન્ડ્સ
    gu/vn	વિયેતનામ
    gu/vu	વાનુઆતુ
    gu/wf	વૉલિસ અને ફ્યુચુના
    gu/ws	સમોઆ
    gu/ye	યમન
    gu/yt	મેયોટ
    gu/za	દક્ષિણ આફ્રિકા
    gu/zm	ઝામ્બિયા
    gu/zw	ઝિમ્બાબ્વે
    ha/ad	Andora
    ha/ae	Haɗaɗɗiyar Daular Larabawa
    ha/af	Afaganistan
    ha/ag	Antigua da Barbuda
    ha/ai	Angila
    ha/al	Albaniya
    ha/am	Armeniya
    ha/ao	Angola
    ha/aq	Antatika
    ha/ar	Ajentina
    ha/as	Samowa Ta Amurka
    ha/at	Ostiriya
    ha/au	Ostareliya
    ha/aw	Aruba
    ha/ax	Tsibirai na Åland
    ha/az	Azarbaijan
    ha/ba	Bosniya da Harzagobina
    ha/bb	Barbadas
    ha/bd	Bangladesh
    ha/be	Belgiyom
    ha/bf	Burkina Faso
    ha/bg	Bulgariya
    ha/bh	Baharen
    ha/bi	Burundi
    ha/bj	Binin
    ha/bl	San Barthélemy
    ha/bm	Barmuda
    ha/bn	Burune
    ha/bo	Bolibiya
    ha/bq	Caribbean Netherlands
    ha/br	Birazil
    ha/bs	Bahamas
    ha/bt	Butan
    ha/bv	Tsibirin Bouvet
    ha/bw	Baswana
    ha/by	Belarus
    ha/bz	Beliz
    ha/ca	Kanada
    ha/cc	Tsibirai Cocos (Keeling)
    ha/cd	Jamhuriyar Dimokuraɗiyyar Kongo
    ha/cf	Jamhuriyar Afirka Ta Tsakiya
    ha/cg	Kongo
    ha/ch	Suwizalan
    ha/ci	Aibari Kwas
    ha/ck	Tsibiran Cook
    ha/cl	Chile
    ha/cm	Kamaru
    ha/cn	Sin
    ha/co	Kolambiya
    ha/cr	Kwasta Rika
    ha/cu	Kyuba
    ha/cv	Tsibiran Cape Verde
    ha/cw	Ƙasar Curaçao
    ha/cx	Tsibirin Kirsmati
    ha/cy	Saifurus
    ha/cz	Czechia
    ha/de	Jamus
    ha/dj	Jibuti
    ha/dk	Danmark
    ha/dm	Dominika
    ha/do	Jamhuriyar Dominika
    ha/dz	Aljeriya
    ha/ec	Ekwador
    ha/ee	Estoniya
    ha/eg	Misira
    ha/eh	Yammacin Sahara
    ha/er	Eritireya
    ha/es	Sipen
    ha/et	Habasha
    ha/fi	Finlan
    ha/fj	Fiji
    ha/fk	Tsibiran Falkilan
    ha/fm	Mikuronesiya
    ha/fo	Tsibirai na Faroe
    ha/fr	Faransa
    ha/ga	Gabon
    ha/gb	Biritaniya
    ha/gd	Girnada
    ha/ge	Jojiya
    ha/gf	Gini Ta Faransa
    ha/gg	Yankin Guernsey
    ha/gh	Gana
    ha/gi	Jibaraltar
    ha/gl	Grinlan
    ha/gm	Gambiya
    ha/gn	Gini
    ha/gp	Gwadaluf
    ha/gq	Ikwatoriyal Gini
    ha/gr	Girka
    ha/gs	Kudancin Geogia da Kudancin Tsibirin Sandiwic
    ha/gt	Gwatamala
    ha/gu	Guam
    ha/gw	Gini Bisau
    ha/gy	Guyana
    ha/hk	Babban Yankin Mulkin Hong Kong na Ƙasar Sin
    ha/hm	Tsibirin Heard da McDonald
    ha/hn	Yankin Honduras
    ha/hr	Kurowaishiya
    ha/ht	Haiti
    ha/hu	Hungari
    ha/id	Indunusiya
    ha/ie	Ayalan
    ha/il	Israʼila
    ha/im	Isle of Man
    ha/in	Indiya
    ha/io	Yankin Birtaniya Na Tekun Indiya
    ha/iq	Iraƙi
    ha/ir	Iran
    ha/is	Aisalan
    ha/it	Italiya
    ha/je	Kasar Jersey
    ha/jm	Jamaika
    ha/jo	Jordan
    ha/jp	Japan
    ha/ke	Kenya
    ha/kg	Kirgizistan
    ha/kh	Kambodiya
    ha/ki	Kiribati
    ha/km	Kwamoras
    ha/kn	San Kiti Da Nebis
    ha/kp	Koriya Ta Arewa
    ha/kr	Koriya Ta Kudu
    ha/kw	Kuwet
    ha/ky	Tsibiran Kaiman
    ha/kz	Kazakistan
    ha/la	Lawos
    ha/lb	Labanan
    ha/lc	San Lusiya
    ha/li	Licansitan
    ha/lk	Siri Lanka
    ha/lr	Laberiya
    ha/ls	Lesoto
    ha/lt	Lituweniya
    ha/lu	Lukusambur
    ha/lv	Litibiya
    ha/ly	Libiya
    ha/ma	Maroko
    ha/mc	Monako
    ha/md	Maldoba
    ha/me	Manteneguro
    ha/mf	San Martin
    ha/mg	Madagaskar
    ha/mh	Tsibiran Marshal
    ha/mk	Macedonia ta Arewa
    ha/ml	Mali
    ha/mm	Burma, Miyamar
    ha/mn	Mangoliya
    ha/mo	Babban Yankin Mulkin Macao na Ƙasar Sin
    ha/mp	Tsibiran Mariyana Na Arewa
    ha/mq	Martinik
    ha/mr	Moritaniya
    ha/ms	Manserati
    ha/mt	Malta
    ha/mu	Moritus
    ha/mv	Maldibi
    ha/mw	Malawi
    ha/mx	Mesiko
    ha/my	Malesiya
    ha/mz	Mozambik
    ha/na	Namibiya
    ha/nc	Kaledoniya Sabuwa
    ha/ne	Nijar
    ha/nf	Tsibirin Narfalk
    ha/ng	Nijeriya
    ha/ni	Nikaraguwa
    ha/nl	Holan
    ha/no	Norwe
    ha/np	Nefal
    ha/nr	Nauru
    ha/nu	Niue
    ha/nz	Nuzilan
    ha/om	Oman
    ha/pa	Panama
    ha/pe	Feru
    ha/pf	Folinesiya Ta Faransa
    ha/pg	Papuwa Nugini
    ha/ph	Filipin
    ha/pk	Pakistan
    ha/pl	Polan
    ha/pm	San Piyar da Mikelan
    ha/pn	Tsibiran Pitcairn
    ha/pr	Porto Riko
    ha/ps	Yankunan Palasɗinu
    ha/pt	Portugal
    ha/pw	Palau
    ha/py	Faragwai
    ha/qa	Katar
    ha/re	Rawuniyan
    ha/ro	Romaniya
    ha/rs	Sabiya
    ha/ru	Rasha
    ha/rw	Ruwanda
    ha/sa	Saudiyya
    ha/sb	Tsibiran Salaman
    ha/sc	Seychelles
    ha/sd	Sudan
    ha/se	Suwedan
    ha/sg	Singapur
    ha/sh	San Helena
    ha/si	Sulobeniya
    ha/sj	Svalbard da Jan Mayen
    ha/sk	Sulobakiya
    ha/sl	Salewo
    ha/sm	San Marino
    ha/sn	Sanigal
    ha/so	Somaliya
    ha/sr	Suriname
    ha/ss	Sudan ta Kudu
    ha/st	Sawo Tome Da Paransip
    ha/sv	El Salbador
    ha/sx	San Maarten
    ha/sy	Sham, Siriya
    ha/sz	Eswatini
    ha/tc	Turkis Da Tsibiran Kaikwas
    ha/td	Cadi
    ha/tf	Yankin Faransi ta Kudu
    ha/tg	Togo
    ha/th	Tailan
    ha/tj	Tajikistan
    ha/tk	Takelau
    ha/tl	Timor-Leste
    ha/tm	Turkumenistan
    ha/tn	Tunisiya
    ha/to	Tonga
    ha/tr	Turkiyya
    ha/tt	Tirinidad Da Tobago
    ha/tv	Tubalu
    ha/tw	Taiwan
    ha/tz	Tanzaniya
    ha/ua	Yukaran
    ha/ug	Yuganda
    ha/um	Rukunin Tsibirin U.S
    ha/us	Amurka
    ha/uy	Yurigwai
    ha/uz	Uzubekistan
    ha/va	Birnin Batikan
    ha/vc	San Binsan Da Girnadin
    ha/ve	Benezuwela
    ha/vg	Tsibirin Birjin Na Birtaniya
    ha/vi	Tsibiran Birjin Ta Amurka
    ha/vn	Biyetinam
    ha/vu	Banuwatu
    ha/wf	Walis Da Futuna
    ha/ws	Samoa
    ha/ye	Yamen
    ha/yt	Mayoti
    ha/za	Afirka Ta Kudu
    ha/zm	Zambiya
    ha/zw	Zimbabuwe
    he/ad	אנדורה
    he/ae	איחוד האמירויות הערביות
    he/af	אפגניסטן
    he/ag	אנטיגואה וברבודה
    he/ai	אנגווילה
    he/al	אלבניה
    he/am	ארמניה
    he/ao	אנגולה
    he/aq	אנטארקטיקה
    he/ar	ארגנטינה
    he/as	סמואה האמריקנית
    he/at	אוסטריה
    he/au	אוסטרליה
    he/aw	ארובה
    he/ax	איי אולנד
    he/az	אזרבייג׳ן
    he/ba	בוסניה והרצגובינה
    he/bb	ברבדוס
    he/bd	בנגלדש
    he/be	בלגיה
    he/bf	בורקינה פאסו
    he/bg	בולגריה
    he/bh	בחריין
    he/bi	בורונדי
    he/bj	בנין
    he/bl	סנט ברתולומיאו
    he/bm	ברמודה
    he/bn	ברוניי
    he/bo	בוליביה
    he/bq	האיים הקריביים ההולנדיים
    he/br	ברזיל
    he/bs	איי בהאמה
    he/bt	בהוטן
    he/bv	האי בובה
    he/bw	בוטסואנה
    he/by	בלארוס
    he/bz	בליז
    he/ca	קנדה
    he/cc	איי קוקוס (קילינג)
    he/cd	קונגו - קינשאסה
    he/cf	הרפובליקה המרכז-אפריקאית
    he/cg	קונגו - ברזאויל
    he/ch	שווייץ
    he/ci	חוף השנהב
    he/ck	איי קוק
    he/cl	צ׳ילה
    he/cm	קמרון
    he/cn	סין
    he/co	קולומביה
    he/cr	קוסטה ריקה
    he/cu	קובה
    he/cv	כף ורדה
    he/cw	קוראסאו
    he/cx	אי חג המולד
    he/cy	קפריסין
    he/cz	צ׳כיה
    he/de	גרמניה
    he/dj	ג׳יבוטי
    he/dk	דנמרק
    he/dm	דומיניקה
    he/do	הרפובליקה הדומיניקנית
    he/dz	אלג׳יריה
    he/ec	אקוודור
    he/ee	אסטוניה
    he/eg	מצרים
    he/eh	סהרה המערבית
    he/er	אריתריאה
    he/es	ספרד
    he/et	אתיופיה
    he/fi	פינלנד
    he/fj	פיג׳י
    he/fk	איי פוקלנד
    he/fm	מיקרונזיה
    he/fo	איי פארו
    he/fr	צרפת
    he/ga	גבון
    he/gb	בריטניה
    he/gd	גרנדה
    he/ge	גאורגיה
    he/gf	גיאנה הצרפתית
    he/gg	גרנזי
    he/gh	גאנה
    he/gi	גיברלטר
    he/gl	גרינלנד
    he/gm	גמביה
    he/gn	גינאה
    he/gp	גוואדלופ
    he/gq	גינאה המשוונית
    he/gr	יוון
    he/gs	ג׳ורג׳יה הדרומית ואיי סנדוויץ׳ הדרומיים
    he/gt	גואטמלה
    he/gu	גואם
    he/gw	גינאה-ביסאו
    he/gy	גיאנה
    he/hk	הונג קונג (אזור מנהלי מיוחד של סין)
    he/hm	איי הרד ומקדונלד
    he/hn	הונדורס
    he/hr	קרואטיה
    he/ht	האיטי
    he/hu	הונגריה
    he/id	אינדונזיה
    he/ie	אירלנד
    he/il	ישראל
    he/im	האי מאן
    he/in	הודו
    he/io	הטריטוריה הבריטית באוקיינוס ההודי
    he/iq	עיראק
    he/ir	איראן
    he/is	איסלנד
    he/it	איטליה
    he/je	ג׳רזי
    he/jm	ג׳מייקה
    he/jo	ירדן
    he/jp	יפן
    he/ke	קניה
    he/kg	קירגיזסטן
    he/kh	קמבודיה
    he/ki	קיריבאטי
    he/km	קומורו
    he/kn	סנט קיטס ונוויס
    he/kp	קוריאה הצפונית
    he/kr	קוריאה הדרומית
    he/kw	כווית
    he/ky	איי קיימן
    he/kz	קזחסטן
    he/la	לאוס
    he/lb	לבנון
    he/lc	סנט לוסיה
    he/li	ליכטנשטיין
    he/lk	סרי לנקה
    he/lr	ליבריה
    he/ls	לסוטו
    he/lt	ליטא
    he/lu	לוקסמבורג
    he/lv	לטביה
    he/ly	לוב
    he/ma	מרוקו
    he/mc	מונקו
    he/md	מולדובה
    he/me	מונטנגרו
    he/mf	סן מרטן
    he/mg	מדגסקר
    he/mh	איי מרשל
    he/mk	מקדוניה הצפונית
    he/ml	מאלי
    he/mm	מיאנמר (בורמה)
    he/mn	מונגוליה
    he/mo	מקאו (אזור מנהלי מיוחד של סין)
    he/mp	איי מריאנה הצפוניים
    he/mq	מרטיניק
    he/mr	מאוריטניה
    he/ms	מונסראט
    he/mt	מלטה
    he/mu	מאוריציוס
    he/mv	האיים המלדיביים
    he/mw	מלאווי
    he/mx	מקסיקו
    he/my	מלזיה
    he/mz	מוזמביק
    he/na	נמיביה
    he/nc	קלדוניה החדשה
    he/ne	ניז׳ר
    he/nf	האי נורפוק
    he/ng	ניגריה
    he/ni	ניקרגואה
    he/nl	הולנד
    he/no	נורווגיה
    he/np	נפאל
    he/nr	נאורו
    he/nu	ניווה
    he/nz	ניו זילנד
    he/om	עומאן
    he/pa	פנמה
    he/pe	פרו
    he/pf	פולינזיה הצרפתית
    he/pg	פפואה גינאה החדשה
    he/ph	הפיליפינים
    he/pk	פקיסטן
    he/pl	פולין
    he/pm	סנט פייר ומיקלון
    he/pn	איי פיטקרן
    he/pr	פוארטו ריקו
    he/ps	השטחים הפלסטיניים
    he/pt	פורטוגל
    he/pw	פלאו
    he/py	פרגוואי
    he/qa	קטאר
    he/re	ראוניון
    he/ro	רומניה
    he/rs	סרביה
    he/ru	רוסיה
    he/rw	רואנדה
    he/sa	ערב הסעודית
    he/sb	איי שלמה
    he/sc	איי סיישל
    he/sd	סודן
    he/se	שוודיה
    he/sg	סינגפור
    he/sh	סנט הלנה
    he/si	סלובניה
    he/sj	סבאלברד ויאן מאיין
    he/sk	סלובקיה
    he/sl	סיירה לאון
    he/sm	סן מרינו
    he/sn	סנגל
    he/so	סומליה
    he/sr	סורינאם
    he/ss	דרום סודן
    he/st	סאו טומה ופרינסיפה
    he/sv	אל סלבדור
    he/sx	סנט מארטן
    he/sy	סוריה
    he/sz	אסוואטיני
    he/tc	איי טרקס וקייקוס
    he/td	צ׳אד
    he/tf	הטריטוריות הדרומיות של צרפת
    he/tg	טוגו
    he/th	תאילנד
    he/tj	טג׳יקיסטן
    he/tk	טוקלאו
    he/tl	טימור-לסטה
    he/tm	טורקמניסטן
    he/tn	תוניסיה
    he/to	טונגה
    he/tr	טורקיה
    he/tt	טרינידד וטובגו
    he/tv	טובאלו
    he/tw	טייוואן
    he/tz	טנזניה
    he/ua	אוקראינה
    he/ug	אוגנדה
    he/um	האיים המרוחקים הקטנים של ארה״ב
    he/us	ארצות הברית
    he/uy	אורוגוואי
    he/uz	אוזבקיסטן
    he/va	הוותיקן
    he/vc	סנט וינסנט והגרנדינים
    he/ve	ונצואלה
    he/vg	איי הבתולה הבריטיים
    he/vi	איי הבתולה של ארצות הברית
    he/vn	וייטנאם
    he/vu	ונואטו
    he/wf	איי ווליס ופוטונה
    he/ws	סמואה
    he/ye	תימן
    he/yt	מאיוט
    he/za	דרום אפריקה
    he/zm	זמביה
    he/zw	זימבבואה
    hi-Latn/ax	Aland Islands
    hi-Latn/bl	St. Barthelemy
    hi-Latn/ci	Cote d’Ivoire
    hi-Latn/cw	Curacao
    hi-Latn/in	Bharat
    hi-Latn/kn	St. Kitts & Nevis
    hi-Latn/lc	St. Lucia
    hi-Latn/mf	St. Martin
    hi-Latn/pm	St. Pierre & Miquelon
    hi-Latn/re	Reunion
    hi-Latn/sh	St. Helena
    hi-Latn/st	Sao Tome & Principe
    hi-Latn/tr	Turkiye
    hi-Latn/um	U.S. Outlying Islands
    hi-Latn/us	America
    hi-Latn/vc	St. Vincent & Grenadines
    hi-Latn/vi	U.S. Virgin Islands
    hi/ad	एंडोरा
    hi/ae	संयुक्त अरब अमीरात
    hi/af	अफ़गानिस्तान
    hi/ag	एंटिगुआ और बरबुडा
    hi/ai	एंग्विला
    hi/al	अल्बानिया
    hi/am	आर्मेनिया
    hi/ao	अंगोला
    hi/aq	अंटार्कटिका
    hi/ar	अर्जेंटीना
    hi/as	अमेरिकी समोआ
    hi/at	ऑस्ट्रिया
    hi/au	ऑस्ट्रेलिया
    hi/aw	अरूबा
    hi/ax	एलैंड द्वीपसमूह
    hi/az	अज़रबैजान
    hi/ba	बोस्निया और हर्ज़ेगोविना
    hi/bb	बारबाडोस
    hi/bd	बांग्लादेश
    hi/be	बेल्जियम
    hi/bf	बुर्किना फ़ासो
    hi/bg	बुल्गारिया
    hi/bh	बहरीन
    hi/bi	बुरुंडी
    hi/bj	बेनिन
    hi/bl	सेंट बार्थेलेमी
    hi/bm	बरमूडा
    hi/bn	ब्रूनेई
    hi/bo	बोलीविया
    hi/bq	कैरिबियन नीदरलैंड
    hi/br	ब्राज़ील
    hi/bs	बहामास
    hi/bt	भूटान
    hi/bv	बोवेत द्वीप
    hi/bw	बोत्स्वाना
    hi/by	बेलारूस
    hi/bz	बेलीज़
    hi/ca	कनाडा
    hi/cc	कोकोस (कीलिंग) द्वीपसमूह
    hi/cd	कांगो - किंशासा
    hi/cf	मध्य अफ़्रीकी गणराज्य
    hi/cg	कांगो – ब्राज़ाविल
    hi/ch	स्विट्ज़रलैंड
    hi/ci	कोत दिवुआर
    hi/ck	कुक द्वीपसमूह
    hi/cl	चिली
    hi/cm	कैमरून
    hi/cn	चीन
    hi/co	कोलंबिया
    hi/cr	कोस्टारिका
    hi/cu	क्यूबा
    hi/cv	केप वर्ड
    hi/cw	कुरासाओ
    hi/cx	क्रिसमस द्वीप
    hi/cy	साइप्रस
    hi/cz	चेकिया
    hi/de	जर्मनी
    hi/dj	जिबूती
    hi/dk	डेनमार्क
    hi/dm	डोमिनिका
    hi/do	डोमिनिकन गणराज्य
    hi/dz	अल्जीरिया
    hi/ec	इक्वाडोर
    hi/ee	एस्टोनिया
    hi/eg	मिस्र
    hi/eh	पश्चिमी सहारा
    hi/er	इरिट्रिया
    hi/es	स्पेन
    hi/et	इथियोपिया
    hi/fi	फ़िनलैंड
    hi/fj	फ़िजी
    hi/fk	फ़ॉकलैंड द्वीपसमूह
    hi/fm	माइक्रोनेशिया
    hi/fo	फ़ेरो द्वीपसमूह
    hi/fr	फ़्रांस
    hi/ga	गैबॉन
    hi/gb	यूनाइटेड किंगडम
    hi/gd	ग्रेनाडा
    hi/ge	जॉर्जिया
    hi/gf	फ़्रेंच गुयाना
    hi/gg	गर्नसी
    hi/gh	घाना
    hi/gi	जिब्राल्टर
    hi/gl	ग्रीनलैंड
    hi/gm	गाम्बिया
    hi/gn	गिनी
    hi/gp	ग्वाडेलूप
    hi/gq	इक्वेटोरियल गिनी
    hi/gr	यूनान
    hi/gs	दक्षिण जॉर्जिया और दक्षिण सैंडविच द्वीपसमूह
    hi/gt	ग्वाटेमाला
    hi/gu	गुआम
    hi/gw	गिनी-बिसाउ
    hi/gy	गुयाना
    hi/hk	हाँग काँग (चीन विशेष प्रशासनिक क्षेत्र)
    hi/hm	हर्ड द्वीप और मैकडोनॉल्ड द्वीपसमूह
    hi/hn	होंडूरास
    hi/hr	क्रोएशिया
    hi/ht	हैती
    hi/hu	हंगरी
    hi/id	इंडोनेशिया
    hi/ie	आयरलैंड
    hi/il	इज़राइल
    hi/im	आइल ऑफ़ मैन
    hi/in	भारत
    hi/io	ब्रिटिश हिंद महासागरीय क्षेत्र
    hi/iq	इराक
    hi/ir	ईरान
    hi/is	आइसलैंड
    hi/it	इटली
    hi/je	जर्सी
    hi/jm	जमैका
    hi/jo	जॉर्डन
    hi/jp	जापान
    hi/ke	केन्या
    hi/kg	किर्गिज़स्तान
    hi/kh	कंबोडिया
    hi/ki	किरिबाती
    hi/km	कोमोरोस
    hi/kn	सेंट किट्स और नेविस
    hi/kp	उत्तर कोरिया
    hi/kr	दक्षिण कोरिया
    hi/kw	कुवैत
    hi/ky	कैमेन द्वीपसमूह
    hi/kz	कज़ाखस्तान
    hi/la	लाओस
    hi/lb	लेबनान
    hi/lc	सेंट लूसिया
    hi/li	लिचेंस्टीन
    hi/lk	श्रीलंका
    hi/lr	लाइबेरिया
    hi/ls	लेसोथो
    hi/lt	लिथुआनिया
    hi/lu	लग्ज़मबर्ग
    hi/lv	लातविया
    hi/ly	लीबिया
    hi/ma	मोरक्को
    hi/mc	मोनाको
    hi/md	मॉल्डोवा
    hi/me	मोंटेनेग्रो
    hi/mf	सेंट मार्टिन
    hi/mg	मेडागास्कर
    hi/mh	मार्शल द्वीपसमूह
    hi/mk	उत्तरी मकदूनिया
    hi/ml	माली
    hi/mm	म्यांमार (बर्मा)
    hi/mn	मंगोलिया
    hi/mo	मकाऊ (विशेष प्रशासनिक क्षेत्र चीन)
    hi/mp	उत्तरी मारियाना द्वीपसमूह
    hi/mq	मार्टीनिक
    hi/mr	मॉरिटानिया
    hi/ms	मोंटसेरात
    hi/mt	माल्टा
    hi/mu	मॉरीशस
    hi/mv	मालदीव
    hi/mw	मलावी
    hi/mx	मैक्सिको
    hi/my	मलेशिया
    hi/mz	मोज़ांबिक
    hi/na	नामीबिया
    hi/nc	न्यू कैलेडोनिया
    hi/ne	नाइजर
    hi/nf	नॉरफ़ॉक द्वीप
    hi/ng	नाइजीरिया
    hi/ni	निकारागुआ
    hi/nl	नीदरलैंड
    hi/no	नॉर्वे
    hi/np	नेपाल
    hi/nr	नाउरु
    hi/nu	नीयू
    hi/nz	न्यूज़ीलैंड
    hi/om	ओमान
    hi/pa	पनामा
    hi/pe	पेरू
    hi/pf	फ़्रेंच पोलिनेशिया
    hi/pg	पापुआ न्यू गिनी
    hi/ph	फ़िलिपींस
    hi/pk	पाकिस्तान
    hi/pl	पोलैंड
    hi/pm	सेंट पिएरे और मिक्वेलान
    hi/pn	पिटकैर्न द्वीपसमूह
    hi/pr	पोर्टो रिको
    hi/ps	फ़िलिस्तीनी क्षेत्र
    hi/pt	पुर्तगाल
    hi/pw	पलाऊ
    hi/py	पराग्वे
    hi/qa	क़तर
    hi/re	रियूनियन
    hi/ro	रोमानिया
    hi/rs	सर्बिया
    hi/ru	रूस
    hi/rw	रवांडा
    hi/sa	सऊदी अरब
    hi/sb	सोलोमन द्वीपसमूह
    hi/sc	सेशेल्स
    hi/sd	सूडान
    hi/se	स्वीडन
    hi/sg	सिंगापुर
    hi/sh	सेंट हेलेना
    hi/si	स्लोवेनिया
    hi/sj	स्वालबार्ड और जान मायेन
    hi/sk	स्लोवाकिया
    hi/sl	सिएरा लियोन
    hi/sm	सैन मेरीनो
    hi/sn	सेनेगल
    hi/so	सोमालिया
    hi/sr	सूरीनाम
    hi/ss	दक्षिण सूडान
    hi/st	साओ टोम और प्रिंसिपे
    hi/sv	अल सल्वाडोर
    hi/sx	सिंट मार्टिन
    hi/sy	सीरिया
    hi/sz	एस्वाटिनी
    hi/tc	तुर्क और कैकोज़ द्वीपसमूह
    hi/td	चाड
    hi/tf	फ़्रांसीसी दक्षिणी क्षेत्र
    hi/tg	टोगो
    hi/th	थाईलैंड
    hi/tj	ताजिकिस्तान
    hi/tk	तोकेलाउ
    hi/tl	तिमोर-लेस्त
    hi/tm	तुर्कमेनिस्तान
    hi/tn	ट्यूनीशिया
    hi/to	टोंगा
    hi/tr	तुर्किये
    hi/tt	त्रिनिदाद और टोबैगो
    hi/tv	तुवालू
    hi/tw	ताइवान
    hi/tz	तंज़ानिया
    hi/ua	यूक्रेन
    hi/ug	युगांडा
    hi/um	यू॰एस॰ आउटलाइंग द्वीपसमूह
    hi/us	संयुक्त राज्य
    hi/uy	उरूग्वे
    hi/uz	उज़्बेकिस्तान
    hi/va	वेटिकन सिटी
    hi/vc	सेंट विंसेंट और ग्रेनाडाइंस
    hi/ve	वेनेज़ुएला
    hi/vg	ब्रिटिश वर्जिन द्वीपसमूह
    hi/vi	यू॰एस॰ वर्जिन द्वीपसमूह
    hi/vn	वियतनाम
    hi/vu	वनुआतू
    hi/wf	वालिस और फ़्यूचूना
    hi/ws	समोआ
    hi/ye	यमन
    hi/yt	मायोते
    hi/za	दक्षिण अफ़्रीका
    hi/zm	ज़ाम्बिया
    hi/zw	ज़िम्बाब्वे
    hr/ad	Andora
    hr/ae	Ujedinjeni Arapski Emirati
    hr/af	Afganistan
    hr/ag	Antigva i Barbuda
    hr/ai	Angvila
    hr/al	Albanija
    hr/am	Armenija
    hr/ao	Angola
    hr/aq	Antarktika
    hr/ar	Argentina
    hr/as	Američka Samoa
    hr/at	Austrija
    hr/au	Australija
    hr/aw	Aruba
    hr/ax	Ålandski otoci
    hr/az	Azerbajdžan
    hr/ba	Bosna i Hercegovina
    hr/bb	Barbados
    hr/bd	Bangladeš
    hr/be	Belgija
    hr/bf	Burkina Faso
    hr/bg	Bugarska
    hr/bh	Bahrein
    hr/bi	Burundi
    hr/bj	Benin
    hr/bl	Saint Barthélemy
    hr/bm	Bermudi
    hr/bn	Brunej
    hr/bo	Bolivija
    hr/bq	Karipski otoci Nizozemske
    hr/br	Brazil
    hr/bs	Bahami
    hr/bt	Butan
    hr/bv	Otok Bouvet
    hr/bw	Bocvana
    hr/by	Bjelorusija
    hr/bz	Belize
    hr/ca	Kanada
    hr/cc	Kokosovi (Keelingovi) Otoci
    hr/cd	Kongo - Kinshasa
    hr/cf	Srednjoafrička Republika
    hr/cg	Kongo - Brazzaville
    hr/ch	Švicarska
    hr/ci	Obala Bjelokosti
    hr/ck	Cookovi Otoci
    hr/cl	Čile
    hr/cm	Kamerun
    hr/cn	Kina
    hr/co	Kolumbija
    hr/cr	Kostarika
    hr/cu	Kuba
    hr/cv	Zelenortska Republika
    hr/cw	Curaçao
    hr/cx	Božićni Otok
    hr/cy	Cipar
    hr/cz	Češka
    hr/de	Njemačka
    hr/dj	Džibuti
    hr/dk	Danska
    hr/dm	Dominika
    hr/do	Dominikanska Republika
    hr/dz	Alžir
    hr/ec	Ekvador
    hr/ee	Estonija
    hr/eg	Egipat
    hr/eh	Zapadna Sahara
    hr/er	Eritreja
    hr/es	Španjolska
    hr/et	Etiopija
    hr/fi	Finska
    hr/fj	Fidži
    hr/fk	Falklandski Otoci
    hr/fm	Mikronezija
    hr/fo	Ovčji Otoci
    hr/fr	Francuska
    hr/ga	Gabon
    hr/gb	Ujedinjeno Kraljevstvo
    hr/gd	Grenada
    hr/ge	Gruzija
    hr/gf	Francuska Gijana
    hr/gg	Guernsey
    hr/gh	Gana
    hr/gi	Gibraltar
    hr/gl	Grenland
    hr/gm	Gambija
    hr/gn	Gvineja
    hr/gp	Guadalupe
    hr/gq	Ekvatorska Gvineja
    hr/gr	Grčka
    hr/gs	Južna Georgia i Otoci Južni Sandwich
    hr/gt	Gvatemala
    hr/gu	Guam
    hr/gw	Gvineja Bisau
    hr/gy	Gvajana
    hr/hk	PUP Hong Kong Kina
    hr/hm	Otoci Heard i McDonald
    hr/hn	Honduras
    hr/hr	Hrvatska
    hr/ht	Haiti
    hr/hu	Mađarska
    hr/id	Indonezija
    hr/ie	Irska
    hr/il	Izrael
    hr/im	Otok Man
    hr/in	Indija
    hr/io	Britanski Indijskooceanski Teritorij
    hr/iq	Irak
    hr/ir	Iran
    hr/is	Island
    hr/it	Italija
    hr/je	Jersey
    hr/jm	Jamajka
    hr/jo	Jordan
    hr/jp	Japan
    hr/ke	Kenija
    hr/kg	Kirgistan
    hr/kh	Kambodža
    hr/ki	Kiribati
    hr/km	Komori
    hr/kn	Sveti Kristofor i Nevis
    hr/kp	Sjeverna Koreja
    hr/kr	Južna Koreja
    hr/kw	Kuvajt
    hr/ky	Kajmanski Otoci
    hr/kz	Kazahstan
    hr/la	Laos
    hr/lb	Libanon
    hr/lc	Sveta Lucija
    hr/li	Lihtenštajn
    hr/lk	Šri Lanka
    hr/lr	Liberija
    hr/ls	Lesoto
    hr/lt	Litva
    hr/lu	Luksemburg
    hr/lv	Latvija
    hr/ly	Libija
    hr/ma	Maroko
    hr/mc	Monako
    hr/md	Moldavija
    hr/me	Crna Gora
    hr/mf	Saint Martin
    hr/mg	Madagaskar
    hr/mh	Maršalovi Otoci
    hr/mk	Sjeverna Makedonija
    hr/ml	Mali
    hr/mm	Mjanmar (Burma)
    hr/mn	Mongolija
    hr/mo	PUP Makao Kina
    hr/mp	Sjevernomarijanski Otoci
    hr/mq	Martinik
    hr/mr	Mauretanija
    hr/ms	Montserrat
    hr/mt	Malta
    hr/mu	Mauricijus
    hr/mv	Maldivi
    hr/mw	Malavi
    hr/mx	Meksiko
    hr/my	Malezija
    hr/mz	Mozambik
    hr/na	Namibija
    hr/nc	Nova Kaledonija
    hr/ne	Niger
    hr/nf	Otok Norfolk
    hr/ng	Nigerija
    hr/ni	Nikaragva
    hr/nl	Nizozemska
    hr/no	Norveška
    hr/np	Nepal
    hr/nr	Nauru
    hr/nu	Niue
    hr/nz	Novi Zeland
    hr/om	Oman
    hr/pa	Panama
    hr/pe	Peru
    hr/pf	Francuska Polinezija
    hr/pg	Papua Nova Gvineja
    hr/ph	Filipini
    hr/pk	Pakistan
    hr/pl	Poljska
    hr/pm	Sveti Petar i Mikelon
    hr/pn	Pitcairnovi Otoci
    hr/pr	Portoriko
    hr/ps	Palestinsko područje
    hr/pt	Portugal
    hr/pw	Palau
    hr/py	Paragvaj
    hr/qa	Katar
    hr/re	Réunion
    hr/ro	Rumunjska
    hr/rs	Srbija
    hr/ru	Rusija
    hr/rw	Ruanda
    hr/sa	Saudijska Arabija
    hr/sb	Salomonovi Otoci
    hr/sc	Sejšeli
    hr/sd	Sudan
    hr/se	Švedska
    hr/sg	Singapur
    hr/sh	Sveta Helena
    hr/si	Slovenija
    hr/sj	Svalbard i Jan Mayen
    hr/sk	Slovačka
    hr/sl	Sijera Leone
    hr/sm	San Marino
    hr/sn	Senegal
    hr/so	Somalija
    hr/sr	Surinam
    hr/ss	Južni Sudan
    hr/st	Sveti Toma i Princip
    hr/sv	Salvador
    hr/sx	Sint Maarten
    hr/sy	Sirija
    hr/sz	Esvatini
    hr/tc	Otoci Turks i Caicos
    hr/td	Čad
    hr/tf	Francuski Južni Teritoriji
    hr/tg	Togo
    hr/th	Tajland
    hr/tj	Tadžikistan
    hr/tk	Tokelau
    hr/tl	Timor-Leste
    hr/tm	Turkmenistan
    hr/tn	Tunis
    hr/to	Tonga
    hr/tr	Turska
    hr/tt	Trinidad i Tobago
    hr/tv	Tuvalu
    hr/tw	Tajvan
    hr/tz	Tanzanija
    hr/ua	Ukrajina
    hr/ug	Uganda
    hr/um	Mali udaljeni otoci SAD-a
    hr/us	Sjedinjene Američke Države
    hr/uy	Urugvaj
    hr/uz	Uzbekistan
    hr/va	Vatikan
    hr/vc	Sveti Vincent i Grenadini
    hr/ve	Venezuela
    hr/vg	Britanski Djevičanski Otoci
    hr/vi	Američki Djevičanski Otoci
    hr/vn	Vijetnam
    hr/vu	Vanuatu
    hr/wf	Wallis i Futuna
    hr/ws	Samoa
    hr/ye	Jemen
    hr/yt	Mayotte
    hr/za	Južnoafrička Republika
    hr/zm	Zambija
    hr/zw	Zimbabve
    hsb/ad	Andorra
    hsb/ae	Zjednoćene arabske emiraty
    hsb/af	Afghanistan
    hsb/ag	Antigua a Barbuda
    hsb/ai	Anguilla
    hsb/al	Albanska
    hsb/am	Armenska
    hsb/ao	Angola
    hsb/aq	Antarktika
    hsb/ar	Argentinska
    hsb/as	Ameriska Samoa
    hsb/at	Awstriska
    hsb/au	Awstralska
    hsb/aw	Aruba
    hsb/ax	Åland
    hsb/az	Azerbajdźan
    hsb/ba	Bosniska a Hercegowina
    hsb/bb	Barbados
    hsb/bd	Bangladeš
    hsb/be	Belgiska
    hsb/bf	Burkina Faso
    hsb/bg	Bołharska
    hsb/bh	Bahrain
    hsb/bi	Burundi
    hsb/bj	Benin
    hsb/bl	St. Barthélemy
    hsb/bm	Bermudy
    hsb/bn	Brunei
    hsb/bo	Boliwiska
    hsb/bq	Karibiska Nižozemska
    hsb/br	Brazilska
    hsb/bs	Bahamy
    hsb/bt	Bhutan
    hsb/bv	Bouvetowa kupa
    hsb/bw	Botswana
    hsb/by	Běłoruska
    hsb/bz	Belize
    hsb/ca	Kanada
    hsb/cc	Kokosowe kupy
    hsb/cd	Kongo-Kinshasa
    hsb/cf	Centralnoafriska republika
    hsb/cg	Kongo-Brazzaville
    hsb/ch	Šwicarska
    hsb/ci	Côte d’Ivoire
    hsb/ck	Cookowe kupy
    hsb/cl	Chilska
    hsb/cm	Kamerun
    hsb/cn	China
    hsb/co	Kolumbiska
    hsb/cr	Kosta Rika
    hsb/cu	Kuba
    hsb/cv	Kap Verde
    hsb/cw	Curaçao
    hsb/cx	Hodowna kupa
    hsb/cy	Cypern
    hsb/cz	Čěska republika
    hsb/de	Němska
    hsb/dj	Dźibuti
    hsb/dk	Danska
    hsb/dm	Dominika
    hsb/do	Dominikanska republika
    hsb/dz	Algeriska
    hsb/ec	Ekwador
    hsb/ee	Estiska
    hsb/eg	Egyptowska
    hsb/eh	Zapadna Sahara
    hsb/er	Eritreja
    hsb/es	Španiska
    hsb/et	Etiopiska
    hsb/fi	Finska
    hsb/fj	Fidźi
    hsb/fk	Falklandske kupy
    hsb/fm	Mikroneziska
    hsb/fo	Färöske kupy
    hsb/fr	Francoska
    hsb/ga	Gabun
    hsb/gb	Zjednoćene kralestwo
    hsb/gd	Grenada
    hsb/ge	Georgiska
    hsb/gf	Francoska Guyana
    hsb/gg	Guernsey
    hsb/gh	Ghana
    hsb/gi	Gibraltar
    hsb/gl	Grönlandska
    hsb/gm	Gambija
    hsb/gn	Gineja
    hsb/gp	Guadeloupe
    hsb/gq	Ekwatorialna Gineja
    hsb/gr	Grjekska
    hsb/gs	Južna Georgiska a Južne Sandwichowe kupy
    hsb/gt	Guatemala
    hsb/gu	Guam
    hsb/gw	Gineja-Bissau
    hsb/gy	Guyana
    hsb/hk	Wosebita zarjadniska cona Hongkong
    hsb/hm	Heardowa kupa a McDonaldowe kupy
    hsb/hn	Honduras
    hsb/hr	Chorwatska
    hsb/ht	Haiti
    hsb/hu	Madźarska
    hsb/id	Indoneska
    hsb/ie	Irska
    hsb/il	Israel
    hsb/im	Man
    hsb/in	Indiska
    hsb/io	Britiski teritorij w Indiskim oceanje
    hsb/iq	Irak
    hsb/ir	Iran
    hsb/is	Islandska
    hsb/it	Italska
    hsb/je	Jersey
    hsb/jm	Jamaika
    hsb/jo	Jordaniska
    hsb/jp	Japanska
    hsb/ke	Kenija
    hsb/kg	Kirgizistan
    hsb/kh	Kambodźa
    hsb/ki	Kiribati
    hsb/km	Komory
    hsb/kn	St. Kitts a Nevis
    hsb/kp	Sewjerna Koreja
    hsb/kr	Južna Koreja
    hsb/kw	Kuwait
    hsb/ky	Kajmanske kupy
    hsb/kz	Kazachstan
    hsb/la	Laos
    hsb/lb	Libanon
    hsb/lc	St. Lucia
    hsb/li	Liechtenstein
    hsb/lk	Sri Lanka
    hsb/lr	Liberija
    hsb/ls	Lesotho
    hsb/lt	Litawska
    hsb/lu	Luxemburgska
    hsb/lv	Letiska
    hsb/ly	Libyska
    hsb/ma	Marokko
    hsb/mc	Monaco
    hsb/md	Moldawska
    hsb/me	Montenegro
    hsb/mf	St. Martin
    hsb/mg	Madagaskar
    hsb/mh	Marshallowe kupy
    hsb/mk	Serwjerna Makedonska
    hsb/ml	Mali
    hsb/mm	Myanmar
    hsb/mn	Mongolska
    hsb/mo	Wosebita zarjadniska cona Macao
    hsb/mp	Sewjerne Mariany
    hsb/mq	Martinique
    hsb/mr	Mawretanska
    hsb/ms	Montserrat
    hsb/mt	Malta
    hsb/mu	Mauritius
    hsb/mv	Malediwy
    hsb/mw	Malawi
    hsb/mx	Mexiko
    hsb/my	Malajzija
    hsb/mz	Mosambik
    hsb/na	Namibija
    hsb/nc	Nowa Kaledoniska
    hsb/ne	Niger
    hsb/nf	Norfolkowa kupa
    hsb/ng	Nigerija
    hsb/ni	Nikaragua
    hsb/nl	Nižozemska
    hsb/no	Norwegska
    hsb/np	Nepal
    hsb/nr	Nauru
    hsb/nu	Niue
    hsb/nz	Nowoseelandska
    hsb/om	Oman
    hsb/pa	Panama
    hsb/pe	Peru
    hsb/pf	Francoska Polyneziska
    hsb/pg	Papuwa-Nowa Gineja
    hsb/ph	Filipiny
    hsb/pk	Pakistan
    hsb/pl	Pólska
    hsb/pm	St. Pierre a Miquelon
    hsb/pn	Pitcairnowe kupy
    hsb/pr	Puerto Rico
    hsb/ps	Palestinski awtonomny teritorij
    hsb/pt	Portugalska
    hsb/pw	Palau
    hsb/py	Paraguay
    hsb/qa	Katar
    hsb/re	Réunion
    hsb/ro	Rumunska
    hsb/rs	Serbiska
    hsb/ru	Ruska
    hsb/rw	Ruanda
    hsb/sa	Sawdi-Arabska
    hsb/sb	Salomony
    hsb/sc	Seychelle
    hsb/sd	Sudan
    hsb/se	Šwedska
    hsb/sg	Singapur
    hsb/sh	St. Helena
    hsb/si	Słowjenska
    hsb/sj	Svalbard a Jan Mayen
    hsb/sk	Słowakska
    hsb/sl	Sierra Leone
    hsb/sm	San Marino
    hsb/sn	Senegal
    hsb/so	Somalija
    hsb/sr	Surinam
    hsb/ss	Južny Sudan
    hsb/st	São Tomé a Príncipe
    hsb/sv	El Salvador
    hsb/sx	Sint Maarten
    hsb/sy	Syriska
    hsb/sz	Swaziska
    hsb/tc	kupy Turks a Caicos
    hsb/td	Čad
    hsb/tf	Francoski južny a antarktiski teritorij
    hsb/tg	Togo
    hsb/th	Thailandska
    hsb/tj	Tadźikistan
    hsb/tk	Tokelau
    hsb/tl	Timor-Leste
    hsb/tm	Turkmeniska
    hsb/tn	Tuneziska
    hsb/to	Tonga
    hsb/tr	Turkowska
    hsb/tt	Trinidad a Tobago
    hsb/tv	Tuvalu
    hsb/tw	Taiwan
    hsb/tz	Tansanija
    hsb/ua	Ukraina
    hsb/ug	Uganda
    hsb/um	Ameriska Oceaniska
    hsb/us	Zjednoćene staty Ameriki
    hsb/uy	Uruguay
    hsb/uz	Uzbekistan
    hsb/va	Vatikanske město
    hsb/vc	St. Vincent a Grenadiny
    hsb/ve	Venezuela
    hsb/vg	Britiske knježniske kupy
    hsb/vi	Ameriske knježniske kupy
    hsb/vn	Vietnam
    hsb/vu	Vanuatu
    hsb/wf	Wallis a Futuna
    hsb/ws	Samoa
    hsb/ye	Jemen
    hsb/yt	Mayotte
    hsb/za	Južna Afrika (Republika)
    hsb/zm	Sambija
    hsb/zw	Simbabwe
    hu/ad	Andorra
    hu/ae	Egyesült Arab Emírségek
    hu/af	Afganisztán
    hu/ag	Antigua és Barbuda
    hu/ai	Anguilla
    hu/al	Albánia
    hu/am	Örményország
    hu/ao	Angola
    hu/aq	Antarktisz
    hu/ar	Argentína
    hu/as	Amerikai Szamoa
    hu/at	Ausztria
    hu/au	Ausztrália
    hu/aw	Aruba
    hu/ax	Åland-szigetek
    hu/az	Azerbajdzsán
    hu/ba	Bosznia-Hercegovina
    hu/bb	Barbados
    hu/bd	Banglades
    hu/be	Belgium
    hu/bf	Burkina Faso
    hu/bg	Bulgária
    hu/bh	Bahrein
    hu/bi	Burundi
    hu/bj	Benin
    hu/bl	Saint-Barthélemy
    hu/bm	Bermuda
    hu/bn	Brunei
    hu/bo	Bolívia
    hu/bq	Holland Karib-térség
    hu/br	Brazília
    hu/bs	Bahama-szigetek
    hu/bt	Bhután
    hu/bv	Bouvet-sziget
    hu/bw	Botswana
    hu/by	Belarusz
    hu/bz	Belize
    hu/ca	Kanada
    hu/cc	Kókusz (Keeling)-szigetek
    hu/cd	Kongó – Kinshasa
    hu/cf	Közép-afrikai Köztársaság
    hu/cg	Kongó – Brazzaville
    hu/ch	Svájc
    hu/ci	Elefántcsontpart
    hu/ck	Cook-szigetek
    hu/cl	Chile
    hu/cm	Kamerun
    hu/cn	Kína
    hu/co	Kolumbia
    hu/cr	Costa Rica
    hu/cu	Kuba
    hu/cv	Zöld-foki Köztársaság
    hu/cw	Curaçao
    hu/cx	Karácsony-sziget
    hu/cy	Ciprus
    hu/cz	Csehország
    hu/de	Németország
    hu/dj	Dzsibuti
    hu/dk	Dánia
    hu/dm	Dominika
    hu/do	Dominikai Köztársaság
    hu/dz	Algéria
    hu/ec	Ecuador
    hu/ee	Észtország
    hu/eg	Egyiptom
    hu/eh	Nyugat-Szahara
    hu/er	Eritrea
    hu/es	Spanyolország
    hu/et	Etiópia
    hu/fi	Finnország
    hu/fj	Fidzsi
    hu/fk	Falkland-szigetek
    hu/fm	Mikronézia
    hu/fo	Feröer szigetek
    hu/fr	Franciaország
    hu/ga	Gabon
    hu/gb	Egyesült Királyság
    hu/gd	Grenada
    hu/ge	Grúzia
    hu/gf	Francia Guyana
    hu/gg	Guernsey
    hu/gh	Ghána
    hu/gi	Gibraltár
    hu/gl	Grönland
    hu/gm	Gambia
    hu/gn	Guinea
    hu/gp	Guadeloupe
    hu/gq	Egyenlítői-Guinea
    hu/gr	Görögország
    hu/gs	Déli-Georgia és Déli-Sandwich-szigetek
    hu/gt	Guatemala
    hu/gu	Guam
    hu/gw	Bissau-Guinea
    hu/gy	Guyana
    hu/hk	Hongkong KKT
    hu/hm	Heard-sziget és McDonald-szigetek
    hu/hn	Honduras
    hu/hr	Horvátország
    hu/ht	Haiti
    hu/hu	Magyarország
    hu/id	Indonézia
    hu/ie	Írország
    hu/il	Izrael
    hu/im	Man-sziget
    hu/in	India
    hu/io	Brit Indiai-óceáni Terület
    hu/iq	Irak
    hu/ir	Irán
    hu/is	Izland
    hu/it	Olaszország
    hu/je	Jersey
    hu/jm	Jamaica
    hu/jo	Jordánia
    hu/jp	Japán
    hu/ke	Kenya
    hu/kg	Kirgizisztán
    hu/kh	Kambodzsa
    hu/ki	Kiribati
    hu/km	Comore-szigetek
    hu/kn	Saint Kitts és Nevis
    hu/kp	Észak-Korea
    hu/kr	Dél-Korea
    hu/kw	Kuvait
    hu/ky	Kajmán-szigetek
    hu/kz	Kazahsztán
    hu/la	Laosz
    hu/lb	Libanon
    hu/lc	Saint Lucia
    hu/li	Liechtenstein
    hu/lk	Srí Lanka
    hu/lr	Libéria
    hu/ls	Lesotho
    hu/lt	Litvánia
    hu/lu	Luxemburg
    hu/lv	Lettország
    hu/ly	Líbia
    hu/ma	Marokkó
    hu/mc	Monaco
    hu/md	Moldova
    hu/me	Montenegró
    hu/mf	Saint Martin
    hu/mg	Madagaszkár
    hu/mh	Marshall-szigetek
    hu/mk	Észak-Macedónia
    hu/ml	Mali
    hu/mm	Mianmar
    hu/mn	Mongólia
    hu/mo	Makaó KKT
    hu/mp	Északi Mariana-szigetek
    hu/mq	Martinique
    hu/mr	Mauritánia
    hu/ms	Montserrat
    hu/mt	Málta
    hu/mu	Mauritius
    hu/mv	Maldív-szigetek
    hu/mw	Malawi
    hu/mx	Mexikó
    hu/my	Malajzia
    hu/mz	Mozambik
    hu/na	Namíbia
    hu/nc	Új-Kaledónia
    hu/ne	Niger
    hu/nf	Norfolk-sziget
    hu/ng	Nigéria
    hu/ni	Nicaragua
    hu/nl	Hollandia
    hu/no	Norvégia
    hu/np	Nepál
    hu/nr	Nauru
    hu/nu	Niue
    hu/nz	Új-Zéland
    hu/om	Omán
    hu/pa	Panama
    hu/pe	Peru
    hu/pf	Francia Polinézia
    hu/pg	Pápua Új-Guinea
    hu/ph	Fülöp-szigetek
    hu/pk	Pakisztán
    hu/pl	Lengyelország
    hu/pm	Saint-Pierre és Miquelon
    hu/pn	Pitcairn-szigetek
    hu/pr	Puerto Rico
    hu/ps	Palesztin Autonómia
    hu/pt	Portugália
    hu/pw	Palau
    hu/py	Paraguay
    hu/qa	Katar
    hu/re	Réunion
    hu/ro	Románia
    hu/rs	Szerbia
    hu/ru	Oroszország
    hu/rw	Ruanda
    hu/sa	Szaúd-Arábia
    hu/sb	Salamon-szigetek
    hu/sc	Seychelle-szigetek
    hu/sd	Szudán
    hu/se	Svédország
    hu/sg	Szingapúr
    hu/sh	Szent Ilona
    hu/si	Szlovénia
    hu/sj	Svalbard és Jan Mayen
    hu/sk	Szlovákia
    hu/sl	Sierra Leone
    hu/sm	San Marino
    hu/sn	Szenegál
    hu/so	Szomália
    hu/sr	Suriname
    hu/ss	Dél-Szudán
    hu/st	São Tomé és Príncipe
    hu/sv	Salvador
    hu/sx	Sint Maarten
    hu/sy	Szíria
    hu/sz	Szváziföld
    hu/tc	Turks- és Caicos-szigetek
    hu/td	Csád
    hu/tf	Francia Déli Területek
    hu/tg	Togo
    hu/th	Thaiföld
    hu/tj	Tádzsikisztán
    hu/tk	Tokelau
    hu/tl	Kelet-Timor
    hu/tm	Türkmenisztán
    hu/tn	Tunézia
    hu/to	Tonga
    hu/tr	Törökország
    hu/tt	Trinidad és Tobago
    hu/tv	Tuvalu
    hu/tw	Tajvan
    hu/tz	Tanzánia
    hu/ua	Ukrajna
    hu/ug	Uganda
    hu/um	Az USA lakatlan külbirtokai
    hu/us	Egyesült Államok
    hu/uy	Uruguay
    hu/uz	Üzbegisztán
    hu/va	Vatikán
    hu/vc	Saint Vincent és a Grenadine-szigetek
    hu/ve	Venezuela
    hu/vg	Brit Virgin-szigetek
    hu/vi	Amerikai Virgin-szigetek
    hu/vn	Vietnám
    hu/vu	Vanuatu
    hu/wf	Wallis és Futuna
    hu/ws	Szamoa
    hu/ye	Jemen
    hu/yt	Mayotte
    hu/za	Dél-afrikai Köztársaság
    hu/zm	Zambia
    hu/zw	Zimbabwe
    hy/ad	Անդորրա
    hy/ae	Արաբական Միացյալ Էմիրություններ
    hy/af	Աֆղանստան
    hy/ag	Անտիգուա և Բարբուդա
    hy/ai	Անգուիլա
    hy/al	Ալբանիա
    hy/am	Հայաստան
    hy/ao	Անգոլա
    hy/aq	Անտարկտիդա
    hy/ar	Արգենտինա
    hy/as	Ամերիկյան Սամոա
    hy/at	Ավստրիա
    hy/au	Ավստրալիա
    hy/aw	Արուբա
    hy/ax	Ալանդյան կղզիներ
    hy/az	Ադրբեջան
    hy/ba	Բոսնիա և Հերցեգովինա
    hy/bb	Բարբադոս
    hy/bd	Բանգլադեշ
    hy/be	Բելգիա
    hy/bf	Բուրկինա Ֆասո
    hy/bg	Բուլղարիա
    hy/bh	Բահրեյն
    hy/bi	Բուրունդի
    hy/bj	Բենին
    hy/bl	Սուրբ Բարդուղիմեոս
    hy/bm	Բերմուդներ
    hy/bn	Բրունեյ
    hy/bo	Բոլիվիա
    hy/bq	Կարիբյան Նիդեռլանդներ
    hy/br	Բրազիլիա
    hy/bs	Բահամյան կղզիներ
    hy/bt	Բութան
    hy/bv	Բուվե կղզի
    hy/bw	Բոտսվանա
    hy/by	Բելառուս
    hy/bz	Բելիզ
    hy/ca	Կանադա
    hy/cc	Կոկոսյան (Քիլինգ) կղզիներ
    hy/cd	Կոնգո - Կինշասա
    hy/cf	Կենտրոնական Աֆրիկյան Հանրապետություն
    hy/cg	Կոնգո - Բրազավիլ
    hy/ch	Շվեյցարիա
    hy/ci	Կոտ դ՚Իվուար
    hy/ck	Կուկի կղզիներ
    hy/cl	Չիլի
    hy/cm	Կամերուն
    hy/cn	Չինաստան
    hy/co	Կոլումբիա
    hy/cr	Կոստա Ռիկա
    hy/cu	Կուբա
    hy/cv	Կաբո Վերդե
    hy/cw	Կյուրասաո
    hy/cx	Սուրբ Ծննդյան կղզի
    hy/cy	Կիպրոս
    hy/cz	Չեխիա
    hy/de	Գերմանիա
    hy/dj	Ջիբութի
    hy/dk	Դանիա
    hy/dm	Դոմինիկա
    hy/do	Դոմինիկյան Հանրապետություն
    hy/dz	Ալժիր
    hy/ec	Էկվադոր
    hy/ee	Էստոնիա
    hy/eg	Եգիպտոս
    hy/eh	Արևմտյան Սահարա
    hy/er	Էրիթրեա
    hy/es	Իսպանիա
    hy/et	Եթովպիա
    hy/fi	Ֆինլանդիա
    hy/fj	Ֆիջի
    hy/fk	Ֆոլքլենդյան կղզիներ
    hy/fm	Միկրոնեզիա
    hy/fo	Ֆարերյան կղզիներ
    hy/fr	Ֆրանսիա
    hy/ga	Գաբոն
    hy/gb	Միացյալ Թագավորություն
    hy/gd	Գրենադա
    hy/ge	Վրաստան
    hy/gf	Ֆրանսիական Գվիանա
    hy/gg	Գերնսի
    hy/gh	Գանա
    hy/gi	Ջիբրալթար
    hy/gl	Գրենլանդիա
    hy/gm	Գամբիա
    hy/gn	Գվինեա
    hy/gp	Գվադելուպա
    hy/gq	Հասարակածային Գվինեա
    hy/gr	Հունաստան
    hy/gs	Հարավային Ջորջիա և Հարավային Սենդվիչյան կղզիներ
    hy/gt	Գվատեմալա
    hy/gu	Գուամ
    hy/gw	Գվինեա-Բիսաու
    hy/gy	Գայանա
    hy/hk	Հոնկոնգի ՀՎՇ
    hy/hm	Հերդ կղզի և ՄակԴոնալդի կղզիներ
    hy/hn	Հոնդուրաս
    hy/hr	Խորվաթիա
    hy/ht	Հայիթի
    hy/hu	Հունգարիա
    hy/id	Ինդոնեզիա
    hy/ie	Իռլանդիա
    hy/il	Իսրայել
    hy/im	Մեն կղզի
    hy/in	Հնդկաստան
    hy/io	Բրիտանական տարածք Հնդկական Օվկիանոսում
    hy/iq	Իրաք
    hy/ir	Իրան
    hy/is	Իսլանդիա
    hy/it	Իտալիա
    hy/je	Ջերսի
    hy/jm	Ճամայկա
    hy/jo	Հորդանան
    hy/jp	Ճապոնիա
    hy/ke	Քենիա
    hy/kg	Ղրղզստան
    hy/kh	Կամբոջա
    hy/ki	Կիրիբատի
    hy/km	Կոմորյան կղզիներ
    hy/kn	Սենթ Քիտս և Նևիս
    hy/kp	Հյուսիսային Կորեա
    hy/kr	Հարավային Կորեա
    hy/kw	Քուվեյթ
    hy/ky	Կայմանյան կղզիներ
    hy/kz	Ղազախստան
    hy/la	Լաոս
    hy/lb	Լիբանան
    hy/lc	Սենթ Լյուսիա
    hy/li	Լիխտենշտեյն
    hy/lk	Շրի Լանկա
    hy/lr	Լիբերիա
    hy/ls	Լեսոտո
    hy/lt	Լիտվա
    hy/lu	Լյուքսեմբուրգ
    hy/lv	Լատվիա
    hy/ly	Լիբիա
    hy/ma	Մարոկկո
    hy/mc	Մոնակո
    hy/md	Մոլդովա
    hy/me	Չեռնոգորիա
    hy/mf	Սեն Մարտեն
    hy/mg	Մադագասկար
    hy/mh	Մարշալյան կղզիներ
    hy/mk	Հյուսիսային Մակեդոնիա
    hy/ml	Մալի
    hy/mm	Մյանմա (Բիրմա)
    hy/mn	Մոնղոլիա
    hy/mo	Չինաստանի Մակաո ՀՎՇ
    hy/mp	Հյուսիսային Մարիանյան կղզիներ
    hy/mq	Մարտինիկա
    hy/mr	Մավրիտանիա
    hy/ms	Մոնսեռատ
    hy/mt	Մալթա
    hy/mu	Մավրիկիոս
    hy/mv	Մալդիվներ
    hy/mw	Մալավի
    hy/mx	Մեքսիկա
    hy/my	Մալայզիա
    hy/mz	Մոզամբիկ
    hy/na	Նամիբիա
    hy/nc	Նոր Կալեդոնիա
    hy/ne	Նիգեր
    hy/nf	Նորֆոլկ կղզի
    hy/ng	Նիգերիա
    hy/ni	Նիկարագուա
    hy/nl	Նիդեռլանդներ
    hy/no	Նորվեգիա
    hy/np	Նեպալ
    hy/nr	Նաուրու
    hy/nu	Նիուե
    hy/nz	Նոր Զելանդիա
    hy/om	Օման
    hy/pa	Պանամա
    hy/pe	Պերու
    hy/pf	Ֆրանսիական Պոլինեզիա
    hy/pg	Պապուա Նոր Գվինեա
    hy/ph	Ֆիլիպիններ
    hy/pk	Պակիստան
    hy/pl	Լեհաստան
    hy/pm	Սեն Պիեռ և Միքելոն
    hy/pn	Պիտկեռն կղզիներ
    hy/pr	Պուերտո Ռիկո
    hy/ps	Պաղեստինյան տարածքներ
    hy/pt	Պորտուգալիա
    hy/pw	Պալաու
    hy/py	Պարագվայ
    hy/qa	Կատար
    hy/re	Ռեյունիոն
    hy/ro	Ռումինիա
    hy/rs	Սերբիա
    hy/ru	Ռուսաստան
    hy/rw	Ռուանդա
    hy/sa	Սաուդյան Արաբիա
    hy/sb	Սողոմոնյան կղզիներ
    hy/sc	Սեյշելներ
    hy/sd	Սուդան
    hy/se	Շվեդիա
    hy/sg	Սինգապուր
    hy/sh	Սուրբ Հեղինեի կղզի
    hy/si	Սլովենիա
    hy/sj	Սվալբարդ և Յան Մայեն
    hy/sk	Սլովակիա
    hy/sl	Սիեռա Լեոնե
    hy/sm	Սան Մարինո
    hy/sn	Սենեգալ
    hy/so	Սոմալի
    hy/sr	Սուրինամ
    hy/ss	Հարավային Սուդան
    hy/st	Սան Տոմե և Փրինսիպի
    hy/sv	Սալվադոր
    hy/sx	Սինտ Մարտեն
    hy/sy	Սիրիա
    hy/sz	Էսվատինի
    hy/tc	Թըրքս և Կայկոս կղզիներ
    hy/td	Չադ
    hy/tf	Ֆրանսիական Հարավային Տարածքներ
    hy/tg	Տոգո
    hy/th	Թաիլանդ
    hy/tj	Տաջիկստան
    hy/tk	Տոկելաու
    hy/tl	Թիմոր Լեշտի
    hy/tm	Թուրքմենստան
    hy/tn	Թունիս
    hy/to	Տոնգա
    hy/tr	Թուրքիա
    hy/tt	Տրինիդադ և Տոբագո
    hy/tv	Տուվալու
    hy/tw	Թայվան
    hy/tz	Տանզանիա
    hy/ua	Ուկրաինա
    hy/ug	Ուգանդա
    hy/um	Արտաքին կղզիներ (ԱՄՆ)
    hy/us	Միացյալ Նահանգներ
    hy/uy	Ուրուգվայ
    hy/uz	Ուզբեկստան
    hy/va	Վատիկան
    hy/vc	Սենթ Վինսենթ և Գրենադիններ
    hy/ve	Վենեսուելա
    hy/vg	Բրիտանական Վիրջինյան կղզիներ
    hy/vi	ԱՄՆ Վիրջինյան կղզիներ
    hy/vn	Վիետնամ
    hy/vu	Վանուատու
    hy/wf	Ուոլիս և Ֆուտունա
    hy/ws	Սամոա
    hy/ye	Եմեն
    hy/yt	Մայոտ
    hy/za	Հարավաֆրիկյան Հանրապետություն
    hy/zm	Զամբիա
    hy/zw	Զիմբաբվե
    id/ad	Andorra
    id/ae	Uni Emirat Arab
    id/af	Afganistan
    id/ag	Antigua dan Barbuda
    id/ai	Anguilla
    id/al	Albania
    id/am	Armenia
    id/ao	Angola
    id/aq	Antarktika
    id/ar	Argentina
    id/as	Samoa Amerika
    id/at	Austria
    id/au	Australia
    id/aw	Aruba
    id/ax	Kepulauan Aland
    id/az	Azerbaijan
    id/ba	Bosnia dan Herzegovina
    id/bb	Barbados
    id/bd	Bangladesh
    id/be	Belgia
    id/bf	Burkina Faso
    id/bg	Bulgaria
    id/bh	Bahrain
    id/bi	Burundi
    id/bj	Benin
    id/bl	Saint Barthélemy
    id/bm	Bermuda
    id/bn	Brunei
    id/bo	Bolivia
    id/bq	Belanda Karibia
    id/br	Brasil
    id/bs	Bahama
    id/bt	Bhutan
    id/bv	Pulau Bouvet
    id/bw	Botswana
    id/by	Belarus
    id/bz	Belize
    id/ca	Kanada
    id/cc	Kepulauan Cocos (Keeling)
    id/cd	Kongo - Kinshasa
    id/cf	Republik Afrika Tengah
    id/cg	Kongo - Brazzaville
    id/ch	Swiss
    id/ci	Côte d’Ivoire
    id/ck	Kepulauan Cook
    id/cl	Cile
    id/cm	Kamerun
    id/cn	Tiongkok
    id/co	Kolombia
    id/cr	Kosta Rika
    id/cu	Kuba
    id/cv	Tanjung Verde
    id/cw	Curaçao
    id/cx	Pulau Natal
    id/cy	Siprus
    id/cz	Ceko
    id/de	Jerman
    id/dj	Jibuti
    id/dk	Denmark
    id/dm	Dominika
    id/do	Republik Dominika
    id/dz	Aljazair
    id/ec	Ekuador
    id/ee	Estonia
    id/eg	Mesir
    id/eh	Sahara Barat
    id/er	Eritrea
    id/es	Spanyol
    id/et	Etiopia
    id/fi	Finlandia
    id/fj	Fiji
    id/fk	Kepulauan Falkland
    id/fm	Mikronesia
    id/fo	Kepulauan Faroe
    id/fr	Prancis
    id/ga	Gabon
    id/gb	Inggris Raya
    id/gd	Grenada
    id/ge	Georgia
    id/gf	Guyana Prancis
    id/gg	Guernsey
    id/gh	Ghana
    id/gi	Gibraltar
    id/gl	Greenland
    id/gm	Gambia
    id/gn	Guinea
    id/gp	Guadeloupe
    id/gq	Guinea Ekuatorial
    id/gr	Yunani
    id/gs	Georgia Selatan & Kep. Sandwich Selatan
    id/gt	Guatemala
    id/gu	Guam
    id/gw	Guinea-Bissau
    id/gy	Guyana
    id/hk	Hong Kong DAK Tiongkok
    id/hm	Pulau Heard dan Kepulauan McDonald
    id/hn	Honduras
    id/hr	Kroasia
    id/ht	Haiti
    id/hu	Hungaria
    id/id	Indonesia
    id/ie	Irlandia
    id/il	Israel
    id/im	Pulau Man
    id/in	India
    id/io	Wilayah Inggris di Samudra Hindia
    id/iq	Irak
    id/ir	Iran
    id/is	Islandia
    id/it	Italia
    id/je	Jersey
    id/jm	Jamaika
    id/jo	Yordania
    id/jp	Jepang
    id/ke	Kenya
    id/kg	Kirgizstan
    id/kh	Kamboja
    id/ki	Kiribati
    id/km	Komoro
    id/kn	Saint Kitts dan Nevis
    id/kp	Korea Utara
    id/kr	Korea Selatan
    id/kw	Kuwait
    id/ky	Kepulauan Cayman
    id/kz	Kazakhstan
    id/la	Laos
    id/lb	Lebanon
    id/lc	Saint Lucia
    id/li	Liechtenstein
    id/lk	Sri Lanka
    id/lr	Liberia
    id/ls	Lesotho
    id/lt	Lituania
    id/lu	Luksemburg
    id/lv	Latvia
    id/ly	Libya
    id/ma	Maroko
    id/mc	Monako
    id/md	Moldova
    id/me	Montenegro
    id/mf	Saint Martin
    id/mg	Madagaskar
    id/mh	Kepulauan Marshall
    id/mk	Makedonia Utara
    id/ml	Mali
    id/mm	Myanmar (Burma)
    id/mn	Mongolia
    id/mo	Makau DAK Tiongkok
    id/mp	Kepulauan Mariana Utara
    id/mq	Martinik
    id/mr	Mauritania
    id/ms	Montserrat
    id/mt	Malta
    id/mu	Mauritius
    id/mv	Maladewa
    id/mw	Malawi
    id/mx	Meksiko
    id/my	Malaysia
    id/mz	Mozambik
    id/na	Namibia
    id/nc	Kaledonia Baru
    id/ne	Niger
    id/nf	Kepulauan Norfolk
    id/ng	Nigeria
    id/ni	Nikaragua
    id/nl	Belanda
    id/no	Norwegia
    id/np	Nepal
    id/nr	Nauru
    id/nu	Niue
    id/nz	Selandia Baru
    id/om	Oman
    id/pa	Panama
    id/pe	Peru
    id/pf	Polinesia Prancis
    id/pg	Papua Nugini
    id/ph	Filipina
    id/pk	Pakistan
    id/pl	Polandia
    id/pm	Saint Pierre dan Miquelon
    id/pn	Kepulauan Pitcairn
    id/pr	Puerto Riko
    id/ps	Wilayah Palestina
    id/pt	Portugal
    id/pw	Palau
    id/py	Paraguay
    id/qa	Qatar
    id/re	Réunion
    id/ro	Rumania
    id/rs	Serbia
    id/ru	Rusia
    id/rw	Rwanda
    id/sa	Arab Saudi
    id/sb	Kepulauan Solomon
    id/sc	Seychelles
    id/sd	Sudan
    id/se	Swedia
    id/sg	Singapura
    id/sh	Saint Helena
    id/si	Slovenia
    id/sj	Kepulauan Svalbard dan Jan Mayen
    id/sk	Slovakia
    id/sl	Sierra Leone
    id/sm	San Marino
    id/sn	Senegal
    id/so	Somalia
    id/sr	Suriname
    id/ss	Sudan Selatan
    id/st	Sao Tome dan Principe
    id/sv	El Salvador
    id/sx	Sint Maarten
    id/sy	Suriah
    id/sz	eSwatini
    id/tc	Kepulauan Turks dan Caicos
    id/td	Chad
    id/tf	Wilayah Selatan Prancis
    id/tg	Togo
    id/th	Thailand
    id/tj	Tajikistan
    id/tk	Tokelau
    id/tl	Timor Leste
    id/tm	Turkmenistan
    id/tn	Tunisia
    id/to	Tonga
    id/tr	Turki
    id/tt	Trinidad dan Tobago
    id/tv	Tuvalu
    id/tw	Taiwan
    id/tz	Tanzania
    id/ua	Ukraina
    id/ug	Uganda
    id/um	Kepulauan Terluar AS
    id/us	Amerika Serikat
    id/uy	Uruguay
    id/uz	Uzbekistan
    id/va	Vatikan
    id/vc	Saint Vincent dan Grenadine
    id/ve	Venezuela
    id/vg	Kepulauan Virgin Britania Raya
    id/vi	Kepulauan Virgin Amerika Serikat
    id/vn	Vietnam
    id/vu	Vanuatu
    id/wf	Kepulauan Wallis dan Futuna
    id/ws	Samoa
    id/ye	Yaman
    id/yt	Mayotte
    id/za	Afrika Selatan
    id/zm	Zambia
    id/zw	Zimbabwe
    ig/ad	Andorra
    ig/ae	United Arab Emirates
    ig/af	Afghanistan
    ig/ag	Antigua na Barbuda
    ig/ai	Anguilla
    ig/al	Albania
    ig/am	Armenia
    ig/ao	Angola
    ig/aq	Antarctica
    ig/ar	Argentina
    ig/as	American Samoa
    ig/at	Austria
    ig/au	Australia
    ig/aw	Aruba
    ig/ax	Åland Islands
    ig/az	Azerbaijan
    ig/ba	Bosnia & Herzegovina
    ig/bb	Barbados
    ig/bd	Bangladesh
    ig/be	Belgium
    ig/bf	Burkina Faso
    ig/bg	Bulgaria
    ig/bh	Bahrain
    ig/bi	Burundi
    ig/bj	Benin
    ig/bl	St. Barthélemy
    ig/bm	Bemuda
    ig/bn	Brunei
    ig/bo	Bolivia
    ig/bq	Caribbean Netherlands
    ig/br	Brazil
    ig/bs	Bahamas
    ig/bt	Bhutan
    ig/bv	Bouvet Island
    ig/bw	Botswana
    ig/by	Belarus
    ig/bz	Belize
    ig/ca	Canada
    ig/cc	Agwaetiti Cocos (Keeling)
    ig/cd	Congo - Kinshasa
    ig/cf	Central African Republik
    ig/cg	Congo
    ig/ch	Switzerland
    ig/ci	Côte d’Ivoire
    ig/ck	Agwaetiti Cook
    ig/cl	Chile
    ig/cm	Cameroon
    ig/cn	China
    ig/co	Colombia
    ig/cr	Kosta Rika
    ig/cu	Cuba
    ig/cv	Cape Verde
    ig/cw	Kurakao
    ig/cx	Agwaetiti Christmas
    ig/cy	Cyprus
    ig/cz	Czechia
    ig/de	Germany
    ig/dj	Djibouti
    ig/dk	Denmark
    ig/dm	Dominica
    ig/do	Dominican Republik
    ig/dz	Algeria
    ig/ec	Ecuador
    ig/ee	Estonia
    ig/eg	Egypt
    ig/eh	Ọdịda Anyanwụ Sahara
    ig/er	Eritrea
    ig/es	Spain
    ig/et	Ethiopia
    ig/fi	Finland
    ig/fj	Fiji
    ig/fk	Falkland Islands
    ig/fm	Micronesia
    ig/fo	Faroe Islands
    ig/fr	France
    ig/ga	Gabon
    ig/gb	United Kingdom
    ig/gd	Grenada
    ig/ge	Georgia
    ig/gf	French Guiana
    ig/gg	Guernsey
    ig/gh	Ghana
    ig/gi	Gibraltar
    ig/gl	Greenland
    ig/gm	Gambia
    ig/gn	Guinea
    ig/gp	Guadeloupe
    ig/gq	Equatorial Guinea
    ig/gr	Greece
    ig/gs	South Georgia & South Sandwich Islands
    ig/gt	Guatemala
    ig/gu	Guam
    ig/gw	Guinea-Bissau
    ig/gy	Guyana
    ig/hk	Hong Kong SAR China
    ig/hm	Agwaetiti Heard na Agwaetiti McDonald
    ig/hn	Honduras
    ig/hr	Croatia
    ig/ht	Haiti
    ig/hu	Hungary
    ig/id	Indonesia
    ig/ie	Ireland
    ig/il	Israel
    ig/im	Isle of Man
    ig/in	India
    ig/io	British Indian Ocean Territory
    ig/iq	Iraq
    ig/ir	Iran
    ig/is	Iceland
    ig/it	Italy
    ig/je	Jersey
    ig/jm	Jamaika
    ig/jo	Jordan
    ig/jp	Japan
    ig/ke	Kenya
    ig/kg	Kyrgyzstan
    ig/kh	Cambodia
    ig/ki	Kiribati
    ig/km	Comoros
    ig/kn	St. Kitts & Nevis
    ig/kp	North Korea
    ig/kr	South Korea
    ig/kw	Kuwait
    ig/ky	Cayman Islands
    ig/kz	Kazakhstan
    ig/la	Laos
    ig/lb	Lebanon
    ig/lc	St. Lucia
    ig/li	Liechtenstein
    ig/lk	Sri Lanka
    ig/lr	Liberia
    ig/ls	Lesotho
    ig/lt	Lithuania
    ig/lu	Luxembourg
    ig/lv	Latvia
    ig/ly	Libia
    ig/ma	Morocco
    ig/mc	Monaco
    ig/md	Moldova
    ig/me	Montenegro
    ig/mf	St. Martin
    ig/mg	Madagascar
    ig/mh	Agwaetiti Marshall
    ig/mk	North Macedonia
    ig/ml	Mali
    ig/mm	Myanmar (Burma)
    ig/mn	Mongolia
    ig/mo	Macao SAR China
    ig/mp	Agwaetiti Northern Mariana
    ig/mq	Martinique
    ig/mr	Mauritania
    ig/ms	Montserrat
    ig/mt	Malta
    ig/mu	Mauritius
    ig/mv	Maldivesa
    ig/mw	Malawi
    ig/mx	Mexico
    ig/my	Malaysia
    ig/mz	Mozambique
    ig/na	Namibia
    ig/nc	New Caledonia
    ig/ne	Niger
    ig/nf	Agwaetiti Norfolk
    ig/ng	Naịjịrịa
    ig/ni	Nicaragua
    ig/nl	Netherlands
    ig/no	Norway
    ig/np	Nepal
    ig/nr	Nauru
    ig/nu	Niue
    ig/nz	New Zealand
    ig/om	Oman
    ig/pa	Panama
    ig/pe	Peru
    ig/pf	French Polynesia
    ig/pg	Papua New Guinea
    ig/ph	Philippines
    ig/pk	Pakistan
    ig/pl	Poland
    ig/pm	St. Pierre & Miquelon
    ig/pn	Agwaetiti Pitcairn
    ig/pr	Puerto Rico
    ig/ps	Mpaghara ndị Palestine
    ig/pt	Portugal
    ig/pw	Palau
    ig/py	Paraguay
    ig/qa	Qatar
    ig/re	Réunion
    ig/ro	Romania
    ig/rs	Serbia
    ig/ru	Russia
    ig/rw	Rwanda
    ig/sa	Saudi Arabia
    ig/sb	Agwaetiti Solomon
    ig/sc	Seychelles
    ig/sd	Sudan
    ig/se	Sweden
    ig/sg	Singapore
    ig/sh	St. Helena
    ig/si	Slovenia
    ig/sj	Svalbard & Jan Mayen
    ig/sk	Slovakia
    ig/sl	Sierra Leone
    ig/sm	San Marino
    ig/sn	Senegal
    ig/so	Somalia
    ig/sr	Suriname
    ig/ss	South Sudan
    ig/st	São Tomé & Príncipe
    ig/sv	El Salvador
    ig/sx	Sint Maarten
    ig/sy	Syria
    ig/sz	Eswatini
    ig/tc	Turks & Caicos Islands
    ig/td	Chad
    ig/tf	Ụmụ ngalaba Frenchi Southern
    ig/tg	Togo
    ig/th	Thailand
    ig/tj	Tajikistan
    ig/tk	Tokelau
    ig/tl	Timor-Leste
    ig/tm	Turkmenistan
    ig/tn	Tunisia
    ig/to	Tonga
    ig/tr	Türkiye
    ig/tt	Trinidad na Tobago
    ig/tv	Tuvalu
    ig/tw	Taiwan
    ig/tz	Tanzania
    ig/ua	Ukraine
    ig/ug	Uganda
    ig/um	Obere Agwaetiti Dị Na Mpụga U.S
    ig/us	United States
    ig/uy	Uruguay
    ig/uz	Uzbekistan
    ig/va	Vatican City
    ig/vc	St. Vincent & Grenadines
    ig/ve	Venezuela
    ig/vg	British Virgin Islands
    ig/vi	U.S. Virgin Islands
    ig/vn	Vietnam
    ig/vu	Vanuatu
    ig/wf	Wallis & Futuna
    ig/ws	Samoa
    ig/ye	Yemen
    ig/yt	Mayotte
    ig/za	South Africa
    ig/zm	Zambia
    ig/zw	Zimbabwe
    is/ad	Andorra
    is/ae	Sameinuðu arabísku furstadæmin
    is/af	Afganistan
    is/ag	Antígva og Barbúda
    is/ai	Angvilla
    is/al	Albanía
    is/am	Armenía
    is/ao	Angóla
    is/aq	Suðurskautslandið
    is/ar	Argentína
    is/as	Bandaríska Samóa
    is/at	Austurríki
    is/au	Ástralía
    is/aw	Arúba
    is/ax	Álandseyjar
    is/az	Aserbaídsjan
    is/ba	Bosnía og Hersegóvína
    is/bb	Barbados
    is/bd	Bangladess
    is/be	Belgía
    is/bf	Búrkína Fasó
    is/bg	Búlgaría
    is/bh	Barein
    is/bi	Búrúndí
    is/bj	Benín
    is/bl	Sankti Bartólómeusareyjar
    is/bm	Bermúdaeyjar
    is/bn	Brúnei
    is/bo	Bólivía
    is/bq	Karíbahafshluti Hollands
    is/br	Brasilía
    is/bs	Bahamaeyjar
    is/bt	Bútan
    is/bv	Bouveteyja
    is/bw	Botsvana
    is/by	Hvíta-Rússland
    is/bz	Belís
    is/ca	Kanada
    is/cc	Kókoseyjar (Keeling)
    is/cd	Kongó-Kinshasa
    is/cf	Mið-Afríkulýðveldið
    is/cg	Kongó-Brazzaville
    is/ch	Sviss
    is/ci	Fílabeinsströndin
    is/ck	Cooks-eyjar
    is/cl	Síle
    is/cm	Kamerún
    is/cn	Kína
    is/co	Kólumbía
    is/cr	Kostaríka
    is/cu	Kúba
    is/cv	Grænhöfðaeyjar
    is/cw	Curacao
    is/cx	Jólaey
    is/cy	Kýpur
    is/cz	Tékkland
    is/de	Þýskaland
    is/dj	Djíbútí
    is/dk	Danmörk
    is/dm	Dóminíka
    is/do	Dóminíska lýðveldið
    is/dz	Alsír
    is/ec	Ekvador
    is/ee	Eistland
    is/eg	Egyptaland
    is/eh	Vestur-Sahara
    is/er	Erítrea
    is/es	Spánn
    is/et	Eþíópía
    is/fi	Finnland
    is/fj	Fídjíeyjar
    is/fk	Falklandseyjar
    is/fm	Míkrónesía
    is/fo	Færeyjar
    is/fr	Frakkland
    is/ga	Gabon
    is/gb	Bretland
    is/gd	Grenada
    is/ge	Georgía
    is/gf	Franska Gvæjana
    is/gg	Guernsey
    is/gh	Gana
    is/gi	Gíbraltar
    is/gl	Grænland
    is/gm	Gambía
    is/gn	Gínea
    is/gp	Gvadelúpeyjar
    is/gq	Miðbaugs-Gínea
    is/gr	Grikkland
    is/gs	Suður-Georgía og Suður-Sandvíkureyjar
    is/gt	Gvatemala
    is/gu	Gvam
    is/gw	Gínea-Bissá
    is/gy	Gvæjana
    is/hk	sérstjórnarsvæðið Hong Kong
    is/hm	Heard og McDonaldseyjar
    is/hn	Hondúras
    is/hr	Króatía
    is/ht	Haítí
    is/hu	Ungverjaland
    is/id	Indónesía
    is/ie	Írland
    is/il	Ísrael
    is/im	Mön
    is/in	Indland
    is/io	Bresku Indlandshafseyjar
    is/iq	Írak
    is/ir	Íran
    is/is	Ísland
    is/it	Ítalía
    is/je	Jersey
    is/jm	Jamaíka
    is/jo	Jórdanía
    is/jp	Japan
    is/ke	Kenía
    is/kg	Kirgistan
    is/kh	Kambódía
    is/ki	Kíribatí
    is/km	Kómoreyjar
    is/kn	Sankti Kitts og Nevis
    is/kp	Norður-Kórea
    is/kr	Suður-Kórea
    is/kw	Kúveit
    is/ky	Caymaneyjar
    is/kz	Kasakstan
    is/la	Laos
    is/lb	Líbanon
    is/lc	Sankti Lúsía
    is/li	Liechtenstein
    is/lk	Srí Lanka
    is/lr	Líbería
    is/ls	Lesótó
    is/lt	Litháen
    is/lu	Lúxemborg
    is/lv	Lettland
    is/ly	Líbía
    is/ma	Marokkó
    is/mc	Mónakó
    is/md	Moldóva
    is/me	Svartfjallaland
    is/mf	Saint-Martin
    is/mg	Madagaskar
    is/mh	Marshalleyjar
    is/mk	Norður-Makedónía
    is/ml	Malí
    is/mm	Mjanmar (Búrma)
    is/mn	Mongólía
    is/mo	sérstjórnarsvæðið Makaó
    is/mp	Norður-Maríanaeyjar
    is/mq	Martiník
    is/mr	Máritanía
    is/ms	Montserrat
    is/mt	Malta
    is/mu	Máritíus
    is/mv	Maldíveyjar
    is/mw	Malaví
    is/mx	Mexíkó
    is/my	Malasía
    is/mz	Mósambík
    is/na	Namibía
    is/nc	Nýja-Kaledónía
    is/ne	Níger
    is/nf	Norfolkeyja
    is/ng	Nígería
    is/ni	Níkaragva
    is/nl	Holland
    is/no	Noregur
    is/np	Nepal
    is/nr	Nárú
    is/nu	Niue
    is/nz	Nýja-Sjáland
    is/om	Óman
    is/pa	Panama
    is/pe	Perú
    is/pf	Franska Pólýnesía
    is/pg	Papúa Nýja-Gínea
    is/ph	Filippseyjar
    is/pk	Pakistan
    is/pl	Pólland
    is/pm	Sankti Pierre og Miquelon
    is/pn	Pitcairn-eyjar
    is/pr	Púertó Ríkó
    is/ps	Heimastjórnarsvæði Palestínumanna
    is/pt	Portúgal
    is/pw	Palá
    is/py	Paragvæ
    is/qa	Katar
    is/re	Réunion
    is/ro	Rúmenía
    is/rs	Serbía
    is/ru	Rússland
    is/rw	Rúanda
    is/sa	Sádi-Arabía
    is/sb	Salómonseyjar
    is/sc	Seychelles-eyjar
    is/sd	Súdan
    is/se	Svíþjóð
    is/sg	Singapúr
    is/sh	Sankti Helena
    is/si	Slóvenía
    is/sj	Svalbarði og Jan Mayen
    is/sk	Slóvakía
    is/sl	Síerra Leóne
    is/sm	San Marínó
    is/sn	Senegal
    is/so	Sómalía
    is/sr	Súrínam
    is/ss	Suður-Súdan
    is/st	Saó Tóme og Prinsípe
    is/sv	El Salvador
    is/sx	Sint Maarten
    is/sy	Sýrland
    is/sz	Esvatíní
    is/tc	Turks- og Caicoseyjar
    is/td	Tsjad
    is/tf	Frönsku suðlægu landsvæðin
    is/tg	Tógó
    is/th	Taíland
    is/tj	Tadsíkistan
    is/tk	Tókelá
    is/tl	Tímor-Leste
    is/tm	Túrkmenistan
    is/tn	Túnis
    is/to	Tonga
    is/tr	Tyrkland
    is/tt	Trínidad og Tóbagó
    is/tv	Túvalú
    is/tw	Taívan
    is/tz	Tansanía
    is/ua	Úkraína
    is/ug	Úganda
    is/um	Smáeyjar Bandaríkjanna
    is/us	Bandaríkin
    is/uy	Úrúgvæ
    is/uz	Úsbekistan
    is/va	Vatíkanið
    is/vc	Sankti Vinsent og Grenadíneyjar
    is/ve	Venesúela
    is/vg	Bresku Jómfrúaeyjar
    is/vi	Bandarísku Jómfrúaeyjar
    is/vn	Víetnam
    is/vu	Vanúatú
    is/wf	Wallis- og Fútúnaeyjar
    is/ws	Samóa
    is/ye	Jemen
    is/yt	Mayotte
    is/za	Suður-Afríka
    is/zm	Sambía
    is/zw	Simbabve
    it/ad	Andorra
    it/ae	Emirati Arabi Uniti
    it/af	Afghanistan
    it/ag	Antigua e Barbuda
    it/ai	Anguilla
    it/al	Albania
    it/am	Armenia
    it/ao	Angola
    it/aq	Antartide
    it/ar	Argentina
    it/as	Samoa Americane
    it/at	Austria
    it/au	Australia
    it/aw	Aruba
    it/ax	Isole Åland
    it/az	Azerbaigian
    it/ba	Bosnia ed Erzegovina
    it/bb	Barbados
    it/bd	Bangladesh
    it/be	Belgio
    it/bf	Burkina Faso
    it/bg	Bulgaria
    it/bh	Bahrein
    it/bi	Burundi
    it/bj	Benin
    it/bl	Saint-Barthélemy
    it/bm	Bermuda
    it/bn	Brunei
    it/bo	Bolivia
    it/bq	Caraibi Olandesi
    it/br	Brasile
    it/bs	Bahamas
    it/bt	Bhutan
    it/bv	Isola Bouvet
    it/bw	Botswana
    it/by	Bielorussia
    it/bz	Belize
    it/ca	Canada
    it/cc	Isole Cocos (Keeling)
    it/cd	Congo - Kinshasa
    it/cf	Repubblica Centrafricana
    it/cg	Congo-Brazzaville
    it/ch	Svizzera
    it/ci	Costa d’Avorio
    it/ck	Isole Cook
    it/cl	Cile
    it/cm	Camerun
    it/cn	Cina
    it/co	Colombia
    it/cr	Costa Rica
    it/cu	Cuba
    it/cv	Capo Verde
    it/cw	Curaçao
    it/cx	Isola Christmas
    it/cy	Cipro
    it/cz	Cechia
    it/de	Germania
    it/dj	Gibuti
    it/dk	Danimarca
    it/dm	Dominica
    it/do	Repubblica Dominicana
    it/dz	Algeria
    it/ec	Ecuador
    it/ee	Estonia
    it/eg	Egitto
    it/eh	Sahara Occidentale
    it/er	Eritrea
    it/es	Spagna
    it/et	Etiopia
    it/fi	Finlandia
    it/fj	Figi
    it/fk	Isole Falkland
    it/fm	Micronesia
    it/fo	Isole Fær Øer
    it/fr	Francia
    it/ga	Gabon
    it/gb	Regno Unito
    it/gd	Grenada
    it/ge	Georgia
    it/gf	Guyana Francese
    it/gg	Guernsey
    it/gh	Ghana
    it/gi	Gibilterra
    it/gl	Groenlandia
    it/gm	Gambia
    it/gn	Guinea
    it/gp	Guadalupa
    it/gq	Guinea Equatoriale
    it/gr	Grecia
    it/gs	Georgia del Sud e Sandwich Australi
    it/gt	Guatemala
    it/gu	Guam
    it/gw	Guinea-Bissau
    it/gy	Guyana
    it/hk	RAS di Hong Kong
    it/hm	Isole Heard e McDonald
    it/hn	Honduras
    it/hr	Croazia
    it/ht	Haiti
    it/hu	Ungheria
    it/id	Indonesia
    it/ie	Irlanda
    it/il	Israele
    it/im	Isola di Man
    it/in	India
    it/io	Territorio Britannico dell’Oceano Indiano
    it/iq	Iraq
    it/ir	Iran
    it/is	Islanda
    it/it	Italia
    it/je	Jersey
    it/jm	Giamaica
    it/jo	Giordania
    it/jp	Giappone
    it/ke	Kenya
    it/kg	Kirghizistan
    it/kh	Cambogia
    it/ki	Kiribati
    it/km	Comore
    it/kn	Saint Kitts e Nevis
    it/kp	Corea del Nord
    it/kr	Corea del Sud
    it/kw	Kuwait
    it/ky	Isole Cayman
    it/kz	Kazakistan
    it/la	Laos
    it/lb	Libano
    it/lc	Saint Lucia
    it/li	Liechtenstein
    it/lk	Sri Lanka
    it/lr	Liberia
    it/ls	Lesotho
    it/lt	Lituania
    it/lu	Lussemburgo
    it/lv	Lettonia
    it/ly	Libia
    it/ma	Marocco
    it/mc	Monaco
    it/md	Moldavia
    it/me	Montenegro
    it/mf	Saint Martin
    it/mg	Madagascar
    it/mh	Isole Marshall
    it/mk	Macedonia del Nord
    it/ml	Mali
    it/mm	Myanmar (Birmania)
    it/mn	Mongolia
    it/mo	RAS di Macao
    it/mp	Isole Marianne Settentrionali
    it/mq	Martinica
    it/mr	Mauritania
    it/ms	Montserrat
    it/mt	Malta
    it/mu	Mauritius
    it/mv	Maldive
    it/mw	Malawi
    it/mx	Messico
    it/my	Malaysia
    it/mz	Mozambico
    it/na	Namibia
    it/nc	Nuova Caledonia
    it/ne	Niger
    it/nf	Isola Norfolk
    it/ng	Nigeria
    it/ni	Nicaragua
    it/nl	Paesi Bassi
    it/no	Norvegia
    it/np	Nepal
    it/nr	Nauru
    it/nu	Niue
    it/nz	Nuova Zelanda
    it/om	Oman
    it/pa	Panama
    it/pe	Perù
    it/pf	Polinesia Francese
    it/pg	Papua Nuova Guinea
    it/ph	Filippine
    it/pk	Pakistan
    it/pl	Polonia
    it/pm	Saint-Pierre e Miquelon
    it/pn	Isole Pitcairn
    it/pr	Portorico
    it/ps	Territori Palestinesi
    it/pt	Portogallo
    it/pw	Palau
    it/py	Paraguay
    it/qa	Qatar
    it/re	Riunione
    it/ro	Romania
    it/rs	Serbia
    it/ru	Russia
    it/rw	Ruanda
    it/sa	Arabia Saudita
    it/sb	Isole Salomone
    it/sc	Seychelles
    it/sd	Sudan
    it/se	Svezia
    it/sg	Singapore
    it/sh	Sant’Elena
    it/si	Slovenia
    it/sj	Svalbard e Jan Mayen
    it/sk	Slovacchia
    it/sl	Sierra Leone
    it/sm	San Marino
    it/sn	Senegal
    it/so	Somalia
    it/sr	Suriname
    it/ss	Sud Sudan
    it/st	São Tomé e Príncipe
    it/sv	El Salvador
    it/sx	Sint Maarten
    it/sy	Siria
    it/sz	Eswatini
    it/tc	Isole Turks e Caicos
    it/td	Ciad
    it/tf	Terre Australi Francesi
    it/tg	Togo
    it/th	Thailandia
    it/tj	Tagikistan
    it/tk	Tokelau
    it/tl	Timor Est
    it/tm	Turkmenistan
    it/tn	Tunisia
    it/to	Tonga
    it/tr	Turchia
    it/tt	Trinidad e Tobago
    it/tv	Tuvalu
    it/tw	Taiwan
    it/tz	Tanzania
    it/ua	Ucraina
    it/ug	Uganda
    it/um	Isole Minori Esterne degli Stati Uniti
    it/us	Stati Uniti
    it/uy	Uruguay
    it/uz	Uzbekistan
    it/va	Città del Vaticano
    it/vc	Saint Vincent e Grenadine
    it/ve	Venezuela
    it/vg	Isole Vergini Britanniche
    it/vi	Isole Vergini Americane
    it/vn	Vietnam
    it/vu	Vanuatu
    it/wf	Wallis e Futuna
    it/ws	Samoa
    it/ye	Yemen
    it/yt	Mayotte
    it/za	Sudafrica
    it/zm	Zambia
    it/zw	Zimbabwe
    ja/ad	アンドラ
    ja/ae	アラブ首長国連邦
    ja/af	アフガニスタン
    ja/ag	アンティグア・バーブーダ
    ja/ai	アンギラ
    ja/al	アルバニア
    ja/am	アルメニア
    ja/ao	アンゴラ
    ja/aq	南極
    ja/ar	アルゼンチン
    ja/as	米領サモア
    ja/at	オーストリア
    ja/au	オーストラリア
    ja/aw	アルバ
    ja/ax	オーランド諸島
    ja/az	アゼルバイジャン
    ja/ba	ボスニア・ヘルツェゴビナ
    ja/bb	バルバドス
    ja/bd	バングラデシュ
    ja/be	ベルギー
    ja/bf	ブルキナファソ
    ja/bg	ブルガリア
    ja/bh	バーレーン
    ja/bi	ブルンジ
    ja/bj	ベナン
    ja/bl	サン・バルテルミー
    ja/bm	バミューダ
    ja/bn	ブルネイ
    ja/bo	ボリビア
    ja/bq	オランダ領カリブ
    ja/br	ブラジル
    ja/bs	バハマ
    ja/bt	ブータン
    ja/bv	ブーベ島
    ja/bw	ボツワナ
    ja/by	ベラルーシ
    ja/bz	ベリーズ
    ja/ca	カナダ
    ja/cc	ココス(キーリング)諸島
    ja/cd	コンゴ民主共和国(キンシャサ)
    ja/cf	中央アフリカ共和国
    ja/cg	コンゴ共和国(ブラザビル)
    ja/ch	スイス
    ja/ci	コートジボワール
    ja/ck	クック諸島
    ja/cl	チリ
    ja/cm	カメルーン
    ja/cn	中国
    ja/co	コロンビア
    ja/cr	コスタリカ
    ja/cu	キューバ
    ja/cv	カーボベルデ
    ja/cw	キュラソー
    ja/cx	クリスマス島
    ja/cy	キプロス
    ja/cz	チェコ
    ja/de	ドイツ
    ja/dj	ジブチ
    ja/dk	デンマーク
    ja/dm	ドミニカ国
    ja/do	ドミニカ共和国
    ja/dz	アルジェリア
    ja/ec	エクアドル
    ja/ee	エストニア
    ja/eg	エジプト
    ja/eh	西サハラ
    ja/er	エリトリア
    ja/es	スペイン
    ja/et	エチオピア
    ja/fi	フィンランド
    ja/fj	フィジー
    ja/fk	フォークランド諸島
    ja/fm	ミクロネシア連邦
    ja/fo	フェロー諸島
    ja/fr	フランス
    ja/ga	ガボン
    ja/gb	イギリス
    ja/gd	グレナダ
    ja/ge	ジョージア
    ja/gf	仏領ギアナ
    ja/gg	ガーンジー
    ja/gh	ガーナ
    ja/gi	ジブラルタル
    ja/gl	グリーンランド
    ja/gm	ガンビア
    ja/gn	ギニア
    ja/gp	グアドループ
    ja/gq	赤道ギニア
    ja/gr	ギリシャ
    ja/gs	サウスジョージア・サウスサンドウィッチ諸島
    ja/gt	グアテマラ
    ja/gu	グアム
    ja/gw	ギニアビサウ
    ja/gy	ガイアナ
    ja/hk	中華人民共和国香港特別行政区
    ja/hm	ハード島・マクドナルド諸島
    ja/hn	ホンジュラス
    ja/hr	クロアチア
    ja/ht	ハイチ
    ja/hu	ハンガリー
    ja/id	インドネシア
    ja/ie	アイルランド
    ja/il	イスラエル
    ja/im	マン島
    ja/in	インド
    ja/io	英領インド洋地域
    ja/iq	イラク
    ja/ir	イラン
    ja/is	アイスランド
    ja/it	イタリア
    ja/je	ジャージー
    ja/jm	ジャマイカ
    ja/jo	ヨルダン
    ja/jp	日本
    ja/ke	ケニア
    ja/kg	キルギス
    ja/kh	カンボジア
    ja/ki	キリバス
    ja/km	コモロ
    ja/kn	セントクリストファー・ネーヴィス
    ja/kp	北朝鮮
    ja/kr	韓国
    ja/kw	クウェート
    ja/ky	ケイマン諸島
    ja/kz	カザフスタン
    ja/la	ラオス
    ja/lb	レバノン
    ja/lc	セントルシア
    ja/li	リヒテンシュタイン
    ja/lk	スリランカ
    ja/lr	リベリア
    ja/ls	レソト
    ja/lt	リトアニア
    ja/lu	ルクセンブルク
    ja/lv	ラトビア
    ja/ly	リビア
    ja/ma	モロッコ
    ja/mc	モナコ
    ja/md	モルドバ
    ja/me	モンテネグロ
    ja/mf	サン・マルタン
    ja/mg	マダガスカル
    ja/mh	マーシャル諸島
    ja/mk	北マケドニア
    ja/ml	マリ
    ja/mm	ミャンマー (ビルマ)
    ja/mn	モンゴル
    ja/mo	中華人民共和国マカオ特別行政区
    ja/mp	北マリアナ諸島
    ja/mq	マルティニーク
    ja/mr	モーリタニア
    ja/ms	モントセラト
    ja/mt	マルタ
    ja/mu	モーリシャス
    ja/mv	モルディブ
    ja/mw	マラウイ
    ja/mx	メキシコ
    ja/my	マレーシア
    ja/mz	モザンビーク
    ja/na	ナミビア
    ja/nc	ニューカレドニア
    ja/ne	ニジェール
    ja/nf	ノーフォーク島
    ja/ng	ナイジェリア
    ja/ni	ニカラグア
    ja/nl	オランダ
    ja/no	ノルウェー
    ja/np	ネパール
    ja/nr	ナウル
    ja/nu	ニウエ
    ja/nz	ニュージーランド
    ja/om	オマーン
    ja/pa	パナマ
    ja/pe	ペルー
    ja/pf	仏領ポリネシア
    ja/pg	パプアニューギニア
    ja/ph	フィリピン
    ja/pk	パキスタン
    ja/pl	ポーランド
    ja/pm	サンピエール島・ミクロン島
    ja/pn	ピトケアン諸島
    ja/pr	プエルトリコ
    ja/ps	パレスチナ自治区
    ja/pt	ポルトガル
    ja/pw	パラオ
    ja/py	パラグアイ
    ja/qa	カタール
    ja/re	レユニオン
    ja/ro	ルーマニア
    ja/rs	セルビア
    ja/ru	ロシア
    ja/rw	ルワンダ
    ja/sa	サウジアラビア
    ja/sb	ソロモン諸島
    ja/sc	セーシェル
    ja/sd	スーダン
    ja/se	スウェーデン
    ja/sg	シンガポール
    ja/sh	セントヘレナ
    ja/si	スロベニア
    ja/sj	スバールバル諸島・ヤンマイエン島
    ja/sk	スロバキア
    ja/sl	シエラレオネ
    ja/sm	サンマリノ
    ja/sn	セネガル
    ja/so	ソマリア
    ja/sr	スリナム
    ja/ss	南スーダン
    ja/st	サントメ・プリンシペ
    ja/sv	エルサルバドル
    ja/sx	シント・マールテン
    ja/sy	シリア
    ja/sz	エスワティニ
    ja/tc	タークス・カイコス諸島
    ja/td	チャド
    ja/tf	仏領極南諸島
    ja/tg	トーゴ
    ja/th	タイ
    ja/tj	タジキスタン
    ja/tk	トケラウ
    ja/tl	東ティモール
    ja/tm	トルクメニスタン
    ja/tn	チュニジア
    ja/to	トンガ
    ja/tr	トルコ
    ja/tt	トリニダード・トバゴ
    ja/tv	ツバル
    ja/tw	台湾
    ja/tz	タンザニア
    ja/ua	ウクライナ
    ja/ug	ウガンダ
    ja/um	合衆国領有小離島
    ja/us	アメリカ合衆国
    ja/uy	ウルグアイ
    ja/uz	ウズベキスタン
    ja/va	バチカン市国
    ja/vc	セントビンセント及びグレナディーン諸島
    ja/ve	ベネズエラ
    ja/vg	英領ヴァージン諸島
    ja/vi	米領ヴァージン諸島
    ja/vn	ベトナム
    ja/vu	バヌアツ
    ja/wf	ウォリス・フツナ
    ja/ws	サモア
    ja/ye	イエメン
    ja/yt	マヨット
    ja/za	南アフリカ
    ja/zm	ザンビア
    ja/zw	ジンバブエ
    jv/ad	Andora
    jv/ae	Uni Émirat Arab
    jv/af	Afganistan
    jv/ag	Antigua lan Barbuda
    jv/ai	Anguilla
    jv/al	Albani
    jv/am	Arménia
    jv/ao	Angola
    jv/aq	Antartika
    jv/ar	Argèntina
    jv/as	Samoa Amerika
    jv/at	Ostenrik
    jv/au	Ostrali
    jv/aw	Aruba
    jv/ax	Kapuloan Alan
    jv/az	Azerbaijan
    jv/ba	Bosnia lan Hèrségovina
    jv/bb	Barbadhos
    jv/bd	Banggaladésa
    jv/be	Bèlgi
    jv/bf	Burkina Faso
    jv/bg	Bulgari
    jv/bh	Bahrain
    jv/bi	Burundi
    jv/bj	Bénin
    jv/bl	Saint Barthélémi
    jv/bm	Bermuda
    jv/bn	Brunéi
    jv/bo	Bolivia
    jv/bq	Karibia Walanda
    jv/br	Brasil
    jv/bs	Bahama
    jv/bt	Bhutan
    jv/bv	Pulo Bovèt
    jv/bw	Botswana
    jv/by	Bélarus
    jv/bz	Bélisé
    jv/ca	Kanada
    jv/cc	Kapuloan Cocos (Keeling)
    jv/cd	Kongo - Kinshasa
    jv/cf	Républik Afrika Tengah
    jv/cg	Kongo - Brassaville
    jv/ch	Switserlan
    jv/ci	Pasisir Gadhing
    jv/ck	Kapuloan Cook
    jv/cl	Cilé
    jv/cm	Kamerun
    jv/cn	Tyongkok
    jv/co	Kolombia
    jv/cr	Kosta Rika
    jv/cu	Kuba
    jv/cv	Pongol Verdé
    jv/cw	Kurasao
    jv/cx	Pulo Natal
    jv/cy	Siprus
    jv/cz	Céko
    jv/de	Jérman
    jv/dj	Jibuti
    jv/dk	Dhènemarken
    jv/dm	Dominika
    jv/do	Républik Dominika
    jv/dz	Aljasair
    jv/ec	Ékuadhor
    jv/ee	Éstonia
    jv/eg	Mesir
    jv/eh	Sahara Kulon
    jv/er	Éritréa
    jv/es	Sepanyol
    jv/et	Étiopia
    jv/fi	Finlan
    jv/fj	Fiji
    jv/fk	Kapuloan Falkland
    jv/fm	Féderasi Mikronésia
    jv/fo	Kapuloan Faro
    jv/fr	Prancis
    jv/ga	Gabon
    jv/gb	Karajan Manunggal
    jv/gd	Grénada
    jv/ge	Géorgia
    jv/gf	Guyana Prancis
    jv/gg	Guernsei
    jv/gh	Ghana
    jv/gi	Gibraltar
    jv/gl	Greenland
    jv/gm	Gambia
    jv/gn	Guinea
    jv/gp	Guadélup
    jv/gq	Guinéa Katulistiwa
    jv/gr	Grikenlan
    jv/gs	Georgia Kidul lan Kapuloan Sandwich Kidul
    jv/gt	Guatémala
    jv/gu	Guam
    jv/gw	Guinea-Bissau
    jv/gy	Guyana
    jv/hk	Laladan Administratif Astamiwa Hong Kong
    jv/hm	Kapuloan Heard lan McDonald
    jv/hn	Honduras
    jv/hr	Kroasia
    jv/ht	Haiti
    jv/hu	Honggari
    jv/id	Indonésia
    jv/ie	Républik Irlan
    jv/il	Israèl
    jv/im	Pulo Man
    jv/in	Indhia
    jv/io	Wilayah Inggris ing Segara Hindia
    jv/iq	Irak
    jv/ir	Iran
    jv/is	Èslan
    jv/it	Itali
    jv/je	Jersey
    jv/jm	Jamaika
    jv/jo	Yordania
    jv/jp	Jepang
    jv/ke	Kénya
    jv/kg	Kirgistan
    jv/kh	Kamboja
    jv/ki	Kiribati
    jv/km	Komoro
    jv/kn	Saint Kits lan Nèvis
    jv/kp	Korea Lor
    jv/kr	Koréa Kidul
    jv/kw	Kuwait
    jv/ky	Kapuloan Kéman
    jv/kz	Kasakstan
    jv/la	Laos
    jv/lb	Libanon
    jv/lc	Santa Lusia
    jv/li	Liktenstén
    jv/lk	Sri Lanka
    jv/lr	Libèria
    jv/ls	Lésotho
    jv/lt	Litowen
    jv/lu	Luksemburg
    jv/lv	Latvia
    jv/ly	Libya
    jv/ma	Maroko
    jv/mc	Monako
    jv/md	Moldova
    jv/me	Montenégro
    jv/mf	Santa Martin
    jv/mg	Madagaskar
    jv/mh	Kapuloan Marshall
    jv/mk	Républik Makédonia Lor
    jv/ml	Mali
    jv/mm	Myanmar (Burma)
    jv/mn	Mongolia
    jv/mo	Laladan Administratif Astamiwa Makau
    jv/mp	Kapuloan Mariana Lor
    jv/mq	Martinik
    jv/mr	Mauritania
    jv/ms	Monsérat
    jv/mt	Malta
    jv/mu	Mauritius
    jv/mv	Maladéwa
    jv/mw	Malawi
    jv/mx	Mèksiko
    jv/my	Malaysia
    jv/mz	Mosambik
    jv/na	Namibia
    jv/nc	Kalédonia Anyar
    jv/ne	Nigér
    jv/nf	Pulo Norfolk
    jv/ng	Nigéria
    jv/ni	Nikaragua
    jv/nl	Walanda
    jv/no	Nurwègen
    jv/np	Népal
    jv/nr	Nauru
    jv/nu	Niue
    jv/nz	Selandia Anyar
    jv/om	Oman
    jv/pa	Panama
    jv/pe	Peru
    jv/pf	Polinesia Prancis
    jv/pg	Papua Nugini
    jv/ph	Pilipina
    jv/pk	Pakistan
    jv/pl	Polen
    jv/pm	Saint Pièr lan Mikuélon
    jv/pn	Kapuloan Pitcairn
    jv/pr	Puèrto Riko
    jv/ps	Tlatah Palèstina
    jv/pt	Portugal
    jv/pw	Palau
    jv/py	Paraguay
    jv/qa	Katar
    jv/re	Réunion
    jv/ro	Ruméni
    jv/rs	Sèrbi
    jv/ru	Rusia
    jv/rw	Rwanda
    jv/sa	Arab Saudi
    jv/sb	Kapuloan Suleman
    jv/sc	Sésèl
    jv/sd	Sudan
    jv/se	Swèdhen
    jv/sg	Singapura
    jv/sh	Saint Héléna
    jv/si	Slovénia
    jv/sj	Svalbard lan Jan Mayen
    jv/sk	Slowak
    jv/sl	Siéra Léoné
    jv/sm	San Marino
    jv/sn	Sénégal
    jv/so	Somalia
    jv/sr	Suriname
    jv/ss	Sudan Kidul
    jv/st	Sao Tomé lan Principé
    jv/sv	Èl Salvador
    jv/sx	Sint Martén
    jv/sy	Suriah
    jv/sz	Swasiland
    jv/tc	Turks lan Kapuloan Kaikos
    jv/td	Chad
    jv/tf	Wilayah Prancis nang Kutub Kidul
    jv/tg	Togo
    jv/th	Tanah Thai
    jv/tj	Tajikistan
    jv/tk	Tokelau
    jv/tl	Timor Leste
    jv/tm	Turkménistan
    jv/tn	Tunisia
    jv/to	Tonga
    jv/tr	Turki
    jv/tt	Trinidad lan Tobago
    jv/tv	Tuvalu
    jv/tw	Taiwan
    jv/tz	Tansania
    jv/ua	Ukrania
    jv/ug	Uganda
    jv/um	Kapuloan AS Paling Njaba
    jv/us	Amérika Sarékat
    jv/uy	Uruguay
    jv/uz	Usbèkistan
    jv/va	Kutha Vatikan
    jv/vc	Saint Vinsen lan Grénadin
    jv/ve	Vénésuéla
    jv/vg	Kapuloan Virgin Britania
    jv/vi	Kapuloan Virgin Amérika
    jv/vn	Viètnam
    jv/vu	Vanuatu
    jv/wf	Wallis lan Futuna
    jv/ws	Samoa
    jv/ye	Yaman
    jv/yt	Mayotte
    jv/za	Afrika Kidul
    jv/zm	Sambia
    jv/zw	Simbabwe
    ka/ad	ანდორა
    ka/ae	არაბთა გაერთიანებული საამიროები
    ka/af	ავღანეთი
    ka/ag	ანტიგუა და ბარბუდა
    ka/ai	ანგილია
    ka/al	ალბანეთი
    ka/am	სომხეთი
    ka/ao	ანგოლა
    ka/aq	ანტარქტიკა
    ka/ar	არგენტინა
    ka/as	ამერიკის სამოა
    ka/at	ავსტრია
    ka/au	ავსტრალია
    ka/aw	არუბა
    ka/ax	ალანდის კუნძულები
    ka/az	აზერბაიჯანი
    ka/ba	ბოსნია და ჰერცეგოვინა
    ka/bb	ბარბადოსი
    ka/bd	ბანგლადეში
    ka/be	ბელგია
    ka/bf	ბურკინა-ფასო
    ka/bg	ბულგარეთი
    ka/bh	ბაჰრეინი
    ka/bi	ბურუნდი
    ka/bj	ბენინი
    ka/bl	სენ-ბართელმი
    ka/bm	ბერმუდა
    ka/bn	ბრუნეი
    ka/bo	ბოლივია
    ka/bq	კარიბის ნიდერლანდები
    ka/br	ბრაზილია
    ka/bs	ბაჰამის კუნძულები
    ka/bt	ბუტანი
    ka/bv	ბუვე
    ka/bw	ბოტსვანა
    ka/by	ბელარუსი
    ka/bz	ბელიზი
    ka/ca	კანადა
    ka/cc	ქოქოსის (კილინგის) კუნძულები
    ka/cd	კონგო - კინშასა
    ka/cf	ცენტრალური აფრიკის რესპუბლიკა
    ka/cg	კონგო - ბრაზავილი
    ka/ch	შვეიცარია
    ka/ci	კოტ-დივუარი
    ka/ck	კუკის კუნძულები
    ka/cl	ჩილე
    ka/cm	კამერუნი
    ka/cn	ჩინეთი
    ka/co	კოლუმბია
    ka/cr	კოსტა-რიკა
    ka/cu	კუბა
    ka/cv	კაბო-ვერდე
    ka/cw	კიურასაო
    ka/cx	შობის კუნძული
    ka/cy	კვიპროსი
    ka/cz	ჩეხეთი
    ka/de	გერმანია
    ka/dj	ჯიბუტი
    ka/dk	დანია
    ka/dm	დომინიკა
    ka/do	დომინიკელთა რესპუბლიკა
    ka/dz	ალჟირი
    ka/ec	ეკვადორი
    ka/ee	ესტონეთი
    ka/eg	ეგვიპტე
    ka/eh	დასავლეთ საჰარა
    ka/er	ერიტრეა
    ka/es	ესპანეთი
    ka/et	ეთიოპია
    ka/fi	ფინეთი
    ka/fj	ფიჯი
    ka/fk	ფოლკლენდის კუნძულები
    ka/fm	მიკრონეზია
    ka/fo	ფარერის კუნძულები
    ka/fr	საფრანგეთი
    ka/ga	გაბონი
    ka/gb	გაერთიანებული სამეფო
    ka/gd	გრენადა
    ka/ge	საქართველო
    ka/gf	საფრანგეთის გვიანა
    ka/gg	გერნსი
    ka/gh	განა
    ka/gi	გიბრალტარი
    ka/gl	გრენლანდია
    ka/gm	გამბია
    ka/gn	გვინეა
    ka/gp	გვადელუპა
    ka/gq	ეკვატორული გვინეა
    ka/gr	საბერძნეთი
    ka/gs	სამხრეთ ჯორჯია და სამხრეთ სენდვიჩის კუნძულები
    ka/gt	გვატემალა
    ka/gu	გუამი
    ka/gw	გვინეა-ბისაუ
    ka/gy	გაიანა
    ka/hk	ჰონკონგის სპეციალური ადმინისტრაციული რეგიონი, ჩინეთი
    ka/hm	ჰერდი და მაკდონალდის კუნძულები
    ka/hn	ჰონდურასი
    ka/hr	ხორვატია
    ka/ht	ჰაიტი
    ka/hu	უნგრეთი
    ka/id	ინდონეზია
    ka/ie	ირლანდია
    ka/il	ისრაელი
    ka/im	მენის კუნძული
    ka/in	ინდოეთი
    ka/io	ბრიტანეთის ტერიტორია ინდოეთის ოკეანეში
    ka/iq	ერაყი
    ka/ir	ირანი
    ka/is	ისლანდია
    ka/it	იტალია
    ka/je	ჯერსი
    ka/jm	იამაიკა
    ka/jo	იორდანია
    ka/jp	იაპონია
    ka/ke	კენია
    ka/kg	ყირგიზეთი
    ka/kh	კამბოჯა
    ka/ki	კირიბატი
    ka/km	კომორის კუნძულები
    ka/kn	სენტ-კიტსი და ნევისი
    ka/kp	ჩრდილოეთ კორეა
    ka/kr	სამხრეთ კორეა
    ka/kw	ქუვეითი
    ka/ky	კაიმანის კუნძულები
    ka/kz	ყაზახეთი
    ka/la	ლაოსი
    ka/lb	ლიბანი
    ka/lc	სენტ-ლუსია
    ka/li	ლიხტენშტაინი
    ka/lk	შრი-ლანკა
    ka/lr	ლიბერია
    ka/ls	ლესოთო
    ka/lt	ლიეტუვა
    ka/lu	ლუქსემბურგი
    ka/lv	ლატვია
    ka/ly	ლიბია
    ka/ma	მაროკო
    ka/mc	მონაკო
    ka/md	მოლდოვა
    ka/me	მონტენეგრო
    ka/mf	სენ-მარტენი
    ka/mg	მადაგასკარი
    ka/mh	მარშალის კუნძულები
    ka/mk	ჩრდილოეთ მაკედონია
    ka/ml	მალი
    ka/mm	მიანმარი (ბირმა)
    ka/mn	მონღოლეთი
    ka/mo	მაკაოს სპეციალური ადმინისტრაციული რეგიონი, ჩინეთი
    ka/mp	ჩრდილოეთ მარიანას კუნძულები
    ka/mq	მარტინიკა
    ka/mr	მავრიტანია
    ka/ms	მონსერატი
    ka/mt	მალტა
    ka/mu	მავრიკი
    ka/mv	მალდივები
    ka/mw	მალავი
    ka/mx	მექსიკა
    ka/my	მალაიზია
    ka/mz	მოზამბიკი
    ka/na	ნამიბია
    ka/nc	ახალი კალედონია
    ka/ne	ნიგერი
    ka/nf	ნორფოლკის კუნძული
    ka/ng	ნიგერია
    ka/ni	ნიკარაგუა
    ka/nl	ნიდერლანდები
    ka/no	ნორვეგია
    ka/np	ნეპალი
    ka/nr	ნაურუ
    ka/nu	ნიუე
    ka/nz	ახალი ზელანდია
    ka/om	ომანი
    ka/pa	პანამა
    ka/pe	პერუ
    ka/pf	საფრანგეთის პოლინეზია
    ka/pg	პაპუა-ახალი გვინეა
    ka/ph	ფილიპინები
    ka/pk	პაკისტანი
    ka/pl	პოლონეთი
    ka/pm	სენ-პიერი და მიკელონი
    ka/pn	პიტკერნის კუნძულები
    ka/pr	პუერტო-რიკო
    ka/ps	პალესტინის ტერიტორიები
    ka/pt	პორტუგალია
    ka/pw	პალაუ
    ka/py	პარაგვაი
    ka/qa	კატარი
    ka/re	რეუნიონი
    ka/ro	რუმინეთი
    ka/rs	სერბეთი
    ka/ru	რუსეთი
    ka/rw	რუანდა
    ka/sa	საუდის არაბეთი
    ka/sb	სოლომონის კუნძულები
    ka/sc	სეიშელის კუნძულები
    ka/sd	სუდანი
    ka/se	შვედეთი
    ka/sg	სინგაპური
    ka/sh	წმინდა ელენეს კუნძული
    ka/si	სლოვენია
    ka/sj	შპიცბერგენი და იან-მაიენი
    ka/sk	სლოვაკეთი
    ka/sl	სიერა-ლეონე
    ka/sm	სან-მარინო
    ka/sn	სენეგალი
    ka/so	სომალი
    ka/sr	სურინამი
    ka/ss	სამხრეთ სუდანი
    ka/st	სან-ტომე და პრინსიპი
    ka/sv	სალვადორი
    ka/sx	სინტ-მარტენი
    ka/sy	სირია
    ka/sz	სვაზილენდი
    ka/tc	თერქს-ქაიქოსის კუნძულები
    ka/td	ჩადი
    ka/tf	ფრანგული სამხრეთის ტერიტორიები
    ka/tg	ტოგო
    ka/th	ტაილანდი
    ka/tj	ტაჯიკეთი
    ka/tk	ტოკელაუ
    ka/tl	ტიმორ-ლესტე
    ka/tm	თურქმენეთი
    ka/tn	ტუნისი
    ka/to	ტონგა
    ka/tr	თურქეთი
    ka/tt	ტრინიდადი და ტობაგო
    ka/tv	ტუვალუ
    ka/tw	ტაივანი
    ka/tz	ტანზანია
    ka/ua	უკრაინა
    ka/ug	უგანდა
    ka/um	აშშ-ის შორეული კუნძულები
    ka/us	ამერიკის შეერთებული შტატები
    ka/uy	ურუგვაი
    ka/uz	უზბეკეთი
    ka/va	ქალაქი ვატიკანი
    ka/vc	სენტ-ვინსენტი და გრენადინები
    ka/ve	ვენესუელა
    ka/vg	ბრიტანეთის ვირჯინის კუნძულები
    ka/vi	აშშ-ის ვირჯინის კუნძულები
    ka/vn	ვიეტნამი
    ka/vu	ვანუატუ
    ka/wf	უოლისი და ფუტუნა
    ka/ws	სამოა
    ka/ye	იემენი
    ka/yt	მაიოტა
    ka/za	სამხრეთ აფრიკის რესპუბლიკა
    ka/zm	ზამბია
    ka/zw	ზიმბაბვე
    kk/ad	Андорра
    kk/ae	Біріккен Араб Әмірліктері
    kk/af	Ауғанстан
    kk/ag	Антигуа және Барбуда
    kk/ai	Ангилья
    kk/al	Албания
    kk/am	Армения
    kk/ao	Ангола
    kk/aq	Антарктида
    kk/ar	Аргентина
    kk/as	Америкалық Самоа
    kk/at	Аустрия
    kk/au	Аустралия
    kk/aw	Аруба
    kk/ax	Аланд аралдары
    kk/az	Әзірбайжан
    kk/ba	Босния және Герцеговина
    kk/bb	Барбадос
    kk/bd	Бангладеш
    kk/be	Бельгия
    kk/bf	Буркина-Фасо
    kk/bg	Болгария
    kk/bh	Бахрейн
    kk/bi	Бурунди
    kk/bj	Бенин
    kk/bl	Сен-Бартелеми
    kk/bm	Бермуд аралдары
    kk/bn	Бруней
    kk/bo	Боливия
    kk/bq	Бонэйр, Синт-Эстатиус және Саба
    kk/br	Бразилия
    kk/bs	Багам аралдары
    kk/bt	Бутан
    kk/bv	Буве аралы
    kk/bw	Ботсвана
    kk/by	Беларусь
    kk/bz	Белиз
    kk/ca	Канада
    kk/cc	Кокос (Килинг) аралдары
    kk/cd	Конго
    kk/cf	Орталық Африка Республикасы
    kk/cg	Конго-Браззавиль Республикасы
    kk/ch	Швейцария
    kk/ci	Кот-д’Ивуар
    kk/ck	Кук аралдары
    kk/cl	Чили
    kk/cm	Камерун
    kk/cn	Қытай
    kk/co	Колумбия
    kk/cr	Коста-Рика
    kk/cu	Куба
    kk/cv	Кабо-Верде
    kk/cw	Кюрасао
    kk/cx	Рождество аралы
    kk/cy	Кипр
    kk/cz	Чехия
    kk/de	Германия
    kk/dj	Джибути
    kk/dk	Дания
    kk/dm	Доминика
    kk/do	Доминикан Республикасы
    kk/dz	Алжир
    kk/ec	Эквадор
    kk/ee	Эстония
    kk/eg	Мысыр
    kk/eh	Батыс Сахара
    kk/er	Эритрея
    kk/es	Испания
    kk/et	Эфиопия
    kk/fi	Финляндия
    kk/fj	Фиджи
    kk/fk	Фолкленд аралдары
    kk/fm	Микронезия
    kk/fo	Фарер аралдары
    kk/fr	Франция
    kk/ga	Габон
    kk/gb	Ұлыбритания
    kk/gd	Гренада
    kk/ge	Грузия
    kk/gf	Француз Гвианасы
    kk/gg	Гернси
    kk/gh	Гана
    kk/gi	Гибралтар
    kk/gl	Гренландия
    kk/gm	Гамбия
    kk/gn	Гвинея
    kk/gp	Гваделупа
    kk/gq	Экваторлық Гвинея
    kk/gr	Грекия
    kk/gs	Оңтүстік Георгия және Оңтүстік Сандвич аралдары
    kk/gt	Гватемала
    kk/gu	Гуам
    kk/gw	Гвинея-Бисау
    kk/gy	Гайана
    kk/hk	Сянган АӘА
    kk/hm	Херд аралы және Макдональд аралдары
    kk/hn	Гондурас
    kk/hr	Хорватия
    kk/ht	Гаити
    kk/hu	Венгрия
    kk/id	Индонезия
    kk/ie	Ирландия
    kk/il	Израиль
    kk/im	Мэн аралы
    kk/in	Үндістан
    kk/io	Үнді мұхитындағы Британ аймағы
    kk/iq	Ирак
    kk/ir	Иран
    kk/is	Исландия
    kk/it	Италия
    kk/je	Джерси
    kk/jm	Ямайка
    kk/jo	Иордания
    kk/jp	Жапония
    kk/ke	Кения
    kk/kg	Қырғызстан
    kk/kh	Камбоджа
    kk/ki	Кирибати
    kk/km	Комор аралдары
    kk/kn	Сент-Китс және Невис
    kk/kp	Солтүстік Корея
    kk/kr	Оңтүстік Корея
    kk/kw	Кувейт
    kk/ky	Кайман аралдары
    kk/kz	Қазақстан
    kk/la	Лаос
    kk/lb	Ливан
    kk/lc	Сент-Люсия
    kk/li	Лихтенштейн
    kk/lk	Шри-Ланка
    kk/lr	Либерия
    kk/ls	Лесото
    kk/lt	Литва
    kk/lu	Люксембург
    kk/lv	Латвия
    kk/ly	Ливия
    kk/ma	Марокко
    kk/mc	Монако
    kk/md	Молдова
    kk/me	Черногория
    kk/mf	Сен-Мартен
    kk/mg	Мадагаскар
    kk/mh	Маршалл аралдары
    kk/mk	Солтүстік Македония
    kk/ml	Мали
    kk/mm	Мьянма (Бирма)
    kk/mn	Моңғолия
    kk/mo	Макао АӘА
    kk/mp	Солтүстік Мариана аралдары
    kk/mq	Мартиника
    kk/mr	Мавритания
    kk/ms	Монтсеррат
    kk/mt	Мальта
    kk/mu	Маврикий
    kk/mv	Мальдив аралдары
    kk/mw	Малави
    kk/mx	Мексика
    kk/my	Малайзия
    kk/mz	Мозамбик
    kk/na	Намибия
    kk/nc	Жаңа Каледония
    kk/ne	Нигер
    kk/nf	Норфолк аралы
    kk/ng	Нигерия
    kk/ni	Никарагуа
    kk/nl	Нидерланд
    kk/no	Норвегия
    kk/np	Непал
    kk/nr	Науру
    kk/nu	Ниуэ
    kk/nz	Жаңа Зеландия
    kk/om	Оман
    kk/pa	Панама
    kk/pe	Перу
    kk/pf	Француз Полинезиясы
    kk/pg	Папуа — Жаңа Гвинея
    kk/ph	Филиппин аралдары
    kk/pk	Пәкістан
    kk/pl	Польша
    kk/pm	Сен-Пьер және Микелон
    kk/pn	Питкэрн аралдары
    kk/pr	Пуэрто-Рико
    kk/ps	Палестина аймақтары
    kk/pt	Португалия
    kk/pw	Палау
    kk/py	Парагвай
    kk/qa	Катар
    kk/re	Реюньон
    kk/ro	Румыния
    kk/rs	Сербия
    kk/ru	Ресей
    kk/rw	Руанда
    kk/sa	Сауд Арабиясы
    kk/sb	Соломон аралдары
    kk/sc	Сейшель аралдары
    kk/sd	Судан
    kk/se	Швеция
    kk/sg	Сингапур
    kk/sh	Әулие Елена аралы
    kk/si	Словения
    kk/sj	Шпицберген және Ян-Майен
    kk/sk	Словакия
    kk/sl	Сьерра-Леоне
    kk/sm	Сан-Марино
    kk/sn	Сенегал
    kk/so	Сомали
    kk/sr	Суринам
    kk/ss	Оңтүстік Судан
    kk/st	Сан-Томе және Принсипи
    kk/sv	Сальвадор
    kk/sx	Синт-Мартен
    kk/sy	Сирия
    kk/sz	Эсватини
    kk/tc	Теркс және Кайкос аралдары
    kk/td	Чад
    kk/tf	Францияның оңтүстік аймақтары
    kk/tg	Того
    kk/th	Таиланд
    kk/tj	Тәжікстан
    kk/tk	Токелау
    kk/tl	Тимор-Лесте
    kk/tm	Түрікменстан
    kk/tn	Тунис
    kk/to	Тонга
    kk/tr	Түркия
    kk/tt	Тринидад және Тобаго
    kk/tv	Тувалу
    kk/tw	Тайвань
    kk/tz	Танзания
    kk/ua	Украина
    kk/ug	Уганда
    kk/um	АҚШ-тың сыртқы кіші аралдары
    kk/us	Америка Құрама Штаттары
    kk/uy	Уругвай
    kk/uz	Өзбекстан
    kk/va	Ватикан
    kk/vc	Сент-Винсент және Гренадин аралдары
    kk/ve	Венесуэла
    kk/vg	Британдық Виргин аралдары
    kk/vi	АҚШ-тың Виргин аралдары
    kk/vn	Вьетнам
    kk/vu	Вануату
    kk/wf	Уоллис және Футуна
    kk/ws	Самоа
    kk/ye	Йемен
    kk/yt	Майотта
    kk/za	Оңтүстік Африка
    kk/zm	Замбия
    kk/zw	Зимбабве
    km/ad	អង់ដូរ៉ា
    km/ae	អេមីរ៉ាត​អារ៉ាប់​រួម
    km/af	អាហ្វហ្កានីស្ថាន
    km/ag	អង់ទីហ្គា និង បាប៊ុយដា
    km/ai	អង់ហ្គីឡា
    km/al	អាល់បានី
    km/am	អាមេនី
    km/ao	អង់ហ្គោឡា
    km/aq	អង់តាក់ទិក
    km/ar	អាហ្សង់ទីន
    km/as	សាម័រ អាមេរិកាំង
    km/at	អូទ្រីស
    km/au	អូស្ត្រាលី
    km/aw	អារូបា
    km/ax	កោះ​អាឡង់
    km/az	អាស៊ែបៃហ្សង់
    km/ba	បូស្ន៊ី និងហឺហ្ស៊ីហ្គូវីណា
    km/bb	បាបាដុស
    km/bd	បង់ក្លាដែស
    km/be	បែលហ្ស៊ិក
    km/bf	បួគីណាហ្វាសូ
    km/bg	ប៊ុលហ្ការី
    km/bh	បារ៉ែន
    km/bi	ប៊ូរុនឌី
    km/bj	បេណាំង
    km/bl	សាំង​បាថេឡេមី
    km/bm	ប៊ឺមុយដា
    km/bn	ព្រុយណេ
    km/bo	បូលីវី
    km/bq	ហូឡង់ ការ៉ាប៊ីន
    km/br	ប្រេស៊ីល
    km/bs	បាហាម៉ា
    km/bt	ប៊ូតង់
    km/bv	កោះ​ប៊ូវ៉េត
    km/bw	បុតស្វាណា
    km/by	បេឡារុស
    km/bz	បេលី
    km/ca	កាណាដា
    km/cc	កោះ​កូកូស (គីលីង)
    km/cd	កុងហ្គោ- គីនស្ហាសា
    km/cf	សាធារណរដ្ឋអាហ្វ្រិកកណ្ដាល
    km/cg	កុងហ្គោ - ប្រាហ្សាវីល
    km/ch	ស្វ៊ីស
    km/ci	កូតឌីវ័រ
    km/ck	កោះ​ខូក
    km/cl	ស៊ីលី
    km/cm	កាមេរូន
    km/cn	ចិន
    km/co	កូឡុំប៊ី
    km/cr	កូស្តារីកា
    km/cu	គុយបា
    km/cv	កាប់វែរ
    km/cw	កូរ៉ាកៅ
    km/cx	កោះ​គ្រីស្មាស
    km/cy	ស៊ីប
    km/cz	ឆែក
    km/de	អាល្លឺម៉ង់
    km/dj	ជីប៊ូទី
    km/dk	ដាណឺម៉ាក
    km/dm	ដូមីនីក
    km/do	សាធារណរដ្ឋ​ដូមីនីក
    km/dz	អាល់ហ្សេរី
    km/ec	អេក្វាទ័រ
    km/ee	អេស្តូនី
    km/eg	អេហ្ស៊ីប
    km/eh	សាហារ៉ាខាងលិច
    km/er	អេរីត្រេ
    km/es	អេស្ប៉ាញ
    km/et	អេត្យូពី
    km/fi	ហ្វាំងឡង់
    km/fj	ហ្វីជី
    km/fk	កោះ​ហ្វក់ឡែន
    km/fm	មីក្រូណេស៊ី
    km/fo	កោះ​ហ្វារ៉ូ
    km/fr	បារាំង
    km/ga	ហ្គាបុង
    km/gb	ចក្រភព​អង់គ្លេស
    km/gd	ហ្គ្រើណាដ
    km/ge	ហ្សកហ្ស៊ី
    km/gf	ហ្គីអាណា បារាំង
    km/gg	ហ្គេនស៊ី
    km/gh	ហ្គាណា
    km/gi	ហ្ស៊ីប្រាល់តា
    km/gl	ហ្គ្រោអង់ឡង់
    km/gm	ហ្គំប៊ី
    km/gn	ហ្គីណេ
    km/gp	ហ្គោដឺឡុប
    km/gq	ហ្គីណេអេក្វាទ័រ
    km/gr	ក្រិក
    km/gs	កោះ​ហ្សកហ្ស៊ី​ខាងត្បូង និង សង់វិច​ខាងត្បូង
    km/gt	ក្វាតេម៉ាឡា
    km/gu	ហ្គាំ
    km/gw	ហ្គីណេប៊ីស្សូ
    km/gy	ហ្គីយ៉ាន
    km/hk	ហុងកុង តំបន់រដ្ឋបាលពិសេសចិន
    km/hm	កោះ​ហឺដនិង​ម៉ាក់ដូណាល់
    km/hn	ហុងឌូរ៉ាស
    km/hr	ក្រូអាស៊ី
    km/ht	ហៃទី
    km/hu	ហុងគ្រី
    km/id	ឥណ្ឌូណេស៊ី
    km/ie	អៀរឡង់
    km/il	អ៊ីស្រាអែល
    km/im	អែលអុហ្វមែន
    km/in	ឥណ្ឌា
    km/io	ដែនដី​អង់គ្លេស​នៅ​មហា​សមុទ្រ​ឥណ្ឌា
    km/iq	អ៊ីរ៉ាក់
    km/ir	អ៊ីរ៉ង់
    km/is	អ៊ីស្លង់
    km/it	អ៊ីតាលី
    km/je	ជើស៊ី
    km/jm	ហ្សាម៉ាអ៊ីក
    km/jo	ហ៊្សកដានី
    km/jp	ជប៉ុន
    km/ke	កេនយ៉ា
    km/kg	កៀហ្ស៊ីស៊ីស្ថាន
    km/kh	កម្ពុជា
    km/ki	គិរីបាទី
    km/km	កូម័រ
    km/kn	សាំង​គីត និង ណេវីស
    km/kp	កូរ៉េ​ខាង​ជើង
    km/kr	កូរ៉េ​ខាង​ត្បូង
    km/kw	កូវ៉ែត
    km/ky	កោះ​កៃម៉ង់
    km/kz	កាហ្សាក់ស្ថាន
    km/la	ឡាវ
    km/lb	លីបង់
    km/lc	សាំងលូស៊ី
    km/li	លិចតិនស្ដាញ
    km/lk	ស្រីលង្កា
    km/lr	លីបេរីយ៉ា
    km/ls	ឡេសូតូ
    km/lt	លីទុយអានី
    km/lu	លុចសំបួ
    km/lv	ឡេតូនី
    km/ly	លីប៊ី
    km/ma	ម៉ារ៉ុក
    km/mc	ម៉ូណាកូ
    km/md	ម៉ុលដាវី
    km/me	ម៉ុងតេណេហ្គ្រោ
    km/mf	សាំង​ម៉ាទីន
    km/mg	ម៉ាដាហ្គាស្កា
    km/mh	កោះ​ម៉ាស់សល
    km/mk	ម៉ាសេដ្វានខាងជើង
    km/ml	ម៉ាលី
    km/mm	មីយ៉ាន់ម៉ា (ភូមា)
    km/mn	ម៉ុងហ្គោលី
    km/mo	ម៉ាកាវ តំបន់រដ្ឋបាលពិសេសចិន
    km/mp	កោះ​ម៉ារីណា​ខាង​ជើង
    km/mq	ម៉ាទីនីក
    km/mr	ម៉ូរីតានី
    km/ms	ម៉ុងស៊ែរ៉ា
    km/mt	ម៉ាល់ត៍
    km/mu	ម៉ូរីស
    km/mv	ម៉ាល់ឌីវ
    km/mw	ម៉ាឡាវី
    km/mx	ម៉ិកស៊ិក
    km/my	ម៉ាឡេស៊ី
    km/mz	ម៉ូសំប៊ិក
    km/na	ណាមីប៊ី
    km/nc	នូវែល​កាឡេដូនី
    km/ne	នីហ្សេ
    km/nf	កោះ​ណ័រហ្វក់
    km/ng	នីហ្សេរីយ៉ា
    km/ni	នីការ៉ាហ្គា
    km/nl	ហូឡង់
    km/no	ន័រវែស
    km/np	នេប៉ាល់
    km/nr	ណូរូ
    km/nu	ណៀ
    km/nz	នូវែល​សេឡង់
    km/om	អូម៉ង់
    km/pa	ប៉ាណាម៉ា
    km/pe	ប៉េរូ
    km/pf	ប៉ូលី​ណេស៊ី​បារាំង
    km/pg	ប៉ាពូអាស៊ី​នូវែលហ្គីណេ
    km/ph	ហ្វ៊ីលីពីន
    km/pk	ប៉ាគីស្ថាន
    km/pl	ប៉ូឡូញ
    km/pm	សង់ព្យែរ និង​មីគីឡុង
    km/pn	កោះ​ភីតកាន
    km/pr	ព័រតូរីកូ
    km/ps	ដែនដីប៉ាឡេស្ទីន
    km/pt	ព័រទុយហ្កាល់
    km/pw	ផៅឡូ
    km/py	ប៉ារ៉ាហ្គាយ
    km/qa	កាតា
    km/re	រេអុយញ៉ុង
    km/ro	រូម៉ានី
    km/rs	សែប៊ី
    km/ru	រុស្ស៊ី
    km/rw	រវ៉ាន់ដា
    km/sa	អារ៉ាប៊ីសាអូឌីត
    km/sb	កោះ​សូឡូម៉ុង
    km/sc	សីស្ហែល
    km/sd	ស៊ូដង់
    km/se	ស៊ុយអែត
    km/sg	សិង្ហបុរី
    km/sh	សង់​ហេឡេណា
    km/si	ស្លូវេនី
    km/sj	ស្វាលបាដ និង ហ្សង់ម៉ាយេន
    km/sk	ស្លូវ៉ាគី
    km/sl	សៀរ៉ាឡេអូន
    km/sm	សាន​ម៉ារីណូ
    km/sn	សេណេហ្គាល់
    km/so	សូម៉ាលី
    km/sr	សូរីណាម
    km/ss	ស៊ូដង់​ខាង​ត្បូង
    km/st	សៅតូម៉េ និង ប្រាំងស៊ីប
    km/sv	អែលសាល់វ៉ាឌ័រ
    km/sx	សីង​ម៉ាធីន
    km/sy	ស៊ីរី
    km/sz	ស្វាស៊ីឡង់
    km/tc	កោះ​ទួគ និង កៃកូស
    km/td	ឆាដ
    km/tf	ដែនដី​បារាំង​នៅ​ភាគខាងត្បូង
    km/tg	តូហ្គោ
    km/th	ថៃ
    km/tj	តាហ្ស៊ីគីស្ថាន
    km/tk	តូខេឡៅ
    km/tl	ទីម័រលេស្តេ
    km/tm	តួកម៉េនីស្ថាន
    km/tn	ទុយនីស៊ី
    km/to	តុងហ្គា
    km/tr	តួកគី
    km/tt	ទ្រីនីដាត និង​តូបាហ្គោ
    km/tv	ទូវ៉ាលូ
    km/tw	តៃវ៉ាន់
    km/tz	តង់សានី
    km/ua	អ៊ុយក្រែន
    km/ug	អ៊ូហ្គង់ដា
    km/um	កោះ​អៅឡាយីង​អាមេរិក
    km/us	សហរដ្ឋអាមេរិក
    km/uy	អ៊ុយរូហ្គាយ
    km/uz	អ៊ូសបេគីស្ថាន
    km/va	បុរី​វ៉ាទីកង់
    km/vc	សាំង​វ៉ាំងសង់ និង ហ្គ្រេណាឌីន
    km/ve	វ៉េណេស៊ុយអេឡា
    km/vg	កោះ​វឺជិន​ចក្រភព​អង់គ្លេស
    km/vi	កោះ​វឺជីន​អាមេរិក
    km/vn	វៀតណាម
    km/vu	វ៉ានូទូ
    km/wf	វ៉ាលីស និង​ហ្វូទូណា
    km/ws	សាម័រ
    km/ye	យេម៉ែន
    km/yt	ម៉ាយុត
    km/za	អាហ្វ្រិកខាងត្បូង
    km/zm	សំប៊ី
    km/zw	ស៊ីមបាវ៉េ
    kn/ad	ಅಂಡೋರಾ
    kn/ae	ಯುನೈಟೆಡ್ ಅರಬ್ ಎಮಿರೇಟ್ಸ್
    kn/af	ಅಫಘಾನಿಸ್ಥಾನ
    kn/ag	ಆಂಟಿಗುವಾ ಮತ್ತು ಬರ್ಬುಡಾ
    kn/ai	ಆಂಗ್ವಿಲ್ಲಾ
    kn/al	ಅಲ್ಬೇನಿಯಾ
    kn/am	ಆರ್ಮೇನಿಯ
    kn/ao	ಅಂಗೋಲಾ
    kn/aq	ಅಂಟಾರ್ಟಿಕಾ
    kn/ar	ಅರ್ಜೆಂಟಿನಾ
    kn/as	ಅಮೇರಿಕನ್ ಸಮೋವಾ
    kn/at	ಆಸ್ಟ್ರಿಯಾ
    kn/au	ಆಸ್ಟ್ರೇಲಿಯಾ
    kn/aw	ಅರುಬಾ
    kn/ax	ಆಲ್ಯಾಂಡ್ ದ್ವೀಪಗಳು
    kn/az	ಅಜರ್ಬೈಜಾನ್
    kn/ba	ಬೋಸ್ನಿಯಾ ಮತ್ತು ಹರ್ಜೆಗೋವಿನಾ
    kn/bb	ಬಾರ್ಬಡೋಸ್
    kn/bd	ಬಾಂಗ್ಲಾದೇಶ
    kn/be	ಬೆಲ್ಜಿಯಮ್
    kn/bf	ಬುರ್ಕಿನಾ ಫಾಸೊ
    kn/bg	ಬಲ್ಗೇರಿಯಾ
    kn/bh	ಬಹ್ರೇನ್
    kn/bi	ಬುರುಂಡಿ
    kn/bj	ಬೆನಿನ್
    kn/bl	ಸೇಂಟ್ ಬಾರ್ಥೆಲೆಮಿ
    kn/bm	ಬರ್ಮುಡಾ
    kn/bn	ಬ್ರೂನಿ
    kn/bo	ಬೊಲಿವಿಯಾ
    kn/bq	ಕೆರೀಬಿಯನ್ ನೆದರ್‌ಲ್ಯಾಂಡ್ಸ್
    kn/br	ಬ್ರೆಜಿಲ್
    kn/bs	ಬಹಾಮಾಸ್
    kn/bt	ಭೂತಾನ್
    kn/bv	ಬೋವೆಟ್ ದ್ವೀಪ
    kn/bw	ಬೋಟ್ಸ್‌ವಾನಾ
    kn/by	ಬೆಲಾರಸ್
    kn/bz	ಬೆಲಿಜ್
    kn/ca	ಕೆನಡಾ
    kn/cc	ಕೊಕೊಸ್ (ಕೀಲಿಂಗ್) ದ್ವೀಪಗಳು
    kn/cd	ಕಾಂಗೋ - ಕಿನ್ಶಾಸಾ
    kn/cf	ಮಧ್ಯ ಆಫ್ರಿಕಾ ಗಣರಾಜ್ಯ
    kn/cg	ಕಾಂಗೋ - ಬ್ರಾಜಾವಿಲ್ಲೇ
    kn/ch	ಸ್ವಿಟ್ಜರ್ಲ್ಯಾಂಡ್
    kn/ci	ಕೋತ್ ದ್‘ಇವಾರ್
    kn/ck	ಕುಕ್ ದ್ವೀಪಗಳು
    kn/cl	ಚಿಲಿ
    kn/cm	ಕ್ಯಾಮರೂನ್
    kn/cn	ಚೀನಾ
    kn/co	ಕೊಲಂಬಿಯಾ
    kn/cr	ಕೊಸ್ಟಾ ರಿಕಾ
    kn/cu	ಕ್ಯೂಬಾ
    kn/cv	ಕೇಪ್ ವರ್ಡೆ
    kn/cw	ಕುರಾಕಾವ್
    kn/cx	ಕ್ರಿಸ್ಮಸ್ ದ್ವೀಪ
    kn/cy	ಸೈಪ್ರಸ್
    kn/cz	ಝೆಕಿಯಾ
    kn/de	ಜರ್ಮನಿ
    kn/dj	ಜಿಬೂಟಿ
    kn/dk	ಡೆನ್ಮಾರ್ಕ್
    kn/dm	ಡೊಮಿನಿಕಾ
    kn/do	ಡೊಮೆನಿಕನ್ ರಿಪಬ್ಲಿಕ್
    kn/dz	ಅಲ್ಜೀರಿಯ
    kn/ec	ಈಕ್ವೆಡಾರ್
    kn/ee	ಎಸ್ಟೋನಿಯಾ
    kn/eg	ಈಜಿಪ್ಟ್
    kn/eh	ಪಶ್ಚಿಮ ಸಹಾರಾ
    kn/er	ಎರಿಟ್ರಿಯಾ
    kn/es	ಸ್ಪೇನ್
    kn/et	ಇಥಿಯೋಪಿಯಾ
    kn/fi	ಫಿನ್‌ಲ್ಯಾಂಡ್
    kn/fj	ಫಿಜಿ
    kn/fk	ಫಾಕ್‌ಲ್ಯಾಂಡ್ ದ್ವೀಪಗಳು
    kn/fm	ಮೈಕ್ರೋನೇಶಿಯಾ
    kn/fo	ಫರೋ ದ್ವೀಪಗಳು
    kn/fr	ಫ್ರಾನ್ಸ್
    kn/ga	ಗೆಬೊನ್
    kn/gb	ಯುನೈಟೆಡ್ ಕಿಂಗ್‌ಡಮ್
    kn/gd	ಗ್ರೆನೆಡಾ
    kn/ge	ಜಾರ್ಜಿಯಾ
    kn/gf	ಫ್ರೆಂಚ್ ಗಯಾನಾ
    kn/gg	ಗುರ್ನ್‌ಸೆ
    kn/gh	ಘಾನಾ
    kn/gi	ಗಿಬ್ರಾಲ್ಟರ್
    kn/gl	ಗ್ರೀನ್‌ಲ್ಯಾಂಡ್
    kn/gm	ಗ್ಯಾಂಬಿಯಾ
    kn/gn	ಗಿನಿ
    kn/gp	ಗುಡೆಲೋಪ್
    kn/gq	ಈಕ್ವೆಟೋರಿಯಲ್ ಗಿನಿ
    kn/gr	ಗ್ರೀಸ್
    kn/gs	ದಕ್ಷಿಣ ಜಾರ್ಜಿಯಾ ಮತ್ತು ದಕ್ಷಿಣ ಸ್ಯಾಂಡ್‍ವಿಚ್ ದ್ವೀಪಗಳು
    kn/gt	ಗ್ವಾಟೆಮಾಲಾ
    kn/gu	ಗುವಾಮ್
    kn/gw	ಗಿನಿ-ಬಿಸ್ಸಾವ್
    kn/gy	ಗಯಾನಾ
    kn/hk	ಹಾಂಗ್ ಕಾಂಗ್ ಎಸ್ಎಆರ್ ಚೈನಾ
    kn/hm	ಹರ್ಡ್ ಮತ್ತು ಮ್ಯಾಕ್‌ಡೋನಾಲ್ಡ್ ದ್ವೀಪಗಳು
    kn/hn	ಹೊಂಡುರಾಸ್
    kn/hr	ಕ್ರೊಯೇಷಿಯಾ
    kn/ht	ಹೈಟಿ
    kn/hu	ಹಂಗೇರಿ
    kn/id	ಇಂಡೋನೇಶಿಯಾ
    kn/ie	ಐರ್ಲೆಂಡ್
    kn/il	ಇಸ್ರೇಲ್
    kn/im	ಐಲ್ ಆಫ್ ಮ್ಯಾನ್
    kn/in	ಭಾರತ
    kn/io	ಬ್ರಿಟೀಷ್ ಹಿಂದೂ ಮಹಾಸಾಗರದ ಪ್ರದೇಶ
    kn/iq	ಇರಾಕ್
    kn/ir	ಇರಾನ್
    kn/is	ಐಸ್‌ಲ್ಯಾಂಡ್
    kn/it	ಇಟಲಿ
    kn/je	ಜೆರ್ಸಿ
    kn/jm	ಜಮೈಕಾ
    kn/jo	ಜೋರ್ಡಾನ್
    kn/jp	ಜಪಾನ್
    kn/ke	ಕೀನ್ಯಾ
    kn/kg	ಕಿರ್ಗಿಸ್ಥಾನ್
    kn/kh	ಕಾಂಬೋಡಿಯಾ
    kn/ki	ಕಿರಿಬಾಟಿ
    kn/km	ಕೊಮೊರೊಸ್
    kn/kn	ಸೇಂಟ್ ಕಿಟ್ಸ್ ಮತ್ತು ನೆವಿಸ್
    kn/kp	ಉತ್ತರ ಕೊರಿಯಾ
    kn/kr	ದಕ್ಷಿಣ ಕೊರಿಯಾ
    kn/kw	ಕುವೈತ್
    kn/ky	ಕೇಮನ್ ದ್ವೀಪಗಳು
    kn/kz	ಕಝಾಕಿಸ್ಥಾನ್
    kn/la	ಲಾವೋಸ್
    kn/lb	ಲೆಬನಾನ್
    kn/lc	ಸೇಂಟ್ ಲೂಸಿಯಾ
    kn/li	ಲಿಚೆನ್‌ಸ್ಟೈನ್
    kn/lk	ಶ್ರೀಲಂಕಾ
    kn/lr	ಲಿಬೇರಿಯಾ
    kn/ls	ಲೆಸೊಥೊ
    kn/lt	ಲಿಥುವೇನಿಯಾ
    kn/lu	ಲಕ್ಸೆಂಬರ್ಗ್
    kn/lv	ಲಾಟ್ವಿಯಾ
    kn/ly	ಲಿಬಿಯಾ
    kn/ma	ಮೊರಾಕ್ಕೊ
    kn/mc	ಮೊನಾಕೊ
    kn/md	ಮೊಲ್ಡೋವಾ
    kn/me	ಮೊಂಟೆನೆಗ್ರೋ
    kn/mf	ಸೇಂಟ್ ಮಾರ್ಟಿನ್
    kn/mg	ಮಡಗಾಸ್ಕರ್
    kn/mh	ಮಾರ್ಷಲ್ ದ್ವೀಪಗಳು
    kn/mk	ಉತ್ತರ ಮ್ಯಾಸಿಡೋನಿಯಾ
    kn/ml	ಮಾಲಿ
    kn/mm	ಮಯನ್ಮಾರ್ (ಬರ್ಮಾ)
    kn/mn	ಮಂಗೋಲಿಯಾ
    kn/mo	ಮಕಾವು ಎಸ್ಎಆರ್ ಚೈನಾ
    kn/mp	ಉತ್ತರ ಮರಿಯಾನಾ ದ್ವೀಪಗಳು
    kn/mq	ಮಾರ್ಟಿನಿಕ್
    kn/mr	ಮಾರಿಟೇನಿಯಾ
    kn/ms	ಮಾಂಟ್‌ಸೆರಟ್
    kn/mt	ಮಾಲ್ಟಾ
    kn/mu	ಮಾರಿಷಸ್
    kn/mv	ಮಾಲ್ಡೀವ್ಸ್
    kn/mw	ಮಲಾವಿ
    kn/mx	ಮೆಕ್ಸಿಕೊ
    kn/my	ಮಲೇಶಿಯಾ
    kn/mz	ಮೊಜಾಂಬಿಕ್
    kn/na	ನಮೀಬಿಯಾ
    kn/nc	ನ್ಯೂ ಕ್ಯಾಲಿಡೋನಿಯಾ
    kn/ne	ನೈಜರ್
    kn/nf	ನಾರ್ಫೋಕ್ ದ್ವೀಪ
    kn/ng	ನೈಜೀರಿಯಾ
    kn/ni	ನಿಕಾರಾಗುವಾ
    kn/nl	ನೆದರ್‌ಲ್ಯಾಂಡ್ಸ್
    kn/no	ನಾರ್ವೆ
    kn/np	ನೇಪಾಳ
    kn/nr	ನೌರು
    kn/nu	ನಿಯು
    kn/nz	ನ್ಯೂಜಿಲೆಂಡ್
    kn/om	ಓಮನ್
    kn/pa	ಪನಾಮಾ
    kn/pe	ಪೆರು
    kn/pf	ಫ್ರೆಂಚ್ ಪಾಲಿನೇಷ್ಯಾ
    kn/pg	ಪಪುವಾ ನ್ಯೂಗಿನಿಯಾ
    kn/ph	ಫಿಲಿಫೈನ್ಸ್
    kn/pk	ಪಾಕಿಸ್ತಾನ
    kn/pl	ಪೋಲ್ಯಾಂಡ್
    kn/pm	ಸೇಂಟ್ ಪಿಯರ್ ಮತ್ತು ಮಿಕ್ವೆಲನ್
    kn/pn	ಪಿಟ್‌ಕೈರ್ನ್ ದ್ವೀಪಗಳು
    kn/pr	ಪ್ಯೂರ್ಟೋ ರಿಕೊ
    kn/ps	ಪ್ಯಾಲೇಸ್ಟೇನಿಯನ್ ಪ್ರದೇಶಗಳು
    kn/pt	ಪೋರ್ಚುಗಲ್
    kn/pw	ಪಲಾವು
    kn/py	ಪರಾಗ್ವೇ
    kn/qa	ಖತಾರ್
    kn/re	ರಿಯೂನಿಯನ್
    kn/ro	ರೊಮೇನಿಯಾ
    kn/rs	ಸೆರ್ಬಿಯಾ
    kn/ru	ರಷ್ಯಾ
    kn/rw	ರುವಾಂಡಾ
    kn/sa	ಸೌದಿ ಅರೇಬಿಯಾ
    kn/sb	ಸಾಲೊಮನ್ ದ್ವೀಪಗಳು
    kn/sc	ಸೀಶೆಲ್ಲೆಸ್
    kn/sd	ಸುಡಾನ್
    kn/se	ಸ್ವೀಡನ್
    kn/sg	ಸಿಂಗಪುರ್
    kn/sh	ಸೇಂಟ್ ಹೆಲೆನಾ
    kn/si	ಸ್ಲೋವೇನಿಯಾ
    kn/sj	ಸ್ವಾಲ್ಬಾರ್ಡ್ ಮತ್ತು ಜಾನ್ ಮೆಯನ್
    kn/sk	ಸ್ಲೊವಾಕಿಯಾ
    kn/sl	ಸಿಯೆರ್ರಾ ಲಿಯೋನ್
    kn/sm	ಸ್ಯಾನ್ ಮೆರಿನೋ
    kn/sn	ಸೆನೆಗಲ್
    kn/so	ಸೊಮಾಲಿಯಾ
    kn/sr	ಸುರಿನಾಮ್
    kn/ss	ದಕ್ಷಿಣ ಸುಡಾನ್
    kn/st	ಸಾವೋ ಟೋಮ್ ಮತ್ತು ಪ್ರಿನ್ಸಿಪಿ
    kn/sv	ಎಲ್ ಸಾಲ್ವೇಡಾರ್
    kn/sx	ಸಿಂಟ್ ಮಾರ್ಟೆನ್
    kn/sy	ಸಿರಿಯಾ
    kn/sz	ಎಸ್ವಾಟಿನಿ
    kn/tc	ಟರ್ಕ್ಸ್ ಮತ್ತು ಕೈಕೋಸ್ ದ್ವೀಪಗಳು
    kn/td	ಚಾದ್
    kn/tf	ಫ್ರೆಂಚ್ ದಕ್ಷಿಣ ಪ್ರದೇಶಗಳು
    kn/tg	ಟೋಗೋ
    kn/th	ಥೈಲ್ಯಾಂಡ್
    kn/tj	ತಜಿಕಿಸ್ತಾನ್
    kn/tk	ಟೊಕೆಲಾವ್
    kn/tl	ಟಿಮೋರ್ ಲೆಸ್ಟೆ
    kn/tm	ತುರ್ಕಮೆನಿಸ್ತಾನ್
    kn/tn	ಟುನೀಶಿಯ
    kn/to	ಟೊಂಗಾ
    kn/tr	ತುರ್ಕಿಯೆ
    kn/tt	ಟ್ರಿನಿಡಾಡ್ ಮತ್ತು ಟೊಬಾಗೊ
    kn/tv	ಟುವಾಲು
    kn/tw	ತೈವಾನ್
    kn/tz	ತಾಂಜೇನಿಯಾ
    kn/ua	ಉಕ್ರೈನ್
    kn/ug	ಉಗಾಂಡಾ
    kn/um	ಯುಎಸ್‌ ಔಟ್‌ಲೇಯಿಂಗ್ ದ್ವೀಪಗಳು
    kn/us	ಯುನೈಟೆಡ್ ಸ್ಟೇಟ್ಸ್
    kn/uy	ಉರುಗ್ವೆ
    kn/uz	ಉಜ್ಬೇಕಿಸ್ಥಾನ್
    kn/va	ವ್ಯಾಟಿಕನ್ ಸಿಟಿ
    kn/vc	ಸೇಂಟ್. ವಿನ್ಸೆಂಟ್ ಮತ್ತು ಗ್ರೆನೆಡೈನ್ಸ್
    kn/ve	ವೆನೆಜುವೆಲಾ
    kn/vg	ಬ್ರಿಟಿಷ್ ವರ್ಜಿನ್ ದ್ವೀಪಗಳು
    kn/vi	ಯು.ಎಸ್. ವರ್ಜಿನ್ ದ್ವೀಪಗಳು
    kn/vn	ವಿಯೆಟ್ನಾಮ್
    kn/vu	ವನೌಟು
    kn/wf	ವಾಲಿಸ್ ಮತ್ತು ಫುಟುನಾ
    kn/ws	ಸಮೋವಾ
    kn/ye	ಯೆಮನ್
    kn/yt	ಮಯೊಟ್ಟೆ
    kn/za	ದಕ್ಷಿಣ ಆಫ್ರಿಕಾ
    kn/zm	ಜಾಂಬಿಯ
    kn/zw	ಜಿಂಬಾಬ್ವೆ
    ko-KP/kp	조선민주주의인민공화국
    ko/ad	안도라
    ko/ae	아랍에미리트
    ko/af	아프가니스탄
    ko/ag	앤티가 바부다
    ko/ai	앵귈라
    ko/al	알바니아
    ko/am	아르메니아
    ko/ao	앙골라
    ko/aq	남극 대륙
    ko/ar	아르헨티나
    ko/as	아메리칸 사모아
    ko/at	오스트리아
    ko/au	오스트레일리아
    ko/aw	아루바
    ko/ax	올란드 제도
    ko/az	아제르바이잔
    ko/ba	보스니아 헤르체고비나
    ko/bb	바베이도스
    ko/bd	방글라데시
    ko/be	벨기에
    ko/bf	부르키나파소
    ko/bg	불가리아
    ko/bh	바레인
    ko/bi	부룬디
    ko/bj	베냉
    ko/bl	생바르텔레미
    ko/bm	버뮤다
    ko/bn	브루나이
    ko/bo	볼리비아
    ko/bq	네덜란드령 카리브
    ko/br	브라질
    ko/bs	바하마
    ko/bt	부탄
    ko/bv	부베섬
    ko/bw	보츠와나
    ko/by	벨라루스
    ko/bz	벨리즈
    ko/ca	캐나다
    ko/cc	코코스 제도
    ko/cd	콩고-킨샤사
    ko/cf	중앙 아프리카 공화국
    ko/cg	콩고-브라자빌
    ko/ch	스위스
    ko/ci	코트디부아르
    ko/ck	쿡 제도
    ko/cl	칠레
    ko/cm	카메룬
    ko/cn	중국
    ko/co	콜롬비아
    ko/cr	코스타리카
    ko/cu	쿠바
    ko/cv	카보베르데
    ko/cw	퀴라소
    ko/cx	크리스마스섬
    ko/cy	키프로스
    ko/cz	체코
    ko/de	독일
    ko/dj	지부티
    ko/dk	덴마크
    ko/dm	도미니카
    ko/do	도미니카 공화국
    ko/dz	알제리
    ko/ec	에콰도르
    ko/ee	에스토니아
    ko/eg	이집트
    ko/eh	서사하라
    ko/er	에리트리아
    ko/es	스페인
    ko/et	에티오피아
    ko/fi	핀란드
    ko/fj	피지
    ko/fk	포클랜드 제도
    ko/fm	미크로네시아
    ko/fo	페로 제도
    ko/fr	프랑스
    ko/ga	가봉
    ko/gb	영국
    ko/gd	그레나다
    ko/ge	조지아
    ko/gf	프랑스령 기아나
    ko/gg	건지
    ko/gh	가나
    ko/gi	지브롤터
    ko/gl	그린란드
    ko/gm	감비아
    ko/gn	기니
    ko/gp	과들루프
    ko/gq	적도 기니
    ko/gr	그리스
    ko/gs	사우스조지아 사우스샌드위치 제도
    ko/gt	과테말라
    ko/gu	괌
    ko/gw	기니비사우
    ko/gy	가이아나
    ko/hk	홍콩(중국 특별행정구)
    ko/hm	허드 맥도널드 제도
    ko/hn	온두라스
    ko/hr	크로아티아
    ko/ht	아이티
    ko/hu	헝가리
    ko/id	인도네시아
    ko/ie	아일랜드
    ko/il	이스라엘
    ko/im	맨섬
    ko/in	인도
    ko/io	영국령 인도양 지역
    ko/iq	이라크
    ko/ir	이란
    ko/is	아이슬란드
    ko/it	이탈리아
    ko/je	저지
    ko/jm	자메이카
    ko/jo	요르단
    ko/jp	일본
    ko/ke	케냐
    ko/kg	키르기스스탄
    ko/kh	캄보디아
    ko/ki	키리바시
    ko/km	코모로
    ko/kn	세인트키츠 네비스
    ko/kp	북한
    ko/kr	대한민국
    ko/kw	쿠웨이트
    ko/ky	케이맨 제도
    ko/kz	카자흐스탄
    ko/la	라오스
    ko/lb	레바논
    ko/lc	세인트루시아
    ko/li	리히텐슈타인
    ko/lk	스리랑카
    ko/lr	라이베리아
    ko/ls	레소토
    ko/lt	리투아니아
    ko/lu	룩셈부르크
    ko/lv	라트비아
    ko/ly	리비아
    ko/ma	모로코
    ko/mc	모나코
    ko/md	몰도바
    ko/me	몬테네그로
    ko/mf	생마르탱
    ko/mg	마다가스카르
    ko/mh	마셜 제도
    ko/mk	북마케도니아
    ko/ml	말리
    ko/mm	미얀마
    ko/mn	몽골
    ko/mo	마카오(중국 특별행정구)
    ko/mp	북마리아나제도
    ko/mq	마르티니크
    ko/mr	모리타니
    ko/ms	몬트세라트
    ko/mt	몰타
    ko/mu	모리셔스
    ko/mv	몰디브
    ko/mw	말라위
    ko/mx	멕시코
    ko/my	말레이시아
    ko/mz	모잠비크
    ko/na	나미비아
    ko/nc	뉴칼레도니아
    ko/ne	니제르
    ko/nf	노퍽섬
    ko/ng	나이지리아
    ko/ni	니카라과
    ko/nl	네덜란드
    ko/no	노르웨이
    ko/np	네팔
    ko/nr	나우루
    ko/nu	니우에
    ko/nz	뉴질랜드
    ko/om	오만
    ko/pa	파나마
    ko/pe	페루
    ko/pf	프랑스령 폴리네시아
    ko/pg	파푸아뉴기니
    ko/ph	필리핀
    ko/pk	파키스탄
    ko/pl	폴란드
    ko/pm	생피에르 미클롱
    ko/pn	핏케언 제도
    ko/pr	푸에르토리코
    ko/ps	팔레스타인 지구
    ko/pt	포르투갈
    ko/pw	팔라우
    ko/py	파라과이
    ko/qa	카타르
    ko/re	레위니옹
    ko/ro	루마니아
    ko/rs	세르비아
    ko/ru	러시아
    ko/rw	르완다
    ko/sa	사우디아라비아
    ko/sb	솔로몬 제도
    ko/sc	세이셸
    ko/sd	수단
    ko/se	스웨덴
    ko/sg	싱가포르
    ko/sh	세인트헬레나
    ko/si	슬로베니아
    ko/sj	스발바르제도-얀마웬섬
    ko/sk	슬로바키아
    ko/sl	시에라리온
    ko/sm	산마리노
    ko/sn	세네갈
    ko/so	소말리아
    ko/sr	수리남
    ko/ss	남수단
    ko/st	상투메 프린시페
    ko/sv	엘살바도르
    ko/sx	신트마르턴
    ko/sy	시리아
    ko/sz	에스와티니
    ko/tc	터크스 케이커스 제도
    ko/td	차드
    ko/tf	프랑스령 남방 지역
    ko/tg	토고
    ko/th	태국
    ko/tj	타지키스탄
    ko/tk	토켈라우
    ko/tl	동티모르
    ko/tm	투르크메니스탄
    ko/tn	튀니지
    ko/to	통가
    ko/tr	튀르키예
    ko/tt	트리니다드 토바고
    ko/tv	투발루
    ko/tw	대만
    ko/tz	탄자니아
    ko/ua	우크라이나
    ko/ug	우간다
    ko/um	미국령 해외 제도
    ko/us	미국
    ko/uy	우루과이
    ko/uz	우즈베키스탄
    ko/va	바티칸 시국
    ko/vc	세인트빈센트그레나딘
    ko/ve	베네수엘라
    ko/vg	영국령 버진아일랜드
    ko/vi	미국령 버진아일랜드
    ko/vn	베트남
    ko/vu	바누아투
    ko/wf	왈리스-푸투나 제도
    ko/ws	사모아
    ko/ye	예멘
    ko/yt	마요트
    ko/za	남아프리카
    ko/zm	잠비아
    ko/zw	짐바브웨
    kok/ad	अंडोरा
    kok/ae	युनाइटेड अरब इमीरात
    kok/af	अफगानिस्तान
    kok/ag	एँटिगुआ आनी बारबुडा
    kok/ai	अंगुला
    kok/al	अल्बानीया
    kok/am	आर्मीनीया
    kok/ao	अंगोला
    kok/aq	अंटार्क्टिका
    kok/ar	अर्जेंटिना
    kok/as	अमेरिकी सामोआ
    kok/at	ऑस्ट्रिया
    kok/au	ऑस्ट्रेलीया
    kok/aw	अरुबा
    kok/ax	अलांड जुवे
    kok/az	अजरबैजान
    kok/ba	बोस्निया आनी हेर्जेगोविना
    kok/bb	बारबाडोस
    kok/bd	बांगलादेश
    kok/be	बेल्जियम
    kok/bf	बुर्किना फॅसो
    kok/bg	बल्गेरीया
    kok/bh	बेहरेन
    kok/bi	बुरुंडी
    kok/bj	बेनीन
    kok/bl	सॅंट बार्थेल्मी
    kok/bm	बर्मुडा
    kok/bn	ब्रूनेई
    kok/bo	बोलिव्हिया
    kok/bq	कॅरिबियन निदरलँड
    kok/br	ब्राझील
    kok/bs	बहामास
    kok/bt	भूतान
    kok/bv	बोवट आयलँड
    kok/bw	बोत्सवाना
    kok/by	बेलारूस
    kok/bz	बेलिझ
    kok/ca	कॅनडा
    kok/cc	कोकोस (कीलिंग) आयलँड
    kok/cd	कोंगो - किंशासा
    kok/cf	मध्य अफ्रीकी लोकसत्तकराज्य
    kok/cg	कोंगो - ब्राझाविला
    kok/ch	स्विट्ज़रलैंड
    kok/ci	कोत द’ईवोआर
    kok/ck	कुक आयलँड्स
    kok/cl	चिली
    kok/cm	कॅमेरून
    kok/cn	चीन
    kok/co	कोलंबिया
    kok/cr	कोस्ता रिका
    kok/cu	क्युबा
    kok/cv	केप वर्दी
    kok/cw	कुरसावो
    kok/cx	क्रिसमस आयलँड
    kok/cy	सायप्रस
    kok/cz	चेकिया
    kok/de	जर्मनी
    kok/dj	जिबूती
    kok/dk	डेनमार्क
    kok/dm	डोमिनीका
    kok/do	डोमिनिकन प्रजासत्ताक
    kok/dz	अल्जेरिया
    kok/ec	इक्वाडोर
    kok/ee	एस्टोनिया
    kok/eg	ईजिप्त
    kok/eh	अस्तंत सहारा
    kok/er	इरिट्रिया
    kok/es	स्पेन
    kok/et	इथियोपिया
    kok/fi	फिनलँड
    kok/fj	फिजी
    kok/fk	फ़ॉकलैंड आइलैंड्स
    kok/fm	मायक्रोनेशिया
    kok/fo	फैरो आयलँड्स
    kok/fr	फ्रान्स
    kok/ga	गॅबोन
    kok/gb	युनायटेड किंगडम
    kok/gd	ग्रेनॅडा
    kok/ge	जॉर्जिया
    kok/gf	फ्रेन्च गयाना
    kok/gg	गर्नसी
    kok/gh	घाना
    kok/gi	जिब्राल्टर
    kok/gl	ग्रीनलँड
    kok/gm	गॅम्बिया
    kok/gn	गुएनिया
    kok/gp	ग्वाडेलोप
    kok/gq	इक्वेटोरियल गुएनिया
    kok/gr	ग्रीस
    kok/gs	दक्षिण जोर्जिया आनी दक्षिण सॅण्डविच आयलँड्स
    kok/gt	ग्वाटेमाला
    kok/gu	गुआम
    kok/gw	गुअनिया-बिसाउ
    kok/gy	गयाना
    kok/hk	हाँग काँग एसएआर चीन
    kok/hm	हर्ड ऍंड मॅक्डोनाल्ड आयलँड्स
    kok/hn	हॉनडुरस
    kok/hr	क्रोयेशीया
    kok/ht	हैती
    kok/hu	हंगेरी
    kok/id	इंडोनेशीया
    kok/ie	आयरलँड
    kok/il	इस्त्राइल
    kok/im	इसले ऑफ मॅन
    kok/in	भारत
    kok/io	ब्रिटिश हिंद महासागरीय क्षेत्र
    kok/iq	इराक
    kok/ir	इरान
    kok/is	आइसलैंड
    kok/it	इटली
    kok/je	जर्सी
    kok/jm	जमैका
    kok/jo	जॉर्डन
    kok/jp	जपान
    kok/ke	केनया
    kok/kg	किर्गिझस्तान
    kok/kh	कंबोडिया
    kok/ki	किरिबाती
    kok/km	कोमोरोस
    kok/kn	सेंट किट्स आनी नेविस
    kok/kp	उत्तर कोरिया
    kok/kr	दक्षिण कोरिया
    kok/kw	कुवेत
    kok/ky	कैमेन आइलैंड्स
    kok/kz	कझाकस्तान
    kok/la	लाओस
    kok/lb	लेबनान
    kok/lc	सँट लुसिया
    kok/li	लिचेंस्टीन
    kok/lk	श्री लंका
    kok/lr	लायबेरीया
    kok/ls	लिसोथो
    kok/lt	लिथुआनिया
    kok/lu	लक्सेमबर्ग
    kok/lv	लॅटविया
    kok/ly	लीबिया
    kok/ma	मोरोक्को
    kok/mc	मोनॅको
    kok/md	माल्डोवा
    kok/me	मॉन्टॅनग्रो
    kok/mf	सॅंट मार्टिन
    kok/mg	माडागास्कर
    kok/mh	मार्शल आयलँड्स
    kok/mk	उत्तर मॅसिडोनिया
    kok/ml	माली
    kok/mm	म्यानमार (बर्मा)
    kok/mn	मंगोलिया
    kok/mo	मकाव एसएआर चीन
    kok/mp	उत्तरी मरिना आयसलैण्ड
    kok/mq	मार्टीनिक
    kok/mr	मॉरिटानिया
    kok/ms	मॉन्टसेराट
    kok/mt	माल्टा
    kok/mu	मॉरिशस
    kok/mv	मालदीव
    kok/mw	मलावी
    kok/mx	मेक्सिको
    kok/my	मलेशिया
    kok/mz	मॉझांबीक
    kok/na	नामीबिया
    kok/nc	न्यू कॅलिडोनिया
    kok/ne	नायजर
    kok/nf	नॉरफॉक आयलँड
    kok/ng	नायजेरिया
    kok/ni	निकारगुवा
    kok/nl	नॅदरलँड
    kok/no	नॉर्वे
    kok/np	नेपाळ
    kok/nr	नावरू
    kok/nu	नीयू
    kok/nz	न्युझीलॅन्ड
    kok/om	ओमान
    kok/pa	पनामा
    kok/pe	पेरू
    kok/pf	फ्रेन्च पोलिनेसिया
    kok/pg	पापुआ न्यु गिनी
    kok/ph	फिलीपिन्झ
    kok/pk	पाकिस्तान
    kok/pl	पोलंड
    kok/pm	सँ. पायरे आनी मिकेलन
    kok/pn	पिटकॅरन आयलँड्स
    kok/pr	प्युएर्तो रिको
    kok/ps	पेलेस्टीनियन प्रांत
    kok/pt	पुर्तगाल
    kok/pw	पलाऊ
    kok/py	पैराग्वे
    kok/qa	कतार
    kok/re	रीयूनियन
    kok/ro	रोमानीया
    kok/rs	सर्बिया
    kok/ru	रूस
    kok/rw	रवांडा
    kok/sa	सऊदी अरेबिया
    kok/sb	सोलोमन आइलँड्स
    kok/sc	सेशेल्स
    kok/sd	सूडान
    kok/se	स्वीडन
    kok/sg	सिंगापूर
    kok/sh	सेंट हेलिना
    kok/si	स्लोवेनिया
    kok/sj	स्वालबार्ड आनी जान मेयन
    kok/sk	स्लोवाकिया
    kok/sl	सिएरा लियॉन
    kok/sm	सॅन मारीनो
    kok/sn	सिनिगल
    kok/so	सोमालिया
    kok/sr	सुरीनाम
    kok/ss	दक्षिण सुडान
    kok/st	साओ टोम आनी प्रिन्सिप
    kok/sv	एल साल्वाडोर
    kok/sx	सिंट मार्टेन
    kok/sy	सिरिया
    kok/sz	इस्वातिनी
    kok/tc	तुर्क्स आनी कॅकोज आयलँड्स
    kok/td	चाड
    kok/tf	फ्रेंच दक्षिणी प्रांत
    kok/tg	टोगो
    kok/th	थायलँड
    kok/tj	तजीकिस्तान
    kok/tk	टोकलाऊ
    kok/tl	तिमोर-लेस्ते
    kok/tm	तुर्कमेनिस्तान
    kok/tn	ट्यूनीशिया
    kok/to	टोंगा
    kok/tr	तुर्की
    kok/tt	ट्रिनीदाद आनी टोबॅगो
    kok/tv	टुवालू
    kok/tw	तायवान
    kok/tz	तांझानिया
    kok/ua	युक्रेन
    kok/ug	युगांडा
    kok/um	यु. एस. मायनर आवटलायींग आयलँड्‍स
    kok/us	युनायटेड स्टेट्स
    kok/uy	उरूग्वे
    kok/uz	उझ्बेकिस्तान
    kok/va	वॅटिकन सिटी
    kok/vc	सेंट विंसेंट ऐंड द ग्रेनेडाइंस
    kok/ve	विनेझुएला
    kok/vg	ब्रिटिश वर्जिन आयलँड्स
    kok/vi	यु. एस. वर्जिन आयलँड्‍स
    kok/vn	व्हिएतनाम
    kok/vu	वनौतू
    kok/wf	वालिस आनी फ्यूचूना
    kok/ws	सामोआ
    kok/ye	येमेन
    kok/yt	मेयोट
    kok/za	दक्षिण आफ्रीका
    kok/zm	झांबिया
    kok/zw	जिम्बाब्वे
    ky/ad	Андорра
    ky/ae	Бириккен Араб Эмираттары
    ky/af	Афганистан
    ky/ag	Антигуа жана Барбуда
    ky/ai	Ангилья
    ky/al	Албания
    ky/am	Армения
    ky/ao	Ангола
    ky/aq	Антарктида
    ky/ar	Аргентина
    ky/as	Америкалык Самоа
    ky/at	Австрия
    ky/au	Австралия
    ky/aw	Аруба
    ky/ax	Аланд аралдары
    ky/az	Азербайжан
    ky/ba	Босния жана Герцеговина
    ky/bb	Барбадос
    ky/bd	Бангладеш
    ky/be	Бельгия
    ky/bf	Буркина-Фасо
    ky/bg	Болгария
    ky/bh	Бахрейн
    ky/bi	Бурунди
    ky/bj	Бенин
    ky/bl	Сент Бартелеми
    ky/bm	Бермуд аралдары
    ky/bn	Бруней
    ky/bo	Боливия
    ky/bq	Кариб Нидерланддары
    ky/br	Бразилия
    ky/bs	Багама аралдары
    ky/bt	Бутан
    ky/bv	Буве аралы
    ky/bw	Ботсвана
    ky/by	Беларусь
    ky/bz	Белиз
    ky/ca	Канада
    ky/cc	Кокос (Килинг) аралдары
    ky/cd	Конго-Киншаса
    ky/cf	Борбордук Африка Республикасы
    ky/cg	Конго-Браззавил
    ky/ch	Швейцария
    ky/ci	Кот-д’Ивуар
    ky/ck	Кук аралдары
    ky/cl	Чили
    ky/cm	Камерун
    ky/cn	Кытай
    ky/co	Колумбия
    ky/cr	Коста-Рика
    ky/cu	Куба
    ky/cv	Кабо-Верде
    ky/cw	Кюрасао
    ky/cx	Рождество аралы
    ky/cy	Кипр
    ky/cz	Чехия
    ky/de	Германия
    ky/dj	Джибути
    ky/dk	Дания
    ky/dm	Доминика
    ky/do	Доминика Республикасы
    ky/dz	Алжир
    ky/ec	Эквадор
    ky/ee	Эстония
    ky/eg	Египет
    ky/eh	Батыш Сахара
    ky/er	Эритрея
    ky/es	Испания
    ky/et	Эфиопия
    ky/fi	Финляндия
    ky/fj	Фиджи
    ky/fk	Фолкленд аралдары
    ky/fm	Микронезия
    ky/fo	Фарер аралдары
    ky/fr	Франция
    ky/ga	Габон
    ky/gb	Улуу Британия
    ky/gd	Гренада
    ky/ge	Грузия
    ky/gf	Франция Гвианасы
    ky/gg	Гернси
    ky/gh	Гана
    ky/gi	Гибралтар
    ky/gl	Гренландия
    ky/gm	Гамбия
    ky/gn	Гвинея
    ky/gp	Гваделупа
    ky/gq	Экватордук Гвинея
    ky/gr	Греция
    ky/gs	Түштүк Жоржия жана Түштүк Сэндвич аралдары
    ky/gt	Гватемала
    ky/gu	Гуам
    ky/gw	Гвинея-Бисау
    ky/gy	Гайана
    ky/hk	Гонконг Кытай ААА
    ky/hm	Херд жана Макдональд аралдары
    ky/hn	Гондурас
    ky/hr	Хорватия
    ky/ht	Гаити
    ky/hu	Венгрия
    ky/id	Индонезия
    ky/ie	Ирландия
    ky/il	Израиль
    ky/im	Мэн аралы
    ky/in	Индия
    ky/io	Инди океанындагы Британ территориясы
    ky/iq	Ирак
    ky/ir	Иран
    ky/is	Исландия
    ky/it	Италия
    ky/je	Жерси
    ky/jm	Ямайка
    ky/jo	Иордания
    ky/jp	Жапония
    ky/ke	Кения
    ky/kg	Кыргызстан
    ky/kh	Камбоджа
    ky/ki	Кирибати
    ky/km	Коморос
    ky/kn	Сент-Китс жана Невис
    ky/kp	Түндүк Корея
    ky/kr	Түштүк Корея
    ky/kw	Кувейт
    ky/ky	Кайман аралдары
    ky/kz	Казакстан
    ky/la	Лаос
    ky/lb	Ливан
    ky/lc	Сент-Люсия
    ky/li	Лихтенштейн
    ky/lk	Шри-Ланка
    ky/lr	Либерия
    ky/ls	Лесото
    ky/lt	Литва
    ky/lu	Люксембург
    ky/lv	Латвия
    ky/ly	Ливия
    ky/ma	Марокко
    ky/mc	Монако
    ky/md	Молдова
    ky/me	Черногория
    ky/mf	Сент-Мартин
    ky/mg	Мадагаскар
    ky/mh	Маршалл аралдары
    ky/mk	Түндүк Македония
    ky/ml	Мали
    ky/mm	Мьянма (Бирма)
    ky/mn	Монголия
    ky/mo	Макао Кытай ААА
    ky/mp	Түндүк Мариана аралдары
    ky/mq	Мартиника
    ky/mr	Мавритания
    ky/ms	Монтсеррат
    ky/mt	Мальта
    ky/mu	Маврикий
    ky/mv	Мальдив
    ky/mw	Малави
    ky/mx	Мексика
    ky/my	Малайзия
    ky/mz	Мозамбик
    ky/na	Намибия
    ky/nc	Жаңы Каледония
    ky/ne	Нигер
    ky/nf	Норфолк аралы
    ky/ng	Нигерия
    ky/ni	Никарагуа
    ky/nl	Нидерланд
    ky/no	Норвегия
    ky/np	Непал
    ky/nr	Науру
    ky/nu	Ниуэ
    ky/nz	Жаңы Зеландия
    ky/om	Оман
    ky/pa	Панама
    ky/pe	Перу
    ky/pf	Полинезия (франциялык)
    ky/pg	Папуа-Жаңы Гвинея
    ky/ph	Филиппин
    ky/pk	Пакистан
    ky/pl	Польша
    ky/pm	Сен-Пьер жана Микелон
    ky/pn	Питкэрн аралдары
    ky/pr	Пуэрто-Рико
    ky/ps	Палестина аймактары
    ky/pt	Португалия
    ky/pw	Палау
    ky/py	Парагвай
    ky/qa	Катар
    ky/re	Реюньон
    ky/ro	Румыния
    ky/rs	Сербия
    ky/ru	Россия
    ky/rw	Руанда
    ky/sa	Сауд Арабиясы
    ky/sb	Соломон аралдары
    ky/sc	Сейшел аралдары
    ky/sd	Судан
    ky/se	Швеция
    ky/sg	Сингапур
    ky/sh	Ыйык Елена
    ky/si	Словения
    ky/sj	Шпицберген жана Ян-Майен
    ky/sk	Словакия
    ky/sl	Сьерра-Леоне
    ky/sm	Сан Марино
    ky/sn	Сенегал
    ky/so	Сомали
    ky/sr	Суринам
    ky/ss	Түштүк Судан
    ky/st	Сан-Томе жана Принсипи
    ky/sv	Эль-Сальвадор
    ky/sx	Синт-Мартен
    ky/sy	Сирия
    ky/sz	Свазиленд
    ky/tc	Түркс жана Кайкос аралдары
    ky/td	Чад
    ky/tf	Франциянын Түштүктөгү аймактары
    ky/tg	Того
    ky/th	Тайланд
    ky/tj	Тажикстан
    ky/tk	Токелау
    ky/tl	Тимор-Лесте
    ky/tm	Түркмөнстан
    ky/tn	Тунис
    ky/to	Тонга
    ky/tr	Түркия
    ky/tt	Тринидад жана Тобаго
    ky/tv	Тувалу
    ky/tw	Тайвань
    ky/tz	Танзания
    ky/ua	Украина
    ky/ug	Уганда
    ky/um	АКШнын сырткы аралдары
    ky/us	Кошмо Штаттар
    ky/uy	Уругвай
    ky/uz	Өзбекстан
    ky/va	Ватикан
    ky/vc	Сент-Винсент жана Гренадиндер
    ky/ve	Венесуэла
    ky/vg	Виргин аралдары (Британия)
    ky/vi	Виргин аралдары (АКШ)
    ky/vn	Вьетнам
    ky/vu	Вануату
    ky/wf	Уоллис жана Футуна
    ky/ws	Самоа
    ky/ye	Йемен
    ky/yt	Майотта
    ky/za	Түштүк-Африка Республикасы
    ky/zm	Замбия
    ky/zw	Зимбабве
    lo/ad	ອັນດໍຣາ
    lo/ae	ສະຫະລັດອາຣັບເອມິເຣດ
    lo/af	ອາຟການິດສະຖານ
    lo/ag	ແອນທິກົວ ແລະ ບາບູດາ
    lo/ai	ແອນກຸຍລາ
    lo/al	ແອວເບເນຍ
    lo/am	ອາເມເນຍ
    lo/ao	ແອງໂກລາ
    lo/aq	ແອນຕາດຕິກາ
    lo/ar	ອາເຈນທິນາ
    lo/as	ອາເມຣິກາ ຊາມົວ
    lo/at	ອອສເທຣຍ
    lo/au	ອອສເຕຣເລຍ
    lo/aw	ອາຣູບາ
    lo/ax	ຫມູ່ເກາະໂອລັນ
    lo/az	ອາເຊີໄບຈານ
    lo/ba	ບອດສະເນຍ ແລະ ແຮສໂກວີນາ
    lo/bb	ບາບາໂດສ
    lo/bd	ບັງກະລາເທດ
    lo/be	ເບວຢຽມ
    lo/bf	ເບີກິນາ ຟາໂຊ
    lo/bg	ບັງກາເຣຍ
    lo/bh	ບາເຣນ
    lo/bi	ບູຣຸນດິ
    lo/bj	ເບນິນ
    lo/bl	ເຊນ ບາເທເລມີ
    lo/bm	ເບີມິວດາ
    lo/bn	ບຣູໄນ
    lo/bo	ໂບລິເວຍ
    lo/bq	ຄາຣິບບຽນ ເນເທີແລນ
    lo/br	ບຣາຊິວ
    lo/bs	ບາຮາມາສ
    lo/bt	ພູຖານ
    lo/bv	ເກາະບູເວດ
    lo/bw	ບອດສະວານາ
    lo/by	ເບລາຣຸສ
    lo/bz	ເບລີຊ
    lo/ca	ແຄນາດາ
    lo/cc	ຫມູ່ເກາະໂກໂກສ
    lo/cd	ຄອງໂກ - ຄິນຊາຊາ
    lo/cf	ສາທາລະນະລັດອາຟຣິກາກາງ
    lo/cg	ຄອງໂກ - ບຣາຊາວິວ
    lo/ch	ສະວິດເຊີແລນ
    lo/ci	ໂຄຕີ ວົວ
    lo/ck	ໝູ່ເກາະຄຸກ
    lo/cl	ຊິລີ
    lo/cm	ຄາເມຣູນ
    lo/cn	ຈີນ
    lo/co	ໂຄລົມເບຍ
    lo/cr	ໂຄສຕາ ຣິກາ
    lo/cu	ຄິວບາ
    lo/cv	ເຄບ ເວີດ
    lo/cw	ຄູຣາຊາວ
    lo/cx	ເກາະຄຣິສມາດ
    lo/cy	ໄຊປຣັສ
    lo/cz	ເຊັກເຊຍ
    lo/de	ເຢຍລະມັນ
    lo/dj	ຈິບູຕິ
    lo/dk	ເດນມາກ
    lo/dm	ໂດມີນິຄາ
    lo/do	ສາທາລະນະລັດ ໂດມິນິກັນ
    lo/dz	ອັລຈິເຣຍ
    lo/ec	ເອກວາດໍ
    lo/ee	ເອສໂຕເນຍ
    lo/eg	ອີຢິບ
    lo/eh	ຊາຮາຣາຕາເວັນຕົກ
    lo/er	ເອຣິເທຣຍ
    lo/es	ສະເປນ
    lo/et	ອີທິໂອເປຍ
    lo/fi	ຟິນແລນ
    lo/fj	ຟິຈິ
    lo/fk	ຫມູ່ເກາະຟອກແລນ
    lo/fm	ໄມໂຄຣນີເຊຍ
    lo/fo	ຫມູ່ເກາະແຟໂຣ
    lo/fr	ຝຣັ່ງ
    lo/ga	ກາບອນ
    lo/gb	ສະຫະລາດຊະອະນາຈັກ
    lo/gd	ເກຣເນດາ
    lo/ge	ຈໍເຈຍ
    lo/gf	ເຟຣນຊ໌ ກຸຍອານາ
    lo/gg	ເກີນຊີ
    lo/gh	ການາ
    lo/gi	ຈິບບຣອນທາ
    lo/gl	ກຣີນແລນ
    lo/gm	ສາທາລະນະລັດແກມເບຍ
    lo/gn	ກິນີ
    lo/gp	ກົວດາລູບ
    lo/gq	ເອຄົວໂທຣຽວ ກີນີ
    lo/gr	ກຣີຊ
    lo/gs	ໝູ່ເກາະ ຈໍເຈຍຕອນໃຕ້ ແລະ ແຊນວິດຕອນໃຕ້
    lo/gt	ກົວເທມາລາ
    lo/gu	ກວາມ
    lo/gw	ກິນີ-ບິສເຊົາ
    lo/gy	ກາຍຢານາ
    lo/hk	ຮົງກົງ ເຂດປົກຄອງພິເສດ ຈີນ
    lo/hm	ໝູ່ເກາະເຮີດ & ແມັກໂດນອລ
    lo/hn	ຮອນດູຣັສ
    lo/hr	ໂຄຣເອເທຍ
    lo/ht	ໄຮຕິ
    lo/hu	ຮັງກາຣີ
    lo/id	ອິນໂດເນເຊຍ
    lo/ie	ໄອແລນ
    lo/il	ອິສຣາເອວ
    lo/im	ເອວ ອອບ ແມນ
    lo/in	ອິນເດຍ
    lo/io	ເຂດແດນອັງກິດໃນມະຫາສະໝຸດອິນເດຍ
    lo/iq	ອີຣັກ
    lo/ir	ອີຣານ
    lo/is	ໄອສແລນ
    lo/it	ອິຕາລີ
    lo/je	ເຈີຊີ
    lo/jm	ຈາໄມຄາ
    lo/jo	ຈໍແດນ
    lo/jp	ຍີ່ປຸ່ນ
    lo/ke	ເຄນຢາ
    lo/kg	ຄຽກກິດສະຖານ
    lo/kh	ກຳປູເຈຍ
    lo/ki	ຄິຣິບາທິ
    lo/km	ໂຄໂມໂຣສ
    lo/kn	ເຊນ ຄິດ ແລະ ເນວິສ
    lo/kp	ເກົາຫລີເໜືອ
    lo/kr	ເກົາຫລີໃຕ້
    lo/kw	ກູເວດ
    lo/ky	ໝູ່ເກາະ ເຄແມນ
    lo/kz	ຄາຊັກສະຖານ
    lo/la	ລາວ
    lo/lb	ເລບານອນ
    lo/lc	ເຊນ ລູເຊຍ
    lo/li	ລິດເທນສະຕາຍ
    lo/lk	ສີລັງກາ
    lo/lr	ລິເບີເຣຍ
    lo/ls	ເລໂຊໂທ
    lo/lt	ລິທົວເນຍ
    lo/lu	ລຸກແຊມເບີກ
    lo/lv	ລັດເວຍ
    lo/ly	ລິເບຍ
    lo/ma	ໂມຣັອກໂຄ
    lo/mc	ໂມນາໂຄ
    lo/md	ໂມນໂດວາ
    lo/me	ມອນເຕເນໂກຣ
    lo/mf	ເຊນ ມາທິນ
    lo/mg	ມາດາກາສະກາ
    lo/mh	ຫມູ່ເກາະມາແຊວ
    lo/mk	ແມຊິໂດເນຍເໜືອ
    lo/ml	ມາລີ
    lo/mm	ມຽນມາ (ເບີມາ)
    lo/mn	ມອງໂກເລຍ
    lo/mo	ມາກາວ ເຂດປົກຄອງພິເສດ ຈີນ
    lo/mp	ໝູ່ເກາະມາເຣຍນາຕອນເໜືອ
    lo/mq	ມາຕິນີກ
    lo/mr	ມົວຣິເທເນຍ
    lo/ms	ມອນເຊີຣາດ
    lo/mt	ມອນທາ
    lo/mu	ມົວຣິຊຽສ
    lo/mv	ມັນດິຟ
    lo/mw	ມາລາວີ
    lo/mx	ເມັກຊິໂກ
    lo/my	ມາເລເຊຍ
    lo/mz	ໂມແຊມບິກ
    lo/na	ນາມີເບຍ
    lo/nc	ນິວ ຄາເລໂດເນຍ
    lo/ne	ນິເຈີ
    lo/nf	ເກາະນໍໂຟກ
    lo/ng	ໄນຈີເຣຍ
    lo/ni	ນິກຄາຣາກົວ
    lo/nl	ເນເທີແລນ
    lo/no	ນໍເວ
    lo/np	ເນປານ
    lo/nr	ນາອູຣູ
    lo/nu	ນີອູເອ
    lo/nz	ນິວຊີແລນ
    lo/om	ໂອມານ
    lo/pa	ພານາມາ
    lo/pe	ເປຣູ
    lo/pf	ເຟຣນຊ໌ ໂພລິນີເຊຍ
    lo/pg	ປາປົວນິວກີນີ
    lo/ph	ຟິລິບປິນ
    lo/pk	ປາກິດສະຖານ
    lo/pl	ໂປແລນ
    lo/pm	ເຊນ ປີແອ ມິເກວລອນ
    lo/pn	ໝູ່ເກາະພິດແຄນ
    lo/pr	ເພືອໂຕ ຣິໂກ
    lo/ps	ດິນແດນປາເລດສະຕິນ
    lo/pt	ພອລທູໂກ
    lo/pw	ປາລາວ
    lo/py	ພາຣາກວຍ
    lo/qa	ກາຕາ
    lo/re	ເຣອູນິຍົງ
    lo/ro	ໂຣແມເນຍ
    lo/rs	ເຊີເບຍ
    lo/ru	ຣັດເຊຍ
    lo/rw	ຣວັນດາ
    lo/sa	ຊາອຸດິ ອາຣາເບຍ
    lo/sb	ຫມູ່ເກາະໂຊໂລມອນ
    lo/sc	ເຊເຊວເລສ
    lo/sd	ຊູດານ
    lo/se	ສະວີເດັນ
    lo/sg	ສິງກະໂປ
    lo/sh	ເຊນ ເຮເລນາ
    lo/si	ສະໂລເວເນຍ
    lo/sj	ສະວາບາ ແລະ ແຢນ ມາເຢນ
    lo/sk	ສະໂລວາເກຍ
    lo/sl	ເຊຍຣາ ລີໂອນ
    lo/sm	ແຊນ ມາຣິໂນ
    lo/sn	ເຊນີໂກລ
    lo/so	ໂຊມາເລຍ
    lo/sr	ຊູຣິນາມ
    lo/ss	ຊູດານໃຕ້
    lo/st	ເຊົາທູເມ ແລະ ພຣິນຊິບ
    lo/sv	ເອວ ຊໍວາດໍ
    lo/sx	ຊິນ ມາເທັນ
    lo/sy	ຊີເຣຍ
    lo/sz	​ເອ​ສະ​ວາ​ຕິ​ນີ
    lo/tc	ໝູ່ເກາະ ເທີກ ແລະ ໄຄໂຄສ
    lo/td	ຊາດ
    lo/tf	ເຂດແດນທາງໃຕ້ຂອງຝຮັ່ງ
    lo/tg	ໂຕໂກ
    lo/th	ໄທ
    lo/tj	ທາຈິກິດສະຖານ
    lo/tk	ໂຕເກເລົາ
    lo/tl	ທິມໍ-ເລສເຕ
    lo/tm	ເທີກເມນິສະຖານ
    lo/tn	ຕູນິເຊຍ
    lo/to	ທອງກາ
    lo/tr	ເທີຄີ
    lo/tt	ທຣິນິແດດ ແລະ ໂທແບໂກ
    lo/tv	ຕູວາລູ
    lo/tw	ໄຕ້ຫວັນ
    lo/tz	ທານຊາເນຍ
    lo/ua	ຢູເຄຣນ
    lo/ug	ອູການດາ
    lo/um	ໝູ່ເກາະຮອບນອກຂອງສະຫະລັດຯ
    lo/us	ສະຫະລັດ
    lo/uy	ອູຣຸກວຍ
    lo/uz	ອຸສເບກິສະຖານ
    lo/va	ນະຄອນ ວາຕິກັນ
    lo/vc	ເຊນ ວິນເຊນ ແລະ ເກຣເນດິນ
    lo/ve	ເວເນຊູເອລາ
    lo/vg	ໝູ່ເກາະ ເວີຈິນຂອງອັງກິດ
    lo/vi	ໝູ່ເກາະ ເວີຈິນ ຂອງສະຫະລັດ
    lo/vn	ຫວຽດນາມ
    lo/vu	ວານົວຕູ
    lo/wf	ວາລລິສ ແລະ ຟູຕູນາ
    lo/ws	ຊາມົວ
    lo/ye	ເຢເມນ
    lo/yt	ມາຢັອດ
    lo/za	ອາຟຣິກາໃຕ້
    lo/zm	ແຊມເບຍ
    lo/zw	ຊິມບັບເວ
    lt/ad	Andora
    lt/ae	Jungtiniai Arabų Emyratai
    lt/af	Afganistanas
    lt/ag	Antigva ir Barbuda
    lt/ai	Angilija
    lt/al	Albanija
    lt/am	Armėnija
    lt/ao	Angola
    lt/aq	Antarktida
    lt/ar	Argentina
    lt/as	Amerikos Samoa
    lt/at	Austrija
    lt/au	Australija
    lt/aw	Aruba
    lt/ax	Alandų Salos
    lt/az	Azerbaidžanas
    lt/ba	Bosnija ir Hercegovina
    lt/bb	Barbadosas
    lt/bd	Bangladešas
    lt/be	Belgija
    lt/bf	Burkina Fasas
    lt/bg	Bulgarija
    lt/bh	Bahreinas
    lt/bi	Burundis
    lt/bj	Beninas
    lt/bl	Sen Bartelemi
    lt/bm	Bermuda
    lt/bn	Brunėjus
    lt/bo	Bolivija
    lt/bq	Karibų Nyderlandai
    lt/br	Brazilija
    lt/bs	Bahamos
    lt/bt	Butanas
    lt/bv	Buvė Sala
    lt/bw	Botsvana
    lt/by	Baltarusija
    lt/bz	Belizas
    lt/ca	Kanada
    lt/cc	Kokosų (Kilingo) Salos
    lt/cd	Kongas-Kinšasa
    lt/cf	Centrinės Afrikos Respublika
    lt/cg	Kongas-Brazavilis
    lt/ch	Šveicarija
    lt/ci	Dramblio Kaulo Krantas
    lt/ck	Kuko Salos
    lt/cl	Čilė
    lt/cm	Kamerūnas
    lt/cn	Kinija
    lt/co	Kolumbija
    lt/cr	Kosta Rika
    lt/cu	Kuba
    lt/cv	Žaliasis Kyšulys
    lt/cw	Kiurasao
    lt/cx	Kalėdų Sala
    lt/cy	Kipras
    lt/cz	Čekija
    lt/de	Vokietija
    lt/dj	Džibutis
    lt/dk	Danija
    lt/dm	Dominika
    lt/do	Dominikos Respublika
    lt/dz	Alžyras
    lt/ec	Ekvadoras
    lt/ee	Estija
    lt/eg	Egiptas
    lt/eh	Vakarų Sachara
    lt/er	Eritrėja
    lt/es	Ispanija
    lt/et	Etiopija
    lt/fi	Suomija
    lt/fj	Fidžis
    lt/fk	Folklando Salos
    lt/fm	Mikronezija
    lt/fo	Farerų Salos
    lt/fr	Prancūzija
    lt/ga	Gabonas
    lt/gb	Jungtinė Karalystė
    lt/gd	Grenada
    lt/ge	Gruzija
    lt/gf	Prancūzijos Gviana
    lt/gg	Gernsis
    lt/gh	Gana
    lt/gi	Gibraltaras
    lt/gl	Grenlandija
    lt/gm	Gambija
    lt/gn	Gvinėja
    lt/gp	Gvadelupa
    lt/gq	Pusiaujo Gvinėja
    lt/gr	Graikija
    lt/gs	Pietų Džordžija ir Pietų Sandvičo salos
    lt/gt	Gvatemala
    lt/gu	Guamas
    lt/gw	Bisau Gvinėja
    lt/gy	Gajana
    lt/hk	Ypatingasis Administracinis Kinijos Regionas Honkongas
    lt/hm	Herdo ir Makdonaldo Salos
    lt/hn	Hondūras
    lt/hr	Kroatija
    lt/ht	Haitis
    lt/hu	Vengrija
    lt/id	Indonezija
    lt/ie	Airija
    lt/il	Izraelis
    lt/im	Meno Sala
    lt/in	Indija
    lt/io	Indijos Vandenyno Britų Sritis
    lt/iq	Irakas
    lt/ir	Iranas
    lt/is	Islandija
    lt/it	Italija
    lt/je	Džersis
    lt/jm	Jamaika
    lt/jo	Jordanija
    lt/jp	Japonija
    lt/ke	Kenija
    lt/kg	Kirgizija
    lt/kh	Kambodža
    lt/ki	Kiribatis
    lt/km	Komorai
    lt/kn	Sent Kitsas ir Nevis
    lt/kp	Šiaurės Korėja
    lt/kr	Pietų Korėja
    lt/kw	Kuveitas
    lt/ky	Kaimanų Salos
    lt/kz	Kazachstanas
    lt/la	Laosas
    lt/lb	Libanas
    lt/lc	Sent Lusija
    lt/li	Lichtenšteinas
    lt/lk	Šri Lanka
    lt/lr	Liberija
    lt/ls	Lesotas
    lt/lt	Lietuva
    lt/lu	Liuksemburgas
    lt/lv	Latvija
    lt/ly	Libija
    lt/ma	Marokas
    lt/mc	Monakas
    lt/md	Moldova
    lt/me	Juodkalnija
    lt/mf	Sen Martenas
    lt/mg	Madagaskaras
    lt/mh	Maršalo Salos
    lt/mk	Šiaurės Makedonija
    lt/ml	Malis
    lt/mm	Mianmaras (Birma)
    lt/mn	Mongolija
    lt/mo	Ypatingasis Administracinis Kinijos Regionas Makao
    lt/mp	Marianos Šiaurinės Salos
    lt/mq	Martinika
    lt/mr	Mauritanija
    lt/ms	Montseratas
    lt/mt	Malta
    lt/mu	Mauricijus
    lt/mv	Maldyvai
    lt/mw	Malavis
    lt/mx	Meksika
    lt/my	Malaizija
    lt/mz	Mozambikas
    lt/na	Namibija
    lt/nc	Naujoji Kaledonija
    lt/ne	Nigeris
    lt/nf	Norfolko sala
    lt/ng	Nigerija
    lt/ni	Nikaragva
    lt/nl	Nyderlandai
    lt/no	Norvegija
    lt/np	Nepalas
    lt/nr	Nauru
    lt/nu	Niujė
    lt/nz	Naujoji Zelandija
    lt/om	Omanas
    lt/pa	Panama
    lt/pe	Peru
    lt/pf	Prancūzijos Polinezija
    lt/pg	Papua Naujoji Gvinėja
    lt/ph	Filipinai
    lt/pk	Pakistanas
    lt/pl	Lenkija
    lt/pm	Sen Pjeras ir Mikelonas
    lt/pn	Pitkerno salos
    lt/pr	Puerto Rikas
    lt/ps	Palestinos teritorija
    lt/pt	Portugalija
    lt/pw	Palau
    lt/py	Paragvajus
    lt/qa	Kataras
    lt/re	Reunjonas
    lt/ro	Rumunija
    lt/rs	Serbija
    lt/ru	Rusija
    lt/rw	Ruanda
    lt/sa	Saudo Arabija
    lt/sb	Saliamono Salos
    lt/sc	Seišeliai
    lt/sd	Sudanas
    lt/se	Švedija
    lt/sg	Singapūras
    lt/sh	Šv. Elenos Sala
    lt/si	Slovėnija
    lt/sj	Svalbardas ir Janas Majenas
    lt/sk	Slovakija
    lt/sl	Siera Leonė
    lt/sm	San Marinas
    lt/sn	Senegalas
    lt/so	Somalis
    lt/sr	Surinamas
    lt/ss	Pietų Sudanas
    lt/st	San Tomė ir Prinsipė
    lt/sv	Salvadoras
    lt/sx	Sint Martenas
    lt/sy	Sirija
    lt/sz	Svazilandas
    lt/tc	Terkso ir Kaikoso Salos
    lt/td	Čadas
    lt/tf	Prancūzijos Pietų sritys
    lt/tg	Togas
    lt/th	Tailandas
    lt/tj	Tadžikija
    lt/tk	Tokelau
    lt/tl	Rytų Timoras
    lt/tm	Turkmėnistanas
    lt/tn	Tunisas
    lt/to	Tonga
    lt/tr	Turkija
    lt/tt	Trinidadas ir Tobagas
    lt/tv	Tuvalu
    lt/tw	Taivanas
    lt/tz	Tanzanija
    lt/ua	Ukraina
    lt/ug	Uganda
    lt/um	Jungtinių Valstijų Mažosios Tolimosios Salos
    lt/us	Jungtinės Valstijos
    lt/uy	Urugvajus
    lt/uz	Uzbekistanas
    lt/va	Vatikano Miesto Valstybė
    lt/vc	Šventasis Vincentas ir Grenadinai
    lt/ve	Venesuela
    lt/vg	Didžiosios Britanijos Mergelių Salos
    lt/vi	Jungtinių Valstijų Mergelių Salos
    lt/vn	Vietnamas
    lt/vu	Vanuatu
    lt/wf	Volisas ir Futūna
    lt/ws	Samoa
    lt/ye	Jemenas
    lt/yt	Majotas
    lt/za	Pietų Afrika
    lt/zm	Zambija
    lt/zw	Zimbabvė
    lv/ad	Andora
    lv/ae	Apvienotie Arābu Emirāti
    lv/af	Afganistāna
    lv/ag	Antigva un Barbuda
    lv/ai	Angilja
    lv/al	Albānija
    lv/am	Armēnija
    lv/ao	Angola
    lv/aq	Antarktika
    lv/ar	Argentīna
    lv/as	ASV Samoa
    lv/at	Austrija
    lv/au	Austrālija
    lv/aw	Aruba
    lv/ax	Olandes salas
    lv/az	Azerbaidžāna
    lv/ba	Bosnija un Hercegovina
    lv/bb	Barbadosa
    lv/bd	Bangladeša
    lv/be	Beļģija
    lv/bf	Burkinafaso
    lv/bg	Bulgārija
    lv/bh	Bahreina
    lv/bi	Burundija
    lv/bj	Benina
    lv/bl	Senbartelmī
    lv/bm	Bermudu salas
    lv/bn	Bruneja
    lv/bo	Bolīvija
    lv/bq	Nīderlandes Karību salas
    lv/br	Brazīlija
    lv/bs	Bahamu salas
    lv/bt	Butāna
    lv/bv	Buvē sala
    lv/bw	Botsvāna
    lv/by	Baltkrievija
    lv/bz	Beliza
    lv/ca	Kanāda
    lv/cc	Kokosu (Kīlinga) salas
    lv/cd	Kongo (Kinšasa)
    lv/cf	Centrālāfrikas Republika
    lv/cg	Kongo (Brazavila)
    lv/ch	Šveice
    lv/ci	Kotdivuāra
    lv/ck	Kuka salas
    lv/cl	Čīle
    lv/cm	Kamerūna
    lv/cn	Ķīna
    lv/co	Kolumbija
    lv/cr	Kostarika
    lv/cu	Kuba
    lv/cv	Kaboverde
    lv/cw	Kirasao
    lv/cx	Ziemsvētku sala
    lv/cy	Kipra
    lv/cz	Čehija
    lv/de	Vācija
    lv/dj	Džibutija
    lv/dk	Dānija
    lv/dm	Dominika
    lv/do	Dominikāna
    lv/dz	Alžīrija
    lv/ec	Ekvadora
    lv/ee	Igaunija
    lv/eg	Ēģipte
    lv/eh	Rietumsahāra
    lv/er	Eritreja
    lv/es	Spānija
    lv/et	Etiopija
    lv/fi	Somija
    lv/fj	Fidži
    lv/fk	Folklenda salas
    lv/fm	Mikronēzija
    lv/fo	Fēru salas
    lv/fr	Francija
    lv/ga	Gabona
    lv/gb	Apvienotā Karaliste
    lv/gd	Grenāda
    lv/ge	Gruzija
    lv/gf	Francijas Gviāna
    lv/gg	Gērnsija
    lv/gh	Gana
    lv/gi	Gibraltārs
    lv/gl	Grenlande
    lv/gm	Gambija
    lv/gn	Gvineja
    lv/gp	Gvadelupa
    lv/gq	Ekvatoriālā Gvineja
    lv/gr	Grieķija
    lv/gs	Dienviddžordžija un Dienvidsendviču salas
    lv/gt	Gvatemala
    lv/gu	Guama
    lv/gw	Gvineja-Bisava
    lv/gy	Gajāna
    lv/hk	Ķīnas īpašās pārvaldes apgabals Honkonga
    lv/hm	Hērda sala un Makdonalda salas
    lv/hn	Hondurasa
    lv/hr	Horvātija
    lv/ht	Haiti
    lv/hu	Ungārija
    lv/id	Indonēzija
    lv/ie	Īrija
    lv/il	Izraēla
    lv/im	Menas sala
    lv/in	Indija
    lv/io	Indijas okeāna Britu teritorija
    lv/iq	Irāka
    lv/ir	Irāna
    lv/is	Islande
    lv/it	Itālija
    lv/je	Džērsija
    lv/jm	Jamaika
    lv/jo	Jordānija
    lv/jp	Japāna
    lv/ke	Kenija
    lv/kg	Kirgizstāna
    lv/kh	Kambodža
    lv/ki	Kiribati
    lv/km	Komoru salas
    lv/kn	Sentkitsa un Nevisa
    lv/kp	Ziemeļkoreja
    lv/kr	Dienvidkoreja
    lv/kw	Kuveita
    lv/ky	Kaimanu salas
    lv/kz	Kazahstāna
    lv/la	Laosa
    lv/lb	Libāna
    lv/lc	Sentlūsija
    lv/li	Lihtenšteina
    lv/lk	Šrilanka
    lv/lr	Libērija
    lv/ls	Lesoto
    lv/lt	Lietuva
    lv/lu	Luksemburga
    lv/lv	Latvija
    lv/ly	Lībija
    lv/ma	Maroka
    lv/mc	Monako
    lv/md	Moldova
    lv/me	Melnkalne
    lv/mf	Senmartēna
    lv/mg	Madagaskara
    lv/mh	Māršala salas
    lv/mk	Ziemeļmaķedonija
    lv/ml	Mali
    lv/mm	Mjanma (Birma)
    lv/mn	Mongolija
    lv/mo	ĶTR īpašais administratīvais reģions Makao
    lv/mp	Ziemeļu Marianas salas
    lv/mq	Martinika
    lv/mr	Mauritānija
    lv/ms	Montserrata
    lv/mt	Malta
    lv/mu	Maurīcija
    lv/mv	Maldīvija
    lv/mw	Malāvija
    lv/mx	Meksika
    lv/my	Malaizija
    lv/mz	Mozambika
    lv/na	Namībija
    lv/nc	Jaunkaledonija
    lv/ne	Nigēra
    lv/nf	Norfolkas sala
    lv/ng	Nigērija
    lv/ni	Nikaragva
    lv/nl	Nīderlande
    lv/no	Norvēģija
    lv/np	Nepāla
    lv/nr	Nauru
    lv/nu	Niue
    lv/nz	Jaunzēlande
    lv/om	Omāna
    lv/pa	Panama
    lv/pe	Peru
    lv/pf	Francijas Polinēzija
    lv/pg	Papua-Jaungvineja
    lv/ph	Filipīnas
    lv/pk	Pakistāna
    lv/pl	Polija
    lv/pm	Senpjēra un Mikelona
    lv/pn	Pitkērnas salas
    lv/pr	Puertoriko
    lv/ps	Palestīnas teritorijas
    lv/pt	Portugāle
    lv/pw	Palau
    lv/py	Paragvaja
    lv/qa	Katara
    lv/re	Reinjona
    lv/ro	Rumānija
    lv/rs	Serbija
    lv/ru	Krievija
    lv/rw	Ruanda
    lv/sa	Saūda Arābija
    lv/sb	Zālamana salas
    lv/sc	Seišelu salas
    lv/sd	Sudāna
    lv/se	Zviedrija
    lv/sg	Singapūra
    lv/sh	Sv.Helēnas sala
    lv/si	Slovēnija
    lv/sj	Svalbāra un Jana Majena sala
    lv/sk	Slovākija
    lv/sl	Sjerraleone
    lv/sm	Sanmarīno
    lv/sn	Senegāla
    lv/so	Somālija
    lv/sr	Surinama
    lv/ss	Dienvidsudāna
    lv/st	Santome un Prinsipi
    lv/sv	Salvadora
    lv/sx	Sintmārtena
    lv/sy	Sīrija
    lv/sz	Svatini
    lv/tc	Tērksas un Kaikosas salas
    lv/td	Čada
    lv/tf	Francijas Dienvidjūru teritorija
    lv/tg	Togo
    lv/th	Taizeme
    lv/tj	Tadžikistāna
    lv/tk	Tokelau
    lv/tl	Austrumtimora
    lv/tm	Turkmenistāna
    lv/tn	Tunisija
    lv/to	Tonga
    lv/tr	Turcija
    lv/tt	Trinidāda un Tobāgo
    lv/tv	Tuvalu
    lv/tw	Taivāna
    lv/tz	Tanzānija
    lv/ua	Ukraina
    lv/ug	Uganda
    lv/um	ASV Mazās Aizjūras salas
    lv/us	Amerikas Savienotās Valstis
    lv/uy	Urugvaja
    lv/uz	Uzbekistāna
    lv/va	Vatikāns
    lv/vc	Sentvinsenta un Grenadīnas
    lv/ve	Venecuēla
    lv/vg	Britu Virdžīnas
    lv/vi	ASV Virdžīnas
    lv/vn	Vjetnama
    lv/vu	Vanuatu
    lv/wf	Volisa un Futunas salas
    lv/ws	Samoa
    lv/ye	Jemena
    lv/yt	Majota
    lv/za	Dienvidāfrikas Republika
    lv/zm	Zambija
    lv/zw	Zimbabve
    mk/ad	Андора
    mk/ae	Обединети Арапски Емирати
    mk/af	Авганистан
    mk/ag	Антига и Барбуда
    mk/ai	Ангвила
    mk/al	Албанија
    mk/am	Ерменија
    mk/ao	Ангола
    mk/aq	Антарктик
    mk/ar	Аргентина
    mk/as	Американска Самоа
    mk/at	Австрија
    mk/au	Австралија
    mk/aw	Аруба
    mk/ax	Оландски Острови
    mk/az	Азербејџан
    mk/ba	Босна и Херцеговина
    mk/bb	Барбадос
    mk/bd	Бангладеш
    mk/be	Белгија
    mk/bf	Буркина Фасо
    mk/bg	Бугарија
    mk/bh	Бахреин
    mk/bi	Бурунди
    mk/bj	Бенин
    mk/bl	Свети Вартоломеј
    mk/bm	Бермуди
    mk/bn	Брунеј
    mk/bo	Боливија
    mk/bq	Карипска Холандија
    mk/br	Бразил
    mk/bs	Бахами
    mk/bt	Бутан
    mk/bv	Остров Буве
    mk/bw	Боцвана
    mk/by	Белорусија
    mk/bz	Белизе
    mk/ca	Канада
    mk/cc	Кокосови (Килиншки) Острови
    mk/cd	Конго - Киншаса
    mk/cf	Централноафриканска Република
    mk/cg	Конго - Бразавил
    mk/ch	Швајцарија
    mk/ci	Брегот на Слоновата Коска
    mk/ck	Кукови Острови
    mk/cl	Чиле
    mk/cm	Камерун
    mk/cn	Кина
    mk/co	Колумбија
    mk/cr	Костарика
    mk/cu	Куба
    mk/cv	Кабо Верде
    mk/cw	Курасао
    mk/cx	Божиќен Остров
    mk/cy	Кипар
    mk/cz	Чешка
    mk/de	Германија
    mk/dj	Џибути
    mk/dk	Данска
    mk/dm	Доминика
    mk/do	Доминиканска Република
    mk/dz	Алжир
    mk/ec	Еквадор
    mk/ee	Естонија
    mk/eg	Египет
    mk/eh	Западна Сахара
    mk/er	Еритреја
    mk/es	Шпанија
    mk/et	Етиопија
    mk/fi	Финска
    mk/fj	Фиџи
    mk/fk	Фолкландски Острови
    mk/fm	Микронезија
    mk/fo	Фарски Острови
    mk/fr	Франција
    mk/ga	Габон
    mk/gb	Обединето Кралство
    mk/gd	Гренада
    mk/ge	Грузија
    mk/gf	Француска Гвајана
    mk/gg	Гернзи
    mk/gh	Гана
    mk/gi	Гибралтар
    mk/gl	Гренланд
    mk/gm	Гамбија
    mk/gn	Гвинеја
    mk/gp	Гвадалупе
    mk/gq	Екваторска Гвинеја
    mk/gr	Грција
    mk/gs	Јужна Џорџија и Јужни Сендвички Острови
    mk/gt	Гватемала
    mk/gu	Гуам
    mk/gw	Гвинеја Бисао
    mk/gy	Гвајана
    mk/hk	Хонгконг САР Кина
    mk/hm	Остров Херд и Острови Мекдоналд
    mk/hn	Хондурас
    mk/hr	Хрватска
    mk/ht	Хаити
    mk/hu	Унгарија
    mk/id	Индонезија
    mk/ie	Ирска
    mk/il	Израел
    mk/im	Остров Ман
    mk/in	Индија
    mk/io	Британска Индоокеанска Територија
    mk/iq	Ирак
    mk/ir	Иран
    mk/is	Исланд
    mk/it	Италија
    mk/je	Џерси
    mk/jm	Јамајка
    mk/jo	Јордан
    mk/jp	Јапонија
    mk/ke	Кенија
    mk/kg	Киргистан
    mk/kh	Камбоџа
    mk/ki	Кирибати
    mk/km	Коморски Острови
    mk/kn	Свети Китс и Невис
    mk/kp	Северна Кореја
    mk/kr	Јужна Кореја
    mk/kw	Кувајт
    mk/ky	Кајмански Острови
    mk/kz	Казахстан
    mk/la	Лаос
    mk/lb	Либан
    mk/lc	Сент Лусија
    mk/li	Лихтенштајн
    mk/lk	Шри Ланка
    mk/lr	Либерија
    mk/ls	Лесото
    mk/lt	Литванија
    mk/lu	Луксембург
    mk/lv	Латвија
    mk/ly	Либија
    mk/ma	Мароко
    mk/mc	Монако
    mk/md	Молдавија
    mk/me	Црна Гора
    mk/mf	Сент Мартин
    mk/mg	Мадагаскар
    mk/mh	Маршалски Острови
    mk/mk	Северна Македонија
    mk/ml	Мали
    mk/mm	Мјанмар (Бурма)
    mk/mn	Монголија
    mk/mo	Макао САР
    mk/mp	Северни Маријански Острови
    mk/mq	Мартиник
    mk/mr	Мавританија
    mk/ms	Монсерат
    mk/mt	Малта
    mk/mu	Маврициус
    mk/mv	Малдиви
    mk/mw	Малави
    mk/mx	Мексико
    mk/my	Малезија
    mk/mz	Мозамбик
    mk/na	Намибија
    mk/nc	Нова Каледонија
    mk/ne	Нигер
    mk/nf	Норфолшки Остров
    mk/ng	Нигерија
    mk/ni	Никарагва
    mk/nl	Холандија
    mk/no	Норвешка
    mk/np	Непал
    mk/nr	Науру
    mk/nu	Ниује
    mk/nz	Нов Зеланд
    mk/om	Оман
    mk/pa	Панама
    mk/pe	Перу
    mk/pf	Француска Полинезија
    mk/pg	Папуа Нова Гвинеја
    mk/ph	Филипини
    mk/pk	Пакистан
    mk/pl	Полска
    mk/pm	Сент Пјер и Микелан
    mk/pn	Питкернски Острови
    mk/pr	Порторико
    mk/ps	Палестински Територии
    mk/pt	Португалија
    mk/pw	Палау
    mk/py	Парагвај
    mk/qa	Катар
    mk/re	Рејунион
    mk/ro	Романија
    mk/rs	Србија
    mk/ru	Русија
    mk/rw	Руанда
    mk/sa	Саудиска Арабија
    mk/sb	Соломонски Острови
    mk/sc	Сејшели
    mk/sd	Судан
    mk/se	Шведска
    mk/sg	Сингапур
    mk/sh	Света Елена
    mk/si	Словенија
    mk/sj	Свалбард и Јан Мајен
    mk/sk	Словачка
    mk/sl	Сиера Леоне
    mk/sm	Сан Марино
    mk/sn	Сенегал
    mk/so	Сомалија
    mk/sr	Суринам
    mk/ss	Јужен Судан
    mk/st	Саун Томе и Принсип
    mk/sv	Ел Салвадор
    mk/sx	Свети Мартин
    mk/sy	Сирија
    mk/sz	Свазиленд
    mk/tc	Острови Туркс и Каикос
    mk/td	Чад
    mk/tf	Француски Јужни Територии
    mk/tg	Того
    mk/th	Тајланд
    mk/tj	Таџикистан
    mk/tk	Токелау
    mk/tl	Тимор Лесте
    mk/tm	Туркменистан
    mk/tn	Тунис
    mk/to	Тонга
    mk/tr	Турција
    mk/tt	Тринидад и Тобаго
    mk/tv	Тувалу
    mk/tw	Тајван
    mk/tz	Танзанија
    mk/ua	Украина
    mk/ug	Уганда
    mk/um	Американски територии во Пацификот
    mk/us	Соединети Американски Држави
    mk/uy	Уругвај
    mk/uz	Узбекистан
    mk/va	Ватикан
    mk/vc	Сент Винсент и Гренадини
    mk/ve	Венецуела
    mk/vg	Британски Девствени Острови
    mk/vi	Американски Девствени Острови
    mk/vn	Виетнам
    mk/vu	Вануату
    mk/wf	Валис и Футуна
    mk/ws	Самоа
    mk/ye	Јемен
    mk/yt	Мајот
    mk/za	Јужноафриканска Република
    mk/zm	Замбија
    mk/zw	Зимбабве
    ml/ad	അൻഡോറ
    ml/ae	യുണൈറ്റഡ് അറബ് എമിറൈറ്റ്‌സ്
    ml/af	അഫ്‌ഗാനിസ്ഥാൻ
    ml/ag	ആൻറിഗ്വയും ബർബുഡയും
    ml/ai	ആൻഗ്വില്ല
    ml/al	അൽബേനിയ
    ml/am	അർമേനിയ
    ml/ao	അംഗോള
    ml/aq	അന്റാർട്ടിക്ക
    ml/ar	അർജന്റീന
    ml/as	അമേരിക്കൻ സമോവ
    ml/at	ഓസ്ട്രിയ
    ml/au	ഓസ്‌ട്രേലിയ
    ml/aw	അറൂബ
    ml/ax	അലൻഡ് ദ്വീപുകൾ
    ml/az	അസർബൈജാൻ
    ml/ba	ബോസ്നിയയും ഹെർസഗോവിനയും
    ml/bb	ബാർബഡോസ്
    ml/bd	ബംഗ്ലാദേശ്
    ml/be	ബെൽജിയം
    ml/bf	ബർക്കിന ഫാസോ
    ml/bg	ബൾഗേറിയ
    ml/bh	ബഹ്റിൻ
    ml/bi	ബറുണ്ടി
    ml/bj	ബെനിൻ
    ml/bl	സെന്റ് ബാർത്തലമി
    ml/bm	ബർമുഡ
    ml/bn	ബ്രൂണൈ
    ml/bo	ബൊളീവിയ
    ml/bq	കരീബിയൻ നെതർലാൻഡ്സ്
    ml/br	ബ്രസീൽ
    ml/bs	ബഹാമാസ്
    ml/bt	ഭൂട്ടാൻ
    ml/bv	ബൗവെട്ട് ദ്വീപ്
    ml/bw	ബോട്സ്വാന
    ml/by	ബെലറൂസ്
    ml/bz	ബെലീസ്
    ml/ca	കാനഡ
    ml/cc	കോക്കസ് (കീലിംഗ്) ദ്വീപുകൾ
    ml/cd	കോംഗോ - കിൻഷാസ
    ml/cf	സെൻട്രൽ ആഫ്രിക്കൻ റിപ്പബ്ലിക്ക്
    ml/cg	കോംഗോ - ബ്രാസവില്ലി
    ml/ch	സ്വിറ്റ്സർലാൻഡ്
    ml/ci	കോട്ട് ഡി വാർ
    ml/ck	കുക്ക് ദ്വീപുകൾ
    ml/cl	ചിലി
    ml/cm	കാമറൂൺ
    ml/cn	ചൈന
    ml/co	കൊളംബിയ
    ml/cr	കോസ്റ്ററിക്ക
    ml/cu	ക്യൂബ
    ml/cv	കേപ്പ് വേർഡ്
    ml/cw	കുറാകാവോ
    ml/cx	ക്രിസ്മസ് ദ്വീപ്
    ml/cy	സൈപ്രസ്
    ml/cz	ചെക്കിയ
    ml/de	ജർമ്മനി
    ml/dj	ജിബൂത്തി
    ml/dk	ഡെൻമാർക്ക്
    ml/dm	ഡൊമിനിക്ക
    ml/do	ഡൊമിനിക്കൻ റിപ്പബ്ലിക്ക്
    ml/dz	അൾജീരിയ
    ml/ec	ഇക്വഡോർ
    ml/ee	എസ്റ്റോണിയ‍
    ml/eg	ഈജിപ്ത്
    ml/eh	പശ്ചിമ സഹാറ
    ml/er	എറിത്രിയ
    ml/es	സ്‌പെയിൻ
    ml/et	എത്യോപ്യ
    ml/fi	ഫിൻലാൻഡ്
    ml/fj	ഫിജി
    ml/fk	ഫാക്ക്‌ലാന്റ് ദ്വീപുകൾ
    ml/fm	മൈക്രോനേഷ്യ
    ml/fo	ഫറോ ദ്വീപുകൾ
    ml/fr	ഫ്രാൻസ്
    ml/ga	ഗാബൺ
    ml/gb	യുണൈറ്റഡ് കിംഗ്ഡം
    ml/gd	ഗ്രനേഡ
    ml/ge	ജോർജ്ജിയ
    ml/gf	ഫ്രഞ്ച് ഗയാന
    ml/gg	ഗേൺസി
    ml/gh	ഘാന
    ml/gi	ജിബ്രാൾട്ടർ
    ml/gl	ഗ്രീൻലൻഡ്
    ml/gm	ഗാംബിയ
    ml/gn	ഗിനിയ
    ml/gp	ഗ്വാഡലൂപ്പ്
    ml/gq	ഇക്വറ്റോറിയൽ ഗിനിയ
    ml/gr	ഗ്രീസ്
    ml/gs	ദക്ഷിണ ജോർജ്ജിയയും ദക്ഷിണ സാൻഡ്‌വിച്ച് ദ്വീപുകളും
    ml/gt	ഗ്വാട്ടിമാല
    ml/gu	ഗ്വാം
    ml/gw	ഗിനിയ-ബിസൗ
    ml/gy	ഗയാന
    ml/hk	ഹോങ്കോങ് (SAR) ചൈന
    ml/hm	ഹേർഡ്, മക്ഡോണൾഡ് ദ്വീപുകൾ
    ml/hn	ഹോണ്ടുറാസ്
    ml/hr	ക്രൊയേഷ്യ
    ml/ht	ഹെയ്തി
    ml/hu	ഹംഗറി
    ml/id	ഇന്തോനേഷ്യ
    ml/ie	അയർലൻഡ്
    ml/il	ഇസ്രായേൽ
    ml/im	ഐൽ ഓഫ് മാൻ
    ml/in	ഇന്ത്യ
    ml/io	ബ്രിട്ടീഷ് ഇന്ത്യൻ ഓഷ്യൻ ടെറിട്ടറി
    ml/iq	ഇറാഖ്
    ml/ir	ഇറാൻ
    ml/is	ഐസ്‌ലാന്റ്
    ml/it	ഇറ്റലി
    ml/je	ജേഴ്സി
    ml/jm	ജമൈക്ക
    ml/jo	ജോർദ്ദാൻ
    ml/jp	ജപ്പാൻ
    ml/ke	കെനിയ
    ml/kg	കിർഗിസ്ഥാൻ
    ml/kh	കംബോഡിയ
    ml/ki	കിരിബാട്ടി
    ml/km	കോമൊറോസ്
    ml/kn	സെന്റ് കിറ്റ്‌സും നെവിസും
    ml/kp	ഉത്തരകൊറിയ
    ml/kr	ദക്ഷിണകൊറിയ
    ml/kw	കുവൈറ്റ്
    ml/ky	കേയ്മാൻ ദ്വീപുകൾ
    ml/kz	കസാഖിസ്ഥാൻ
    ml/la	ലാവോസ്
    ml/lb	ലെബനൻ
    ml/lc	സെന്റ് ലൂസിയ
    ml/li	ലിച്ചൺസ്റ്റൈൻ
    ml/lk	ശ്രീലങ്ക
    ml/lr	ലൈബീരിയ
    ml/ls	ലെസോതോ
    ml/lt	ലിത്വാനിയ
    ml/lu	ലക്സംബർഗ്
    ml/lv	ലാറ്റ്വിയ
    ml/ly	ലിബിയ
    ml/ma	മൊറോക്കൊ
    ml/mc	മൊണാക്കോ
    ml/md	മൾഡോവ
    ml/me	മോണ്ടെനെഗ്രോ
    ml/mf	സെന്റ് മാർട്ടിൻ
    ml/mg	മഡഗാസ്കർ
    ml/mh	മാർഷൽ ദ്വീപുകൾ
    ml/mk	നോർത്ത് മാസിഡോണിയ
    ml/ml	മാലി
    ml/mm	മ്യാൻമാർ (ബർമ്മ)
    ml/mn	മംഗോളിയ
    ml/mo	മക്കാവു എസ്.എ.ആർ. ചൈന
    ml/mp	ഉത്തര മറിയാനാ ദ്വീപുകൾ
    ml/mq	മാർട്ടിനിക്ക്
    ml/mr	മൗറിറ്റാനിയ
    ml/ms	മൊണ്ടെസരത്ത്
    ml/mt	മാൾട്ട
    ml/mu	മൗറീഷ്യസ്
    ml/mv	മാലിദ്വീപ്
    ml/mw	മലാവി
    ml/mx	മെക്സിക്കോ
    ml/my	മലേഷ്യ
    ml/mz	മൊസാംബിക്ക്
    ml/na	നമീബിയ
    ml/nc	ന്യൂ കാലിഡോണിയ
    ml/ne	നൈജർ
    ml/nf	നോർഫോക് ദ്വീപ്
    ml/ng	നൈജീരിയ
    ml/ni	നിക്കരാഗ്വ
    ml/nl	നെതർലാൻഡ്‌സ്
    ml/no	നോർവെ
    ml/np	നേപ്പാൾ
    ml/nr	നൗറു
    ml/nu	ന്യൂയി
    ml/nz	ന്യൂസിലൻഡ്
    ml/om	ഒമാൻ
    ml/pa	പനാമ
    ml/pe	പെറു
    ml/pf	ഫ്രഞ്ച് പോളിനേഷ്യ
    ml/pg	പാപ്പുവ ന്യൂ ഗിനിയ
    ml/ph	ഫിലിപ്പീൻസ്
    ml/pk	പാക്കിസ്ഥാൻ
    ml/pl	പോളണ്ട്
    ml/pm	സെന്റ് പിയറി ആൻഡ് മിക്വലൻ
    ml/pn	പിറ്റ്‌കെയ്‌ൻ ദ്വീപുകൾ
    ml/pr	പോർട്ടോ റിക്കോ
    ml/ps	പാലസ്‌തീൻ പ്രദേശങ്ങൾ
    ml/pt	പോർച്ചുഗൽ
    ml/pw	പലാവു
    ml/py	പരാഗ്വേ
    ml/qa	ഖത്തർ
    ml/re	റീയൂണിയൻ
    ml/ro	റൊമാനിയ
    ml/rs	സെർബിയ
    ml/ru	റഷ്യ
    ml/rw	റുവാണ്ട
    ml/sa	സൗദി അറേബ്യ
    ml/sb	സോളമൻ ദ്വീപുകൾ
    ml/sc	സീഷെൽസ്
    ml/sd	സുഡാൻ
    ml/se	സ്വീഡൻ
    ml/sg	സിംഗപ്പൂർ
    ml/sh	സെന്റ് ഹെലീന
    ml/si	സ്ലോവേനിയ
    ml/sj	സ്വാൽബാഡും ജാൻ മായേനും
    ml/sk	സ്ലോവാക്യ
    ml/sl	സിയെറ ലിയോൺ
    ml/sm	സാൻ മറിനോ
    ml/sn	സെനഗൽ
    ml/so	സോമാലിയ
    ml/sr	സുരിനാം
    ml/ss	ദക്ഷിണ സുഡാൻ
    ml/st	സാവോ ടോമും പ്രിൻസിപെയും
    ml/sv	എൽ സാൽവദോർ
    ml/sx	സിന്റ് മാർട്ടെൻ
    ml/sy	സിറിയ
    ml/sz	സ്വാസിലൻഡ്
    ml/tc	ടർക്ക്‌സും കെയ്‌ക്കോ ദ്വീപുകളും
    ml/td	ഛാഡ്
    ml/tf	ഫ്രഞ്ച് ദക്ഷിണ ഭൂപ്രദേശം
    ml/tg	ടോഗോ
    ml/th	തായ്‌ലാൻഡ്
    ml/tj	താജിക്കിസ്ഥാൻ
    ml/tk	ടോക്കെലൂ
    ml/tl	തിമോർ-ലെസ്റ്റെ
    ml/tm	തുർക്ക്മെനിസ്ഥാൻ
    ml/tn	ടുണീഷ്യ
    ml/to	ടോംഗ
    ml/tr	തുർക്കിയെ
    ml/tt	ട്രിനിഡാഡും ടുബാഗോയും
    ml/tv	ടുവാലു
    ml/tw	തായ്‌വാൻ
    ml/tz	ടാൻസാനിയ
    ml/ua	ഉക്രെയ്‌ൻ
    ml/ug	ഉഗാണ്ട
    ml/um	യു.എസ്. ദ്വീപസമൂഹങ്ങൾ
    ml/us	അമേരിക്കൻ ഐക്യനാടുകൾ
    ml/uy	ഉറുഗ്വേ
    ml/uz	ഉസ്‌ബെക്കിസ്ഥാൻ
    ml/va	വത്തിക്കാൻ
    ml/vc	സെന്റ് വിൻസെന്റും ഗ്രനെഡൈൻസും
    ml/ve	വെനിസ്വേല
    ml/vg	ബ്രിട്ടീഷ് വെർജിൻ ദ്വീപുകൾ
    ml/vi	യു.എസ്. വെർജിൻ ദ്വീപുകൾ
    ml/vn	വിയറ്റ്നാം
    ml/vu	വന്വാതു
    ml/wf	വാലിസ് ആന്റ് ഫ്യൂച്യുന
    ml/ws	സമോവ
    ml/ye	യെമൻ
    ml/yt	മയോട്ടി
    ml/za	ദക്ഷിണാഫ്രിക്ക
    ml/zm	സാംബിയ
    ml/zw	സിംബാബ്‌വേ
    mn/ad	Андорра
    mn/ae	Арабын Нэгдсэн Эмират Улс
    mn/af	Афганистан
    mn/ag	Антигуа ба Барбуда
    mn/ai	Ангилья
    mn/al	Албани
    mn/am	Армени
    mn/ao	Ангол
    mn/aq	Антарктид
    mn/ar	Аргентин
    mn/as	Америкийн Самоа
    mn/at	Австри
    mn/au	Австрали
    mn/aw	Аруба
    mn/ax	Аландын арлууд
    mn/az	Азербайжан
    mn/ba	Босни-Херцеговин
    mn/bb	Барбадос
    mn/bd	Бангладеш
    mn/be	Бельги
    mn/bf	Буркина Фасо
    mn/bg	Болгар
    mn/bh	Бахрейн
    mn/bi	Бурунди
    mn/bj	Бенин
    mn/bl	Сент-Бартельми
    mn/bm	Бермуда
    mn/bn	Бруней
    mn/bo	Боливи
    mn/bq	Карибын Нидерланд
    mn/br	Бразил
    mn/bs	Багамын арлууд
    mn/bt	Бутан
    mn/bv	Буве арал
    mn/bw	Ботсван
    mn/by	Беларусь
    mn/bz	Белизе
    mn/ca	Канад
    mn/cc	Кокос (Кийлинг) арлууд
    mn/cd	Конго-Киншаса
    mn/cf	Төв Африкийн Бүгд Найрамдах Улс
    mn/cg	Конго-Браззавиль
    mn/ch	Швейцар
    mn/ci	Кот-д’Ивуар
    mn/ck	Күүкийн арлууд
    mn/cl	Чили
    mn/cm	Камерун
    mn/cn	Хятад
    mn/co	Колумби
    mn/cr	Коста-Рика
    mn/cu	Куба
    mn/cv	Кабо-Верде
    mn/cw	Кюрасао
    mn/cx	Зул сарын арал
    mn/cy	Кипр
    mn/cz	Чех
    mn/de	Герман
    mn/dj	Джибути
    mn/dk	Дани
    mn/dm	Доминика
    mn/do	Бүгд Найрамдах Доминикан Улс
    mn/dz	Алжир
    mn/ec	Эквадор
    mn/ee	Эстони
    mn/eg	Египет
    mn/eh	Баруун Сахар
    mn/er	Эритрей
    mn/es	Испани
    mn/et	Этиоп
    mn/fi	Финланд
    mn/fj	Фижи
    mn/fk	Фолклендийн арлууд
    mn/fm	Микронези
    mn/fo	Фарерын арлууд
    mn/fr	Франц
    mn/ga	Габон
    mn/gb	Их Британи
    mn/gd	Гренада
    mn/ge	Гүрж
    mn/gf	Францын Гвиана
    mn/gg	Гернси
    mn/gh	Гана
    mn/gi	Гибралтар
    mn/gl	Гренланд
    mn/gm	Гамби
    mn/gn	Гвиней
    mn/gp	Гваделуп
    mn/gq	Экваторын Гвиней
    mn/gr	Грек
    mn/gs	Өмнөд Жоржиа ба Өмнөд Сэндвичийн арлууд
    mn/gt	Гватемал
    mn/gu	Гуам
    mn/gw	Гвиней-Бисау
    mn/gy	Гайана
    mn/hk	БНХАУ-ын Тусгай захиргааны бүс Хонг-Конг
    mn/hm	Херд ба Макдональдийн арлууд
    mn/hn	Гондурас
    mn/hr	Хорват
    mn/ht	Гаити
    mn/hu	Унгар
    mn/id	Индонез
    mn/ie	Ирланд
    mn/il	Израил
    mn/im	Мэн Арал
    mn/in	Энэтхэг
    mn/io	Британийн харьяа Энэтхэгийн далай дахь нутаг дэвсгэр
    mn/iq	Ирак
    mn/ir	Иран
    mn/is	Исланд
    mn/it	Итали
    mn/je	Жерси
    mn/jm	Ямайка
    mn/jo	Йордан
    mn/jp	Япон
    mn/ke	Кени
    mn/kg	Киргиз
    mn/kh	Камбож
    mn/ki	Кирибати
    mn/km	Коморын арлууд
    mn/kn	Сент-Киттс ба Невис
    mn/kp	Хойд Солонгос
    mn/kr	Өмнөд Солонгос
    mn/kw	Кувейт
    mn/ky	Кайманы арлууд
    mn/kz	Казахстан
    mn/la	Лаос
    mn/lb	Ливан
    mn/lc	Сент Люсиа
    mn/li	Лихтенштайн
    mn/lk	Шри-Ланка
    mn/lr	Либери
    mn/ls	Лесото
    mn/lt	Литва
    mn/lu	Люксембург
    mn/lv	Латви
    mn/ly	Ливи
    mn/ma	Морокко
    mn/mc	Монако
    mn/md	Молдова
    mn/me	Монтенегро
    mn/mf	Сент-Мартин
    mn/mg	Мадагаскар
    mn/mh	Маршаллын арлууд
    mn/mk	Хойд Македон
    mn/ml	Мали
    mn/mm	Мьянмар
    mn/mn	Монгол
    mn/mo	БНХАУ-ын Тусгай захиргааны бүс Макао
    mn/mp	Хойд Марианы арлууд
    mn/mq	Мартиник
    mn/mr	Мавритани
    mn/ms	Монтсеррат
    mn/mt	Мальта
    mn/mu	Маврикий
    mn/mv	Мальдив
    mn/mw	Малави
    mn/mx	Мексик
    mn/my	Малайз
    mn/mz	Мозамбик
    mn/na	Намиби
    mn/nc	Шинэ Каледони
    mn/ne	Нигер
    mn/nf	Норфолк арал
    mn/ng	Нигери
    mn/ni	Никарагуа
    mn/nl	Нидерланд
    mn/no	Норвег
    mn/np	Балба
    mn/nr	Науру
    mn/nu	Ниуэ
    mn/nz	Шинэ Зеланд
    mn/om	Оман
    mn/pa	Панам
    mn/pe	Перу
    mn/pf	Францын Полинез
    mn/pg	Папуа Шинэ Гвиней
    mn/ph	Филиппин
    mn/pk	Пакистан
    mn/pl	Польш
    mn/pm	Сент-Пьер ба Микело
    mn/pn	Питкэрн арлууд
    mn/pr	Пуэрто-Рико
    mn/ps	Палестины нутаг дэвсгэр
    mn/pt	Португал
    mn/pw	Палау
    mn/py	Парагвай
    mn/qa	Катар
    mn/re	Реюнион
    mn/ro	Румын
    mn/rs	Серби
    mn/ru	Орос
    mn/rw	Руанда
    mn/sa	Саудын Араб
    mn/sb	Соломоны арлууд
    mn/sc	Сейшелийн арлууд
    mn/sd	Судан
    mn/se	Швед
    mn/sg	Сингапур
    mn/sh	Сент Хелена
    mn/si	Словени
    mn/sj	Свалбард ба Ян Майен
    mn/sk	Словак
    mn/sl	Сьерра-Леоне
    mn/sm	Сан-Марино
    mn/sn	Сенегал
    mn/so	Сомали
    mn/sr	Суринам
    mn/ss	Өмнөд Судан
    mn/st	Сан-Томе ба Принсипи
    mn/sv	Эль Сальвадор
    mn/sx	Синт Мартен
    mn/sy	Сири
    mn/sz	Эсватини
    mn/tc	Турк ба Кайкосын Арлууд
    mn/td	Чад
    mn/tf	Францын өмнөд газар нутаг
    mn/tg	Того
    mn/th	Тайланд
    mn/tj	Тажикистан
    mn/tk	Токелау
    mn/tl	Тимор-Лесте
    mn/tm	Туркменистан
    mn/tn	Тунис
    mn/to	Тонга
    mn/tr	Турк
    mn/tt	Тринидад ба Тобаго
    mn/tv	Тувалу
    mn/tw	Тайвань
    mn/tz	Танзани
    mn/ua	Украин
    mn/ug	Уганда
    mn/um	Америкийн Нэгдсэн Улсын бага арлууд
    mn/us	Америкийн Нэгдсэн Улс
    mn/uy	Уругвай
    mn/uz	Узбекистан
    mn/va	Ватикан хот улс
    mn/vc	Сент-Винсент ба Гренадин
    mn/ve	Венесуэл
    mn/vg	Британийн Виржиний арлууд
    mn/vi	АНУ-ын Виржиний арлууд
    mn/vn	Вьетнам
    mn/vu	Вануату
    mn/wf	Уоллис ба Футуна
    mn/ws	Самоа
    mn/ye	Йемен
    mn/yt	Майотта
    mn/za	Өмнөд Африк
    mn/zm	Замби
    mn/zw	Зимбабве
    mr/ad	अँडोरा
    mr/ae	संयुक्त अरब अमीरात
    mr/af	अफगाणिस्तान
    mr/ag	अँटिग्वा आणि बर्बुडा
    mr/ai	अँग्विला
    mr/al	अल्बानिया
    mr/am	अर्मेनिया
    mr/ao	अंगोला
    mr/aq	अंटार्क्टिका
    mr/ar	अर्जेंटिना
    mr/as	अमेरिकन सामोआ
    mr/at	ऑस्ट्रिया
    mr/au	ऑस्ट्रेलिया
    mr/aw	अरुबा
    mr/ax	अ‍ॅलँड बेटे
    mr/az	अझरबैजान
    mr/ba	बोस्निया अणि हर्जेगोविना
    mr/bb	बार्बाडोस
    mr/bd	बांगलादेश
    mr/be	बेल्जियम
    mr/bf	बुर्किना फासो
    mr/bg	बल्गेरिया
    mr/bh	बहारीन
    mr/bi	बुरुंडी
    mr/bj	बेनिन
    mr/bl	सेंट बार्थेलेमी
    mr/bm	बर्मुडा
    mr/bn	ब्रुनेई
    mr/bo	बोलिव्हिया
    mr/bq	कॅरिबियन नेदरलँड्स
    mr/br	ब्राझिल
    mr/bs	बहामाज
    mr/bt	भूतान
    mr/bv	बोउवेट बेट
    mr/bw	बोट्सवाना
    mr/by	बेलारूस
    mr/bz	बेलिझे
    mr/ca	कॅनडा
    mr/cc	कोकोस (कीलिंग) बेटे
    mr/cd	काँगो - किंशासा
    mr/cf	केंद्रीय अफ्रिकी प्रजासत्ताक
    mr/cg	काँगो - ब्राझाविले
    mr/ch	स्वित्झर्लंड
    mr/ci	कोत द’ईवोआर
    mr/ck	कुक बेटे
    mr/cl	चिली
    mr/cm	कॅमेरून
    mr/cn	चीन
    mr/co	कोलम्बिया
    mr/cr	कोस्टा रिका
    mr/cu	क्यूबा
    mr/cv	केप व्हर्डे
    mr/cw	क्युरासाओ
    mr/cx	ख्रिसमस बेट
    mr/cy	सायप्रस
    mr/cz	झेकिया
    mr/de	जर्मनी
    mr/dj	जिबौटी
    mr/dk	डेन्मार्क
    mr/dm	डोमिनिका
    mr/do	डोमिनिकन प्रजासत्ताक
    mr/dz	अल्जीरिया
    mr/ec	इक्वाडोर
    mr/ee	एस्टोनिया
    mr/eg	इजिप्त
    mr/eh	पश्चिम सहारा
    mr/er	एरिट्रिया
    mr/es	स्पेन
    mr/et	इथिओपिया
    mr/fi	फिनलंड
    mr/fj	फिजी
    mr/fk	फॉकलंड बेटे
    mr/fm	मायक्रोनेशिया
    mr/fo	फेरो बेटे
    mr/fr	फ्रान्स
    mr/ga	गॅबॉन
    mr/gb	युनायटेड किंगडम
    mr/gd	ग्रेनेडा
    mr/ge	जॉर्जिया
    mr/gf	फ्रेंच गयाना
    mr/gg	ग्वेर्नसे
    mr/gh	घाना
    mr/gi	जिब्राल्टर
    mr/gl	ग्रीनलंड
    mr/gm	गाम्बिया
    mr/gn	गिनी
    mr/gp	ग्वाडेलोउपे
    mr/gq	इक्वेटोरियल गिनी
    mr/gr	ग्रीस
    mr/gs	दक्षिण जॉर्जिया आणि दक्षिण सँडविच बेटे
    mr/gt	ग्वाटेमाला
    mr/gu	गुआम
    mr/gw	गिनी-बिसाउ
    mr/gy	गयाना
    mr/hk	हाँगकाँग एसएआर चीन
    mr/hm	हर्ड आणि मॅक्डोनाल्ड बेटे
    mr/hn	होंडुरास
    mr/hr	क्रोएशिया
    mr/ht	हैती
    mr/hu	हंगेरी
    mr/id	इंडोनेशिया
    mr/ie	आयर्लंड
    mr/il	इस्त्राइल
    mr/im	आयल ऑफ मॅन
    mr/in	भारत
    mr/io	ब्रिटिश हिंद महासागर प्रदेश
    mr/iq	इराक
    mr/ir	इराण
    mr/is	आइसलँड
    mr/it	इटली
    mr/je	जर्सी
    mr/jm	जमैका
    mr/jo	जॉर्डन
    mr/jp	जपान
    mr/ke	केनिया
    mr/kg	किरगिझस्तान
    mr/kh	कंबोडिया
    mr/ki	किरीबाटी
    mr/km	कोमोरोज
    mr/kn	सेंट किट्स आणि नेव्हिस
    mr/kp	उत्तर कोरिया
    mr/kr	दक्षिण कोरिया
    mr/kw	कुवेत
    mr/ky	केमन बेटे
    mr/kz	कझाकस्तान
    mr/la	लाओस
    mr/lb	लेबनॉन
    mr/lc	सेंट ल्यूसिया
    mr/li	लिक्टेनस्टाइन
    mr/lk	श्रीलंका
    mr/lr	लायबेरिया
    mr/ls	लेसोथो
    mr/lt	लिथुआनिया
    mr/lu	लक्झेंबर्ग
    mr/lv	लाटव्हिया
    mr/ly	लिबिया
    mr/ma	मोरोक्को
    mr/mc	मोनॅको
    mr/md	मोल्डोव्हा
    mr/me	मोंटेनेग्रो
    mr/mf	सेंट मार्टिन
    mr/mg	मादागास्कर
    mr/mh	मार्शल बेटे
    mr/mk	उत्तर मॅसेडोनिया
    mr/ml	माली
    mr/mm	म्यानमार (बर्मा)
    mr/mn	मंगोलिया
    mr/mo	मकाओ एसएआर चीन
    mr/mp	उत्तरी मारियाना बेटे
    mr/mq	मार्टिनिक
    mr/mr	मॉरिटानिया
    mr/ms	मॉन्ट्सेराट
    mr/mt	माल्टा
    mr/mu	मॉरिशस
    mr/mv	मालदीव
    mr/mw	मलावी
    mr/mx	मेक्सिको
    mr/my	मलेशिया
    mr/mz	मोझाम्बिक
    mr/na	नामिबिया
    mr/nc	न्यू कॅलेडोनिया
    mr/ne	नाइजर
    mr/nf	नॉरफॉक बेट
    mr/ng	नायजेरिया
    mr/ni	निकाराग्वा
    mr/nl	नेदरलँड
    mr/no	नॉर्वे
    mr/np	नेपाळ
    mr/nr	नाउरू
    mr/nu	नीयू
    mr/nz	न्यूझीलंड
    mr/om	ओमान
    mr/pa	पनामा
    mr/pe	पेरू
    mr/pf	फ्रेंच पॉलिनेशिया
    mr/pg	पापुआ न्यू गिनी
    mr/ph	फिलिपिन्स
    mr/pk	पाकिस्तान
    mr/pl	पोलंड
    mr/pm	सेंट पियरे आणि मिक्वेलोन
    mr/pn	पिटकैर्न बेटे
    mr/pr	प्युएर्तो रिको
    mr/ps	पॅलेस्टिनियन प्रदेश
    mr/pt	पोर्तुगाल
    mr/pw	पलाऊ
    mr/py	पराग्वे
    mr/qa	कतार
    mr/re	रियुनियन
    mr/ro	रोमानिया
    mr/rs	सर्बिया
    mr/ru	रशिया
    mr/rw	रवांडा
    mr/sa	सौदी अरब
    mr/sb	सोलोमन बेटे
    mr/sc	सेशेल्स
    mr/sd	सुदान
    mr/se	स्वीडन
    mr/sg	सिंगापूर
    mr/sh	सेंट हेलेना
    mr/si	स्लोव्हेनिया
    mr/sj	स्वालबर्ड आणि जान मायेन
    mr/sk	स्लोव्हाकिया
    mr/sl	सिएरा लिओन
    mr/sm	सॅन मरीनो
    mr/sn	सेनेगल
    mr/so	सोमालिया
    mr/sr	सुरिनाम
    mr/ss	दक्षिण सुदान
    mr/st	साओ टोम आणि प्रिंसिपे
    mr/sv	अल साल्वाडोर
    mr/sx	सिंट मार्टेन
    mr/sy	सीरिया
    mr/sz	इस्वातिनी
    mr/tc	टर्क्स आणि कैकोस बेटे
    mr/td	चाड
    mr/tf	फ्रेंच दाक्षिणात्य प्रदेश
    mr/tg	टोगो
    mr/th	थायलंड
    mr/tj	ताजिकिस्तान
    mr/tk	तोकेलाउ
    mr/tl	तिमोर-लेस्ते
    mr/tm	तुर्कमेनिस्तान
    mr/tn	ट्यूनिशिया
    mr/to	टोंगा
    mr/tr	तुर्किये
    mr/tt	त्रिनिदाद आणि टोबॅगो
    mr/tv	टुवालु
    mr/tw	तैवान
    mr/tz	टांझानिया
    mr/ua	युक्रेन
    mr/ug	युगांडा
    mr/um	यू.एस. आउटलाइंग बेटे
    mr/us	युनायटेड स्टेट्स
    mr/uy	उरुग्वे
    mr/uz	उझबेकिस्तान
    mr/va	व्हॅटिकन सिटी
    mr/vc	सेंट व्हिन्सेंट आणि ग्रेनडाइन्स
    mr/ve	व्हेनेझुएला
    mr/vg	ब्रिटिश व्हर्जिन बेटे
    mr/vi	यू.एस. व्हर्जिन बेटे
    mr/vn	व्हिएतनाम
    mr/vu	वानुआतु
    mr/wf	वालिस आणि फ्यूचूना
    mr/ws	सामोआ
    mr/ye	येमेन
    mr/yt	मायोट्टे
    mr/za	दक्षिण आफ्रिका
    mr/zm	झाम्बिया
    mr/zw	झिम्बाब्वे
    ms/ad	Andorra
    ms/ae	Emiriah Arab Bersatu
    ms/af	Afghanistan
    ms/ag	Antigua dan Barbuda
    ms/ai	Anguilla
    ms/al	Albania
    ms/am	Armenia
    ms/ao	Angola
    ms/aq	Antartika
    ms/ar	Argentina
    ms/as	Samoa Amerika
    ms/at	Austria
    ms/au	Australia
    ms/aw	Aruba
    ms/ax	Kepulauan Aland
    ms/az	Azerbaijan
    ms/ba	Bosnia dan Herzegovina
    ms/bb	Barbados
    ms/bd	Bangladesh
    ms/be	Belgium
    ms/bf	Burkina Faso
    ms/bg	Bulgaria
    ms/bh	Bahrain
    ms/bi	Burundi
    ms/bj	Benin
    ms/bl	St. Barthelemy
    ms/bm	Bermuda
    ms/bn	Brunei
    ms/bo	Bolivia
    ms/bq	Belanda Caribbean
    ms/br	Brazil
    ms/bs	Bahamas
    ms/bt	Bhutan
    ms/bv	Pulau Bouvet
    ms/bw	Botswana
    ms/by	Belarus
    ms/bz	Belize
    ms/ca	Kanada
    ms/cc	Kepulauan Cocos (Keeling)
    ms/cd	Congo - Kinshasa
    ms/cf	Republik Afrika Tengah
    ms/cg	Congo - Brazzaville
    ms/ch	Switzerland
    ms/ci	Cote d’Ivoire
    ms/ck	Kepulauan Cook
    ms/cl	Chile
    ms/cm	Cameroon
    ms/cn	China
    ms/co	Colombia
    ms/cr	Costa Rica
    ms/cu	Cuba
    ms/cv	Cape Verde
    ms/cw	Curacao
    ms/cx	Pulau Krismas
    ms/cy	Cyprus
    ms/cz	Czechia
    ms/de	Jerman
    ms/dj	Djibouti
    ms/dk	Denmark
    ms/dm	Dominica
    ms/do	Republik Dominica
    ms/dz	Algeria
    ms/ec	Ecuador
    ms/ee	Estonia
    ms/eg	Mesir
    ms/eh	Sahara Barat
    ms/er	Eritrea
    ms/es	Sepanyol
    ms/et	Ethiopia
    ms/fi	Finland
    ms/fj	Fiji
    ms/fk	Kepulauan Falkland
    ms/fm	Micronesia
    ms/fo	Kepulauan Faroe
    ms/fr	Perancis
    ms/ga	Gabon
    ms/gb	United Kingdom
    ms/gd	Grenada
    ms/ge	Georgia
    ms/gf	Guiana Perancis
    ms/gg	Guernsey
    ms/gh	Ghana
    ms/gi	Gibraltar
    ms/gl	Greenland
    ms/gm	Gambia
    ms/gn	Guinea
    ms/gp	Guadeloupe
    ms/gq	Guinea Khatulistiwa
    ms/gr	Greece
    ms/gs	Kepulauan Georgia Selatan & Sandwich Selatan
    ms/gt	Guatemala
    ms/gu	Guam
    ms/gw	Guinea Bissau
    ms/gy	Guyana
    ms/hk	Hong Kong SAR China
    ms/hm	Kepulauan Heard & McDonald
    ms/hn	Honduras
    ms/hr	Croatia
    ms/ht	Haiti
    ms/hu	Hungary
    ms/id	Indonesia
    ms/ie	Ireland
    ms/il	Israel
    ms/im	Isle of Man
    ms/in	India
    ms/io	Wilayah Lautan Hindi British
    ms/iq	Iraq
    ms/ir	Iran
    ms/is	Iceland
    ms/it	Itali
    ms/je	Jersey
    ms/jm	Jamaica
    ms/jo	Jordan
    ms/jp	Jepun
    ms/ke	Kenya
    ms/kg	Kyrgyzstan
    ms/kh	Kemboja
    ms/ki	Kiribati
    ms/km	Comoros
    ms/kn	Saint Kitts dan Nevis
    ms/kp	Korea Utara
    ms/kr	Korea Selatan
    ms/kw	Kuwait
    ms/ky	Kepulauan Cayman
    ms/kz	Kazakhstan
    ms/la	Laos
    ms/lb	Lubnan
    ms/lc	Saint Lucia
    ms/li	Liechtenstein
    ms/lk	Sri Lanka
    ms/lr	Liberia
    ms/ls	Lesotho
    ms/lt	Lithuania
    ms/lu	Luxembourg
    ms/lv	Latvia
    ms/ly	Libya
    ms/ma	Maghribi
    ms/mc	Monaco
    ms/md	Moldova
    ms/me	Montenegro
    ms/mf	Saint Martin
    ms/mg	Madagaskar
    ms/mh	Kepulauan Marshall
    ms/mk	Macedonia Utara
    ms/ml	Mali
    ms/mm	Myanmar (Burma)
    ms/mn	Mongolia
    ms/mo	Macau SAR China
    ms/mp	Kepulauan Mariana Utara
    ms/mq	Martinique
    ms/mr	Mauritania
    ms/ms	Montserrat
    ms/mt	Malta
    ms/mu	Mauritius
    ms/mv	Maldives
    ms/mw	Malawi
    ms/mx	Mexico
    ms/my	Malaysia
    ms/mz	Mozambique
    ms/na	Namibia
    ms/nc	New Caledonia
    ms/ne	Niger
    ms/nf	Pulau Norfolk
    ms/ng	Nigeria
    ms/ni	Nicaragua
    ms/nl	Belanda
    ms/no	Norway
    ms/np	Nepal
    ms/nr	Nauru
    ms/nu	Niue
    ms/nz	New Zealand
    ms/om	Oman
    ms/pa	Panama
    ms/pe	Peru
    ms/pf	Polinesia Perancis
    ms/pg	Papua New Guinea
    ms/ph	Filipina
    ms/pk	Pakistan
    ms/pl	Poland
    ms/pm	Saint Pierre dan Miquelon
    ms/pn	Kepulauan Pitcairn
    ms/pr	Puerto Rico
    ms/ps	Wilayah Palestin
    ms/pt	Portugal
    ms/pw	Palau
    ms/py	Paraguay
    ms/qa	Qatar
    ms/re	Reunion
    ms/ro	Romania
    ms/rs	Serbia
    ms/ru	Rusia
    ms/rw	Rwanda
    ms/sa	Arab Saudi
    ms/sb	Kepulauan Solomon
    ms/sc	Seychelles
    ms/sd	Sudan
    ms/se	Sweden
    ms/sg	Singapura
    ms/sh	Saint Helena
    ms/si	Slovenia
    ms/sj	Svalbard dan Jan Mayen
    ms/sk	Slovakia
    ms/sl	Sierra Leone
    ms/sm	San Marino
    ms/sn	Senegal
    ms/so	Somalia
    ms/sr	Surinam
    ms/ss	Sudan Selatan
    ms/st	Sao Tome dan Principe
    ms/sv	El Salvador
    ms/sx	Sint Maarten
    ms/sy	Syria
    ms/sz	Eswatini
    ms/tc	Kepulauan Turks dan Caicos
    ms/td	Chad
    ms/tf	Wilayah Selatan Perancis
    ms/tg	Togo
    ms/th	Thailand
    ms/tj	Tajikistan
    ms/tk	Tokelau
    ms/tl	Timor-Leste
    ms/tm	Turkmenistan
    ms/tn	Tunisia
    ms/to	Tonga
    ms/tr	Turkiye
    ms/tt	Trinidad dan Tobago
    ms/tv	Tuvalu
    ms/tw	Taiwan
    ms/tz	Tanzania
    ms/ua	Ukraine
    ms/ug	Uganda
    ms/um	Kepulauan Terpencil A.S.
    ms/us	Amerika Syarikat
    ms/uy	Uruguay
    ms/uz	Uzbekistan
    ms/va	Kota Vatican
    ms/vc	Saint Vincent dan Grenadines
    ms/ve	Venezuela
    ms/vg	Kepulauan Virgin British
    ms/vi	Kepulauan Virgin A.S.
    ms/vn	Vietnam
    ms/vu	Vanuatu
    ms/wf	Wallis dan Futuna
    ms/ws	Samoa
    ms/ye	Yaman
    ms/yt	Mayotte
    ms/za	Afrika Selatan
    ms/zm	Zambia
    ms/zw	Zimbabwe
    my/ad	အန်ဒိုရာ
    my/ae	ယူအေအီး
    my/af	အာဖဂန်နစ္စတန်
    my/ag	အန်တီဂွါနှင့် ဘာဘူဒါ
    my/ai	အန်ဂီလာ
    my/al	အယ်လ်ဘေးနီးယား
    my/am	အာမေးနီးယား
    my/ao	အန်ဂိုလာ
    my/aq	အန်တာတိက
    my/ar	အာဂျင်တီးနား
    my/as	အမေရိကန် ဆမိုးအား
    my/at	ဩစတြီးယား
    my/au	ဩစတြေးလျ
    my/aw	အာရူးဗား
    my/ax	အာလန်ကျွန်း
    my/az	အဇာဘိုင်ဂျန်
    my/ba	ဘော့စနီးယားနှင့် ဟာဇီဂိုဗီနား
    my/bb	ဘာဘေးဒိုးစ်
    my/bd	ဘင်္ဂလားဒေ့ရှ်
    my/be	ဘယ်လ်ဂျီယမ်
    my/bf	ဘာကီးနား ဖားဆို
    my/bg	ဘူလ်ဂေးရီးယား
    my/bh	ဘာရိန်း
    my/bi	ဘူရွန်ဒီ
    my/bj	ဘီနင်
    my/bl	စိန့်ဘာသယ်လ်မီ
    my/bm	ဘာမြူဒါ
    my/bn	ဘရူနိုင်း
    my/bo	ဘိုလီးဗီးယား
    my/bq	ကာရစ်ဘီယံ နယ်သာလန်
    my/br	ဘရာဇီး
    my/bs	ဘဟားမား
    my/bt	ဘူတန်
    my/bv	ဘူဗက်ကျွန်း
    my/bw	ဘော့ဆွာနာ
    my/by	ဘီလာရုစ်
    my/bz	ဘလိဇ်
    my/ca	ကနေဒါ
    my/cc	ကိုကိုးကျွန်း
    my/cd	ကွန်ဂို
    my/cf	ဗဟို အာဖရိက ပြည်ထောင်စု
    my/cg	ကွန်ဂို-ဘရာဇာဗီးလ်
    my/ch	ဆွစ်ဇာလန်
    my/ci	ကို့တ် ဒီဗွာ
    my/ck	ကွတ် ကျွန်းစု
    my/cl	ချီလီ
    my/cm	ကင်မရွန်း
    my/cn	တရုတ်
    my/co	ကိုလံဘီယာ
    my/cr	ကို့စ်တာရီကာ
    my/cu	ကျူးဘား
    my/cv	ကိတ်ဗာဒီ
    my/cw	ကျူရေးကိုးစ်
    my/cx	ခရစ်စမတ် ကျွန်း
    my/cy	ဆိုက်ပရပ်စ်
    my/cz	ချက်ကီယား
    my/de	ဂျာမနီ
    my/dj	ဂျီဘူတီ
    my/dk	ဒိန်းမတ်
    my/dm	ဒိုမီနီကာ
    my/do	ဒိုမီနီကန်
    my/dz	အယ်လ်ဂျီးရီးယား
    my/ec	အီကွေဒေါ
    my/ee	အက်စတိုးနီးယား
    my/eg	အီဂျစ်
    my/eh	အနောက် ဆာဟာရ
    my/er	အီရီထရီးယား
    my/es	စပိန်
    my/et	အီသီယိုးပီးယား
    my/fi	ဖင်လန်
    my/fj	ဖီဂျီ
    my/fk	ဖော့ကလန် ကျွန်းစု
    my/fm	မိုင်ခရိုနီရှား
    my/fo	ဖာရိုး ကျွန်းစုများ
    my/fr	ပြင်သစ်
    my/ga	ဂါဘွန်
    my/gb	ယူနိုက်တက်ကင်းဒမ်း
    my/gd	ဂရီနေဒါ
    my/ge	ဂျော်ဂျီယာ
    my/gf	ပြင်သစ် ဂီယာနာ
    my/gg	ဂွန်းဇီ
    my/gh	ဂါနာ
    my/gi	ဂျီဘရော်လ်တာ
    my/gl	ဂရင်းလန်း
    my/gm	ဂမ်ဘီရာ
    my/gn	ဂီနီ
    my/gp	ဂွါဒီလု
    my/gq	အီကွေတာ ဂီနီ
    my/gr	ဂရိ
    my/gs	တောင် ဂျော်ဂျီယာ နှင့် တောင် ဆင်းဒဝစ်ဂျ် ကျွန်းစုများ
    my/gt	ဂွါတီမာလာ
    my/gu	ဂူအမ်
    my/gw	ဂီနီ-ဘီစော
    my/gy	ဂိုင်ယာနာ
    my/hk	ဟောင်ကောင် (တရုတ်ပြည်)
    my/hm	ဟတ်ကျွန်းနှင့်မက်ဒေါနယ်ကျွန်းစု
    my/hn	ဟွန်ဒူးရပ်စ်
    my/hr	ခရိုအေးရှား
    my/ht	ဟေတီ
    my/hu	ဟန်ဂေရီ
    my/id	အင်ဒိုနီးရှား
    my/ie	အိုင်ယာလန်
    my/il	အစ္စရေး
    my/im	မန်ကျွန်း
    my/in	အိန္ဒိယ
    my/io	ဗြိတိသျှပိုင် အိန္ဒိယသမုဒ္ဒရာကျွန်းများ
    my/iq	အီရတ်
    my/ir	အီရန်
    my/is	အိုက်စလန်
    my/it	အီတလီ
    my/je	ဂျာစီ
    my/jm	ဂျမေကာ
    my/jo	ဂျော်ဒန်
    my/jp	ဂျပန်
    my/ke	ကင်ညာ
    my/kg	ကာဂျစ္စတန်
    my/kh	ကမ္ဘောဒီးယား
    my/ki	ခီရီဘာတီ
    my/km	ကိုမိုရိုစ်
    my/kn	စိန့်ကစ်နှင့်နီဗီစ်
    my/kp	မြောက်ကိုရီးယား
    my/kr	တောင်ကိုရီးယား
    my/kw	ကူဝိတ်
    my/ky	ကေမန် ကျွန်းစု
    my/kz	ကာဇက်စတန်
    my/la	လာအို
    my/lb	လက်ဘနွန်
    my/lc	စိန့်လူစီယာ
    my/li	လစ်တန်စတိန်း
    my/lk	သီရိလင်္ကာ
    my/lr	လိုက်ဘေးရီးယား
    my/ls	လီဆိုသို
    my/lt	လစ်သူဝေးနီးယား
    my/lu	လူဇင်ဘတ်
    my/lv	လတ်ဗီးယား
    my/ly	လစ်ဗျား
    my/ma	မော်ရိုကို
    my/mc	မိုနာကို
    my/md	မောလ်ဒိုဗာ
    my/me	မွန်တီနိဂရိုး
    my/mf	စိန့်မာတင်
    my/mg	မဒါဂတ်စကား
    my/mh	မာရှယ် ကျွန်းစု
    my/mk	မြောက် မက်ဆီဒိုးနီးယား
    my/ml	မာလီ
    my/mm	မြန်မာ
    my/mn	မွန်ဂိုးလီးယား
    my/mo	မကာအို (တရုတ်ပြည်)
    my/mp	မြောက်ပိုင်းမာရီအာနာကျွန်းစု
    my/mq	မာတီနိခ်
    my/mr	မော်ရီတေးနီးယား
    my/ms	မောင့်စဲရက်
    my/mt	မောလ်တာ
    my/mu	မောရစ်ရှ
    my/mv	မော်လ်ဒိုက်
    my/mw	မာလာဝီ
    my/mx	မက်ကဆီကို
    my/my	မလေးရှား
    my/mz	မိုဇမ်ဘစ်
    my/na	နမီးဘီးယား
    my/nc	နယူး ကယ်လီဒိုနီးယား
    my/ne	နိုင်ဂျာ
    my/nf	နောဖုတ်ကျွန်း
    my/ng	နိုင်ဂျီးရီးယား
    my/ni	နီကာရာဂွါ
    my/nl	နယ်သာလန်
    my/no	နော်ဝေ
    my/np	နီပေါ
    my/nr	နော်ရူး
    my/nu	နီဥူအေ
    my/nz	နယူးဇီလန်
    my/om	အိုမန်
    my/pa	ပနားမား
    my/pe	ပီရူး
    my/pf	ပြင်သစ် ပေါ်လီနီးရှား
    my/pg	ပါပူအာ နယူးဂီနီ
    my/ph	ဖိလစ်ပိုင်
    my/pk	ပါကစ္စတန်
    my/pl	ပိုလန်
    my/pm	စိန့်ပီအဲရ်နှင့် မီကွီလွန်
    my/pn	ပစ်တ်ကိန်းကျွန်းစု
    my/pr	ပေါ်တိုရီကို
    my/ps	ပါလက်စတိုင်း ပိုင်နက်
    my/pt	ပေါ်တူဂီ
    my/pw	ပလာအို
    my/py	ပါရာဂွေး
    my/qa	ကာတာ
    my/re	ရီယူနီယန်
    my/ro	ရိုမေးနီးယား
    my/rs	ဆားဘီးယား
    my/ru	ရုရှား
    my/rw	ရဝန်ဒါ
    my/sa	ဆော်ဒီအာရေးဘီးယား
    my/sb	ဆော်လမွန်ကျွန်းစု
    my/sc	ဆေးရှဲ
    my/sd	ဆူဒန်
    my/se	ဆွီဒင်
    my/sg	စင်္ကာပူ
    my/sh	စိန့်ဟယ်လယ်နာ
    my/si	ဆလိုဗေးနီးယား
    my/sj	စဗိုလ်ဘတ်နှင့်ဂျန်မေရန်
    my/sk	ဆလိုဗက်ကီးယား
    my/sl	ဆီယာရာ လီယွန်း
    my/sm	ဆန်မာရီနို
    my/sn	ဆီနီဂေါ
    my/so	ဆိုမာလီယာ
    my/sr	ဆူရာနမ်
    my/ss	တောင် ဆူဒန်
    my/st	ဆောင်တူမေးနှင့် ပရင်စီပီ
    my/sv	အယ်လ်ဆာဗေးဒိုး
    my/sx	စင့်မာတင်
    my/sy	ဆီးရီးယား
    my/sz	ဆွာဇီလန်
    my/tc	တခ်စ်နှင့်ကာအီကိုစ်ကျွန်းစု
    my/td	ချဒ်
    my/tf	ပြင်သစ် တောင်ပိုင်း ပိုင်နက်များ
    my/tg	တိုဂို
    my/th	ထိုင်း
    my/tj	တာဂျီကစ္စတန်
    my/tk	တိုကလောင်
    my/tl	အရှေ့တီမော
    my/tm	တာ့ခ်မင်နစ္စတန်
    my/tn	တူနီးရှား
    my/to	တွန်ဂါ
    my/tr	တူရကီ
    my/tt	ထရီနီဒတ်နှင့် တိုဘက်ဂို
    my/tv	တူဗားလူ
    my/tw	ထိုင်ဝမ်
    my/tz	တန်ဇန်းနီးယား
    my/ua	ယူကရိန်း
    my/ug	ယူဂန်းဒါး
    my/um	ယူနိုက်တက်စတိတ် ကျွန်းနိုင်ငံများ
    my/us	အမေရိကန် ပြည်ထောင်စု
    my/uy	ဥရုဂွေး
    my/uz	ဥဇဘက်ကစ္စတန်
    my/va	ဗာတီကန်စီးတီး
    my/vc	စိန့်ဗင်းဆင့်နှင့် ဂရိနေဒိုင်
    my/ve	ဗင်နီဇွဲလား
    my/vg	ဗြိတိသျှ ဗာဂျင်း ကျွန်းစု
    my/vi	ယူအက်စ် ဗာဂျင်း ကျွန်းစု
    my/vn	ဗီယက်နမ်
    my/vu	ဗနွားတူ
    my/wf	ဝေါလစ်နှင့် ဖူကျူးနား
    my/ws	ဆမိုးအား
    my/ye	ယီမင်
    my/yt	မေယော့
    my/za	တောင်အာဖရိက
    my/zm	ဇမ်ဘီယာ
    my/zw	ဇင်ဘာဘွေ
    ne/ad	अन्डोर्रा
    ne/ae	संयुक्त अरब इमिराट्स
    ne/af	अफगानिस्तान
    ne/ag	एन्टिगुआ र बारबुडा
    ne/ai	आङ्गुइला
    ne/al	अल्बेनिया
    ne/am	आर्मेनिया
    ne/ao	अङ्गोला
    ne/aq	अन्टारटिका
    ne/ar	अर्जेन्टिना
    ne/as	अमेरिकी समोआ
    ne/at	अष्ट्रिया
    ne/au	अस्ट्रेलिया
    ne/aw	अरुबा
    ne/ax	अलान्ड टापुहरु
    ne/az	अजरबैजान
    ne/ba	बोस्निया एण्ड हर्जगोभिनिया
    ne/bb	बार्बाडोस
    ne/bd	बङ्गलादेश
    ne/be	बेल्जियम
    ne/bf	बुर्किना फासो
    ne/bg	बुल्गेरिया
    ne/bh	बहराइन
    ne/bi	बुरूण्डी
    ne/bj	बेनिन
    ne/bl	सेन्ट बार्थेलेमी
    ne/bm	बर्मुडा
    ne/bn	ब्रुनाइ
    ne/bo	बोलिभिया
    ne/bq	क्यारिवियन नेदरल्याण्ड्स
    ne/br	ब्राजिल
    ne/bs	बहामास
    ne/bt	भुटान
    ne/bv	बुभेट टापु
    ne/bw	बोट्स्वाना
    ne/by	बेलारूस
    ne/bz	बेलिज
    ne/ca	क्यानाडा
    ne/cc	कोकोस (किलिंग) टापुहरु
    ne/cd	कङ्गो - किन्शासा
    ne/cf	मध्य अफ्रिकी गणतन्त्र
    ne/cg	कङ्गो ब्राजाभिल
    ne/ch	स्विजरल्याण्ड
    ne/ci	कोट दिभोर
    ne/ck	कुक टापुहरु
    ne/cl	चिली
    ne/cm	क्यामरून
    ne/cn	चीन
    ne/co	कोलोम्बिया
    ne/cr	कोष्टारिका
    ne/cu	क्युबा
    ne/cv	केप भर्डे
    ne/cw	कुराकाओ
    ne/cx	क्रिष्टमस टापु
    ne/cy	साइप्रस
    ne/cz	चेकिया
    ne/de	जर्मनी
    ne/dj	डिजिबुटी
    ne/dk	डेनमार्क
    ne/dm	डोमिनिका
    ne/do	डोमिनिकन गणतन्त्र
    ne/dz	अल्जेरिया
    ne/ec	इक्वेडोर
    ne/ee	इस्टोनिया
    ne/eg	इजिप्ट
    ne/eh	पश्चिमी साहारा
    ne/er	एरिट्रीया
    ne/es	स्पेन
    ne/et	इथियोपिया
    ne/fi	फिनल्याण्ड
    ne/fj	फिजी
    ne/fk	फकल्याण्ड टापुहरु
    ne/fm	माइक्रोनेसिया
    ne/fo	फारो टापुहरू
    ne/fr	फ्रान्स
    ne/ga	गावोन
    ne/gb	संयुक्त अधिराज्य
    ne/gd	ग्रेनाडा
    ne/ge	जर्जिया
    ne/gf	फ्रान्सेली गायना
    ne/gg	ग्यूर्न्सी
    ne/gh	घाना
    ne/gi	जिब्राल्टार
    ne/gl	ग्रिनल्याण्ड
    ne/gm	गाम्विया
    ne/gn	गिनी
    ne/gp	ग्वाडेलुप
    ne/gq	भू-मध्यीय गिनी
    ne/gr	ग्रीस
    ne/gs	दक्षिण जर्जिया र दक्षिण स्यान्डवीच टापुहरू
    ne/gt	ग्वाटेमाला
    ne/gu	गुवाम
    ne/gw	गिनी-बिसाउ
    ne/gy	गुयाना
    ne/hk	हङकङ चिनियाँ विशेष प्रशासनिक क्षेत्र
    ne/hm	हर्ड टापु र म्याकडोनाल्ड टापुहरु
    ne/hn	हन्डुरास
    ne/hr	क्रोएशिया
    ne/ht	हैटी
    ne/hu	हङ्गेरी
    ne/id	इन्डोनेशिया
    ne/ie	आयरल्याण्ड
    ne/il	इजरायल
    ne/im	आइल अफ म्यान
    ne/in	भारत
    ne/io	बेलायती हिन्द महासागर क्षेत्र
    ne/iq	इराक
    ne/ir	इरान
    ne/is	आइस्ल्याण्ड
    ne/it	इटली
    ne/je	जर्सी
    ne/jm	जमैका
    ne/jo	जोर्डन
    ne/jp	जापान
    ne/ke	केन्या
    ne/kg	किर्गिस्तान
    ne/kh	कम्बोडिया
    ne/ki	किरिबाटी
    ne/km	कोमोरोस
    ne/kn	सेन्ट किट्स र नेभिस
    ne/kp	उत्तर कोरिया
    ne/kr	दक्षिण कोरिया
    ne/kw	कुवेत
    ne/ky	केयमान टापु
    ne/kz	काजाकस्तान
    ne/la	लाओस
    ne/lb	लेबनन
    ne/lc	सेन्ट लुसिया
    ne/li	लिकटेन्सटाइन
    ne/lk	श्रीलङ्का
    ne/lr	लाइबेरिया
    ne/ls	लेसोथो
    ne/lt	लिथुएनिया
    ne/lu	लक्जेमबर्ग
    ne/lv	लाट्भिया
    ne/ly	लिबिया
    ne/ma	मोरोक्को
    ne/mc	मोनाको
    ne/md	माल्डोभा
    ne/me	मोन्टेनिग्रो
    ne/mf	सेन्ट मार्टिन
    ne/mg	माडागास्कर
    ne/mh	मार्शल टापुहरु
    ne/mk	उत्तर म्यासेडोनिया
    ne/ml	माली
    ne/mm	म्यान्मार (बर्मा)
    ne/mn	मङ्गोलिया
    ne/mo	मकाउ चिनियाँ विशेष प्रशासनिक क्षेत्र
    ne/mp	उत्तरी मारिआना टापु
    ne/mq	मार्टिनिक
    ne/mr	माउरिटानिया
    ne/ms	मोन्टसेर्राट
    ne/mt	माल्टा
    ne/mu	मौरिसियस
    ne/mv	माल्दिभ्स
    ne/mw	मालावी
    ne/mx	मेक्सिको
    ne/my	मलेसिया
    ne/mz	मोजाम्बिक
    ne/na	नामिबिया
    ne/nc	न्यु क्यालेडोनिया
    ne/ne	नाइजर
    ne/nf	नोरफोल्क टापु
    ne/ng	नाइजेरिया
    ne/ni	निकारागुवा
    ne/nl	नेदरल्याण्ड
    ne/no	नर्वे
    ne/np	नेपाल
    ne/nr	नाउरू
    ne/nu	नियुइ
    ne/nz	न्युजिल्याण्ड
    ne/om	ओमन
    ne/pa	प्यानामा
    ne/pe	पेरू
    ne/pf	फ्रान्सेली पोलिनेसिया
    ne/pg	पपुआ न्यू गाइनिया
    ne/ph	फिलिपिन्स
    ne/pk	पाकिस्तान
    ne/pl	पोल्याण्ड
    ne/pm	सेन्ट पिर्रे र मिक्केलोन
    ne/pn	पिटकाइर्न टापुहरु
    ne/pr	पुएर्टो रिको
    ne/ps	प्यालेस्टिनी भू-भागहरू
    ne/pt	पोर्चुगल
    ne/pw	पलाउ
    ne/py	प्याराग्वे
    ne/qa	कतार
    ne/re	रियुनियन
    ne/ro	रोमेनिया
    ne/rs	सर्बिया
    ne/ru	रूस
    ne/rw	रवाण्डा
    ne/sa	साउदी अरब
    ne/sb	सोलोमन टापुहरू
    ne/sc	सेचेलेस
    ne/sd	सुडान
    ne/se	स्विडेन
    ne/sg	सिङ्गापुर
    ne/sh	सेन्ट हेलेना
    ne/si	स्लोभेनिया
    ne/sj	सभाल्बार्ड र जान मायेन
    ne/sk	स्लोभाकिया
    ne/sl	सिएर्रा लिओन
    ne/sm	सान् मारिनो
    ne/sn	सेनेगल
    ne/so	सोमालिया
    ne/sr	सुरिनेम
    ne/ss	दक्षिण सुडान
    ne/st	साओ टोमे र प्रिन्सिप
    ne/sv	एल् साल्भाडोर
    ne/sx	सिन्ट मार्टेन
    ne/sy	सिरिया
    ne/sz	स्वाजिल्याण्ड
    ne/tc	तुर्क र काइकोस टापु
    ne/td	चाड
    ne/tf	फ्रेन्च दक्षिणी राज्यहरू
    ne/tg	टोगो
    ne/th	थाइल्याण्ड
    ne/tj	ताजिकिस्तान
    ne/tk	तोकेलाउ
    ne/tl	टिमोर-लेस्टे
    ne/tm	तुर्कमेनिस्तान
    ne/tn	ट्युनिसिया
    ne/to	टोंगा
    ne/tr	तुर्किये
    ne/tt	त्रिनिडाड एण्ड टोबागो
    ne/tv	तुभालु
    ne/tw	ताइवान
    ne/tz	तान्जानिया
    ne/ua	युक्रेन
    ne/ug	युगाण्डा
    ne/um	संयुक्त राज्यका बाह्य टापुहरु
    ne/us	संयुक्त राज्य
    ne/uy	उरूग्वे
    ne/uz	उज्बेकिस्तान
    ne/va	भेटिकन सिटी
    ne/vc	सेन्ट भिन्सेन्ट र ग्रेनाडिन्स
    ne/ve	भेनेजुएला
    ne/vg	बेलायती भर्जिन टापुहरू
    ne/vi	संयुक्त राज्य भर्जिन टापुहरु
    ne/vn	भिएतनाम
    ne/vu	भानुआतु
    ne/wf	वालिस र फुटुना
    ne/ws	सामोआ
    ne/ye	येमेन
    ne/yt	मायोट्ट
    ne/za	दक्षिण अफ्रिका
    ne/zm	जाम्बिया
    ne/zw	जिम्बाबवे
    nl/ad	Andorra
    nl/ae	Verenigde Arabische Emiraten
    nl/af	Afghanistan
    nl/ag	Antigua en Barbuda
    nl/ai	Anguilla
    nl/al	Albanië
    nl/am	Armenië
    nl/ao	Angola
    nl/aq	Antarctica
    nl/ar	Argentinië
    nl/as	Amerikaans-Samoa
    nl/at	Oostenrijk
    nl/au	Australië
    nl/aw	Aruba
    nl/ax	Åland
    nl/az	Azerbeidzjan
    nl/ba	Bosnië en Herzegovina
    nl/bb	Barbados
    nl/bd	Bangladesh
    nl/be	België
    nl/bf	Burkina Faso
    nl/bg	Bulgarije
    nl/bh	Bahrein
    nl/bi	Burundi
    nl/bj	Benin
    nl/bl	Saint-Barthélemy
    nl/bm	Bermuda
    nl/bn	Brunei
    nl/bo	Bolivia
    nl/bq	Caribisch Nederland
    nl/br	Brazilië
    nl/bs	Bahama’s
    nl/bt	Bhutan
    nl/bv	Bouveteiland
    nl/bw	Botswana
    nl/by	Belarus
    nl/bz	Belize
    nl/ca	Canada
    nl/cc	Cocoseilanden
    nl/cd	Congo-Kinshasa
    nl/cf	Centraal-Afrikaanse Republiek
    nl/cg	Congo-Brazzaville
    nl/ch	Zwitserland
    nl/ci	Ivoorkust
    nl/ck	Cookeilanden
    nl/cl	Chili
    nl/cm	Kameroen
    nl/cn	China
    nl/co	Colombia
    nl/cr	Costa Rica
    nl/cu	Cuba
    nl/cv	Kaapverdië
    nl/cw	Curaçao
    nl/cx	Christmaseiland
    nl/cy	Cyprus
    nl/cz	Tsjechië
    nl/de	Duitsland
    nl/dj	Djibouti
    nl/dk	Denemarken
    nl/dm	Dominica
    nl/do	Dominicaanse Republiek
    nl/dz	Algerije
    nl/ec	Ecuador
    nl/ee	Estland
    nl/eg	Egypte
    nl/eh	Westelijke Sahara
    nl/er	Eritrea
    nl/es	Spanje
    nl/et	Ethiopië
    nl/fi	Finland
    nl/fj	Fiji
    nl/fk	Falklandeilanden
    nl/fm	Micronesia
    nl/fo	Faeröer
    nl/fr	Frankrijk
    nl/ga	Gabon
    nl/gb	Verenigd Koninkrijk
    nl/gd	Grenada
    nl/ge	Georgië
    nl/gf	Frans-Guyana
    nl/gg	Guernsey
    nl/gh	Ghana
    nl/gi	Gibraltar
    nl/gl	Groenland
    nl/gm	Gambia
    nl/gn	Guinee
    nl/gp	Guadeloupe
    nl/gq	Equatoriaal-Guinea
    nl/gr	Griekenland
    nl/gs	Zuid-Georgia en Zuidelijke Sandwicheilanden
    nl/gt	Guatemala
    nl/gu	Guam
    nl/gw	Guinee-Bissau
    nl/gy	Guyana
    nl/hk	Hongkong SAR van China
    nl/hm	Heard en McDonaldeilanden
    nl/hn	Honduras
    nl/hr	Kroatië
    nl/ht	Haïti
    nl/hu	Hongarije
    nl/id	Indonesië
    nl/ie	Ierland
    nl/il	Israël
    nl/im	Isle of Man
    nl/in	India
    nl/io	Brits Indische Oceaanterritorium
    nl/iq	Irak
    nl/ir	Iran
    nl/is	IJsland
    nl/it	Italië
    nl/je	Jersey
    nl/jm	Jamaica
    nl/jo	Jordanië
    nl/jp	Japan
    nl/ke	Kenia
    nl/kg	Kirgizië
    nl/kh	Cambodja
    nl/ki	Kiribati
    nl/km	Comoren
    nl/kn	Saint Kitts en Nevis
    nl/kp	Noord-Korea
    nl/kr	Zuid-Korea
    nl/kw	Koeweit
    nl/ky	Kaaimaneilanden
    nl/kz	Kazachstan
    nl/la	Laos
    nl/lb	Libanon
    nl/lc	Saint Lucia
    nl/li	Liechtenstein
    nl/lk	Sri Lanka
    nl/lr	Liberia
    nl/ls	Lesotho
    nl/lt	Litouwen
    nl/lu	Luxemburg
    nl/lv	Letland
    nl/ly	Libië
    nl/ma	Marokko
    nl/mc	Monaco
    nl/md	Moldavië
    nl/me	Montenegro
    nl/mf	Saint-Martin
    nl/mg	Madagaskar
    nl/mh	Marshalleilanden
    nl/mk	Noord-Macedonië
    nl/ml	Mali
    nl/mm	Myanmar (Birma)
    nl/mn	Mongolië
    nl/mo	Macau SAR van China
    nl/mp	Noordelijke Marianen
    nl/mq	Martinique
    nl/mr	Mauritanië
    nl/ms	Montserrat
    nl/mt	Malta
    nl/mu	Mauritius
    nl/mv	Maldiven
    nl/mw	Malawi
    nl/mx	Mexico
    nl/my	Maleisië
    nl/mz	Mozambique
    nl/na	Namibië
    nl/nc	Nieuw-Caledonië
    nl/ne	Niger
    nl/nf	Norfolk
    nl/ng	Nigeria
    nl/ni	Nicaragua
    nl/nl	Nederland
    nl/no	Noorwegen
    nl/np	Nepal
    nl/nr	Nauru
    nl/nu	Niue
    nl/nz	Nieuw-Zeeland
    nl/om	Oman
    nl/pa	Panama
    nl/pe	Peru
    nl/pf	Frans-Polynesië
    nl/pg	Papoea-Nieuw-Guinea
    nl/ph	Filipijnen
    nl/pk	Pakistan
    nl/pl	Polen
    nl/pm	Saint-Pierre en Miquelon
    nl/pn	Pitcairneilanden
    nl/pr	Puerto Rico
    nl/ps	Palestijnse gebieden
    nl/pt	Portugal
    nl/pw	Palau
    nl/py	Paraguay
    nl/qa	Qatar
    nl/re	Réunion
    nl/ro	Roemenië
    nl/rs	Servië
    nl/ru	Rusland
    nl/rw	Rwanda
    nl/sa	Saoedi-Arabië
    nl/sb	Salomonseilanden
    nl/sc	Seychellen
    nl/sd	Soedan
    nl/se	Zweden
    nl/sg	Singapore
    nl/sh	Sint-Helena
    nl/si	Slovenië
    nl/sj	Spitsbergen en Jan Mayen
    nl/sk	Slowakije
    nl/sl	Sierra Leone
    nl/sm	San Marino
    nl/sn	Senegal
    nl/so	Somalië
    nl/sr	Suriname
    nl/ss	Zuid-Soedan
    nl/st	Sao Tomé en Principe
    nl/sv	El Salvador
    nl/sx	Sint-Maarten
    nl/sy	Syrië
    nl/sz	Eswatini
    nl/tc	Turks- en Caicoseilanden
    nl/td	Tsjaad
    nl/tf	Franse Gebieden in de zuidelijke Indische Oceaan
    nl/tg	Togo
    nl/th	Thailand
    nl/tj	Tadzjikistan
    nl/tk	Tokelau
    nl/tl	Oost-Timor
    nl/tm	Turkmenistan
    nl/tn	Tunesië
    nl/to	Tonga
    nl/tr	Turkije
    nl/tt	Trinidad en Tobago
    nl/tv	Tuvalu
    nl/tw	Taiwan
    nl/tz	Tanzania
    nl/ua	Oekraïne
    nl/ug	Oeganda
    nl/um	Kleine afgelegen eilanden van de Verenigde Staten
    nl/us	Verenigde Staten
    nl/uy	Uruguay
    nl/uz	Oezbekistan
    nl/va	Vaticaanstad
    nl/vc	Saint Vincent en de Grenadines
    nl/ve	Venezuela
    nl/vg	Britse Maagdeneilanden
    nl/vi	Amerikaanse Maagdeneilanden
    nl/vn	Vietnam
    nl/vu	Vanuatu
    nl/wf	Wallis en Futuna
    nl/ws	Samoa
    nl/ye	Jemen
    nl/yt	Mayotte
    nl/za	Zuid-Afrika
    nl/zm	Zambia
    nl/zw	Zimbabwe
    nn/ae	Dei sameinte arabiske emirata
    nn/at	Austerrike
    nn/cc	Kokosøyane
    nn/cd	Kongo-Kinshasa
    nn/cf	Den sentralafrikanske republikken
    nn/ci	Elfenbeinskysten
    nn/ck	Cookøyane
    nn/do	Den dominikanske republikken
    nn/fk	Falklandsøyane
    nn/fo	Færøyane
    nn/gs	Sør-Georgia og Sør-Sandwichøyane
    nn/hm	Heardøya og McDonaldøyane
    nn/io	Chagosøyane
    nn/km	Komorane
    nn/ky	Caymanøyane
    nn/lu	Luxembourg
    nn/mh	Marshalløyane
    nn/mp	Nord-Marianane
    nn/mv	Maldivane
    nn/no	Noreg
    nn/ph	Filippinane
    nn/pn	Pitcairn
    nn/sb	Salomonøyane
    nn/sc	Seychellane
    nn/sh	Saint Helena
    nn/tc	Turks- og Caicosøyane
    nn/tf	Dei franske sørterritoria
    nn/tl	Aust-Timor
    nn/um	USAs ytre småøyar
    nn/vc	St. Vincent og Grenadinane
    nn/vg	Dei britiske Jomfruøyane
    nn/vi	Dei amerikanske Jomfruøyane
    no/ad	Andorra
    no/ae	De forente arabiske emirater
    no/af	Afghanistan
    no/ag	Antigua og Barbuda
    no/ai	Anguilla
    no/al	Albania
    no/am	Armenia
    no/ao	Angola
    no/aq	Antarktis
    no/ar	Argentina
    no/as	Amerikansk Samoa
    no/at	Østerrike
    no/au	Australia
    no/aw	Aruba
    no/ax	Åland
    no/az	Aserbajdsjan
    no/ba	Bosnia-Hercegovina
    no/bb	Barbados
    no/bd	Bangladesh
    no/be	Belgia
    no/bf	Burkina Faso
    no/bg	Bulgaria
    no/bh	Bahrain
    no/bi	Burundi
    no/bj	Benin
    no/bl	Saint-Barthélemy
    no/bm	Bermuda
    no/bn	Brunei
    no/bo	Bolivia
    no/bq	Karibisk Nederland
    no/br	Brasil
    no/bs	Bahamas
    no/bt	Bhutan
    no/bv	Bouvetøya
    no/bw	Botswana
    no/by	Belarus
    no/bz	Belize
    no/ca	Canada
    no/cc	Kokosøyene
    no/cd	Kongo
    no/cf	Den sentralafrikanske republikk
    no/cg	Kongo-Brazzaville
    no/ch	Sveits
    no/ci	Elfenbenskysten
    no/ck	Cookøyene
    no/cl	Chile
    no/cm	Kamerun
    no/cn	Kina
    no/co	Colombia
    no/cr	Costa Rica
    no/cu	Cuba
    no/cv	Kapp Verde
    no/cw	Curaçao
    no/cx	Christmasøya
    no/cy	Kypros
    no/cz	Tsjekkia
    no/de	Tyskland
    no/dj	Djibouti
    no/dk	Danmark
    no/dm	Dominica
    no/do	Den dominikanske republikk
    no/dz	Algerie
    no/ec	Ecuador
    no/ee	Estland
    no/eg	Egypt
    no/eh	Vest-Sahara
    no/er	Eritrea
    no/es	Spania
    no/et	Etiopia
    no/fi	Finland
    no/fj	Fiji
    no/fk	Falklandsøyene
    no/fm	Mikronesiaføderasjonen
    no/fo	Færøyene
    no/fr	Frankrike
    no/ga	Gabon
    no/gb	Storbritannia
    no/gd	Grenada
    no/ge	Georgia
    no/gf	Fransk Guyana
    no/gg	Guernsey
    no/gh	Ghana
    no/gi	Gibraltar
    no/gl	Grønland
    no/gm	Gambia
    no/gn	Guinea
    no/gp	Guadeloupe
    no/gq	Ekvatorial-Guinea
    no/gr	Hellas
    no/gs	Sør-Georgia og Sør-Sandwichøyene
    no/gt	Guatemala
    no/gu	Guam
    no/gw	Guinea-Bissau
    no/gy	Guyana
    no/hk	Hongkong SAR Kina
    no/hm	Heard- og McDonaldøyene
    no/hn	Honduras
    no/hr	Kroatia
    no/ht	Haiti
    no/hu	Ungarn
    no/id	Indonesia
    no/ie	Irland
    no/il	Israel
    no/im	Man
    no/in	India
    no/io	Det britiske territoriet i Indiahavet
    no/iq	Irak
    no/ir	Iran
    no/is	Island
    no/it	Italia
    no/je	Jersey
    no/jm	Jamaica
    no/jo	Jordan
    no/jp	Japan
    no/ke	Kenya
    no/kg	Kirgisistan
    no/kh	Kambodsja
    no/ki	Kiribati
    no/km	Komorene
    no/kn	Saint Kitts og Nevis
    no/kp	Nord-Korea
    no/kr	Sør-Korea
    no/kw	Kuwait
    no/ky	Caymanøyene
    no/kz	Kasakhstan
    no/la	Laos
    no/lb	Libanon
    no/lc	St. Lucia
    no/li	Liechtenstein
    no/lk	Sri Lanka
    no/lr	Liberia
    no/ls	Lesotho
    no/lt	Litauen
    no/lu	Luxemburg
    no/lv	Latvia
    no/ly	Libya
    no/ma	Marokko
    no/mc	Monaco
    no/md	Moldova
    no/me	Montenegro
    no/mf	Saint-Martin
    no/mg	Madagaskar
    no/mh	Marshalløyene
    no/mk	Nord-Makedonia
    no/ml	Mali
    no/mm	Myanmar (Burma)
    no/mn	Mongolia
    no/mo	Macao SAR Kina
    no/mp	Nord-Marianene
    no/mq	Martinique
    no/mr	Mauritania
    no/ms	Montserrat
    no/mt	Malta
    no/mu	Mauritius
    no/mv	Maldivene
    no/mw	Malawi
    no/mx	Mexico
    no/my	Malaysia
    no/mz	Mosambik
    no/na	Namibia
    no/nc	Ny-Caledonia
    no/ne	Niger
    no/nf	Norfolkøya
    no/ng	Nigeria
    no/ni	Nicaragua
    no/nl	Nederland
    no/no	Norge
    no/np	Nepal
    no/nr	Nauru
    no/nu	Niue
    no/nz	New Zealand
    no/om	Oman
    no/pa	Panama
    no/pe	Peru
    no/pf	Fransk Polynesia
    no/pg	Papua Ny-Guinea
    no/ph	Filippinene
    no/pk	Pakistan
    no/pl	Polen
    no/pm	Saint-Pierre-et-Miquelon
    no/pn	Pitcairnøyene
    no/pr	Puerto Rico
    no/ps	Det palestinske området
    no/pt	Portugal
    no/pw	Palau
    no/py	Paraguay
    no/qa	Qatar
    no/re	Réunion
    no/ro	Romania
    no/rs	Serbia
    no/ru	Russland
    no/rw	Rwanda
    no/sa	Saudi-Arabia
    no/sb	Salomonøyene
    no/sc	Seychellene
    no/sd	Sudan
    no/se	Sverige
    no/sg	Singapore
    no/sh	St. Helena
    no/si	Slovenia
    no/sj	Svalbard og Jan Mayen
    no/sk	Slovakia
    no/sl	Sierra Leone
    no/sm	San Marino
    no/sn	Senegal
    no/so	Somalia
    no/sr	Surinam
    no/ss	Sør-Sudan
    no/st	São Tomé og Príncipe
    no/sv	El Salvador
    no/sx	Sint Maarten
    no/sy	Syria
    no/sz	Eswatini
    no/tc	Turks- og Caicosøyene
    no/td	Tsjad
    no/tf	De franske sørterritorier
    no/tg	Togo
    no/th	Thailand
    no/tj	Tadsjikistan
    no/tk	Tokelau
    no/tl	Øst-Timor
    no/tm	Turkmenistan
    no/tn	Tunisia
    no/to	Tonga
    no/tr	Tyrkia
    no/tt	Trinidad og Tobago
    no/tv	Tuvalu
    no/tw	Taiwan
    no/tz	Tanzania
    no/ua	Ukraina
    no/ug	Uganda
    no/um	USAs ytre øyer
    no/us	USA
    no/uy	Uruguay
    no/uz	Usbekistan
    no/va	Vatikanstaten
    no/vc	St. Vincent og Grenadinene
    no/ve	Venezuela
    no/vg	De britiske jomfruøyene
    no/vi	De amerikanske jomfruøyene
    no/vn	Vietnam
    no/vu	Vanuatu
    no/wf	Wallis og Futuna
    no/ws	Samoa
    no/ye	Jemen
    no/yt	Mayotte
    no/za	Sør-Afrika
    no/zm	Zambia
    no/zw	Zimbabwe
    or/ad	ଆଣ୍ଡୋରା
    or/ae	ସଂଯୁକ୍ତ ଆରବ ଏମିରେଟସ୍
    or/af	ଆଫଗାନିସ୍ତାନ୍
    or/ag	ଆଣ୍ଟିଗୁଆ ଏବଂ ବାରବୁଦା
    or/ai	ଆଙ୍ଗୁଇଲ୍ଲା
    or/al	ଆଲବାନିଆ
    or/am	ଆର୍ମେନିଆ
    or/ao	ଆଙ୍ଗୋଲା
    or/aq	ଆଣ୍ଟାର୍କାଟିକା
    or/ar	ଆର୍ଜେଣ୍ଟିନା
    or/as	ଆମେରିକାନ୍ ସାମୋଆ
    or/at	ଅଷ୍ଟ୍ରିଆ
    or/au	ଅଷ୍ଟ୍ରେଲିଆ
    or/aw	ଆରୁବା
    or/ax	ଅଲାଣ୍ଡ ଦ୍ଵୀପପୁଞ୍ଜ
    or/az	ଆଜେରବାଇଜାନ୍
    or/ba	ବୋସନିଆ ଏବଂ ହର୍ଜଗୋଭିନା
    or/bb	ବାରବାଡୋସ୍
    or/bd	ବାଂଲାଦେଶ
    or/be	ବେଲଜିୟମ୍
    or/bf	ବୁର୍କିନା ଫାସୋ
    or/bg	ବୁଲଗେରିଆ
    or/bh	ବାହାରିନ୍
    or/bi	ବୁରୁଣ୍ଡି
    or/bj	ବେନିନ୍
    or/bl	ସେଣ୍ଟ ବାର୍ଥେଲେମି
    or/bm	ବର୍ମୁଡା
    or/bn	ବ୍ରୁନେଇ
    or/bo	ବୋଲିଭିଆ
    or/bq	କାରବିୟନ୍‌ ନେଦରଲ୍ୟାଣ୍ଡ
    or/br	ବ୍ରାଜିଲ୍
    or/bs	ବାହାମାସ୍
    or/bt	ଭୁଟାନ
    or/bv	ବୌଭେଟ୍‌ ଦ୍ୱୀପ
    or/bw	ବୋଟସ୍ୱାନା
    or/by	ବେଲାରୁଷ୍
    or/bz	ବେଲିଜ୍
    or/ca	କାନାଡା
    or/cc	କୋକୋସ୍ (କୀଲିଂ) ଦ୍ଵୀପପୁଞ୍ଜ
    or/cd	କଙ୍ଗୋ (ଡିଆରସି)
    or/cf	ମଧ୍ୟ ଆଫ୍ରିକୀୟ ସାଧାରଣତନ୍ତ୍ର
    or/cg	କଙ୍ଗୋ-ବ୍ରାଜିଭିଲ୍ଲେ
    or/ch	ସ୍ୱିଜରଲ୍ୟାଣ୍ଡ
    or/ci	କୋତ୍ ଡି ଭ୍ଵାର୍
    or/ck	କୁକ୍‌ ଦ୍ୱୀପପୁଞ୍ଜ
    or/cl	ଚିଲି
    or/cm	କାମେରୁନ୍
    or/cn	ଚୀନ୍‌
    or/co	କଲମ୍ବିଆ
    or/cr	କୋଷ୍ଟା ରିକା
    or/cu	କ‍୍ୟୁବା
    or/cv	କେପ୍ ଭର୍ଦେ
    or/cw	କୁରାକାଓ
    or/cx	ଖ୍ରୀଷ୍ଟମାସ ଦ୍ୱୀପ
    or/cy	ସାଇପ୍ରସ୍
    or/cz	ଚେଚିଆ
    or/de	ଜର୍ମାନୀ
    or/dj	ଜିବୋଟି
    or/dk	ଡେନମାର୍କ
    or/dm	ଡୋମିନିକା
    or/do	ଡୋମିନିକାନ୍‌ ସାଧାରଣତନ୍ତ୍ର
    or/dz	ଆଲଜେରିଆ
    or/ec	ଇକ୍ୱେଡର୍‌
    or/ee	ଏସ୍ତୋନିଆ
    or/eg	ଇଜିପ୍ଟ
    or/eh	ପଶ୍ଚିମ ସାହାରା
    or/er	ଇରିଟ୍ରିୟା
    or/es	ସ୍ପେନ୍
    or/et	ଇଥିଓପିଆ
    or/fi	ଫିନଲ୍ୟାଣ୍ଡ
    or/fj	ଫିଜି
    or/fk	ଫକ୍‌ଲ୍ୟାଣ୍ଡ ଦ୍ଵୀପପୁଞ୍ଜ
    or/fm	ମାଇକ୍ରୋନେସିଆ
    or/fo	ଫାରୋଇ ଦ୍ୱୀପପୁଞ୍ଜ
    or/fr	ଫ୍ରାନ୍ସ
    or/ga	ଗାବୋନ୍
    or/gb	ଯୁକ୍ତରାଜ୍ୟ
    or/gd	ଗ୍ରେନାଡା
    or/ge	ଜର୍ଜିଆ
    or/gf	ଫ୍ରେଞ୍ଚ ଗୁଇନା
    or/gg	ଗୁଏରନେସି
    or/gh	ଘାନା
    or/gi	ଜିବ୍ରାଲ୍ଟର୍
    or/gl	ଗ୍ରୀନଲ୍ୟାଣ୍ଡ
    or/gm	ଗାମ୍ବିଆ
    or/gn	ଗୁଇନିଆ
    or/gp	ଗୁଆଡେଲୋପ୍
    or/gq	ଇକ୍ବାଟୋରିଆଲ୍ ଗୁଇନିଆ
    or/gr	ଗ୍ରୀସ୍
    or/gs	ଦକ୍ଷିଣ ଜର୍ଜିଆ ଏବଂ ଦକ୍ଷିଣ ସାଣ୍ଡୱିଚ୍ ଦ୍ୱୀପପୁଞ୍ଜ
    or/gt	ଗୁଏତମାଲା
    or/gu	ଗୁଆମ୍
    or/gw	ଗୁଇନିଆ-ବିସାଉ
    or/gy	ଗୁଇନା
    or/hk	ହଂ କଂ ଏସଏଆର୍‌ ଚାଇନା
    or/hm	ହାର୍ଡ୍‌ ଏବଂ ମ୍ୟାକଡୋନାଲ୍ଡ ଦ୍ୱୀପପୁଞ୍ଜ
    or/hn	ହୋଣ୍ଡୁରାସ୍‌
    or/hr	କ୍ରୋଏସିଆ
    or/ht	ହାଇତି
    or/hu	ହଙ୍ଗେରୀ
    or/id	ଇଣ୍ଡୋନେସିଆ
    or/ie	ଆୟରଲ୍ୟାଣ୍ଡ
    or/il	ଇସ୍ରାଏଲ୍
    or/im	ଆଇଲ୍‌ ଅଫ୍‌ ମ୍ୟାନ୍‌
    or/in	ଭାରତ
    or/io	ବ୍ରିଟିଶ୍‌ ଭାରତୀୟ ମହାସାଗର କ୍ଷେତ୍ର
    or/iq	ଇରାକ୍
    or/ir	ଇରାନ
    or/is	ଆଇସଲ୍ୟାଣ୍ଡ
    or/it	ଇଟାଲୀ
    or/je	ଜର୍ସି
    or/jm	ଜାମାଇକା
    or/jo	ଜୋର୍ଡାନ୍
    or/jp	ଜାପାନ
    or/ke	କେନିୟା
    or/kg	କିର୍ଗିଜିସ୍ତାନ
    or/kh	କାମ୍ବୋଡିଆ
    or/ki	କିରିବାଟି
    or/km	କୋମୋରସ୍
    or/kn	ସେଣ୍ଟ କିଟସ୍‌ ଏବଂ ନେଭିସ୍‌
    or/kp	ଉତ୍ତର କୋରିଆ
    or/kr	ଦକ୍ଷିଣ କୋରିଆ
    or/kw	କୁଏତ୍
    or/ky	କେମ୍ୟାନ୍‌ ଦ୍ୱୀପପୁଞ୍ଜ
    or/kz	କାଜାଖସ୍ତାନ୍‌
    or/la	ଲାଓସ୍
    or/lb	ଲେବାନନ୍
    or/lc	ସେଣ୍ଟ ଲୁସିଆ
    or/li	ଲିକ୍ଟନ୍‌ଷ୍ଟାଇନ୍‌
    or/lk	ଶ୍ରୀଲଙ୍କା
    or/lr	ଲାଇବେରିଆ
    or/ls	ଲେସୋଥୋ
    or/lt	ଲିଥୁଆନିଆ
    or/lu	ଲକ୍ସେମବର୍ଗ
    or/lv	ଲାଟଭିଆ
    or/ly	ଲିବ୍ୟା
    or/ma	ମୋରୋକ୍କୋ
    or/mc	ମୋନାକୋ
    or/md	ମୋଲଡୋଭା
    or/me	ମଣ୍ଟେନିଗ୍ରୋ
    or/mf	ସେଣ୍ଟ ମାର୍ଟିନ୍
    or/mg	ମାଡାଗାସ୍କର୍
    or/mh	ମାର୍ଶାଲ୍ ଦ୍ୱୀପପୁଞ୍ଜ
    or/mk	ଉତ୍ତର ମାସେଡୋନିଆ
    or/ml	ମାଲି
    or/mm	ମିଆଁମାର
    or/mn	ମଙ୍ଗୋଲିଆ
    or/mo	ମାକାଉ ଏସଏଆର୍‌ ଚାଇନା
    or/mp	ଉତ୍ତର ମାରିଆନା ଦ୍ୱୀପପୁଞ୍ଜ
    or/mq	ମାର୍ଟିନିକ୍ୟୁ
    or/mr	ମୌରିଟାନିଆ
    or/ms	ମଣ୍ଟେସେରାଟ୍
    or/mt	ମାଲ୍ଟା
    or/mu	ମରିସସ
    or/mv	ମାଲଦିଭସ୍‌
    or/mw	ମାଲୱି
    or/mx	ମେକ୍ସିକୋ
    or/my	ମାଲେସିଆ
    or/mz	ମୋଜାମ୍ବିକ୍‌
    or/na	ନାମିବିଆ
    or/nc	ନୂତନ କାଲେଡୋନିଆ
    or/ne	ନାଇଜର
    or/nf	ନର୍ଫକ୍ ଦ୍ଵୀପ
    or/ng	ନାଇଜେରିଆ
    or/ni	ନିକାରାଗୁଆ
    or/nl	ନେଦରଲ୍ୟାଣ୍ଡ
    or/no	ନରୱେ
    or/np	ନେପାଳ
    or/nr	ନାଉରୁ
    or/nu	ନିଉ
    or/nz	ନ୍ୟୁଜିଲାଣ୍ଡ
    or/om	ଓମାନ୍
    or/pa	ପାନାମା
    or/pe	ପେରୁ
    or/pf	ଫ୍ରେଞ୍ଚ ପଲିନେସିଆ
    or/pg	ପପୁଆ ନ୍ୟୁ ଗିନି
    or/ph	ଫିଲିପାଇନସ୍
    or/pk	ପାକିସ୍ତାନ
    or/pl	ପୋଲାଣ୍ଡ
    or/pm	ସେଣ୍ଟ ପିଏରେ ଏବଂ ମିକ୍ୱେଲନ୍‌
    or/pn	ପିଟକାଇରିନ୍‌ ଦ୍ୱୀପପୁଞ୍ଜ
    or/pr	ପୁଏର୍ତ୍ତୋ ରିକୋ
    or/ps	ପାଲେଷ୍ଟେନିୟ ଭୂଭାଗ
    or/pt	ପର୍ତ୍ତୁଗାଲ୍
    or/pw	ପାଲାଉ
    or/py	ପାରାଗୁଏ
    or/qa	କତାର୍
    or/re	ରିୟୁନିଅନ୍
    or/ro	ରୋମାନିଆ
    or/rs	ସର୍ବିଆ
    or/ru	ରୁଷିଆ
    or/rw	ରାୱାଣ୍ଡା
    or/sa	ସାଉଦି ଆରବିଆ
    or/sb	ସୋଲୋମନ୍‌ ଦ୍ୱୀପପୁଞ୍ଜ
    or/sc	ସେଚେଲସ୍
    or/sd	ସୁଦାନ
    or/se	ସ୍ୱିଡେନ୍‌
    or/sg	ସିଙ୍ଗାପୁର୍
    or/sh	ସେଣ୍ଟ ହେଲେନା
    or/si	ସ୍ଲୋଭେନିଆ
    or/sj	ସାଲବାର୍ଡ ଏବଂ ଜାନ୍‌ ମାୟେନ୍‌
    or/sk	ସ୍ଲୋଭାକିଆ
    or/sl	ସିଏରା ଲିଓନ
    or/sm	ସାନ୍ ମାରିନୋ
    or/sn	ସେନେଗାଲ୍
    or/so	ସୋମାଲିଆ
    or/sr	ସୁରିନାମ
    or/ss	ଦକ୍ଷିଣ ସୁଦାନ
    or/st	ସାଓ ଟୋମେ ଏବଂ ପ୍ରିନସିପି
    or/sv	ଏଲ୍ ସାଲଭାଡୋର୍
    or/sx	ସିଣ୍ଟ ମାର୍ଟୀନ୍‌
    or/sy	ସିରିଆ
    or/sz	ଇସ୍ୱାତିନୀ
    or/tc	ତୁର୍କସ୍‌ ଏବଂ କାଇକୋସ୍‌ ଦ୍ୱୀପପୁଞ୍ଜ
    or/td	ଚାଦ୍
    or/tf	ଫରାସୀ ଦକ୍ଷିଣ କ୍ଷେତ୍ର
    or/tg	ଟୋଗୋ
    or/th	ଥାଇଲ୍ୟାଣ୍ଡ
    or/tj	ତାଜିକିସ୍ଥାନ୍
    or/tk	ଟୋକେଲାଉ
    or/tl	ତିମୋର୍-ଲେଷ୍ଟେ
    or/tm	ତୁର୍କମେନିସ୍ତାନ
    or/tn	ଟ୍ୟୁନିସିଆ
    or/to	ଟୋଙ୍ଗା
    or/tr	ତୁର୍କୀ
    or/tt	ତ୍ରିନିଦାଦ୍ ଏବଂ ଟୋବାଗୋ
    or/tv	ତୁଭାଲୁ
    or/tw	ତାଇୱାନ
    or/tz	ତାଞ୍ଜାନିଆ
    or/ua	ୟୁକ୍ରେନ୍
    or/ug	ଉଗାଣ୍ଡା
    or/um	ଯୁକ୍ତରାଷ୍ଟ୍ର ଆଉଟ୍‌ଲାଇଙ୍ଗ ଦ୍ଵୀପପୁଞ୍ଜ
    or/us	ଯୁକ୍ତ ରାଷ୍ଟ୍ର
    or/uy	ଉରୁଗୁଏ
    or/uz	ଉଜବେକିସ୍ତାନ
    or/va	ଭାଟିକାନ୍ ସିଟି
    or/vc	ସେଣ୍ଟ ଭିନସେଣ୍ଟ ଏବଂ ଗ୍ରେନାଡାଇନ୍ସ
    or/ve	ଭେନେଜୁଏଲା
    or/vg	ବ୍ରିଟିଶ୍‌ ଭର୍ଜିନ୍ ଦ୍ୱୀପପୁଞ୍ଜ
    or/vi	ଯୁକ୍ତରାଷ୍ଟ୍ର ଭର୍ଜିନ୍ ଦ୍ଵୀପପୁଞ୍ଜ
    or/vn	ଭିଏତନାମ୍
    or/vu	ଭାନୁଆତୁ
    or/wf	ୱାଲିସ୍ ଏବଂ ଫୁତୁନା
    or/ws	ସାମୋଆ
    or/ye	ୟେମେନ୍
    or/yt	ମାୟୋଟେ
    or/za	ଦକ୍ଷିଣ ଆଫ୍ରିକା
    or/zm	ଜାମ୍ବିଆ
    or/zw	ଜିମ୍ବାୱେ
    pa/ad	ਅੰਡੋਰਾ
    pa/ae	ਸੰਯੁਕਤ ਅਰਬ ਅਮੀਰਾਤ
    pa/af	ਅਫ਼ਗਾਨਿਸਤਾਨ
    pa/ag	ਐਂਟੀਗੁਆ ਅਤੇ ਬਾਰਬੁਡਾ
    pa/ai	ਅੰਗੁਇਲਾ
    pa/al	ਅਲਬਾਨੀਆ
    pa/am	ਅਰਮੀਨੀਆ
    pa/ao	ਅੰਗੋਲਾ
    pa/aq	ਅੰਟਾਰਕਟਿਕਾ
    pa/ar	ਅਰਜਨਟੀਨਾ
    pa/as	ਅਮੈਰੀਕਨ ਸਮੋਆ
    pa/at	ਆਸਟਰੀਆ
    pa/au	ਆਸਟ੍ਰੇਲੀਆ
    pa/aw	ਅਰੂਬਾ
    pa/ax	ਅਲੈਂਡ ਟਾਪੂ
    pa/az	ਅਜ਼ਰਬਾਈਜਾਨ
    pa/ba	ਬੋਸਨੀਆ ਅਤੇ ਹਰਜ਼ੇਗੋਵੀਨਾ
    pa/bb	ਬਾਰਬਾਡੋਸ
    pa/bd	ਬੰਗਲਾਦੇਸ਼
    pa/be	ਬੈਲਜੀਅਮ
    pa/bf	ਬੁਰਕੀਨਾ ਫ਼ਾਸੋ
    pa/bg	ਬੁਲਗਾਰੀਆ
    pa/bh	ਬਹਿਰੀਨ
    pa/bi	ਬੁਰੁੰਡੀ
    pa/bj	ਬੇਨਿਨ
    pa/bl	ਸੇਂਟ ਬਾਰਥੇਲੇਮੀ
    pa/bm	ਬਰਮੂਡਾ
    pa/bn	ਬਰੂਨੇਈ
    pa/bo	ਬੋਲੀਵੀਆ
    pa/bq	ਕੈਰੇਬੀਆਈ ਨੀਦਰਲੈਂਡ
    pa/br	ਬ੍ਰਾਜ਼ੀਲ
    pa/bs	ਬਹਾਮਾਸ
    pa/bt	ਭੂਟਾਨ
    pa/bv	ਬੌਵੇਟ ਟਾਪੂ
    pa/bw	ਬੋਤਸਵਾਨਾ
    pa/by	ਬੇਲਾਰੂਸ
    pa/bz	ਬੇਲੀਜ਼
    pa/ca	ਕੈਨੇਡਾ
    pa/cc	ਕੋਕੋਸ (ਕੀਲਿੰਗ) ਟਾਪੂ
    pa/cd	ਕਾਂਗੋ - ਕਿੰਸ਼ਾਸਾ
    pa/cf	ਕੇਂਦਰੀ ਅਫ਼ਰੀਕੀ ਗਣਰਾਜ
    pa/cg	ਕਾਂਗੋ - ਬ੍ਰਾਜ਼ਾਵਿਲੇ
    pa/ch	ਸਵਿਟਜ਼ਰਲੈਂਡ
    pa/ci	ਕੋਟ ਡੀਵੋਆਰ
    pa/ck	ਕੁੱਕ ਟਾਪੂ
    pa/cl	ਚਿਲੀ
    pa/cm	ਕੈਮਰੂਨ
    pa/cn	ਚੀਨ
    pa/co	ਕੋਲੰਬੀਆ
    pa/cr	ਕੋਸਟਾ ਰੀਕਾ
    pa/cu	ਕਿਊਬਾ
    pa/cv	ਕੇਪ ਵਰਡੇ
    pa/cw	ਕੁਰਾਕਾਓ
    pa/cx	ਕ੍ਰਿਸਮਿਸ ਟਾਪੂ
    pa/cy	ਸਾਇਪ੍ਰਸ
    pa/cz	ਚੈਕੀਆ
    pa/de	ਜਰਮਨੀ
    pa/dj	ਜਿਬੂਤੀ
    pa/dk	ਡੈਨਮਾਰਕ
    pa/dm	ਡੋਮੀਨਿਕਾ
    pa/do	ਡੋਮੀਨਿਕਾਈ ਗਣਰਾਜ
    pa/dz	ਅਲਜੀਰੀਆ
    pa/ec	ਇਕਵੇਡੋਰ
    pa/ee	ਇਸਟੋਨੀਆ
    pa/eg	ਮਿਸਰ
    pa/eh	ਪੱਛਮੀ ਸਹਾਰਾ
    pa/er	ਇਰੀਟ੍ਰਿਆ
    pa/es	ਸਪੇਨ
    pa/et	ਇਥੋਪੀਆ
    pa/fi	ਫਿਨਲੈਂਡ
    pa/fj	ਫ਼ਿਜੀ
    pa/fk	ਫ਼ਾਕਲੈਂਡ ਟਾਪੂ
    pa/fm	ਮਾਇਕ੍ਰੋਨੇਸ਼ੀਆ
    pa/fo	ਫੈਰੋ ਟਾਪੂ
    pa/fr	ਫ਼ਰਾਂਸ
    pa/ga	ਗਬੋਨ
    pa/gb	ਯੂਨਾਈਟਡ ਕਿੰਗਡਮ
    pa/gd	ਗ੍ਰੇਨਾਡਾ
    pa/ge	ਜਾਰਜੀਆ
    pa/gf	ਫਰੈਂਚ ਗੁਇਆਨਾ
    pa/gg	ਗਰਨਜੀ
    pa/gh	ਘਾਨਾ
    pa/gi	ਜਿਬਰਾਲਟਰ
    pa/gl	ਗ੍ਰੀਨਲੈਂਡ
    pa/gm	ਗੈਂਬੀਆ
    pa/gn	ਗਿਨੀ
    pa/gp	ਗੁਆਡੇਲੋਪ
    pa/gq	ਭੂ-ਖੰਡੀ ਗਿਨੀ
    pa/gr	ਗ੍ਰੀਸ
    pa/gs	ਦੱਖਣੀ ਜਾਰਜੀਆ ਅਤੇ ਦੱਖਣੀ ਸੈਂਡਵਿਚ ਟਾਪੂ
    pa/gt	ਗੁਆਟੇਮਾਲਾ
    pa/gu	ਗੁਆਮ
    pa/gw	ਗਿਨੀ-ਬਿਸਾਉ
    pa/gy	ਗੁਯਾਨਾ
    pa/hk	ਹਾਂਗ ਕਾਂਗ ਐਸਏਆਰ ਚੀਨ
    pa/hm	ਹਰਡ ਤੇ ਮੈਕਡੋਨਾਲਡ ਟਾਪੂ
    pa/hn	ਹੋਂਡੁਰਸ
    pa/hr	ਕਰੋਏਸ਼ੀਆ
    pa/ht	ਹੈਤੀ
    pa/hu	ਹੰਗਰੀ
    pa/id	ਇੰਡੋਨੇਸ਼ੀਆ
    pa/ie	ਆਇਰਲੈਂਡ
    pa/il	ਇਜ਼ਰਾਈਲ
    pa/im	ਆਇਲ ਆਫ ਮੈਨ
    pa/in	ਭਾਰਤ
    pa/io	ਬਰਤਾਨਵੀ ਹਿੰਦ ਮਹਾਂਸਾਗਰ ਖਿੱਤਾ
    pa/iq	ਇਰਾਕ
    pa/ir	ਈਰਾਨ
    pa/is	ਆਈਸਲੈਂਡ
    pa/it	ਇਟਲੀ
    pa/je	ਜਰਸੀ
    pa/jm	ਜਮਾਇਕਾ
    pa/jo	ਜਾਰਡਨ
    pa/jp	ਜਪਾਨ
    pa/ke	ਕੀਨੀਆ
    pa/kg	ਕਿਰਗਿਜ਼ਸਤਾਨ
    pa/kh	ਕੰਬੋਡੀਆ
    pa/ki	ਕਿਰਬਾਤੀ
    pa/km	ਕੋਮੋਰੋਸ
    pa/kn	ਸੇਂਟ ਕਿਟਸ ਐਂਡ ਨੇਵਿਸ
    pa/kp	ਉੱਤਰ ਕੋਰੀਆ
    pa/kr	ਦੱਖਣ ਕੋਰੀਆ
    pa/kw	ਕੁਵੈਤ
    pa/ky	ਕੇਮੈਨ ਟਾਪੂ
    pa/kz	ਕਜ਼ਾਖਸਤਾਨ
    pa/la	ਲਾਓਸ
    pa/lb	ਲੈਬਨਾਨ
    pa/lc	ਸੇਂਟ ਲੂਸੀਆ
    pa/li	ਲਿਚੇਂਸਟਾਇਨ
    pa/lk	ਸ੍ਰੀ ਲੰਕਾ
    pa/lr	ਲਾਈਬੀਰੀਆ
    pa/ls	ਲੇਸੋਥੋ
    pa/lt	ਲਿਥੁਆਨੀਆ
    pa/lu	ਲਕਜ਼ਮਬਰਗ
    pa/lv	ਲਾਤਵੀਆ
    pa/ly	ਲੀਬੀਆ
    pa/ma	ਮੋਰੱਕੋ
    pa/mc	ਮੋਨਾਕੋ
    pa/md	ਮੋਲਡੋਵਾ
    pa/me	ਮੋਂਟੇਨੇਗਰੋ
    pa/mf	ਸੇਂਟ ਮਾਰਟਿਨ
    pa/mg	ਮੈਡਾਗਾਸਕਰ
    pa/mh	ਮਾਰਸ਼ਲ ਟਾਪੂ
    pa/mk	ਉੱਤਰੀ ਮੈਕਡੋਨੀਆ
    pa/ml	ਮਾਲੀ
    pa/mm	ਮਿਆਂਮਾਰ (ਬਰਮਾ)
    pa/mn	ਮੰਗੋਲੀਆ
    pa/mo	ਮਕਾਉ ਐਸਏਆਰ ਚੀਨ
    pa/mp	ਉੱਤਰੀ ਮਾਰੀਆਨਾ ਟਾਪੂ
    pa/mq	ਮਾਰਟੀਨਿਕ
    pa/mr	ਮੋਰਿਟਾਨੀਆ
    pa/ms	ਮੋਂਟਸੇਰਾਤ
    pa/mt	ਮਾਲਟਾ
    pa/mu	ਮੌਰੀਸ਼ਸ
    pa/mv	ਮਾਲਦੀਵ
    pa/mw	ਮਲਾਵੀ
    pa/mx	ਮੈਕਸੀਕੋ
    pa/my	ਮਲੇਸ਼ੀਆ
    pa/mz	ਮੋਜ਼ਾਮਬੀਕ
    pa/na	ਨਾਮੀਬੀਆ
    pa/nc	ਨਿਊ ਕੈਲੇਡੋਨੀਆ
    pa/ne	ਨਾਈਜਰ
    pa/nf	ਨੋਰਫੌਕ ਟਾਪੂ
    pa/ng	ਨਾਈਜੀਰੀਆ
    pa/ni	ਨਿਕਾਰਾਗੁਆ
    pa/nl	ਨੀਦਰਲੈਂਡ
    pa/no	ਨਾਰਵੇ
    pa/np	ਨੇਪਾਲ
    pa/nr	ਨਾਉਰੂ
    pa/nu	ਨਿਯੂ
    pa/nz	ਨਿਊਜ਼ੀਲੈਂਡ
    pa/om	ਓਮਾਨ
    pa/pa	ਪਨਾਮਾ
    pa/pe	ਪੇਰੂ
    pa/pf	ਫਰੈਂਚ ਪੋਲੀਨੇਸ਼ੀਆ
    pa/pg	ਪਾਪੂਆ ਨਿਊ ਗਿਨੀ
    pa/ph	ਫਿਲੀਪੀਨਜ
    pa/pk	ਪਾਕਿਸਤਾਨ
    pa/pl	ਪੋਲੈਂਡ
    pa/pm	ਸੇਂਟ ਪੀਅਰੇ ਐਂਡ ਮਿਕੇਲਨ
    pa/pn	ਪਿਟਕੇਰਨ ਟਾਪੂ
    pa/pr	ਪਿਊਰਟੋ ਰਿਕੋ
    pa/ps	ਫਿਲੀਸਤੀਨੀ ਇਲਾਕਾ
    pa/pt	ਪੁਰਤਗਾਲ
    pa/pw	ਪਲਾਉ
    pa/py	ਪੈਰਾਗਵੇ
    pa/qa	ਕਤਰ
    pa/re	ਰਿਯੂਨੀਅਨ
    pa/ro	ਰੋਮਾਨੀਆ
    pa/rs	ਸਰਬੀਆ
    pa/ru	ਰੂਸ
    pa/rw	ਰਵਾਂਡਾ
    pa/sa	ਸਾਊਦੀ ਅਰਬ
    pa/sb	ਸੋਲੋਮਨ ਟਾਪੂ
    pa/sc	ਸੇਸ਼ਲਸ
    pa/sd	ਸੂਡਾਨ
    pa/se	ਸਵੀਡਨ
    pa/sg	ਸਿੰਗਾਪੁਰ
    pa/sh	ਸੇਂਟ ਹੇਲੇਨਾ
    pa/si	ਸਲੋਵੇਨੀਆ
    pa/sj	ਸਵਾਲਬਰਡ ਅਤੇ ਜਾਨ ਮਾਯੇਨ
    pa/sk	ਸਲੋਵਾਕੀਆ
    pa/sl	ਸਿਏਰਾ ਲਿਓਨ
    pa/sm	ਸੈਨ ਮਰੀਨੋ
    pa/sn	ਸੇਨੇਗਲ
    pa/so	ਸੋਮਾਲੀਆ
    pa/sr	ਸੂਰੀਨਾਮ
    pa/ss	ਦੱਖਣ ਸੁਡਾਨ
    pa/st	ਸਾਓ ਟੋਮ ਅਤੇ ਪ੍ਰਿੰਸੀਪੇ
    pa/sv	ਅਲ ਸਲਵਾਡੋਰ
    pa/sx	ਸਿੰਟ ਮਾਰਟੀਨ
    pa/sy	ਸੀਰੀਆ
    pa/sz	ਇਸਵਾਤੀਨੀ
    pa/tc	ਟੁਰਕਸ ਅਤੇ ਕੈਕੋਸ ਟਾਪੂ
    pa/td	ਚਾਡ
    pa/tf	ਫਰੈਂਚ ਦੱਖਣੀ ਪ੍ਰਦੇਸ਼
    pa/tg	ਟੋਗੋ
    pa/th	ਥਾਈਲੈਂਡ
    pa/tj	ਤਾਜਿਕਿਸਤਾਨ
    pa/tk	ਟੋਕੇਲਾਉ
    pa/tl	ਤਿਮੋਰ-ਲੇਸਤੇ
    pa/tm	ਤੁਰਕਮੇਨਿਸਤਾਨ
    pa/tn	ਟਿਊਨੀਸ਼ੀਆ
    pa/to	ਟੌਂਗਾ
    pa/tr	ਤੁਰਕੀ
    pa/tt	ਟ੍ਰਿਨੀਡਾਡ ਅਤੇ ਟੋਬਾਗੋ
    pa/tv	ਟੁਵਾਲੂ
    pa/tw	ਤਾਇਵਾਨ
    pa/tz	ਤਨਜ਼ਾਨੀਆ
    pa/ua	ਯੂਕਰੇਨ
    pa/ug	ਯੂਗਾਂਡਾ
    pa/um	ਯੂ.ਐੱਸ. ਦੂਰ-ਦੁਰਾਡੇ ਟਾਪੂ
    pa/us	ਸੰਯੁਕਤ ਰਾਜ
    pa/uy	ਉਰੂਗਵੇ
    pa/uz	ਉਜ਼ਬੇਕਿਸਤਾਨ
    pa/va	ਵੈਟੀਕਨ ਸਿਟੀ
    pa/vc	ਸੇਂਟ ਵਿਨਸੈਂਟ ਐਂਡ ਗ੍ਰੇਨਾਡੀਨਸ
    pa/ve	ਵੇਨੇਜ਼ੂਏਲਾ
    pa/vg	ਬ੍ਰਿਟਿਸ਼ ਵਰਜਿਨ ਟਾਪੂ
    pa/vi	ਯੂ ਐੱਸ ਵਰਜਿਨ ਟਾਪੂ
    pa/vn	ਵੀਅਤਨਾਮ
    pa/vu	ਵਾਨੂਆਟੂ
    pa/wf	ਵਾਲਿਸ ਅਤੇ ਫੂਟੂਨਾ
    pa/ws	ਸਾਮੋਆ
    pa/ye	ਯਮਨ
    pa/yt	ਮਾਯੋਟੀ
    pa/za	ਦੱਖਣੀ ਅਫਰੀਕਾ
    pa/zm	ਜ਼ਾਮਬੀਆ
    pa/zw	ਜ਼ਿੰਬਾਬਵੇ
    pcm/ad	Andọ́ra
    pcm/ae	Yunaítẹ́d Áráb Ẹ́mírets
    pcm/af	Afgánístan
    pcm/ag	Antígwua & Barbúda
    pcm/ai	Angwíla
    pcm/al	Albénia
    pcm/am	Armẹ́niá
    pcm/ao	Angóla
    pcm/aq	Antáktíka
    pcm/ar	Ajẹntína
    pcm/as	Amẹ́ríká Samoa
    pcm/at	Ọ́stria
    pcm/au	Ọstrélia
    pcm/aw	Arúba
    pcm/ax	Ọ́lánd Aílands
    pcm/az	Azẹrbaijan
    pcm/ba	Bọ́zniá & Hẹzẹgovína
    pcm/bb	Barbédọs
    pcm/bd	Bangladẹsh
    pcm/be	Bẹ́ljọm
    pcm/bf	Burkína Fáso
    pcm/bg	Bọlgéria
    pcm/bh	Barein
    pcm/bi	Burúndi
    pcm/bj	Binin
    pcm/bl	Sént Batẹlẹ́mi
    pcm/bm	Bẹmiúda
    pcm/bn	Brunẹi
    pcm/bo	Bolívia
    pcm/bq	Karíbián Nẹ́dalands
    pcm/br	Brázil
    pcm/bs	Bahámas
    pcm/bt	Butan
    pcm/bv	Buvẹ́ Aíland
    pcm/bw	Botswána
    pcm/by	Bẹ́larus
    pcm/bz	Bẹliz
    pcm/ca	Kánáda
    pcm/cc	Kókós Aílands
    pcm/cd	Kóngó – Kinshása
    pcm/cf	Sẹ́ntrál Áfríkán Ripọ́blik
    pcm/cg	Kóngo – Brázavil
    pcm/ch	Swítsaland
    pcm/ci	Aívri Kost
    pcm/ck	Kúk Aílands
    pcm/cl	Chílẹ
    pcm/cm	Kamẹrun
    pcm/cn	Chaína
    pcm/co	Kolómbia
    pcm/cr	Kósta Ríka
    pcm/cu	Kiúbá
    pcm/cv	Kép Vẹ́d
    pcm/cw	Kiurásao
    pcm/cx	Krísmás Aíland
    pcm/cy	Saíprọs
    pcm/cz	Chẹ́kia
    pcm/de	Jámáni
    pcm/dj	Jibúti
    pcm/dk	Dẹ́nmak
    pcm/dm	Dọmíníka
    pcm/do	Dọmíníka Ripọ́blik
    pcm/dz	Aljíria
    pcm/ec	Ẹ́kwuádọ
    pcm/ee	Ẹstónia
    pcm/eg	Íjipt
    pcm/eh	Wẹ́stán Sahára
    pcm/er	Ẹritrẹ́a
    pcm/es	Spen
    pcm/et	Ẹtiópia
    pcm/fi	Fínland
    pcm/fj	Fíji
    pcm/fk	Fọ́klánd Aílands
    pcm/fm	Maikroníshia
    pcm/fo	Fáro Aílands
    pcm/fr	Frans
    pcm/ga	Gabọn
    pcm/gb	Yunáítẹ́d Kíndọm
    pcm/gd	Grẹnéda
    pcm/ge	Jọ́jia
    pcm/gf	Frẹ́nch Giána
    pcm/gg	Guẹnzi
    pcm/gh	Gána
    pcm/gi	Jibrọ́lta
    pcm/gl	Grínland
    pcm/gm	Gámbia
    pcm/gn	Gíni
    pcm/gp	Guadalúpẹ
    pcm/gq	Ikwétóriál Gíni
    pcm/gr	Gris
    pcm/gs	Saút Jọ́jia an Saút Sándwích Aílands
    pcm/gt	Guátẹmála
    pcm/gu	Guám
    pcm/gw	Gíní-Bisáu
    pcm/gy	Gayána
    pcm/hk	Họng Kọng SAR
    pcm/hm	Hiád & MakDónáld Aílands
    pcm/hn	Họndúras
    pcm/hr	Kroéshia
    pcm/ht	Haíti
    pcm/hu	Họ́ngári
    pcm/id	Indoníshia
    pcm/ie	Ayaland
    pcm/il	Ízrẹl
    pcm/im	Aíl ọf Man
    pcm/in	Índia
    pcm/io	Brítísh Índián Óshen Tẹ́rẹ́tri
    pcm/iq	Irak
    pcm/ir	Irán
    pcm/is	Aísland
    pcm/it	Ítáli
    pcm/je	Jẹ́si
    pcm/jm	Jamaíka
    pcm/jo	Jọ́dan
    pcm/jp	Japán
    pcm/ke	Kẹ́nya
    pcm/kg	Kẹjístan
    pcm/kh	Kambódia
    pcm/ki	Kiribáti
    pcm/km	Kọ́mọ́ros
    pcm/kn	Sent Kits & Nẹ́vis
    pcm/kp	Nọ́t Koria
    pcm/kr	Saút Koria
    pcm/kw	Kuwét
    pcm/ky	Kéman Aílands
    pcm/kz	Kazakstan
    pcm/la	Láos
    pcm/lb	Lẹ́bánọn
    pcm/lc	Sent Lúshia
    pcm/li	Líktẹ́nstain
    pcm/lk	Sri Lánka
    pcm/lr	Laibẹ́ria
    pcm/ls	Lẹsóto
    pcm/lt	Lituénia
    pcm/lu	Lọ́ksẹ́mbọg
    pcm/lv	Látvia
    pcm/ly	Líbia
    pcm/ma	Morọko
    pcm/mc	Mọ́náko
    pcm/md	Mọldóva
    pcm/me	Mọntinígro
    pcm/mf	Sent Mátin
    pcm/mg	Madagáska
    pcm/mh	Máshál Aílands
    pcm/mk	Nọ́t Masidónia
    pcm/ml	Máli
    pcm/mm	Miánma (Bọ́ma)
    pcm/mn	Mọngólia
    pcm/mo	Makáo SAR Chaína
    pcm/mp	Nọ́tán Mariána Aílands
    pcm/mq	Matínik
    pcm/mr	Mọriténia
    pcm/ms	Mọntsẹrat
    pcm/mt	Mọ́lta
    pcm/mu	Mọríshọs
    pcm/mv	Mọ́ldivs
    pcm/mw	Maláwi
    pcm/mx	Mẹ́ksíko
    pcm/my	Maléshia
    pcm/mz	Mozámbik
    pcm/na	Namíbia
    pcm/nc	Niú Kalẹdónia
    pcm/ne	Nizhẹr
    pcm/nf	Nọ́fọlk Aíland
    pcm/ng	Naijíria
    pcm/ni	Nikarágwua
    pcm/nl	Nẹ́dalands
    pcm/no	Nọ́we
    pcm/np	Nẹ́pal
    pcm/nr	Náuru
    pcm/nu	Niúẹ
    pcm/nz	Niú Zíland
    pcm/om	Omán
    pcm/pa	Pánáma
    pcm/pe	Pẹ́ru
    pcm/pf	Frẹ́nch Poliníshia
    pcm/pg	Pápuá Niú Gíni
    pcm/ph	Fílípins
    pcm/pk	Pakístan
    pcm/pl	Póland
    pcm/pm	Sent Piẹr & Míkẹlọn
    pcm/pn	Pítkén Aílands
    pcm/pr	Puẹ́rto Ríkọ
    pcm/ps	Pálẹ́staín Éria-dẹm
    pcm/pt	Pọ́túgal
    pcm/pw	Paláu
    pcm/py	Párágwue
    pcm/qa	Kata
    pcm/re	Réyúniọn
    pcm/ro	Ruménia
    pcm/rs	Sẹ́bia
    pcm/ru	Rọ́shia
    pcm/rw	Ruwánda
    pcm/sa	Saúdí Arébia
    pcm/sb	Sólómọ́n Aílands
    pcm/sc	Sẹ́chẹls
    pcm/sd	Sudán
    pcm/se	Swídẹn
    pcm/sg	Singapọ
    pcm/sh	Sent Hẹlẹ́na
    pcm/si	Slovẹ́nia
    pcm/sj	Sválbad & Jén Meyẹn
    pcm/sk	Slovékia
    pcm/sl	Siẹ́ra Líon
    pcm/sm	San Maríno
    pcm/sn	Sẹ́nẹ́gal
    pcm/so	Sọmália
    pcm/sr	Súrínam
    pcm/ss	Saút Sudan
    pcm/st	Sao Tómé & Prínsípẹ
    pcm/sv	El Sálvádọ
    pcm/sx	Sint Mátin
    pcm/sy	Síria
    pcm/sz	Ẹswatíni
    pcm/tc	Tọks an Kaíkọ́s Aílands
    pcm/td	Chád
    pcm/tf	Frẹ́nch Saútán Tẹ́rẹ́tris
    pcm/tg	Tógo
    pcm/th	Taíland
    pcm/tj	Tajíkstan
    pcm/tk	Tókẹ́lau
    pcm/tl	Íst Tímọ
    pcm/tm	Tọkmẹ́nístan
    pcm/tn	Tuníshia
    pcm/to	Tónga
    pcm/tr	Tọ́ki
    pcm/tt	Trínídad & Tobágo
    pcm/tv	Tuválu
    pcm/tw	Taíwán
    pcm/tz	Tanzánia
    pcm/ua	Yukrein
    pcm/ug	Yugánda
    pcm/um	U.S. Faá Faá Aílands
    pcm/us	Yunaítẹ́d Stets
    pcm/uy	Yúrugwue
    pcm/uz	Uzbẹ́kistan
    pcm/va	Vátíkán Síti
    pcm/vc	Sent Vínsẹnt & Grẹ́nádians
    pcm/ve	Vẹnẹzuẹ́la
    pcm/vg	Brítísh Vájín Aílands
    pcm/vi	U.S. Vájín Aílands
    pcm/vn	Viẹ́tnam
    pcm/vu	Vanuátu
    pcm/wf	Wọ́lis & Fiutúna
    pcm/ws	Samóa
    pcm/ye	Yẹ́mẹn
    pcm/yt	Meyọt
    pcm/za	Saút Áfríka
    pcm/zm	Zámbia
    pcm/zw	Zimbábwẹ
    pl/ad	Andora
    pl/ae	Zjednoczone Emiraty Arabskie
    pl/af	Afganistan
    pl/ag	Antigua i Barbuda
    pl/ai	Anguilla
    pl/al	Albania
    pl/am	Armenia
    pl/ao	Angola
    pl/aq	Antarktyda
    pl/ar	Argentyna
    pl/as	Samoa Amerykańskie
    pl/at	Austria
    pl/au	Australia
    pl/aw	Aruba
    pl/ax	Wyspy Alandzkie
    pl/az	Azerbejdżan
    pl/ba	Bośnia i Hercegowina
    pl/bb	Barbados
    pl/bd	Bangladesz
    pl/be	Belgia
    pl/bf	Burkina Faso
    pl/bg	Bułgaria
    pl/bh	Bahrajn
    pl/bi	Burundi
    pl/bj	Benin
    pl/bl	Saint-Barthélemy
    pl/bm	Bermudy
    pl/bn	Brunei
    pl/bo	Boliwia
    pl/bq	Niderlandy Karaibskie
    pl/br	Brazylia
    pl/bs	Bahamy
    pl/bt	Bhutan
    pl/bv	Wyspa Bouveta
    pl/bw	Botswana
    pl/by	Białoruś
    pl/bz	Belize
    pl/ca	Kanada
    pl/cc	Wyspy Kokosowe
    pl/cd	Demokratyczna Republika Konga
    pl/cf	Republika Środkowoafrykańska
    pl/cg	Kongo
    pl/ch	Szwajcaria
    pl/ci	Côte d’Ivoire
    pl/ck	Wyspy Cooka
    pl/cl	Chile
    pl/cm	Kamerun
    pl/cn	Chiny
    pl/co	Kolumbia
    pl/cr	Kostaryka
    pl/cu	Kuba
    pl/cv	Republika Zielonego Przylądka
    pl/cw	Curaçao
    pl/cx	Wyspa Bożego Narodzenia
    pl/cy	Cypr
    pl/cz	Czechy
    pl/de	Niemcy
    pl/dj	Dżibuti
    pl/dk	Dania
    pl/dm	Dominika
    pl/do	Dominikana
    pl/dz	Algieria
    pl/ec	Ekwador
    pl/ee	Estonia
    pl/eg	Egipt
    pl/eh	Sahara Zachodnia
    pl/er	Erytrea
    pl/es	Hiszpania
    pl/et	Etiopia
    pl/fi	Finlandia
    pl/fj	Fidżi
    pl/fk	Falklandy
    pl/fm	Mikronezja
    pl/fo	Wyspy Owcze
    pl/fr	Francja
    pl/ga	Gabon
    pl/gb	Wielka Brytania
    pl/gd	Grenada
    pl/ge	Gruzja
    pl/gf	Gujana Francuska
    pl/gg	Guernsey
    pl/gh	Ghana
    pl/gi	Gibraltar
    pl/gl	Grenlandia
    pl/gm	Gambia
    pl/gn	Gwinea
    pl/gp	Gwadelupa
    pl/gq	Gwinea Równikowa
    pl/gr	Grecja
    pl/gs	Georgia Południowa i Sandwich Południowy
    pl/gt	Gwatemala
    pl/gu	Guam
    pl/gw	Gwinea Bissau
    pl/gy	Gujana
    pl/hk	SRA Hongkong (Chiny)
    pl/hm	Wyspy Heard i McDonalda
    pl/hn	Honduras
    pl/hr	Chorwacja
    pl/ht	Haiti
    pl/hu	Węgry
    pl/id	Indonezja
    pl/ie	Irlandia
    pl/il	Izrael
    pl/im	Wyspa Man
    pl/in	Indie
    pl/io	Brytyjskie Terytorium Oceanu Indyjskiego
    pl/iq	Irak
    pl/ir	Iran
    pl/is	Islandia
    pl/it	Włochy
    pl/je	Jersey
    pl/jm	Jamajka
    pl/jo	Jordania
    pl/jp	Japonia
    pl/ke	Kenia
    pl/kg	Kirgistan
    pl/kh	Kambodża
    pl/ki	Kiribati
    pl/km	Komory
    pl/kn	Saint Kitts i Nevis
    pl/kp	Korea Północna
    pl/kr	Korea Południowa
    pl/kw	Kuwejt
    pl/ky	Kajmany
    pl/kz	Kazachstan
    pl/la	Laos
    pl/lb	Liban
    pl/lc	Saint Lucia
    pl/li	Liechtenstein
    pl/lk	Sri Lanka
    pl/lr	Liberia
    pl/ls	Lesotho
    pl/lt	Litwa
    pl/lu	Luksemburg
    pl/lv	Łotwa
    pl/ly	Libia
    pl/ma	Maroko
    pl/mc	Monako
    pl/md	Mołdawia
    pl/me	Czarnogóra
    pl/mf	Saint-Martin
    pl/mg	Madagaskar
    pl/mh	Wyspy Marshalla
    pl/mk	Macedonia Północna
    pl/ml	Mali
    pl/mm	Mjanma (Birma)
    pl/mn	Mongolia
    pl/mo	SRA Makau (Chiny)
    pl/mp	Mariany Północne
    pl/mq	Martynika
    pl/mr	Mauretania
    pl/ms	Montserrat
    pl/mt	Malta
    pl/mu	Mauritius
    pl/mv	Malediwy
    pl/mw	Malawi
    pl/mx	Meksyk
    pl/my	Malezja
    pl/mz	Mozambik
    pl/na	Namibia
    pl/nc	Nowa Kaledonia
    pl/ne	Niger
    pl/nf	Norfolk
    pl/ng	Nigeria
    pl/ni	Nikaragua
    pl/nl	Holandia
    pl/no	Norwegia
    pl/np	Nepal
    pl/nr	Nauru
    pl/nu	Niue
    pl/nz	Nowa Zelandia
    pl/om	Oman
    pl/pa	Panama
    pl/pe	Peru
    pl/pf	Polinezja Francuska
    pl/pg	Papua-Nowa Gwinea
    pl/ph	Filipiny
    pl/pk	Pakistan
    pl/pl	Polska
    pl/pm	Saint-Pierre i Miquelon
    pl/pn	Pitcairn
    pl/pr	Portoryko
    pl/ps	Terytoria Palestyńskie
    pl/pt	Portugalia
    pl/pw	Palau
    pl/py	Paragwaj
    pl/qa	Katar
    pl/re	Reunion
    pl/ro	Rumunia
    pl/rs	Serbia
    pl/ru	Rosja
    pl/rw	Rwanda
    pl/sa	Arabia Saudyjska
    pl/sb	Wyspy Salomona
    pl/sc	Seszele
    pl/sd	Sudan
    pl/se	Szwecja
    pl/sg	Singapur
    pl/sh	Wyspa Świętej Heleny
    pl/si	Słowenia
    pl/sj	Svalbard i Jan Mayen
    pl/sk	Słowacja
    pl/sl	Sierra Leone
    pl/sm	San Marino
    pl/sn	Senegal
    pl/so	Somalia
    pl/sr	Surinam
    pl/ss	Sudan Południowy
    pl/st	Wyspy Świętego Tomasza i Książęca
    pl/sv	Salwador
    pl/sx	Sint Maarten
    pl/sy	Syria
    pl/sz	Eswatini
    pl/tc	Turks i Caicos
    pl/td	Czad
    pl/tf	Francuskie Terytoria Południowe i Antarktyczne
    pl/tg	Togo
    pl/th	Tajlandia
    pl/tj	Tadżykistan
    pl/tk	Tokelau
    pl/tl	Timor Wschodni
    pl/tm	Turkmenistan
    pl/tn	Tunezja
    pl/to	Tonga
    pl/tr	Turcja
    pl/tt	Trynidad i Tobago
    pl/tv	Tuvalu
    pl/tw	Tajwan
    pl/tz	Tanzania
    pl/ua	Ukraina
    pl/ug	Uganda
    pl/um	Dalekie Wyspy Mniejsze Stanów Zjednoczonych
    pl/us	Stany Zjednoczone
    pl/uy	Urugwaj
    pl/uz	Uzbekistan
    pl/va	Watykan
    pl/vc	Saint Vincent i Grenadyny
    pl/ve	Wenezuela
    pl/vg	Brytyjskie Wyspy Dziewicze
    pl/vi	Wyspy Dziewicze Stanów Zjednoczonych
    pl/vn	Wietnam
    pl/vu	Vanuatu
    pl/wf	Wallis i Futuna
    pl/ws	Samoa
    pl/ye	Jemen
    pl/yt	Majotta
    pl/za	Republika Południowej Afryki
    pl/zm	Zambia
    pl/zw	Zimbabwe
    ps-PK/ps	فلسطين سيمے
    ps-PK/tc	د ترکیے او کیکاسو ټاپو
    ps-PK/tf	د فرانسے جنوبي سیمے
    ps/ad	اندورا
    ps/ae	متحده عرب امارات
    ps/af	افغانستان
    ps/ag	انټيګوا او باربودا
    ps/ai	انګیلا
    ps/al	البانیه
    ps/am	ارمنستان
    ps/ao	انګولا
    ps/aq	انتارکتیکا
    ps/ar	ارجنټاين
    ps/as	امریکایی ساماوا
    ps/at	اتریش
    ps/au	آسټرالیا
    ps/aw	آروبا
    ps/ax	الاند ټاپوان
    ps/az	اذربايجان
    ps/ba	بوسنيا او هېرزګوينا
    ps/bb	باربادوس
    ps/bd	بنگله دېش
    ps/be	بیلجیم
    ps/bf	بورکینا فاسو
    ps/bg	بلغاریه
    ps/bh	بحرين
    ps/bi	بروندي
    ps/bj	بینن
    ps/bl	سينټ بارتيلمي
    ps/bm	برمودا
    ps/bn	برونائي
    ps/bo	بولیویا
    ps/bq	کیریبین هالینډ
    ps/br	برازیل
    ps/bs	باهماس
    ps/bt	بهوټان
    ps/bv	بوویټ ټاپو
    ps/bw	بوتسوانه
    ps/by	بیلاروس
    ps/bz	بلیز
    ps/ca	کاناډا
    ps/cc	کوکوز (کيلنګ) ټاپوګان
    ps/cd	کانګو - کینشاسا
    ps/cf	وسطي افريقا جمهور
    ps/cg	کانګو - بروزوییل
    ps/ch	سویس
    ps/ci	د عاج ساحل
    ps/ck	کوک ټاپوګان
    ps/cl	چیلي
    ps/cm	کامرون
    ps/cn	چین
    ps/co	کولمبیا
    ps/cr	کوستاریکا
    ps/cu	کیوبا
    ps/cv	کیپ ورد
    ps/cw	کوراکاو
    ps/cx	د کريسمس ټاپو
    ps/cy	قبرس
    ps/cz	چکیا
    ps/de	المان
    ps/dj	جبوتي
    ps/dk	ډنمارک
    ps/dm	دومینیکا
    ps/do	جمهوريه ډومينيکن
    ps/dz	الجزایر
    ps/ec	اکوادور
    ps/ee	استونیا
    ps/eg	مصر
    ps/eh	لويديځ صحارا
    ps/er	اریتره
    ps/es	هسپانیه
    ps/et	حبشه
    ps/fi	فنلینډ
    ps/fj	فجي
    ps/fk	فاکلينډ ټاپوګان
    ps/fm	میکرونیزیا
    ps/fo	فارو ټاپو
    ps/fr	فرانسه
    ps/ga	ګابن
    ps/gb	برتانیه
    ps/gd	ګرنادا
    ps/ge	گورجستان
    ps/gf	فرانسوي ګانا
    ps/gg	ګرنسي
    ps/gh	ګانا
    ps/gi	جبل الطارق
    ps/gl	ګرینلینډ
    ps/gm	ګامبیا
    ps/gn	ګینه
    ps/gp	ګوادلوپ
    ps/gq	استوایی ګیني
    ps/gr	یونان
    ps/gs	سويلي جارجيا او سويلي سېنډوچ ټاپوګان
    ps/gt	ګواتیمالا
    ps/gu	ګوام
    ps/gw	ګینه بیسو
    ps/gy	ګیانا
    ps/hk	هانګ کانګ SAR چین
    ps/hm	هارډ او ميکډانلډ ټاپوګان
    ps/hn	هانډوراس
    ps/hr	کرواشيا
    ps/ht	هایټي
    ps/hu	مجارستان
    ps/id	اندونیزیا
    ps/ie	آيرلېنډ
    ps/il	اسراييل
    ps/im	د آئل آف مین
    ps/in	هند
    ps/io	د برتانوي هند سمندري سيمه
    ps/iq	عراق
    ps/ir	ايران
    ps/is	آیسلینډ
    ps/it	ایټالیه
    ps/je	جرسی
    ps/jm	جمیکا
    ps/jo	اردن
    ps/jp	جاپان
    ps/ke	کینیا
    ps/kg	قرغزستان
    ps/kh	کمبودیا
    ps/ki	کیري باتي
    ps/km	کوموروس
    ps/kn	سینټ کټس او نیویس
    ps/kp	شمالی کوریا
    ps/kr	سویلي کوریا
    ps/kw	کويت
    ps/ky	کیمان ټاپوګان
    ps/kz	قزاقستان
    ps/la	لاوس
    ps/lb	لبنان
    ps/lc	سینټ لوسیا
    ps/li	لیختن اشتاین
    ps/lk	سريلنکا
    ps/lr	لايبيريا
    ps/ls	لسوتو
    ps/lt	لیتوانیا
    ps/lu	لوګزامبورګ
    ps/lv	ليتهويا
    ps/ly	لیبیا
    ps/ma	مراکش
    ps/mc	موناکو
    ps/md	مولدوا
    ps/me	مونټینیګرو
    ps/mf	سینټ مارټن
    ps/mg	مدغاسکر
    ps/mh	مارشل ټاپوګان
    ps/mk	شمالي مقدونيه
    ps/ml	مالي
    ps/mm	ميانمار (برما)
    ps/mn	منګوليا
    ps/mo	مکاو SAR چین
    ps/mp	شمالي ماريانا ټاپوګان
    ps/mq	مارټینیک
    ps/mr	موریتانیا
    ps/ms	مانټیسیرت
    ps/mt	مالټا
    ps/mu	موریشیس
    ps/mv	مالديپ
    ps/mw	مالاوي
    ps/mx	میکسیکو
    ps/my	مالیزیا
    ps/mz	موزمبيق
    ps/na	نیمبیا
    ps/nc	نوی کالیډونیا
    ps/ne	نايجير
    ps/nf	نارفولک ټاپوګان
    ps/ng	نایجیریا
    ps/ni	نکاراګوا
    ps/nl	هالېنډ
    ps/no	ناروۍ
    ps/np	نیپال
    ps/nr	نایرو
    ps/nu	نیوو
    ps/nz	نیوزیلنډ
    ps/om	عمان
    ps/pa	پاناما
    ps/pe	پیرو
    ps/pf	فرانسوي پولينيسيا
    ps/pg	پاپوا نيو ګيني
    ps/ph	فلپين
    ps/pk	پاکستان
    ps/pl	پولنډ
    ps/pm	سینټ پییر او میکولون
    ps/pn	پيټکيرن ټاپوګان
    ps/pr	پورتو ریکو
    ps/ps	فلسطیني سيمې
    ps/pt	پورتګال
    ps/pw	پلاؤ
    ps/py	پاراګوی
    ps/qa	قطر
    ps/re	ریونین
    ps/ro	رومانیا
    ps/rs	سربيا
    ps/ru	روسیه
    ps/rw	روندا
    ps/sa	سعودي عربستان
    ps/sb	سليمان ټاپوګان
    ps/sc	سیچیلیس
    ps/sd	سوډان
    ps/se	سویډن
    ps/sg	سينگاپور
    ps/sh	سینټ هیلینا
    ps/si	سلوانیا
    ps/sj	سوالبارد او جان ميين
    ps/sk	سلواکیا
    ps/sl	سییرا لیون
    ps/sm	سان مارینو
    ps/sn	سينيګال
    ps/so	سومالیا
    ps/sr	سورینام
    ps/ss	سويلي سوډان
    ps/st	ساو ټیم او پرنسیپ
    ps/sv	سالوېډور
    ps/sx	سینټ مارټین
    ps/sy	سوریه
    ps/sz	اسواټيني
    ps/tc	د ترکیې او کیکاسو ټاپو
    ps/td	چاډ
    ps/tf	د فرانسې جنوبي سیمې
    ps/tg	ټوګو
    ps/th	تهايلنډ
    ps/tj	تاجکستان
    ps/tk	توکیلو
    ps/tl	تيمور-ليسټ
    ps/tm	تورکمنستان
    ps/tn	تونس
    ps/to	تونګا
    ps/tr	ترکي
    ps/tt	ټرينيډاډ او ټوباګو
    ps/tv	توالیو
    ps/tw	تائيوان
    ps/tz	تنزانیا
    ps/ua	اوکراین
    ps/ug	یوګانډا
    ps/um	د متحده ایالاتو ټاپوګان
    ps/us	متحده آيالات
    ps/uy	یوروګوی
    ps/uz	اوزبکستان
    ps/va	واتیکان ښار
    ps/vc	سینټ ویسنټینټ او ګرینډینز
    ps/ve	وینزویلا
    ps/vg	بریتانوی ویګور ټاپوګان
    ps/vi	د متحده آيالاتو ورجن ټاپوګان
    ps/vn	وېتنام
    ps/vu	واناتو
    ps/wf	والیس او فوتونا
    ps/ws	ساماوا
    ps/ye	یمن
    ps/yt	مايوټ
    ps/za	سویلي افریقا
    ps/zm	زیمبیا
    ps/zw	زیمبابوی
    pt-PT/am	Arménia
    pt-PT/ax	Alanda
    pt-PT/bd	Bangladeche
    pt-PT/bh	Barém
    pt-PT/bj	Benim
    pt-PT/bs	Baamas
    pt-PT/cc	Ilhas dos Cocos (Keeling)
    pt-PT/cd	Congo-Kinshasa
    pt-PT/cg	Congo-Brazzaville
    pt-PT/ci	Côte d’Ivoire (Costa do Marfim)
    pt-PT/cw	Curaçau
    pt-PT/cx	Ilha do Natal
    pt-PT/cz	Chéquia
    pt-PT/dj	Jibuti
    pt-PT/dm	Domínica
    pt-PT/ee	Estónia
    pt-PT/eh	Sara Ocidental
    pt-PT/fk	Ilhas Falkland
    pt-PT/gg	Guernesey
    pt-PT/gl	Gronelândia
    pt-PT/gu	Guame
    pt-PT/ir	Irão
    pt-PT/ke	Quénia
    pt-PT/ki	Quiribáti
    pt-PT/kn	São Cristóvão e Neves
    pt-PT/kw	Koweit
    pt-PT/ky	Ilhas Caimão
    pt-PT/li	Listenstaine
    pt-PT/lk	Sri Lanca
    pt-PT/lv	Letónia
    pt-PT/mc	Mónaco
    pt-PT/mf	São Martinho (Saint-Martin)
    pt-PT/mg	Madagáscar
    pt-PT/mk	Macedónia do Norte
    pt-PT/ms	Monserrate
    pt-PT/mu	Maurícia
    pt-PT/mw	Maláui
    pt-PT/nc	Nova Caledónia
    pt-PT/nu	Niuê
    pt-PT/pl	Polónia
    pt-PT/ps	Territórios palestinianos
    pt-PT/ro	Roménia
    pt-PT/si	Eslovénia
    pt-PT/sm	São Marinho
    pt-PT/sv	Salvador
    pt-PT/sx	São Martinho (Sint Maarten)
    pt-PT/tf	Territórios Austrais Franceses
    pt-PT/tj	Tajiquistão
    pt-PT/tk	Toquelau
    pt-PT/tm	Turquemenistão
    pt-PT/tt	Trindade e Tobago
    pt-PT/um	Ilhas Menores Afastadas dos EUA
    pt-PT/uz	Usbequistão
    pt-PT/vi	Ilhas Virgens dos EUA
    pt-PT/vn	Vietname
    pt-PT/ye	Iémen
    pt-PT/yt	Maiote
    pt-PT/zw	Zimbabué
    pt/ad	Andorra
    pt/ae	Emirados Árabes Unidos
    pt/af	Afeganistão
    pt/ag	Antígua e Barbuda
    pt/ai	Anguila
    pt/al	Albânia
    pt/am	Armênia
    pt/ao	Angola
    pt/aq	Antártida
    pt/ar	Argentina
    pt/as	Samoa Americana
    pt/at	Áustria
    pt/au	Austrália
    pt/aw	Aruba
    pt/ax	Ilhas Aland
    pt/az	Azerbaijão
    pt/ba	Bósnia e Herzegovina
    pt/bb	Barbados
    pt/bd	Bangladesh
    pt/be	Bélgica
    pt/bf	Burquina Faso
    pt/bg	Bulgária
    pt/bh	Barein
    pt/bi	Burundi
    pt/bj	Benin
    pt/bl	São Bartolomeu
    pt/bm	Bermudas
    pt/bn	Brunei
    pt/bo	Bolívia
    pt/bq	Países Baixos Caribenhos
    pt/br	Brasil
    pt/bs	Bahamas
    pt/bt	Butão
    pt/bv	Ilha Bouvet
    pt/bw	Botsuana
    pt/by	Bielorrússia
    pt/bz	Belize
    pt/ca	Canadá
    pt/cc	Ilhas Cocos (Keeling)
    pt/cd	Congo - Kinshasa
    pt/cf	República Centro-Africana
    pt/cg	República do Congo
    pt/ch	Suíça
    pt/ci	Costa do Marfim
    pt/ck	Ilhas Cook
    pt/cl	Chile
    pt/cm	Camarões
    pt/cn	China
    pt/co	Colômbia
    pt/cr	Costa Rica
    pt/cu	Cuba
    pt/cv	Cabo Verde
    pt/cw	Curaçao
    pt/cx	Ilha Christmas
    pt/cy	Chipre
    pt/cz	Tchéquia
    pt/de	Alemanha
    pt/dj	Djibuti
    pt/dk	Dinamarca
    pt/dm	Dominica
    pt/do	República Dominicana
    pt/dz	Argélia
    pt/ec	Equador
    pt/ee	Estônia
    pt/eg	Egito
    pt/eh	Saara Ocidental
    pt/er	Eritreia
    pt/es	Espanha
    pt/et	Etiópia
    pt/fi	Finlândia
    pt/fj	Fiji
    pt/fk	Ilhas Malvinas
    pt/fm	Micronésia
    pt/fo	Ilhas Faroé
    pt/fr	França
    pt/ga	Gabão
    pt/gb	Reino Unido
    pt/gd	Granada
    pt/ge	Geórgia
    pt/gf	Guiana Francesa
    pt/gg	Guernsey
    pt/gh	Gana
    pt/gi	Gibraltar
    pt/gl	Groenlândia
    pt/gm	Gâmbia
    pt/gn	Guiné
    pt/gp	Guadalupe
    pt/gq	Guiné Equatorial
    pt/gr	Grécia
    pt/gs	Ilhas Geórgia do Sul e Sandwich do Sul
    pt/gt	Guatemala
    pt/gu	Guam
    pt/gw	Guiné-Bissau
    pt/gy	Guiana
    pt/hk	Hong Kong, RAE da China
    pt/hm	Ilhas Heard e McDonald
    pt/hn	Honduras
    pt/hr	Croácia
    pt/ht	Haiti
    pt/hu	Hungria
    pt/id	Indonésia
    pt/ie	Irlanda
    pt/il	Israel
    pt/im	Ilha de Man
    pt/in	Índia
    pt/io	Território Britânico do Oceano Índico
    pt/iq	Iraque
    pt/ir	Irã
    pt/is	Islândia
    pt/it	Itália
    pt/je	Jersey
    pt/jm	Jamaica
    pt/jo	Jordânia
    pt/jp	Japão
    pt/ke	Quênia
    pt/kg	Quirguistão
    pt/kh	Camboja
    pt/ki	Quiribati
    pt/km	Comores
    pt/kn	São Cristóvão e Névis
    pt/kp	Coreia do Norte
    pt/kr	Coreia do Sul
    pt/kw	Kuwait
    pt/ky	Ilhas Cayman
    pt/kz	Cazaquistão
    pt/la	Laos
    pt/lb	Líbano
    pt/lc	Santa Lúcia
    pt/li	Liechtenstein
    pt/lk	Sri Lanka
    pt/lr	Libéria
    pt/ls	Lesoto
    pt/lt	Lituânia
    pt/lu	Luxemburgo
    pt/lv	Letônia
    pt/ly	Líbia
    pt/ma	Marrocos
    pt/mc	Mônaco
    pt/md	Moldávia
    pt/me	Montenegro
    pt/mf	São Martinho
    pt/mg	Madagascar
    pt/mh	Ilhas Marshall
    pt/mk	Macedônia do Norte
    pt/ml	Mali
    pt/mm	Mianmar (Birmânia)
    pt/mn	Mongólia
    pt/mo	Macau, RAE da China
    pt/mp	Ilhas Marianas do Norte
    pt/mq	Martinica
    pt/mr	Mauritânia
    pt/ms	Montserrat
    pt/mt	Malta
    pt/mu	Maurício
    pt/mv	Maldivas
    pt/mw	Malaui
    pt/mx	México
    pt/my	Malásia
    pt/mz	Moçambique
    pt/na	Namíbia
    pt/nc	Nova Caledônia
    pt/ne	Níger
    pt/nf	Ilha Norfolk
    pt/ng	Nigéria
    pt/ni	Nicarágua
    pt/nl	Países Baixos
    pt/no	Noruega
    pt/np	Nepal
    pt/nr	Nauru
    pt/nu	Niue
    pt/nz	Nova Zelândia
    pt/om	Omã
    pt/pa	Panamá
    pt/pe	Peru
    pt/pf	Polinésia Francesa
    pt/pg	Papua-Nova Guiné
    pt/ph	Filipinas
    pt/pk	Paquistão
    pt/pl	Polônia
    pt/pm	São Pedro e Miquelão
    pt/pn	Ilhas Pitcairn
    pt/pr	Porto Rico
    pt/ps	Territórios palestinos
    pt/pt	Portugal
    pt/pw	Palau
    pt/py	Paraguai
    pt/qa	Catar
    pt/re	Reunião
    pt/ro	Romênia
    pt/rs	Sérvia
    pt/ru	Rússia
    pt/rw	Ruanda
    pt/sa	Arábia Saudita
    pt/sb	Ilhas Salomão
    pt/sc	Seicheles
    pt/sd	Sudão
    pt/se	Suécia
    pt/sg	Singapura
    pt/sh	Santa Helena
    pt/si	Eslovênia
    pt/sj	Svalbard e Jan Mayen
    pt/sk	Eslováquia
    pt/sl	Serra Leoa
    pt/sm	San Marino
    pt/sn	Senegal
    pt/so	Somália
    pt/sr	Suriname
    pt/ss	Sudão do Sul
    pt/st	São Tomé e Príncipe
    pt/sv	El Salvador
    pt/sx	Sint Maarten
    pt/sy	Síria
    pt/sz	Essuatíni
    pt/tc	Ilhas Turcas e Caicos
    pt/td	Chade
    pt/tf	Territórios Franceses do Sul
    pt/tg	Togo
    pt/th	Tailândia
    pt/tj	Tadjiquistão
    pt/tk	Tokelau
    pt/tl	Timor-Leste
    pt/tm	Turcomenistão
    pt/tn	Tunísia
    pt/to	Tonga
    pt/tr	Turquia
    pt/tt	Trinidad e Tobago
    pt/tv	Tuvalu
    pt/tw	Taiwan
    pt/tz	Tanzânia
    pt/ua	Ucrânia
    pt/ug	Uganda
    pt/um	Ilhas Menores Distantes dos EUA
    pt/us	Estados Unidos
    pt/uy	Uruguai
    pt/uz	Uzbequistão
    pt/va	Cidade do Vaticano
    pt/vc	São Vicente e Granadinas
    pt/ve	Venezuela
    pt/vg	Ilhas Virgens Britânicas
    pt/vi	Ilhas Virgens Americanas
    pt/vn	Vietnã
    pt/vu	Vanuatu
    pt/wf	Wallis e Futuna
    pt/ws	Samoa
    pt/ye	Iêmen
    pt/yt	Mayotte
    pt/za	África do Sul
    pt/zm	Zâmbia
    pt/zw	Zimbábue
    ro/ad	Andorra
    ro/ae	Emiratele Arabe Unite
    ro/af	Afganistan
    ro/ag	Antigua și Barbuda
    ro/ai	Anguilla
    ro/al	Albania
    ro/am	Armenia
    ro/ao	Angola
    ro/aq	Antarctica
    ro/ar	Argentina
    ro/as	Samoa Americană
    ro/at	Austria
    ro/au	Australia
    ro/aw	Aruba
    ro/ax	Insulele Åland
    ro/az	Azerbaidjan
    ro/ba	Bosnia și Herțegovina
    ro/bb	Barbados
    ro/bd	Bangladesh
    ro/be	Belgia
    ro/bf	Burkina Faso
    ro/bg	Bulgaria
    ro/bh	Bahrain
    ro/bi	Burundi
    ro/bj	Benin
    ro/bl	Saint-Barthélemy
    ro/bm	Bermuda
    ro/bn	Brunei
    ro/bo	Bolivia
    ro/bq	Insulele Caraibe Olandeze
    ro/br	Brazilia
    ro/bs	Bahamas
    ro/bt	Bhutan
    ro/bv	Insula Bouvet
    ro/bw	Botswana
    ro/by	Belarus
    ro/bz	Belize
    ro/ca	Canada
    ro/cc	Insulele Cocos (Keeling)
    ro/cd	Congo - Kinshasa
    ro/cf	Republica Centrafricană
    ro/cg	Congo - Brazzaville
    ro/ch	Elveția
    ro/ci	Côte d’Ivoire
    ro/ck	Insulele Cook
    ro/cl	Chile
    ro/cm	Camerun
    ro/cn	China
    ro/co	Columbia
    ro/cr	Costa Rica
    ro/cu	Cuba
    ro/cv	Capul Verde
    ro/cw	Curaçao
    ro/cx	Insula Christmas
    ro/cy	Cipru
    ro/cz	Cehia
    ro/de	Germania
    ro/dj	Djibouti
    ro/dk	Danemarca
    ro/dm	Dominica
    ro/do	Republica Dominicană
    ro/dz	Algeria
    ro/ec	Ecuador
    ro/ee	Estonia
    ro/eg	Egipt
    ro/eh	Sahara Occidentală
    ro/er	Eritreea
    ro/es	Spania
    ro/et	Etiopia
    ro/fi	Finlanda
    ro/fj	Fiji
    ro/fk	Insulele Falkland
    ro/fm	Micronezia
    ro/fo	Insulele Feroe
    ro/fr	Franța
    ro/ga	Gabon
    ro/gb	Regatul Unit
    ro/gd	Grenada
    ro/ge	Georgia
    ro/gf	Guyana Franceză
    ro/gg	Guernsey
    ro/gh	Ghana
    ro/gi	Gibraltar
    ro/gl	Groenlanda
    ro/gm	Gambia
    ro/gn	Guineea
    ro/gp	Guadelupa
    ro/gq	Guineea Ecuatorială
    ro/gr	Grecia
    ro/gs	Georgia de Sud și Insulele Sandwich de Sud
    ro/gt	Guatemala
    ro/gu	Guam
    ro/gw	Guineea-Bissau
    ro/gy	Guyana
    ro/hk	R.A.S. Hong Kong, China
    ro/hm	Insula Heard și Insulele McDonald
    ro/hn	Honduras
    ro/hr	Croația
    ro/ht	Haiti
    ro/hu	Ungaria
    ro/id	Indonezia
    ro/ie	Irlanda
    ro/il	Israel
    ro/im	Insula Man
    ro/in	India
    ro/io	Teritoriul Britanic din Oceanul Indian
    ro/iq	Irak
    ro/ir	Iran
    ro/is	Islanda
    ro/it	Italia
    ro/je	Jersey
    ro/jm	Jamaica
    ro/jo	Iordania
    ro/jp	Japonia
    ro/ke	Kenya
    ro/kg	Kârgâzstan
    ro/kh	Cambodgia
    ro/ki	Kiribati
    ro/km	Comore
    ro/kn	Saint Kitts și Nevis
    ro/kp	Coreea de Nord
    ro/kr	Coreea de Sud
    ro/kw	Kuweit
    ro/ky	Insulele Cayman
    ro/kz	Kazahstan
    ro/la	Laos
    ro/lb	Liban
    ro/lc	Sfânta Lucia
    ro/li	Liechtenstein
    ro/lk	Sri Lanka
    ro/lr	Liberia
    ro/ls	Lesotho
    ro/lt	Lituania
    ro/lu	Luxemburg
    ro/lv	Letonia
    ro/ly	Libia
    ro/ma	Maroc
    ro/mc	Monaco
    ro/md	Republica Moldova
    ro/me	Muntenegru
    ro/mf	Sfântul Martin
    ro/mg	Madagascar
    ro/mh	Insulele Marshall
    ro/mk	Macedonia de Nord
    ro/ml	Mali
    ro/mm	Myanmar (Birmania)
    ro/mn	Mongolia
    ro/mo	R.A.S. Macao, China
    ro/mp	Insulele Mariane de Nord
    ro/mq	Martinica
    ro/mr	Mauritania
    ro/ms	Montserrat
    ro/mt	Malta
    ro/mu	Mauritius
    ro/mv	Maldive
    ro/mw	Malawi
    ro/mx	Mexic
    ro/my	Malaysia
    ro/mz	Mozambic
    ro/na	Namibia
    ro/nc	Noua Caledonie
    ro/ne	Niger
    ro/nf	Insula Norfolk
    ro/ng	Nigeria
    ro/ni	Nicaragua
    ro/nl	Țările de Jos
    ro/no	Norvegia
    ro/np	Nepal
    ro/nr	Nauru
    ro/nu	Niue
    ro/nz	Noua Zeelandă
    ro/om	Oman
    ro/pa	Panama
    ro/pe	Peru
    ro/pf	Polinezia Franceză
    ro/pg	Papua-Noua Guinee
    ro/ph	Filipine
    ro/pk	Pakistan
    ro/pl	Polonia
    ro/pm	Saint-Pierre și Miquelon
    ro/pn	Insulele Pitcairn
    ro/pr	Puerto Rico
    ro/ps	Teritoriile Palestiniene
    ro/pt	Portugalia
    ro/pw	Palau
    ro/py	Paraguay
    ro/qa	Qatar
    ro/re	Réunion
    ro/ro	România
    ro/rs	Serbia
    ro/ru	Rusia
    ro/rw	Rwanda
    ro/sa	Arabia Saudită
    ro/sb	Insulele Solomon
    ro/sc	Seychelles
    ro/sd	Sudan
    ro/se	Suedia
    ro/sg	Singapore
    ro/sh	Sfânta Elena
    ro/si	Slovenia
    ro/sj	Svalbard și Jan Mayen
    ro/sk	Slovacia
    ro/sl	Sierra Leone
    ro/sm	San Marino
    ro/sn	Senegal
    ro/so	Somalia
    ro/sr	Suriname
    ro/ss	Sudanul de Sud
    ro/st	São Tomé și Príncipe
    ro/sv	El Salvador
    ro/sx	Sint-Maarten
    ro/sy	Siria
    ro/sz	Eswatini
    ro/tc	Insulele Turks și Caicos
    ro/td	Ciad
    ro/tf	Teritoriile Australe și Antarctice Franceze
    ro/tg	Togo
    ro/th	Thailanda
    ro/tj	Tadjikistan
    ro/tk	Tokelau
    ro/tl	Timor-Leste
    ro/tm	Turkmenistan
    ro/tn	Tunisia
    ro/to	Tonga
    ro/tr	Turcia
    ro/tt	Trinidad și Tobago
    ro/tv	Tuvalu
    ro/tw	Taiwan
    ro/tz	Tanzania
    ro/ua	Ucraina
    ro/ug	Uganda
    ro/um	Insulele Îndepărtate ale S.U.A.
    ro/us	Statele Unite ale Americii
    ro/uy	Uruguay
    ro/uz	Uzbekistan
    ro/va	Statul Cetății Vaticanului
    ro/vc	Saint Vincent și Grenadinele
    ro/ve	Venezuela
    ro/vg	Insulele Virgine Britanice
    ro/vi	Insulele Virgine Americane
    ro/vn	Vietnam
    ro/vu	Vanuatu
    ro/wf	Wallis și Futuna
    ro/ws	Samoa
    ro/ye	Yemen
    ro/yt	Mayotte
    ro/za	Africa de Sud
    ro/zm	Zambia
    ro/zw	Zimbabwe
    ru/ad	Андорра
    ru/ae	ОАЭ
    ru/af	Афганистан
    ru/ag	Антигуа и Барбуда
    ru/ai	Ангилья
    ru/al	Албания
    ru/am	Армения
    ru/ao	Ангола
    ru/aq	Антарктида
    ru/ar	Аргентина
    ru/as	Американское Самоа
    ru/at	Австрия
    ru/au	Австралия
    ru/aw	Аруба
    ru/ax	Аландские о-ва
    ru/az	Азербайджан
    ru/ba	Босния и Герцеговина
    ru/bb	Барбадос
    ru/bd	Бангладеш
    ru/be	Бельгия
    ru/bf	Буркина-Фасо
    ru/bg	Болгария
    ru/bh	Бахрейн
    ru/bi	Бурунди
    ru/bj	Бенин
    ru/bl	Сен-Бартелеми
    ru/bm	Бермудские о-ва
    ru/bn	Бруней
    ru/bo	Боливия
    ru/bq	Бонэйр, Синт-Эстатиус и Саба
    ru/br	Бразилия
    ru/bs	Багамы
    ru/bt	Бутан
    ru/bv	о-в Буве
    ru/bw	Ботсвана
    ru/by	Беларусь
    ru/bz	Белиз
    ru/ca	Канада
    ru/cc	Кокосовые о-ва
    ru/cd	Конго - Киншаса
    ru/cf	Центрально-Африканская Республика
    ru/cg	Конго - Браззавиль
    ru/ch	Швейцария
    ru/ci	Кот-д’Ивуар
    ru/ck	о-ва Кука
    ru/cl	Чили
    ru/cm	Камерун
    ru/cn	Китай
    ru/co	Колумбия
    ru/cr	Коста-Рика
    ru/cu	Куба
    ru/cv	Кабо-Верде
    ru/cw	Кюрасао
    ru/cx	о-в Рождества
    ru/cy	Кипр
    ru/cz	Чехия
    ru/de	Германия
    ru/dj	Джибути
    ru/dk	Дания
    ru/dm	Доминика
    ru/do	Доминиканская Республика
    ru/dz	Алжир
    ru/ec	Эквадор
    ru/ee	Эстония
    ru/eg	Египет
    ru/eh	Западная Сахара
    ru/er	Эритрея
    ru/es	Испания
    ru/et	Эфиопия
    ru/fi	Финляндия
    ru/fj	Фиджи
    ru/fk	Фолклендские о-ва
    ru/fm	Федеративные Штаты Микронезии
    ru/fo	Фарерские о-ва
    ru/fr	Франция
    ru/ga	Габон
    ru/gb	Великобритания
    ru/gd	Гренада
    ru/ge	Грузия
    ru/gf	Французская Гвиана
    ru/gg	Гернси
    ru/gh	Гана
    ru/gi	Гибралтар
    ru/gl	Гренландия
    ru/gm	Гамбия
    ru/gn	Гвинея
    ru/gp	Гваделупа
    ru/gq	Экваториальная Гвинея
    ru/gr	Греция
    ru/gs	Южная Георгия и Южные Сандвичевы о-ва
    ru/gt	Гватемала
    ru/gu	Гуам
    ru/gw	Гвинея-Бисау
    ru/gy	Гайана
    ru/hk	Гонконг (САР)
    ru/hm	о-ва Херд и Макдональд
    ru/hn	Гондурас
    ru/hr	Хорватия
    ru/ht	Гаити
    ru/hu	Венгрия
    ru/id	Индонезия
    ru/ie	Ирландия
    ru/il	Израиль
    ru/im	о-в Мэн
    ru/in	Индия
    ru/io	Британская территория в Индийском океане
    ru/iq	Ирак
    ru/ir	Иран
    ru/is	Исландия
    ru/it	Италия
    ru/je	Джерси
    ru/jm	Ямайка
    ru/jo	Иордания
    ru/jp	Япония
    ru/ke	Кения
    ru/kg	Киргизия
    ru/kh	Камбоджа
    ru/ki	Кирибати
    ru/km	Коморы
    ru/kn	Сент-Китс и Невис
    ru/kp	КНДР
    ru/kr	Республика Корея
    ru/kw	Кувейт
    ru/ky	о-ва Кайман
    ru/kz	Казахстан
    ru/la	Лаос
    ru/lb	Ливан
    ru/lc	Сент-Люсия
    ru/li	Лихтенштейн
    ru/lk	Шри-Ланка
    ru/lr	Либерия
    ru/ls	Лесото
    ru/lt	Литва
    ru/lu	Люксембург
    ru/lv	Латвия
    ru/ly	Ливия
    ru/ma	Марокко
    ru/mc	Монако
    ru/md	Молдова
    ru/me	Черногория
    ru/mf	Сен-Мартен
    ru/mg	Мадагаскар
    ru/mh	Маршалловы о-ва
    ru/mk	Северная Македония
    ru/ml	Мали
    ru/mm	Мьянма (Бирма)
    ru/mn	Монголия
    ru/mo	Макао (САР)
    ru/mp	Северные Марианские о-ва
    ru/mq	Мартиника
    ru/mr	Мавритания
    ru/ms	Монтсеррат
    ru/mt	Мальта
    ru/mu	Маврикий
    ru/mv	Мальдивы
    ru/mw	Малави
    ru/mx	Мексика
    ru/my	Малайзия
    ru/mz	Мозамбик
    ru/na	Намибия
    ru/nc	Новая Каледония
    ru/ne	Нигер
    ru/nf	о-в Норфолк
    ru/ng	Нигерия
    ru/ni	Никарагуа
    ru/nl	Нидерланды
    ru/no	Норвегия
    ru/np	Непал
    ru/nr	Науру
    ru/nu	Ниуэ
    ru/nz	Новая Зеландия
    ru/om	Оман
    ru/pa	Панама
    ru/pe	Перу
    ru/pf	Французская Полинезия
    ru/pg	Папуа — Новая Гвинея
    ru/ph	Филиппины
    ru/pk	Пакистан
    ru/pl	Польша
    ru/pm	Сен-Пьер и Микелон
    ru/pn	о-ва Питкэрн
    ru/pr	Пуэрто-Рико
    ru/ps	Палестинские территории
    ru/pt	Португалия
    ru/pw	Палау
    ru/py	Парагвай
    ru/qa	Катар
    ru/re	Реюньон
    ru/ro	Румыния
    ru/rs	Сербия
    ru/ru	Россия
    ru/rw	Руанда
    ru/sa	Саудовская Аравия
    ru/sb	Соломоновы о-ва
    ru/sc	Сейшельские о-ва
    ru/sd	Судан
    ru/se	Швеция
    ru/sg	Сингапур
    ru/sh	о-в Св. Елены
    ru/si	Словения
    ru/sj	Шпицберген и Ян-Майен
    ru/sk	Словакия
    ru/sl	Сьерра-Леоне
    ru/sm	Сан-Марино
    ru/sn	Сенегал
    ru/so	Сомали
    ru/sr	Суринам
    ru/ss	Южный Судан
    ru/st	Сан-Томе и Принсипи
    ru/sv	Сальвадор
    ru/sx	Синт-Мартен
    ru/sy	Сирия
    ru/sz	Эсватини
    ru/tc	Тёркс и Кайкос
    ru/td	Чад
    ru/tf	Французские Южные территории
    ru/tg	Того
    ru/th	Таиланд
    ru/tj	Таджикистан
    ru/tk	Токелау
    ru/tl	Восточный Тимор
    ru/tm	Туркменистан
    ru/tn	Тунис
    ru/to	Тонга
    ru/tr	Турция
    ru/tt	Тринидад и Тобаго
    ru/tv	Тувалу
    ru/tw	Тайвань
    ru/tz	Танзания
    ru/ua	Украина
    ru/ug	Уганда
    ru/um	Внешние малые о-ва (США)
    ru/us	Соединенные Штаты
    ru/uy	Уругвай
    ru/uz	Узбекистан
    ru/va	Ватикан
    ru/vc	Сент-Винсент и Гренадины
    ru/ve	Венесуэла
    ru/vg	Виргинские о-ва (Великобритания)
    ru/vi	Виргинские о-ва (США)
    ru/vn	Вьетнам
    ru/vu	Вануату
    ru/wf	Уоллис и Футуна
    ru/ws	Самоа
    ru/ye	Йемен
    ru/yt	Майотта
    ru/za	Южно-Африканская Республика
    ru/zm	Замбия
    ru/zw	Зимбабве
    sd/ad	اندورا
    sd/ae	متحده عرب امارات
    sd/af	افغانستان
    sd/ag	انٽيگا ۽ باربد
    sd/ai	انگويلا
    sd/al	البانيا
    sd/am	ارمینیا
    sd/ao	انگولا
    sd/aq	انٽارڪٽيڪا
    sd/ar	ارجنٽينا
    sd/as	آمريڪي ساموا
    sd/at	آسٽريا
    sd/au	آسٽريليا
    sd/aw	عروبا
    sd/ax	الند ٻيٽ
    sd/az	آذربائيجان
    sd/ba	بوسنيا ۽ هرزوگووينا
    sd/bb	باربڊوس
    sd/bd	بنگلاديش
    sd/be	بيلجيم
    sd/bf	برڪينا فاسو
    sd/bg	بلغاريا
    sd/bh	بحرين
    sd/bi	برونڊي
    sd/bj	بينن
    sd/bl	سینٽ برٿلیمی
    sd/bm	برمودا
    sd/bn	برونائي
    sd/bo	بوليويا
    sd/bq	ڪيريبين نيدرلينڊ
    sd/br	برازيل
    sd/bs	باهاماس
    sd/bt	ڀوٽان
    sd/bv	بووٽ ٻيٽ
    sd/bw	بوٽسوانا
    sd/by	بیلارس
    sd/bz	بيليز
    sd/ca	ڪينيڊا
    sd/cc	ڪوڪوس ٻيٽ
    sd/cd	ڪانگو -ڪنشاسا
    sd/cf	وچ آفريقي جمهوريه
    sd/cg	ڪانگو - برازاویل
    sd/ch	سوئزرلينڊ
    sd/ci	ڪوٽي ويرا
    sd/ck	ڪوڪ ٻيٽ
    sd/cl	چلي
    sd/cm	ڪيمرون
    sd/cn	چين
    sd/co	ڪولمبيا
    sd/cr	ڪوسٽا ريڪا
    sd/cu	ڪيوبا
    sd/cv	ڪيپ وردي
    sd/cw	ڪيوراسائو
    sd/cx	ڪرسمس ٻيٽ
    sd/cy	سائپرس
    sd/cz	چيڪيا
    sd/de	جرمني
    sd/dj	ڊجبيوتي
    sd/dk	ڊينمارڪ
    sd/dm	ڊومينيڪا
    sd/do	ڊومينيڪن جمهوريه
    sd/dz	الجيريا
    sd/ec	ايڪواڊور
    sd/ee	ايسٽونيا
    sd/eg	مصر
    sd/eh	اولهه صحارا
    sd/er	ايريٽيريا
    sd/es	اسپين
    sd/et	ايٿوپيا
    sd/fi	فن لينڊ
    sd/fj	فجي
    sd/fk	فاڪ لينڊ ٻيٽ
    sd/fm	مائڪرونيشيا
    sd/fo	فارو ٻيٽ
    sd/fr	فرانس
    sd/ga	گبون
    sd/gb	برطانيہ
    sd/gd	گريناڊا
    sd/ge	جارجيا
    sd/gf	فرانسيسي گيانا
    sd/gg	گورنسي
    sd/gh	گهانا
    sd/gi	جبرالٽر
    sd/gl	گرين لينڊ
    sd/gm	گيمبيا
    sd/gn	گني
    sd/gp	گواڊیلوپ
    sd/gq	ايڪوٽوريل گائينا
    sd/gr	يونان
    sd/gs	ڏکڻ جارجيا ۽ ڏکڻ سينڊوچ ٻيٽ
    sd/gt	گوئٽي مالا
    sd/gu	گوام
    sd/gw	گني بسائو
    sd/gy	گيانا
    sd/hk	هانگ ڪانگ SAR
    sd/hm	هرڊ ۽ مڪڊونلڊ ٻيٽ
    sd/hn	هنڊورس
    sd/hr	ڪروئيشيا
    sd/ht	هيٽي
    sd/hu	هنگري
    sd/id	انڊونيشيا
    sd/ie	آئرلينڊ
    sd/il	اسرائيل
    sd/im	انسانن جو ٻيٽ
    sd/in	ڀارت
    sd/io	برطانوي هندي سمنڊ خطو
    sd/iq	عراق
    sd/ir	ايران
    sd/is	آئس لينڊ
    sd/it	اٽلي
    sd/je	جرسي
    sd/jm	جميڪا
    sd/jo	اردن
    sd/jp	جاپان
    sd/ke	ڪينيا
    sd/kg	ڪرغستان
    sd/kh	ڪمبوڊيا
    sd/ki	ڪرباتي
    sd/km	ڪوموروس
    sd/kn	سينٽ ڪٽس و نيوس
    sd/kp	اتر ڪوريا
    sd/kr	ڏکڻ ڪوريا
    sd/kw	ڪويت
    sd/ky	ڪي مين ٻيٽ
    sd/kz	قازقستان
    sd/la	لائوس
    sd/lb	لبنان
    sd/lc	سينٽ لوسيا
    sd/li	لچي ٽينسٽين
    sd/lk	سري لنڪا
    sd/lr	لائبیریا
    sd/ls	ليسوٿو
    sd/lt	لٿونيا
    sd/lu	لگزمبرگ
    sd/lv	لاتويا
    sd/ly	لبيا
    sd/ma	مراڪش
    sd/mc	موناڪو
    sd/md	مالدووا
    sd/me	مونٽي نيگرو
    sd/mf	سينٽ مارٽن
    sd/mg	مدگاسڪر
    sd/mh	مارشل ٻيٽ
    sd/mk	اتر مقدونيا
    sd/ml	مالي
    sd/mm	ميانمار (برما)
    sd/mn	منگوليا
    sd/mo	مڪائو SAR چين
    sd/mp	اتريان ماريانا ٻيٽ
    sd/mq	مارتينڪ
    sd/mr	موريتانيا
    sd/ms	مونٽسراٽ
    sd/mt	مالٽا
    sd/mu	موريشس
    sd/mv	مالديپ
    sd/mw	مالاوي
    sd/mx	ميڪسيڪو
    sd/my	ملائيشيا
    sd/mz	موزمبیق
    sd/na	نيميبيا
    sd/nc	نیو ڪالیڊونیا
    sd/ne	نائيجر
    sd/nf	نورفوڪ ٻيٽ
    sd/ng	نائيجيريا
    sd/ni	نڪراگوا
    sd/nl	نيدرلينڊ
    sd/no	ناروي
    sd/np	نيپال
    sd/nr	نائورو
    sd/nu	نووي
    sd/nz	نيو زيلينڊ
    sd/om	عمان
    sd/pa	پناما
    sd/pe	پيرو
    sd/pf	فرانسيسي پولينيشيا
    sd/pg	پاپوا نیو گني
    sd/ph	فلپائن
    sd/pk	پاڪستان
    sd/pl	پولينڊ
    sd/pm	سینٽ پیئر و میڪوئیلون
    sd/pn	پٽڪئرن ٻيٽ
    sd/pr	پيوئرٽو ريڪو
    sd/ps	فلسطيني علائقا
    sd/pt	پرتگال
    sd/pw	پلائو
    sd/py	پيراگوءِ
    sd/qa	قطر
    sd/re	ري يونين
    sd/ro	رومانيا
    sd/rs	سربيا
    sd/ru	روس
    sd/rw	روانڊا
    sd/sa	سعودي عرب
    sd/sb	سولومون ٻيٽَ
    sd/sc	شي شلز
    sd/sd	سوڊان
    sd/se	سوئيڊن
    sd/sg	سنگاپور
    sd/sh	سينٽ ھيلينا
    sd/si	سلوینیا
    sd/sj	سوالبارڊ ۽ جان ماین
    sd/sk	سلوواڪيا
    sd/sl	سيرا ليون
    sd/sm	سین مرینو
    sd/sn	سينيگال
    sd/so	سوماليا
    sd/sr	سورينام
    sd/ss	ڏکڻ سوڊان
    sd/st	سائو ٽوم ۽ پرنسپیي
    sd/sv	ال سلواڊور
    sd/sx	سنٽ مارٽن
    sd/sy	شام
    sd/sz	ايسواٽني
    sd/tc	ترڪ ۽ ڪيڪوس ٻيٽ
    sd/td	چاڊ
    sd/tf	فرانسيسي ڏاکڻي علائقا
    sd/tg	ٽوگو
    sd/th	ٿائيليند
    sd/tj	تاجڪستان
    sd/tk	ٽوڪلائو
    sd/tl	تيمور ليستي
    sd/tm	ترڪمانستان
    sd/tn	تيونيسيا
    sd/to	ٽونگا
    sd/tr	ترڪييي
    sd/tt	ٽريني ڊيڊ ۽ ٽوباگو ٻيٽ
    sd/tv	توالو
    sd/tw	تائیوان
    sd/tz	تنزانيا
    sd/ua	يوڪرين
    sd/ug	يوگنڊا
    sd/um	آمريڪي خارجي ٻيٽ
    sd/us	آمريڪا جون گڏيل رياستون
    sd/uy	يوروگوءِ
    sd/uz	ازبڪستان
    sd/va	ويٽڪين سٽي
    sd/vc	سینٽ ونسنت ۽ گریناڊینز
    sd/ve	وينزويلا
    sd/vg	برطانوي ورجن ٻيٽ
    sd/vi	آمريڪي ورجن ٻيٽ
    sd/vn	ويتنام
    sd/vu	وينيٽيو
    sd/wf	والس ۽ فتونا
    sd/ws	ساموا
    sd/ye	يمن
    sd/yt	مياتي
    sd/za	ڏکڻ آفريقا
    sd/zm	زيمبيا
    sd/zw	زمبابوي
    si/ad	ඇන්ඩෝරාව
    si/ae	එක්සත් අරාබි එමිර් රාජ්‍යය
    si/af	ඇෆ්ගනිස්ථානය
    si/ag	ඇන්ටිගුවා සහ බාබියුඩාව
    si/ai	ඇන්ගුයිලාව
    si/al	ඇල්බේනියාව
    si/am	ආර්මේනියාව
    si/ao	ඇන්ගෝලාව
    si/aq	ඇන්ටාක්ටිකාව
    si/ar	ආර්ජෙන්ටිනාව
    si/as	ඇමරිකානු සැමෝවා
    si/at	ඔස්ට්‍රියාව
    si/au	ඕස්ට්‍රේලියාව
    si/aw	අරූබා
    si/ax	ඕලන්ඩ් දූපත්
    si/az	අසර්බයිජානය
    si/ba	බොස්නියාව සහ හර්සගොවීනාව
    si/bb	බාබඩෝස්
    si/bd	බංග්ලාදේශය
    si/be	බෙල්ජියම
    si/bf	බර්කිනා ෆාසෝ
    si/bg	බල්ගේරියාව
    si/bh	බහරේන්
    si/bi	බුරුන්දි
    si/bj	බෙනින්
    si/bl	ශාන්ත බර්තලෙමි
    si/bm	බර්මියුඩා
    si/bn	බෲනායි
    si/bo	බොලීවියාව
    si/bq	කැරිබියානු නෙදර්ලන්තය
    si/br	බ්‍රසීලය
    si/bs	බහමාස්
    si/bt	භූතානය
    si/bv	බුවට් දුපත්
    si/bw	බොට්ස්වානා
    si/by	බෙලරුස්
    si/bz	බෙලීස්
    si/ca	කැනඩාව
    si/cc	කොකෝස් දූපත්
    si/cd	කොංගෝව (ඩීආර්සී)
    si/cf	මධ්‍යම අප්‍රිකානු ජනරජය
    si/cg	කොංගො - බ්‍රසාවිල්
    si/ch	ස්විස්ටර්ලන්තය
    si/ci	කෝට් දි අයිවරි
    si/ck	කුක් දූපත්
    si/cl	චිලී
    si/cm	කැමරූන්
    si/cn	චීනය
    si/co	කොළොම්බියාව
    si/cr	කොස්ටරිකාව
    si/cu	කියුබාව
    si/cv	කේප් වර්ඩ්
    si/cw	කුරකාවෝ
    si/cx	ක්‍රිස්මස් දූපත
    si/cy	සයිප්‍රසය
    si/cz	චෙචියාව
    si/de	ජර්මනිය
    si/dj	ජිබුටි
    si/dk	ඩෙන්මාර්කය
    si/dm	ඩොමිනිකාව
    si/do	ඩොමිනිකා ජනරජය
    si/dz	ඇල්ජීරියාව
    si/ec	ඉක්වදෝරය
    si/ee	එස්තෝනියාව
    si/eg	ඊජිප්තුව
    si/eh	බටහිර සහරාව
    si/er	එරිත්‍රියාව
    si/es	ස්පාඤ්ඤය
    si/et	ඉතියෝපියාව
    si/fi	ෆින්ලන්තය
    si/fj	ෆීජී
    si/fk	ෆෝක්ලන්ත දූපත්
    si/fm	මයික්‍රොනීසියාව
    si/fo	ෆැරෝ දූපත්
    si/fr	ප්‍රංශය
    si/ga	ගැබොන්
    si/gb	එක්සත් රාජධානිය
    si/gd	ග්‍රැනඩාව
    si/ge	ජෝර්ජියාව
    si/gf	ප්‍රංශ ගයනාව
    si/gg	ගර්න්සිය
    si/gh	ඝානාව
    si/gi	ජිබ්‍රෝල්ටාව
    si/gl	ග්‍රීන්ලන්තය
    si/gm	ගැම්බියාව
    si/gn	ගිණියාව
    si/gp	ග්වෝඩලෝප්
    si/gq	සමක ගිනියාව
    si/gr	ග්‍රීසිය
    si/gs	දකුණු ජෝර්ජියාව සහ දකුණු සැන්ඩ්විච් දූපත්
    si/gt	ගෝතමාලාව
    si/gu	ගුවාම්
    si/gw	ගිනි බිසව්
    si/gy	ගයනාව
    si/hk	හොංකොං විශේෂ පරිපාලන කලාපය චීනය
    si/hm	හර්ඩ් දූපත සහ මැක්ඩොනල්ඩ් දූපත්
    si/hn	හොන්ඩුරාස්
    si/hr	ක්‍රොඒෂියාව
    si/ht	හයිටි
    si/hu	හන්ගේරියාව
    si/id	ඉන්දුනීසියාව
    si/ie	අයර්ලන්තය
    si/il	ඊශ්‍රායලය
    si/im	අයිල් ඔෆ් මෑන්
    si/in	ඉන්දියාව
    si/io	බ්‍රිතාන්‍ය ඉන්දීය සාගර බල ප්‍රදේශය
    si/iq	ඉරාකය
    si/ir	ඉරානය
    si/is	අයිස්ලන්තය
    si/it	ඉතාලිය
    si/je	ජර්සි
    si/jm	ජැමෙයිකාව
    si/jo	ජෝර්දානය
    si/jp	ජපානය
    si/ke	කෙන්යාව
    si/kg	කිර්ගිස්තානය
    si/kh	කාම්බෝජය
    si/ki	කිරිබති
    si/km	කොමොරෝස්
    si/kn	ශාන්ත කිට්ස් සහ නේවිස්
    si/kp	උතුරු කොරියාව
    si/kr	දකුණු කොරියාව
    si/kw	කුවේටය
    si/ky	කේමන් දූපත්
    si/kz	කසකස්තානය
    si/la	ලාඕසය
    si/lb	ලෙබනනය
    si/lc	ශාන්ත ලුසියා
    si/li	ලික්ටන්ස්ටයින්
    si/lk	ශ්‍රී ලංකාව
    si/lr	ලයිබීරියාව
    si/ls	ලෙසතෝ
    si/lt	ලිතුවේනියාව
    si/lu	ලක්ශම්බර්ග්
    si/lv	ලැට්වියාව
    si/ly	ලිබියාව
    si/ma	මොරොක්කෝව
    si/mc	මොනාකෝව
    si/md	මොල්ඩෝවාව
    si/me	මොන්ටෙනීග්‍රෝ
    si/mf	ශාන්ත මාර්ටින්
    si/mg	මැඩගස්කරය
    si/mh	මාෂල් දූපත්
    si/mk	උතුරු මැසිඩෝනියාව
    si/ml	මාලි
    si/mm	මියන්මාරය (බුරුමය)
    si/mn	මොන්ගෝලියාව
    si/mo	මැකාවු විශේෂ පරිපාලන කලාපය චීනය
    si/mp	උතුරු මරියානා දූපත්
    si/mq	මර්ටිනික්
    si/mr	මොරිටේනියාව
    si/ms	මොන්සෙරාට්
    si/mt	මෝල්ටාව
    si/mu	මුරුසිය
    si/mv	මාල දිවයින
    si/mw	මලාවි
    si/mx	මෙක්සිකෝව
    si/my	මැලේසියාව
    si/mz	මොසැම්බික්
    si/na	නැමීබියාව
    si/nc	නව කැලිඩෝනියාව
    si/ne	නයිජර්
    si/nf	නෝෆෝක් දූපත
    si/ng	නයිජීරියාව
    si/ni	නිකරගුවාව
    si/nl	නෙදර්ලන්තය
    si/no	නෝර්වේ
    si/np	නේපාලය
    si/nr	නාවුරු
    si/nu	නියූ
    si/nz	නවසීලන්තය
    si/om	ඕමානය
    si/pa	පැනමාව
    si/pe	පේරු
    si/pf	ප්‍රංශ පොලිනීසියාව
    si/pg	පැපුවා නිව් ගිනියාව
    si/ph	පිලිපීනය
    si/pk	පාකිස්තානය
    si/pl	පෝලන්තය
    si/pm	ශාන්ත පියරේ සහ මැකෝලන්
    si/pn	පිට්කෙය්න් දූපත්
    si/pr	පුවර්ටෝ රිකෝ
    si/ps	පලස්තීන රාජ්‍යය
    si/pt	පෘතුගාලය
    si/pw	පලාවු
    si/py	පැරගුවේ
    si/qa	කටාර්
    si/re	රීයුනියන්
    si/ro	රුමේනියාව
    si/rs	සර්බියාව
    si/ru	රුසියාව
    si/rw	රුවන්ඩාව
    si/sa	සෞදි අරාබිය
    si/sb	සොලමන් දූපත්
    si/sc	සීශෙල්ස්
    si/sd	සූඩානය
    si/se	ස්වීඩනය
    si/sg	සිංගප්පූරුව
    si/sh	ශාන්ත හෙලේනා
    si/si	ස්ලෝවේනියාව
    si/sj	ස්වෙල්බර්ඩ් සහ ජේන් මයේන්
    si/sk	ස්ලෝවැකියාව
    si/sl	සියරාලියෝන්
    si/sm	සැන් මැරිනෝ
    si/sn	සෙනගාලය
    si/so	සෝමාලියාව
    si/sr	සුරිනාමය
    si/ss	දකුණු සුඩානය
    si/st	සාඕ තෝම් සහ ප්‍රින්සිප්
    si/sv	එල් සැල්වදෝරය
    si/sx	ශාන්ත මාර්ටෙන්
    si/sy	සිරියාව
    si/sz	එස්වාටිනි
    si/tc	ටර්ක්ස් සහ කයිකොස් දූපත්
    si/td	චැච්
    si/tf	දකුණු ප්‍රංශ දූපත් සමූහය
    si/tg	ටොගෝ
    si/th	තායිලන්තය
    si/tj	ටජිකිස්තානය
    si/tk	ටොකලාවු
    si/tl	ටිමෝර් - ලෙස්ත්
    si/tm	ටර්ක්මෙනිස්ථානය
    si/tn	ටියුනීසියාව
    si/to	ටොංගා
    si/tr	තුර්කිය
    si/tt	ට්‍රිනිඩෑඩ් සහ ටොබැගෝ
    si/tv	ටුවාලූ
    si/tw	තායිවානය
    si/tz	ටැන්සානියාව
    si/ua	යුක්රේනය
    si/ug	උගන්ඩාව
    si/um	එක්සත් ජනපද ඈත දූපත්
    si/us	එක්සත් ජනපදය
    si/uy	උරුගුවේ
    si/uz	උස්බෙකිස්ථානය
    si/va	වතිකානු නගරය
    si/vc	ශාන්ත වින්සන්ට් සහ ග්‍රෙනඩින්ස්
    si/ve	වෙනිසියුලාව
    si/vg	බ්‍රිතාන්‍ය වර්ජින් දූපත්
    si/vi	ඇමරිකානු වර්ජින් දූපත්
    si/vn	වියට්නාමය
    si/vu	වනුවාටු
    si/wf	වැලිස් සහ ෆුටුනා
    si/ws	සැමෝවා
    si/ye	යේමනය
    si/yt	මයෝට්
    si/za	දකුණු අප්‍රිකාව
    si/zm	සැම්බියාව
    si/zw	සිම්බාබ්වේ
    sk/ad	Andorra
    sk/ae	Spojené arabské emiráty
    sk/af	Afganistan
    sk/ag	Antigua a Barbuda
    sk/ai	Anguilla
    sk/al	Albánsko
    sk/am	Arménsko
    sk/ao	Angola
    sk/aq	Antarktída
    sk/ar	Argentína
    sk/as	Americká Samoa
    sk/at	Rakúsko
    sk/au	Austrália
    sk/aw	Aruba
    sk/ax	Alandy
    sk/az	Azerbajdžan
    sk/ba	Bosna a Hercegovina
    sk/bb	Barbados
    sk/bd	Bangladéš
    sk/be	Belgicko
    sk/bf	Burkina Faso
    sk/bg	Bulharsko
    sk/bh	Bahrajn
    sk/bi	Burundi
    sk/bj	Benin
    sk/bl	Svätý Bartolomej
    sk/bm	Bermudy
    sk/bn	Brunej
    sk/bo	Bolívia
    sk/bq	Karibské Holandsko
    sk/br	Brazília
    sk/bs	Bahamy
    sk/bt	Bhután
    sk/bv	Bouvetov ostrov
    sk/bw	Botswana
    sk/by	Bielorusko
    sk/bz	Belize
    sk/ca	Kanada
    sk/cc	Kokosové ostrovy
    sk/cd	Konžská demokratická republika
    sk/cf	Stredoafrická republika
    sk/cg	Konžská republika
    sk/ch	Švajčiarsko
    sk/ci	Pobrežie Slonoviny
    sk/ck	Cookove ostrovy
    sk/cl	Čile
    sk/cm	Kamerun
    sk/cn	Čína
    sk/co	Kolumbia
    sk/cr	Kostarika
    sk/cu	Kuba
    sk/cv	Kapverdy
    sk/cw	Curaçao
    sk/cx	Vianočný ostrov
    sk/cy	Cyprus
    sk/cz	Česko
    sk/de	Nemecko
    sk/dj	Džibutsko
    sk/dk	Dánsko
    sk/dm	Dominika
    sk/do	Dominikánska republika
    sk/dz	Alžírsko
    sk/ec	Ekvádor
    sk/ee	Estónsko
    sk/eg	Egypt
    sk/eh	Západná Sahara
    sk/er	Eritrea
    sk/es	Španielsko
    sk/et	Etiópia
    sk/fi	Fínsko
    sk/fj	Fidži
    sk/fk	Falklandy
    sk/fm	Mikronézia
    sk/fo	Faerské ostrovy
    sk/fr	Francúzsko
    sk/ga	Gabon
    sk/gb	Spojené kráľovstvo
    sk/gd	Grenada
    sk/ge	Gruzínsko
    sk/gf	Francúzska Guyana
    sk/gg	Guernsey
    sk/gh	Ghana
    sk/gi	Gibraltár
    sk/gl	Grónsko
    sk/gm	Gambia
    sk/gn	Guinea
    sk/gp	Guadeloupe
    sk/gq	Rovníková Guinea
    sk/gr	Grécko
    sk/gs	Južná Georgia a Južné Sandwichove ostrovy
    sk/gt	Guatemala
    sk/gu	Guam
    sk/gw	Guinea-Bissau
    sk/gy	Guyana
    sk/hk	Hongkong – OAO Číny
    sk/hm	Heardov ostrov a Macdonaldove ostrovy
    sk/hn	Honduras
    sk/hr	Chorvátsko
    sk/ht	Haiti
    sk/hu	Maďarsko
    sk/id	Indonézia
    sk/ie	Írsko
    sk/il	Izrael
    sk/im	Ostrov Man
    sk/in	India
    sk/io	Britské indickooceánske územie
    sk/iq	Irak
    sk/ir	Irán
    sk/is	Island
    sk/it	Taliansko
    sk/je	Jersey
    sk/jm	Jamajka
    sk/jo	Jordánsko
    sk/jp	Japonsko
    sk/ke	Keňa
    sk/kg	Kirgizsko
    sk/kh	Kambodža
    sk/ki	Kiribati
    sk/km	Komory
    sk/kn	Svätý Krištof a Nevis
    sk/kp	Severná Kórea
    sk/kr	Južná Kórea
    sk/kw	Kuvajt
    sk/ky	Kajmanie ostrovy
    sk/kz	Kazachstan
    sk/la	Laos
    sk/lb	Libanon
    sk/lc	Svätá Lucia
    sk/li	Lichtenštajnsko
    sk/lk	Srí Lanka
    sk/lr	Libéria
    sk/ls	Lesotho
    sk/lt	Litva
    sk/lu	Luxembursko
    sk/lv	Lotyšsko
    sk/ly	Líbya
    sk/ma	Maroko
    sk/mc	Monako
    sk/md	Moldavsko
    sk/me	Čierna Hora
    sk/mf	Svätý Martin (fr.)
    sk/mg	Madagaskar
    sk/mh	Marshallove ostrovy
    sk/mk	Severné Macedónsko
    sk/ml	Mali
    sk/mm	Mjanmarsko
    sk/mn	Mongolsko
    sk/mo	Macao – OAO Číny
    sk/mp	Severné Mariány
    sk/mq	Martinik
    sk/mr	Mauritánia
    sk/ms	Montserrat
    sk/mt	Malta
    sk/mu	Maurícius
    sk/mv	Maldivy
    sk/mw	Malawi
    sk/mx	Mexiko
    sk/my	Malajzia
    sk/mz	Mozambik
    sk/na	Namíbia
    sk/nc	Nová Kaledónia
    sk/ne	Niger
    sk/nf	Norfolk
    sk/ng	Nigéria
    sk/ni	Nikaragua
    sk/nl	Holandsko
    sk/no	Nórsko
    sk/np	Nepál
    sk/nr	Nauru
    sk/nu	Niue
    sk/nz	Nový Zéland
    sk/om	Omán
    sk/pa	Panama
    sk/pe	Peru
    sk/pf	Francúzska Polynézia
    sk/pg	Papua-Nová Guinea
    sk/ph	Filipíny
    sk/pk	Pakistan
    sk/pl	Poľsko
    sk/pm	Saint Pierre a Miquelon
    sk/pn	Pitcairnove ostrovy
    sk/pr	Portoriko
    sk/ps	Palestínske územia
    sk/pt	Portugalsko
    sk/pw	Palau
    sk/py	Paraguaj
    sk/qa	Katar
    sk/re	Réunion
    sk/ro	Rumunsko
    sk/rs	Srbsko
    sk/ru	Rusko
    sk/rw	Rwanda
    sk/sa	Saudská Arábia
    sk/sb	Šalamúnove ostrovy
    sk/sc	Seychely
    sk/sd	Sudán
    sk/se	Švédsko
    sk/sg	Singapur
    sk/sh	Svätá Helena
    sk/si	Slovinsko
    sk/sj	Svalbard a Jan Mayen
    sk/sk	Slovensko
    sk/sl	Sierra Leone
    sk/sm	San Maríno
    sk/sn	Senegal
    sk/so	Somálsko
    sk/sr	Surinam
    sk/ss	Južný Sudán
    sk/st	Svätý Tomáš a Princov ostrov
    sk/sv	Salvádor
    sk/sx	Svätý Martin (hol.)
    sk/sy	Sýria
    sk/sz	Eswatini
    sk/tc	Turks a Caicos
    sk/td	Čad
    sk/tf	Francúzske južné a antarktické územia
    sk/tg	Togo
    sk/th	Thajsko
    sk/tj	Tadžikistan
    sk/tk	Tokelau
    sk/tl	Východný Timor
    sk/tm	Turkménsko
    sk/tn	Tunisko
    sk/to	Tonga
    sk/tr	Turecko
    sk/tt	Trinidad a Tobago
    sk/tv	Tuvalu
    sk/tw	Taiwan
    sk/tz	Tanzánia
    sk/ua	Ukrajina
    sk/ug	Uganda
    sk/um	Menšie odľahlé ostrovy USA
    sk/us	Spojené štáty
    sk/uy	Uruguaj
    sk/uz	Uzbekistan
    sk/va	Vatikán
    sk/vc	Svätý Vincent a Grenadíny
    sk/ve	Venezuela
    sk/vg	Britské Panenské ostrovy
    sk/vi	Americké Panenské ostrovy
    sk/vn	Vietnam
    sk/vu	Vanuatu
    sk/wf	Wallis a Futuna
    sk/ws	Samoa
    sk/ye	Jemen
    sk/yt	Mayotte
    sk/za	Južná Afrika
    sk/zm	Zambia
    sk/zw	Zimbabwe
    sl/ad	Andora
    sl/ae	Združeni arabski emirati
    sl/af	Afganistan
    sl/ag	Antigva in Barbuda
    sl/ai	Angvila
    sl/al	Albanija
    sl/am	Armenija
    sl/ao	Angola
    sl/aq	Antarktika
    sl/ar	Argentina
    sl/as	Ameriška Samoa
    sl/at	Avstrija
    sl/au	Avstralija
    sl/aw	Aruba
    sl/ax	Ålandski otoki
    sl/az	Azerbajdžan
    sl/ba	Bosna in Hercegovina
    sl/bb	Barbados
    sl/bd	Bangladeš
    sl/be	Belgija
    sl/bf	Burkina Faso
    sl/bg	Bolgarija
    sl/bh	Bahrajn
    sl/bi	Burundi
    sl/bj	Benin
    sl/bl	Saint Barthélemy
    sl/bm	Bermudi
    sl/bn	Brunej
    sl/bo	Bolivija
    sl/bq	Nizozemski Karibi
    sl/br	Brazilija
    sl/bs	Bahami
    sl/bt	Butan
    sl/bv	Bouvetov otok
    sl/bw	Bocvana
    sl/by	Belorusija
    sl/bz	Belize
    sl/ca	Kanada
    sl/cc	Kokosovi otoki
    sl/cd	Demokratična republika Kongo
    sl/cf	Srednjeafriška republika
    sl/cg	Kongo - Brazzaville
    sl/ch	Švica
    sl/ci	Slonokoščena obala
    sl/ck	Cookovi otoki
    sl/cl	Čile
    sl/cm	Kamerun
    sl/cn	Kitajska
    sl/co	Kolumbija
    sl/cr	Kostarika
    sl/cu	Kuba
    sl/cv	Zelenortski otoki
    sl/cw	Curaçao
    sl/cx	Božični otok
    sl/cy	Ciper
    sl/cz	Češka
    sl/de	Nemčija
    sl/dj	Džibuti
    sl/dk	Danska
    sl/dm	Dominika
    sl/do	Dominikanska republika
    sl/dz	Alžirija
    sl/ec	Ekvador
    sl/ee	Estonija
    sl/eg	Egipt
    sl/eh	Zahodna Sahara
    sl/er	Eritreja
    sl/es	Španija
    sl/et	Etiopija
    sl/fi	Finska
    sl/fj	Fidži
    sl/fk	Falklandski otoki
    sl/fm	Mikronezija
    sl/fo	Ferski otoki
    sl/fr	Francija
    sl/ga	Gabon
    sl/gb	Združeno kraljestvo
    sl/gd	Grenada
    sl/ge	Gruzija
    sl/gf	Francoska Gvajana
    sl/gg	Guernsey
    sl/gh	Gana
    sl/gi	Gibraltar
    sl/gl	Grenlandija
    sl/gm	Gambija
    sl/gn	Gvineja
    sl/gp	Guadeloupe
    sl/gq	Ekvatorialna Gvineja
    sl/gr	Grčija
    sl/gs	Južna Georgia in Južni Sandwichevi otoki
    sl/gt	Gvatemala
    sl/gu	Guam
    sl/gw	Gvineja Bissau
    sl/gy	Gvajana
    sl/hk	Posebno upravno območje Ljudske republike Kitajske Hongkong
    sl/hm	Heardov otok in McDonaldovi otoki
    sl/hn	Honduras
    sl/hr	Hrvaška
    sl/ht	Haiti
    sl/hu	Madžarska
    sl/id	Indonezija
    sl/ie	Irska
    sl/il	Izrael
    sl/im	Otok Man
    sl/in	Indija
    sl/io	Britansko ozemlje v Indijskem oceanu
    sl/iq	Irak
    sl/ir	Iran
    sl/is	Islandija
    sl/it	Italija
    sl/je	Jersey
    sl/jm	Jamajka
    sl/jo	Jordanija
    sl/jp	Japonska
    sl/ke	Kenija
    sl/kg	Kirgizistan
    sl/kh	Kambodža
    sl/ki	Kiribati
    sl/km	Komori
    sl/kn	Saint Kitts in Nevis
    sl/kp	Severna Koreja
    sl/kr	Južna Koreja
    sl/kw	Kuvajt
    sl/ky	Kajmanski otoki
    sl/kz	Kazahstan
    sl/la	Laos
    sl/lb	Libanon
    sl/lc	Saint Lucia
    sl/li	Lihtenštajn
    sl/lk	Šrilanka
    sl/lr	Liberija
    sl/ls	Lesoto
    sl/lt	Litva
    sl/lu	Luksemburg
    sl/lv	Latvija
    sl/ly	Libija
    sl/ma	Maroko
    sl/mc	Monako
    sl/md	Moldavija
    sl/me	Črna gora
    sl/mf	Saint Martin
    sl/mg	Madagaskar
    sl/mh	Marshallovi otoki
    sl/mk	Severna Makedonija
    sl/ml	Mali
    sl/mm	Mjanmar (Burma)
    sl/mn	Mongolija
    sl/mo	Posebno upravno območje Ljudske republike Kitajske Macao
    sl/mp	Severni Marianski otoki
    sl/mq	Martinik
    sl/mr	Mavretanija
    sl/ms	Montserrat
    sl/mt	Malta
    sl/mu	Mauritius
    sl/mv	Maldivi
    sl/mw	Malavi
    sl/mx	Mehika
    sl/my	Malezija
    sl/mz	Mozambik
    sl/na	Namibija
    sl/nc	Nova Kaledonija
    sl/ne	Niger
    sl/nf	Norfolški otok
    sl/ng	Nigerija
    sl/ni	Nikaragva
    sl/nl	Nizozemska
    sl/no	Norveška
    sl/np	Nepal
    sl/nr	Nauru
    sl/nu	Niue
    sl/nz	Nova Zelandija
    sl/om	Oman
    sl/pa	Panama
    sl/pe	Peru
    sl/pf	Francoska Polinezija
    sl/pg	Papua Nova Gvineja
    sl/ph	Filipini
    sl/pk	Pakistan
    sl/pl	Poljska
    sl/pm	Saint Pierre in Miquelon
    sl/pn	Pitcairn
    sl/pr	Portoriko
    sl/ps	Palestinsko ozemlje
    sl/pt	Portugalska
    sl/pw	Palau
    sl/py	Paragvaj
    sl/qa	Katar
    sl/re	Reunion
    sl/ro	Romunija
    sl/rs	Srbija
    sl/ru	Rusija
    sl/rw	Ruanda
    sl/sa	Saudova Arabija
    sl/sb	Salomonovi otoki
    sl/sc	Sejšeli
    sl/sd	Sudan
    sl/se	Švedska
    sl/sg	Singapur
    sl/sh	Sveta Helena
    sl/si	Slovenija
    sl/sj	Svalbard in Jan Mayen
    sl/sk	Slovaška
    sl/sl	Sierra Leone
    sl/sm	San Marino
    sl/sn	Senegal
    sl/so	Somalija
    sl/sr	Surinam
    sl/ss	Južni Sudan
    sl/st	Sao Tome in Principe
    sl/sv	Salvador
    sl/sx	Sint Maarten
    sl/sy	Sirija
    sl/sz	Esvatini
    sl/tc	Otoki Turks in Caicos
    sl/td	Čad
    sl/tf	Francosko južno ozemlje
    sl/tg	Togo
    sl/th	Tajska
    sl/tj	Tadžikistan
    sl/tk	Tokelau
    sl/tl	Timor-Leste
    sl/tm	Turkmenistan
    sl/tn	Tunizija
    sl/to	Tonga
    sl/tr	Turčija
    sl/tt	Trinidad in Tobago
    sl/tv	Tuvalu
    sl/tw	Tajvan
    sl/tz	Tanzanija
    sl/ua	Ukrajina
    sl/ug	Uganda
    sl/um	Stranski zunanji otoki Združenih držav
    sl/us	Združene države Amerike
    sl/uy	Urugvaj
    sl/uz	Uzbekistan
    sl/va	Vatikan
    sl/vc	Saint Vincent in Grenadine
    sl/ve	Venezuela
    sl/vg	Britanski Deviški otoki
    sl/vi	Ameriški Deviški otoki
    sl/vn	Vietnam
    sl/vu	Vanuatu
    sl/wf	Wallis in Futuna
    sl/ws	Samoa
    sl/ye	Jemen
    sl/yt	Mayotte
    sl/za	Južnoafriška republika
    sl/zm	Zambija
    sl/zw	Zimbabve
    so/ad	Andora
    so/ae	Midawga Imaaraatka Carabta
    so/af	Afgaanistaan
    so/ag	Antigua & Barbuuda
    so/ai	Anguula
    so/al	Albaaniya
    so/am	Armeeniya
    so/ao	Angoola
    so/aq	Antaarktika
    so/ar	Arjentiina
    so/as	Samowa Ameerika
    so/at	Awsteriya
    so/au	Awstaraaliya
    so/aw	Aruba
    so/ax	Jasiiradda Aland
    so/az	Asarbajan
    so/ba	Boosniya & Harsegofina
    so/bb	Baarbadoos
    so/bd	Bangaladhesh
    so/be	Biljam
    so/bf	Burkiina Faaso
    so/bg	Bulgaariya
    so/bh	Baxreyn
    so/bi	Burundi
    so/bj	Biniin
    so/bl	St. Baathelemiy
    so/bm	Barmuuda
    so/bn	Buruneey
    so/bo	Boliifiya
    so/bq	Karibiyaan Nadarlands
    so/br	Baraasiil
    so/bs	Bahaamas
    so/bt	Buutan
    so/bv	Buufet Island
    so/bw	Botuswaana
    so/by	Belarus
    so/bz	Beliis
    so/ca	Kanada
    so/cc	Jasiiradda Kookoos
    so/cd	Jamhuuriyadda Dimuquraadiga Kongo
    so/cf	Jamhuuriyadda Afrikada Dhexe
    so/cg	Kongo
    so/ch	Swiiserlaand
    so/ci	Ayfori Koost
    so/ck	Jasiiradda Kook
    so/cl	Jili
    so/cm	Kaameruun
    so/cn	Shiinaha
    so/co	Koloombiya
    so/cr	Costa Rica
    so/cu	Kuuba
    so/cv	Jasiiradda Kayb Faarde
    so/cw	Kurakaaw
    so/cx	Jasiiradda Kirismas
    so/cy	Qubrus
    so/cz	Jekiya
    so/de	Jarmal
    so/dj	Jabuuti
    so/dk	Denmark
    so/dm	Dominika
    so/do	Jamhuuriyaddda Dominika
    so/dz	Aljeeriya
    so/ec	Ikuwadoor
    so/ee	Estooniya
    so/eg	Masar
    so/eh	Saxaraha Galbeed
    so/er	Eritreeya
    so/es	Isbeyn
    so/et	Itoobiya
    so/fi	Finland
    so/fj	Fiji
    so/fk	Jaziiradaha Fooklaan
    so/fm	Mikroneesiya
    so/fo	Jasiiradda Faroo
    so/fr	Faransiis
    so/ga	Gaaboon
    so/gb	Boqortooyada Midowday
    so/gd	Giriinaada
    so/ge	Joorjiya
    so/gf	Faransiis Gini
    so/gg	Guurnsey
    so/gh	Gaana
    so/gi	Gibraltar
    so/gl	Greenland
    so/gm	Gambiya
    so/gn	Gini
    so/gp	Guadeluub
    so/gq	Ekuwatooriyal Gini
    so/gr	Giriig
    so/gs	Jasiiradda Joorjiyada Koonfureed & Sandwij
    so/gt	Guwaatamaala
    so/gu	Guaam
    so/gw	Gini-Bisaaw
    so/gy	Guyana
    so/hk	Hong Kong
    so/hm	Jasiiradda Haad & MakDonald
    so/hn	Honduras
    so/hr	Korweeshiya
    so/ht	Haiti
    so/hu	Hangari
    so/id	Indoneesiya
    so/ie	Ayrlaand
    so/il	Israaʼiil
    so/im	Jasiiradda Isle of Man
    so/in	Hindiya
    so/io	Dhul xadeedka Badweynta Hindiya ee Ingiriiska
    so/iq	Ciraaq
    so/ir	Iiraan
    so/is	Ayslaand
    so/it	Talyaani
    so/je	Jaarsey
    so/jm	Jamaaika
    so/jo	Urdun
    so/jp	Jabaan
    so/ke	Kenya
    so/kg	Kirgistaan
    so/kh	Kamboodiya
    so/ki	Kiribati
    so/km	Komooros
    so/kn	St. Kitts iyo Nevis
    so/kp	Kuuriyada Waqooyi
    so/kr	Kuuriyada Koonfureed
    so/kw	Kuwayt
    so/ky	Cayman Islands
    so/kz	Kasaakhistaan
    so/la	Laos
    so/lb	Lubnaan
    so/lc	St. Lusia
    so/li	Liyjtensteyn
    so/lk	Sirilaanka
    so/lr	Laybeeriya
    so/ls	Losooto
    so/lt	Lituweeniya
    so/lu	Luksemboorg
    so/lv	Latfiya
    so/ly	Liibya
    so/ma	Morooko
    so/mc	Moonako
    so/md	Moldofa
    so/me	Moontenegro
    so/mf	St. Maartin
    so/mg	Madagaskar
    so/mh	Jasiiradda Maarshal
    so/mk	Masedooniya Waqooyi
    so/ml	Maali
    so/mm	Mayanmar
    so/mn	Mongooliya
    so/mo	Makaaw
    so/mp	Jasiiradda Waqooyiga Mariaana
    so/mq	Maartinik
    so/mr	Muritaaniya
    so/ms	Montserrat
    so/mt	Maalta
    so/mu	Mawrishiyaas
    so/mv	Maaldiifis
    so/mw	Malaawi
    so/mx	Meksiko
    so/my	Malaysiya
    so/mz	Musambiik
    so/na	Namiibiya
    so/nc	Jasiiradda Niyuu Kaledooniya
    so/ne	Nayjer
    so/nf	Jasiiradda Noorfolk
    so/ng	Nayjeeriya
    so/ni	Nikaraaguwa
    so/nl	Nederlaands
    so/no	Noorweey
    so/np	Nebaal
    so/nr	Nauru
    so/nu	Niue
    so/nz	Niyuusiilaand
    so/om	Cumaan
    so/pa	Baanama
    so/pe	Beeru
    so/pf	Booliyneesiya Faransiiska
    so/pg	Babwa Niyuu Gini
    so/ph	Filibiin
    so/pk	Bakistaan
    so/pl	Booland
    so/pm	St. Pierre iyo Miquelon
    so/pn	Bitkairn
    so/pr	Bueerto Riiko
    so/ps	Dhulka Falastiiniyiinta daanta galbeed iyo marinka qasa
    so/pt	Bortugaal
    so/pw	Balaaw
    so/py	Baraguaay
    so/qa	Qadar
    so/re	Riyuuniyon
    so/ro	Rumaaniya
    so/rs	Seerbiya
    so/ru	Ruush
    so/rw	Ruwanda
    so/sa	Sacuudi Carabiya
    so/sb	Jasiiradda Solomon
    so/sc	Sishelis
    so/sd	Suudaan
    so/se	Iswidhan
    so/sg	Singaboor
    so/sh	Saynt Helena
    so/si	Islofeeniya
    so/sj	Jasiiradda Sfaldbaad & Jaan Mayen
    so/sk	Islofaakiya
    so/sl	Siraaliyoon
    so/sm	San Marino
    so/sn	Sinigaal
    so/so	Soomaaliya
    so/sr	Surineym
    so/ss	Koonfur Suudaan
    so/st	Sao Tome & Birincibal
    so/sv	El Salfadoor
    so/sx	Siint Maarteen
    so/sy	Suuriya
    so/sz	Eswaatiini
    so/tc	Turks & Kaikos Island
    so/td	Jaad
    so/tf	Dhul xadeedka Koonfureed ee Faransiiska
    so/tg	Toogo
    so/th	Taylaand
    so/tj	Tajikistan
    so/tk	Tokelaaw
    so/tl	Timor-Leste
    so/tm	Turkmenistan
    so/tn	Tuniisiya
    so/to	Tonga
    so/tr	Turki
    so/tt	Tirinidaad & Tobago
    so/tv	Tufaalu
    so/tw	Taywaan
    so/tz	Tansaaniya
    so/ua	Yukrayn
    so/ug	Ugaanda
    so/um	Jasiiradaha ka baxsan Maraykanka
    so/us	Maraykanka
    so/uy	Uruguwaay
    so/uz	Usbakistan
    so/va	Magaalada Faatikaan
    so/vc	St. Finsent & Girenadiins
    so/ve	Fenisuweela
    so/vg	Biritish Farjin Island
    so/vi	U.S Fargin Island
    so/vn	Fiyetnaam
    so/vu	Fanuaatu
    so/wf	Walis & Futuna
    so/ws	Samoowa
    so/ye	Yaman
    so/yt	Mayotte
    so/za	Koonfur Afrika
    so/zm	Saambiya
    so/zw	Simbaabwe
    sq/ad	Andorrë
    sq/ae	Emiratet e Bashkuara Arabe
    sq/af	Afganistan
    sq/ag	Antigua e Barbuda
    sq/ai	Anguilë
    sq/al	Shqipëri
    sq/am	Armeni
    sq/ao	Angolë
    sq/aq	Antarktikë
    sq/ar	Argjentinë
    sq/as	Samoa Amerikane
    sq/at	Austri
    sq/au	Australi
    sq/aw	Arubë
    sq/ax	Ishujt Alandë
    sq/az	Azerbajxhan
    sq/ba	Bosnjë-Hercegovinë
    sq/bb	Barbados
    sq/bd	Bangladesh
    sq/be	Belgjikë
    sq/bf	Burkina-Faso
    sq/bg	Bullgari
    sq/bh	Bahrejn
    sq/bi	Burundi
    sq/bj	Benin
    sq/bl	Sen-Bartelemi
    sq/bm	Bermude
    sq/bn	Brunei
    sq/bo	Bolivi
    sq/bq	Karaibet holandeze
    sq/br	Brazil
    sq/bs	Bahama
    sq/bt	Butan
    sq/bv	Ishulli Bove
    sq/bw	Botsvanë
    sq/by	Bjellorusi
    sq/bz	Belizë
    sq/ca	Kanada
    sq/cc	Ishujt Kokos
    sq/cd	Kongo-Kinshasa
    sq/cf	Republika e Afrikës Qendrore
    sq/cg	Kongo-Brazavilë
    sq/ch	Zvicër
    sq/ci	Côte d’Ivoire
    sq/ck	Ishujt Kuk
    sq/cl	Kili
    sq/cm	Kamerun
    sq/cn	Kinë
    sq/co	Kolumbi
    sq/cr	Kosta-Rikë
    sq/cu	Kubë
    sq/cv	Kepi i Gjelbër
    sq/cw	Kurasao
    sq/cx	Ishulli i Krishtlindjes
    sq/cy	Qipro
    sq/cz	Çeki
    sq/de	Gjermani
    sq/dj	Xhibuti
    sq/dk	Danimarkë
    sq/dm	Dominikë
    sq/do	Republika Dominikane
    sq/dz	Algjeri
    sq/ec	Ekuador
    sq/ee	Estoni
    sq/eg	Egjipt
    sq/eh	Saharaja Perëndimore
    sq/er	Eritre
    sq/es	Spanjë
    sq/et	Etiopi
    sq/fi	Finlandë
    sq/fj	Fixhi
    sq/fk	Ishujt Falkland
    sq/fm	Mikronezi
    sq/fo	Ishujt Faroe
    sq/fr	Francë
    sq/ga	Gabon
    sq/gb	Mbretëria e Bashkuar
    sq/gd	Granadë
    sq/ge	Gjeorgji
    sq/gf	Guajana Franceze
    sq/gg	Gernsej
    sq/gh	Ganë
    sq/gi	Gjibraltar
    sq/gl	Grënlandë
    sq/gm	Gambi
    sq/gn	Guine
    sq/gp	Guadelupë
    sq/gq	Guineja Ekuatoriale
    sq/gr	Greqi
    sq/gs	Xhorxha Jugore dhe Ishujt Senduiçë të Jugut
    sq/gt	Guatemalë
    sq/gu	Guam
    sq/gw	Guine-Bisau
    sq/gy	Guajanë
    sq/hk	RPA i Hong-Kongut
    sq/hm	Ishujt Hërd e Mekdonald
    sq/hn	Honduras
    sq/hr	Kroaci
    sq/ht	Haiti
    sq/hu	Hungari
    sq/id	Indonezi
    sq/ie	Irlandë
    sq/il	Izrael
    sq/im	Ishulli i Manit
    sq/in	Indi
    sq/io	Territori Britanik i Oqeanit Indian
    sq/iq	Irak
    sq/ir	Iran
    sq/is	Islandë
    sq/it	Itali
    sq/je	Xhersej
    sq/jm	Xhamajkë
    sq/jo	Jordani
    sq/jp	Japoni
    sq/ke	Kenia
    sq/kg	Kirgizi
    sq/kh	Kamboxhia
    sq/ki	Kiribati
    sq/km	Komore
    sq/kn	Shën-Kits dhe Nevis
    sq/kp	Kore e Veriut
    sq/kr	Kore e Jugut
    sq/kw	Kuvajt
    sq/ky	Ishujt Kajman
    sq/kz	Kazakistan
    sq/la	Laos
    sq/lb	Liban
    sq/lc	Shën-Luçia
    sq/li	Lihtenshtajn
    sq/lk	Sri-Lankë
    sq/lr	Liberi
    sq/ls	Lesoto
    sq/lt	Lituani
    sq/lu	Luksemburg
    sq/lv	Letoni
    sq/ly	Libi
    sq/ma	Marok
    sq/mc	Monako
    sq/md	Moldavi
    sq/me	Mal i Zi
    sq/mf	Sen-Marten
    sq/mg	Madagaskar
    sq/mh	Ishujt Marshall
    sq/mk	Maqedonia e Veriut
    sq/ml	Mali
    sq/mm	Mianmar (Burmë)
    sq/mn	Mongoli
    sq/mo	RPA i Makaos
    sq/mp	Ishujt e Marianës Veriore
    sq/mq	Martinikë
    sq/mr	Mauritani
    sq/ms	Montserat
    sq/mt	Maltë
    sq/mu	Mauritius
    sq/mv	Maldive
    sq/mw	Malavi
    sq/mx	Meksikë
    sq/my	Malajzi
    sq/mz	Mozambik
    sq/na	Namibi
    sq/nc	Kaledoni e Re
    sq/ne	Niger
    sq/nf	Ishulli Norfolk
    sq/ng	Nigeri
    sq/ni	Nikaragua
    sq/nl	Holandë
    sq/no	Norvegji
    sq/np	Nepal
    sq/nr	Nauru
    sq/nu	Niue
    sq/nz	Zelandë e Re
    sq/om	Oman
    sq/pa	Panama
    sq/pe	Peru
    sq/pf	Polinezia Franceze
    sq/pg	Guineja e Re-Papua
    sq/ph	Filipine
    sq/pk	Pakistan
    sq/pl	Poloni
    sq/pm	Shën-Pier dhe Mikelon
    sq/pn	Ishujt Pitkern
    sq/pr	Porto-Riko
    sq/ps	Territoret Palestineze
    sq/pt	Portugali
    sq/pw	Palau
    sq/py	Paraguai
    sq/qa	Katar
    sq/re	Reunion
    sq/ro	Rumani
    sq/rs	Serbi
    sq/ru	Rusi
    sq/rw	Ruandë
    sq/sa	Arabi Saudite
    sq/sb	Ishujt Solomon
    sq/sc	Sejshelle
    sq/sd	Sudan
    sq/se	Suedi
    sq/sg	Singapor
    sq/sh	Shën-Elenë
    sq/si	Slloveni
    sq/sj	Svalbard e Jan-Majen
    sq/sk	Sllovaki
    sq/sl	Sierra-Leone
    sq/sm	San-Marino
    sq/sn	Senegal
    sq/so	Somali
    sq/sr	Surinami
    sq/ss	Sudani i Jugut
    sq/st	Sao-Tome e Principe
    sq/sv	Salvador
    sq/sx	Sint-Marten
    sq/sy	Siri
    sq/sz	Esvatini
    sq/tc	Ishujt Turks dhe Kaikos
    sq/td	Çad
    sq/tf	Territoret Jugore Franceze
    sq/tg	Togo
    sq/th	Tajlandë
    sq/tj	Taxhikistan
    sq/tk	Tokelau
    sq/tl	Timor-Leste
    sq/tm	Turkmenistan
    sq/tn	Tunizi
    sq/to	Tonga
    sq/tr	Turqi
    sq/tt	Trinidad e Tobago
    sq/tv	Tuvalu
    sq/tw	Tajvan
    sq/tz	Tanzani
    sq/ua	Ukrainë
    sq/ug	Ugandë
    sq/um	Ishujt Periferikë të SHBA-së
    sq/us	SHBA
    sq/uy	Uruguai
    sq/uz	Uzbekistan
    sq/va	Vatikan
    sq/vc	Shën-Vincent dhe Grenadine
    sq/ve	Venezuelë
    sq/vg	Ishujt e Virgjër Britanikë
    sq/vi	Ishujt e Virgjër të SHBA-së
    sq/vn	Vietnam
    sq/vu	Vanuatu
    sq/wf	Uollis e Futuna
    sq/ws	Samoa
    sq/ye	Jemen
    sq/yt	Majotë
    sq/za	Afrika e Jugut
    sq/zm	Zambi
    sq/zw	Zimbabve
    sr-Cyrl-BA/ax	Оландска острва
    sr-Cyrl-BA/bl	Сен Бартелеми
    sr-Cyrl-BA/bn	Брунеји
    sr-Cyrl-BA/bv	острво Буве
    sr-Cyrl-BA/by	Бјелорусија
    sr-Cyrl-BA/cc	Кокосова (Килинг) острва
    sr-Cyrl-BA/cz	Чешка Република
    sr-Cyrl-BA/de	Њемачка
    sr-Cyrl-BA/fk	Фокландска острва
    sr-Cyrl-BA/fo	Фарска острва
    sr-Cyrl-BA/gs	Јужна Џорџија и Јужна Сендвичка острва
    sr-Cyrl-BA/gu	Гвам
    sr-Cyrl-BA/gw	Гвинеја Бисао
    sr-Cyrl-BA/hk	Хонгконг (САО Кине)
    sr-Cyrl-BA/hm	острво Херд и острва Макдоналд
    sr-Cyrl-BA/km	Комори
    sr-Cyrl-BA/kp	Сјеверна Кореја
    sr-Cyrl-BA/mk	Сјеверна Македонија
    sr-Cyrl-BA/mm	Мјанмар (Бурма)
    sr-Cyrl-BA/mp	Сјеверна Маријанска острва
    sr-Cyrl-BA/nf	острво Норфок
    sr-Cyrl-BA/nu	Нијуе
    sr-Cyrl-BA/ps	палестинске територије
    sr-Cyrl-BA/re	Реунион
    sr-Cyrl-BA/tf	Француске јужне територије
    sr-Cyrl-BA/um	Спољна острва САД
    sr-Cyrl-BA/vc	Свети Винсент и Гренадини
    sr-Cyrl-BA/vg	Британска Дјевичанска острва
    sr-Cyrl-BA/vi	Америчка Дјевичанска острва
    sr-Latn-BA/ax	Olandska ostrva
    sr-Latn-BA/bl	Sen Bartelemi
    sr-Latn-BA/bn	Bruneji
    sr-Latn-BA/bv	ostrvo Buve
    sr-Latn-BA/by	Bjelorusija
    sr-Latn-BA/cc	Kokosova (Kiling) ostrva
    sr-Latn-BA/cz	Češka Republika
    sr-Latn-BA/de	Njemačka
    sr-Latn-BA/fk	Foklandska ostrva
    sr-Latn-BA/fo	Farska ostrva
    sr-Latn-BA/gs	Južna Džordžija i Južna Sendvička ostrva
    sr-Latn-BA/gu	Gvam
    sr-Latn-BA/gw	Gvineja Bisao
    sr-Latn-BA/hk	Hongkong (SAO Kine)
    sr-Latn-BA/hm	ostrvo Herd i ostrva Makdonald
    sr-Latn-BA/km	Komori
    sr-Latn-BA/kp	Sjeverna Koreja
    sr-Latn-BA/mk	Sjeverna Makedonija
    sr-Latn-BA/mm	Mjanmar (Burma)
    sr-Latn-BA/mp	Sjeverna Marijanska ostrva
    sr-Latn-BA/nf	ostrvo Norfok
    sr-Latn-BA/nu	Nijue
    sr-Latn-BA/ps	palestinske teritorije
    sr-Latn-BA/re	Reunion
    sr-Latn-BA/tf	Francuske južne teritorije
    sr-Latn-BA/um	Spoljna ostrva SAD
    sr-Latn-BA/vc	Sveti Vinsent i Grenadini
    sr-Latn-BA/vg	Britanska Djevičanska ostrva
    sr-Latn-BA/vi	Američka Djevičanska ostrva
    sr-Latn/ad	Andora
    sr-Latn/ae	Ujedinjeni Arapski Emirati
    sr-Latn/af	Avganistan
    sr-Latn/ag	Antigva i Barbuda
    sr-Latn/ai	Angvila
    sr-Latn/al	Albanija
    sr-Latn/am	Jermenija
    sr-Latn/ao	Angola
    sr-Latn/aq	Antarktik
    sr-Latn/ar	Argentina
    sr-Latn/as	Američka Samoa
    sr-Latn/at	Austrija
    sr-Latn/au	Australija
    sr-Latn/aw	Aruba
    sr-Latn/ax	Olandska Ostrva
    sr-Latn/az	Azerbejdžan
    sr-Latn/ba	Bosna i Hercegovina
    sr-Latn/bb	Barbados
    sr-Latn/bd	Bangladeš
    sr-Latn/be	Belgija
    sr-Latn/bf	Burkina Faso
    sr-Latn/bg	Bugarska
    sr-Latn/bh	Bahrein
    sr-Latn/bi	Burundi
    sr-Latn/bj	Benin
    sr-Latn/bl	Sveti Bartolomej
    sr-Latn/bm	Bermudi
    sr-Latn/bn	Brunej
    sr-Latn/bo	Bolivija
    sr-Latn/bq	Karipska Holandija
    sr-Latn/br	Brazil
    sr-Latn/bs	Bahami
    sr-Latn/bt	Butan
    sr-Latn/bv	Ostrvo Buve
    sr-Latn/bw	Bocvana
    sr-Latn/by	Belorusija
    sr-Latn/bz	Belize
    sr-Latn/ca	Kanada
    sr-Latn/cc	Kokosova (Kilingova) Ostrva
    sr-Latn/cd	Kongo - Kinšasa
    sr-Latn/cf	Centralnoafrička Republika
    sr-Latn/cg	Kongo - Brazavil
    sr-Latn/ch	Švajcarska
    sr-Latn/ci	Obala Slonovače (Kot d’Ivoar)
    sr-Latn/ck	Kukova Ostrva
    sr-Latn/cl	Čile
    sr-Latn/cm	Kamerun
    sr-Latn/cn	Kina
    sr-Latn/co	Kolumbija
    sr-Latn/cr	Kostarika
    sr-Latn/cu	Kuba
    sr-Latn/cv	Zelenortska Ostrva
    sr-Latn/cw	Kurasao
    sr-Latn/cx	Božićno Ostrvo
    sr-Latn/cy	Kipar
    sr-Latn/cz	Češka
    sr-Latn/de	Nemačka
    sr-Latn/dj	Džibuti
    sr-Latn/dk	Danska
    sr-Latn/dm	Dominika
    sr-Latn/do	Dominikanska Republika
    sr-Latn/dz	Alžir
    sr-Latn/ec	Ekvador
    sr-Latn/ee	Estonija
    sr-Latn/eg	Egipat
    sr-Latn/eh	Zapadna Sahara
    sr-Latn/er	Eritreja
    sr-Latn/es	Španija
    sr-Latn/et	Etiopija
    sr-Latn/fi	Finska
    sr-Latn/fj	Fidži
    sr-Latn/fk	Foklandska Ostrva
    sr-Latn/fm	Mikronezija
    sr-Latn/fo	Farska Ostrva
    sr-Latn/fr	Francuska
    sr-Latn/ga	Gabon
    sr-Latn/gb	Ujedinjeno Kraljevstvo
    sr-Latn/gd	Grenada
    sr-Latn/ge	Gruzija
    sr-Latn/gf	Francuska Gvajana
    sr-Latn/gg	Gernzi
    sr-Latn/gh	Gana
    sr-Latn/gi	Gibraltar
    sr-Latn/gl	Grenland
    sr-Latn/gm	Gambija
    sr-Latn/gn	Gvineja
    sr-Latn/gp	Gvadelup
    sr-Latn/gq	Ekvatorijalna Gvineja
    sr-Latn/gr	Grčka
    sr-Latn/gs	Južna Džordžija i Južna Sendvička Ostrva
    sr-Latn/gt	Gvatemala
    sr-Latn/gu	Guam
    sr-Latn/gw	Gvineja-Bisao
    sr-Latn/gy	Gvajana
    sr-Latn/hk	SAR Hongkong (Kina)
    sr-Latn/hm	Ostrvo Herd i Mekdonaldova ostrva
    sr-Latn/hn	Honduras
    sr-Latn/hr	Hrvatska
    sr-Latn/ht	Haiti
    sr-Latn/hu	Mađarska
    sr-Latn/id	Indonezija
    sr-Latn/ie	Irska
    sr-Latn/il	Izrael
    sr-Latn/im	Ostrvo Man
    sr-Latn/in	Indija
    sr-Latn/io	Britanska teritorija Indijskog okeana
    sr-Latn/iq	Irak
    sr-Latn/ir	Iran
    sr-Latn/is	Island
    sr-Latn/it	Italija
    sr-Latn/je	Džerzi
    sr-Latn/jm	Jamajka
    sr-Latn/jo	Jordan
    sr-Latn/jp	Japan
    sr-Latn/ke	Kenija
    sr-Latn/kg	Kirgistan
    sr-Latn/kh	Kambodža
    sr-Latn/ki	Kiribati
    sr-Latn/km	Komorska Ostrva
    sr-Latn/kn	Sent Kits i Nevis
    sr-Latn/kp	Severna Koreja
    sr-Latn/kr	Južna Koreja
    sr-Latn/kw	Kuvajt
    sr-Latn/ky	Kajmanska Ostrva
    sr-Latn/kz	Kazahstan
    sr-Latn/la	Laos
    sr-Latn/lb	Liban
    sr-Latn/lc	Sveta Lucija
    sr-Latn/li	Lihtenštajn
    sr-Latn/lk	Šri Lanka
    sr-Latn/lr	Liberija
    sr-Latn/ls	Lesoto
    sr-Latn/lt	Litvanija
    sr-Latn/lu	Luksemburg
    sr-Latn/lv	Letonija
    sr-Latn/ly	Libija
    sr-Latn/ma	Maroko
    sr-Latn/mc	Monako
    sr-Latn/md	Moldavija
    sr-Latn/me	Crna Gora
    sr-Latn/mf	Sveti Martin (Francuska)
    sr-Latn/mg	Madagaskar
    sr-Latn/mh	Maršalska Ostrva
    sr-Latn/mk	Severna Makedonija
    sr-Latn/ml	Mali
    sr-Latn/mm	Mijanmar (Burma)
    sr-Latn/mn	Mongolija
    sr-Latn/mo	SAR Makao (Kina)
    sr-Latn/mp	Severna Marijanska Ostrva
    sr-Latn/mq	Martinik
    sr-Latn/mr	Mauritanija
    sr-Latn/ms	Monserat
    sr-Latn/mt	Malta
    sr-Latn/mu	Mauricijus
    sr-Latn/mv	Maldivi
    sr-Latn/mw	Malavi
    sr-Latn/mx	Meksiko
    sr-Latn/my	Malezija
    sr-Latn/mz	Mozambik
    sr-Latn/na	Namibija
    sr-Latn/nc	Nova Kaledonija
    sr-Latn/ne	Niger
    sr-Latn/nf	Ostrvo Norfok
    sr-Latn/ng	Nigerija
    sr-Latn/ni	Nikaragva
    sr-Latn/nl	Holandija
    sr-Latn/no	Norveška
    sr-Latn/np	Nepal
    sr-Latn/nr	Nauru
    sr-Latn/nu	Niue
    sr-Latn/nz	Novi Zeland
    sr-Latn/om	Oman
    sr-Latn/pa	Panama
    sr-Latn/pe	Peru
    sr-Latn/pf	Francuska Polinezija
    sr-Latn/pg	Papua Nova Gvineja
    sr-Latn/ph	Filipini
    sr-Latn/pk	Pakistan
    sr-Latn/pl	Poljska
    sr-Latn/pm	Sen Pjer i Mikelon
    sr-Latn/pn	Pitkern
    sr-Latn/pr	Portoriko
    sr-Latn/ps	Palestinske teritorije
    sr-Latn/pt	Portugalija
    sr-Latn/pw	Palau
    sr-Latn/py	Paragvaj
    sr-Latn/qa	Katar
    sr-Latn/re	Reinion
    sr-Latn/ro	Rumunija
    sr-Latn/rs	Srbija
    sr-Latn/ru	Rusija
    sr-Latn/rw	Ruanda
    sr-Latn/sa	Saudijska Arabija
    sr-Latn/sb	Solomonska Ostrva
    sr-Latn/sc	Sejšeli
    sr-Latn/sd	Sudan
    sr-Latn/se	Švedska
    sr-Latn/sg	Singapur
    sr-Latn/sh	Sveta Jelena
    sr-Latn/si	Slovenija
    sr-Latn/sj	Svalbard i Jan Majen
    sr-Latn/sk	Slovačka
    sr-Latn/sl	Sijera Leone
    sr-Latn/sm	San Marino
    sr-Latn/sn	Senegal
    sr-Latn/so	Somalija
    sr-Latn/sr	Surinam
    sr-Latn/ss	Južni Sudan
    sr-Latn/st	Sao Tome i Principe
    sr-Latn/sv	Salvador
    sr-Latn/sx	Sveti Martin (Holandija)
    sr-Latn/sy	Sirija
    sr-Latn/sz	Svazilend
    sr-Latn/tc	Ostrva Turks i Kaikos
    sr-Latn/td	Čad
    sr-Latn/tf	Francuske Južne Teritorije
    sr-Latn/tg	Togo
    sr-Latn/th	Tajland
    sr-Latn/tj	Tadžikistan
    sr-Latn/tk	Tokelau
    sr-Latn/tl	Timor-Leste (Istočni Timor)
    sr-Latn/tm	Turkmenistan
    sr-Latn/tn	Tunis
    sr-Latn/to	Tonga
    sr-Latn/tr	Turska
    sr-Latn/tt	Trinidad i Tobago
    sr-Latn/tv	Tuvalu
    sr-Latn/tw	Tajvan
    sr-Latn/tz	Tanzanija
    sr-Latn/ua	Ukrajina
    sr-Latn/ug	Uganda
    sr-Latn/um	Udaljena ostrva SAD
    sr-Latn/us	Sjedinjene Države
    sr-Latn/uy	Urugvaj
    sr-Latn/uz	Uzbekistan
    sr-Latn/va	Vatikan
    sr-Latn/vc	Sent Vinsent i Grenadini
    sr-Latn/ve	Venecuela
    sr-Latn/vg	Britanska Devičanska Ostrva
    sr-Latn/vi	Američka Devičanska Ostrva
    sr-Latn/vn	Vijetnam
    sr-Latn/vu	Vanuatu
    sr-Latn/wf	Valis i Futuna
    sr-Latn/ws	Samoa
    sr-Latn/ye	Jemen
    sr-Latn/yt	Majot
    sr-Latn/za	Južnoafrička Republika
    sr-Latn/zm	Zambija
    sr-Latn/zw	Zimbabve
    sr/ad	Андора
    sr/ae	Уједињени Арапски Емирати
    sr/af	Авганистан
    sr/ag	Антигва и Барбуда
    sr/ai	Ангвила
    sr/al	Албанија
    sr/am	Јерменија
    sr/ao	Ангола
    sr/aq	Антарктик
    sr/ar	Аргентина
    sr/as	Америчка Самоа
    sr/at	Аустрија
    sr/au	Аустралија
    sr/aw	Аруба
    sr/ax	Оландска Острва
    sr/az	Азербејџан
    sr/ba	Босна и Херцеговина
    sr/bb	Барбадос
    sr/bd	Бангладеш
    sr/be	Белгија
    sr/bf	Буркина Фасо
    sr/bg	Бугарска
    sr/bh	Бахреин
    sr/bi	Бурунди
    sr/bj	Бенин
    sr/bl	Свети Бартоломеј
    sr/bm	Бермуди
    sr/bn	Брунеј
    sr/bo	Боливија
    sr/bq	Карипска Холандија
    sr/br	Бразил
    sr/bs	Бахами
    sr/bt	Бутан
    sr/bv	Острво Буве
    sr/bw	Боцвана
    sr/by	Белорусија
    sr/bz	Белизе
    sr/ca	Канада
    sr/cc	Кокосова (Килингова) Острва
    sr/cd	Конго - Киншаса
    sr/cf	Централноафричка Република
    sr/cg	Конго - Бразавил
    sr/ch	Швајцарска
    sr/ci	Обала Слоноваче (Кот д’Ивоар)
    sr/ck	Кукова Острва
    sr/cl	Чиле
    sr/cm	Камерун
    sr/cn	Кина
    sr/co	Колумбија
    sr/cr	Костарика
    sr/cu	Куба
    sr/cv	Зеленортска Острва
    sr/cw	Курасао
    sr/cx	Божићно Острво
    sr/cy	Кипар
    sr/cz	Чешка
    sr/de	Немачка
    sr/dj	Џибути
    sr/dk	Данска
    sr/dm	Доминика
    sr/do	Доминиканска Република
    sr/dz	Алжир
    sr/ec	Еквадор
    sr/ee	Естонија
    sr/eg	Египат
    sr/eh	Западна Сахара
    sr/er	Еритреја
    sr/es	Шпанија
    sr/et	Етиопија
    sr/fi	Финска
    sr/fj	Фиџи
    sr/fk	Фокландска Острва
    sr/fm	Микронезија
    sr/fo	Фарска Острва
    sr/fr	Француска
    sr/ga	Габон
    sr/gb	Уједињено Краљевство
    sr/gd	Гренада
    sr/ge	Грузија
    sr/gf	Француска Гвајана
    sr/gg	Гернзи
    sr/gh	Гана
    sr/gi	Гибралтар
    sr/gl	Гренланд
    sr/gm	Гамбија
    sr/gn	Гвинеја
    sr/gp	Гваделуп
    sr/gq	Екваторијална Гвинеја
    sr/gr	Грчка
    sr/gs	Јужна Џорџија и Јужна Сендвичка Острва
    sr/gt	Гватемала
    sr/gu	Гуам
    sr/gw	Гвинеја-Бисао
    sr/gy	Гвајана
    sr/hk	САР Хонгконг (Кина)
    sr/hm	Острво Херд и Мекдоналдова острва
    sr/hn	Хондурас
    sr/hr	Хрватска
    sr/ht	Хаити
    sr/hu	Мађарска
    sr/id	Индонезија
    sr/ie	Ирска
    sr/il	Израел
    sr/im	Острво Ман
    sr/in	Индија
    sr/io	Британска територија Индијског океана
    sr/iq	Ирак
    sr/ir	Иран
    sr/is	Исланд
    sr/it	Италија
    sr/je	Џерзи
    sr/jm	Јамајка
    sr/jo	Јордан
    sr/jp	Јапан
    sr/ke	Кенија
    sr/kg	Киргистан
    sr/kh	Камбоџа
    sr/ki	Кирибати
    sr/km	Коморска Острва
    sr/kn	Сент Китс и Невис
    sr/kp	Северна Кореја
    sr/kr	Јужна Кореја
    sr/kw	Кувајт
    sr/ky	Кајманска Острва
    sr/kz	Казахстан
    sr/la	Лаос
    sr/lb	Либан
    sr/lc	Света Луција
    sr/li	Лихтенштајн
    sr/lk	Шри Ланка
    sr/lr	Либерија
    sr/ls	Лесото
    sr/lt	Литванија
    sr/lu	Луксембург
    sr/lv	Летонија
    sr/ly	Либија
    sr/ma	Мароко
    sr/mc	Монако
    sr/md	Молдавија
    sr/me	Црна Гора
    sr/mf	Свети Мартин (Француска)
    sr/mg	Мадагаскар
    sr/mh	Маршалска Острва
    sr/mk	Северна Македонија
    sr/ml	Мали
    sr/mm	Мијанмар (Бурма)
    sr/mn	Монголија
    sr/mo	САР Макао (Кина)
    sr/mp	Северна Маријанска Острва
    sr/mq	Мартиник
    sr/mr	Мауританија
    sr/ms	Монсерат
    sr/mt	Малта
    sr/mu	Маурицијус
    sr/mv	Малдиви
    sr/mw	Малави
    sr/mx	Мексико
    sr/my	Малезија
    sr/mz	Мозамбик
    sr/na	Намибија
    sr/nc	Нова Каледонија
    sr/ne	Нигер
    sr/nf	Острво Норфок
    sr/ng	Нигерија
    sr/ni	Никарагва
    sr/nl	Холандија
    sr/no	Норвешка
    sr/np	Непал
    sr/nr	Науру
    sr/nu	Ниуе
    sr/nz	Нови Зеланд
    sr/om	Оман
    sr/pa	Панама
    sr/pe	Перу
    sr/pf	Француска Полинезија
    sr/pg	Папуа Нова Гвинеја
    sr/ph	Филипини
    sr/pk	Пакистан
    sr/pl	Пољска
    sr/pm	Сен Пјер и Микелон
    sr/pn	Питкерн
    sr/pr	Порторико
    sr/ps	Палестинске територије
    sr/pt	Португалија
    sr/pw	Палау
    sr/py	Парагвај
    sr/qa	Катар
    sr/re	Реинион
    sr/ro	Румунија
    sr/rs	Србија
    sr/ru	Русија
    sr/rw	Руанда
    sr/sa	Саудијска Арабија
    sr/sb	Соломонска Острва
    sr/sc	Сејшели
    sr/sd	Судан
    sr/se	Шведска
    sr/sg	Сингапур
    sr/sh	Света Јелена
    sr/si	Словенија
    sr/sj	Свалбард и Јан Мајен
    sr/sk	Словачка
    sr/sl	Сијера Леоне
    sr/sm	Сан Марино
    sr/sn	Сенегал
    sr/so	Сомалија
    sr/sr	Суринам
    sr/ss	Јужни Судан
    sr/st	Сао Томе и Принципе
    sr/sv	Салвадор
    sr/sx	Свети Мартин (Холандија)
    sr/sy	Сирија
    sr/sz	Свазиленд
    sr/tc	Острва Туркс и Каикос
    sr/td	Чад
    sr/tf	Француске Јужне Територије
    sr/tg	Того
    sr/th	Тајланд
    sr/tj	Таџикистан
    sr/tk	Токелау
    sr/tl	Тимор-Лесте (Источни Тимор)
    sr/tm	Туркменистан
    sr/tn	Тунис
    sr/to	Тонга
    sr/tr	Турска
    sr/tt	Тринидад и Тобаго
    sr/tv	Тувалу
    sr/tw	Тајван
    sr/tz	Танзанија
    sr/ua	Украјина
    sr/ug	Уганда
    sr/um	Удаљена острва САД
    sr/us	Сједињене Државе
    sr/uy	Уругвај
    sr/uz	Узбекистан
    sr/va	Ватикан
    sr/vc	Сент Винсент и Гренадини
    sr/ve	Венецуела
    sr/vg	Британска Девичанска Острва
    sr/vi	Америчка Девичанска Острва
    sr/vn	Вијетнам
    sr/vu	Вануату
    sr/wf	Валис и Футуна
    sr/ws	Самоа
    sr/ye	Јемен
    sr/yt	Мајот
    sr/za	Јужноафричка Република
    sr/zm	Замбија
    sr/zw	Зимбабве
    sv/ad	Andorra
    sv/ae	Förenade Arabemiraten
    sv/af	Afghanistan
    sv/ag	Antigua och Barbuda
    sv/ai	Anguilla
    sv/al	Albanien
    sv/am	Armenien
    sv/ao	Angola
    sv/aq	Antarktis
    sv/ar	Argentina
    sv/as	Amerikanska Samoa
    sv/at	Österrike
    sv/au	Australien
    sv/aw	Aruba
    sv/ax	Åland
    sv/az	Azerbajdzjan
    sv/ba	Bosnien och Hercegovina
    sv/bb	Barbados
    sv/bd	Bangladesh
    sv/be	Belgien
    sv/bf	Burkina Faso
    sv/bg	Bulgarien
    sv/bh	Bahrain
    sv/bi	Burundi
    sv/bj	Benin
    sv/bl	S:t Barthélemy
    sv/bm	Bermuda
    sv/bn	Brunei
    sv/bo	Bolivia
    sv/bq	Karibiska Nederländerna
    sv/br	Brasilien
    sv/bs	Bahamas
    sv/bt	Bhutan
    sv/bv	Bouvetön
    sv/bw	Botswana
    sv/by	Belarus
    sv/bz	Belize
    sv/ca	Kanada
    sv/cc	Kokosöarna
    sv/cd	Kongo-Kinshasa
    sv/cf	Centralafrikanska republiken
    sv/cg	Kongo-Brazzaville
    sv/ch	Schweiz
    sv/ci	Elfenbenskusten
    sv/ck	Cooköarna
    sv/cl	Chile
    sv/cm	Kamerun
    sv/cn	Kina
    sv/co	Colombia
    sv/cr	Costa Rica
    sv/cu	Kuba
    sv/cv	Kap Verde
    sv/cw	Curaçao
    sv/cx	Julön
    sv/cy	Cypern
    sv/cz	Tjeckien
    sv/de	Tyskland
    sv/dj	Djibouti
    sv/dk	Danmark
    sv/dm	Dominica
    sv/do	Dominikanska republiken
    sv/dz	Algeriet
    sv/ec	Ecuador
    sv/ee	Estland
    sv/eg	Egypten
    sv/eh	Västsahara
    sv/er	Eritrea
    sv/es	Spanien
    sv/et	Etiopien
    sv/fi	Finland
    sv/fj	Fiji
    sv/fk	Falklandsöarna
    sv/fm	Mikronesien
    sv/fo	Färöarna
    sv/fr	Frankrike
    sv/ga	Gabon
    sv/gb	Storbritannien
    sv/gd	Grenada
    sv/ge	Georgien
    sv/gf	Franska Guyana
    sv/gg	Guernsey
    sv/gh	Ghana
    sv/gi	Gibraltar
    sv/gl	Grönland
    sv/gm	Gambia
    sv/gn	Guinea
    sv/gp	Guadeloupe
    sv/gq	Ekvatorialguinea
    sv/gr	Grekland
    sv/gs	Sydgeorgien och Sydsandwichöarna
    sv/gt	Guatemala
    sv/gu	Guam
    sv/gw	Guinea-Bissau
    sv/gy	Guyana
    sv/hk	Hongkong SAR
    sv/hm	Heardön och McDonaldöarna
    sv/hn	Honduras
    sv/hr	Kroatien
    sv/ht	Haiti
    sv/hu	Ungern
    sv/id	Indonesien
    sv/ie	Irland
    sv/il	Israel
    sv/im	Isle of Man
    sv/in	Indien
    sv/io	Brittiska territoriet i Indiska oceanen
    sv/iq	Irak
    sv/ir	Iran
    sv/is	Island
    sv/it	Italien
    sv/je	Jersey
    sv/jm	Jamaica
    sv/jo	Jordanien
    sv/jp	Japan
    sv/ke	Kenya
    sv/kg	Kirgizistan
    sv/kh	Kambodja
    sv/ki	Kiribati
    sv/km	Komorerna
    sv/kn	S:t Kitts och Nevis
    sv/kp	Nordkorea
    sv/kr	Sydkorea
    sv/kw	Kuwait
    sv/ky	Caymanöarna
    sv/kz	Kazakstan
    sv/la	Laos
    sv/lb	Libanon
    sv/lc	S:t Lucia
    sv/li	Liechtenstein
    sv/lk	Sri Lanka
    sv/lr	Liberia
    sv/ls	Lesotho
    sv/lt	Litauen
    sv/lu	Luxemburg
    sv/lv	Lettland
    sv/ly	Libyen
    sv/ma	Marocko
    sv/mc	Monaco
    sv/md	Moldavien
    sv/me	Montenegro
    sv/mf	Saint-Martin
    sv/mg	Madagaskar
    sv/mh	Marshallöarna
    sv/mk	Nordmakedonien
    sv/ml	Mali
    sv/mm	Myanmar (Burma)
    sv/mn	Mongoliet
    sv/mo	Macao SAR
    sv/mp	Nordmarianerna
    sv/mq	Martinique
    sv/mr	Mauretanien
    sv/ms	Montserrat
    sv/mt	Malta
    sv/mu	Mauritius
    sv/mv	Maldiverna
    sv/mw	Malawi
    sv/mx	Mexiko
    sv/my	Malaysia
    sv/mz	Moçambique
    sv/na	Namibia
    sv/nc	Nya Kaledonien
    sv/ne	Niger
    sv/nf	Norfolkön
    sv/ng	Nigeria
    sv/ni	Nicaragua
    sv/nl	Nederländerna
    sv/no	Norge
    sv/np	Nepal
    sv/nr	Nauru
    sv/nu	Niue
    sv/nz	Nya Zeeland
    sv/om	Oman
    sv/pa	Panama
    sv/pe	Peru
    sv/pf	Franska Polynesien
    sv/pg	Papua Nya Guinea
    sv/ph	Filippinerna
    sv/pk	Pakistan
    sv/pl	Polen
    sv/pm	S:t Pierre och Miquelon
    sv/pn	Pitcairnöarna
    sv/pr	Puerto Rico
    sv/ps	Palestinska territorierna
    sv/pt	Portugal
    sv/pw	Palau
    sv/py	Paraguay
    sv/qa	Qatar
    sv/re	Réunion
    sv/ro	Rumänien
    sv/rs	Serbien
    sv/ru	Ryssland
    sv/rw	Rwanda
    sv/sa	Saudiarabien
    sv/sb	Salomonöarna
    sv/sc	Seychellerna
    sv/sd	Sudan
    sv/se	Sverige
    sv/sg	Singapore
    sv/sh	S:t Helena
    sv/si	Slovenien
    sv/sj	Svalbard och Jan Mayen
    sv/sk	Slovakien
    sv/sl	Sierra Leone
    sv/sm	San Marino
    sv/sn	Senegal
    sv/so	Somalia
    sv/sr	Surinam
    sv/ss	Sydsudan
    sv/st	São Tomé och Príncipe
    sv/sv	El Salvador
    sv/sx	Sint Maarten
    sv/sy	Syrien
    sv/sz	Eswatini
    sv/tc	Turks- och Caicosöarna
    sv/td	Tchad
    sv/tf	Franska sydterritorierna
    sv/tg	Togo
    sv/th	Thailand
    sv/tj	Tadzjikistan
    sv/tk	Tokelauöarna
    sv/tl	Östtimor
    sv/tm	Turkmenistan
    sv/tn	Tunisien
    sv/to	Tonga
    sv/tr	Turkiet
    sv/tt	Trinidad och Tobago
    sv/tv	Tuvalu
    sv/tw	Taiwan
    sv/tz	Tanzania
    sv/ua	Ukraina
    sv/ug	Uganda
    sv/um	USA:s yttre öar
    sv/us	USA
    sv/uy	Uruguay
    sv/uz	Uzbekistan
    sv/va	Vatikanstaten
    sv/vc	S:t Vincent och Grenadinerna
    sv/ve	Venezuela
    sv/vg	Brittiska Jungfruöarna
    sv/vi	Amerikanska Jungfruöarna
    sv/vn	Vietnam
    sv/vu	Vanuatu
    sv/wf	Wallis- och Futunaöarna
    sv/ws	Samoa
    sv/ye	Jemen
    sv/yt	Mayotte
    sv/za	Sydafrika
    sv/zm	Zambia
    sv/zw	Zimbabwe
    sw-CD/af	Afuganistani
    sw-CD/az	Azabajani
    sw-CD/bj	Benini
    sw-CD/ci	Kodivaa
    sw-CD/cx	Kisiwa cha Christmas
    sw-CD/hr	Kroeshia
    sw-CD/jo	Yordani
    sw-CD/lb	Lebanoni
    sw-CD/li	Lishenteni
    sw-CD/lu	Lasembagi
    sw-CD/lv	Lativia
    sw-CD/ma	Moroko
    sw-CD/mm	Myama
    sw-CD/ne	Nijeri
    sw-CD/ng	Nijeria
    sw-CD/no	Norwe
    sw-CD/np	Nepali
    sw-CD/om	Omani
    sw-CD/pr	Puetoriko
    sw-CD/qa	Katari
    sw-CD/sd	Sudani
    sw-CD/st	Sao Tome na Prinsipe
    sw-CD/td	Chadi
    sw-CD/tl	Timori ya Mashariki
    sw-KE/af	Afghanistani
    sw-KE/ag	Antigua na Babuda
    sw-KE/ai	Anguila
    sw-KE/aq	Antaktika
    sw-KE/az	Azabajani
    sw-KE/bb	Babados
    sw-KE/bj	Benini
    sw-KE/bs	Bahamas
    sw-KE/bt	Bhutani
    sw-KE/by	Belarusi
    sw-KE/cc	Visiwa vya Kokos (Keeling)
    sw-KE/cd	Kongo - Kinshasa
    sw-KE/cv	Kepuvede
    sw-KE/cw	Kurakao
    sw-KE/ec	Ekwado
    sw-KE/ga	Gaboni
    sw-KE/gp	Gwadelupe
    sw-KE/gs	Visiwa vya Jojia Kusini na Sandwich Kusini
    sw-KE/gt	Gwatemala
    sw-KE/gu	Guami
    sw-KE/hr	Kroashia
    sw-KE/jo	Yordani
    sw-KE/la	Laosi
    sw-KE/lb	Lebanoni
    sw-KE/li	Lishenteni
    sw-KE/ls	Lesotho
    sw-KE/lu	Lasembagi
    sw-KE/lv	Lativia
    sw-KE/ma	Moroko
    sw-KE/mc	Monako
    sw-KE/mk	Masedonia
    sw-KE/mm	Myama (Burma)
    sw-KE/ms	Montserati
    sw-KE/nc	Nyukaledonia
    sw-KE/ne	Nijeri
    sw-KE/no	Norwe
    sw-KE/np	Nepali
    sw-KE/om	Omani
    sw-KE/pf	Polinesia ya Ufaransa
    sw-KE/pg	Papua Guinea Mpya
    sw-KE/pl	Polandi
    sw-KE/pm	St. Pierre na Miquelon
    sw-KE/pr	Pwetoriko
    sw-KE/ps	Himaya za Palestina
    sw-KE/py	Paragwai
    sw-KE/qa	Katari
    sw-KE/sg	Singapuri
    sw-KE/st	Sao Tome na Prinsipe
    sw-KE/sv	Elsalvado
    sw-KE/sy	Shamu
    sw-KE/td	Chadi
    sw-KE/th	Thailandi
    sw-KE/tm	Turukimenstani
    sw-KE/tw	Taiwani
    sw-KE/ua	Ukreni
    sw-KE/uy	Urugwai
    sw-KE/va	Mji wa Vatikani
    sw-KE/vg	Visiwa vya Virgin vya Uingereza
    sw-KE/vi	Visiwa vya Virgin vya Marekani
    sw-KE/yt	Mayote
    sw/ad	Andorra
    sw/ae	Falme za Kiarabu
    sw/af	Afghanistan
    sw/ag	Antigua na Barbuda
    sw/ai	Anguilla
    sw/al	Albania
    sw/am	Armenia
    sw/ao	Angola
    sw/aq	Antaktiki
    sw/ar	Ajentina
    sw/as	Samoa ya Marekani
    sw/at	Austria
    sw/au	Australia
    sw/aw	Aruba
    sw/ax	Visiwa vya Aland
    sw/az	Azerbaijani
    sw/ba	Bosnia na Hezegovina
    sw/bb	Babadosi
    sw/bd	Bangladeshi
    sw/be	Ubelgiji
    sw/bf	Bukinafaso
    sw/bg	Bulgaria
    sw/bh	Bahareni
    sw/bi	Burundi
    sw/bj	Benin
    sw/bl	St. Barthelemy
    sw/bm	Bermuda
    sw/bn	Brunei
    sw/bo	Bolivia
    sw/bq	Uholanzi ya Karibiani
    sw/br	Brazil
    sw/bs	Bahama
    sw/bt	Bhutan
    sw/bv	Kisiwa cha Bouvet
    sw/bw	Botswana
    sw/by	Belarus
    sw/bz	Belize
    sw/ca	Kanada
    sw/cc	Visiwa vya Cocos (Keeling)
    sw/cd	Jamhuri ya Kidemokrasia ya Kongo
    sw/cf	Jamhuri ya Afrika ya Kati
    sw/cg	Kongo - Brazzaville
    sw/ch	Uswisi
    sw/ci	Cote d’Ivoire
    sw/ck	Visiwa vya Cook
    sw/cl	Chile
    sw/cm	Kameruni
    sw/cn	Uchina
    sw/co	Kolombia
    sw/cr	Kostarika
    sw/cu	Kuba
    sw/cv	Cape Verde
    sw/cw	Curacao
    sw/cx	Kisiwa cha Krismasi
    sw/cy	Saiprasi
    sw/cz	Chechia
    sw/de	Ujerumani
    sw/dj	Jibuti
    sw/dk	Denmaki
    sw/dm	Dominika
    sw/do	Jamhuri ya Dominika
    sw/dz	Aljeria
    sw/ec	Ecuador
    sw/ee	Estonia
    sw/eg	Misri
    sw/eh	Sahara Magharibi
    sw/er	Eritrea
    sw/es	Uhispania
    sw/et	Ethiopia
    sw/fi	Ufini
    sw/fj	Fiji
    sw/fk	Visiwa vya Falkland
    sw/fm	Mikronesia
    sw/fo	Visiwa vya Faroe
    sw/fr	Ufaransa
    sw/ga	Gabon
    sw/gb	Ufalme wa Muungano
    sw/gd	Grenada
    sw/ge	Jojia
    sw/gf	Guiana ya Ufaransa
    sw/gg	Guernsey
    sw/gh	Ghana
    sw/gi	Gibraltar
    sw/gl	Greenland
    sw/gm	Gambia
    sw/gn	Gine
    sw/gp	Guadeloupe
    sw/gq	Guinea ya Ikweta
    sw/gr	Ugiriki
    sw/gs	Visiwa vya Georgia Kusini na Sandwich Kusini
    sw/gt	Guatemala
    sw/gu	Guam
    sw/gw	Ginebisau
    sw/gy	Guyana
    sw/hk	Hong Kong SAR China
    sw/hm	Kisiwa cha Heard na Visiwa vya McDonald
    sw/hn	Honduras
    sw/hr	Croatia
    sw/ht	Haiti
    sw/hu	Hungaria
    sw/id	Indonesia
    sw/ie	Ayalandi
    sw/il	Israeli
    sw/im	Kisiwa cha Man
    sw/in	India
    sw/io	Eneo la Uingereza katika Bahari Hindi
    sw/iq	Iraki
    sw/ir	Iran
    sw/is	Aisilandi
    sw/it	Italia
    sw/je	Jersey
    sw/jm	Jamaika
    sw/jo	Jordan
    sw/jp	Japani
    sw/ke	Kenya
    sw/kg	Kirigizistani
    sw/kh	Kambodia
    sw/ki	Kiribati
    sw/km	Komoro
    sw/kn	St. Kitts na Nevis
    sw/kp	Korea Kaskazini
    sw/kr	Korea Kusini
    sw/kw	Kuwait
    sw/ky	Visiwa vya Cayman
    sw/kz	Kazakistani
    sw/la	Laos
    sw/lb	Lebanon
    sw/lc	St. Lucia
    sw/li	Liechtenstein
    sw/lk	Sri Lanka
    sw/lr	Liberia
    sw/ls	Lesoto
    sw/lt	Lithuania
    sw/lu	Luxembourg
    sw/lv	Latvia
    sw/ly	Libya
    sw/ma	Morocco
    sw/mc	Monaco
    sw/md	Moldova
    sw/me	Montenegro
    sw/mf	St. Martin
    sw/mg	Madagaska
    sw/mh	Visiwa vya Marshall
    sw/mk	Masedonia ya Kaskazini
    sw/ml	Mali
    sw/mm	Myanmar (Burma)
    sw/mn	Mongolia
    sw/mo	Makau SAR China
    sw/mp	Visiwa vya Mariana vya Kaskazini
    sw/mq	Martinique
    sw/mr	Moritania
    sw/ms	Montserrat
    sw/mt	Malta
    sw/mu	Morisi
    sw/mv	Maldivi
    sw/mw	Malawi
    sw/mx	Meksiko
    sw/my	Malesia
    sw/mz	Msumbiji
    sw/na	Namibia
    sw/nc	New Caledonia
    sw/ne	Niger
    sw/nf	Kisiwa cha Norfolk
    sw/ng	Nigeria
    sw/ni	Nikaragwa
    sw/nl	Uholanzi
    sw/no	Norway
    sw/np	Nepal
    sw/nr	Nauru
    sw/nu	Niue
    sw/nz	Nyuzilandi
    sw/om	Oman
    sw/pa	Panama
    sw/pe	Peru
    sw/pf	Polynesia ya Ufaransa
    sw/pg	Papua New Guinea
    sw/ph	Ufilipino
    sw/pk	Pakistani
    sw/pl	Poland
    sw/pm	Santapierre na Miquelon
    sw/pn	Visiwa vya Pitcairn
    sw/pr	Puerto Rico
    sw/ps	Maeneo ya Palestina
    sw/pt	Ureno
    sw/pw	Palau
    sw/py	Paraguay
    sw/qa	Qatar
    sw/re	Reunion
    sw/ro	Romania
    sw/rs	Serbia
    sw/ru	Urusi
    sw/rw	Rwanda
    sw/sa	Saudia
    sw/sb	Visiwa vya Solomon
    sw/sc	Ushelisheli
    sw/sd	Sudan
    sw/se	Uswidi
    sw/sg	Singapore
    sw/sh	St. Helena
    sw/si	Slovenia
    sw/sj	Svalbard na Jan Mayen
    sw/sk	Slovakia
    sw/sl	Siera Leoni
    sw/sm	San Marino
    sw/sn	Senegali
    sw/so	Somalia
    sw/sr	Suriname
    sw/ss	Sudan Kusini
    sw/st	Sao Tome na Principe
    sw/sv	El Salvador
    sw/sx	Sint Maarten
    sw/sy	Syria
    sw/sz	Eswatini
    sw/tc	Visiwa vya Turks na Caicos
    sw/td	Chad
    sw/tf	Himaya za Kusini za Kifaranza
    sw/tg	Togo
    sw/th	Tailandi
    sw/tj	Tajikistani
    sw/tk	Tokelau
    sw/tl	Timor-Leste
    sw/tm	Turkmenistan
    sw/tn	Tunisia
    sw/to	Tonga
    sw/tr	Uturuki
    sw/tt	Trinidad na Tobago
    sw/tv	Tuvalu
    sw/tw	Taiwan
    sw/tz	Tanzania
    sw/ua	Ukraine
    sw/ug	Uganda
    sw/um	Visiwa Vidogo vya Nje vya Marekani
    sw/us	Marekani
    sw/uy	Uruguay
    sw/uz	Uzibekistani
    sw/va	Mji wa Vatican
    sw/vc	St. Vincent na Grenadines
    sw/ve	Venezuela
    sw/vg	Visiwa vya Virgin, Uingereza
    sw/vi	Visiwa vya Virgin, Marekani
    sw/vn	Vietnamu
    sw/vu	Vanuatu
    sw/wf	Wallis na Futuna
    sw/ws	Samoa
    sw/ye	Yemeni
    sw/yt	Mayotte
    sw/za	Afrika Kusini
    sw/zm	Zambia
    sw/zw	Zimbabwe
    ta/ad	அன்டோரா
    ta/ae	ஐக்கிய அரபு எமிரேட்ஸ்
    ta/af	ஆஃப்கானிஸ்தான்
    ta/ag	ஆண்டிகுவா மற்றும் பார்புடா
    ta/ai	அங்கியுலா
    ta/al	அல்பேனியா
    ta/am	அர்மேனியா
    ta/ao	அங்கோலா
    ta/aq	அண்டார்டிகா
    ta/ar	அர்ஜென்டினா
    ta/as	அமெரிக்க சமோவா
    ta/at	ஆஸ்திரியா
    ta/au	ஆஸ்திரேலியா
    ta/aw	அரூபா
    ta/ax	ஆலந்து தீவுகள்
    ta/az	அசர்பைஜான்
    ta/ba	போஸ்னியா & ஹெர்ஸகோவினா
    ta/bb	பார்படாஸ்
    ta/bd	பங்களாதேஷ்
    ta/be	பெல்ஜியம்
    ta/bf	புர்கினா ஃபாஸோ
    ta/bg	பல்கேரியா
    ta/bh	பஹ்ரைன்
    ta/bi	புருண்டி
    ta/bj	பெனின்
    ta/bl	செயின்ட் பார்தேலெமி
    ta/bm	பெர்முடா
    ta/bn	புருனே
    ta/bo	பொலிவியா
    ta/bq	கரீபியன் நெதர்லாந்து
    ta/br	பிரேசில்
    ta/bs	பஹாமாஸ்
    ta/bt	பூடான்
    ta/bv	பொவேட் தீவு
    ta/bw	போட்ஸ்வானா
    ta/by	பெலாரஸ்
    ta/bz	பெலிஸ்
    ta/ca	கனடா
    ta/cc	கோகோஸ் (கீலிங்) தீவுகள்
    ta/cd	காங்கோ - கின்ஷாசா
    ta/cf	மத்திய ஆப்ரிக்கக் குடியரசு
    ta/cg	காங்கோ - ப்ராஸாவில்லே
    ta/ch	ஸ்விட்சர்லாந்து
    ta/ci	கோட் தி’வாயர்
    ta/ck	குக் தீவுகள்
    ta/cl	சிலி
    ta/cm	கேமரூன்
    ta/cn	சீனா
    ta/co	கொலம்பியா
    ta/cr	கோஸ்டாரிகா
    ta/cu	கியூபா
    ta/cv	கேப் வெர்டே
    ta/cw	குராகவ்
    ta/cx	கிறிஸ்துமஸ் தீவு
    ta/cy	சைப்ரஸ்
    ta/cz	செசியா
    ta/de	ஜெர்மனி
    ta/dj	ஜிபௌட்டி
    ta/dk	டென்மார்க்
    ta/dm	டொமினிகா
    ta/do	டொமினிகன் குடியரசு
    ta/dz	அல்ஜீரியா
    ta/ec	ஈக்வடார்
    ta/ee	எஸ்டோனியா
    ta/eg	எகிப்து
    ta/eh	மேற்கு சஹாரா
    ta/er	எரிட்ரியா
    ta/es	ஸ்பெயின்
    ta/et	எத்தியோப்பியா
    ta/fi	பின்லாந்து
    ta/fj	ஃபிஜி
    ta/fk	ஃபாக்லாந்து தீவுகள்
    ta/fm	மைக்ரோனேஷியா
    ta/fo	ஃபாரோ தீவுகள்
    ta/fr	பிரான்ஸ்
    ta/ga	கேபான்
    ta/gb	யுனைடெட் கிங்டம்
    ta/gd	கிரனெடா
    ta/ge	ஜார்ஜியா
    ta/gf	பிரெஞ்சு கயானா
    ta/gg	கெர்ன்சி
    ta/gh	கானா
    ta/gi	ஜிப்ரால்டர்
    ta/gl	கிரீன்லாந்து
    ta/gm	காம்பியா
    ta/gn	கினியா
    ta/gp	க்வாதேலோப்
    ta/gq	ஈக்வடோரியல் கினியா
    ta/gr	கிரீஸ்
    ta/gs	தெற்கு ஜார்ஜியா மற்றும் தெற்கு சாண்ட்விச் தீவுகள்
    ta/gt	கவுதமாலா
    ta/gu	குவாம்
    ta/gw	கினியா-பிஸ்ஸாவ்
    ta/gy	கயானா
    ta/hk	ஹாங்காங் எஸ்ஏஆர் சீனா
    ta/hm	ஹேர்ட் மற்றும் மெக்டொனால்டு தீவுகள்
    ta/hn	ஹோண்டூராஸ்
    ta/hr	குரோஷியா
    ta/ht	ஹைட்டி
    ta/hu	ஹங்கேரி
    ta/id	இந்தோனேசியா
    ta/ie	அயர்லாந்து
    ta/il	இஸ்ரேல்
    ta/im	ஐல் ஆஃப் மேன்
    ta/in	இந்தியா
    ta/io	பிரிட்டிஷ் இந்தியப் பெருங்கடல் பிரதேசம்
    ta/iq	ஈராக்
    ta/ir	ஈரான்
    ta/is	ஐஸ்லாந்து
    ta/it	இத்தாலி
    ta/je	ஜெர்சி
    ta/jm	ஜமைகா
    ta/jo	ஜோர்டான்
    ta/jp	ஜப்பான்
    ta/ke	கென்யா
    ta/kg	கிர்கிஸ்தான்
    ta/kh	கம்போடியா
    ta/ki	கிரிபாட்டி
    ta/km	கோமரோஸ்
    ta/kn	செயின்ட் கிட்ஸ் & நெவிஸ்
    ta/kp	வட கொரியா
    ta/kr	தென் கொரியா
    ta/kw	குவைத்
    ta/ky	கெய்மென் தீவுகள்
    ta/kz	கஸகஸ்தான்
    ta/la	லாவோஸ்
    ta/lb	லெபனான்
    ta/lc	செயின்ட் லூசியா
    ta/li	லிச்செண்ஸ்டெய்ன்
    ta/lk	இலங்கை
    ta/lr	லைபீரியா
    ta/ls	லெசோதோ
    ta/lt	லிதுவேனியா
    ta/lu	லக்ஸ்சம்பர்க்
    ta/lv	லாட்வியா
    ta/ly	லிபியா
    ta/ma	மொராக்கோ
    ta/mc	மொனாக்கோ
    ta/md	மால்டோவா
    ta/me	மான்டேனெக்ரோ
    ta/mf	செயின்ட் மார்ட்டீன்
    ta/mg	மடகாஸ்கர்
    ta/mh	மார்ஷல் தீவுகள்
    ta/mk	வடக்கு மாசிடோனியா
    ta/ml	மாலி
    ta/mm	மியான்மார் (பர்மா)
    ta/mn	மங்கோலியா
    ta/mo	மகாவ் எஸ்ஏஆர் சீனா
    ta/mp	வடக்கு மரியானா தீவுகள்
    ta/mq	மார்டினிக்
    ta/mr	மௌரிடானியா
    ta/ms	மாண்ட்செராட்
    ta/mt	மால்டா
    ta/mu	மொரிசியஸ்
    ta/mv	மாலத்தீவு
    ta/mw	மலாவி
    ta/mx	மெக்சிகோ
    ta/my	மலேசியா
    ta/mz	மொசாம்பிக்
    ta/na	நமீபியா
    ta/nc	நியூ கேலிடோனியா
    ta/ne	நைஜர்
    ta/nf	நார்ஃபோக் தீவு
    ta/ng	நைஜீரியா
    ta/ni	நிகரகுவா
    ta/nl	நெதர்லாந்து
    ta/no	நார்வே
    ta/np	நேபாளம்
    ta/nr	நௌரு
    ta/nu	நியுவே
    ta/nz	நியூசிலாந்து
    ta/om	ஓமன்
    ta/pa	பனாமா
    ta/pe	பெரு
    ta/pf	பிரெஞ்சு பாலினேஷியா
    ta/pg	பப்புவா நியூ கினியா
    ta/ph	பிலிப்பைன்ஸ்
    ta/pk	பாகிஸ்தான்
    ta/pl	போலந்து
    ta/pm	செயின்ட் பியர் & மிக்வேலான்
    ta/pn	பிட்கெய்ர்ன் தீவுகள்
    ta/pr	பியூர்டோ ரிகோ
    ta/ps	பாலஸ்தீனிய பிரதேசங்கள்
    ta/pt	போர்ச்சுக்கல்
    ta/pw	பாலோ
    ta/py	பராகுவே
    ta/qa	கத்தார்
    ta/re	ரீயூனியன்
    ta/ro	ருமேனியா
    ta/rs	செர்பியா
    ta/ru	ரஷ்யா
    ta/rw	ருவாண்டா
    ta/sa	சவுதி அரேபியா
    ta/sb	சாலமன் தீவுகள்
    ta/sc	சீஷெல்ஸ்
    ta/sd	சூடான்
    ta/se	ஸ்வீடன்
    ta/sg	சிங்கப்பூர்
    ta/sh	செயின்ட் ஹெலெனா
    ta/si	ஸ்லோவேனியா
    ta/sj	ஸ்வல்பார்டு & ஜான் மேயன்
    ta/sk	ஸ்லோவாகியா
    ta/sl	சியாரா லியோன்
    ta/sm	சான் மரினோ
    ta/sn	செனெகல்
    ta/so	சோமாலியா
    ta/sr	சுரினாம்
    ta/ss	தெற்கு சூடான்
    ta/st	சாவ் தோம் & ப்ரின்சிபி
    ta/sv	எல் சால்வடார்
    ta/sx	சின்ட் மார்டென்
    ta/sy	சிரியா
    ta/sz	எஸ்வாட்டீனி
    ta/tc	டர்க்ஸ் & கைகோஸ் தீவுகள்
    ta/td	சாட்
    ta/tf	பிரெஞ்சு தெற்கு பிரதேசங்கள்
    ta/tg	டோகோ
    ta/th	தாய்லாந்து
    ta/tj	தஜிகிஸ்தான்
    ta/tk	டோகேலோ
    ta/tl	திமோர்-லெஸ்தே
    ta/tm	துர்க்மெனிஸ்தான்
    ta/tn	டுனிசியா
    ta/to	டோங்கா
    ta/tr	துருக்கியே
    ta/tt	டிரினிடாட் & டொபாகோ
    ta/tv	துவாலு
    ta/tw	தைவான்
    ta/tz	தான்சானியா
    ta/ua	உக்ரைன்
    ta/ug	உகாண்டா
    ta/um	யூ.எஸ். வெளிப்புறத் தீவுகள்
    ta/us	அமெரிக்கா
    ta/uy	உருகுவே
    ta/uz	உஸ்பெகிஸ்தான்
    ta/va	வாடிகன் நகரம்
    ta/vc	செயின்ட் வின்சென்ட் & கிரெனடைன்ஸ்
    ta/ve	வெனிசுலா
    ta/vg	பிரிட்டீஷ் கன்னித் தீவுகள்
    ta/vi	யூ.எஸ். கன்னித் தீவுகள்
    ta/vn	வியட்நாம்
    ta/vu	வனுவாட்டு
    ta/wf	வாலிஸ் மற்றும் ஃபுடுனா
    ta/ws	சமோவா
    ta/ye	ஏமன்
    ta/yt	மயோட்
    ta/za	தென் ஆப்பிரிக்கா
    ta/zm	ஜாம்பியா
    ta/zw	ஜிம்பாப்வே
    te/ad	ఆండోరా
    te/ae	యునైటెడ్ అరబ్ ఎమిరేట్స్
    te/af	ఆఫ్ఘనిస్తాన్
    te/ag	ఆంటిగ్వా మరియు బార్బుడా
    te/ai	ఆంగ్విల్లా
    te/al	అల్బేనియా
    te/am	ఆర్మేనియా
    te/ao	అంగోలా
    te/aq	అంటార్కిటికా
    te/ar	అర్జెంటీనా
    te/as	అమెరికన్ సమోవా
    te/at	ఆస్ట్రియా
    te/au	ఆస్ట్రేలియా
    te/aw	అరుబా
    te/ax	ఆలాండ్ దీవులు
    te/az	అజర్బైజాన్
    te/ba	బోస్నియా మరియు హెర్జిగోవినా
    te/bb	బార్బడోస్
    te/bd	బంగ్లాదేశ్
    te/be	బెల్జియం
    te/bf	బుర్కినా ఫాసో
    te/bg	బల్గేరియా
    te/bh	బహ్రెయిన్
    te/bi	బురుండి
    te/bj	బెనిన్
    te/bl	సెయింట్ బర్థెలిమి
    te/bm	బెర్ముడా
    te/bn	బ్రూనే
    te/bo	బొలీవియా
    te/bq	కరీబియన్ నెదర్లాండ్స్
    te/br	బ్రెజిల్
    te/bs	బహామాస్
    te/bt	భూటాన్
    te/bv	బువై దీవి
    te/bw	బోట్స్వానా
    te/by	బెలారస్
    te/bz	బెలిజ్
    te/ca	కెనడా
    te/cc	కోకోస్ (కీలింగ్) దీవులు
    te/cd	కాంగో- కిన్షాసా
    te/cf	సెంట్రల్ ఆఫ్రికన్ రిపబ్లిక్
    te/cg	కాంగో- బ్రాజావిల్లి
    te/ch	స్విట్జర్లాండ్
    te/ci	కోట్ డి ఐవోర్
    te/ck	కుక్ దీవులు
    te/cl	చిలీ
    te/cm	కామెరూన్
    te/cn	చైనా
    te/co	కొలంబియా
    te/cr	కోస్టా రికా
    te/cu	క్యూబా
    te/cv	కేప్ వెర్డె
    te/cw	క్యూరసో
    te/cx	క్రిస్మస్ దీవి
    te/cy	సైప్రస్
    te/cz	చెకియా
    te/de	జర్మనీ
    te/dj	జిబౌటి
    te/dk	డెన్మార్క్
    te/dm	డొమినికా
    te/do	డొమినికన్ రిపబ్లిక్
    te/dz	అల్జీరియా
    te/ec	ఈక్వడార్
    te/ee	ఎస్టోనియా
    te/eg	ఈజిప్ట్
    te/eh	పడమటి సహారా
    te/er	ఎరిట్రియా
    te/es	స్పెయిన్
    te/et	ఇథియోపియా
    te/fi	ఫిన్లాండ్
    te/fj	ఫిజీ
    te/fk	ఫాక్‌ల్యాండ్ దీవులు
    te/fm	మైక్రోనేషియా
    te/fo	ఫారో దీవులు
    te/fr	ఫ్రాన్స్‌
    te/ga	గేబన్
    te/gb	యునైటెడ్ కింగ్‌డమ్
    te/gd	గ్రెనడా
    te/ge	జార్జియా
    te/gf	ఫ్రెంచ్ గియానా
    te/gg	గర్న్‌సీ
    te/gh	ఘనా
    te/gi	జిబ్రాల్టర్
    te/gl	గ్రీన్‌ల్యాండ్
    te/gm	గాంబియా
    te/gn	గినియా
    te/gp	గ్వాడెలోప్
    te/gq	ఈక్వటోరియల్ గినియా
    te/gr	గ్రీస్
    te/gs	దక్షిణ జార్జియా మరియు దక్షిణ శాండ్విచ్ దీవులు
    te/gt	గ్వాటిమాలా
    te/gu	గ్వామ్
    te/gw	గినియా-బిస్సావ్
    te/gy	గయానా
    te/hk	హాంకాంగ్ ఎస్ఏఆర్ చైనా
    te/hm	హెర్డ్ దీవి మరియు మెక్‌డొనాల్డ్ దీవులు
    te/hn	హోండురాస్
    te/hr	క్రొయేషియా
    te/ht	హైతీ
    te/hu	హంగేరీ
    te/id	ఇండోనేషియా
    te/ie	ఐర్లాండ్
    te/il	ఇజ్రాయెల్
    te/im	ఐల్ ఆఫ్ మాన్
    te/in	భారతదేశం
    te/io	బ్రిటిష్ హిందూ మహాసముద్ర ప్రాంతం
    te/iq	ఇరాక్
    te/ir	ఇరాన్
    te/is	ఐస్లాండ్
    te/it	ఇటలీ
    te/je	జెర్సీ
    te/jm	జమైకా
    te/jo	జోర్డాన్
    te/jp	జపాన్
    te/ke	కెన్యా
    te/kg	కిర్గిజిస్తాన్
    te/kh	కంబోడియా
    te/ki	కిరిబాటి
    te/km	కొమొరోస్
    te/kn	సెయింట్ కిట్స్ మరియు నెవిస్
    te/kp	ఉత్తర కొరియా
    te/kr	దక్షిణ కొరియా
    te/kw	కువైట్
    te/ky	కేమాన్ దీవులు
    te/kz	కజకిస్తాన్
    te/la	లావోస్
    te/lb	లెబనాన్
    te/lc	సెయింట్ లూసియా
    te/li	లిక్టెన్‌స్టెయిన్
    te/lk	శ్రీలంక
    te/lr	లైబీరియా
    te/ls	లెసోతో
    te/lt	లిథువేనియా
    te/lu	లక్సెంబర్గ్
    te/lv	లాత్వియా
    te/ly	లిబియా
    te/ma	మొరాకో
    te/mc	మొనాకో
    te/md	మోల్డోవా
    te/me	మాంటెనెగ్రో
    te/mf	సెయింట్ మార్టిన్
    te/mg	మడగాస్కర్
    te/mh	మార్షల్ దీవులు
    te/mk	ఉత్తర మాసిడోనియా
    te/ml	మాలి
    te/mm	మయన్మార్
    te/mn	మంగోలియా
    te/mo	మకావ్ ఎస్ఏఆర్ చైనా
    te/mp	ఉత్తర మరియానా దీవులు
    te/mq	మార్టినీక్
    te/mr	మారిటేనియా
    te/ms	మాంట్సెరాట్
    te/mt	మాల్టా
    te/mu	మారిషస్
    te/mv	మాల్దీవులు
    te/mw	మలావీ
    te/mx	మెక్సికో
    te/my	మలేషియా
    te/mz	మొజాంబిక్
    te/na	నమీబియా
    te/nc	క్రొత్త కాలెడోనియా
    te/ne	నైజర్
    te/nf	నార్ఫోక్ దీవి
    te/ng	నైజీరియా
    te/ni	నికరాగువా
    te/nl	నెదర్లాండ్స్
    te/no	నార్వే
    te/np	నేపాల్
    te/nr	నౌరు
    te/nu	నియూ
    te/nz	న్యూజిలాండ్
    te/om	ఓమన్
    te/pa	పనామా
    te/pe	పెరూ
    te/pf	ఫ్రెంచ్ పోలినీషియా
    te/pg	పాపువా న్యూ గినియా
    te/ph	ఫిలిప్పైన్స్
    te/pk	పాకిస్తాన్
    te/pl	పోలాండ్
    te/pm	సెయింట్ పియెర్ మరియు మికెలాన్
    te/pn	పిట్‌కెయిర్న్ దీవులు
    te/pr	ప్యూర్టో రికో
    te/ps	పాలస్తీనియన్ ప్రాంతాలు
    te/pt	పోర్చుగల్
    te/pw	పాలావ్
    te/py	పరాగ్వే
    te/qa	ఖతార్
    te/re	రీయూనియన్
    te/ro	రోమేనియా
    te/rs	సెర్బియా
    te/ru	రష్యా
    te/rw	రువాండా
    te/sa	సౌదీ అరేబియా
    te/sb	సోలమన్ దీవులు
    te/sc	సీషెల్స్
    te/sd	సూడాన్
    te/se	స్వీడన్
    te/sg	సింగపూర్
    te/sh	సెయింట్ హెలెనా
    te/si	స్లోవేనియా
    te/sj	స్వాల్‌బార్డ్ మరియు జాన్ మాయెన్
    te/sk	స్లొవేకియా
    te/sl	సియెర్రా లియాన్
    te/sm	శాన్ మారినో
    te/sn	సెనెగల్
    te/so	సోమాలియా
    te/sr	సూరినామ్
    te/ss	దక్షిణ సూడాన్
    te/st	సావో టోమ్ మరియు ప్రిన్సిపి
    te/sv	ఎల్ సాల్వడోర్
    te/sx	సింట్ మార్టెన్
    te/sy	సిరియా
    te/sz	ఈస్వాటిని
    te/tc	టర్క్స్ మరియు కైకోస్ దీవులు
    te/td	చాద్
    te/tf	ఫ్రెంచ్ దక్షిణ ప్రాంతాలు
    te/tg	టోగో
    te/th	థాయిలాండ్
    te/tj	తజికిస్తాన్
    te/tk	టోకెలావ్
    te/tl	టిమోర్-లెస్టె
    te/tm	టర్క్‌మెనిస్తాన్
    te/tn	ట్యునీషియా
    te/to	టోంగా
    te/tr	తుర్కియె
    te/tt	ట్రినిడాడ్ మరియు టొబాగో
    te/tv	టువాలు
    te/tw	తైవాన్
    te/tz	టాంజానియా
    te/ua	ఉక్రెయిన్
    te/ug	ఉగాండా
    te/um	సంయుక్త రాజ్య అమెరికా బయట ఉన్న దీవులు
    te/us	యునైటెడ్ స్టేట్స్
    te/uy	ఉరుగ్వే
    te/uz	ఉజ్బెకిస్తాన్
    te/va	వాటికన్ నగరం
    te/vc	సెయింట్ విన్సెంట్ మరియు గ్రెనడీన్స్
    te/ve	వెనిజులా
    te/vg	బ్రిటిష్ వర్జిన్ దీవులు
    te/vi	యు.ఎస్. వర్జిన్ దీవులు
    te/vn	వియత్నాం
    te/vu	వనాటు
    te/wf	వాల్లిస్ మరియు ఫుటునా
    te/ws	సమోవా
    te/ye	యెమెన్
    te/yt	మాయొట్
    te/za	దక్షిణ ఆఫ్రికా
    te/zm	జాంబియా
    te/zw	జింబాబ్వే
    th/ad	อันดอร์รา
    th/ae	สหรัฐอาหรับเอมิเรตส์
    th/af	อัฟกานิสถาน
    th/ag	แอนติกาและบาร์บูดา
    th/ai	แองกวิลลา
    th/al	แอลเบเนีย
    th/am	อาร์เมเนีย
    th/ao	แองโกลา
    th/aq	แอนตาร์กติกา
    th/ar	อาร์เจนตินา
    th/as	อเมริกันซามัว
    th/at	ออสเตรีย
    th/au	ออสเตรเลีย
    th/aw	อารูบา
    th/ax	หมู่เกาะโอลันด์
    th/az	อาเซอร์ไบจาน
    th/ba	บอสเนียและเฮอร์เซโกวีนา
    th/bb	บาร์เบโดส
    th/bd	บังกลาเทศ
    th/be	เบลเยียม
    th/bf	บูร์กินาฟาโซ
    th/bg	บัลแกเรีย
    th/bh	บาห์เรน
    th/bi	บุรุนดี
    th/bj	เบนิน
    th/bl	เซนต์บาร์เธเลมี
    th/bm	เบอร์มิวดา
    th/bn	บรูไน
    th/bo	โบลิเวีย
    th/bq	เนเธอร์แลนด์แคริบเบียน
    th/br	บราซิล
    th/bs	บาฮามาส
    th/bt	ภูฏาน
    th/bv	เกาะบูเว
    th/bw	บอตสวานา
    th/by	เบลารุส
    th/bz	เบลีซ
    th/ca	แคนาดา
    th/cc	หมู่เกาะโคโคส (คีลิง)
    th/cd	คองโก - กินชาซา
    th/cf	สาธารณรัฐแอฟริกากลาง
    th/cg	คองโก - บราซซาวิล
    th/ch	สวิตเซอร์แลนด์
    th/ci	โกตดิวัวร์
    th/ck	หมู่เกาะคุก
    th/cl	ชิลี
    th/cm	แคเมอรูน
    th/cn	จีน
    th/co	โคลอมเบีย
    th/cr	คอสตาริกา
    th/cu	คิวบา
    th/cv	เคปเวิร์ด
    th/cw	คูราเซา
    th/cx	เกาะคริสต์มาส
    th/cy	ไซปรัส
    th/cz	เช็ก
    th/de	เยอรมนี
    th/dj	จิบูตี
    th/dk	เดนมาร์ก
    th/dm	โดมินิกา
    th/do	สาธารณรัฐโดมินิกัน
    th/dz	แอลจีเรีย
    th/ec	เอกวาดอร์
    th/ee	เอสโตเนีย
    th/eg	อียิปต์
    th/eh	ซาฮาราตะวันตก
    th/er	เอริเทรีย
    th/es	สเปน
    th/et	เอธิโอเปีย
    th/fi	ฟินแลนด์
    th/fj	ฟิจิ
    th/fk	หมู่เกาะฟอล์กแลนด์
    th/fm	ไมโครนีเซีย
    th/fo	หมู่เกาะแฟโร
    th/fr	ฝรั่งเศส
    th/ga	กาบอง
    th/gb	สหราชอาณาจักร
    th/gd	เกรเนดา
    th/ge	จอร์เจีย
    th/gf	เฟรนช์เกียนา
    th/gg	เกิร์นซีย์
    th/gh	กานา
    th/gi	ยิบรอลตาร์
    th/gl	กรีนแลนด์
    th/gm	แกมเบีย
    th/gn	กินี
    th/gp	กวาเดอลูป
    th/gq	อิเควทอเรียลกินี
    th/gr	กรีซ
    th/gs	เกาะเซาท์จอร์เจียและหมู่เกาะเซาท์แซนด์วิช
    th/gt	กัวเตมาลา
    th/gu	กวม
    th/gw	กินี-บิสเซา
    th/gy	กายอานา
    th/hk	เขตปกครองพิเศษฮ่องกงแห่งสาธารณรัฐประชาชนจีน
    th/hm	เกาะเฮิร์ดและหมู่เกาะแมกดอนัลด์
    th/hn	ฮอนดูรัส
    th/hr	โครเอเชีย
    th/ht	เฮติ
    th/hu	ฮังการี
    th/id	อินโดนีเซีย
    th/ie	ไอร์แลนด์
    th/il	อิสราเอล
    th/im	เกาะแมน
    th/in	อินเดีย
    th/io	บริติชอินเดียนโอเชียนเทร์ริทอรี
    th/iq	อิรัก
    th/ir	อิหร่าน
    th/is	ไอซ์แลนด์
    th/it	อิตาลี
    th/je	เจอร์ซีย์
    th/jm	จาเมกา
    th/jo	จอร์แดน
    th/jp	ญี่ปุ่น
    th/ke	เคนยา
    th/kg	คีร์กีซสถาน
    th/kh	กัมพูชา
    th/ki	คิริบาส
    th/km	คอโมโรส
    th/kn	เซนต์คิตส์และเนวิส
    th/kp	เกาหลีเหนือ
    th/kr	เกาหลีใต้
    th/kw	คูเวต
    th/ky	หมู่เกาะเคย์แมน
    th/kz	คาซัคสถาน
    th/la	ลาว
    th/lb	เลบานอน
    th/lc	เซนต์ลูเซีย
    th/li	ลิกเตนสไตน์
    th/lk	ศรีลังกา
    th/lr	ไลบีเรีย
    th/ls	เลโซโท
    th/lt	ลิทัวเนีย
    th/lu	ลักเซมเบิร์ก
    th/lv	ลัตเวีย
    th/ly	ลิเบีย
    th/ma	โมร็อกโก
    th/mc	โมนาโก
    th/md	มอลโดวา
    th/me	มอนเตเนโกร
    th/mf	เซนต์มาร์ติน
    th/mg	มาดากัสการ์
    th/mh	หมู่เกาะมาร์แชลล์
    th/mk	มาซิโดเนียเหนือ
    th/ml	มาลี
    th/mm	เมียนมา (พม่า)
    th/mn	มองโกเลีย
    th/mo	เขตปกครองพิเศษมาเก๊าแห่งสาธารณรัฐประชาชนจีน
    th/mp	หมู่เกาะนอร์เทิร์นมาเรียนา
    th/mq	มาร์ตินีก
    th/mr	มอริเตเนีย
    th/ms	มอนต์เซอร์รัต
    th/mt	มอลตา
    th/mu	มอริเชียส
    th/mv	มัลดีฟส์
    th/mw	มาลาวี
    th/mx	เม็กซิโก
    th/my	มาเลเซีย
    th/mz	โมซัมบิก
    th/na	นามิเบีย
    th/nc	นิวแคลิโดเนีย
    th/ne	ไนเจอร์
    th/nf	เกาะนอร์ฟอล์ก
    th/ng	ไนจีเรีย
    th/ni	นิการากัว
    th/nl	เนเธอร์แลนด์
    th/no	นอร์เวย์
    th/np	เนปาล
    th/nr	นาอูรู
    th/nu	นีอูเอ
    th/nz	นิวซีแลนด์
    th/om	โอมาน
    th/pa	ปานามา
    th/pe	เปรู
    th/pf	เฟรนช์โปลินีเซีย
    th/pg	ปาปัวนิวกินี
    th/ph	ฟิลิปปินส์
    th/pk	ปากีสถาน
    th/pl	โปแลนด์
    th/pm	แซงปีแยร์และมีเกอลง
    th/pn	หมู่เกาะพิตแคร์น
    th/pr	เปอร์โตริโก
    th/ps	ดินแดนปาเลสไตน์
    th/pt	โปรตุเกส
    th/pw	ปาเลา
    th/py	ปารากวัย
    th/qa	กาตาร์
    th/re	เรอูนียง
    th/ro	โรมาเนีย
    th/rs	เซอร์เบีย
    th/ru	รัสเซีย
    th/rw	รวันดา
    th/sa	ซาอุดีอาระเบีย
    th/sb	หมู่เกาะโซโลมอน
    th/sc	เซเชลส์
    th/sd	ซูดาน
    th/se	สวีเดน
    th/sg	สิงคโปร์
    th/sh	เซนต์เฮเลนา
    th/si	สโลวีเนีย
    th/sj	สฟาลบาร์และยานไมเอน
    th/sk	สโลวะเกีย
    th/sl	เซียร์ราลีโอน
    th/sm	ซานมาริโน
    th/sn	เซเนกัล
    th/so	โซมาเลีย
    th/sr	ซูรินาเม
    th/ss	ซูดานใต้
    th/st	เซาตูเมและปรินซิปี
    th/sv	เอลซัลวาดอร์
    th/sx	ซินต์มาร์เทน
    th/sy	ซีเรีย
    th/sz	เอสวาตีนี
    th/tc	หมู่เกาะเติกส์และหมู่เกาะเคคอส
    th/td	ชาด
    th/tf	เฟรนช์เซาเทิร์นเทร์ริทอรีส์
    th/tg	โตโก
    th/th	ไทย
    th/tj	ทาจิกิสถาน
    th/tk	โตเกเลา
    th/tl	ติมอร์-เลสเต
    th/tm	เติร์กเมนิสถาน
    th/tn	ตูนิเซีย
    th/to	ตองกา
    th/tr	ตุรกี
    th/tt	ตรินิแดดและโตเบโก
    th/tv	ตูวาลู
    th/tw	ไต้หวัน
    th/tz	แทนซาเนีย
    th/ua	ยูเครน
    th/ug	ยูกันดา
    th/um	หมู่เกาะรอบนอกของสหรัฐอเมริกา
    th/us	สหรัฐอเมริกา
    th/uy	อุรุกวัย
    th/uz	อุซเบกิสถาน
    th/va	นครวาติกัน
    th/vc	เซนต์วินเซนต์และเกรนาดีนส์
    th/ve	เวเนซุเอลา
    th/vg	หมู่เกาะบริติชเวอร์จิน
    th/vi	หมู่เกาะเวอร์จินของสหรัฐอเมริกา
    th/vn	เวียดนาม
    th/vu	วานูอาตู
    th/wf	วาลลิสและฟุตูนา
    th/ws	ซามัว
    th/ye	เยเมน
    th/yt	มายอต
    th/za	แอฟริกาใต้
    th/zm	แซมเบีย
    th/zw	ซิมบับเว
    ti/ad	ኣንዶራ
    ti/ae	ሕቡራት ኢማራት ዓረብ
    ti/af	ኣፍጋኒስታን
    ti/ag	ኣንቲጓን ባርቡዳን
    ti/ai	ኣንጒላ
    ti/al	ኣልባንያ
    ti/am	ኣርሜንያ
    ti/ao	ኣንጎላ
    ti/aq	ኣንታርክቲካ
    ti/ar	ኣርጀንቲና
    ti/as	ኣመሪካዊት ሳሞኣ
    ti/at	ኦስትርያ
    ti/au	ኣውስትራልያ
    ti/aw	ኣሩባ
    ti/ax	ደሴታት ኣላንድ
    ti/az	ኣዘርባጃን
    ti/ba	ቦዝንያን ሄርዘጎቪናን
    ti/bb	ባርባዶስ
    ti/bd	ባንግላደሽ
    ti/be	ቤልጅዩም
    ti/bf	ቡርኪና ፋሶ
    ti/bg	ቡልጋርያ
    ti/bh	ባሕሬን
    ti/bi	ብሩንዲ
    ti/bj	ቤኒን
    ti/bl	ቅዱስ ባርተለሚ
    ti/bm	በርሙዳ
    ti/bn	ብሩነይ
    ti/bo	ቦሊቭያ
    ti/bq	ካሪብያን ኔዘርላንድ
    ti/br	ብራዚል
    ti/bs	ባሃማስ
    ti/bt	ቡታን
    ti/bv	ደሴት ቡቨት
    ti/bw	ቦትስዋና
    ti/by	ቤላሩስ
    ti/bz	በሊዝ
    ti/ca	ካናዳ
    ti/cc	ደሴታት ኮኮስ
    ti/cd	ደሞክራስያዊት ሪፓብሊክ ኮንጎ
    ti/cf	ሪፓብሊክ ማእከላይ ኣፍሪቃ
    ti/cg	ኮንጎ
    ti/ch	ስዊዘርላንድ
    ti/ci	ኮት ዲቭዋር
    ti/ck	ደሴታት ኩክ
    ti/cl	ቺሌ
    ti/cm	ካሜሩን
    ti/cn	ቻይና
    ti/co	ኮሎምብያ
    ti/cr	ኮስታ ሪካ
    ti/cu	ኩባ
    ti/cv	ኬፕ ቨርደ
    ti/cw	ኩራሳው
    ti/cx	ደሴት ክሪስማስ
    ti/cy	ቆጵሮስ
    ti/cz	ቸክያ
    ti/de	ጀርመን
    ti/dj	ጅቡቲ
    ti/dk	ደንማርክ
    ti/dm	ዶሚኒካ
    ti/do	ዶሚኒካዊት ሪፓብሊክ
    ti/dz	ኣልጀርያ
    ti/ec	ኤኳዶር
    ti/ee	ኤስቶንያ
    ti/eg	ግብጺ
    ti/eh	ምዕራባዊ ሰሃራ
    ti/er	ኤርትራ
    ti/es	ስጳኛ
    ti/et	ኢትዮጵያ
    ti/fi	ፊንላንድ
    ti/fj	ፊጂ
    ti/fk	ደሴታት ፎክላንድ
    ti/fm	ማይክሮነዥያ
    ti/fo	ደሴታት ፋሮ
    ti/fr	ፈረንሳ
    ti/ga	ጋቦን
    ti/gb	ብሪጣንያ
    ti/gd	ግረናዳ
    ti/ge	ጆርጅያ
    ti/gf	ፈረንሳዊት ጊያና
    ti/gg	ገርንዚ
    ti/gh	ጋና
    ti/gi	ጂብራልታር
    ti/gl	ግሪንላንድ
    ti/gm	ጋምብያ
    ti/gn	ጊኒ
    ti/gp	ጓደሉፕ
    ti/gq	ኢኳቶርያል ጊኒ
    ti/gr	ግሪኽ
    ti/gs	ደሴታት ደቡብ ጆርጅያን ደቡብ ሳንድዊችን
    ti/gt	ጓቲማላ
    ti/gu	ጓም
    ti/gw	ጊኒ-ቢሳው
    ti/gy	ጉያና
    ti/hk	ፍሉይ ምምሕዳራዊ ዞባ ሆንግ ኮንግ (ቻይና)
    ti/hm	ደሴታት ሄርድን ማክዶናልድን
    ti/hn	ሆንዱራስ
    ti/hr	ክሮኤሽያ
    ti/ht	ሃይቲ
    ti/hu	ሃንጋሪ
    ti/id	ኢንዶነዥያ
    ti/ie	ኣየርላንድ
    ti/il	እስራኤል
    ti/im	ኣይል ኦፍ ማን
    ti/in	ህንዲ
    ti/io	ብሪጣንያዊ ህንዳዊ ውቅያኖስ ግዝኣት
    ti/iq	ዒራቕ
    ti/ir	ኢራን
    ti/is	ኣይስላንድ
    ti/it	ኢጣልያ
    ti/je	ጀርዚ
    ti/jm	ጃማይካ
    ti/jo	ዮርዳኖስ
    ti/jp	ጃፓን
    ti/ke	ኬንያ
    ti/kg	ኪርጊዝስታን
    ti/kh	ካምቦድያ
    ti/ki	ኪሪባቲ
    ti/km	ኮሞሮስ
    ti/kn	ቅዱስ ኪትስን ኔቪስን
    ti/kp	ሰሜን ኮርያ
    ti/kr	ደቡብ ኮርያ
    ti/kw	ኩዌት
    ti/ky	ደሴታት ካይማን
    ti/kz	ካዛኪስታን
    ti/la	ላኦስ
    ti/lb	ሊባኖስ
    ti/lc	ቅድስቲ ሉስያ
    ti/li	ሊኽተንሽታይን
    ti/lk	ስሪ ላንካ
    ti/lr	ላይበርያ
    ti/ls	ሌሶቶ
    ti/lt	ሊትዌንያ
    ti/lu	ሉክሰምበርግ
    ti/lv	ላትቭያ
    ti/ly	ሊብያ
    ti/ma	ሞሮኮ
    ti/mc	ሞናኮ
    ti/md	ሞልዶቫ
    ti/me	ሞንተኔግሮ
    ti/mf	ቅዱስ ማርቲን
    ti/mg	ማዳጋስካር
    ti/mh	ደሴታት ማርሻል
    ti/mk	ሰሜን መቄዶንያ
    ti/ml	ማሊ
    ti/mm	ሚያንማር (በርማ)
    ti/mn	ሞንጎልያ
    ti/mo	ፍሉይ ምምሕዳራዊ ዞባ ማካው (ቻይና)
    ti/mp	ሰሜናዊ ደሴታት ማርያና
    ti/mq	ማርቲኒክ
    ti/mr	ማውሪታንያ
    ti/ms	ሞንትሰራት
    ti/mt	ማልታ
    ti/mu	ማውሪሸስ
    ti/mv	ማልዲቭስ
    ti/mw	ማላዊ
    ti/mx	ሜክሲኮ
    ti/my	ማለዥያ
    ti/mz	ሞዛምቢክ
    ti/na	ናሚብያ
    ti/nc	ኒው ካለዶንያ
    ti/ne	ኒጀር
    ti/nf	ደሴት ኖርፎልክ
    ti/ng	ናይጀርያ
    ti/ni	ኒካራጓ
    ti/nl	ኔዘርላንድ
    ti/no	ኖርወይ
    ti/np	ኔፓል
    ti/nr	ናውሩ
    ti/nu	ኒዩ
    ti/nz	ኒው ዚላንድ
    ti/om	ዖማን
    ti/pa	ፓናማ
    ti/pe	ፔሩ
    ti/pf	ፈረንሳዊት ፖሊነዥያ
    ti/pg	ፓፕዋ ኒው ጊኒ
    ti/ph	ፊሊፒንስ
    ti/pk	ፓኪስታን
    ti/pl	ፖላንድ
    ti/pm	ቅዱስ ፕየርን ሚከሎንን
    ti/pn	ደሴታት ፒትካርን
    ti/pr	ፖርቶ ሪኮ
    ti/ps	ግዝኣታት ፍልስጤም
    ti/pt	ፖርቱጋል
    ti/pw	ፓላው
    ti/py	ፓራጓይ
    ti/qa	ቐጠር
    ti/re	ርዩንየን
    ti/ro	ሩማንያ
    ti/rs	ሰርብያ
    ti/ru	ሩስያ
    ti/rw	ርዋንዳ
    ti/sa	ስዑዲ ዓረብ
    ti/sb	ደሴታት ሰሎሞን
    ti/sc	ሲሸልስ
    ti/sd	ሱዳን
    ti/se	ሽወደን
    ti/sg	ሲንጋፖር
    ti/sh	ቅድስቲ ሄለና
    ti/si	ስሎቬንያ
    ti/sj	ስቫልባርድን ጃን ማየንን
    ti/sk	ስሎቫክያ
    ti/sl	ሴራ ልዮን
    ti/sm	ሳን ማሪኖ
    ti/sn	ሰነጋል
    ti/so	ሶማልያ
    ti/sr	ሱሪናም
    ti/ss	ደቡብ ሱዳን
    ti/st	ሳኦ ቶመን ፕሪንሲፐን
    ti/sv	ኤል ሳልቫዶር
    ti/sx	ሲንት ማርተን
    ti/sy	ሶርያ
    ti/sz	ኤስዋቲኒ
    ti/tc	ደሴታት ቱርካትን ካይኮስን
    ti/td	ቻድ
    ti/tf	ፈረንሳዊ ደቡባዊ ግዝኣታት
    ti/tg	ቶጎ
    ti/th	ታይላንድ
    ti/tj	ታጂኪስታን
    ti/tk	ቶከላው
    ti/tl	ቲሞር-ለስተ
    ti/tm	ቱርክመኒስታን
    ti/tn	ቱኒዝያ
    ti/to	ቶንጋ
    ti/tr	ቱርኪ
    ti/tt	ትሪኒዳድን ቶባጎን
    ti/tv	ቱቫሉ
    ti/tw	ታይዋን
    ti/tz	ታንዛንያ
    ti/ua	ዩክሬን
    ti/ug	ኡጋንዳ
    ti/um	ካብ ኣመሪካ ርሒቐን ንኣሽቱ ደሴታት
    ti/us	ኣመሪካ
    ti/uy	ኡራጓይ
    ti/uz	ኡዝበኪስታን
    ti/va	ከተማ ቫቲካን
    ti/vc	ቅዱስ ቪንሰንትን ግረነዲነዝን
    ti/ve	ቬኔዝዌላ
    ti/vg	ደሴታት ደናግል ብሪጣንያ
    ti/vi	ደሴታት ደናግል ኣመሪካ
    ti/vn	ቬትናም
    ti/vu	ቫንዋቱ
    ti/wf	ዋሊስን ፉቱናን
    ti/ws	ሳሞኣ
    ti/ye	የመን
    ti/yt	ማዮት
    ti/za	ደቡብ ኣፍሪቃ
    ti/zm	ዛምብያ
    ti/zw	ዚምባብዌ
    tk/ad	Andorra
    tk/ae	Birleşen Arap Emirlikleri
    tk/af	Owganystan
    tk/ag	Antigua we Barbuda
    tk/ai	Angilýa
    tk/al	Albaniýa
    tk/am	Ermenistan
    tk/ao	Angola
    tk/aq	Antarktika
    tk/ar	Argentina
    tk/as	Amerikan Samoasy
    tk/at	Awstriýa
    tk/au	Awstraliýa
    tk/aw	Aruba
    tk/ax	Aland adalary
    tk/az	Azerbaýjan
    tk/ba	Bosniýa we Gersegowina
    tk/bb	Barbados
    tk/bd	Bangladeş
    tk/be	Belgiýa
    tk/bf	Burkina-Faso
    tk/bg	Bolgariýa
    tk/bh	Bahreýn
    tk/bi	Burundi
    tk/bj	Benin
    tk/bl	Sen-Bartelemi
    tk/bm	Bermuda
    tk/bn	Bruneý
    tk/bo	Boliwiýa
    tk/bq	Karib Niderlandlary
    tk/br	Braziliýa
    tk/bs	Bagama adalary
    tk/bt	Butan
    tk/bv	Buwe adasy
    tk/bw	Botswana
    tk/by	Belarus
    tk/bz	Beliz
    tk/ca	Kanada
    tk/cc	Kokos (Kiling) adalary
    tk/cd	Kongo - Kinşasa
    tk/cf	Merkezi Afrika Respublikasy
    tk/cg	Kongo - Brazzawil
    tk/ch	Şweýsariýa
    tk/ci	Kot-d’Iwuar
    tk/ck	Kuk adalary
    tk/cl	Çili
    tk/cm	Kamerun
    tk/cn	Hytaý
    tk/co	Kolumbiýa
    tk/cr	Kosta-Rika
    tk/cu	Kuba
    tk/cv	Kabo-Werde
    tk/cw	Kýurasao
    tk/cx	Roždestwo adasy
    tk/cy	Kipr
    tk/cz	Çehiýa
    tk/de	Germaniýa
    tk/dj	Jibuti
    tk/dk	Daniýa
    tk/dm	Dominika
    tk/do	Dominikan Respublikasy
    tk/dz	Alžir
    tk/ec	Ekwador
    tk/ee	Estoniýa
    tk/eg	Müsür
    tk/eh	Günbatar Sahara
    tk/er	Eritreýa
    tk/es	Ispaniýa
    tk/et	Efiopiýa
    tk/fi	Finlýandiýa
    tk/fj	Fiji
    tk/fk	Folklend adalary
    tk/fm	Mikroneziýa
    tk/fo	Farer adalary
    tk/fr	Fransiýa
    tk/ga	Gabon
    tk/gb	Birleşen Patyşalyk
    tk/gd	Grenada
    tk/ge	Gruziýa
    tk/gf	Fransuz Gwianasy
    tk/gg	Gernsi
    tk/gh	Gana
    tk/gi	Gibraltar
    tk/gl	Grenlandiýa
    tk/gm	Gambiýa
    tk/gn	Gwineýa
    tk/gp	Gwadelupa
    tk/gq	Ekwatorial Gwineýa
    tk/gr	Gresiýa
    tk/gs	Günorta Georgiýa we Günorta Sendwiç adasy
    tk/gt	Gwatemala
    tk/gu	Guam
    tk/gw	Gwineýa-Bisau
    tk/gy	Gaýana
    tk/hk	Gonkong AAS Hytaý
    tk/hm	Herd we Makdonald adalary
    tk/hn	Gonduras
    tk/hr	Horwatiýa
    tk/ht	Gaiti
    tk/hu	Wengriýa
    tk/id	Indoneziýa
    tk/ie	Irlandiýa
    tk/il	Ysraýyl
    tk/im	Men adasy
    tk/in	Hindistan
    tk/io	Britaniýanyň Hindi okeanyndaky territoriýalary
    tk/iq	Yrak
    tk/ir	Eýran
    tk/is	Islandiýa
    tk/it	Italiýa
    tk/je	Jersi
    tk/jm	Ýamaýka
    tk/jo	Iordaniýa
    tk/jp	Ýaponiýa
    tk/ke	Keniýa
    tk/kg	Gyrgyzystan
    tk/kh	Kamboja
    tk/ki	Kiribati
    tk/km	Komor adalary
    tk/kn	Sent-Kits we Newis
    tk/kp	Demirgazyk Koreýa
    tk/kr	Günorta Koreýa
    tk/kw	Kuweýt
    tk/ky	Kaýman adalary
    tk/kz	Gazagystan
    tk/la	Laos
    tk/lb	Liwan
    tk/lc	Sent-Lýusiýa
    tk/li	Lihtenşteýn
    tk/lk	Şri-Lanka
    tk/lr	Liberiýa
    tk/ls	Lesoto
    tk/lt	Litwa
    tk/lu	Lýuksemburg
    tk/lv	Latwiýa
    tk/ly	Liwiýa
    tk/ma	Marokko
    tk/mc	Monako
    tk/md	Moldowa
    tk/me	Çernogoriýa
    tk/mf	Sen-Marten
    tk/mg	Madagaskar
    tk/mh	Marşall adalary
    tk/mk	Demirgazyk Makedoniýa
    tk/ml	Mali
    tk/mm	Mýanma (Birma)
    tk/mn	Mongoliýa
    tk/mo	Makao AAS Hytaý
    tk/mp	Demirgazyk Mariana adalary
    tk/mq	Martinika
    tk/mr	Mawritaniýa
    tk/ms	Monserrat
    tk/mt	Malta
    tk/mu	Mawrikiý
    tk/mv	Maldiwler
    tk/mw	Malawi
    tk/mx	Meksika
    tk/my	Malaýziýa
    tk/mz	Mozambik
    tk/na	Namibiýa
    tk/nc	Täze Kaledoniýa
    tk/ne	Niger
    tk/nf	Norfolk adasy
    tk/ng	Nigeriýa
    tk/ni	Nikaragua
    tk/nl	Niderlandlar
    tk/no	Norwegiýa
    tk/np	Nepal
    tk/nr	Nauru
    tk/nu	Niue
    tk/nz	Täze Zelandiýa
    tk/om	Oman
    tk/pa	Panama
    tk/pe	Peru
    tk/pf	Fransuz Polineziýasy
    tk/pg	Papua - Täze Gwineýa
    tk/ph	Filippinler
    tk/pk	Pakistan
    tk/pl	Polşa
    tk/pm	Sen-Pýer we Mikelon
    tk/pn	Pitkern adalary
    tk/pr	Puerto-Riko
    tk/ps	Palestina territoriýasy
    tk/pt	Portugaliýa
    tk/pw	Palau
    tk/py	Paragwaý
    tk/qa	Katar
    tk/re	Reýunýon
    tk/ro	Rumyniýa
    tk/rs	Serbiýa
    tk/ru	Russiýa
    tk/rw	Ruanda
    tk/sa	Saud Arabystany
    tk/sb	Solomon adalary
    tk/sc	Seýşel adalary
    tk/sd	Sudan
    tk/se	Şwesiýa
    tk/sg	Singapur
    tk/sh	Keramatly Ýelena adasy
    tk/si	Sloweniýa
    tk/sj	Şpisbergen we Ýan-Maýen
    tk/sk	Slowakiýa
    tk/sl	Sýerra-Leone
    tk/sm	San-Marino
    tk/sn	Senegal
    tk/so	Somali
    tk/sr	Surinam
    tk/ss	Günorta Sudan
    tk/st	San-Tome we Prinsipi
    tk/sv	Salwador
    tk/sx	Sint-Marten
    tk/sy	Siriýa
    tk/sz	Eswatini
    tk/tc	Terks we Kaýkos adalary
    tk/td	Çad
    tk/tf	Fransuz günorta territoriýalary
    tk/tg	Togo
    tk/th	Taýland
    tk/tj	Täjigistan
    tk/tk	Tokelau
    tk/tl	Timor-Leste
    tk/tm	Türkmenistan
    tk/tn	Tunis
    tk/to	Tonga
    tk/tr	Türkiýe
    tk/tt	Trinidad we Tobago
    tk/tv	Tuwalu
    tk/tw	Taýwan
    tk/tz	Tanzaniýa
    tk/ua	Ukraina
    tk/ug	Uganda
    tk/um	ABŞ-nyň daşarky adalary
    tk/us	Amerikanyň Birleşen Ştatlary
    tk/uy	Urugwaý
    tk/uz	Özbegistan
    tk/va	Watikan
    tk/vc	Sent-Winsent we Grenadinler
    tk/ve	Wenesuela
    tk/vg	Britan Wirgin adalary
    tk/vi	ABŞ-nyň Wirgin adalary
    tk/vn	Wýetnam
    tk/vu	Wanuatu
    tk/wf	Uollis we Futuna
    tk/ws	Samoa
    tk/ye	Ýemen
    tk/yt	Maýotta
    tk/za	Günorta Afrika
    tk/zm	Zambiýa
    tk/zw	Zimbabwe
    tr/ad	Andorra
    tr/ae	Birleşik Arap Emirlikleri
    tr/af	Afganistan
    tr/ag	Antigua ve Barbuda
    tr/ai	Anguilla
    tr/al	Arnavutluk
    tr/am	Ermenistan
    tr/ao	Angola
    tr/aq	Antarktika
    tr/ar	Arjantin
    tr/as	Amerikan Samoası
    tr/at	Avusturya
    tr/au	Avustralya
    tr/aw	Aruba
    tr/ax	Åland Adaları
    tr/az	Azerbaycan
    tr/ba	Bosna-Hersek
    tr/bb	Barbados
    tr/bd	Bangladeş
    tr/be	Belçika
    tr/bf	Burkina Faso
    tr/bg	Bulgaristan
    tr/bh	Bahreyn
    tr/bi	Burundi
    tr/bj	Benin
    tr/bl	Saint Barthelemy
    tr/bm	Bermuda
    tr/bn	Brunei
    tr/bo	Bolivya
    tr/bq	Karayip Hollandası
    tr/br	Brezilya
    tr/bs	Bahamalar
    tr/bt	Butan
    tr/bv	Bouvet Adası
    tr/bw	Botsvana
    tr/by	Belarus
    tr/bz	Belize
    tr/ca	Kanada
    tr/cc	Cocos (Keeling) Adaları
    tr/cd	Kongo - Kinşasa
    tr/cf	Orta Afrika Cumhuriyeti
    tr/cg	Kongo - Brazavil
    tr/ch	İsviçre
    tr/ci	Côte d’Ivoire
    tr/ck	Cook Adaları
    tr/cl	Şili
    tr/cm	Kamerun
    tr/cn	Çin
    tr/co	Kolombiya
    tr/cr	Kosta Rika
    tr/cu	Küba
    tr/cv	Cabo Verde
    tr/cw	Curaçao
    tr/cx	Christmas Adası
    tr/cy	Kıbrıs
    tr/cz	Çekya
    tr/de	Almanya
    tr/dj	Cibuti
    tr/dk	Danimarka
    tr/dm	Dominika
    tr/do	Dominik Cumhuriyeti
    tr/dz	Cezayir
    tr/ec	Ekvador
    tr/ee	Estonya
    tr/eg	Mısır
    tr/eh	Batı Sahra
    tr/er	Eritre
    tr/es	İspanya
    tr/et	Etiyopya
    tr/fi	Finlandiya
    tr/fj	Fiji
    tr/fk	Falkland Adaları
    tr/fm	Mikronezya
    tr/fo	Faroe Adaları
    tr/fr	Fransa
    tr/ga	Gabon
    tr/gb	Birleşik Krallık
    tr/gd	Grenada
    tr/ge	Gürcistan
    tr/gf	Fransız Guyanası
    tr/gg	Guernsey
    tr/gh	Gana
    tr/gi	Cebelitarık
    tr/gl	Grönland
    tr/gm	Gambiya
    tr/gn	Gine
    tr/gp	Guadeloupe
    tr/gq	Ekvator Ginesi
    tr/gr	Yunanistan
    tr/gs	Güney Georgia ve Güney Sandwich Adaları
    tr/gt	Guatemala
    tr/gu	Guam
    tr/gw	Gine-Bissau
    tr/gy	Guyana
    tr/hk	Çin Hong Kong ÖİB
    tr/hm	Heard Adası ve McDonald Adaları
    tr/hn	Honduras
    tr/hr	Hırvatistan
    tr/ht	Haiti
    tr/hu	Macaristan
    tr/id	Endonezya
    tr/ie	İrlanda
    tr/il	İsrail
    tr/im	Man Adası
    tr/in	Hindistan
    tr/io	Britanya Hint Okyanusu Toprakları
    tr/iq	Irak
    tr/ir	İran
    tr/is	İzlanda
    tr/it	İtalya
    tr/je	Jersey
    tr/jm	Jamaika
    tr/jo	Ürdün
    tr/jp	Japonya
    tr/ke	Kenya
    tr/kg	Kırgızistan
    tr/kh	Kamboçya
    tr/ki	Kiribati
    tr/km	Komorlar
    tr/kn	Saint Kitts ve Nevis
    tr/kp	Kuzey Kore
    tr/kr	Güney Kore
    tr/kw	Kuveyt
    tr/ky	Cayman Adaları
    tr/kz	Kazakistan
    tr/la	Laos
    tr/lb	Lübnan
    tr/lc	Saint Lucia
    tr/li	Liechtenstein
    tr/lk	Sri Lanka
    tr/lr	Liberya
    tr/ls	Lesotho
    tr/lt	Litvanya
    tr/lu	Lüksemburg
    tr/lv	Letonya
    tr/ly	Libya
    tr/ma	Fas
    tr/mc	Monako
    tr/md	Moldova
    tr/me	Karadağ
    tr/mf	Saint Martin
    tr/mg	Madagaskar
    tr/mh	Marshall Adaları
    tr/mk	Kuzey Makedonya
    tr/ml	Mali
    tr/mm	Myanmar (Burma)
    tr/mn	Moğolistan
    tr/mo	Çin Makao ÖİB
    tr/mp	Kuzey Mariana Adaları
    tr/mq	Martinik
    tr/mr	Moritanya
    tr/ms	Montserrat
    tr/mt	Malta
    tr/mu	Mauritius
    tr/mv	Maldivler
    tr/mw	Malavi
    tr/mx	Meksika
    tr/my	Malezya
    tr/mz	Mozambik
    tr/na	Namibya
    tr/nc	Yeni Kaledonya
    tr/ne	Nijer
    tr/nf	Norfolk Adası
    tr/ng	Nijerya
    tr/ni	Nikaragua
    tr/nl	Hollanda
    tr/no	Norveç
    tr/np	Nepal
    tr/nr	Nauru
    tr/nu	Niue
    tr/nz	Yeni Zelanda
    tr/om	Umman
    tr/pa	Panama
    tr/pe	Peru
    tr/pf	Fransız Polinezyası
    tr/pg	Papua Yeni Gine
    tr/ph	Filipinler
    tr/pk	Pakistan
    tr/pl	Polonya
    tr/pm	Saint Pierre ve Miquelon
    tr/pn	Pitcairn Adaları
    tr/pr	Porto Riko
    tr/ps	Filistin Bölgeleri
    tr/pt	Portekiz
    tr/pw	Palau
    tr/py	Paraguay
    tr/qa	Katar
    tr/re	Reunion
    tr/ro	Romanya
    tr/rs	Sırbistan
    tr/ru	Rusya
    tr/rw	Ruanda
    tr/sa	Suudi Arabistan
    tr/sb	Solomon Adaları
    tr/sc	Seyşeller
    tr/sd	Sudan
    tr/se	İsveç
    tr/sg	Singapur
    tr/sh	Saint Helena
    tr/si	Slovenya
    tr/sj	Svalbard ve Jan Mayen
    tr/sk	Slovakya
    tr/sl	Sierra Leone
    tr/sm	San Marino
    tr/sn	Senegal
    tr/so	Somali
    tr/sr	Surinam
    tr/ss	Güney Sudan
    tr/st	Sao Tome ve Principe
    tr/sv	El Salvador
    tr/sx	Sint Maarten
    tr/sy	Suriye
    tr/sz	Esvatini
    tr/tc	Turks ve Caicos Adaları
    tr/td	Çad
    tr/tf	Fransız Güney Toprakları
    tr/tg	Togo
    tr/th	Tayland
    tr/tj	Tacikistan
    tr/tk	Tokelau
    tr/tl	Timor-Leste
    tr/tm	Türkmenistan
    tr/tn	Tunus
    tr/to	Tonga
    tr/tr	Türkiye
    tr/tt	Trinidad ve Tobago
    tr/tv	Tuvalu
    tr/tw	Tayvan
    tr/tz	Tanzanya
    tr/ua	Ukrayna
    tr/ug	Uganda
    tr/um	ABD Küçük Harici Adaları
    tr/us	Amerika Birleşik Devletleri
    tr/uy	Uruguay
    tr/uz	Özbekistan
    tr/va	Vatikan
    tr/vc	Saint Vincent ve Grenadinler
    tr/ve	Venezuela
    tr/vg	Britanya Virjin Adaları
    tr/vi	ABD Virjin Adaları
    tr/vn	Vietnam
    tr/vu	Vanuatu
    tr/wf	Wallis ve Futuna
    tr/ws	Samoa
    tr/ye	Yemen
    tr/yt	Mayotte
    tr/za	Güney Afrika
    tr/zm	Zambiya
    tr/zw	Zimbabve
    uk/ad	Андорра
    uk/ae	Обʼєднані Арабські Емірати
    uk/af	Афганістан
    uk/ag	Антигуа і Барбуда
    uk/ai	Ангілья
    uk/al	Албанія
    uk/am	Вірменія
    uk/ao	Ангола
    uk/aq	Антарктика
    uk/ar	Аргентина
    uk/as	Американське Самоа
    uk/at	Австрія
    uk/au	Австралія
    uk/aw	Аруба
    uk/ax	Аландські Острови
    uk/az	Азербайджан
    uk/ba	Боснія і Герцеговина
    uk/bb	Барбадос
    uk/bd	Бангладеш
    uk/be	Бельгія
    uk/bf	Буркіна-Фасо
    uk/bg	Болгарія
    uk/bh	Бахрейн
    uk/bi	Бурунді
    uk/bj	Бенін
    uk/bl	Сен-Бартелемі
    uk/bm	Бермудські Острови
    uk/bn	Бруней
    uk/bo	Болівія
    uk/bq	Карибські Нідерланди
    uk/br	Бразилія
    uk/bs	Багамські Острови
    uk/bt	Бутан
    uk/bv	Острів Буве
    uk/bw	Ботсвана
    uk/by	Білорусь
    uk/bz	Беліз
    uk/ca	Канада
    uk/cc	Кокосові (Кілінг) Острови
    uk/cd	Конго – Кіншаса
    uk/cf	Центральноафриканська Республіка
    uk/cg	Конго – Браззавіль
    uk/ch	Швейцарія
    uk/ci	Кот-дʼІвуар
    uk/ck	Острови Кука
    uk/cl	Чилі
    uk/cm	Камерун
    uk/cn	Китай
    uk/co	Колумбія
    uk/cr	Коста-Рика
    uk/cu	Куба
    uk/cv	Кабо-Верде
    uk/cw	Кюрасао
    uk/cx	Острів Різдва
    uk/cy	Кіпр
    uk/cz	Чехія
    uk/de	Німеччина
    uk/dj	Джибуті
    uk/dk	Данія
    uk/dm	Домініка
    uk/do	Домініканська Республіка
    uk/dz	Алжир
    uk/ec	Еквадор
    uk/ee	Естонія
    uk/eg	Єгипет
    uk/eh	Західна Сахара
    uk/er	Еритрея
    uk/es	Іспанія
    uk/et	Ефіопія
    uk/fi	Фінляндія
    uk/fj	Фіджі
    uk/fk	Фолклендські Острови
    uk/fm	Мікронезія
    uk/fo	Фарерські Острови
    uk/fr	Франція
    uk/ga	Габон
    uk/gb	Велика Британія
    uk/gd	Гренада
    uk/ge	Грузія
    uk/gf	Французька Гвіана
    uk/gg	Гернсі
    uk/gh	Гана
    uk/gi	Гібралтар
    uk/gl	Гренландія
    uk/gm	Гамбія
    uk/gn	Гвінея
    uk/gp	Гваделупа
    uk/gq	Екваторіальна Гвінея
    uk/gr	Греція
    uk/gs	Південна Джорджія та Південні Сандвічеві Острови
    uk/gt	Гватемала
    uk/gu	Гуам
    uk/gw	Гвінея-Бісау
    uk/gy	Гаяна
    uk/hk	Гонконг, ОАР Китаю
    uk/hm	Острови Герд і Макдоналд
    uk/hn	Гондурас
    uk/hr	Хорватія
    uk/ht	Гаїті
    uk/hu	Угорщина
    uk/id	Індонезія
    uk/ie	Ірландія
    uk/il	Ізраїль
    uk/im	Острів Мен
    uk/in	Індія
    uk/io	Британська територія в Індійському океані
    uk/iq	Ірак
    uk/ir	Іран
    uk/is	Ісландія
    uk/it	Італія
    uk/je	Джерсі
    uk/jm	Ямайка
    uk/jo	Йорданія
    uk/jp	Японія
    uk/ke	Кенія
    uk/kg	Киргизстан
    uk/kh	Камбоджа
    uk/ki	Кірибаті
    uk/km	Комори
    uk/kn	Сент-Кітс і Невіс
    uk/kp	Північна Корея
    uk/kr	Південна Корея
    uk/kw	Кувейт
    uk/ky	Кайманові Острови
    uk/kz	Казахстан
    uk/la	Лаос
    uk/lb	Ліван
    uk/lc	Сент-Люсія
    uk/li	Ліхтенштейн
    uk/lk	Шрі-Ланка
    uk/lr	Ліберія
    uk/ls	Лесото
    uk/lt	Литва
    uk/lu	Люксембург
    uk/lv	Латвія
    uk/ly	Лівія
    uk/ma	Марокко
    uk/mc	Монако
    uk/md	Молдова
    uk/me	Чорногорія
    uk/mf	Сен-Мартен
    uk/mg	Мадагаскар
    uk/mh	Маршаллові Острови
    uk/mk	Північна Македонія
    uk/ml	Малі
    uk/mm	Мʼянма (Бірма)
    uk/mn	Монголія
    uk/mo	Макао, ОАР Китаю
    uk/mp	Північні Маріанські Острови
    uk/mq	Мартиніка
    uk/mr	Мавританія
    uk/ms	Монтсеррат
    uk/mt	Мальта
    uk/mu	Маврикій
    uk/mv	Мальдіви
    uk/mw	Малаві
    uk/mx	Мексика
    uk/my	Малайзія
    uk/mz	Мозамбік
    uk/na	Намібія
    uk/nc	Нова Каледонія
    uk/ne	Нігер
    uk/nf	Острів Норфолк
    uk/ng	Нігерія
    uk/ni	Нікарагуа
    uk/nl	Нідерланди
    uk/no	Норвегія
    uk/np	Непал
    uk/nr	Науру
    uk/nu	Ніуе
    uk/nz	Нова Зеландія
    uk/om	Оман
    uk/pa	Панама
    uk/pe	Перу
    uk/pf	Французька Полінезія
    uk/pg	Папуа-Нова Гвінея
    uk/ph	Філіппіни
    uk/pk	Пакистан
    uk/pl	Польща
    uk/pm	Сен-Пʼєр і Мікелон
    uk/pn	Острови Піткерн
    uk/pr	Пуерто-Рико
    uk/ps	Палестинські території
    uk/pt	Португалія
    uk/pw	Палау
    uk/py	Парагвай
    uk/qa	Катар
    uk/re	Реюньйон
    uk/ro	Румунія
    uk/rs	Сербія
    uk/ru	Росія
    uk/rw	Руанда
    uk/sa	Саудівська Аравія
    uk/sb	Соломонові Острови
    uk/sc	Сейшельські Острови
    uk/sd	Судан
    uk/se	Швеція
    uk/sg	Сінгапур
    uk/sh	Острів Святої Єлени
    uk/si	Словенія
    uk/sj	Шпіцберген та Ян-Маєн
    uk/sk	Словаччина
    uk/sl	Сьєрра-Леоне
    uk/sm	Сан-Марино
    uk/sn	Сенегал
    uk/so	Сомалі
    uk/sr	Суринам
    uk/ss	Південний Судан
    uk/st	Сан-Томе і Принсіпі
    uk/sv	Сальвадор
    uk/sx	Сінт-Мартен
    uk/sy	Сирія
    uk/sz	Есватіні
    uk/tc	Острови Теркс і Кайкос
    uk/td	Чад
    uk/tf	Французькі Південні Території
    uk/tg	Того
    uk/th	Таїланд
    uk/tj	Таджикистан
    uk/tk	Токелау
    uk/tl	Тимор-Лешті
    uk/tm	Туркменістан
    uk/tn	Туніс
    uk/to	Тонга
    uk/tr	Туреччина
    uk/tt	Тринідад і Тобаго
    uk/tv	Тувалу
    uk/tw	Тайвань
    uk/tz	Танзанія
    uk/ua	Україна
    uk/ug	Уганда
    uk/um	Віддалені острови США
    uk/us	Сполучені Штати
    uk/uy	Уругвай
    uk/uz	Узбекистан
    uk/va	Ватикан
    uk/vc	Сент-Вінсент і Гренадіни
    uk/ve	Венесуела
    uk/vg	Британські Віргінські острови
    uk/vi	Віргінські Острови (США)
    uk/vn	Вʼєтнам
    uk/vu	Вануату
    uk/wf	Уолліс і Футуна
    uk/ws	Самоа
    uk/ye	Ємен
    uk/yt	Майотта
    uk/za	Південно-Африканська Республіка
    uk/zm	Замбія
    uk/zw	Зімбабве
    ur-IN/ax	جزائر آلینڈ
    ur-IN/bv	جزیرہ بوویت
    ur-IN/cc	جزائر (کیلنگ) کوکوس
    ur-IN/ck	جزائر کک
    ur-IN/fk	جزائر فاکلینڈ
    ur-IN/fo	جزائر فیرو
    ur-IN/gf	فرانسیسی گیانا
    ur-IN/hm	جزائر ہرڈ و مکڈونلڈ
    ur-IN/mh	جزائر مارشل
    ur-IN/mp	جزائر شمالی ماریانا
    ur-IN/nf	جزیرہ نارفوک
    ur-IN/pn	جزائر پٹکیرن
    ur-IN/sb	جزائر سلیمان
    ur-IN/tc	جزائر کیکس و ترکیہ
    ur-IN/um	امریکی بیرونی جزائر
    ur-IN/vg	برطانوی جزائر ورجن
    ur-IN/vi	امریکی جزائر ورجن
    ur/ad	انڈورا
    ur/ae	متحدہ عرب امارات
    ur/af	افغانستان
    ur/ag	انٹیگوا اور باربودا
    ur/ai	انگوئیلا
    ur/al	البانیہ
    ur/am	آرمینیا
    ur/ao	انگولا
    ur/aq	انٹارکٹیکا
    ur/ar	ارجنٹینا
    ur/as	امریکی ساموآ
    ur/at	آسٹریا
    ur/au	آسٹریلیا
    ur/aw	اروبا
    ur/ax	آلینڈ آئلینڈز
    ur/az	آذربائیجان
    ur/ba	بوسنیا اور ہرزیگووینا
    ur/bb	بارباڈوس
    ur/bd	بنگلہ دیش
    ur/be	بیلجیم
    ur/bf	برکینا فاسو
    ur/bg	بلغاریہ
    ur/bh	بحرین
    ur/bi	برونڈی
    ur/bj	بینن
    ur/bl	سینٹ برتھلیمی
    ur/bm	برمودا
    ur/bn	برونائی
    ur/bo	بولیویا
    ur/bq	کریبیائی نیدرلینڈز
    ur/br	برازیل
    ur/bs	بہاماس
    ur/bt	بھوٹان
    ur/bv	بؤویٹ آئلینڈ
    ur/bw	بوتسوانا
    ur/by	بیلاروس
    ur/bz	بیلائز
    ur/ca	کینیڈا
    ur/cc	کوکوس (کیلنگ) جزائر
    ur/cd	کانگو - کنشاسا
    ur/cf	وسط افریقی جمہوریہ
    ur/cg	کانگو - برازاویلے
    ur/ch	سوئٹزر لینڈ
    ur/ci	کوٹ ڈی آئیوری
    ur/ck	کک آئلینڈز
    ur/cl	چلی
    ur/cm	کیمرون
    ur/cn	چین
    ur/co	کولمبیا
    ur/cr	کوسٹا ریکا
    ur/cu	کیوبا
    ur/cv	کیپ ورڈی
    ur/cw	کیوراکاؤ
    ur/cx	جزیرہ کرسمس
    ur/cy	قبرص
    ur/cz	چیکیا
    ur/de	جرمنی
    ur/dj	جبوتی
    ur/dk	ڈنمارک
    ur/dm	ڈومنیکا
    ur/do	جمہوریہ ڈومينيکن
    ur/dz	الجیریا
    ur/ec	ایکواڈور
    ur/ee	اسٹونیا
    ur/eg	مصر
    ur/eh	مغربی صحارا
    ur/er	اریٹیریا
    ur/es	ہسپانیہ
    ur/et	ایتھوپیا
    ur/fi	فن لینڈ
    ur/fj	فجی
    ur/fk	فاکلینڈ جزائر
    ur/fm	مائکرونیشیا
    ur/fo	جزائر فارو
    ur/fr	فرانس
    ur/ga	گیبون
    ur/gb	سلطنت متحدہ
    ur/gd	گریناڈا
    ur/ge	جارجیا
    ur/gf	فرینچ گیانا
    ur/gg	گوئرنسی
    ur/gh	گھانا
    ur/gi	جبل الطارق
    ur/gl	گرین لینڈ
    ur/gm	گیمبیا
    ur/gn	گنی
    ur/gp	گواڈیلوپ
    ur/gq	استوائی گیانا
    ur/gr	یونان
    ur/gs	جنوبی جارجیا اور جنوبی سینڈوچ جزائر
    ur/gt	گواٹے مالا
    ur/gu	گوام
    ur/gw	گنی بساؤ
    ur/gy	گیانا
    ur/hk	ہانگ کانگ SAR چین
    ur/hm	ہیرڈ جزیرہ و میکڈولینڈ جزائر
    ur/hn	ہونڈاروس
    ur/hr	کروشیا
    ur/ht	ہیٹی
    ur/hu	ہنگری
    ur/id	انڈونیشیا
    ur/ie	آئرلینڈ
    ur/il	اسرائیل
    ur/im	آئل آف مین
    ur/in	بھارت
    ur/io	برطانوی بحر ہند کا علاقہ
    ur/iq	عراق
    ur/ir	ایران
    ur/is	آئس لینڈ
    ur/it	اٹلی
    ur/je	جرسی
    ur/jm	جمائیکا
    ur/jo	اردن
    ur/jp	جاپان
    ur/ke	کینیا
    ur/kg	کرغزستان
    ur/kh	کمبوڈیا
    ur/ki	کریباتی
    ur/km	کوموروس
    ur/kn	سینٹ کٹس اور نیویس
    ur/kp	شمالی کوریا
    ur/kr	جنوبی کوریا
    ur/kw	کویت
    ur/ky	کیمین آئلینڈز
    ur/kz	قزاخستان
    ur/la	لاؤس
    ur/lb	لبنان
    ur/lc	سینٹ لوسیا
    ur/li	لیشٹنسٹائن
    ur/lk	سری لنکا
    ur/lr	لائبیریا
    ur/ls	لیسوتھو
    ur/lt	لیتھونیا
    ur/lu	لکسمبرگ
    ur/lv	لٹویا
    ur/ly	لیبیا
    ur/ma	مراکش
    ur/mc	موناکو
    ur/md	مالدووا
    ur/me	مونٹے نیگرو
    ur/mf	سینٹ مارٹن
    ur/mg	مڈغاسکر
    ur/mh	مارشل آئلینڈز
    ur/mk	شمالی مقدونیہ
    ur/ml	مالی
    ur/mm	میانمار (برما)
    ur/mn	منگولیا
    ur/mo	مکاؤ SAR چین
    ur/mp	شمالی ماریانا آئلینڈز
    ur/mq	مارٹینک
    ur/mr	موریطانیہ
    ur/ms	مونٹسیراٹ
    ur/mt	مالٹا
    ur/mu	ماریشس
    ur/mv	مالدیپ
    ur/mw	ملاوی
    ur/mx	میکسیکو
    ur/my	ملائشیا
    ur/mz	موزمبیق
    ur/na	نامیبیا
    ur/nc	نیو کلیڈونیا
    ur/ne	نائجر
    ur/nf	نارفوک آئلینڈ
    ur/ng	نائجیریا
    ur/ni	نکاراگووا
    ur/nl	نیدر لینڈز
    ur/no	ناروے
    ur/np	نیپال
    ur/nr	نؤرو
    ur/nu	نیئو
    ur/nz	نیوزی لینڈ
    ur/om	عمان
    ur/pa	پانامہ
    ur/pe	پیرو
    ur/pf	فرانسیسی پولینیشیا
    ur/pg	پاپوآ نیو گنی
    ur/ph	فلپائن
    ur/pk	پاکستان
    ur/pl	پولینڈ
    ur/pm	سینٹ پیئر اور میکلیئون
    ur/pn	پٹکائرن جزائر
    ur/pr	پیورٹو ریکو
    ur/ps	فلسطینی خطے
    ur/pt	پرتگال
    ur/pw	پلاؤ
    ur/py	پیراگوئے
    ur/qa	قطر
    ur/re	ری یونین
    ur/ro	رومانیہ
    ur/rs	سربیا
    ur/ru	روس
    ur/rw	روانڈا
    ur/sa	سعودی عرب
    ur/sb	سولومن آئلینڈز
    ur/sc	سشلیز
    ur/sd	سوڈان
    ur/se	سویڈن
    ur/sg	سنگاپور
    ur/sh	سینٹ ہیلینا
    ur/si	سلووینیا
    ur/sj	سوالبرڈ اور جان ماین
    ur/sk	سلوواکیہ
    ur/sl	سیرالیون
    ur/sm	سان مارینو
    ur/sn	سینیگل
    ur/so	صومالیہ
    ur/sr	سورینام
    ur/ss	جنوبی سوڈان
    ur/st	ساؤ ٹومے اور پرنسپے
    ur/sv	ال سلواڈور
    ur/sx	سنٹ مارٹن
    ur/sy	شام
    ur/sz	سواتنی
    ur/tc	ٹرکس اور کیکوس جزائر
    ur/td	چاڈ
    ur/tf	فرانسیسی جنوبی خطے
    ur/tg	ٹوگو
    ur/th	تھائی لینڈ
    ur/tj	تاجکستان
    ur/tk	ٹوکیلاؤ
    ur/tl	تیمور لیسٹ
    ur/tm	ترکمانستان
    ur/tn	تونس
    ur/to	ٹونگا
    ur/tr	ترکیہ
    ur/tt	ترینیداد اور ٹوباگو
    ur/tv	ٹووالو
    ur/tw	تائیوان
    ur/tz	تنزانیہ
    ur/ua	یوکرین
    ur/ug	یوگنڈا
    ur/um	امریکہ سے باہر کے چھوٹے جزائز
    ur/us	ریاست ہائے متحدہ امریکہ
    ur/uy	یوروگوئے
    ur/uz	ازبکستان
    ur/va	ویٹیکن سٹی
    ur/vc	سینٹ ونسنٹ اور گرینیڈائنز
    ur/ve	وینزوئیلا
    ur/vg	برٹش ورجن آئلینڈز
    ur/vi	امریکی ورجن آئلینڈز
    ur/vn	ویتنام
    ur/vu	وینوآٹو
    ur/wf	ویلیز اور فیوٹیونا
    ur/ws	ساموآ
    ur/ye	یمن
    ur/yt	مایوٹ
    ur/za	جنوبی افریقہ
    ur/zm	زامبیا
    ur/zw	زمبابوے
    uz/ad	Andorra
    uz/ae	Birlashgan Arab Amirliklari
    uz/af	Afgʻoniston
    uz/ag	Antigua va Barbuda
    uz/ai	Angilya
    uz/al	Albaniya
    uz/am	Armaniston
    uz/ao	Angola
    uz/aq	Antarktida
    uz/ar	Argentina
    uz/as	Amerika Samoasi
    uz/at	Avstriya
    uz/au	Avstraliya
    uz/aw	Aruba
    uz/ax	Aland orollari
    uz/az	Ozarbayjon
    uz/ba	Bosniya va Gertsegovina
    uz/bb	Barbados
    uz/bd	Bangladesh
    uz/be	Belgiya
    uz/bf	Burkina-Faso
    uz/bg	Bolgariya
    uz/bh	Bahrayn
    uz/bi	Burundi
    uz/bj	Benin
    uz/bl	Sen-Bartelemi
    uz/bm	Bermuda orollari
    uz/bn	Bruney
    uz/bo	Boliviya
    uz/bq	Boneyr, Sint-Estatius va Saba
    uz/br	Braziliya
    uz/bs	Bagama orollari
    uz/bt	Butan
    uz/bv	Buve oroli
    uz/bw	Botsvana
    uz/by	Belarus
    uz/bz	Beliz
    uz/ca	Kanada
    uz/cc	Kokos (Kiling) orollari
    uz/cd	Kongo – Kinshasa
    uz/cf	Markaziy Afrika Respublikasi
    uz/cg	Kongo – Brazzavil
    uz/ch	Shveytsariya
    uz/ci	Kot-d’Ivuar
    uz/ck	Kuk orollari
    uz/cl	Chili
    uz/cm	Kamerun
    uz/cn	Xitoy
    uz/co	Kolumbiya
    uz/cr	Kosta-Rika
    uz/cu	Kuba
    uz/cv	Kabo-Verde
    uz/cw	Kyurasao
    uz/cx	Rojdestvo oroli
    uz/cy	Kipr
    uz/cz	Chexiya
    uz/de	Germaniya
    uz/dj	Jibuti
    uz/dk	Daniya
    uz/dm	Dominika
    uz/do	Dominikan Respublikasi
    uz/dz	Jazoir
    uz/ec	Ekvador
    uz/ee	Estoniya
    uz/eg	Misr
    uz/eh	G‘arbiy Sahroi Kabir
    uz/er	Eritreya
    uz/es	Ispaniya
    uz/et	Efiopiya
    uz/fi	Finlandiya
    uz/fj	Fiji
    uz/fk	Folklend orollari
    uz/fm	Mikroneziya
    uz/fo	Farer orollari
    uz/fr	Fransiya
    uz/ga	Gabon
    uz/gb	Buyuk Britaniya
    uz/gd	Grenada
    uz/ge	Gruziya
    uz/gf	Fransuz Gvianasi
    uz/gg	Gernsi
    uz/gh	Gana
    uz/gi	Gibraltar
    uz/gl	Grenlandiya
    uz/gm	Gambiya
    uz/gn	Gvineya
    uz/gp	Gvadelupe
    uz/gq	Ekvatorial Gvineya
    uz/gr	Gretsiya
    uz/gs	Janubiy Georgiya va Janubiy Sendvich orollari
    uz/gt	Gvatemala
    uz/gu	Guam
    uz/gw	Gvineya-Bisau
    uz/gy	Gayana
    uz/hk	Gonkong (Xitoy MMH)
    uz/hm	Xerd va Makdonald orollari
    uz/hn	Gonduras
    uz/hr	Xorvatiya
    uz/ht	Gaiti
    uz/hu	Vengriya
    uz/id	Indoneziya
    uz/ie	Irlandiya
    uz/il	Isroil
    uz/im	Men oroli
    uz/in	Hindiston
    uz/io	Britaniyaning Hind okeanidagi hududi
    uz/iq	Iroq
    uz/ir	Eron
    uz/is	Islandiya
    uz/it	Italiya
    uz/je	Jersi
    uz/jm	Yamayka
    uz/jo	Iordaniya
    uz/jp	Yaponiya
    uz/ke	Keniya
    uz/kg	Qirgʻiziston
    uz/kh	Kambodja
    uz/ki	Kiribati
    uz/km	Komor orollari
    uz/kn	Sent-Kits va Nevis
    uz/kp	Shimoliy Koreya
    uz/kr	Janubiy Koreya
    uz/kw	Quvayt
    uz/ky	Kayman orollari
    uz/kz	Qozogʻiston
    uz/la	Laos
    uz/lb	Livan
    uz/lc	Sent-Lyusiya
    uz/li	Lixtenshteyn
    uz/lk	Shri-Lanka
    uz/lr	Liberiya
    uz/ls	Lesoto
    uz/lt	Litva
    uz/lu	Lyuksemburg
    uz/lv	Latviya
    uz/ly	Liviya
    uz/ma	Marokash
    uz/mc	Monako
    uz/md	Moldova
    uz/me	Chernogoriya
    uz/mf	Sent-Martin
    uz/mg	Madagaskar
    uz/mh	Marshall orollari
    uz/mk	Shimoliy Makedoniya
    uz/ml	Mali
    uz/mm	Myanma (Birma)
    uz/mn	Mongoliya
    uz/mo	Makao (Xitoy MMH)
    uz/mp	Shimoliy Mariana orollari
    uz/mq	Martinika
    uz/mr	Mavritaniya
    uz/ms	Montserrat
    uz/mt	Malta
    uz/mu	Mavrikiy
    uz/mv	Maldiv orollari
    uz/mw	Malavi
    uz/mx	Meksika
    uz/my	Malayziya
    uz/mz	Mozambik
    uz/na	Namibiya
    uz/nc	Yangi Kaledoniya
    uz/ne	Niger
    uz/nf	Norfolk oroli
    uz/ng	Nigeriya
    uz/ni	Nikaragua
    uz/nl	Niderlandiya
    uz/no	Norvegiya
    uz/np	Nepal
    uz/nr	Nauru
    uz/nu	Niue
    uz/nz	Yangi Zelandiya
    uz/om	Ummon
    uz/pa	Panama
    uz/pe	Peru
    uz/pf	Fransuz Polineziyasi
    uz/pg	Papua – Yangi Gvineya
    uz/ph	Filippin
    uz/pk	Pokiston
    uz/pl	Polsha
    uz/pm	Sen-Pyer va Mikelon
    uz/pn	Pitkern orollari
    uz/pr	Puerto-Riko
    uz/ps	Falastin hududlari
    uz/pt	Portugaliya
    uz/pw	Palau
    uz/py	Paragvay
    uz/qa	Qatar
    uz/re	Reyunion
    uz/ro	Ruminiya
    uz/rs	Serbiya
    uz/ru	Rossiya
    uz/rw	Ruanda
    uz/sa	Saudiya Arabistoni
    uz/sb	Solomon orollari
    uz/sc	Seyshel orollari
    uz/sd	Sudan
    uz/se	Shvetsiya
    uz/sg	Singapur
    uz/sh	Muqaddas Yelena oroli
    uz/si	Sloveniya
    uz/sj	Shpitsbergen va Yan-Mayen
    uz/sk	Slovakiya
    uz/sl	Syerra-Leone
    uz/sm	San-Marino
    uz/sn	Senegal
    uz/so	Somali
    uz/sr	Surinam
    uz/ss	Janubiy Sudan
    uz/st	San-Tome va Prinsipi
    uz/sv	Salvador
    uz/sx	Sint-Marten
    uz/sy	Suriya
    uz/sz	Svazilend
    uz/tc	Turks va Kaykos orollari
    uz/td	Chad
    uz/tf	Fransuz Janubiy hududlari
    uz/tg	Togo
    uz/th	Tailand
    uz/tj	Tojikiston
    uz/tk	Tokelau
    uz/tl	Timor-Leste
    uz/tm	Turkmaniston
    uz/tn	Tunis
    uz/to	Tonga
    uz/tr	Turkiya
    uz/tt	Trinidad va Tobago
    uz/tv	Tuvalu
    uz/tw	Tayvan
    uz/tz	Tanzaniya
    uz/ua	Ukraina
    uz/ug	Uganda
    uz/um	AQSH yondosh orollari
    uz/us	Amerika Qo‘shma Shtatlari
    uz/uy	Urugvay
    uz/uz	Oʻzbekiston
    uz/va	Vatikan
    uz/vc	Sent-Vinsent va Grenadin
    uz/ve	Venesuela
    uz/vg	Britaniya Virgin orollari
    uz/vi	AQSH Virgin orollari
    uz/vn	Vyetnam
    uz/vu	Vanuatu
    uz/wf	Uollis va Futuna
    uz/ws	Samoa
    uz/ye	Yaman
    uz/yt	Mayotta
    uz/za	Janubiy Afrika Respublikasi
    uz/zm	Zambiya
    uz/zw	Zimbabve
    vi/ad	Andorra
    vi/ae	Các Tiểu Vương quốc Ả Rập Thống nhất
    vi/af	Afghanistan
    vi/ag	Antigua và Barbuda
    vi/ai	Anguilla
    vi/al	Albania
    vi/am	Armenia
    vi/ao	Angola
    vi/aq	Nam Cực
    vi/ar	Argentina
    vi/as	Samoa thuộc Mỹ
    vi/at	Áo
    vi/au	Australia
    vi/aw	Aruba
    vi/ax	Quần đảo Åland
    vi/az	Azerbaijan
    vi/ba	Bosnia và Herzegovina
    vi/bb	Barbados
    vi/bd	Bangladesh
    vi/be	Bỉ
    vi/bf	Burkina Faso
    vi/bg	Bulgaria
    vi/bh	Bahrain
    vi/bi	Burundi
    vi/bj	Benin
    vi/bl	St. Barthélemy
    vi/bm	Bermuda
    vi/bn	Brunei
    vi/bo	Bolivia
    vi/bq	Ca-ri-bê Hà Lan
    vi/br	Brazil
    vi/bs	Bahamas
    vi/bt	Bhutan
    vi/bv	Đảo Bouvet
    vi/bw	Botswana
    vi/by	Belarus
    vi/bz	Belize
    vi/ca	Canada
    vi/cc	Quần đảo Cocos (Keeling)
    vi/cd	Congo - Kinshasa
    vi/cf	Cộng hòa Trung Phi
    vi/cg	Congo - Brazzaville
    vi/ch	Thụy Sĩ
    vi/ci	Côte d’Ivoire
    vi/ck	Quần đảo Cook
    vi/cl	Chile
    vi/cm	Cameroon
    vi/cn	Trung Quốc
    vi/co	Colombia
    vi/cr	Costa Rica
    vi/cu	Cuba
    vi/cv	Cape Verde
    vi/cw	Curaçao
    vi/cx	Đảo Giáng Sinh
    vi/cy	Síp
    vi/cz	Séc
    vi/de	Đức
    vi/dj	Djibouti
    vi/dk	Đan Mạch
    vi/dm	Dominica
    vi/do	Cộng hòa Dominica
    vi/dz	Algeria
    vi/ec	Ecuador
    vi/ee	Estonia
    vi/eg	Ai Cập
    vi/eh	Tây Sahara
    vi/er	Eritrea
    vi/es	Tây Ban Nha
    vi/et	Ethiopia
    vi/fi	Phần Lan
    vi/fj	Fiji
    vi/fk	Quần đảo Falkland
    vi/fm	Micronesia
    vi/fo	Quần đảo Faroe
    vi/fr	Pháp
    vi/ga	Gabon
    vi/gb	Vương quốc Anh
    vi/gd	Grenada
    vi/ge	Georgia
    vi/gf	Guiana thuộc Pháp
    vi/gg	Guernsey
    vi/gh	Ghana
    vi/gi	Gibraltar
    vi/gl	Greenland
    vi/gm	Gambia
    vi/gn	Guinea
    vi/gp	Guadeloupe
    vi/gq	Guinea Xích Đạo
    vi/gr	Hy Lạp
    vi/gs	Nam Georgia & Quần đảo Nam Sandwich
    vi/gt	Guatemala
    vi/gu	Guam
    vi/gw	Guinea-Bissau
    vi/gy	Guyana
    vi/hk	Đặc khu Hành chính Hồng Kông, Trung Quốc
    vi/hm	Quần đảo Heard và McDonald
    vi/hn	Honduras
    vi/hr	Croatia
    vi/ht	Haiti
    vi/hu	Hungary
    vi/id	Indonesia
    vi/ie	Ireland
    vi/il	Israel
    vi/im	Đảo Man
    vi/in	Ấn Độ
    vi/io	Lãnh thổ Ấn Độ Dương thuộc Anh
    vi/iq	Iraq
    vi/ir	Iran
    vi/is	Iceland
    vi/it	Italy
    vi/je	Jersey
    vi/jm	Jamaica
    vi/jo	Jordan
    vi/jp	Nhật Bản
    vi/ke	Kenya
    vi/kg	Kyrgyzstan
    vi/kh	Campuchia
    vi/ki	Kiribati
    vi/km	Comoros
    vi/kn	St. Kitts và Nevis
    vi/kp	Triều Tiên
    vi/kr	Hàn Quốc
    vi/kw	Kuwait
    vi/ky	Quần đảo Cayman
    vi/kz	Kazakhstan
    vi/la	Lào
    vi/lb	Li-băng
    vi/lc	St. Lucia
    vi/li	Liechtenstein
    vi/lk	Sri Lanka
    vi/lr	Liberia
    vi/ls	Lesotho
    vi/lt	Litva
    vi/lu	Luxembourg
    vi/lv	Latvia
    vi/ly	Libya
    vi/ma	Ma-rốc
    vi/mc	Monaco
    vi/md	Moldova
    vi/me	Montenegro
    vi/mf	St. Martin
    vi/mg	Madagascar
    vi/mh	Quần đảo Marshall
    vi/mk	Bắc Macedonia
    vi/ml	Mali
    vi/mm	Myanmar (Miến Điện)
    vi/mn	Mông Cổ
    vi/mo	Đặc khu Hành chính Macao, Trung Quốc
    vi/mp	Quần đảo Bắc Mariana
    vi/mq	Martinique
    vi/mr	Mauritania
    vi/ms	Montserrat
    vi/mt	Malta
    vi/mu	Mauritius
    vi/mv	Maldives
    vi/mw	Malawi
    vi/mx	Mexico
    vi/my	Malaysia
    vi/mz	Mozambique
    vi/na	Namibia
    vi/nc	New Caledonia
    vi/ne	Niger
    vi/nf	Đảo Norfolk
    vi/ng	Nigeria
    vi/ni	Nicaragua
    vi/nl	Hà Lan
    vi/no	Na Uy
    vi/np	Nepal
    vi/nr	Nauru
    vi/nu	Niue
    vi/nz	New Zealand
    vi/om	Oman
    vi/pa	Panama
    vi/pe	Peru
    vi/pf	Polynesia thuộc Pháp
    vi/pg	Papua New Guinea
    vi/ph	Philippines
    vi/pk	Pakistan
    vi/pl	Ba Lan
    vi/pm	Saint Pierre và Miquelon
    vi/pn	Quần đảo Pitcairn
    vi/pr	Puerto Rico
    vi/ps	Lãnh thổ Palestine
    vi/pt	Bồ Đào Nha
    vi/pw	Palau
    vi/py	Paraguay
    vi/qa	Qatar
    vi/re	Réunion
    vi/ro	Romania
    vi/rs	Serbia
    vi/ru	Nga
    vi/rw	Rwanda
    vi/sa	Ả Rập Xê-út
    vi/sb	Quần đảo Solomon
    vi/sc	Seychelles
    vi/sd	Sudan
    vi/se	Thụy Điển
    vi/sg	Singapore
    vi/sh	St. Helena
    vi/si	Slovenia
    vi/sj	Svalbard và Jan Mayen
    vi/sk	Slovakia
    vi/sl	Sierra Leone
    vi/sm	San Marino
    vi/sn	Senegal
    vi/so	Somalia
    vi/sr	Suriname
    vi/ss	Nam Sudan
    vi/st	São Tomé và Príncipe
    vi/sv	El Salvador
    vi/sx	Sint Maarten
    vi/sy	Syria
    vi/sz	Eswatini
    vi/tc	Quần đảo Turks và Caicos
    vi/td	Chad
    vi/tf	Lãnh thổ phía Nam Thuộc Pháp
    vi/tg	Togo
    vi/th	Thái Lan
    vi/tj	Tajikistan
    vi/tk	Tokelau
    vi/tl	Timor-Leste
    vi/tm	Turkmenistan
    vi/tn	Tunisia
    vi/to	Tonga
    vi/tr	Thổ Nhĩ Kỳ
    vi/tt	Trinidad và Tobago
    vi/tv	Tuvalu
    vi/tw	Đài Loan
    vi/tz	Tanzania
    vi/ua	Ukraina
    vi/ug	Uganda
    vi/um	Các tiểu đảo xa của Hoa Kỳ
    vi/us	Hoa Kỳ
    vi/uy	Uruguay
    vi/uz	Uzbekistan
    vi/va	Thành Vatican
    vi/vc	St. Vincent và Grenadines
    vi/ve	Venezuela
    vi/vg	Quần đảo Virgin thuộc Anh
    vi/vi	Quần đảo Virgin thuộc Hoa Kỳ
    vi/vn	Việt Nam
    vi/vu	Vanuatu
    vi/wf	Wallis và Futuna
    vi/ws	Samoa
    vi/ye	Yemen
    vi/yt	Mayotte
    vi/za	Nam Phi
    vi/zm	Zambia
    vi/zw	Zimbabwe
    yo-BJ/ae	Ɛmirate ti Awɔn Arabu
    yo-BJ/as	Sámóánì ti Orílɛ́ède Àméríkà
    yo-BJ/ax	Àwɔn Erékùsù ti Aland
    yo-BJ/az	Asɛ́bájánì
    yo-BJ/ba	Bɔ̀síníà àti Ɛtisɛgófínà
    yo-BJ/be	Bégíɔ́mù
    yo-BJ/bj	Bɛ̀nɛ̀
    yo-BJ/bl	Ìlú Bátílɛ́mì
    yo-BJ/bn	Búrúnɛ́lì
    yo-BJ/bo	Bɔ̀lífíyà
    yo-BJ/bq	Kàríbíánì ti Nɛ́dálándì
    yo-BJ/bw	Bɔ̀tìsúwánà
    yo-BJ/bz	Bèlísɛ̀
    yo-BJ/ch	switishilandi
    yo-BJ/cl	Shílè
    yo-BJ/cn	Sháínà
    yo-BJ/cz	Shɛ́ɛ́kì
    yo-BJ/dj	Díbɔ́ótì
    yo-BJ/dk	Dɛ́mákì
    yo-BJ/eh	Ìwɔ̀òòrùn Sàhárà
    yo-BJ/fo	Àwɔn Erékùsù ti Faroe
    yo-BJ/gb	Gɛ̀ɛ́sì
    yo-BJ/ge	Gɔgia
    yo-BJ/gf	Firenshi Guana
    yo-BJ/gs	Gúúsù Georgia àti Gúúsù Àwɔn Erékùsù Sandwich
    yo-BJ/hk	Agbègbè Ìshàkóso Ìshúná Hong Kong Tí Shánà Ń Darí
    yo-BJ/id	Indonéshíà
    yo-BJ/il	Iserɛli
    yo-BJ/im	Erékùshù ilɛ̀ Man
    yo-BJ/is	Ashilandi
    yo-BJ/je	Jɛsì
    yo-BJ/jo	Jɔdani
    yo-BJ/kg	Kurishisitani
    yo-BJ/kp	Guusu Kɔria
    yo-BJ/kr	Ariwa Kɔria
    yo-BJ/kz	Kashashatani
    yo-BJ/lc	Lushia
    yo-BJ/li	Lɛshitɛnisiteni
    yo-BJ/mh	Etikun Máshali
    yo-BJ/mo	Agbègbè Ìshàkóso Pàtàkì Macao
    yo-BJ/mz	Moshamibiku
    yo-BJ/nf	Erékùsù Nɔ́úfókì
    yo-BJ/no	Nɔɔwii
    yo-BJ/nz	Shilandi Titun
    yo-BJ/om	Ɔɔma
    yo-BJ/pf	Firenshi Polinesia
    yo-BJ/pm	Pɛɛri ati mikuloni
    yo-BJ/pr	Pɔto Riko
    yo-BJ/ps	Agbègbè ara Palɛsítínì
    yo-BJ/pt	Pɔ́túgà
    yo-BJ/rs	Sɛ́bíà
    yo-BJ/ru	Rɔshia
    yo-BJ/sc	Sheshɛlɛsi
    yo-BJ/sh	Hɛlena
    yo-BJ/sj	Sífábáàdì àti Jánì Máyɛ̀nì
    yo-BJ/sn	Sɛnɛga
    yo-BJ/st	Sao tomi ati piriishipi
    yo-BJ/sv	Ɛɛsáfádò
    yo-BJ/sx	Síntì Mátɛ́ɛ̀nì
    yo-BJ/sz	Sashiland
    yo-BJ/tc	Tɔɔki ati Etikun Kakɔsi
    yo-BJ/td	Shààdì
    yo-BJ/tf	Agbègbè Gúúsù Faranshé
    yo-BJ/tl	Tímɔ̀ Lɛsiti
    yo-BJ/tm	Tɔ́kìmɛ́nísítànì
    yo-BJ/tn	Tunishia
    yo-BJ/tr	Tɔɔki
    yo-BJ/um	Àwɔn Erékùsù Kékèké Agbègbè US
    yo-BJ/us	Amɛrikà
    yo-BJ/uz	Nshibɛkisitani
    yo-BJ/vc	Fisɛnnti ati Genadina
    yo-BJ/ve	Fɛnɛshuɛla
    yo-BJ/vi	Etikun Fagini ti Amɛrika
    yo-BJ/vn	Fɛtinami
    yo-BJ/ws	Samɔ
    yo-BJ/za	Gúúshù Áfíríkà
    yo-BJ/zm	Shamibia
    yo-BJ/zw	Shimibabe
    yo/ad	Ààndórà
    yo/ae	Ẹmirate ti Awọn Arabu
    yo/af	Àfùgànístánì
    yo/ag	Ààntígúà àti Báríbúdà
    yo/ai	Ààngúlílà
    yo/al	Àlùbàníánì
    yo/am	Améníà
    yo/ao	Ààngólà
    yo/aq	Antakítíkà
    yo/ar	Agentínà
    yo/as	Sámóánì ti Orílẹ́ède Àméríkà
    yo/at	Asítíríà
    yo/au	Austrálíà
    yo/aw	Árúbà
    yo/ax	Àwọn Erékùsù ti Aland
    yo/az	Asẹ́bájánì
    yo/ba	Bọ̀síníà àti Ẹtisẹgófínà
    yo/bb	Bábádósì
    yo/bd	Bángáládésì
    yo/be	Bégíọ́mù
    yo/bf	Bùùkíná Fasò
    yo/bg	Bùùgáríà
    yo/bh	Báránì
    yo/bi	Bùùrúndì
    yo/bj	Bẹ̀nẹ̀
    yo/bl	Ìlú Bátílẹ́mì
    yo/bm	Bémúdà
    yo/bn	Búrúnẹ́lì
    yo/bo	Bọ̀lífíyà
    yo/bq	Kàríbíánì ti Nẹ́dálándì
    yo/br	Bàràsílì
    yo/bs	Bàhámásì
    yo/bt	Bútánì
    yo/bv	Erékùsù Bouvet
    yo/bw	Bọ̀tìsúwánà
    yo/by	Bélárúsì
    yo/bz	Bèlísẹ̀
    yo/ca	Kánádà
    yo/cc	Erékùsù Cocos (Keeling)
    yo/cd	Kóńgò – Kinshasa
    yo/cf	Àrin gùngun Áfíríkà
    yo/cg	Kóńgò – Brazaville
    yo/ch	switiṣilandi
    yo/ci	Kóútè forà
    yo/ck	Etíokun Kùúkù
    yo/cl	Ṣílè
    yo/cm	Kamerúúnì
    yo/cn	Ṣáínà
    yo/co	Kòlómíbìa
    yo/cr	Kuusita Ríkà
    yo/cu	Kúbà
    yo/cv	Etíokun Kápé féndè
    yo/cw	Curaçao
    yo/cx	Erékùsù Christmas
    yo/cy	Kúrúsì
    yo/cz	Ṣẹ́ẹ́kì
    yo/de	Jámánì
    yo/dj	Díbọ́ótì
    yo/dk	Dẹ́mákì
    yo/dm	Dòmíníkà
    yo/do	Dòmíníkánì
    yo/dz	Àlùgèríánì
    yo/ec	Ekuádò
    yo/ee	Esitonia
    yo/eg	Égípítì
    yo/eh	Ìwọ̀òòrùn Sàhárà
    yo/er	Eritira
    yo/es	Sípéìnì
    yo/et	Etopia
    yo/fi	Filandi
    yo/fj	Fíjì
    yo/fk	Etikun Fakalandi
    yo/fm	Makoronesia
    yo/fo	Àwọn Erékùsù ti Faroe
    yo/fr	Faranse
    yo/ga	Gabon
    yo/gb	Gẹ̀ẹ́sì
    yo/gd	Genada
    yo/ge	Gọgia
    yo/gf	Firenṣi Guana
    yo/gg	Guernsey
    yo/gh	Gana
    yo/gi	Gibaratara
    yo/gl	Gerelandi
    yo/gm	Gambia
    yo/gn	Gene
    yo/gp	Gadelope
    yo/gq	Ekutoria Gini
    yo/gr	Gíríìsì
    yo/gs	Gúúsù Georgia àti Gúúsù Àwọn Erékùsù Sandwich
    yo/gt	Guatemálà
    yo/gu	Guamu
    yo/gw	Gene-Busau
    yo/gy	Guyana
    yo/hk	Agbègbè Ìṣàkóso Ìṣúná Hong Kong Tí Ṣánà Ń Darí
    yo/hm	Erékùsù Heard àti Erékùsù McDonald
    yo/hn	Hondurasi
    yo/hr	Kòróátíà
    yo/ht	Haati
    yo/hu	Hungari
    yo/id	Indonéṣíà
    yo/ie	Ailandi
    yo/il	Iserẹli
    yo/im	Erékùṣù ilẹ̀ Man
    yo/in	Íńdíà
    yo/io	Etíkun Índíánì ti Ìlú Bírítísì
    yo/iq	Iraki
    yo/ir	Irani
    yo/is	Aṣilandi
    yo/it	Itáli
    yo/je	Jẹsì
    yo/jm	Jamaika
    yo/jo	Jọdani
    yo/jp	Japani
    yo/ke	Kenya
    yo/kg	Kuriṣisitani
    yo/kh	Kàmùbódíà
    yo/ki	Kiribati
    yo/km	Kòmòrósì
    yo/kn	Kiiti ati Neefi
    yo/kp	Guusu Kọria
    yo/kr	Ariwa Kọria
    yo/kw	Kuweti
    yo/ky	Etíokun Kámánì
    yo/kz	Kaṣaṣatani
    yo/la	Laosi
    yo/lb	Lebanoni
    yo/lc	Luṣia
    yo/li	Lẹṣitẹnisiteni
    yo/lk	Siri Lanka
    yo/lr	Laberia
    yo/ls	Lesoto
    yo/lt	Lituania
    yo/lu	Lusemogi
    yo/lv	Latifia
    yo/ly	Libiya
    yo/ma	Moroko
    yo/mc	Monako
    yo/md	Modofia
    yo/me	Montenégrò
    yo/mf	Ìlú Màtìnì
    yo/mg	Madasika
    yo/mh	Etikun Máṣali
    yo/mk	Àríwá Macedonia
    yo/ml	Mali
    yo/mm	Manamari
    yo/mn	Mogolia
    yo/mo	Agbègbè Ìṣàkóso Pàtàkì Macao
    yo/mp	Etikun Guusu Mariana
    yo/mq	Matinikuwi
    yo/mr	Maritania
    yo/ms	Motserati
    yo/mt	Malata
    yo/mu	Maritiusi
    yo/mv	Maladifi
    yo/mw	Malawi
    yo/mx	Mesiko
    yo/my	Malasia
    yo/mz	Moṣamibiku
    yo/na	Namibia
    yo/nc	Kaledonia Titun
    yo/ne	Nàìjá
    yo/nf	Erékùsù Nọ́úfókì
    yo/ng	Nàìjíríà
    yo/ni	Nikaragua
    yo/nl	Nedalandi
    yo/no	Nọọwii
    yo/np	Nepa
    yo/nr	Nauru
    yo/nu	Niue
    yo/nz	Ṣilandi Titun
    yo/om	Ọọma
    yo/pa	Paramá
    yo/pe	Pèérù
    yo/pf	Firenṣi Polinesia
    yo/pg	Paapu ti Giini
    yo/ph	Filipini
    yo/pk	Pakisitan
    yo/pl	Polandi
    yo/pm	Pẹẹri ati mikuloni
    yo/pn	Pikarini
    yo/pr	Pọto Riko
    yo/ps	Agbègbè ara Palẹsítínì
    yo/pt	Pọ́túgà
    yo/pw	Paalu
    yo/py	Paraguye
    yo/qa	Kota
    yo/re	Riuniyan
    yo/ro	Romaniya
    yo/rs	Sẹ́bíà
    yo/ru	Rọṣia
    yo/rw	Ruwanda
    yo/sa	Saudi Arabia
    yo/sb	Etikun Solomoni
    yo/sc	Ṣeṣẹlẹsi
    yo/sd	Sudani
    yo/se	Swidini
    yo/sg	Singapo
    yo/sh	Hẹlena
    yo/si	Silofania
    yo/sj	Sífábáàdì àti Jánì Máyẹ̀nì
    yo/sk	Silofakia
    yo/sl	Siria looni
    yo/sm	Sani Marino
    yo/sn	Sẹnẹga
    yo/so	Somalia
    yo/sr	Surinami
    yo/ss	Gúúsù Sudan
    yo/st	Sao tomi ati piriiṣipi
    yo/sv	Ẹẹsáfádò
    yo/sx	Síntì Mátẹ́ẹ̀nì
    yo/sy	Siria
    yo/sz	Saṣiland
    yo/tc	Tọọki ati Etikun Kakọsi
    yo/td	Ṣààdì
    yo/tf	Agbègbè Gúúsù Faranṣé
    yo/tg	Togo
    yo/th	Tailandi
    yo/tj	Takisitani
    yo/tk	Tokelau
    yo/tl	Tímọ̀ Lẹsiti
    yo/tm	Tọ́kìmẹ́nísítànì
    yo/tn	Tuniṣia
    yo/to	Tonga
    yo/tr	Tọọki
    yo/tt	Tirinida ati Tobaga
    yo/tv	Tufalu
    yo/tw	Taiwani
    yo/tz	Tàǹsáníà
    yo/ua	Ukarini
    yo/ug	Uganda
    yo/um	Àwọn Erékùsù Kékèké Agbègbè US
    yo/us	Amẹrikà
    yo/uy	Úrúgúwè
    yo/uz	Nṣibẹkisitani
    yo/va	Ìlú Vatican
    yo/vc	Fisẹnnti ati Genadina
    yo/ve	Fẹnẹṣuẹla
    yo/vg	Etíkun Fágínì ti ìlú Bírítísì
    yo/vi	Etikun Fagini ti Amẹrika
    yo/vn	Fẹtinami
    yo/vu	Faniatu
    yo/wf	Wali ati futuna
    yo/ws	Samọ
    yo/ye	Yemeni
    yo/yt	Mayote
    yo/za	Gúúṣù Áfíríkà
    yo/zm	Ṣamibia
    yo/zw	Ṣimibabe
    yue-Hans/ad	安道尔
    yue-Hans/ae	阿拉伯联合大公国
    yue-Hans/af	阿富汗
    yue-Hans/ag	安提瓜同巴布达
    yue-Hans/ai	安圭拉
    yue-Hans/al	阿尔巴尼亚
    yue-Hans/am	亚美尼亚
    yue-Hans/ao	安哥拉
    yue-Hans/aq	南极洲
    yue-Hans/ar	阿根廷
    yue-Hans/as	美属萨摩亚
    yue-Hans/at	奥地利
    yue-Hans/au	澳洲
    yue-Hans/aw	荷属阿鲁巴
    yue-Hans/ax	奥兰群岛
    yue-Hans/az	亚塞拜然
    yue-Hans/ba	波斯尼亚同黑塞哥维那
    yue-Hans/bb	巴贝多
    yue-Hans/bd	孟加拉
    yue-Hans/be	比利时
    yue-Hans/bf	布吉纳法索
    yue-Hans/bg	保加利亚
    yue-Hans/bh	巴林
    yue-Hans/bi	蒲隆地
    yue-Hans/bj	贝南
    yue-Hans/bl	圣巴瑟米
    yue-Hans/bm	百慕达
    yue-Hans/bn	汶莱
    yue-Hans/bo	玻利维亚
    yue-Hans/bq	荷兰加勒比区
    yue-Hans/br	巴西
    yue-Hans/bs	巴哈马
    yue-Hans/bt	不丹
    yue-Hans/bv	布威岛
    yue-Hans/bw	波札那
    yue-Hans/by	白俄罗斯
    yue-Hans/bz	贝里斯
    yue-Hans/ca	加拿大
    yue-Hans/cc	科科斯（基林）群岛
    yue-Hans/cd	刚果（金夏沙）
    yue-Hans/cf	中非共和国
    yue-Hans/cg	刚果（布拉萨）
    yue-Hans/ch	瑞士
    yue-Hans/ci	象牙海岸
    yue-Hans/ck	库克群岛
    yue-Hans/cl	智利
    yue-Hans/cm	喀麦隆
    yue-Hans/cn	中华人民共和国
    yue-Hans/co	哥伦比亚
    yue-Hans/cr	哥斯大黎加
    yue-Hans/cu	古巴
    yue-Hans/cv	维德角
    yue-Hans/cw	库拉索
    yue-Hans/cx	圣诞岛
    yue-Hans/cy	赛普勒斯
    yue-Hans/cz	捷克
    yue-Hans/de	德国
    yue-Hans/dj	吉布地
    yue-Hans/dk	丹麦
    yue-Hans/dm	多米尼克
    yue-Hans/do	多明尼加共和国
    yue-Hans/dz	阿尔及利亚
    yue-Hans/ec	厄瓜多
    yue-Hans/ee	爱沙尼亚
    yue-Hans/eg	埃及
    yue-Hans/eh	西撒哈拉
    yue-Hans/er	厄利垂亚
    yue-Hans/es	西班牙
    yue-Hans/et	衣索比亚
    yue-Hans/fi	芬兰
    yue-Hans/fj	斐济
    yue-Hans/fk	福克兰群岛
    yue-Hans/fm	密克罗尼西亚群岛
    yue-Hans/fo	法罗群岛
    yue-Hans/fr	法国
    yue-Hans/ga	加彭
    yue-Hans/gb	英国
    yue-Hans/gd	格瑞那达
    yue-Hans/ge	乔治亚共和国
    yue-Hans/gf	法属圭亚那
    yue-Hans/gg	根西岛
    yue-Hans/gh	迦纳
    yue-Hans/gi	直布罗陀
    yue-Hans/gl	格陵兰
    yue-Hans/gm	甘比亚
    yue-Hans/gn	几内亚
    yue-Hans/gp	瓜地洛普
    yue-Hans/gq	赤道几内亚
    yue-Hans/gr	希腊
    yue-Hans/gs	南佐治亚岛同南桑威奇群岛
    yue-Hans/gt	瓜地马拉
    yue-Hans/gu	关岛
    yue-Hans/gw	几内亚比索
    yue-Hans/gy	盖亚那
    yue-Hans/hk	中华人民共和国香港特别行政区
    yue-Hans/hm	赫德岛同麦克唐纳群岛
    yue-Hans/hn	宏都拉斯
    yue-Hans/hr	克罗埃西亚
    yue-Hans/ht	海地
    yue-Hans/hu	匈牙利
    yue-Hans/id	印尼
    yue-Hans/ie	爱尔兰
    yue-Hans/il	以色列
    yue-Hans/im	曼岛
    yue-Hans/in	印度
    yue-Hans/io	英属印度洋领地
    yue-Hans/iq	伊拉克
    yue-Hans/ir	伊朗
    yue-Hans/is	冰岛
    yue-Hans/it	义大利
    yue-Hans/je	泽西岛
    yue-Hans/jm	牙买加
    yue-Hans/jo	约旦
    yue-Hans/jp	日本
    yue-Hans/ke	肯亚
    yue-Hans/kg	吉尔吉斯
    yue-Hans/kh	柬埔寨
    yue-Hans/ki	吉里巴斯
    yue-Hans/km	葛摩
    yue-Hans/kn	圣基茨同尼维斯
    yue-Hans/kp	北韩
    yue-Hans/kr	南韩
    yue-Hans/kw	科威特
    yue-Hans/ky	开曼群岛
    yue-Hans/kz	哈萨克
    yue-Hans/la	寮国
    yue-Hans/lb	黎巴嫩
    yue-Hans/lc	圣露西亚
    yue-Hans/li	列支敦斯登
    yue-Hans/lk	斯里兰卡
    yue-Hans/lr	赖比瑞亚
    yue-Hans/ls	赖索托
    yue-Hans/lt	立陶宛
    yue-Hans/lu	卢森堡
    yue-Hans/lv	拉脱维亚
    yue-Hans/ly	利比亚
    yue-Hans/ma	摩洛哥
    yue-Hans/mc	摩纳哥
    yue-Hans/md	摩尔多瓦
    yue-Hans/me	蒙特内哥罗
    yue-Hans/mf	法属圣马丁
    yue-Hans/mg	马达加斯加
    yue-Hans/mh	马绍尔群岛
    yue-Hans/mk	马其顿
    yue-Hans/ml	马利
    yue-Hans/mm	缅甸
    yue-Hans/mn	蒙古
    yue-Hans/mo	中华人民共和国澳门特别行政区
    yue-Hans/mp	北马里亚纳群岛
    yue-Hans/mq	马丁尼克岛
    yue-Hans/mr	茅利塔尼亚
    yue-Hans/ms	蒙哲腊
    yue-Hans/mt	马尔他
    yue-Hans/mu	模里西斯
    yue-Hans/mv	马尔地夫
    yue-Hans/mw	马拉威
    yue-Hans/mx	墨西哥
    yue-Hans/my	马来西亚
    yue-Hans/mz	莫三比克
    yue-Hans/na	纳米比亚
    yue-Hans/nc	新喀里多尼亚
    yue-Hans/ne	尼日
    yue-Hans/nf	诺福克岛
    yue-Hans/ng	奈及利亚
    yue-Hans/ni	尼加拉瓜
    yue-Hans/nl	荷兰
    yue-Hans/no	挪威
    yue-Hans/np	尼泊尔
    yue-Hans/nr	诺鲁
    yue-Hans/nu	纽埃岛
    yue-Hans/nz	纽西兰
    yue-Hans/om	阿曼王国
    yue-Hans/pa	巴拿马
    yue-Hans/pe	秘鲁
    yue-Hans/pf	法属玻里尼西亚
    yue-Hans/pg	巴布亚纽几内亚
    yue-Hans/ph	菲律宾
    yue-Hans/pk	巴基斯坦
    yue-Hans/pl	波兰
    yue-Hans/pm	圣皮埃尔同密克隆群岛
    yue-Hans/pn	皮特肯群岛
    yue-Hans/pr	波多黎各
    yue-Hans/ps	巴勒斯坦自治区
    yue-Hans/pt	葡萄牙
    yue-Hans/pw	帛琉
    yue-Hans/py	巴拉圭
    yue-Hans/qa	卡达
    yue-Hans/re	留尼旺
    yue-Hans/ro	罗马尼亚
    yue-Hans/rs	塞尔维亚
    yue-Hans/ru	俄罗斯
    yue-Hans/rw	卢安达
    yue-Hans/sa	沙乌地阿拉伯
    yue-Hans/sb	索罗门群岛
    yue-Hans/sc	塞席尔
    yue-Hans/sd	苏丹
    yue-Hans/se	瑞典
    yue-Hans/sg	新加坡
    yue-Hans/sh	圣赫勒拿岛
    yue-Hans/si	斯洛维尼亚
    yue-Hans/sj	斯瓦尔巴特群岛同扬马延岛
    yue-Hans/sk	斯洛伐克
    yue-Hans/sl	狮子山
    yue-Hans/sm	圣马利诺
    yue-Hans/sn	塞内加尔
    yue-Hans/so	索马利亚
    yue-Hans/sr	苏利南
    yue-Hans/ss	南苏丹
    yue-Hans/st	圣多美同普林西比
    yue-Hans/sv	萨尔瓦多
    yue-Hans/sx	荷属圣马丁
    yue-Hans/sy	叙利亚
    yue-Hans/sz	史瓦济兰
    yue-Hans/tc	土克斯及开科斯群岛
    yue-Hans/td	查德
    yue-Hans/tf	法属南方属地
    yue-Hans/tg	多哥
    yue-Hans/th	泰国
    yue-Hans/tj	塔吉克
    yue-Hans/tk	托克劳群岛
    yue-Hans/tl	东帝汶
    yue-Hans/tm	土库曼
    yue-Hans/tn	突尼西亚
    yue-Hans/to	东加
    yue-Hans/tr	土耳其
    yue-Hans/tt	千里达同多巴哥
    yue-Hans/tv	吐瓦鲁
    yue-Hans/tw	台湾
    yue-Hans/tz	坦尚尼亚
    yue-Hans/ua	乌克兰
    yue-Hans/ug	乌干达
    yue-Hans/um	美国本土外小岛屿
    yue-Hans/us	美国
    yue-Hans/uy	乌拉圭
    yue-Hans/uz	乌兹别克
    yue-Hans/va	梵蒂冈
    yue-Hans/vc	圣文森特同格林纳丁斯
    yue-Hans/ve	委内瑞拉
    yue-Hans/vg	英属维京群岛
    yue-Hans/vi	美属维京群岛
    yue-Hans/vn	越南
    yue-Hans/vu	万那杜
    yue-Hans/wf	瓦利斯同富图纳群岛
    yue-Hans/ws	萨摩亚
    yue-Hans/ye	叶门
    yue-Hans/yt	马约特
    yue-Hans/za	南非
    yue-Hans/zm	尚比亚
    yue-Hans/zw	辛巴威
    yue/ad	安道爾
    yue/ae	阿拉伯聯合大公國
    yue/af	阿富汗
    yue/ag	安提瓜同巴布達
    yue/ai	安圭拉
    yue/al	阿爾巴尼亞
    yue/am	亞美尼亞
    yue/ao	安哥拉
    yue/aq	南極洲
    yue/ar	阿根廷
    yue/as	美屬薩摩亞
    yue/at	奧地利
    yue/au	澳洲
    yue/aw	荷屬阿魯巴
    yue/ax	奧蘭群島
    yue/az	阿塞拜疆
    yue/ba	波斯尼亞同黑塞哥維那
    yue/bb	巴貝多
    yue/bd	孟加拉
    yue/be	比利時
    yue/bf	布吉納法索
    yue/bg	保加利亞
    yue/bh	巴林
    yue/bi	蒲隆地
    yue/bj	貝南
    yue/bl	聖巴瑟米
    yue/bm	百慕達
    yue/bn	汶萊
    yue/bo	玻利維亞
    yue/bq	荷蘭加勒比區
    yue/br	巴西
    yue/bs	巴哈馬
    yue/bt	不丹
    yue/bv	布威島
    yue/bw	波札那
    yue/by	白俄羅斯
    yue/bz	貝里斯
    yue/ca	加拿大
    yue/cc	科科斯（基林）群島
    yue/cd	剛果（金夏沙）
    yue/cf	中非共和國
    yue/cg	剛果（布拉薩）
    yue/ch	瑞士
    yue/ci	象牙海岸
    yue/ck	庫克群島
    yue/cl	智利
    yue/cm	喀麥隆
    yue/cn	中國
    yue/co	哥倫比亞
    yue/cr	哥斯大黎加
    yue/cu	古巴
    yue/cv	維德角
    yue/cw	庫拉索
    yue/cx	聖誕島
    yue/cy	賽普勒斯
    yue/cz	捷克
    yue/de	德國
    yue/dj	吉布地
    yue/dk	丹麥
    yue/dm	多米尼克
    yue/do	多明尼加共和國
    yue/dz	阿爾及利亞
    yue/ec	厄瓜多
    yue/ee	愛沙尼亞
    yue/eg	埃及
    yue/eh	西撒哈拉
    yue/er	厄利垂亞
    yue/es	西班牙
    yue/et	衣索比亞
    yue/fi	芬蘭
    yue/fj	斐濟
    yue/fk	福克蘭群島
    yue/fm	密克羅尼西亞群島
    yue/fo	法羅群島
    yue/fr	法國
    yue/ga	加彭
    yue/gb	英國
    yue/gd	格瑞那達
    yue/ge	格魯吉亞
    yue/gf	法屬圭亞那
    yue/gg	根西島
    yue/gh	迦納
    yue/gi	直布羅陀
    yue/gl	格陵蘭
    yue/gm	甘比亞
    yue/gn	幾內亞
    yue/gp	瓜地洛普
    yue/gq	赤道幾內亞
    yue/gr	希臘
    yue/gs	南佐治亞島同南桑威奇群島
    yue/gt	瓜地馬拉
    yue/gu	關島
    yue/gw	幾內亞比索
    yue/gy	蓋亞那
    yue/hk	中國香港特別行政區
    yue/hm	赫德島同麥克唐納群島
    yue/hn	宏都拉斯
    yue/hr	克羅埃西亞
    yue/ht	海地
    yue/hu	匈牙利
    yue/id	印尼
    yue/ie	愛爾蘭
    yue/il	以色列
    yue/im	曼島
    yue/in	印度
    yue/io	英屬印度洋領地
    yue/iq	伊拉克
    yue/ir	伊朗
    yue/is	冰島
    yue/it	意大利
    yue/je	澤西島
    yue/jm	牙買加
    yue/jo	約旦
    yue/jp	日本
    yue/ke	肯亞
    yue/kg	吉爾吉斯
    yue/kh	柬埔寨
    yue/ki	吉里巴斯
    yue/km	葛摩
    yue/kn	聖基茨同尼維斯
    yue/kp	北韓
    yue/kr	南韓
    yue/kw	科威特
    yue/ky	開曼群島
    yue/kz	哈薩克
    yue/la	老撾
    yue/lb	黎巴嫩
    yue/lc	聖露西亞
    yue/li	列支敦斯登
    yue/lk	斯里蘭卡
    yue/lr	賴比瑞亞
    yue/ls	賴索托
    yue/lt	立陶宛
    yue/lu	盧森堡
    yue/lv	拉脫維亞
    yue/ly	利比亞
    yue/ma	摩洛哥
    yue/mc	摩納哥
    yue/md	摩爾多瓦
    yue/me	蒙特內哥羅
    yue/mf	法屬聖馬丁
    yue/mg	馬達加斯加
    yue/mh	馬紹爾群島
    yue/mk	北馬其頓
    yue/ml	馬利
    yue/mm	緬甸
    yue/mn	蒙古
    yue/mo	中國澳門特別行政區
    yue/mp	北馬里亞納群島
    yue/mq	馬丁尼克島
    yue/mr	茅利塔尼亞
    yue/ms	蒙哲臘
    yue/mt	馬爾他
    yue/mu	模里西斯
    yue/mv	馬爾地夫
    yue/mw	馬拉威
    yue/mx	墨西哥
    yue/my	馬來西亞
    yue/mz	莫三比克
    yue/na	納米比亞
    yue/nc	新喀里多尼亞
    yue/ne	尼日
    yue/nf	諾福克島
    yue/ng	奈及利亞
    yue/ni	尼加拉瓜
    yue/nl	荷蘭
    yue/no	挪威
    yue/np	尼泊爾
    yue/nr	諾魯
    yue/nu	紐埃島
    yue/nz	新西蘭
    yue/om	阿曼王國
    yue/pa	巴拿馬
    yue/pe	秘魯
    yue/pf	法屬玻里尼西亞
    yue/pg	巴布亞紐幾內亞
    yue/ph	菲律賓
    yue/pk	巴基斯坦
    yue/pl	波蘭
    yue/pm	聖皮埃爾同密克隆群島
    yue/pn	皮特肯群島
    yue/pr	波多黎各
    yue/ps	巴勒斯坦自治區
    yue/pt	葡萄牙
    yue/pw	帛琉
    yue/py	巴拉圭
    yue/qa	卡達
    yue/re	留尼旺
    yue/ro	羅馬尼亞
    yue/rs	塞爾維亞
    yue/ru	俄羅斯
    yue/rw	盧安達
    yue/sa	沙特阿拉伯
    yue/sb	索羅門群島
    yue/sc	塞席爾
    yue/sd	蘇丹
    yue/se	瑞典
    yue/sg	新加坡
    yue/sh	聖赫勒拿島
    yue/si	斯洛維尼亞
    yue/sj	斯瓦爾巴特群島同揚馬延島
    yue/sk	斯洛伐克
    yue/sl	獅子山
    yue/sm	聖馬利諾
    yue/sn	塞內加爾
    yue/so	索馬利亞
    yue/sr	蘇利南
    yue/ss	南蘇丹
    yue/st	聖多美同普林西比
    yue/sv	薩爾瓦多
    yue/sx	荷屬聖馬丁
    yue/sy	敘利亞
    yue/sz	史瓦濟蘭
    yue/tc	土克斯及開科斯群島
    yue/td	查德
    yue/tf	法屬南方屬地
    yue/tg	多哥
    yue/th	泰國
    yue/tj	塔吉克
    yue/tk	托克勞群島
    yue/tl	東帝汶
    yue/tm	土庫曼
    yue/tn	突尼西亞
    yue/to	東加
    yue/tr	土耳其
    yue/tt	千里達同多巴哥
    yue/tv	吐瓦魯
    yue/tw	台灣
    yue/tz	坦尚尼亞
    yue/ua	烏克蘭
    yue/ug	烏干達
    yue/um	美國本土外小島嶼
    yue/us	美國
    yue/uy	烏拉圭
    yue/uz	烏茲別克
    yue/va	梵蒂岡
    yue/vc	聖文森特同格林納丁斯
    yue/ve	委內瑞拉
    yue/vg	英屬維京群島
    yue/vi	美屬維京群島
    yue/vn	越南
    yue/vu	萬那杜
    yue/wf	瓦利斯同富圖納群島
    yue/ws	薩摩亞
    yue/ye	也門
    yue/yt	馬約特
    yue/za	南非
    yue/zm	尚比亞
    yue/zw	辛巴威
    zh-Hant-HK/ae	阿拉伯聯合酋長國
    zh-Hant-HK/ag	安提瓜和巴布達
    zh-Hant-HK/aw	阿魯巴
    zh-Hant-HK/az	亞塞拜疆
    zh-Hant-HK/ba	波斯尼亞和黑塞哥維那
    zh-Hant-HK/bb	巴巴多斯
    zh-Hant-HK/bf	布基納法索
    zh-Hant-HK/bi	布隆迪
    zh-Hant-HK/bj	貝寧
    zh-Hant-HK/bl	聖巴泰勒米
    zh-Hant-HK/bv	鮑威特島
    zh-Hant-HK/bw	博茨瓦納
    zh-Hant-HK/bz	伯利茲
    zh-Hant-HK/cc	科科斯 (基林) 群島
    zh-Hant-HK/ci	科特迪瓦
    zh-Hant-HK/cr	哥斯達黎加
    zh-Hant-HK/cv	佛得角
    zh-Hant-HK/cy	塞浦路斯
    zh-Hant-HK/dj	吉布提
    zh-Hant-HK/do	多米尼加共和國
    zh-Hant-HK/ec	厄瓜多爾
    zh-Hant-HK/er	厄立特里亞
    zh-Hant-HK/et	埃塞俄比亞
    zh-Hant-HK/ga	加蓬
    zh-Hant-HK/gd	格林納達
    zh-Hant-HK/ge	格魯吉亞
    zh-Hant-HK/gh	加納
    zh-Hant-HK/gm	岡比亞
    zh-Hant-HK/gs	南佐治亞島與南桑威奇群島
    zh-Hant-HK/gt	危地馬拉
    zh-Hant-HK/gw	幾內亞比紹
    zh-Hant-HK/gy	圭亞那
    zh-Hant-HK/hn	洪都拉斯
    zh-Hant-HK/hr	克羅地亞
    zh-Hant-HK/im	馬恩島
    zh-Hant-HK/it	意大利
    zh-Hant-HK/ke	肯尼亞
    zh-Hant-HK/km	科摩羅
    zh-Hant-HK/kn	聖基茨和尼維斯
    zh-Hant-HK/la	老撾
    zh-Hant-HK/lc	聖盧西亞
    zh-Hant-HK/li	列支敦士登
    zh-Hant-HK/lr	利比里亞
    zh-Hant-HK/ls	萊索托
    zh-Hant-HK/me	黑山
    zh-Hant-HK/ml	馬里
    zh-Hant-HK/mr	毛里塔尼亞
    zh-Hant-HK/ms	蒙特塞拉特
    zh-Hant-HK/mt	馬耳他
    zh-Hant-HK/mu	毛里裘斯
    zh-Hant-HK/mv	馬爾代夫
    zh-Hant-HK/mw	馬拉維
    zh-Hant-HK/mz	莫桑比克
    zh-Hant-HK/ne	尼日爾
    zh-Hant-HK/ng	尼日利亞
    zh-Hant-HK/nr	瑙魯
    zh-Hant-HK/pf	法屬波利尼西亞
    zh-Hant-HK/pg	巴布亞新畿內亞
    zh-Hant-HK/pn	皮特凱恩島
    zh-Hant-HK/ps	巴勒斯坦領土
    zh-Hant-HK/qa	卡塔爾
    zh-Hant-HK/rw	盧旺達
    zh-Hant-HK/sa	沙地阿拉伯
    zh-Hant-HK/sb	所羅門群島
    zh-Hant-HK/sc	塞舌爾
    zh-Hant-HK/si	斯洛文尼亞
    zh-Hant-HK/sj	斯瓦爾巴特群島及揚馬延島
    zh-Hant-HK/sl	塞拉利昂
    zh-Hant-HK/sm	聖馬力諾
    zh-Hant-HK/so	索馬里
    zh-Hant-HK/sr	蘇里南
    zh-Hant-HK/st	聖多美和普林西比
    zh-Hant-HK/sz	斯威士蘭
    zh-Hant-HK/tc	特克斯和凱科斯群島
    zh-Hant-HK/td	乍得
    zh-Hant-HK/tf	法屬南部領地
    zh-Hant-HK/to	湯加
    zh-Hant-HK/tt	千里達和多巴哥
    zh-Hant-HK/tv	圖瓦盧
    zh-Hant-HK/tz	坦桑尼亞
    zh-Hant-HK/vc	聖文森特和格林納丁斯
    zh-Hant-HK/vg	英屬維爾京群島
    zh-Hant-HK/vi	美屬維爾京群島
    zh-Hant-HK/vu	瓦努阿圖
    zh-Hant-HK/ye	也門
    zh-Hant-HK/yt	馬約特
    zh-Hant-HK/zm	贊比亞
    zh-Hant-HK/zw	津巴布韋
    zh-Hant/ad	安道爾
    zh-Hant/ae	阿拉伯聯合大公國
    zh-Hant/af	阿富汗
    zh-Hant/ag	安地卡及巴布達
    zh-Hant/ai	安奎拉
    zh-Hant/al	阿爾巴尼亞
    zh-Hant/am	亞美尼亞
    zh-Hant/ao	安哥拉
    zh-Hant/aq	南極洲
    zh-Hant/ar	阿根廷
    zh-Hant/as	美屬薩摩亞
    zh-Hant/at	奧地利
    zh-Hant/au	澳洲
    zh-Hant/aw	荷屬阿魯巴
    zh-Hant/ax	奧蘭群島
    zh-Hant/az	亞塞拜然
    zh-Hant/ba	波士尼亞與赫塞哥維納
    zh-Hant/bb	巴貝多
    zh-Hant/bd	孟加拉
    zh-Hant/be	比利時
    zh-Hant/bf	布吉納法索
    zh-Hant/bg	保加利亞
    zh-Hant/bh	巴林
    zh-Hant/bi	蒲隆地
    zh-Hant/bj	貝南
    zh-Hant/bl	聖巴瑟米
    zh-Hant/bm	百慕達
    zh-Hant/bn	汶萊
    zh-Hant/bo	玻利維亞
    zh-Hant/bq	荷蘭加勒比區
    zh-Hant/br	巴西
    zh-Hant/bs	巴哈馬
    zh-Hant/bt	不丹
    zh-Hant/bv	布威島
    zh-Hant/bw	波札那
    zh-Hant/by	白俄羅斯
    zh-Hant/bz	貝里斯
    zh-Hant/ca	加拿大
    zh-Hant/cc	科克斯（基靈）群島
    zh-Hant/cd	剛果（金夏沙）
    zh-Hant/cf	中非共和國
    zh-Hant/cg	剛果（布拉薩）
    zh-Hant/ch	瑞士
    zh-Hant/ci	象牙海岸
    zh-Hant/ck	庫克群島
    zh-Hant/cl	智利
    zh-Hant/cm	喀麥隆
    zh-Hant/cn	中國
    zh-Hant/co	哥倫比亞
    zh-Hant/cr	哥斯大黎加
    zh-Hant/cu	古巴
    zh-Hant/cv	維德角
    zh-Hant/cw	庫拉索
    zh-Hant/cx	聖誕島
    zh-Hant/cy	賽普勒斯
    zh-Hant/cz	捷克
    zh-Hant/de	德國
    zh-Hant/dj	吉布地
    zh-Hant/dk	丹麥
    zh-Hant/dm	多米尼克
    zh-Hant/do	多明尼加共和國
    zh-Hant/dz	阿爾及利亞
    zh-Hant/ec	厄瓜多
    zh-Hant/ee	愛沙尼亞
    zh-Hant/eg	埃及
    zh-Hant/eh	西撒哈拉
    zh-Hant/er	厄利垂亞
    zh-Hant/es	西班牙
    zh-Hant/et	衣索比亞
    zh-Hant/fi	芬蘭
    zh-Hant/fj	斐濟
    zh-Hant/fk	福克蘭群島
    zh-Hant/fm	密克羅尼西亞
    zh-Hant/fo	法羅群島
    zh-Hant/fr	法國
    zh-Hant/ga	加彭
    zh-Hant/gb	英國
    zh-Hant/gd	格瑞那達
    zh-Hant/ge	喬治亞
    zh-Hant/gf	法屬圭亞那
    zh-Hant/gg	根息
    zh-Hant/gh	迦納
    zh-Hant/gi	直布羅陀
    zh-Hant/gl	格陵蘭
    zh-Hant/gm	甘比亞
    zh-Hant/gn	幾內亞
    zh-Hant/gp	瓜地洛普
    zh-Hant/gq	赤道幾內亞
    zh-Hant/gr	希臘
    zh-Hant/gs	南喬治亞與南三明治群島
    zh-Hant/gt	瓜地馬拉
    zh-Hant/gu	關島
    zh-Hant/gw	幾內亞比索
    zh-Hant/gy	蓋亞那
    zh-Hant/hk	中國香港特別行政區
    zh-Hant/hm	赫德島及麥唐納群島
    zh-Hant/hn	宏都拉斯
    zh-Hant/hr	克羅埃西亞
    zh-Hant/ht	海地
    zh-Hant/hu	匈牙利
    zh-Hant/id	印尼
    zh-Hant/ie	愛爾蘭
    zh-Hant/il	以色列
    zh-Hant/im	曼島
    zh-Hant/in	印度
    zh-Hant/io	英屬印度洋領地
    zh-Hant/iq	伊拉克
    zh-Hant/ir	伊朗
    zh-Hant/is	冰島
    zh-Hant/it	義大利
    zh-Hant/je	澤西島
    zh-Hant/jm	牙買加
    zh-Hant/jo	約旦
    zh-Hant/jp	日本
    zh-Hant/ke	肯亞
    zh-Hant/kg	吉爾吉斯
    zh-Hant/kh	柬埔寨
    zh-Hant/ki	吉里巴斯
    zh-Hant/km	葛摩
    zh-Hant/kn	聖克里斯多福及尼維斯
    zh-Hant/kp	北韓
    zh-Hant/kr	南韓
    zh-Hant/kw	科威特
    zh-Hant/ky	開曼群島
    zh-Hant/kz	哈薩克
    zh-Hant/la	寮國
    zh-Hant/lb	黎巴嫩
    zh-Hant/lc	聖露西亞
    zh-Hant/li	列支敦斯登
    zh-Hant/lk	斯里蘭卡
    zh-Hant/lr	賴比瑞亞
    zh-Hant/ls	賴索托
    zh-Hant/lt	立陶宛
    zh-Hant/lu	盧森堡
    zh-Hant/lv	拉脫維亞
    zh-Hant/ly	利比亞
    zh-Hant/ma	摩洛哥
    zh-Hant/mc	摩納哥
    zh-Hant/md	摩爾多瓦
    zh-Hant/me	蒙特內哥羅
    zh-Hant/mf	法屬聖馬丁
    zh-Hant/mg	馬達加斯加
    zh-Hant/mh	馬紹爾群島
    zh-Hant/mk	北馬其頓
    zh-Hant/ml	馬利
    zh-Hant/mm	緬甸
    zh-Hant/mn	蒙古
    zh-Hant/mo	中國澳門特別行政區
    zh-Hant/mp	北馬利安納群島
    zh-Hant/mq	馬丁尼克
    zh-Hant/mr	茅利塔尼亞
    zh-Hant/ms	蒙哲臘
    zh-Hant/mt	馬爾他
    zh-Hant/mu	模里西斯
    zh-Hant/mv	馬爾地夫
    zh-Hant/mw	馬拉威
    zh-Hant/mx	墨西哥
    zh-Hant/my	馬來西亞
    zh-Hant/mz	莫三比克
    zh-Hant/na	納米比亞
    zh-Hant/nc	新喀里多尼亞
    zh-Hant/ne	尼日
    zh-Hant/nf	諾福克島
    zh-Hant/ng	奈及利亞
    zh-Hant/ni	尼加拉瓜
    zh-Hant/nl	荷蘭
    zh-Hant/no	挪威
    zh-Hant/np	尼泊爾
    zh-Hant/nr	諾魯
    zh-Hant/nu	紐埃島
    zh-Hant/nz	紐西蘭
    zh-Hant/om	阿曼
    zh-Hant/pa	巴拿馬
    zh-Hant/pe	秘魯
    zh-Hant/pf	法屬玻里尼西亞
    zh-Hant/pg	巴布亞紐幾內亞
    zh-Hant/ph	菲律賓
    zh-Hant/pk	巴基斯坦
    zh-Hant/pl	波蘭
    zh-Hant/pm	聖皮埃與密克隆群島
    zh-Hant/pn	皮特肯群島
    zh-Hant/pr	波多黎各
    zh-Hant/ps	巴勒斯坦自治區
    zh-Hant/pt	葡萄牙
    zh-Hant/pw	帛琉
    zh-Hant/py	巴拉圭
    zh-Hant/qa	卡達
    zh-Hant/re	留尼旺
    zh-Hant/ro	羅馬尼亞
    zh-Hant/rs	塞爾維亞
    zh-Hant/ru	俄羅斯
    zh-Hant/rw	盧安達
    zh-Hant/sa	沙烏地阿拉伯
    zh-Hant/sb	索羅門群島
    zh-Hant/sc	塞席爾
    zh-Hant/sd	蘇丹
    zh-Hant/se	瑞典
    zh-Hant/sg	新加坡
    zh-Hant/sh	聖赫勒拿島
    zh-Hant/si	斯洛維尼亞
    zh-Hant/sj	挪威屬斯瓦巴及尖棉
    zh-Hant/sk	斯洛伐克
    zh-Hant/sl	獅子山
    zh-Hant/sm	聖馬利諾
    zh-Hant/sn	塞內加爾
    zh-Hant/so	索馬利亞
    zh-Hant/sr	蘇利南
    zh-Hant/ss	南蘇丹
    zh-Hant/st	聖多美普林西比
    zh-Hant/sv	薩爾瓦多
    zh-Hant/sx	荷屬聖馬丁
    zh-Hant/sy	敘利亞
    zh-Hant/sz	史瓦帝尼
    zh-Hant/tc	土克斯及開科斯群島
    zh-Hant/td	查德
    zh-Hant/tf	法屬南部屬地
    zh-Hant/tg	多哥
    zh-Hant/th	泰國
    zh-Hant/tj	塔吉克
    zh-Hant/tk	托克勞群島
    zh-Hant/tl	東帝汶
    zh-Hant/tm	土庫曼
    zh-Hant/tn	突尼西亞
    zh-Hant/to	東加
    zh-Hant/tr	土耳其
    zh-Hant/tt	千里達及托巴哥
    zh-Hant/tv	吐瓦魯
    zh-Hant/tw	台灣
    zh-Hant/tz	坦尚尼亞
    zh-Hant/ua	烏克蘭
    zh-Hant/ug	烏干達
    zh-Hant/um	美國本土外小島嶼
    zh-Hant/us	美國
    zh-Hant/uy	烏拉圭
    zh-Hant/uz	烏茲別克
    zh-Hant/va	梵蒂岡
    zh-Hant/vc	聖文森及格瑞那丁
    zh-Hant/ve	委內瑞拉
    zh-Hant/vg	英屬維京群島
    zh-Hant/vi	美屬維京群島
    zh-Hant/vn	越南
    zh-Hant/vu	萬那杜
    zh-Hant/wf	瓦利斯群島和富圖那群島
    zh-Hant/ws	薩摩亞
    zh-Hant/ye	葉門
    zh-Hant/yt	馬約特島
    zh-Hant/za	南非
    zh-Hant/zm	尚比亞
    zh-Hant/zw	辛巴威
    zh/ad	安道尔
    zh/ae	阿拉伯联合酋长国
    zh/af	阿富汗
    zh/ag	安提瓜和巴布达
    zh/ai	安圭拉
    zh/al	阿尔巴尼亚
    zh/am	亚美尼亚
    zh/ao	安哥拉
    zh/aq	南极洲
    zh/ar	阿根廷
    zh/as	美属萨摩亚
    zh/at	奥地利
    zh/au	澳大利亚
    zh/aw	阿鲁巴
    zh/ax	奥兰群岛
    zh/az	阿塞拜疆
    zh/ba	波斯尼亚和黑塞哥维那
    zh/bb	巴巴多斯
    zh/bd	孟加拉国
    zh/be	比利时
    zh/bf	布基纳法索
    zh/bg	保加利亚
    zh/bh	巴林
    zh/bi	布隆迪
    zh/bj	贝宁
    zh/bl	圣巴泰勒米
    zh/bm	百慕大
    zh/bn	文莱
    zh/bo	玻利维亚
    zh/bq	荷属加勒比区
    zh/br	巴西
    zh/bs	巴哈马
    zh/bt	不丹
    zh/bv	布韦岛
    zh/bw	博茨瓦纳
    zh/by	白俄罗斯
    zh/bz	伯利兹
    zh/ca	加拿大
    zh/cc	科科斯（基林）群岛
    zh/cd	刚果（金）
    zh/cf	中非共和国
    zh/cg	刚果（布）
    zh/ch	瑞士
    zh/ci	科特迪瓦
    zh/ck	库克群岛
    zh/cl	智利
    zh/cm	喀麦隆
    zh/cn	中国
    zh/co	哥伦比亚
    zh/cr	哥斯达黎加
    zh/cu	古巴
    zh/cv	佛得角
    zh/cw	库拉索
    zh/cx	圣诞岛
    zh/cy	塞浦路斯
    zh/cz	捷克
    zh/de	德国
    zh/dj	吉布提
    zh/dk	丹麦
    zh/dm	多米尼克
    zh/do	多米尼加共和国
    zh/dz	阿尔及利亚
    zh/ec	厄瓜多尔
    zh/ee	爱沙尼亚
    zh/eg	埃及
    zh/eh	西撒哈拉
    zh/er	厄立特里亚
    zh/es	西班牙
    zh/et	埃塞俄比亚
    zh/fi	芬兰
    zh/fj	斐济
    zh/fk	福克兰群岛
    zh/fm	密克罗尼西亚
    zh/fo	法罗群岛
    zh/fr	法国
    zh/ga	加蓬
    zh/gb	英国
    zh/gd	格林纳达
    zh/ge	格鲁吉亚
    zh/gf	法属圭亚那
    zh/gg	根西岛
    zh/gh	加纳
    zh/gi	直布罗陀
    zh/gl	格陵兰
    zh/gm	冈比亚
    zh/gn	几内亚
    zh/gp	瓜德罗普
    zh/gq	赤道几内亚
    zh/gr	希腊
    zh/gs	南乔治亚和南桑威奇群岛
    zh/gt	危地马拉
    zh/gu	关岛
    zh/gw	几内亚比绍
    zh/gy	圭亚那
    zh/hk	中国香港特别行政区
    zh/hm	赫德岛和麦克唐纳群岛
    zh/hn	洪都拉斯
    zh/hr	克罗地亚
    zh/ht	海地
    zh/hu	匈牙利
    zh/id	印度尼西亚
    zh/ie	爱尔兰
    zh/il	以色列
    zh/im	马恩岛
    zh/in	印度
    zh/io	英属印度洋领地
    zh/iq	伊拉克
    zh/ir	伊朗
    zh/is	冰岛
    zh/it	意大利
    zh/je	泽西岛
    zh/jm	牙买加
    zh/jo	约旦
    zh/jp	日本
    zh/ke	肯尼亚
    zh/kg	吉尔吉斯斯坦
    zh/kh	柬埔寨
    zh/ki	基里巴斯
    zh/km	科摩罗
    zh/kn	圣基茨和尼维斯
    zh/kp	朝鲜
    zh/kr	韩国
    zh/kw	科威特
    zh/ky	开曼群岛
    zh/kz	哈萨克斯坦
    zh/la	老挝
    zh/lb	黎巴嫩
    zh/lc	圣卢西亚
    zh/li	列支敦士登
    zh/lk	斯里兰卡
    zh/lr	利比里亚
    zh/ls	莱索托
    zh/lt	立陶宛
    zh/lu	卢森堡
    zh/lv	拉脱维亚
    zh/ly	利比亚
    zh/ma	摩洛哥
    zh/mc	摩纳哥
    zh/md	摩尔多瓦
    zh/me	黑山
    zh/mf	法属圣马丁
    zh/mg	马达加斯加
    zh/mh	马绍尔群岛
    zh/mk	北马其顿
    zh/ml	马里
    zh/mm	缅甸
    zh/mn	蒙古
    zh/mo	中国澳门特别行政区
    zh/mp	北马里亚纳群岛
    zh/mq	马提尼克
    zh/mr	毛里塔尼亚
    zh/ms	蒙特塞拉特
    zh/mt	马耳他
    zh/mu	毛里求斯
    zh/mv	马尔代夫
    zh/mw	马拉维
    zh/mx	墨西哥
    zh/my	马来西亚
    zh/mz	莫桑比克
    zh/na	纳米比亚
    zh/nc	新喀里多尼亚
    zh/ne	尼日尔
    zh/nf	诺福克岛
    zh/ng	尼日利亚
    zh/ni	尼加拉瓜
    zh/nl	荷兰
    zh/no	挪威
    zh/np	尼泊尔
    zh/nr	瑙鲁
    zh/nu	纽埃
    zh/nz	新西兰
    zh/om	阿曼
    zh/pa	巴拿马
    zh/pe	秘鲁
    zh/pf	法属波利尼西亚
    zh/pg	巴布亚新几内亚
    zh/ph	菲律宾
    zh/pk	巴基斯坦
    zh/pl	波兰
    zh/pm	圣皮埃尔和密克隆群岛
    zh/pn	皮特凯恩群岛
    zh/pr	波多黎各
    zh/ps	巴勒斯坦领土
    zh/pt	葡萄牙
    zh/pw	帕劳
    zh/py	巴拉圭
    zh/qa	卡塔尔
    zh/re	留尼汪
    zh/ro	罗马尼亚
    zh/rs	塞尔维亚
    zh/ru	俄罗斯
    zh/rw	卢旺达
    zh/sa	沙特阿拉伯
    zh/sb	所罗门群岛
    zh/sc	塞舌尔
    zh/sd	苏丹
    zh/se	瑞典
    zh/sg	新加坡
    zh/sh	圣赫勒拿
    zh/si	斯洛文尼亚
    zh/sj	斯瓦尔巴和扬马延
    zh/sk	斯洛伐克
    zh/sl	塞拉利昂
    zh/sm	圣马力诺
    zh/sn	塞内加尔
    zh/so	索马里
    zh/sr	苏里南
    zh/ss	南苏丹
    zh/st	圣多美和普林西比
    zh/sv	萨尔瓦多
    zh/sx	荷属圣马丁
    zh/sy	叙利亚
    zh/sz	斯威士兰
    zh/tc	特克斯和凯科斯群岛
    zh/td	乍得
    zh/tf	法属南部领地
    zh/tg	多哥
    zh/th	泰国
    zh/tj	塔吉克斯坦
    zh/tk	托克劳
    zh/tl	东帝汶
    zh/tm	土库曼斯坦
    zh/tn	突尼斯
    zh/to	汤加
    zh/tr	土耳其
    zh/tt	特立尼达和多巴哥
    zh/tv	图瓦卢
    zh/tw	台湾
    zh/tz	坦桑尼亚
    zh/ua	乌克兰
    zh/ug	乌干达
    zh/um	美国本土外小岛屿
    zh/us	美国
    zh/uy	乌拉圭
    zh/uz	乌兹别克斯坦
    zh/va	梵蒂冈
    zh/vc	圣文森特和格林纳丁斯
    zh/ve	委内瑞拉
    zh/vg	英属维尔京群岛
    zh/vi	美属维尔京群岛
    zh/vn	越南
    zh/vu	瓦努阿图
    zh/wf	瓦利斯和富图纳
    zh/ws	萨摩亚
    zh/ye	也门
    zh/yt	马约特
    zh/za	南非
    zh/zm	赞比亚
    zh/zw	津巴布韦
    zu/ad	i-Andorra
    zu/ae	i-United Arab Emirates
    zu/af	i-Afghanistan
    zu/ag	i-Antigua ne-Barbuda
    zu/ai	i-Anguilla
    zu/al	i-Albania
    zu/am	i-Armenia
    zu/ao	i-Angola
    zu/aq	i-Antarctica
    zu/ar	i-Argentina
    zu/as	i-American Samoa
    zu/at	i-Austria
    zu/au	i-Australia
    zu/aw	i-Aruba
    zu/ax	i-Åland Islands
    zu/az	i-Azerbaijan
    zu/ba	i-Bosnia ne-Herzegovina
    zu/bb	i-Barbados
    zu/bd	i-Bangladesh
    zu/be	i-Belgium
    zu/bf	i-Burkina Faso
    zu/bg	i-Bulgaria
    zu/bh	i-Bahrain
    zu/bi	i-Burundi
    zu/bj	i-Benin
    zu/bl	i-Saint Barthélemy
    zu/bm	i-Bermuda
    zu/bn	i-Brunei
    zu/bo	i-Bolivia
    zu/bq	i-Caribbean Netherlands
    zu/br	i-Brazil
    zu/bs	i-Bahamas
    zu/bt	i-Bhutan
    zu/bv	i-Bouvet Island
    zu/bw	iBotswana
    zu/by	i-Belarus
    zu/bz	i-Belize
    zu/ca	i-Canada
    zu/cc	i-Cocos (Keeling) Islands
    zu/cd	i-Congo - Kinshasa
    zu/cf	i-Central African Republic
    zu/cg	i-Congo - Brazzaville
    zu/ch	i-Switzerland
    zu/ci	i-Côte d’Ivoire
    zu/ck	i-Cook Islands
    zu/cl	i-Chile
    zu/cm	i-Cameroon
    zu/cn	i-China
    zu/co	i-Colombia
    zu/cr	i-Costa Rica
    zu/cu	i-Cuba
    zu/cv	i-Cape Verde
    zu/cw	i-Curaçao
    zu/cx	i-Christmas Island
    zu/cy	i-Cyprus
    zu/cz	i-Czechia
    zu/de	i-Germany
    zu/dj	i-Djibouti
    zu/dk	i-Denmark
    zu/dm	i-Dominica
    zu/do	i-Dominican Republic
    zu/dz	i-Algeria
    zu/ec	i-Ecuador
    zu/ee	i-Estonia
    zu/eg	i-Egypt
    zu/eh	i-Western Sahara
    zu/er	i-Eritrea
    zu/es	i-Spain
    zu/et	i-Ethiopia
    zu/fi	i-Finland
    zu/fj	i-Fiji
    zu/fk	i-Falkland Islands
    zu/fm	i-Micronesia
    zu/fo	i-Faroe Islands
    zu/fr	i-France
    zu/ga	i-Gabon
    zu/gb	i-United Kingdom
    zu/gd	i-Grenada
    zu/ge	i-Georgia
    zu/gf	i-French Guiana
    zu/gg	i-Guernsey
    zu/gh	i-Ghana
    zu/gi	i-Gibraltar
    zu/gl	i-Greenland
    zu/gm	i-Gambia
    zu/gn	i-Guinea
    zu/gp	i-Guadeloupe
    zu/gq	i-Equatorial Guinea
    zu/gr	i-Greece
    zu/gs	i-South Georgia ne-South Sandwich Islands
    zu/gt	i-Guatemala
    zu/gu	i-Guam
    zu/gw	i-Guinea-Bissau
    zu/gy	i-Guyana
    zu/hk	i-Hong Kong SAR China
    zu/hm	I-Heard & McDonald Island
    zu/hn	i-Honduras
    zu/hr	i-Croatia
    zu/ht	i-Haiti
    zu/hu	i-Hungary
    zu/id	i-Indonesia
    zu/ie	i-Ireland
    zu/il	kwa-Israel
    zu/im	i-Isle of Man
    zu/in	i-India
    zu/io	i-British Indian Ocean Territory
    zu/iq	i-Iraq
    zu/ir	i-Iran
    zu/is	i-Iceland
    zu/it	i-Italy
    zu/je	i-Jersey
    zu/jm	i-Jamaica
    zu/jo	i-Jordan
    zu/jp	i-Japan
    zu/ke	i-Kenya
    zu/kg	i-Kyrgyzstan
    zu/kh	i-Cambodia
    zu/ki	i-Kiribati
    zu/km	i-Comoros
    zu/kn	i-Saint Kitts ne-Nevis
    zu/kp	i-North Korea
    zu/kr	i-South Korea
    zu/kw	i-Kuwait
    zu/ky	i-Cayman Islands
    zu/kz	i-Kazakhstan
    zu/la	i-Laos
    zu/lb	i-Lebanon
    zu/lc	i-Saint Lucia
    zu/li	i-Liechtenstein
    zu/lk	i-Sri Lanka
    zu/lr	i-Liberia
    zu/ls	iLesotho
    zu/lt	i-Lithuania
    zu/lu	i-Luxembourg
    zu/lv	i-Latvia
    zu/ly	i-Libya
    zu/ma	i-Morocco
    zu/mc	i-Monaco
    zu/md	i-Moldova
    zu/me	i-Montenegro
    zu/mf	i-Saint Martin
    zu/mg	i-Madagascar
    zu/mh	i-Marshall Islands
    zu/mk	i-North Macedonia
    zu/ml	iMali
    zu/mm	i-Myanmar (Burma)
    zu/mn	i-Mongolia
    zu/mo	i-Macau SAR China
    zu/mp	i-Northern Mariana Islands
    zu/mq	i-Martinique
    zu/mr	i-Mauritania
    zu/ms	i-Montserrat
    zu/mt	i-Malta
    zu/mu	i-Mauritius
    zu/mv	i-Maldives
    zu/mw	iMalawi
    zu/mx	i-Mexico
    zu/my	i-Malaysia
    zu/mz	i-Mozambique
    zu/na	i-Namibia
    zu/nc	i-New Caledonia
    zu/ne	i-Niger
    zu/nf	i-Norfolk Island
    zu/ng	i-Nigeria
    zu/ni	i-Nicaragua
    zu/nl	i-Netherlands
    zu/no	i-Norway
    zu/np	i-Nepal
    zu/nr	i-Nauru
    zu/nu	i-Niue
    zu/nz	i-New Zealand
    zu/om	i-Oman
    zu/pa	i-Panama
    zu/pe	i-Peru
    zu/pf	i-French Polynesia
    zu/pg	i-Papua New Guinea
    zu/ph	i-Philippines
    zu/pk	i-Pakistan
    zu/pl	i-Poland
    zu/pm	i-Saint Pierre kanye ne-Miquelon
    zu/pn	i-Pitcairn Islands
    zu/pr	i-Puerto Rico
    zu/ps	i-Palestinian Territories
    zu/pt	i-Portugal
    zu/pw	i-Palau
    zu/py	i-Paraguay
    zu/qa	i-Qatar
    zu/re	i-Réunion
    zu/ro	i-Romania
    zu/rs	i-Serbia
    zu/ru	i-Russia
    zu/rw	i-Rwanda
    zu/sa	i-Saudi Arabia
    zu/sb	i-Solomon Islands
    zu/sc	i-Seychelles
    zu/sd	i-Sudan
    zu/se	i-Sweden
    zu/sg	i-Singapore
    zu/sh	i-St. Helena
    zu/si	i-Slovenia
    zu/sj	i-Svalbard ne-Jan Mayen
    zu/sk	i-Slovakia
    zu/sl	i-Sierra Leone
    zu/sm	i-San Marino
    zu/sn	i-Senegal
    zu/so	i-Somalia
    zu/sr	i-Suriname
    zu/ss	i-South Sudan
    zu/st	i-São Tomé kanye ne-Príncipe
    zu/sv	i-El Salvador
    zu/sx	i-Sint Maarten
    zu/sy	i-Syria
    zu/sz	i-Swaziland
    zu/tc	i-Turks ne-Caicos Islands
    zu/td	i-Chad
    zu/tf	i-French Southern Territories
    zu/tg	i-Togo
    zu/th	i-Thailand
    zu/tj	i-Tajikistan
    zu/tk	i-Tokelau
    zu/tl	i-Timor-Leste
    zu/tm	i-Turkmenistan
    zu/tn	i-Tunisia
    zu/to	i-Tonga
    zu/tr	i-Turkey
    zu/tt	i-Trinidad ne-Tobago
    zu/tv	i-Tuvalu
    zu/tw	i-Taiwan
    zu/tz	i-Tanzania
    zu/ua	i-Ukraine
    zu/ug	i-Uganda
    zu/um	I-U.S. Outlying Islands
    zu/us	i-United States
    zu/uy	i-Uruguay
    zu/uz	i-Uzbekistan
    zu/va	i-Vatican City
    zu/vc	i-Saint Vincent ne-Grenadines
    zu/ve	i-Venezuela
    zu/vg	i-British Virgin Islands
    zu/vi	i-U.S. Virgin Islands
    zu/vn	i-Vietnam
    zu/vu	i-Vanuatu
    zu/wf	i-Wallis ne-Futuna
    zu/ws	i-Samoa
    zu/ye	i-Yemen
    zu/yt	i-Mayotte
    zu/za	iNingizimu Afrika
    zu/zm	i-Zambia
    zu/zw	iZimbabwe
    """#)
}
