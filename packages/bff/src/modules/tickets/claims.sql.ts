// Reads company of company; orders of order.
import type { Claim, ClaimInput, ClaimLine, ClaimOutcome, OrderClaims } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import { type Reader, readerValues, seenTickets } from './ticket-reader.ts'

const lineColumns = `
  claim_line.place, claim_line.shipment_id as "shipmentId", claim_line.unit, claim_line.quantity, claim_line.reason,
  claim_line.lot, claim_line.outcome, claim_line.agreed, claim_line.note`

/**
 * Makes other claims on the order wait until this transaction ends, because together they must not exceed what was
 * shipped.
 */
export const holdOrder = async (database: Database, orderId: number): Promise<void> => {
  await database.query({
    name: 'claims.hold-order',
    text: 'select 1 from orders where id = $1 for no key update',
    values: [orderId],
  })
}

export type Claimed = { place: number; shipmentId: number | null; quantity: number }

/** Pieces already claimed and not declined. */
export const selectClaimed = (database: Database, orderId: number): Promise<Claimed[]> =>
  database.query<Claimed>({
    name: 'claims.claimed',
    text: `select place, shipment_id as "shipmentId", sum(quantity)::integer as quantity
             from claim_line join ticket on ticket.id = claim_line.ticket_id
            where ticket.order_id = $1 and outcome is distinct from 'declined'
            group by place, shipment_id`,
    values: [orderId],
  })

export type NewClaimLine = ClaimInput['lines'][number] &
  Pick<ClaimLine, 'name' | 'article' | 'unit'>

export const insertClaim = async (
  database: Database,
  ticketId: number,
  { wish, lines }: { wish: ClaimInput['wish']; lines: readonly NewClaimLine[] },
): Promise<void> => {
  await database.query({
    name: 'claims.insert',
    text: 'insert into claim (ticket_id, wish) values ($1, $2)',
    values: [ticketId, wish],
  })
  await database.query({
    name: 'claims.insert-lines',
    text: `insert into claim_line (ticket_id, line, place, shipment_id, name, article, unit, quantity, reason, lot)
           select $1, given.line - 1, given.place, given.shipment_id, given.name, given.article, given.unit,
                  given.quantity, given.reason, given.lot
             from unnest($2::integer[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::integer[], $8::text[], $9::text[])
                  with ordinality as given (place, shipment_id, name, article, unit, quantity, reason, lot, line)`,
    values: [
      ticketId,
      lines.map(({ place }) => place),
      lines.map(({ shipmentId }) => shipmentId ?? null),
      lines.map(({ name }) => name),
      lines.map(({ article }) => article),
      lines.map(({ unit }) => unit),
      lines.map(({ quantity }) => quantity),
      lines.map(({ reason }) => reason),
      lines.map(({ lot }) => lot ?? ''),
    ],
  })
}

export type ClaimRow = Pick<Claim, 'wish' | 'version'> & {
  decidedAt: Date | null
  lines: ClaimLine[]
}

/** The claim of a ticket that the caller may see; undefined: the ticket is no claim. */
export const selectClaim = async (
  database: Database,
  ticketId: number,
): Promise<ClaimRow | undefined> => {
  const rows = await database.query<ClaimRow>({
    name: 'claims.one',
    text: `select wish, version, decided_at as "decidedAt",
                  (select json_agg(to_jsonb(one) - 'line' order by one.line)
                     from (select ${lineColumns}, name, article, line from claim_line
                            where claim_line.ticket_id = claim.ticket_id) one) as lines
             from claim where ticket_id = $1`,
    values: [ticketId],
  })
  return rows[0]
}

export type Decision = { outcome: ClaimOutcome; agreed: number; note: string }

/** False when another decision came first. */
export const updateClaim = async (
  database: Database,
  ticketId: number,
  { version, lines }: { version: number; lines: readonly Decision[] },
): Promise<boolean> => {
  const rows = await database.query<{ isTaken: boolean }>({
    name: 'claims.decide',
    text: `with taken as (
             update claim set version = version + 1, decided_at = now()
              where ticket_id = $1 and version = $2 returning ticket_id
           ), decided as (
             update claim_line set outcome = given.outcome, agreed = given.agreed, note = given.note
               from taken, unnest($3::text[], $4::integer[], $5::text[])
                           with ordinality as given (outcome, agreed, note, line)
              where claim_line.ticket_id = taken.ticket_id and claim_line.line = given.line - 1
           )
           select exists (select from taken) as "isTaken"`,
    values: [
      ticketId,
      version,
      lines.map(({ outcome }) => outcome),
      lines.map(({ agreed }) => agreed),
      lines.map(({ note }) => note),
    ],
  })
  return theRow(rows).isTaken
}

export type OrderClaimRow = Omit<OrderClaims['items'][number], 'number'>

export const selectOrderClaims = (
  database: Database,
  reader: Reader,
  orderId: number,
): Promise<OrderClaimRow[]> =>
  database.query<OrderClaimRow>({
    name: 'claims.of-order',
    text: `select ticket.id as "ticketId", ${lineColumns}
             from ticket join claim_line on claim_line.ticket_id = ticket.id
            where ticket.order_id = $5 and ${seenTickets}
            order by claim_line.place, ticket.id, claim_line.line`,
    values: [...readerValues(reader), orderId],
  })

export const selectBuyer = async (
  database: Database,
  ticketId: number,
): Promise<{ name: string; inn: string }> => {
  const rows = await database.query<{ name: string; inn: string }>({
    name: 'claims.buyer',
    text: 'select name, inn from company join ticket on ticket.company_id = company.id where ticket.id = $1',
    values: [ticketId],
  })
  return theRow(rows)
}
