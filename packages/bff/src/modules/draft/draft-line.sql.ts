// Reads product of goods.
import { type Database, theRow } from '../../kernel/database.ts'
import type { ListLine } from '../basket/basket-lists.service.ts'

/** Lines of a draft in the order they were added. The caller must have checked that the reader may see the draft. */
export const selectDraftLines = (database: Database, draftId: number): Promise<ListLine[]> =>
  database.query({
    name: 'draft.lines',
    text: `select product_id as "productId", name, quantity::float8 as quantity, comment
             from draft_line where draft_id = $1 order by place`,
    values: [draftId],
  })

/**
 * Sets quantities; a new product becomes a line at the end. An empty comment leaves the line's comment as it is. Returns false
 * when a product has never existed: the caller must then roll back, since the other lines are written.
 */
export const putDraftLines = async (
  database: Database,
  draftId: number,
  lines: readonly ListLine[],
): Promise<boolean> => {
  const rows = await database.query({
    name: 'draft.put-lines',
    text: `insert into draft_line (draft_id, product_id, name, quantity, comment)
           select $1, item.id, coalesce(product.name, item.name, held.name), item.quantity, item.comment
             from unnest($2::integer[], $3::integer[], $4::text[], $5::text[]) with ordinality
                  as item (id, quantity, name, comment, place)
             left join product on product.id = item.id
             left join draft_line held on held.draft_id = $1 and held.product_id = item.id
            where coalesce(product.name, item.name, held.name) is not null
            order by item.place
           on conflict (draft_id, product_id) do update set name = excluded.name, quantity = excluded.quantity,
             comment = case when excluded.comment = '' then draft_line.comment else excluded.comment end
           returning product_id`,
    values: [
      draftId,
      lines.map(({ productId }) => productId),
      lines.map(({ quantity }) => quantity),
      lines.map(({ name }) => name),
      lines.map(({ comment }) => comment ?? ''),
    ],
  })
  return rows.length === lines.length
}

export const deleteDraftLines = async (
  database: Database,
  draftId: number,
  productIds: readonly number[],
): Promise<void> => {
  await database.query({
    name: 'draft.delete-lines',
    text: 'delete from draft_line where draft_id = $1 and product_id = any ($2::integer[])',
    values: [draftId, productIds],
  })
}

export const countDraftLines = async (database: Database, draftId: number): Promise<number> => {
  const rows = await database.query<{ count: number }>({
    name: 'draft.count-lines',
    text: 'select count(*)::integer as count from draft_line where draft_id = $1',
    values: [draftId],
  })
  return theRow(rows).count
}
