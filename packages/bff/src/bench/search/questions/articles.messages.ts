import { questionsOf } from '../question.ts'

/** Articles as buyers copy, retype and dictate them: other separators or none, the other alphabet, a part. */
export const articles = questionsOf(`
2309-0600-БР05 => article=2309-0600-БР05
ST3604125035 => article=ST3604125035 | article=ST3604125024
эм 511118050 20 => article=ЭМ-511118050/20 | article=ЭМ-511118050/25
LB-91040500006 => article=LB91040500006 | article=LB91040500005
2309-0600-бр05 => article=2309-0600-БР05
23090600БР05 => article=2309-0600-БР05
2309 0600 БР05 => article=2309-0600-БР05
2309.0600.БР05 => article=2309-0600-БР05
2309-0600-BP05 => article=2309-0600-БР05
2303-1400-БР21 => article=2303-1400-БР21
2303/1400/БР21 => article=2303-1400-БР21
2304-1400-ВР14 => article=2304-1400-ВР14
2304-1400-BP14 => article=2304-1400-ВР14
23041400 вр14 => article=2304-1400-ВР14
AH2301-0420-32-B1C => article=AH2301-0420-32-B1C
ah2301-0420-32-b1c => article=AH2301-0420-32-B1C
АН2301-0420-32-В1С => article=AH2301-0420-32-B1C
AH2301042032B1C => article=AH2301-0420-32-B1C
AH2301 0420 32 B1C => article=AH2301-0420-32-B1C
FT.23.01.19.1250 => article=FT.23.01.19.1250
FT2301191250 => article=FT.23.01.19.1250
ft 23 01 19 1250 => article=FT.23.01.19.1250
FT-23-01-19-1250 => article=FT.23.01.19.1250
VT-DL-0400L => article=VT-DL-0400L
VTDL0400L => article=VT-DL-0400L
vt dl 0400l => article=VT-DL-0400L
ZB-MB-255402A => article=ZB-MB-255402A
zbmb255402a => article=ZB-MB-255402A
HF-MB224501/B => article=HF-MB224501/B
HFMB224501B => article=HF-MB224501/B
ЭМ-2340204501/02 => article=ЭМ-2340204501/02
эм2340204501/02 => article=ЭМ-2340204501/02
ЭМ-2340204501\\02 => article=ЭМ-2340204501/02
ТК23023500004 => article=ТК23023500004
тк 23023500004 => article=ТК23023500004
TK23023500004 => article=ТК23023500004
артикул 2317-0400-БР24 => article=2317-0400-БР24
сверло 2317-0400-БР24 => article=2317-0400-БР24
арт. ZB-HS-152C => article=ZB-HS-152C
2317-0400 => article~2317-0400
CNMG 120412-PR WL4325 => article=CNMG 120412-PR WL4325
cnmg120412prwl4325 => article=CNMG 120412-PR WL4325
2300-1020-TX1l => article~2300-1020-TX11
23090600BP0S => article=2309-0600-БР05
2353-165-Р319 => article=2353-165-РЗ19
2240-16020-Р311 => article=2240-16020-РЗ11
2304-14OO-ВР14 => article=2304-1400-ВР14
KD2360-240-19-С1Е => article=KD2360-240-19-C1E
OG9401080300 => article~ОГ9401080300
мв-вс-160 => article~MV-VS-160
EM-5101 => article~ЭМ-5101
2301-0420 => article~2301-0420
`)
