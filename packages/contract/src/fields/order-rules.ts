import { oneSpace, type TextRule, textRule } from './text-rule.ts'

/** Number of a power of attorney. */
export const ATTORNEY_NUMBER_MAX = 40

const isDay = (text: string): boolean => {
  // Stryker disable next-line Regex: a longer text is no first ten signs of a moment
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** A calendar day, ISO 8601: 2026-12-01. */
export const dayRule = ({ isRequired = true }: { isRequired?: boolean } = {}): TextRule =>
  textRule({
    maxLength: 10,
    isRequired,
    normalise: (text) => text.trim(),
    checks: [[isDay, 'DATE_FORMAT']],
  })

/**
 * ИГК: the identifier of a state contract, required in every payment under it (275-ФЗ for defence orders, treasury
 * support otherwise): 20 to 25 digits. Pasted spaces and hyphens are removed.
 */
export const stateContractRule: TextRule = /* @__PURE__ */ textRule({
  maxLength: 25,
  isRequired: false,
  normalise: (text) => oneSpace(text).replaceAll(/[ \u2010-\u2015-]/g, ''),
  checks: [[/^\d{20,25}$/, 'STATE_CONTRACT_FORMAT']],
})
