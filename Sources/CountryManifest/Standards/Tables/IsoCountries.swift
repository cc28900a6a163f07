// swift-format-ignore-file
// Made by Scripts/make_standards.py; do not edit.
//
// What: ISO 3166-1 alpha-2, and xk for Kosovo: alpha-3, English name
// Source: CLDR 47 through Babel 2.18.0
// Date: 2025-03-13
// License: Unicode-3.0
// SHA-256 of the rows: a5f4d7a43c3f6ed85ed08808291d0ad7663bedd5c63d25b49c8393efb89716e0
//
extension StandardsTable {
  static let isoCountries = StandardsTable(
    #"""
    ad	AND	Andorra
    ae	ARE	United Arab Emirates
    af	AFG	Afghanistan
    ag	ATG	Antigua & Barbuda
    ai	AIA	Anguilla
    al	ALB	Albania
    am	ARM	Armenia
    ao	AGO	Angola
    aq	ATA	Antarctica
    ar	ARG	Argentina
    as	ASM	American Samoa
    at	AUT	Austria
    au	AUS	Australia
    aw	ABW	Aruba
    ax	ALA	Åland Islands
    az	AZE	Azerbaijan
    ba	BIH	Bosnia & Herzegovina
    bb	BRB	Barbados
    bd	BGD	Bangladesh
    be	BEL	Belgium
    bf	BFA	Burkina Faso
    bg	BGR	Bulgaria
    bh	BHR	Bahrain
    bi	BDI	Burundi
    bj	BEN	Benin
    bl	BLM	St. Barthélemy
    bm	BMU	Bermuda
    bn	BRN	Brunei
    bo	BOL	Bolivia
    bq	BES	Caribbean Netherlands
    br	BRA	Brazil
    bs	BHS	Bahamas
    bt	BTN	Bhutan
    bv	BVT	Bouvet Island
    bw	BWA	Botswana
    by	BLR	Belarus
    bz	BLZ	Belize
    ca	CAN	Canada
    cc	CCK	Cocos (Keeling) Islands
    cd	COD	Congo - Kinshasa
    cf	CAF	Central African Republic
    cg	COG	Congo - Brazzaville
    ch	CHE	Switzerland
    ci	CIV	Côte d’Ivoire
    ck	COK	Cook Islands
    cl	CHL	Chile
    cm	CMR	Cameroon
    cn	CHN	China
    co	COL	Colombia
    cr	CRI	Costa Rica
    cu	CUB	Cuba
    cv	CPV	Cape Verde
    cw	CUW	Curaçao
    cx	CXR	Christmas Island
    cy	CYP	Cyprus
    cz	CZE	Czechia
    de	DEU	Germany
    dj	DJI	Djibouti
    dk	DNK	Denmark
    dm	DMA	Dominica
    do	DOM	Dominican Republic
    dz	DZA	Algeria
    ec	ECU	Ecuador
    ee	EST	Estonia
    eg	EGY	Egypt
    eh	ESH	Western Sahara
    er	ERI	Eritrea
    es	ESP	Spain
    et	ETH	Ethiopia
    fi	FIN	Finland
    fj	FJI	Fiji
    fk	FLK	Falkland Islands
    fm	FSM	Micronesia
    fo	FRO	Faroe Islands
    fr	FRA	France
    ga	GAB	Gabon
    gb	GBR	United Kingdom
    gd	GRD	Grenada
    ge	GEO	Georgia
    gf	GUF	French Guiana
    gg	GGY	Guernsey
    gh	GHA	Ghana
    gi	GIB	Gibraltar
    gl	GRL	Greenland
    gm	GMB	Gambia
    gn	GIN	Guinea
    gp	GLP	Guadeloupe
    gq	GNQ	Equatorial Guinea
    gr	GRC	Greece
    gs	SGS	South Georgia & South Sandwich Islands
    gt	GTM	Guatemala
    gu	GUM	Guam
    gw	GNB	Guinea-Bissau
    gy	GUY	Guyana
    hk	HKG	Hong Kong SAR China
    hm	HMD	Heard & McDonald Islands
    hn	HND	Honduras
    hr	HRV	Croatia
    ht	HTI	Haiti
    hu	HUN	Hungary
    id	IDN	Indonesia
    ie	IRL	Ireland
    il	ISR	Israel
    im	IMN	Isle of Man
    in	IND	India
    io	IOT	British Indian Ocean Territory
    iq	IRQ	Iraq
    ir	IRN	Iran
    is	ISL	Iceland
    it	ITA	Italy
    je	JEY	Jersey
    jm	JAM	Jamaica
    jo	JOR	Jordan
    jp	JPN	Japan
    ke	KEN	Kenya
    kg	KGZ	Kyrgyzstan
    kh	KHM	Cambodia
    ki	KIR	Kiribati
    km	COM	Comoros
    kn	KNA	St. Kitts & Nevis
    kp	PRK	North Korea
    kr	KOR	South Korea
    kw	KWT	Kuwait
    ky	CYM	Cayman Islands
    kz	KAZ	Kazakhstan
    la	LAO	Laos
    lb	LBN	Lebanon
    lc	LCA	St. Lucia
    li	LIE	Liechtenstein
    lk	LKA	Sri Lanka
    lr	LBR	Liberia
    ls	LSO	Lesotho
    lt	LTU	Lithuania
    lu	LUX	Luxembourg
    lv	LVA	Latvia
    ly	LBY	Libya
    ma	MAR	Morocco
    mc	MCO	Monaco
    md	MDA	Moldova
    me	MNE	Montenegro
    mf	MAF	St. Martin
    mg	MDG	Madagascar
    mh	MHL	Marshall Islands
    mk	MKD	North Macedonia
    ml	MLI	Mali
    mm	MMR	Myanmar (Burma)
    mn	MNG	Mongolia
    mo	MAC	Macao SAR China
    mp	MNP	Northern Mariana Islands
    mq	MTQ	Martinique
    mr	MRT	Mauritania
    ms	MSR	Montserrat
    mt	MLT	Malta
    mu	MUS	Mauritius
    mv	MDV	Maldives
    mw	MWI	Malawi
    mx	MEX	Mexico
    my	MYS	Malaysia
    mz	MOZ	Mozambique
    na	NAM	Namibia
    nc	NCL	New Caledonia
    ne	NER	Niger
    nf	NFK	Norfolk Island
    ng	NGA	Nigeria
    ni	NIC	Nicaragua
    nl	NLD	Netherlands
    no	NOR	Norway
    np	NPL	Nepal
    nr	NRU	Nauru
    nu	NIU	Niue
    nz	NZL	New Zealand
    om	OMN	Oman
    pa	PAN	Panama
    pe	PER	Peru
    pf	PYF	French Polynesia
    pg	PNG	Papua New Guinea
    ph	PHL	Philippines
    pk	PAK	Pakistan
    pl	POL	Poland
    pm	SPM	St. Pierre & Miquelon
    pn	PCN	Pitcairn Islands
    pr	PRI	Puerto Rico
    ps	PSE	Palestinian Territories
    pt	PRT	Portugal
    pw	PLW	Palau
    py	PRY	Paraguay
    qa	QAT	Qatar
    re	REU	Réunion
    ro	ROU	Romania
    rs	SRB	Serbia
    ru	RUS	Russia
    rw	RWA	Rwanda
    sa	SAU	Saudi Arabia
    sb	SLB	Solomon Islands
    sc	SYC	Seychelles
    sd	SDN	Sudan
    se	SWE	Sweden
    sg	SGP	Singapore
    sh	SHN	St. Helena
    si	SVN	Slovenia
    sj	SJM	Svalbard & Jan Mayen
    sk	SVK	Slovakia
    sl	SLE	Sierra Leone
    sm	SMR	San Marino
    sn	SEN	Senegal
    so	SOM	Somalia
    sr	SUR	Suriname
    ss	SSD	South Sudan
    st	STP	São Tomé & Príncipe
    sv	SLV	El Salvador
    sx	SXM	Sint Maarten
    sy	SYR	Syria
    sz	SWZ	Eswatini
    tc	TCA	Turks & Caicos Islands
    td	TCD	Chad
    tf	ATF	French Southern Territories
    tg	TGO	Togo
    th	THA	Thailand
    tj	TJK	Tajikistan
    tk	TKL	Tokelau
    tl	TLS	Timor-Leste
    tm	TKM	Turkmenistan
    tn	TUN	Tunisia
    to	TON	Tonga
    tr	TUR	Türkiye
    tt	TTO	Trinidad & Tobago
    tv	TUV	Tuvalu
    tw	TWN	Taiwan
    tz	TZA	Tanzania
    ua	UKR	Ukraine
    ug	UGA	Uganda
    um	UMI	U.S. Outlying Islands
    us	USA	United States
    uy	URY	Uruguay
    uz	UZB	Uzbekistan
    va	VAT	Vatican City
    vc	VCT	St. Vincent & Grenadines
    ve	VEN	Venezuela
    vg	VGB	British Virgin Islands
    vi	VIR	U.S. Virgin Islands
    vn	VNM	Vietnam
    vu	VUT	Vanuatu
    wf	WLF	Wallis & Futuna
    ws	WSM	Samoa
    xk	XKX	Kosovo
    ye	YEM	Yemen
    yt	MYT	Mayotte
    za	ZAF	South Africa
    zm	ZMB	Zambia
    zw	ZWE	Zimbabwe
    """#)
}
