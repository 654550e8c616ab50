import { words } from './commerce-ml.language.ts'

const names = new Intl.DisplayNames('ru', { type: 'currency' })
const codes = new Set(Intl.supportedValuesOf('currency'))
const byName = new Map(
  [...codes].map((code) => [(names.of(code) ?? code).toLowerCase().replaceAll('ё', 'е'), code]),
)

/**
 * ISO 4217 code of a currency name from an accounting system; null for roubles or an empty name. Undefined: not a
 * currency with a known code.
 */
export const currencyCode = (text: string): string | null | undefined => {
  const name = text.trim().replace(/\s+/g, ' ')
  if (name === '' || words.roubles.test(name)) return null
  const code = name.toUpperCase()
  return (
    words.currencies.find(([pattern]) => pattern.test(name))?.[1] ??
    (codes.has(code) ? code : byName.get(name.toLowerCase().replaceAll('ё', 'е')))
  )
}
