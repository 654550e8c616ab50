// Reads orders of order; company and agreement of company; exchange_link of exchange.
import type { LoadedPaperKind, PaperFacts } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

export type PaperRow = {
  id: number
  orderRef: string | null
  companyRef: string | null
  agreementRef: string | null
  replaces: string | null
  kind: LoadedPaperKind
  number: string | null
  date: string | null
  title: string
  facts: PaperFacts
  isHidden: boolean
}

const columns = `id, order_ref as "orderRef", company_ref as "companyRef", agreement_ref as "agreementRef", replaces, kind, number,
  to_char(dated, 'YYYY-MM-DD') as date, title, facts, hidden_at is not null as "isHidden"`

type Key = { source: string; externalId: string }
export type PaperFields = Omit<PaperRow, 'id' | 'isHidden'>

/** The document, locked until the end of the transaction. */
export const lockPaper = async (
  database: Database,
  { source, externalId }: Key,
): Promise<PaperRow | undefined> => {
  const rows = await database.query<PaperRow>({
    name: 'document.lock-paper',
    text: `select ${columns} from paper where source = $1 and external_id = $2 for no key update`,
    values: [source, externalId],
  })
  return rows[0]
}

/** Waits when another call is inserting the same document, and then inserts nothing. */
export const insertPaper = async (
  database: Database,
  { source, externalId }: Key,
  { kind, title, facts }: Pick<PaperFields, 'kind' | 'title' | 'facts'>,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'document.insert-paper',
    text: `insert into paper (source, external_id, kind, title, facts) values ($1, $2, $3, $4, $5)
           on conflict (source, external_id) do nothing returning id`,
    values: [source, externalId, kind, title, JSON.stringify(facts)],
  })
  return rows.length > 0
}

const isSamePlace = `(order_ref, company_ref, agreement_ref, facts -> 'buyer') is not distinct from ($2, $3, $4, $10::jsonb -> 'buyer')`

/**
 * Changed references are resolved again; until then the document is visible to nobody.
 * @returns whether anything has changed
 */
export const updatePaper = async (
  database: Database,
  id: number,
  fields: PaperFields,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'document.update-paper',
    text: `update paper set order_ref = $2, company_ref = $3, agreement_ref = $4, replaces = $5, kind = $6, number = $7,
                  dated = $8::date, title = $9, facts = $10::jsonb, hidden_at = null,
                  order_id = case when ${isSamePlace} then order_id end,
                  company_id = case when ${isSamePlace} then company_id end
            where id = $1
              and (order_ref, company_ref, agreement_ref, replaces, kind, number, dated, title, facts, hidden_at)
                  is distinct from ($2, $3, $4, $5, $6, $7, $8::date, $9, $10::jsonb, null)
           returning id`,
    values: [
      id,
      ...[fields.orderRef, fields.companyRef, fields.agreementRef, fields.replaces],
      ...[fields.kind, fields.number, fields.date, fields.title, JSON.stringify(fields.facts)],
    ],
  })
  return rows.length > 0
}

export type PaperForm = 'pdf' | 'xml'
type LatestFile = { version: number; sha256: string }

export const selectLatest = async (
  database: Database,
  paperId: number,
  form: PaperForm,
): Promise<LatestFile | undefined> => {
  const rows = await database.query<LatestFile>({
    name: 'document.latest-file',
    text: 'select version, sha256 from paper_file where paper_id = $1 and form = $2 and is_latest',
    values: [paperId, form],
  })
  return rows[0]
}

type NewFile = LatestFile & { paperId: number; form: PaperForm; fileId: string; size: number }

/** The previous version stays stored, visible to nobody. */
export const insertVersion = async (database: Database, file: NewFile): Promise<void> => {
  await database.query({
    name: 'document.older-version',
    text: 'update paper_file set is_latest = false where paper_id = $1 and form = $2 and is_latest',
    values: [file.paperId, file.form],
  })
  await database.query({
    name: 'document.insert-version',
    text: `insert into paper_file (paper_id, form, version, file_id, size, sha256) values ($1, $2, $3, $4, $5, $6)`,
    values: [file.paperId, file.form, file.version, file.fileId, file.size, file.sha256],
  })
}

