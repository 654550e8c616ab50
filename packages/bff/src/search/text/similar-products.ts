import { codesColumn, type IndexData, uint32Column } from '../columns.ts'

/** Products are alike when this many main sizes of their section agree. */
const SIZES = 2

/** Products of the same section and main sizes, the most popular first; empty when the section has no sizes. */
export const openSimilarProducts = (data: IndexData): ((position: number) => number[]) => {
  const rankOf = uint32Column(data, 'rank-popular')
  const { sections, properties } = data.meta
  const byCode = new Map(properties.map((property) => [property.code, property]))
  const readerOf = (code: string, position: number): ((other: number) => number) | null => {
    const run = byCode
      .get(code)
      ?.segments.find(({ start, end }) => start <= position && position < end)
    if (!run) return null
    const codes = codesColumn(data, run.column)
    return (other) => (other < run.end ? (codes[other - run.start] as number) : 0)
  }
  return (position) => {
    const section = sections.find(({ start, ownEnd }) => start <= position && position < ownEnd)
    const readers = (section?.sizes ?? [])
      .flatMap(({ code }) => readerOf(code, position) ?? [])
      .filter((read) => read(position) > 0)
      .slice(0, SIZES)
    if (!section || readers.length === 0) return []
    const alike: number[] = []
    for (let other = section.start; other < section.ownEnd; other += 1) {
      if (other !== position && readers.every((read) => read(other) === read(position)))
        alike.push(other)
    }
    return alike.sort((one, two) => (rankOf[one] as number) - (rankOf[two] as number))
  }
}
