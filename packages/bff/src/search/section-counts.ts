import { codesColumn, type IndexData } from './columns.ts'
import type { Counted } from './count-codes.ts'

/** How many of the products lie in the subtree of each section, by section id. */
export const openSectionCounts = (data: IndexData): ((counted: Counted) => Map<number, number>) => {
  const { sections } = data.meta
  const sectionOf = codesColumn(data, 'section-of')
  return ({ list, length, start }) => {
    const before = new Uint32Array(sections.length + 1)
    for (let at = 0; at < length; at += 1) {
      const position = list === null ? start + at : (list[at] as number)
      const slot = (sectionOf[position] as number) + 1
      before[slot] = (before[slot] as number) + 1
    }
    for (let slot = 1; slot < before.length; slot += 1) {
      before[slot] = (before[slot] as number) + (before[slot - 1] as number)
    }
    // depth-first order: a subtree is a contiguous range of ordinals
    return new Map(
      sections.map(({ id, last }, ordinal) => [
        id,
        (before[last + 1] as number) - (before[ordinal] as number),
      ]),
    )
  }
}
