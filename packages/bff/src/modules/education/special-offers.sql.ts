import type { NewOfferInput, PlaceOfferInput, TextBlock } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

export type SummaryRow = {
  id: number
  title: string
  summary: string
  startsOn: string
  endsOn: string
  updatedAt: Date
}
export type OfferRow = SummaryRow & { isEnded: boolean; blocks: TextBlock[] }

const summaryColumns = `id, title, summary, starts_on::text as "startsOn", ends_on::text as "endsOn", updated_at as "updatedAt"`

/** Offers whose period includes today. */
export const selectCurrentOffers = (database: Database): Promise<SummaryRow[]> =>
  database.query({
    name: 'offers.current',
    text: `select ${summaryColumns} from shown_offer where is_shown and not is_ended order by ends_on, id`,
  })

export const selectShownOffer = (database: Database, id: number): Promise<OfferRow[]> =>
  database.query({
    name: 'offers.one',
    text: `select ${summaryColumns}, is_ended as "isEnded", blocks from shown_offer where is_shown and id = $1`,
    values: [id],
  })

/** Visible to visitors once its text is published and its first day has come. */
export const insertOffer = async (
  database: Database,
  { title, startsOn, endsOn }: NewOfferInput,
): Promise<number> => {
  const rows = await database.query<{ id: number }>({
    name: 'offers.create',
    text: 'insert into special_offer (title, starts_on, ends_on) values ($1, $2, $3) returning id',
    values: [title, startsOn, endsOn],
  })
  return theRow(rows).id
}

/** @returns whether the offer exists */
export const updateOffer = async (
  database: Database,
  id: number,
  { startsOn, endsOn, isHidden }: PlaceOfferInput,
): Promise<boolean> => {
  const rows = await database.query<{ id: number }>({
    name: 'offers.place',
    text: `update special_offer set starts_on = $2, ends_on = $3, is_hidden = $4, updated_at = now()
            where id = $1 returning id`,
    values: [id, startsOn, endsOn, isHidden],
  })
  return rows.length > 0
}
