import { compareFilterCodes, filterScale, parseFilterFieldName } from './list-address.ts'
import { kopecksOf } from './roubles.ts'
import type { FilterSelection } from './schemas/listing.schema.ts'
import { typedDecimal } from './typed-number.ts'

const MAX_FILTERS = 40
const MAX_VALUES = 100
const MAX_VALUE_LENGTH = 200

/** Parses a bound, in units of the filter; null if it is no number or out of range. */
export const parseBound = (text: string, scale: number): number | null => {
  const typed = typedDecimal(text)
  if (typed === null || Math.abs(Number(typed)) >= 1e9) return null
  const value = scale === 1 ? Number(typed) : kopecksOf(typed)
  return scale > 1 && value < 0 ? null : value
}

type Draft = Record<'from' | 'to' | 'is', number | null> & { values: Set<string> }

/** The filter `stock` has only the value `now`; others are typing errors. */
const isKnownValue = (code: string, value: string): boolean => code !== 'stock' || value === 'now'

const toSelection = ([code, draft]: [string, Draft]): FilterSelection => {
  // `_is` sets both bounds
  const from = draft.is ?? draft.from
  const to = draft.is ?? draft.to
  const isTurned = from !== null && to !== null && from > to
  const [low, high] = isTurned ? [to, from] : [from, to]
  return {
    code,
    ...(draft.values.size > 0 ? { values: [...draft.values].sort() } : {}),
    ...(low === null ? {} : { from: low }),
    ...(high === null ? {} : { to: high }),
  }
}

/** Reads the filters of a URL in canonical order; invalid ones are dropped. */
export const parseFilters = (search: URLSearchParams): FilterSelection[] => {
  const drafts = new Map<string, Draft>()
  for (const [name, text] of search) {
    const field = parseFilterFieldName(name)
    if (!field || text === '' || text.length > MAX_VALUE_LENGTH) continue
    const draft = drafts.get(field.code) ?? {
      values: new Set<string>(),
      from: null,
      to: null,
      is: null,
    }
    if (field.part !== 'values') draft[field.part] ??= parseBound(text, filterScale(field.code))
    else if (draft.values.size < MAX_VALUES && isKnownValue(field.code, text))
      draft.values.add(text)
    drafts.set(field.code, draft)
  }
  return [...drafts]
    .map(toSelection)
    .filter(({ values, from, to }) => values || from !== undefined || to !== undefined)
    .sort((a, b) => compareFilterCodes(a.code, b.code))
    .slice(0, MAX_FILTERS)
}
