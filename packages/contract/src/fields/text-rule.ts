import { composed } from './composed.ts'
import type { FieldCode, FieldFault } from './field-codes.ts'

/** What a text is brought to, and the first rule of §5 that it then breaks. No zod: any bundle may use it. */
export type TextRule = {
  /** Characters. */
  maxLength: number
  isRequired: boolean
  normalise(text: string): string
  /** Of a normalised text. */
  check(text: string): FieldFault | null
}

type Options = {
  maxLength: number
  /** Absent: yes. */
  isRequired?: boolean
  normalise: (text: string) => string
  /** In the order in which they speak. */
  checks: readonly (readonly [test: RegExp | ((text: string) => boolean), code: FieldCode])[]
  /** The length speaks in words of its own. */
  tooLong?: FieldCode
}

/**
 * Without format characters, which nobody sees or types: soft hyphen, joiners, marks of direction and width, byte order mark.
 * They come with a copy from a page (our own names of products carry U+2060) and are nobody's fault.
 */
export const visible = (text: string): string => text.replace(/\p{Cf}/gu, '')

/** Code points: what a person counts as characters, near enough. */
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

/** The first broken rule of a text as it was typed; null: it is sound. */
export const faultOf = (rule: TextRule, typed: string): FieldFault | null =>
  rule.check(rule.normalise(typed))

/** Every space that a keyboard or a paste may bring, a tab too, is a space; runs of them are one; none at the ends. */
export const oneSpace = (text: string): string =>
  composed(text)
    .replaceAll(/[\t\p{Zs}]+/gu, ' ')
    .trim()

/** Lines are kept, in one spelling of their ends. */
export const keepLines = (text: string): string =>
  composed(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim()
