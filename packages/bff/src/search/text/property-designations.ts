import { type Designated, designatedProperties } from './property-designations.messages.ts'
import { foldLookAlikes, normaliseSigns } from './words.ts'

/** Begins no other word of the index. */
const MARK = '#='

/** «A2-70» and «а2 70» are one word. */
const wordOf = (designation: string): string =>
  `${MARK}${foldLookAlikes(designation).replace(/[\s-]/g, '')}`
/** «A2-70» is also found by its steel alone. */
const STEEL = /^(#=a[1-5])\d{2,3}$/

const EMPTY_BRACKETS = /\(\s*\)/g

export type AskedDesignation = {
  codes: readonly string[]
  /** Under which products are found that have it. */
  word: string
  /** As it was written, and the question without it. */
  shown: string
  rest: string
}

const byCode = new Map<string, Designated>(
  designatedProperties.flatMap((one) => one.codes.map((code) => [code, one] as const)),
)
export const designatedCodes: readonly string[] = [...byCode.keys()]
/** Those whose numbers measure nothing. */
export const unmeasuredCodes: readonly string[] = [...byCode]
  .filter(([, { isSize }]) => isSize !== true)
  .map(([code]) => code)

/** Words under which a product is found by the designations in a value of the property. */
export const designationWordsOf = (code: string, value: string): string[] => {
  const property = byCode.get(code)
  if (property === undefined) return []
  const text = normaliseSigns(value)
  const written = property.isWhole
    ? [text]
    : property.asked.flatMap((pattern) => [...text.matchAll(pattern)].map(([, one = '']) => one))
  return written.map(wordOf).flatMap((word) => {
    const steel = STEEL.exec(word)?.[1]
    return steel === undefined ? [word] : [word, steel]
  })
}

/** Designations that a tidy question names; most questions name none. */
export const askedDesignations = (tidy: string): AskedDesignation[] =>
  designatedProperties.flatMap(({ codes, asked }) =>
    asked.flatMap((pattern) =>
      [...tidy.matchAll(pattern)].map((match) => {
        const [whole, shown = ''] = match
        const rest = `${tidy.slice(0, match.index)} ${tidy.slice(match.index + whole.length)}`
        const tidied = rest.replace(EMPTY_BRACKETS, ' ').replace(/\s+/g, ' ').trim()
        return { codes, word: wordOf(shown), shown, rest: tidied }
      }),
    ),
  )
