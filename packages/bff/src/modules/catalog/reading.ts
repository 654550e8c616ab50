import type { Facet } from '@isp/contract'
import { tidyQuestion } from './index/text/question-text.ts'
import { stem } from './index/text/stem.ts'
import { isStopWord, isUnit } from './index/text/words.ts'

export type ReadPart = { label: string; rest: string }

const MAX_PARTS = 8
const NUMBER = /^\d+(?:[.,]\d+)?/
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\d.,]+/gu) ?? []

/** A facet says what a word means when everything that was found has it there. */
const isAll = (count: number, total: number): boolean => count === total
const numberFacet = (facets: readonly Facet[], value: number, total: number): Facet | undefined =>
  facets.find(
    ({ kind, code, values }) =>
      kind === 'number' &&
      code !== 'price' &&
      values.some(({ key, count }) => Number(key) === value && isAll(count, total)),
  )
const wordFacet = (facets: readonly Facet[], word: string, total: number): Facet | undefined =>
  facets.find(({ kind, values }) => {
    if (kind !== 'values') return false
    const having = values.filter(({ label }) =>
      wordsOf(label).some((one) => stem(one) === stem(word)),
    )
    return (
      having.length > 0 &&
      isAll(
        having.reduce((sum, { count }) => sum + count, 0),
        total,
      )
    )
  })

const labelOf = (part: string, facets: readonly Facet[], total: number): string => {
  const number = NUMBER.exec(part)?.[0]
  const facet =
    number === undefined
      ? wordFacet(facets, part.toLowerCase().replaceAll('ё', 'е'), total)
      : numberFacet(facets, Number(number.replace(',', '.')), total)
  if (!facet) return part
  const value =
    number === undefined ? part : `${number.replace('.', ',')}${facet.unit ? ` ${facet.unit}` : ''}`
  return `${facet.name}: ${value}`
}

/**
 * What a question was read as, part by part, each with the question that is left without it. Parts are words as they
 * were typed; a unit goes with its number, and what names nothing with what follows.
 */
export const readingOf = (typed: string, facets: readonly Facet[], total: number): ReadPart[] => {
  if (total === 0) return []
  const counted = new Set(wordsOf(tidyQuestion(typed)))
  const groups: { part: string; words: string[] }[] = []
  let before: string[] = []
  for (const word of typed.trim().split(/\s+/)) {
    const bare = word.toLowerCase().replace(/[.,:;!?]+$/, '')
    const last = groups.at(-1)
    if (isUnit(bare) && last && NUMBER.test(last.part)) last.words.push(word)
    else if (isStopWord(bare) || !/[\p{L}\d]/u.test(word)) before.push(word)
    else {
      groups.push({ part: word, words: [...before, word] })
      before = []
    }
  }
  if (groups.length > MAX_PARTS || counted.size === 0) return []
  return groups.map(({ part }, place) => ({
    label: labelOf(part, facets, total),
    rest: groups
      .filter((_, other) => other !== place)
      .flatMap(({ words }) => words)
      .join(' '),
  }))
}
