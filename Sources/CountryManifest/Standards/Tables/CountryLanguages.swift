// swift-format-ignore-file
// Made by Scripts/make_standards.py; do not edit.
//
// What: country: languages, most spoken first; o official, r regionally official, c common
// Source: CLDR 47 through Babel 2.18.0
// Date: 2025-03-13
// License: Unicode-3.0
// SHA-256 of the rows: e6f38194042f5a08dd80fb3a00704baf68f49e89051ba7331822de26f2088fdf
//
extension StandardsTable {
  static let countryLanguages = StandardsTable(
    #"""
    ad	ca:o es:c
    ae	ar:o en:c
    af	fa:o ps:o uz-Arab:r tk:r
    ag	en:o
    ai	en:o
    al	sq:o
    am	hy:o
    ao	pt:o umb:c kmb:c
    aq	-
    ar	es:o
    as	sm:o en:o
    at	de:o bar:c en:c fr:c hr:r sl:r hu:r
    au	en:o
    aw	nl:o pap:o
    ax	sv:o
    az	az:o az-Cyrl:o
    ba	bs:o bs-Cyrl:o en:c hr:o sr:o sr-Latn:o
    bb	en:o
    bd	bn:o en:c
    be	en:c nl:o fr:o de:o vls:c
    bf	mos:c dyu:c fr:o
    bg	bg:o en:c ru:c tr:c
    bh	ar:o
    bi	rn:o fr:o en:o
    bj	fr:o fon:c
    bl	fr:o
    bm	en:o
    bn	ms:o zh-Hant:c ms-Arab:o
    bo	es:o qu:o ay:o
    bq	pap:c nl:o
    br	pt:o vec:r
    bs	en:o
    bt	dz:o ne:c tsj:c en:c
    bv	nb:c
    bw	en:o tn:o
    by	be:o ru:o
    bz	en:o es:c
    ca	en:o fr:o iu:r iu-Latn:r crk:r chp:r den:r dgr:r gwi:r
    cc	ms-Arab:c en:o
    cd	fr:o sw:r lua:r ln:r kg:r
    cf	sg:o fr:o
    cg	fr:o
    ch	de:o gsw:o en:c fr:o it:o rm:r
    ci	fr:o bci:c
    ck	en:o
    cl	es:o
    cm	fr:o en:o
    cn	zh:o ug:r za:r mn-Mong:r bo:r ko:r
    co	es:o
    cr	es:o
    cu	es:o
    cv	kea:c pt:o
    cw	pap:o nl:o
    cx	en:o
    cy	el:o en:c tr:o
    cz	cs:o en:c sk:c de:c
    de	de:o en:c fr:c bar:c nds:c frr:r
    dj	fr:o aa:c so:c ar:o
    dk	da:o en:c de:r sv:c kl:r
    dm	en:o
    do	es:o
    dz	arq:c ar:o fr:o
    ec	es:o qu:o
    ee	et:o ru:c en:c fi:c
    eg	ar:o arz:c en:c
    eh	ar:o
    er	ti:o en:o tig:c ar:o
    es	es:o en:c ca:r gl:r eu:r ast:r oc:r
    et	en:c am:o om:c
    fi	fi:o en:c sv:o de:c sms:r
    fj	en:o hi:c hif:o fj:o
    fk	en:o
    fm	en:o chk:c pon:c
    fo	fo:o
    fr	fr:o en:c es:c
    ga	fr:o
    gb	en:o fr:c cy:r ga:r gd:r
    gd	en:o
    ge	ka:o xmf:c ab:r os:r
    gf	fr:o gcr:c
    gg	en:o
    gh	ak:r en:o ee:r gaa:r
    gi	en:o es:c
    gl	kl:o da:c
    gm	en:o man:c man-Nkoo:c
    gn	fr:o ff:c man:c man-Nkoo:c sus:c
    gp	fr:o
    gq	es:o fan:c fr:o pt:o
    gr	el:o en:c
    gs	en:o
    gt	es:o quc:r
    gu	en:o ch:o
    gw	pt:o fr:c
    gy	en:o
    hk	zh-Hant:o yue:c en:o
    hm	-
    hn	es:o
    hr	hr:o en:c it:r vec:r
    ht	ht:o fr:o
    hu	hu:o en:c de:c
    id	id:o jv:c su:c
    ie	en:o ga:o fr:c
    il	he:o en:c ar:o apc:c ru:c
    im	en:o gv:o
    in	hi:o en:o bn:r te:r mr:r ta:r ur:r gu:r kn:r ml:r or:r pa:r as:r mai:r ne:r sat:r ks:r kok:r sd:r sd-Deva:r kha:r sa:r
    io	en:o
    iq	ar:o en:c ckb:r az-Arab:r
    ir	fa:o az-Arab:c
    is	is:o
    it	it:o en:c fr:r vec:r
    je	en:o
    jm	en:o jam:c
    jo	ar:o apc:c en:c
    jp	ja:o
    ke	sw:o en:o ki:c luy:c
    kg	ky:o ru:o
    kh	km:o
    ki	en:o gil:o
    km	ar:o zdj:o wni:o fr:o
    kn	en:o
    kp	ko:o
    kr	ko:o
    kw	ar:o
    ky	en:o
    kz	ru:o kk:o en:c
    la	lo:o
    lb	apc:c ar:o en:c fr:c
    lc	en:o
    li	de:o gsw:o
    lk	si:o ta:o en:c
    lr	en:o kpe:c
    ls	st:o en:o zu:c
    lt	lt:o ru:c en:c de:c
    lu	fr:o lb:o de:o en:c pt:c
    lv	lv:o en:c ru:c
    ly	ar:o
    ma	ary:c ar:o fr:o zgh:c en:c tzm:o
    mc	fr:o
    md	ro:o uk:c
    me	sr-Latn:o
    mf	fr:o
    mg	mg:o fr:o en:o
    mh	en:o mh:o
    mk	mk:o sq:r
    ml	bm:c fr:o
    mm	my:o
    mn	mn:o
    mo	zh-Hant:o yue:o en:c pt:o
    mp	en:o ch:c
    mq	fr:o
    mr	ar:o fr:c
    ms	en:o
    mt	mt:o en:o it:c fr:c
    mu	mfe:c fr:o en:o
    mv	dv:o en:c
    mw	en:o ny:o
    mx	es:o en:c
    my	ms:o en:c zh:c
    mz	pt:o vmw:c
    na	af:c kj:c ng:c naq:c en:o
    nc	fr:o
    ne	ha:c dje:c fr:o
    nf	en:o
    ng	en:o pcm:c ha:c ig:c yo:o
    ni	es:o
    nl	nl:o en:c de:c fr:c nds:c fy:r
    no	nb:o nn:o se:r
    np	ne:o mai:c
    nr	en:o na:o
    nu	en:o niu:o
    nz	en:o mi:o
    om	ar:o
    pa	es:o en:c
    pe	es:o qu:o
    pf	fr:o ty:o
    pg	tpi:o en:o ho:o
    ph	en:o fil:o es:c ceb:r ilo:r hil:r war:r pag:r mdh:r tsg:r
    pk	ur:o pa-Arab:c en:o lah:c ps:c sd:c skr:c
    pl	pl:o en:c de:r ru:c csb:r lt:r
    pm	fr:o
    pn	en:o
    pr	es:o en:o
    ps	ar:o apc:c
    pt	pt:o en:c fr:c es:c
    pw	pau:o en:o
    py	gn:o es:o
    qa	ar:o fa:c
    re	fr:o rcf:c ta:c
    ro	ro:o en:c fr:c es:c
    rs	sr:o sr-Latn:o sq:c hu:r ro:r hr:r sk:r uk:r
    ru	ru:o tt:r ba:r ce:r av:r udm:r sah:r kbd:r myv:r mdf:r kum:r kv:r lez:r krc:r inh:r tyv:r az-Cyrl:r ady:r lbe:r koi:r
    rw	rw:o en:o fr:o
    sa	ar:o
    sb	en:o pis:c
    sc	crs:c fr:o en:o
    sd	apd:c ar:o en:o
    se	sv:o en:c fi:r
    sg	en:o zh:o ms:o ta:o
    sh	en:o
    si	sl:o hr:c en:c de:c vec:r
    sj	nb:o ru:c
    sk	sk:o cs:c en:c de:c hu:c
    sl	kri:c en:o men:c tem:c
    sm	it:o
    sn	wo:o fr:o ff:r srr:r dyo:r sav:r mfv:r bjt:r snf:r knf:r bsc:r mey:r tnr:r
    so	so:o ar:o
    sr	nl:o srn:c
    ss	ar:c en:o
    st	pt:o fr:c
    sv	es:o
    sx	en:o es:c nl:o
    sy	apc:c ar:o
    sz	en:o ss:o
    tc	en:o
    td	ar:o fr:o
    tf	fr:c
    tg	fr:o ee:c
    th	th:o en:c tts:c
    tj	tg:o ru:c
    tk	tkl:o en:o sm:c
    tl	pt:o tet:o
    tm	tk:o ru:c
    tn	aeb:c ar:o fr:o
    to	to:o en:o
    tr	tr:o en:c
    tt	en:o
    tv	tvl:o en:o
    tw	zh-Hant:o nan-Hant:o hak-Hant:o
    tz	sw:o en:o
    ua	uk:o ru:o
    ug	sw:o lg:c en:o
    um	en:o
    us	en:o es:r haw:r
    uy	es:o
    uz	uz:o uz-Cyrl:o ru:c
    va	it:o la:c
    vc	en:o
    ve	es:o
    vg	en:o
    vi	en:o
    vn	vi:o
    vu	bi:o en:o fr:o
    wf	fr:o wls:c fud:c
    ws	sm:o en:o
    xk	sq:o aln:c sr:o sr-Latn:o
    ye	ar:o
    yt	swb:c fr:o buc:c
    za	en:o zu:r xh:r af:r nso:r tn:r st:r ts:r ss:r ve:r nr:r
    zm	bem:c ny:c en:o toi:c
    zw	sn:o en:o nd:o
    """#)
}
