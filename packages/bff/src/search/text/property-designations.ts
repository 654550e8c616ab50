import { type Designated, designatedProperties } from './property-designations.messages.ts'
import { foldLookAlikes, normaliseSigns } from './words.ts'

/** Marker that no other word of the index begins with. */
const MARK = '#='

/** «A2-70» and «а2 70» become one word. */
const wordOf = (designation: string): string =>
  `${MARK}${foldLookAlikes(designation).replace(/[\s-]/g, '')}`
/** «A2-70» is also found by its steel group alone. */
const STEEL = /^(#=a[1-5])\d{2,3}$/

const EMPTY_BRACKETS = /\(\s*\)/g

export type AskedDesignation = {
  codes: readonly string[]
  /** The index word of products that have the designation. */
  word: string
  /** The designation as typed, and the question without it. */
  shown: string
  rest: string
}

const byCode = new Map<string, Designated>(
  designatedProperties.flatMap((one) => one.codes.map((code) => [code, one] as const)),
)
export const designatedCodes: readonly string[] = [...byCode.keys()]
/** Properties whose numbers measure nothing. */
export const unmeasuredCodes: readonly string[] = [...byCode]
  .filter(([, { isSize }]) => isSize !== true)
  .map(([code]) => code)

/** Words that make a product findable by the designations in a property value. */
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

/** Designations in a normalised question; most questions have none. */
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