/**
 * Documents without a company yet, `$1` or all, with the order and company they belong to: by their references or,
 * without any, by the buyer in the XML. `waits`: references not found. `differs`: the XML names another buyer, and
 * the call named no company.
 */
const places = `
  select paper.id, orders.id as order_id,
         coalesce(orders.company_id, named.local_id, agreement.company_id, matched.id) as company_id,
         case when paper.order_ref is not null and orders.id is null then 'orders'
              when paper.company_ref is not null and named.local_id is null then 'companies'
              when paper.agreement_ref is not null and agreement.id is null then 'agreements'
              when coalesce(orders.company_id, named.local_id, agreement.company_id, matched.id) is null then 'companies'
         end as waits,
         (orders.company_id <> named.local_id) is true
           or (agreement.company_id <> coalesce(orders.company_id, named.local_id)) is true as contradicts,
         paper.company_ref is null and (company.inn <> paper.facts -> 'buyer' ->> 'inn') is true as differs
    from paper
    left join exchange_link linked
      on linked.source = paper.source and linked.entity = 'orders' and linked.external_id = paper.order_ref
    left join orders numbered on numbered.number = paper.order_ref
    left join orders on orders.id = coalesce(linked.local_id, numbered.id)
    left join exchange_link named
      on named.source = paper.source and named.entity = 'companies' and named.external_id = paper.company_ref
    left join agreement on agreement.external_id = paper.agreement_ref
    left join lateral (
      select min(own.id) as id from company own
       where own.inn = paper.facts -> 'buyer' ->> 'inn' and own.kpp is not distinct from paper.facts -> 'buyer' ->> 'kpp'
         and own.status <> 'REJECTED'
      having count(*) = 1) matched on true
    left join company on company.id = coalesce(orders.company_id, agreement.company_id)
   where paper.company_id is null and ($1::integer is null or paper.id = $1)`

export type Place = { waits: string | null; contradicts: boolean; differs: boolean }

/** Undefined: the document has its company. */
export const selectPlace = async (database: Database, id: number): Promise<Place | undefined> => {
  const rows = await database.query<Place>({
    name: 'document.paper-place',
    text: `select waits, contradicts, differs from (${places}) place`,
    values: [id],
  })
  return rows[0]
}

/** Assigns documents to the order and company they refer to; `null`: all that wait. */
export const placePapers = async (database: Database, id: number | null): Promise<void> => {
  await database.query({
    name: 'document.place-papers',
    text: `update paper set order_id = place.order_id, company_id = place.company_id from (${places}) place
            where paper.id = place.id and place.waits is null and not place.contradicts and not place.differs`,
    values: [id],
  })
}

export type UnannouncedPaper = {
  id: number
  title: string
  companyId: number
  company: string
  order: { id: number; number: string; email: string } | null
}

/**
 * Documents with a company that nobody was notified of; this transaction marks them as notified. Certificates need
 * no notification.
 */
export const takeUnannounced = (
  database: Database,
  id: number | null,
): Promise<UnannouncedPaper[]> =>
  database.query({
    name: 'document.take-untold',
    text: `with told as (
             update paper set told_at = now()
              where told_at is null and company_id is not null and hidden_at is null and kind <> 'certificate'
                and ($1::integer is null or id = $1)
             returning id, title, company_id, order_id)
           select told.id, told.title, company.id as "companyId", company.name as company,
                  (select json_build_object('id', orders.id, 'number', orders.number, 'email', orders.contact_email)
                     from orders where orders.id = told.order_id) as order
             from told join company on company.id = told.company_id order by told.id`,
    values: [id],
  })

export const hidePaper = async (
  database: Database,
  { source, externalId }: Key,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'document.hide-paper',
    text: `update paper set hidden_at = now() where source = $1 and external_id = $2 and hidden_at is null returning id`,
    values: [source, externalId],
  })
  return rows.length > 0
}
