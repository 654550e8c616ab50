import type { FavoriteItem, Favorites } from '@isp/contract'
import { formatQuantity } from '@isp/i18n'
import { money, number, type Sheet, type SheetCell, table, text } from '../../sheets/sheet.ts'
import { favoritesMessages as messages } from './favorites.messages.ts'

const priceCell = ({ product }: FavoriteItem): SheetCell => {
  if (!product) return null
  return product.price ? money(product.price.amount) : text(messages.onRequest)
}
const stockCell = ({ product }: FavoriteItem): SheetCell =>
  text(product ? formatQuantity(product.availability.available, product.unit) : messages.gone)

const columns: { title: string; width: number; cell: (item: FavoriteItem) => SheetCell }[] = [
  { title: messages.article, width: 22, cell: ({ article }) => text(article) },
  { title: messages.name, width: 60, cell: ({ name }) => text(name) },
  { title: messages.brand, width: 20, cell: ({ product }) => text(product?.brand?.name ?? null) },
  { title: messages.price, width: 16, cell: priceCell },
  { title: messages.unit, width: 10, cell: ({ product }) => text(product?.unit ?? null) },
  { title: messages.stock, width: 16, cell: stockCell },
  {
    title: messages.minimum,
    width: 14,
    cell: ({ product }) => product && number(product.minOrderQuantity),
  },
]

const sheetOf = (name: string, items: readonly FavoriteItem[]): Sheet =>
  table({
    name,
    columns,
    headColumns: 2,
    rows: items.map((item) => columns.map(({ cell }) => cell(item))),
  })

/** A sheet for each non-empty list. */
export const favoritesBook = ({ lists, items }: Favorites): Sheet[] => {
  const sheets = lists
    .filter(({ count }) => count > 0)
    .map(({ id, name }) =>
      sheetOf(
        name,
        items.filter(({ listId }) => listId === id),
      ),
    )
  return sheets.length > 0 ? sheets : [sheetOf(messages.main, [])]
}
