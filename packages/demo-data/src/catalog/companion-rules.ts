/** Which leaf holds what is needed, and how the two fit: an attribute of each or a made fact that must agree, `any` where all fit. */
export type CompanionRule = {
  leaf: string
  own: string
  theirs: string
  /** Of which kind, where a leaf has several (attribute `operation`). */
  kind?: string
}

// leaf of the product | what is needed: leaf own=theirs, «/kind» of theirs; «prefix» compares the first of both
const table = `
bolty | gajki-i-shajby thread+class/гайка шестигранная; gajki-i-shajby thread+steel/шайба плоская; gajki-i-shajby thread+steel/шайба пружинная; klyuchi-gaechnye wrench_size=wrench_size; golovki-torcevye wrench_size=wrench_size
vinty | gajki-i-shajby thread+class/гайка шестигранная; gajki-i-shajby thread+steel/шайба плоская; nabory-shestigrannikov any
gajki-i-shajby | bolty thread+class; vinty thread+class; gajki-i-shajby thread+steel/гайка шестигранная; gajki-i-shajby thread+steel/шайба плоская; gajki-i-shajby thread+steel/шайба пружинная; klyuchi-dinamometricheskie any; golovki-torcevye wrench_size=wrench_size; klyuchi-gaechnye wrench_size=wrench_size
sverla-c-h | metchiki-mashinnye diameter=drill_diameter; metchiki-ruchnye diameter=drill_diameter; zenkery-i-zenkovki any; soj any; patrony-sverlilnye size+chuck
sverla-k-h | metchiki-mashinnye diameter=drill_diameter; zenkery-i-zenkovki any; soj any; stanki-sverlilnye any
sverla-dlinnye | metchiki-mashinnye diameter=drill_diameter; soj any; patrony-sverlilnye size+chuck
sverla-korotkie | metchiki-mashinnye diameter=drill_diameter; metchiki-ruchnye diameter=drill_diameter; zenkery-i-zenkovki any; soj any
sverla-levye | patrony-sverlilnye size+chuck; aerozoli any; soj any
sverla-tverdosplavnye | metchiki-mashinnye diameter=drill_diameter; opravki shank+lock; cangi-er shank_diameter=clamping_max; soj any
sverla-centrovochnye | patrony-sverlilnye size+chuck; sverla-c-h any; soj any
sverla-stupenchatye | shurupoverty-akkumulyatornye any; zenkery-i-zenkovki any; ochki-i-shchitki any
sverla-korpusnye | opravki shank+lock; soj any
bury-i-sverla-po-betonu | perforatory shank=chuck; ochki-i-shchitki any; zashchita-sluha-i-dyhaniya any
frezy-koncevye | opravki shank+lock; cangi-er shank_diameter=clamping_max; soj any; tiski-stanochnye any
frezy-sfericheskie | opravki shank+lock; cangi-er shank_diameter=clamping_max; soj any
frezy-diskovye | tiski-stanochnye any; soj any
frezy-torcevye | plastiny-frezernye insert_fit=insert_size; soj any
frezy-chervyachnye | soj any; masla-industrialnye any
metchiki-mashinnye | sverla-c-h drill_diameter=diameter; sverla-tverdosplavnye drill_diameter=diameter; zenkery-i-zenkovki any; soj any
metchiki-ruchnye | sverla-c-h drill_diameter=diameter; plashki thread=thread; aerozoli any
plashki | metchiki-ruchnye thread=thread; metchiki-mashinnye thread=thread; aerozoli any
razvertki-mashinnye | sverla-c-h size+before=diameter; kalibry size+fit/пробка гладкая; soj any
razvertki-ruchnye | kalibry size+fit/пробка гладкая; aerozoli any
zenkery-i-zenkovki | sverla-c-h any; patrony-sverlilnye size+chuck; soj any
rezcy-tokarnye | bruski any; patrony-tokarnye any; soj any
derzhavki-tokarnye | plastiny-tokarnye insert_fit=insert_size; soj any
plastiny-tokarnye | derzhavki-tokarnye insert_size=insert_fit; soj any
plastiny-frezernye | frezy-torcevye insert_size=insert_fit; soj any
plastiny-otreznye | plastiny-tokarnye any; soj any
korony-i-pilnye-diski | shurupoverty-akkumulyatornye any; aerozoli any; ochki-i-shchitki any
diski-pilnye | ochki-i-shchitki any; zashchita-sluha-i-dyhaniya any; perchatki any
patrony-sverlilnye | sverla-c-h size+chuck; sverla-centrovochnye size+chuck; stanki-sverlilnye mounting=spindle_taper
patrony-tokarnye | rezcy-tokarnye any; smazki-plastichnye any; indikatory any
patrony-cangovye | cangi-er collet_type=collet_type; frezy-koncevye any
cangi-er | patrony-cangovye collet_type=collet_type; frezy-koncevye clamping_max=shank_diameter
opravki | frezy-koncevye shank+lock; sverla-tverdosplavnye shank+lock; sverla-korpusnye shank+lock; indikatory any
tiski-stanochnye | frezy-koncevye any; indikatory any
shtangencirkuli | mikrometry any; ugolniki any; shchupy any
mikrometry | shtangencirkuli any; kalibry any
indikatory | shtangencirkuli any; mikrometry any
kalibry | mikrometry any; razvertki-mashinnye size+fit
ugolniki | shchupy any; shtangencirkuli any
shchupy | ugolniki any; shtangencirkuli any
krugi-otreznye | ushm disc_diameter=disc_diameter; ochki-i-shchitki any; perchatki any
krugi-lepestkovye | ushm disc_diameter=disc_diameter; ochki-i-shchitki any; perchatki any
krugi-shlifovalnye | stanki-zatochnye diameter=disc_diameter; ochki-i-shchitki any
lenty-shlifovalnye | ochki-i-shchitki any; zashchita-sluha-i-dyhaniya any
bruski | napilniki any; masla-industrialnye any
klyuchi-gaechnye | bolty wrench_size=wrench_size; gajki-i-shajby wrench_size=wrench_size; golovki-torcevye wrench_size=wrench_size; aerozoli any
golovki-torcevye | klyuchi-dinamometricheskie square=square; gajkoverty square=square; bolty wrench_size=wrench_size
klyuchi-dinamometricheskie | golovki-torcevye square=square; bolty any
otvertki | sharnirno-gubcevyj any; yashchiki-i-telezhki any
molotki | napilniki any; ochki-i-shchitki any; perchatki any
napilniki | bruski any; tiski-stanochnye any; perchatki any
sharnirno-gubcevyj | otvertki any; yashchiki-i-telezhki any
nabory-shestigrannikov | vinty any; otvertki any
perforatory | bury-i-sverla-po-betonu chuck=shank; zashchita-sluha-i-dyhaniya any; ochki-i-shchitki any
ushm | krugi-otreznye disc_diameter=disc_diameter; krugi-lepestkovye disc_diameter=disc_diameter; ochki-i-shchitki any
dreli | sverla-c-h any; korony-i-pilnye-diski any; ochki-i-shchitki any
shurupoverty-akkumulyatornye | akkumulyatory-i-zu voltage=voltage; sverla-c-h any; korony-i-pilnye-diski any
gajkoverty | akkumulyatory-i-zu voltage=voltage; golovki-torcevye square=square/ударная
akkumulyatory-i-zu | shurupoverty-akkumulyatornye voltage=voltage; gajkoverty voltage=voltage; yashchiki-i-telezhki any
stanki-tokarnye | patrony-tokarnye any; rezcy-tokarnye any; masla-industrialnye any
stanki-frezernye | patrony-cangovye spindle_taper=taper; tiski-stanochnye any; soj any
stanki-sverlilnye | patrony-sverlilnye spindle_taper=mounting; sverla-k-h any; soj any
stanki-lentochnopilnye | soj any; perchatki any
stanki-zatochnye | krugi-shlifovalnye disc_diameter=diameter; ochki-i-shchitki any
roboty-shestiosevye | zahvaty any
roboty-kollaborativnye | zahvaty any
zahvaty | roboty-kollaborativnye any; roboty-shestiosevye any
soj | sverla-c-h any; frezy-koncevye any; perchatki any
masla-industrialnye | smazki-plastichnye any; perchatki any
smazki-plastichnye | masla-industrialnye any; perchatki any
aerozoli | perchatki any; klyuchi-gaechnye any
perchatki | ochki-i-shchitki any; zashchita-sluha-i-dyhaniya any
ochki-i-shchitki | perchatki any; zashchita-sluha-i-dyhaniya any
zashchita-sluha-i-dyhaniya | ochki-i-shchitki any; perchatki any
yashchiki-i-telezhki | klyuchi-gaechnye any; otvertki any; golovki-torcevye any
stellazhi-i-verstaki | yashchiki-i-telezhki any; tiski-stanochnye any
svarochnye-apparaty | elektrody-i-provoloka any; gorelki process=process; ochki-i-shchitki any; perchatki any
elektrody-i-provoloka | svarochnye-apparaty any; perchatki any; ochki-i-shchitki any
gorelki | svarochnye-apparaty process=process; perchatki any
`

const ruleOf = (text: string): CompanionRule => {
  const [leaf = '', fit = ''] = text.trim().split(/ (.*)/s)
  const [pair = '', kind] = fit.split('/')
  const [own = '', theirs = own] = pair.split('=')
  return { leaf, own, theirs, ...(kind === undefined ? {} : { kind }) }
}

export const companionRules: ReadonlyMap<string, readonly CompanionRule[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [leaf = '', needed = ''] = line.split(' | ')
      return [leaf, needed.split(';').map(ruleOf)]
    }),
)
