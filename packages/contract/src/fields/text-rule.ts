import { composed } from './composed.ts'
import type { FieldCode, FieldFault } from './field-codes.ts'

/** Normalisation of a text and the check against the rules of §5. Does not import zod, so that any bundle may use it. */
export type TextRule = {
  /** Characters. */
  maxLength: number
  isRequired: boolean
  normalise(text: string): string
  /** Expects a normalised text. */
  check(text: string): FieldFault | null
}

type Options = {
  maxLength: number
  /** Default: true. */
  isRequired?: boolean
  normalise: (text: string) => string
  /** Checked in this order; the first that fails gives the code. */
  checks: readonly (readonly [test: RegExp | ((text: string) => boolean), code: FieldCode])[]
  /** Code for a text that is too long, if not the default one. */
  tooLong?: FieldCode
}

/**
 * Removes invisible format characters: soft hyphens, joiners, direction and width marks, byte order mark. They come
 * with text copied from a page (our own product names contain U+2060).
 */
export const visible = (text: string): string => text.replace(/\p{Cf}/gu, '')

/** Length in code points, close to what people count as characters. */
export const lengthOf = (text: string): number => [...text].length

export const textRule = ({
  maxLength,
  isRequired = true,
  normalise,
  checks,
  tooLong = 'TOO_LONG',
}: Options): TextRule => ({
  maxLength,
  isRequired,
  normalise: (text) => normalise(visible(text)),
  check: (text) => {
    if (text === '') return isRequired ? { code: 'REQUIRED' } : null
    for (const [test, code] of checks) {
      if (!(typeof test === 'function' ? test(text) : test.test(text))) return { code }
    }
    return lengthOf(text) > maxLength ? { code: tooLong, params: { max: maxLength } } : null
  },
})

/** The first rule violated by a typed text; null if it is valid. */
export const faultOf = (rule: TextRule, typed: string): FieldFault | null =>
  rule.check(rule.normalise(typed))

/** Replaces every kind of space and tab with a single space; trims both ends. */
export const oneSpace = (text: string): string =>
  composed(text)
    .replaceAll(/[\t\p{Zs}]+/gu, ' ')
    .trim()

/** Keeps line breaks, normalised to one form. */
export const keepLines = (text: string): string =>
  composed(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim()
