import {
  type CalculatorName,
  calculatorFields,
  calculatorNames,
  type LiveTable,
  liveTables,
  slugSchema,
  type TextBlock,
} from '@isp/contract'
import { parseFilters } from '@isp/contract/list-filters'
import { calculatorBlock, goodsBlock, liveBlock } from './blocks.ts'
import { markdownMessages as messages } from './markdown.messages.ts'

const ATTRIBUTE = /([a-z][a-zA-Z-]*)="([^"]*)"\s*/g
const MAX_VALUE = 300

export type Insertion = { block: TextBlock | null; remarks: string[] }
const refused = (...remarks: string[]): Insertion => ({ block: null, remarks })

const isCalculator = (name: string | undefined): name is CalculatorName =>
  calculatorNames.some((known) => known === name)

/** Reads `name="value"` pairs; the rest is returned so that it can be reported. */
const attributesOf = (text: string) => {
  const values = new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name,
      value.slice(0, MAX_VALUE),
    ]),
  )
  const rest = text.replace(ATTRIBUTE, '').trim()
  return { values, rest }
}

const readGoods = (values: ReadonlyMap<string, string>): Insertion => {
  const section = values.get('section') ?? ''
  if (!slugSchema.safeParse(section).success) return refused(messages.section)
  const query = values.get('query') ?? ''
  const filters = parseFilters(new URLSearchParams(query))
  const extra = [...values.keys()].filter((name) => !['section', 'query', 'title'].includes(name))
  return {
    block: goodsBlock(values.get('title') || messages.goods, { section, query, filters }),
    remarks: extra.map(messages.attribute),
  }
}

const readCalculator = (values: ReadonlyMap<string, string>): Insertion => {
  const name = values.get('name')
  if (!isCalculator(name)) return refused(messages.calculator(name ?? ''))
  const given = [...values].filter(([key]) => key !== 'name')
  const known = given.filter(([key]) => calculatorFields[name].includes(key))
  const extra = given.filter((pair) => !known.includes(pair))
  return {
    block: calculatorBlock({ name, values: Object.fromEntries(known) }),
    remarks: extra.map(([key]) => messages.attribute(key)),
  }
}

const readLive =
  (live: LiveTable) =>
  (values: ReadonlyMap<string, string>): Insertion => ({
    block: liveBlock(live, values.get('title') || null),
    remarks: [...values.keys()].filter((name) => name !== 'title').map(messages.attribute),
  })

/** `::goods{…}`, `::calculator{…}` and tables that the server fills, `::warehouses` and `::delivery`. */
export const readInsertion = (name: string, attributes: string): Insertion => {
  const { values, rest } = attributesOf(attributes)
  const readers: Partial<Record<string, typeof readGoods>> = {
    goods: readGoods,
    calculator: readCalculator,
    ...Object.fromEntries(liveTables.map((live) => [live, readLive(live)])),
  }
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined
  if (!read) return refused(messages.unknown(name))
  const { block, remarks } = read(values)
  return { block, remarks: rest === '' ? remarks : [...remarks, messages.attribute(rest)] }
}
