import type { ExcelReasonCode } from '@isp/contract'
import type { AskedGoods } from '../../pasted/understand.ts'
import type { FileRow } from '../../sheets/read-rows.ts'
import { readQuantity } from '../../trade/quantity.ts'
import type { AskedGoodsReader } from '../basket/asked-goods.service.ts'

/** A row of a file whose article cell has been read word by word. */
export type ReadRow = Omit<FileRow, 'line'> & {
  /** The part of the article cell that was not understood or, if it has several articles, these articles. */
  unused?: string
  /** Products that the cell may mean. */
  meant?: number[]
}

/** Reasons with which the article cell is still read: none, or a problem of the quantity alone. */
const ofQuantity: readonly (ExcelReasonCode | null)[] = [
  null,
  'NO_QUANTITY',
  'QUANTITY_NOT_NUMBER',
  'QUANTITY_NOT_WHOLE',
  'QUANTITY_RANGE',
  'QUANTITY_TOO_BIG',
  'QUANTITY_TOO_SMALL',
]

const withGoods = ({ line: _, ...row }: FileRow, goods: readonly AskedGoods[]): ReadRow => {
  const [only, ...others] = goods
  if (!only || only.ids.length === 0) return row
  const meant = goods.flatMap(({ ids }) => ids)
  if (others.length > 0) {
    const unused = goods.map(({ article }) => article).join(', ')
    return { ...row, reason: 'SEVERAL_ARTICLES', unused, meant }
  }
  const { article, quantity, unit = '', unused } = only
  if (unused !== '') return { ...row, reason: 'LEFT_OVER', unused, meant }
  if (quantity === null) return { ...row, article }
  if (row.quantity !== null)
    return { ...row, reason: 'LEFT_OVER', unused: `${quantity} ${unit}`.trim(), meant }
  const said = `${quantity} ${unit}`.trim()
  const read = readQuantity(said)
  return { ...row, article, quantity: said, reason: 'reason' in read ? read.reason : null }
}

/**
 * Reduces article cells such as «Арт. 2301-0054» or «2301-0054 (сверло)» to the article, if every word is understood (D68).
 * Cells with several articles, words left over, or a second quantity get a reason, so that the buyer is asked.
 */
export const readArticles = async (
  reader: AskedGoodsReader,
  rows: readonly FileRow[],
  companyId: number | null,
): Promise<ReadRow[]> => {
  const wordy = rows.filter(({ line, reason }) => line && ofQuantity.includes(reason))
  const read = await reader.read(
    wordy.flatMap(({ line }) => line ?? []),
    companyId,
  )
  const goodsOf = new Map(wordy.map((row, at) => [row, read[at] ?? []]))
  return rows.map((row) => withGoods(row, goodsOf.get(row) ?? []))
}
