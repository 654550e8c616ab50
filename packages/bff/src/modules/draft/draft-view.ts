import type {
  BasketChange,
  Draft,
  DraftSummary,
  FilledBasket,
  OwnLink,
  SharingLink,
} from '@isp/contract'
import type { ListLine } from '../basket/basket-lists.service.ts'
import type { DraftRow } from './draft.sql.ts'
import type { OwnLinkRow, SharingRow } from './sharing.sql.ts'

export const toSummary = (row: DraftRow): DraftSummary => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

export const toLink = ({ id, expiresAt }: SharingRow): SharingLink => ({
  id,
  expiresAt: expiresAt.toISOString(),
})

export const toOwnLink = (row: OwnLinkRow): OwnLink => ({
  ...toLink(row),
  kind: row.isListed ? 'draft' : 'basket',
  name: row.name || null,
  createdAt: row.createdAt.toISOString(),
  lineCount: row.lineCount,
})

/** Line count and total come from the shown basket and not from `row`, so that they match the shown lines. */
export const toDraft = (
  row: DraftRow,
  basket: Draft['basket'],
  sharing: SharingRow | undefined,
): Draft => ({
  ...toSummary(row),
  lineCount: basket.count,
  total: basket.total,
  basket,
  sharing: sharing ? toLink(sharing) : null,
})

/** The result of filling a basket, each line with its name in the list. */
export const toFilled = (change: BasketChange, lines: readonly ListLine[]): FilledBasket => {
  const names = new Map(lines.map(({ productId, name }) => [productId, name]))
  return {
    ...change,
    lines: change.lines.map((line) => ({ ...line, name: names.get(line.productId) ?? '' })),
  }
}
