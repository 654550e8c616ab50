// Reads orders, order_line, order_told and delivery_method of order; agreement, company and loaded_company of company; product and unit of goods; exchange_link of exchange.
import type { OrderStatus, OrderTerms } from '@isp/contract'
import { type Database, theRow } from '../../../kernel/database.ts'

/**
 * Orders that the account ($1) of a source ($2) has not taken yet: all but those finished before the account could take
 * any, and those that the accounting system itself has made.
 */
const untaken = `
    from orders left join onec_order given on given.account_id = $1 and given.order_id = orders.id
   where orders.person_version > coalesce(given.taken_version, 0)
     and (given.order_id is not null or orders.status not in ('DELIVERED', 'CANCELLED')
          or orders.created_at >= (select min(created_at) from onec_access where account_id = $1))
     and not (orders.delivery_code = 'agreed' and (
           exists (select from exchange_link link
                    where link.source = $2 and link.entity = 'orders' and link.local_id = orders.id)
           or exists (select from order_told told where told.order_id = orders.id and told.source = $2)))`

export type OrderLineRow = {
  place: number
  productId: number
  externalId: string | null
  article: string
  name: string
  unit: string
  unitCode: string | null
  quantity: number
  cancelled: number
  price: number
  sum: number
  vatRate: number
  vatSum: number
  comment: string
}

export type UntakenOrder = {
  id: number
  version: number
  /** It could not be written before; such orders come last. */
  wasFaulty: boolean
  number: string
  date: string
  time: string
  status: OrderStatus
  total: number
  ownNumber: string | null
  terms: OrderTerms
  comment: string | null
  deliveryCode: string
  deliveryName: string
  address: string | null
  contactName: string
  contactPhone: string
  contactEmail: string
  agreementExternalId: string | null
  agreementName: string | null
  companyUuid: string
  companyName: string
  companyInn: string
  companyKpp: string | null
  country: string
  legalAddress: string
  lines: OrderLineRow[]
}

type Portion = {
  accountId: number
  source: string
  /** Leaves out what this session was given already; null: nothing. */
  exceptSession: string | null
  maxOrders: number
  /** A portion has no more lines, unless its only order has. */
  maxLines: number
}

/** The next orders with all that is written of them, in one statement and so of one moment. */
export const selectUntaken = (
  database: Database,
  { accountId, source, exceptSession, maxOrders, maxLines }: Portion,
): Promise<UntakenOrder[]> =>
  database.query({
    name: 'onec.untaken-orders',
    text: `with candidate as (
             select orders.id, orders.person_version as version, orders.line_count,
                    given.fault is not null as was_faulty ${untaken}
                and ($3::uuid is null or given.given_in is distinct from $3
                     or given.given_version < orders.person_version)
           ), counted as (
             select id, version, was_faulty, line_count,
                    sum(line_count) over (order by was_faulty, id) as lines_so_far
               from candidate
           ), picked as (
             select id, version, was_faulty from counted where lines_so_far <= greatest($4, line_count)
              order by was_faulty, id limit $5
           )
           select orders.id, picked.version, picked.was_faulty as "wasFaulty", orders.number, orders.status,
                  to_char(orders.created_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as date,
                  to_char(orders.created_at at time zone 'Europe/Moscow', 'HH24:MI:SS') as time,
                  orders.total::float8 as total, orders.own_number as "ownNumber",
                  json_build_object('stateContract', orders.state_contract, 'wishedOn', orders.wished_on,
                    'shipping', orders.shipping, 'consignee', orders.consignee, 'payer', orders.payer,
                    'freight', orders.freight, 'attorney', orders.attorney) as terms,
                  orders.comment, orders.delivery_code as "deliveryCode", orders.delivery_name as "deliveryName",
                  orders.address, orders.contact_name as "contactName", orders.contact_phone as "contactPhone",
                  orders.contact_email as "contactEmail", agreement.external_id as "agreementExternalId",
                  agreement.name as "agreementName", company.uuid as "companyUuid",
                  orders.company_name as "companyName", orders.company_inn as "companyInn",
                  coalesce(nullif(company.kpp, ''),
                    (select kpp from loaded_company where company_id = company.id and source = $2 and kpp <> ''
                      order by number limit 1)) as "companyKpp",
                  company.country, company.legal_address as "legalAddress",
                  coalesce((select json_agg(json_build_object('place', line.place, 'productId', line.product_id,
                              'externalId', product.external_id, 'article', line.article, 'name', line.name,
                              'unit', line.unit,
                              'unitCode', (select code from unit where short_name = line.unit order by id limit 1),
                              'quantity', line.quantity, 'cancelled', line.cancelled, 'price', line.price,
                              'sum', line.sum, 'vatRate', line.vat_rate, 'vatSum', line.vat_sum,
                              'comment', line.comment) order by line.place)
                              from order_line line left join product on product.id = line.product_id
                             where line.order_id = orders.id), '[]') as lines
             from picked join orders on orders.id = picked.id join company on company.id = orders.company_id
             left join agreement on agreement.id = orders.agreement_id
            order by picked.was_faulty, orders.id`,
    values: [accountId, source, exceptSession, maxLines, maxOrders],
  })

