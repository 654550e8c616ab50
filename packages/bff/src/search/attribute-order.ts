import { type Counted, countCodes } from './count-codes.ts'
import type { FacetSource } from './facet-sources.ts'
import { codeAt } from './filter.ts'

type Page = { offset: number; limit: number }
type PageOf = (matches: Counted, page: Page) => number[]

/**
 * A page of a list sorted by an attribute. Codes ascend with values, so products are first counted by code and then
 * only those with the codes on this page are sorted; `pageOf` orders products with equal values.
 */
export const attributePage = (
  matches: Counted,
  { source, isDown }: { source: FacetSource; isDown: boolean },
  { offset, limit }: Page,
  pageOf: PageOf,
): number[] => {
  const { list, length, start } = matches
  const size = source.keys.length
  const counts = new Uint32Array(size + 1)
  countCodes(source, matches, counts)
  counts[0] = 0
  counts[0] = length - counts.reduce((sum, count) => sum + count, 0)
  // the code at each place of the sort order; products without a value come last
  const codeOf = (place: number): number => (place === size ? 0 : isDown ? size - place : place + 1)
  const wanted = new Map<number, { before: number; positions: Uint32Array; length: number }>()
  let before = 0
  for (let place = 0; place <= size && before < offset + limit; place += 1) {
    const code = codeOf(place)
    const count = counts[code] as number
    if (count > 0 && before + count > offset)
      wanted.set(code, { before, positions: new Uint32Array(count), length: 0 })
    before += count
  }
  for (let at = 0; at < length; at += 1) {
    const position = list === null ? start + at : (list[at] as number)
    const group = wanted.get(codeAt(source.runs, position))
    if (!group) continue
    group.positions[group.length] = position
    group.length += 1
  }
  return [...wanted.values()].flatMap((group) => {
    const from = Math.max(offset - group.before, 0)
    const to = Math.min(offset + limit - group.before, group.length)
    const own = { list: group.positions, length: group.length, start: 0, isAscending: false }
    return pageOf(own, { offset: from, limit: to - from })
  })
}
