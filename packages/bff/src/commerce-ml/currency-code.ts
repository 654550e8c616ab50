import { words } from './commerce-ml.language.ts'

/** ISO 4217 of what an accounting system calls a currency; null for roubles, and where it says nothing. */
export const currencyCode = (text: string): string | null => {
  const name = text.trim()
  if (name === '' || words.roubles.test(name)) return null
  return words.currencies.find(([pattern]) => pattern.test(name))?.[1] ?? name.toUpperCase()
}
