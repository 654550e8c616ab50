import { questionsOf } from '../question.ts'

/** Standards, grades, ISO codes, classes: every spelling. */
export const designations = questionsOf(`
гост 10902 => standard~10902
гост10902-77 => standard~10902
ГОСТ 10902-77 => standard~10902
din338 => standard=DIN 338
DIN 338 => standard=DIN 338
дин 338 => standard=DIN 338
дин912 => standard=DIN 912 | vinty
din 6499 => standard~DIN 6499
гост 7798 => bolty
р6м5 => tool_material~Р6М5
Р6М5К5 => tool_material~Р6М5К5
p6m5 => tool_material~Р6М5
р 6 м 5 сверло => sverla; tool_material~Р6М5
сверло hss-co => sverla; tool_material~HSS-Co
hss co8 => tool_material~HSS-Co8
cnmg120404 => plastiny-tokarnye; insert_size~CNMG 120404
CNMG 120404 => plastiny-tokarnye; insert_size~CNMG 120404
CNMG-120404 => plastiny-tokarnye; insert_size~CNMG 120404
cnmg => plastiny-tokarnye; insert_size~CNMG
пластина dcmt 11t304 => plastiny-tokarnye; insert_size~DCMT 11T304
apmt1135 => plastiny-frezernye; insert_size~APMT 1135
wnmg080404 => plastiny-tokarnye; insert_size~WNMG 080404
vbmt 1604 => plastiny-tokarnye; insert_size~VBMT 1604
державка pdjnl 2020 => derzhavki-tokarnye; name~PDJNL 2020
er 32 => collet_type=ER32
ER-25 => collet_type=ER25
bt40 => taper=BT40 | spindle_taper=BT40
BT 40 => taper=BT40 | spindle_taper=BT40
hsk a63 => taper=HSK-A63
hsk63 => taper=HSK-A63
ск40 => taper=SK40
морзе 3 => taper=Морзе 3 | shank=конус Морзе 3 | spindle_taper=Морзе 3 | shank~Морзе 3
км3 => shank~Морзе 3 | taper=Морзе 3
конус морзе №4 => shank~Морзе 4 | taper=Морзе 4 | spindle_taper=Морзе 4
шц-1-150 => shtangencirkuli; name~ШЦ-I-150
ШЦ-I-125 => shtangencirkuli; name~ШЦ-I-125
шц 150 => shtangencirkuli; range_to=150
шцц-1-150 => shtangencirkuli; name~ШЦЦ-I-150
мк 25 => mikrometry; name~МК-25 0,01
мкц-125 => mikrometry; name~МКЦ-125
ич-10 => indikatory; name~ИЧ-10
ич 10 => indikatory; name~ИЧ-10
т15к6 => grade=Т15К6
резец вк8 => rezcy-tokarnye; grade=ВК8
T5K10 => grade=Т5К10
уони 13/55 => elektrody-i-provoloka; name~УОНИ-13/55
уони-13/55 => elektrody-i-provoloka; name~УОНИ-13/55
мр3 => elektrody-i-provoloka; name~МР-3
озл-8 => elektrody-i-provoloka; name~ОЗЛ-8
болт 10.9 => bolty; strength_class=10.9
болт м12 кп 8.8 => bolty; strength_class=8.8; thread=М12
болт а2-70 => bolty; strength_class=A2-70
развертка h7 => razvertki-mashinnye,razvertki-ruchnye; tolerance=H7
развертка 20 H7 => razvertki-mashinnye,razvertki-ruchnye; tolerance=H7; diameter=20
метчик 6h => metchiki-mashinnye,metchiki-ruchnye; tolerance~6H
плашка 6g => plashki; tolerance=6g
калибр пробка 6H => kalibry; fit=6H
sds+ => shank=SDS-plus | chuck=SDS-plus
sds max => shank=SDS-max | chuck=SDS-max
sdsplus => shank=SDS-plus | chuck=SDS-plus
iso vg 46 => masla-industrialnye; viscosity=46
ffp3 => zashchita-sluha-i-dyhaniya; protection_class=FFP3
torx => profile=TORX | name~TX
отвертка ph2 => otvertki; tip=PH2
отвертка тх25 => otvertki; tip=TX25
p120 => grit=P120
18v => voltage=18
патрон сверлильный 1/2-20 UNF => patrony-sverlilnye; mounting=1/2"-20 UNF
патрон UNF 3/8 => patrony-sverlilnye; mounting=3/8"-24 UNF
патрон сверлильный 3/8"-24UNF => patrony-sverlilnye; mounting=3/8"-24 UNF
коронка 5/8-18 unf => korony-i-pilnye-diski; thread=5/8"-18 UNF
`)
