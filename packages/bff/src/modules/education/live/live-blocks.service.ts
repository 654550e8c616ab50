import type { LiveTable, TextBlock } from '@isp/contract'
import { formatNumber } from '@isp/i18n'
import type { Database } from '../../../kernel/database.ts'
import type { CatalogFigures } from '../../goods/lists/catalog-figures.service.ts'
import { type Figures, fillFigures } from '../markdown/figures.ts'
import { liveMessages as messages } from './live.messages.ts'
import { selectMethods, selectWarehouses } from './live.sql.ts'

/** Puts what is true now into the tables and figures of a text. */
export type LiveBlocks = (blocks: TextBlock[]) => Promise<TextBlock[]>

type Context = { database: Database; catalog: { figures: CatalogFigures } }
type Rows = { head: string[]; rows: string[][] }

export const createLiveBlocks = ({ database, catalog }: Context): LiveBlocks => {
  const figuresOf = async (): Promise<Figures> => {
    const [counted, warehouses] = await Promise.all([catalog.figures(), selectWarehouses(database)])
    const places = {
      warehouses: formatNumber(warehouses.length),
      cities: formatNumber(new Set(warehouses.map(({ city }) => city)).size),
    }
    if (!counted) return places
    const { goods, stock, brands, sections } = counted
    return {
      ...places,
      ...{ goods: formatNumber(goods), stock: formatNumber(stock) },
      ...{ brands: formatNumber(brands), sections: formatNumber(sections) },
    }
  }
  const tables: Readonly<Record<LiveTable, () => Promise<Rows>>> = {
    warehouses: async () => {
      const [counted, warehouses] = await Promise.all([
        catalog.figures(),
        selectWarehouses(database),
      ])
      const inStock = (code: string) =>
        counted ? [formatNumber(counted.stockByWarehouse.get(code) ?? 0)] : []
      return {
        head: [messages.warehouse, messages.city, ...(counted ? [messages.inStock] : [])],
        rows: warehouses.map(({ code, name, city }) => [name, city, ...inStock(code)]),
      }
    },
    delivery: async () => ({
      head: [messages.method, messages.terms, messages.address],
      rows: (await selectMethods(database)).map(({ name, description, needsAddress }) => [
        ...[name, description, needsAddress ? messages.needed : messages.notNeeded],
      ]),
    }),
  }
  const filled = async (block: TextBlock, figures: Figures): Promise<TextBlock[]> => {
    if (block.isFigures) {
      const known = fillFigures(block, figures)
      return known ? [known] : []
    }
    if (!block.live) return [block]
    const { head, rows } = await tables[block.live]()
    const cells = rows.map((row) => row.map((text) => (text === '' ? [] : [{ text }])))
    const text = block.text ?? messages.titles[block.live]
    return rows.length === 0 ? [] : [{ ...block, text, head, rows, cells }]
  }
  return async (blocks) => {
    const figures = blocks.some(({ isFigures }) => isFigures) ? await figuresOf() : {}
    return (await Promise.all(blocks.map((block) => filled(block, figures)))).flat()
  }
}
