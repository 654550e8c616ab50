import type { FieldFault } from './field-codes.ts'
import { lengthOf, oneSpace, type TextRule, textRule, visible } from './text-rule.ts'

/** Countries where a company may be registered: Russia and the other states of the ЕАЭС. */
export const companyCountries = ['RU', 'BY', 'KZ', 'AM', 'KG'] as const
export type CompanyCountry = (typeof companyCountries)[number]

export const COMPANY_NAME_MAX = 300

const digitsOf = (text: string): number[] => [...text].map(Number)

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0)

const INN_WEIGHTS = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** `before`: number of digits in front of the control digit: nine for a company, ten and eleven for a person. */
const isInnDigitRight = (digits: readonly number[], before: number): boolean =>
  (weighted(digits, INN_WEIGHTS.slice(-before)) % 11) % 10 === digits[before]

const isInn = (text: string): boolean => {
  const digits = digitsOf(text)
  return digits.length === 10
    ? isInnDigitRight(digits, 9)
    : isInnDigitRight(digits, 10) && isInnDigitRight(digits, 11)
}

/** УНП of Belarus: the ninth digit is the control digit. */
const isUnp = (text: string): boolean => {
  const digits = digitsOf(text)
  return weighted(digits, [29, 23, 19, 17, 13, 7, 5, 3]) % 11 === digits[8]
}

/** БИН and ИИН of Kazakhstan: the twelfth digit is the control digit; a second row of weights is used if the first gives ten. */
const isBin = (text: string): boolean => {
  const digits = digitsOf(text)
  const first = weighted(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11
  const control = first < 10 ? first : weighted(digits, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11
  return control === digits[11]
}

/** Format of taxpayer numbers by country; for Armenia and Kyrgyzstan only the length is known. */
const taxNumbers: Readonly<
  Record<CompanyCountry, { lengths: readonly number[]; isRight?: (text: string) => boolean }>
> = {
  RU: { lengths: [10, 12], isRight: isInn },
  BY: { lengths: [9], isRight: isUnp },
  KZ: { lengths: [12], isRight: isBin },
  AM: { lengths: [8] },
  KG: { lengths: [14] },
}

/** §5 «INN», with the control digits. `text` must be normalised. */
export const taxNumberFault = (country: CompanyCountry, text: string): FieldFault | null => {
  const { lengths, isRight } = taxNumbers[country]
  if (text === '') return { code: 'REQUIRED' }
  if (!/^\d+$/.test(text)) return { code: 'INN_DIGITS' }
  if (!lengths.includes(text.length)) {
    return country === 'RU'
      ? { code: 'INN_LENGTH' }
      : { code: 'TAX_NUMBER_LENGTH', params: { digits: lengths[0] ?? 0 } }
  }
  // a number of zeros would pass every control digit
  const isSound = /[1-9]/.test(text) && (isRight?.(text) ?? true)
  return isSound ? null : { code: 'INN_CHECK' }
}

/** A Russian ИНН of twelve digits belongs to a person: an ИП, who has no КПП. */
export const isEntrepreneur = (country: CompanyCountry, inn: string): boolean =>
  country === 'RU' && inn.length === 12

/** Whether КПП is required: for a Russian company, not for an ИП. */
export const needsKpp = (country: CompanyCountry, inn: string): boolean =>
  country === 'RU' && inn.length !== 12

/** ИНН of a Russian company or ИП. */
export const russianInnRule: TextRule = {
  maxLength: 12,
  isRequired: true,
  normalise: (text) => oneSpace(visible(text)),
  check: (text) => taxNumberFault('RU', text),
}

/** Taxpayer number of any country; the country field beside it decides which format applies. */
export const taxNumberRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: 14,
  normalise: oneSpace,
  checks: [[/^\d+$/, 'INN_DIGITS']],
})

/** Nine characters: the first four are the tax office, which is never 0000; the fifth and sixth may be letters. */
export const kppRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: 9,
  isRequired: false,
  normalise: (text) => oneSpace(text).toUpperCase(),
  checks: [[/^(?!0000)\d{4}[\dA-Z]{2}\d{3}$/, 'KPP_FORMAT']],
})

const isOgrn = (text: string): boolean => {
  const before = Number(text.slice(0, -1))
  const control = (before % (text.length === 13 ? 11 : 13)) % 10
  return before > 0 && control === Number(text.at(-1))
}

/** ОГРН of 13 digits, ОГРНИП of 15. */
export const ogrnRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: 15,
  isRequired: false,
  normalise: oneSpace,
  checks: [
    [(text) => /^\d+$/.test(text) && [13, 15].includes(lengthOf(text)), 'OGRN_FORMAT'],
    [isOgrn, 'OGRN_CHECK'],
  ],
})
