import type { Facet } from '@isp/contract'
import { normaliseQuestion } from '../../../search/text/question-text.ts'
import { stem } from '../../../search/text/stem.ts'
import { isStopWord, isUnit } from '../../../search/text/words.ts'
import { catalogMessages } from '../catalog.messages.ts'

export type ReadPart = { label: string; rest: string }
/** `hasAll`: whether all products found belong to the section. */
export type ReadSection = { name: string; hasAll: () => boolean }
/** `names`: of products and sections, in their original spelling. */
type Found = {
  facets: readonly Facet[]
  total: number
  sections: readonly ReadSection[]
  names: readonly string[]
}

const MAX_PARTS = 8
const NUMBER = /^\d+(?:[.,]\d+)?/
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\d.,]+/gu) ?? []

/** A facet explains a word only when every product found has the value. */
const isAll = (count: number, total: number): boolean => count === total
const numberFacet = (facets: readonly Facet[], value: number, total: number): Facet | undefined =>
  facets.find(
    ({ kind, code, values }) =>
      kind === 'number' &&
      code !== 'price' &&
      values.some(({ key, count }) => Number(key) === value && isAll(count, total)),
  )
/** The values that contain the word, if together they cover all products found. */
const wordFacet = (
  facets: readonly Facet[],
  word: string,
  total: number,
): { facet: Facet; labels: string[] } | undefined => {
  for (const facet of facets) {
    if (facet.kind !== 'values') continue
    const having = facet.values.filter(({ label }) =>
      wordsOf(label).some((one) => stem(one) === stem(word)),
    )
    const count = having.reduce((sum, one) => sum + one.count, 0)
    if (having.length > 0 && isAll(count, total)) {
      return { facet, labels: having.map(({ label }) => label) }
    }
  }
  return undefined
}

/** An abbreviation of the dictionary («ушм») in the capitals that product names use. */
const asWritten = (part: string, names: readonly string[]): string => {
  for (const name of names) {
    const word = name.match(/\p{Lu}{2,}/gu)?.find((one) => one.toLowerCase() === part)
    if (word) return word
  }
  return part
}

const labelOf = (part: string, { facets, total, names }: Found): string => {
  const number = NUMBER.exec(part)?.[0]
  if (number === undefined) {
    const said = wordFacet(facets, part.toLowerCase().replaceAll('ё', 'е'), total)
    return said ? catalogMessages.readAs(said.facet.name, said.labels) : asWritten(part, names)
  }
  const facet = numberFacet(facets, Number(number.replace(',', '.')), total)
  if (!facet) return part
  const value = `${number.replace('.', ',')}${facet.unit ? ` ${facet.unit}` : ''}`
  return catalogMessages.readAs(facet.name, [value])
}

const meaningOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isStopWord(word))
    .map(stem)

type Group = { part: string; words: string[] }

/**
 * The longest section name that consecutive groups of the question spell, in any order, if all products found are
 * in it.
 */
const sectionIn = (groups: readonly Group[], sections: readonly ReadSection[]) => {
  const said = groups.map(({ part }) => meaningOf(part).join(' '))
  const found = sections.flatMap((section) => {
    const words = meaningOf(section.name).toSorted().join(' ')
    const length = words.split(' ').length
    const start = said.findIndex(
      (_, at) =>
        said
          .slice(at, at + length)
          .toSorted()
          .join(' ') === words,
    )
    return words === '' || start < 0 ? [] : [{ section, start, length }]
  })
  return found
    .toSorted((one, other) => other.length - one.length)
    .find(({ section }) => section.hasAll())
}

/**
 * How a search text was understood, part by part, each with the text that remains without it. A part is one word; a
 * section's name is one part, a unit belongs to its number, a stop word to the word after it.
 */
export const readingOf = (used: string, found: Found): ReadPart[] => {
  if (found.total === 0) return []
  const counted = new Set(wordsOf(normaliseQuestion(used)))
  const groups: Group[] = []
  let before: string[] = []
  for (const word of used.trim().split(/\s+/)) {
    const bare = word.toLowerCase().replace(/[.,:;!?]+$/, '')
    const last = groups.at(-1)
    if (isUnit(bare) && last && NUMBER.test(last.part)) last.words.push(word)
    else if (isStopWord(bare) || !/[\p{L}\d]/u.test(word)) before.push(word)
    else {
      groups.push({ part: word, words: [...before, word] })
      before = []
    }
  }
  if (groups.length < 2 || groups.length > MAX_PARTS || counted.size === 0) return []
  const named = sectionIn(groups, found.sections)
  const chips: { label: string; words: string[] }[] = groups.map(({ part, words }) => ({
    label: labelOf(part, found),
    words,
  }))
  if (named) {
    const { section, start, length } = named
    const words = chips.slice(start, start + length).flatMap((chip) => chip.words)
    chips.splice(start, length, {
      label: catalogMessages.readAs(catalogMessages.section, [section.name]),
      words,
    })
  }
  return chips.map(({ label }, place) => ({
    label,
    rest: chips
      .filter((_, other) => other !== place)
      .flatMap(({ words }) => words)
      .join(' '),
  }))
}
