import { foldLookAlikes } from '../../search/text/words.ts'
import type { KnownProduct } from './demo-source.ts'

/** A value that is asked for; whether it must be reported as missing depends on the catalogue. */
export type SoughtValue = { code: string; value: string }

/** Conditions on the right products; those of one line are AND-ed, alternatives OR-ed. Null: nothing may be found. */
export type Question = {
  asked: string
  right: ((product: KnownProduct) => boolean) | null
  sought?: SoughtValue
}

type Condition = (product: KnownProduct) => boolean

export const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

const fieldOf = (product: KnownProduct, field: string): unknown => {
  if (field === 'name') return product.name
  if (field === 'article') return product.article
  if (field === 'brand') return product.brand
  return product.attributes[field]
}

/**
 * Whether a product has the value as a word: «A2» is in «A2-70», «Р6М5» in «Быстрорежущая сталь Р6М5», but «8» is not
 * in «8.8».
 */
export const hasSought = (product: KnownProduct, { code, value }: SoughtValue): boolean => {
  const [own, wanted] = [String(product.attributes[code] ?? ''), value].map((text) =>
    foldLookAlikes(fold(text)),
  ) as [string, string]
  return own === wanted || own.startsWith(`${wanted}-`) || own.endsWith(` ${wanted}`)
}

const RANGE = /^(-?[\d.]+)\.\.(-?[\d.]+)$/

const conditionOf = (text: string): Condition => {
  const [, field = '', sign = '', wanted = ''] = /^(\w+)([=~])(.+)$/.exec(text) ?? []
  if (field === '') {
    const sections = new Set(text.split(',').map((slug) => slug.trim()))
    return ({ path }) => path.some((slug) => sections.has(slug))
  }
  const range = RANGE.exec(wanted)
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])]
    return (product) => {
      const value = fieldOf(product, field)
      return typeof value === 'number' && value >= from && value <= to
    }
  }
  const folded = fold(wanted)
  return (product) => {
    const value = fieldOf(product, field)
    if (value === undefined) return false
    return sign === '=' ? fold(String(value)) === folded : fold(String(value)).includes(folded)
  }
}

/**
 * A line is `asked => section,section; code=value; code=from..to; code~part | …`: sections are slugs of the demo
 * catalogue (subtrees count), codes are attributes, `name`, `article` or `brand` (its slug). A final ` => code value`
 * is a value that the right goods must have or be reported to lack; `nothing` instead of all conditions means an empty
 * answer.
 */
export const questionsOf = (
  lines: string,
  typed: (meant: string) => string = (meant) => meant,
): Question[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [meant = '', right = '', sought] = line.split(' => ')
      if (right === '') throw new Error(`no right answer: ${line}`)
      if (right === 'nothing') return { asked: typed(meant), right: null }
      const [, code = '', value = ''] = /^(\w+) (.+)$/.exec(sought ?? '') ?? []
      const alternatives = right
        .split(' | ')
        .map((one) => one.split(';').map((part) => conditionOf(part.trim())))
      return {
        asked: typed(meant),
        right: (product) => alternatives.some((all) => all.every((holds) => holds(product))),
        ...(code === '' ? {} : { sought: { code, value } }),
      }
    })
