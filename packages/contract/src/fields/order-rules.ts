import { oneSpace, type TextRule, textRule } from './text-rule.ts'

/** Of a power of attorney. */
export const ATTORNEY_NUMBER_MAX = 40

const isDay = (text: string): boolean => {
  // Stryker disable next-line Regex: a longer text is no first ten signs of a moment
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** A day of the calendar, ISO 8601: 2026-12-01. */
export const dayRule = ({ isRequired = true }: { isRequired?: boolean } = {}): TextRule =>
  textRule({
    maxLength: 10,
    isRequired,
    normalise: (text) => text.trim(),
    checks: [[isDay, 'DATE_FORMAT']],
  })

/**
 * ИГК: the identifier of a state contract that every payment under it carries (275-ФЗ for the defence order, treasury
 * support otherwise): 20 to 25 digits. Spaces and hyphens of a paste are nobody's fault.
 */
export const stateContractRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: 25,
  isRequired: false,
  normalise: (text) => oneSpace(text).replaceAll(/[ \u2010-\u2015-]/g, ''),
  checks: [[/^\d{20,25}$/, 'STATE_CONTRACT_FORMAT']],
})
