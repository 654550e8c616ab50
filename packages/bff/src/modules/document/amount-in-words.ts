import { type PluralForms, plural } from '@isp/i18n'

const UNITS = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять']
const FEMININE = ['', 'одна', 'две']
const TEENS = [
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
]
const TENS = [
  '',
  '',
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
]
const HUNDREDS = [
  '',
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
]
const ROUBLES: PluralForms = ['рубль', 'рубля', 'рублей']
const KOPECKS: PluralForms = ['копейка', 'копейки', 'копеек']

/** From the greatest: as far as exact kopecks reach. */
const SCALES: readonly { forms: PluralForms; isFeminine: boolean }[] = [
  { forms: ['триллион', 'триллиона', 'триллионов'], isFeminine: false },
  { forms: ['миллиард', 'миллиарда', 'миллиардов'], isFeminine: false },
  { forms: ['миллион', 'миллиона', 'миллионов'], isFeminine: false },
  { forms: ['тысяча', 'тысячи', 'тысяч'], isFeminine: true },
  { forms: ROUBLES, isFeminine: false },
]

/** 0…999 in words; nought has none. */
const groupInWords = (group: number, isFeminine: boolean): string[] => {
  const rest = group % 100
  const isTeen = rest >= 10 && rest < 20
  const unit = rest % 10
  const words = [
    HUNDREDS[Math.floor(group / 100)] ?? '',
    (isTeen ? TEENS[unit] : TENS[Math.floor(rest / 10)]) ?? '',
    isTeen ? '' : ((isFeminine ? FEMININE[unit] : undefined) ?? UNITS[unit] ?? ''),
  ]
  return words.filter((word) => word !== '')
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/**
 * Kopecks as an invoice writes them: 123405 → «Одна тысяча двести тридцать четыре рубля 05 копеек».
 * @throws RangeError for what is no exact sum
 */
export const amountInWords = (kopecks: number): string => {
  if (!Number.isSafeInteger(kopecks) || kopecks < 0) throw new RangeError(`${kopecks} kopecks`)
  const roubles = Math.floor(kopecks / 100)
  const rest = kopecks % 100
  const words = SCALES.flatMap(({ forms, isFeminine }, at) => {
    const group = Math.floor(roubles / 1000 ** (SCALES.length - 1 - at)) % 1000
    const isLast = at === SCALES.length - 1
    if (group === 0 && !isLast) return []
    return [...groupInWords(group, isFeminine), plural(group, forms)]
  })
  const whole = roubles === 0 ? ['ноль', ...words] : words
  return `${capital(whole.join(' '))} ${String(rest).padStart(2, '0')} ${plural(rest, KOPECKS)}`
}
