import { codesColumn, type IndexData } from './columns.ts'
import { type Base, baseSize } from './facet-sources.ts'

/** A list is «about» a section that holds at least this share of its products. */
const MOSTLY = 0.8

/**
 * The ordinal of the deepest section whose subtree holds most products of a list (a search, a brand), whose filters are
 * then offered; null when the list is scattered.
 */
export const openSectionFocus = (data: IndexData): ((base: Base) => number | null) => {
  const { sections } = data.meta
  const sectionOf = codesColumn(data, 'section-of')
  return (base) => {
    const size = baseSize(base)
    if (size === 0) return null
    const before = new Uint32Array(sections.length + 1)
    for (let at = 0; at < size; at += 1) {
      const position = base.list === null ? base.start + at : (base.list[at] as number)
      const slot = (sectionOf[position] as number) + 1
      before[slot] = (before[slot] as number) + 1
    }
    for (let slot = 1; slot < before.length; slot += 1) {
      before[slot] = (before[slot] as number) + (before[slot - 1] as number)
    }
    let focus: number | null = null
    sections.forEach((section, ordinal) => {
      // depth-first order: a later section that still holds most of the list lies deeper
      const held = (before[section.last + 1] as number) - (before[ordinal] as number)
      if (held >= size * MOSTLY) focus = ordinal
    })
    return focus
  }
}
