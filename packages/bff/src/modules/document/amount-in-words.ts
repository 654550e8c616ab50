import { plural } from '@isp/i18n'
import {
  FEMININE,
  HUNDREDS,
  KOPECKS,
  SCALES,
  TEENS,
  TENS,
  UNITS,
  ZERO,
} from './amount-in-words.messages.ts'

/** 0…999 in words; zero gives none. */
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
 * An amount as invoices write it: 123405 → «Одна тысяча двести тридцать четыре рубля 05 копеек».
 * @throws RangeError for an inexact number
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
  const whole = roubles === 0 ? [ZERO, ...words] : words
  return `${capital(whole.join(' '))} ${String(rest).padStart(2, '0')} ${plural(rest, KOPECKS)}`
}
