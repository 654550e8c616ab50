import { expect, test } from 'vitest'
import { noFacts, PaperRefusal, readFnsPaper } from './fns-paper.ts'
import { readFnsPaperInThread } from './fns-paper-thread.ts'
import { loadedPapersMessages as messages } from './loaded-papers.messages.ts'

const file = (document: string) =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><Файл>${document}</Файл>`)

test('УКД: какой счёт-фактуру корректирует и на сколько меняет, увеличение минус уменьшение', async () => {
  const read = await readFnsPaper(
    file(`<Документ КНД="1115133" Функция="КСЧФДИС"><СвКСчФ НомерКСчФ="3" ДатаКСчФ="02.03.2026">
      <СчФ НомерСчФ="15" ДатаСчФ="12.01.2026"/><ИспрКСчФ НомИспрКСчФ="1" ДатаИспрКСчФ="05.03.2026"/>
      <СвПрод><ИдСв><СвЮЛУч НаимОрг="ООО «Инструмент»" ИННЮЛ="9999000006" КПП="999901001"/></ИдСв></СвПрод></СвКСчФ>
      <ТаблКСчФ><СведТов/><ВсегоУвел СтТовБезНДСВсего="100" СтТовУчНалВсего="122"><СумНалВсего><СумНДС>22</СумНДС></СумНалВсего></ВсегоУвел>
      <ВсегоУм СтТовБезНДСВсего="400" СтТовУчНалВсего="488"><СумНалВсего><СумНДС>88</СумНДС></СумНалВсего></ВсегоУм></ТаблКСчФ></Документ>`),
  )
  expect(read).toMatchObject({
    ...{ kind: 'ukd', number: '3', date: '2026-03-02', hasSoundSums: true },
    facts: {
      ...{ function: 'КСЧФДИС', net: -30_000, vat: -6600, total: -36_600, buyer: null },
      corrects: { number: '15', date: '2026-01-12' },
      correction: { number: '1', date: '2026-03-05' },
    },
  })
})

test('прежний УПД 5.01 называет номер иначе; прочерк вместо исправления — не исправление', async () => {
  const read = await readFnsPaper(
    file(`<Документ КНД="1115131" Функция="СЧФ"><СвСчФакт НомерСчФ="8" ДатаСчФ="01.02.2022">
      <ИспрСчФ ДефНомИспрСчФ="-" ДефДатаИспрСчФ="-"/></СвСчФакт></Документ>`),
  )
  expect(read).toMatchObject({ kind: 'upd', number: '8', date: '2022-02-01' })
  expect(read?.facts).toMatchObject({ correction: null, total: null })
})

test('строки, не дающие итога, замечены; чужой XML не разбирается', async () => {
  const read = await readFnsPaper(
    file(`<Документ КНД="1115131"><ТаблСчФакт><СведТов СтТовБезНДС="90" СтТовУчНал="110"/>
      <ВсегоОпл СтТовБезНДСВсего="100" СтТовУчНалВсего="122"><СумНалВсего><СумНал>22</СумНал></СумНалВсего></ВсегоОпл></ТаблСчФакт></Документ>`),
  )
  expect(read?.hasSoundSums).toBe(false)
  expect(await readFnsPaper(file('<Документ КНД="1110000"/>'))).toBeNull()
})

test.each([
  ['в кодировке, которой в обмене нет', '<?xml version="1.0" encoding="koi8-r"?><Файл/>'],
  ['слишком глубокий', `${'<а>'.repeat(65)}${'</а>'.repeat(65)}`],
  ['с чужой сущностью', '<Файл>&xxe;</Файл>'],
])('%s — отказ со словами', (_name, text) => {
  expect(() => readFnsPaper(Buffer.from(text))).toThrow(PaperRefusal)
})

test('слова, которые значат что-то для JavaScript, и дни, которых нет, — просто слова', () => {
  const strange = (knd: string) => readFnsPaper(file(`<Документ КНД="${knd}"/>`))
  for (const knd of ['constructor', '__proto__', 'toString']) expect(strange(knd)).toBeNull()
  const read = readFnsPaper(
    file(`<Документ КНД="1115131" Функция="constructor"><СвСчФакт НомерСчФ="8" ДатаСчФ="99.99.9999"/>
      <СвСчФакт НомерДок="9" ДатаДок="30.02.2026"/></Документ>`),
  )
  expect(read).toMatchObject({ kind: 'upd', number: '9', date: null })
  expect(messages.title({ kind: 'upd', number: '9', date: null }, noFacts, '')).toBe('УПД № 9')
  const title = { kind: 'upd', number: '9', date: null } as const
  expect(messages.title(title, { ...noFacts, function: 'constructor' }, '')).toBe('УПД № 9')
})

test('суммы — десятичные с копейками: ни степени, ни шестнадцатеричного', () => {
  const netOf = (text: string) =>
    readFnsPaper(
      file(
        `<Документ КНД="1115131"><ТаблСчФакт><ВсегоОпл СтТовБезНДСВсего="${text}"/></ТаблСчФакт></Документ>`,
      ),
    )?.facts.net
  expect(['1.1', '100', '-0.05', '1e5', '0x10', '99999999999999'].map(netOf)).toEqual([
    ...[110, 10_000, -5],
    ...[null, null, null],
  ])
})

test('самый дорогой файл разбирает поток со сроком, и его отказ понятен', async () => {
  const dear = `<Файл>${'<а>'.repeat(30)}${'<СведТов/>'.repeat(400_000)}${'</а>'.repeat(30)}</Файл>`
  const refused = readFnsPaperInThread(Buffer.from(dear), 0.001)
  await expect(refused).rejects.toMatchObject({
    code: 'PAPER_XML_REFUSED',
    params: { reason: messages.tooDear },
  })
})
