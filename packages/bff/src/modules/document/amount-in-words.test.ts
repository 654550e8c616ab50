import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

/** Values of words, defined independently of the code under test. */
const values: Readonly<Record<string, number>> = Object.fromEntries([
  ...'ноль,один,два,три,четыре,пять,шесть,семь,восемь,девять,десять,одиннадцать,двенадцать,тринадцать,четырнадцать,пятнадцать,шестнадцать,семнадцать,восемнадцать,девятнадцать'
    .split(',')
    .map((word, at) => [word, at]),
  ['одна', 1],
  ['две', 2],
  ...'двадцать,тридцать,сорок,пятьдесят,шестьдесят,семьдесят,восемьдесят,девяносто'
    .split(',')
    .map((word, at) => [word, (at + 2) * 10]),
  ...'сто,двести,триста,четыреста,пятьсот,шестьсот,семьсот,восемьсот,девятьсот'
    .split(',')
    .map((word, at) => [word, (at + 1) * 100]),
])
const scales: readonly [stem: string, value: number][] = [
  ['тысяч', 1e3],
  ['миллион', 1e6],
  ['миллиард', 1e9],
  ['триллион', 1e12],
]
const scaleOf = (word: string): number | undefined =>
  scales.findLast(([stem]) => word.startsWith(stem))?.[1]

/** Parses the words back into kopecks; an unknown word throws. */
const readBack = (text: string): number => {
  const [, roubles = '', kopecks = ''] = /^(.+) рубл\S+ (\d\d) копе\S+$/.exec(text) ?? []
  let sum = 0
  let group = 0
  for (const word of roubles.toLowerCase().split(' ')) {
    const scale = scaleOf(word)
    if (scale === undefined) {
      const value = values[word]
      if (value === undefined) throw new Error(`«${word}» in «${text}»`)
      group += value
    } else {
      sum += group * scale
      group = 0
    }
  }
  return (sum + group) * 100 + Number(kopecks)
}

/** Plural categories of CLDR: one, few, many. */
const rules = new Intl.PluralRules('ru')
const endings: Record<string, RegExp> = {
  one: /рубль \d/,
  few: /рубля \d/,
  many: /рублей \d/,
}

test('каждый рубль до миллиона читается обратно, и «рубль» стоит в нужном числе', () => {
  for (let roubles = 0; roubles < 1_000_000; roubles += 1) {
    const text = amountInWords(roubles * 100)
    if (readBack(text) !== roubles * 100) throw new Error(`${roubles}: ${text}`)
    if (!endings[rules.select(roubles)]?.test(text)) throw new Error(`${roubles}: ${text}`)
  }
})

test('каждая тройка тысяч, миллионов, миллиардов и триллионов: число и род слова', () => {
  const forms: [number, Record<string, string>][] = [
    [1e3, { one: 'тысяча', few: 'тысячи', many: 'тысяч' }],
    [1e6, { one: 'миллион', few: 'миллиона', many: 'миллионов' }],
    [1e9, { one: 'миллиард', few: 'миллиарда', many: 'миллиардов' }],
  ]
  for (const [scale, words] of forms) {
    for (let group = 1; group < 1000; group += 1) {
      const text = amountInWords(group * scale * 100)
      expect(text).toContain(` ${words[rules.select(group)]} рублей 00 копеек`)
      expect(readBack(text)).toBe(group * scale * 100)
      if (scale === 1e3) expect(text).not.toMatch(/(один|два) тысяч/i)
      else expect(text).not.toMatch(/(одна|две) милли/i)
    }
  }
  expect(amountInWords(9_000_000_000_000_000)).toBe('Девяносто триллионов рублей 00 копеек')
})

test.each([
  [0, 'Ноль рублей 00 копеек'],
  [1, 'Ноль рублей 01 копейка'],
  [2, 'Ноль рублей 02 копейки'],
  [11, 'Ноль рублей 11 копеек'],
  [21, 'Ноль рублей 21 копейка'],
  [123_405, 'Одна тысяча двести тридцать четыре рубля 05 копеек'],
  [100_200_100_000, 'Один миллиард два миллиона одна тысяча рублей 00 копеек'],
])('%s копеек — «%s»', (kopecks, text) => {
  expect(amountInWords(kopecks)).toBe(text)
})

test.each([-1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('%s — не сумма', (kopecks) => {
  expect(() => amountInWords(kopecks)).toThrow(RangeError)
})
