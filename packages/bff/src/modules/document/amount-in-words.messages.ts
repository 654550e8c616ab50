import type { PluralForms } from '@isp/i18n'

export const ZERO = 'ноль'
export const UNITS = [
  '',
  'один',
  'два',
  'три',
  'четыре',
  'пять',
  'шесть',
  'семь',
  'восемь',
  'девять',
]
export const FEMININE = ['', 'одна', 'две']
export const TEENS = [
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
export const TENS = [
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
export const HUNDREDS = [
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
export const KOPECKS: PluralForms = ['копейка', 'копейки', 'копеек']

/** From the largest that kopecks can reach as exact numbers. */
export const SCALES: readonly { forms: PluralForms; isFeminine: boolean }[] = [
  { forms: ['триллион', 'триллиона', 'триллионов'], isFeminine: false },
  { forms: ['миллиард', 'миллиарда', 'миллиардов'], isFeminine: false },
  { forms: ['миллион', 'миллиона', 'миллионов'], isFeminine: false },
  { forms: ['тысяча', 'тысячи', 'тысяч'], isFeminine: true },
  { forms: ROUBLES, isFeminine: false },
]
