import type { ProductsAnswer } from '@isp/contract'
import { missingValuesMessages as messages } from './missing-values.messages.ts'

type Match = NonNullable<ProductsAnswer['match']>
export type MissingValues = { said: string; others: { label: string; text: string }[] }

const withSize = (text: string, missing: string, size: string): string => {
  const written = new RegExp(`(?<!\\d[.,]?)${missing.replace('.', '[.,]')}(?![.,]?\\d)`)
  return text.replace(written, size.replace('.', ','))
}

/** What of the question is not there, and the same question with what is there instead; null where nothing is missing. */
export const missingValues = (
  asked: string,
  match: Match | null | undefined,
): MissingValues | null => {
  const { kind, text, missing, values = [], property } = match ?? {}
  if (missing === undefined) return null
  if (kind === 'nearest') {
    const others = values.map((size) => ({
      label: size.replace('.', ','),
      text: withSize(asked, missing, size),
    }))
    return { said: messages.size(missing), others }
  }
  if (kind !== 'absent' || property === undefined) return null
  const others = values.map((value) => ({ label: value, text: `${text} ${value}`.trim() }))
  return { said: messages.value(property, missing), others }
}
