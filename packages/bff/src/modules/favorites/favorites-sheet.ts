import { type FavoriteItem, type Favorites, type FileAnswer, SHEET_MEDIA_TYPE } from '@isp/contract'
import { formatQuantity } from '@isp/i18n'
import { type Sheet, type SheetCell, writeSheet } from '../../sheet/write-sheet.ts'
import { favoritesMessages as messages } from './favorites.messages.ts'

const columns: [head: string, width: number, cell: (item: FavoriteItem) => SheetCell][] = [
  [messages.article, 22, ({ article }) => article],
  [messages.name, 60, ({ name }) => name],
  [messages.brand, 20, ({ product }) => product?.brand?.name ?? null],
  [
    messages.price,
    16,
    ({ product }) =>
      product?.price ? { money: product.price.amount / 100 } : product ? messages.onRequest : null,
  ],
  [messages.unit, 10, ({ product }) => product?.unit ?? null],
  [
    messages.stock,
    16,
    ({ product }) =>
      product ? formatQuantity(product.availability.available, product.unit) : messages.gone,
  ],
  [messages.minimum, 14, ({ product }) => product?.minOrderQuantity ?? null],
]

const sheetOf = (name: string, items: readonly FavoriteItem[]): Sheet => ({
  name,
  headRows: 1,
  headColumns: 2,
  widths: columns.map(([, width]) => width),
  rows: [
    columns.map(([head]) => ({ head })),
    ...items.map((item) => columns.map(([, , cell]) => cell(item))),
  ],
})

/** A sheet for each list that has anything in it. */
export const favoritesFile = async ({ lists, items }: Favorites, at: Date): Promise<FileAnswer> => {
  const sheets = lists
    .filter(({ count }) => count > 0)
    .map(({ id, name }) =>
      sheetOf(
        name,
        items.filter(({ listId }) => listId === id),
      ),
    )
  const content = await writeSheet(sheets.length > 0 ? sheets : [sheetOf(messages.main, [])])
  return {
    name: messages.file(at.toISOString().slice(0, 10)),
    mediaType: SHEET_MEDIA_TYPE,
    size: content.byteLength,
    content: (async function* () {
      yield content
    })(),
  }
}