export const upsertGiven = async (
  database: Database,
  { accountId, sessionId }: { accountId: number; sessionId: string },
  orders: readonly { id: number; version: number }[],
): Promise<void> => {
  await database.query({
    name: 'onec.upsert-given',
    text: `insert into onec_order (account_id, order_id, given_version, given_in, given_at)
           select $1, id, version, $2::uuid, now()
             from jsonb_to_recordset($3::jsonb) given (id integer, version integer) order by id
           on conflict (account_id, order_id) do update
             set given_version = excluded.given_version, given_in = excluded.given_in, given_at = excluded.given_at,
                 fault = null, fault_version = null`,
    values: [
      ...[accountId, sessionId],
      JSON.stringify(orders.map(({ id, version }) => ({ id, version }))),
    ],
  })
}

export const upsertFaults = async (
  database: Database,
  accountId: number,
  faults: readonly { id: number; version: number; fault: string }[],
): Promise<void> => {
  await database.query({
    name: 'onec.upsert-faults',
    text: `insert into onec_order as t (account_id, order_id, fault, fault_version)
           select $1, id, fault, version
             from jsonb_to_recordset($2::jsonb) given (id integer, version integer, fault text) order by id
           on conflict (account_id, order_id) do update set fault = excluded.fault, fault_version = excluded.fault_version
             where (t.fault, t.fault_version) is distinct from (excluded.fault, excluded.fault_version)`,
    values: [accountId, JSON.stringify(faults)],
  })
}

/** Marks what the session was given, in the version that it was given. */
export const takeGiven = async (database: Database, sessionId: string): Promise<void> => {
  await database.query({
    name: 'onec.take-given',
    text: `update onec_order set taken_version = given_version, taken_at = now()
            where given_in = $1::uuid and given_version > coalesce(taken_version, 0)`,
    values: [sessionId],
  })
}

export type OutState = {
  waiting: number
  given: number
  givenSince: Date | null
  lastTakenAt: Date | null
}

/** How many orders wait, and how many of them 1C was given without a word that it took them. */
export const selectOutState = async (
  database: Database,
  accountId: number,
  source: string,
): Promise<OutState> => {
  const rows = await database.query<OutState>({
    name: 'onec.orders-state',
    text: `select count(*) filter (where given.fault is null)::integer as waiting,
                  count(*) filter (where given.given_version > coalesce(given.taken_version, 0))::integer as given,
                  min(given.given_at) filter (where given.given_version > coalesce(given.taken_version, 0)) as "givenSince",
                  (select max(taken_at) from onec_order where account_id = $1) as "lastTakenAt" ${untaken}`,
    values: [accountId, source],
  })
  return theRow(rows)
}

/** Orders that cannot be written, newest first. */
export const selectFaults = (
  database: Database,
  accountId: number,
  limit: number,
): Promise<{ id: number; number: string; fault: string }[]> =>
  database.query({
    name: 'onec.order-faults',
    text: `select orders.id, orders.number, coalesce(given.fault, '') as fault
             from onec_order given join orders on orders.id = given.order_id
            where given.account_id = $1 and given.fault is not null order by orders.id desc limit $2`,
    values: [accountId, limit],
  })

/** Russian companies without КПП among the buyers of open orders that 1C was given: it makes a second one of each. */
export const selectBuyersWithoutKpp = async (
  database: Database,
  accountId: number,
): Promise<string[]> => {
  const rows = await database.query<{ name: string }>({
    name: 'onec.buyers-without-kpp',
    text: `select distinct company.name
             from onec_order given join orders on orders.id = given.order_id
             join company on company.id = orders.company_id
            where given.account_id = $1 and given.given_version is not null
              and orders.status not in ('DELIVERED', 'CANCELLED')
              and company.country = 'RU' and length(company.inn) = 10 and coalesce(company.kpp, '') = ''
            order by company.name limit 100`,
    values: [accountId],
  })
  return rows.map(({ name }) => name)
}

export const selectDeliveries = (database: Database): Promise<{ id: string; title: string }[]> =>
  database.query({
    name: 'onec.deliveries',
    text: 'select code as id, name as title from delivery_method where is_active order by sort, id',
  })

/** The latest number taken from the sequence of orders. */
export const selectLastOrder = async (database: Database): Promise<number> => {
  const rows = await database.query<{ last: number }>({
    name: 'onec.last-order-number',
    text: 'select last_value::float8 as last from order_number',
  })
  return theRow(rows).last
}
