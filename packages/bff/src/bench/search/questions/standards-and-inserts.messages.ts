import { questionsOf } from '../question.ts'

/** Standards of every issuer and codes of inserts in any letters. */
export const standardsAndInserts = questionsOf(`
apmt1604pder => plastiny-frezernye; insert_size~APMT 1604
АРМТ => plastiny-frezernye; insert_size~APMT
АРКТ => plastiny-frezernye; insert_size~APKT
пластина армт => plastiny-frezernye; insert_size~APMT
СНМГ => plastiny-tokarnye; insert_size~CNMG
снмг 120408 => plastiny-tokarnye; insert_size=CNMG 120408
ЦНМГ 120408 => plastiny-tokarnye; insert_size=CNMG 120408
ССМТ => plastiny-tokarnye; insert_size~CCMT
тсмт => plastiny-tokarnye; insert_size~TCMT
СNMG => plastiny-tokarnye; insert_size~CNMG
ISO 4762 => vinty
iso4762 => vinty
ИСО 4762 => vinty
винт iso 4762 м8 => vinty; thread=М8
гост р 7798 => bolty
гост р исо 4762 => vinty
din 931 => bolty => standard DIN 931
din933 => bolty => standard DIN 933
iso 4017 => bolty => standard ISO 4017
din 934 => gajki-i-shajby; standard~5915 => standard DIN 934
шайба din 127 м8 => gajki-i-shajby; thread=М8; operation~шайба
DIN EN 388 => perchatki
CNMG 120416 => plastiny-tokarnye; insert_size~CNMG
CNMG120424-XX => plastiny-tokarnye; insert_size~CNMG
DNMG 150616 => plastiny-tokarnye; insert_size~DNMG
DNMG 110404 => plastiny-tokarnye; insert_size~DNMG
WNMG 060404 => plastiny-tokarnye; insert_size=WNMG 060404
snmg 190612 => plastiny-tokarnye; insert_size~SNMG
дцмт => plastiny-tokarnye; insert_size~DCMT
всмт => plastiny-tokarnye; insert_size~VCMT | plastiny-tokarnye; insert_size~WCMT
апкт 1604 => plastiny-frezernye; insert_size~APKT
din iso 4762 => vinty
din en iso 4762 м8 => vinty; thread=М8
ISO4014 м12 => bolty; thread=М12 => standard ISO 4014
шайба din 125 => gajki-i-shajby; standard~11371 => standard DIN 125
сверло iso 235 8 => sverla; diameter=8 => standard ISO 235
gost 7798 => bolty
морзе №2 => shank~Морзе 2 | taper=Морзе 2 | spindle_taper=Морзе 2
ЦЦМТ => plastiny-tokarnye; insert_size~CCMT
`)
