// Reads account of user; agreement, company, company_member and specification of company; product of goods; orders, order_line and delivery_method of order.
import type { ApprovalStatus, CreateOrderInput } from '@isp/contract'
import { type Absent, type Database, theRow } from '../../kernel/database.ts'

/** The reading account and the company. */
export type Reader = { accountId: number; companyId: number }

/** A line as the buyer has agreed to it. */
export type WantedLine = {
  productId: number
  name: string
  article: string
  unit: string
  quantity: number
  reserved: number
  price: number
  sum: number
  comment: string
}

export type RequestRow = {
  id: number
  number: string
  status: ApprovalStatus
  total: number
  createdAt: Date
  reason: string
  accountId: number
  companyId: number
}

const requestColumns = `id, number, status, total::float8 as total, created_at as "createdAt", reason,
  account_id as "accountId", company_id as "companyId"`

export const insertRequest = async (
  database: Database,
  request: Reader & {
    agreementId: number
    specification: string | null
    costCentreId: number | null
    author: string
    total: number
    reason: string
    expiresAt: Date
    input: CreateOrderInput
    lines: readonly WantedLine[]
  },
): Promise<RequestRow> =>
  theRow(
    await database.query<RequestRow>({
      name: 'approvals.insert',
      text: `insert into approval_request (number, account_id, company_id, agreement_id, specification_id, cost_centre_id,
               author, total, reason, expires_at, input, lines)
             values ('С-' || lpad(nextval('approval_number')::text, 6, '0'), $1, $2, $3,
                     (select id from specification where uuid = $4::uuid), $5, $6, $7, $8, $9, $10, $11)
             returning ${requestColumns}`,
      values: [
        request.accountId,
        request.companyId,
        request.agreementId,
        request.specification,
        request.costCentreId,
        request.author,
        request.total,
        request.reason,
        request.expiresAt,
        JSON.stringify(request.input),
        JSON.stringify(request.lines),
      ],
    }),
  )

export const selectRequest = async (database: Database, id: number): Promise<RequestRow> =>
  theRow(
    await database.query<RequestRow>({
      name: 'approvals.of-order',
      text: `select ${requestColumns} from approval_request where id = $1`,
      values: [id],
    }),
  )

/**
 * Whether account $1 may see and decide requests of company $2. Nobody decides their own requests except managers,
 * who need no approval.
 */
const decides = `
  exists (select from approval_deciders($2::integer) decider
           where decider.account_id = $1::integer
             -- fault: author-decides
             and (request.account_id <> $1 or decider.is_manager and not decider.stands_in))`
const seen = `request.company_id = $2 and (request.account_id = $1 or ${decides})`

export type SummaryRow = {
  id: number
  number: string
  status: ApprovalStatus
  /** Total of the approved lines; before approval of the requested ones. */
  total: number
  askedTotal: number
  lineCount: number
  author: string
  reason: string
  createdAt: Date
  expiresAt: Date
}

const summaryColumns = `request.id, request.number, request.status,
  coalesce(request.approved_total, request.total)::float8 as total, request.total::float8 as "askedTotal",
  jsonb_array_length(coalesce(request.approved_lines, request.lines)) as "lineCount", request.author, request.reason,
  request.created_at as "createdAt", request.expires_at as "expiresAt"`

export type Box = 'waiting' | 'decided' | 'own'

const inBox: Readonly<Record<Box, string>> = {
  waiting: `request.company_id = $2 and request.status = 'WAITING' and ${decides}`,
  decided: `request.company_id = $2 and request.status <> 'WAITING' and ${decides}`,
  own: 'request.company_id = $2 and request.account_id = $1',
}

/** Waiting requests: longest waiting first; others: newest first. */
export const selectRequests = async (
  database: Database,
  { accountId, companyId }: Reader,
  { box, limit, offset }: { box: Box; limit: number; offset: number },
): Promise<{ items: SummaryRow[]; total: number }> => {
  const values = [accountId, companyId]
  const [items, counted] = await Promise.all([
    database.query<SummaryRow>({
      name: `approvals.list-${box}`,
      text: `select ${summaryColumns} from approval_request request where ${inBox[box]}
              order by request.id ${box === 'waiting' ? '' : 'desc'} limit $3 offset $4`,
      values: [...values, limit, offset],
    }),
    countRequests(database, { accountId, companyId }, box),
  ])
  return { items, total: counted }
}

const countRequests = async (
  database: Database,
  { accountId, companyId }: Reader,
  box: Box,
): Promise<number> => {
  const rows = await database.query<{ total: number }>({
    name: `approvals.count-${box}`,
    text: `select count(*)::integer as total from approval_request request where ${inBox[box]}`,
    values: [accountId, companyId],
  })
  return theRow(rows).total
}

/** Number of requests that wait for this person's decision, and of the person's own waiting requests. */
export const countWaiting = async (
  database: Database,
  { accountId, companyId }: Reader,
): Promise<{ approvals: number; asked: number }> => {
  const rows = await database.query<{ approvals: number; asked: number }>({
    name: 'approvals.count-today',
    text: `select count(*) filter (where ${decides})::integer as approvals,
                  count(*) filter (where request.account_id = $1)::integer as asked
             from approval_request request where request.company_id = $2 and request.status = 'WAITING'`,
    values: [accountId, companyId],
  })
  return theRow(rows)
}

export type ApprovalRow = SummaryRow & {
  accountId: number
  agreementId: number | null
  input: CreateOrderInput
  lines: WantedLine[]
  /** Null unless the request became an order. */
  approvedLines: WantedLine[] | null
  slugs: Record<string, string>
  deliveryMethod: string
  agreement: string | null
  costCentre: string | null
  decidedAt: Date | null
  decider: string
  note: string
  canDecide: boolean
  /** Null when the reader may not see the order. */
  orderId: number | null
  orderNumber: string | null
}

/** A request that the reader may see. Its order may be opened by the author, the approver and managers. */
export const selectApproval = async (
  database: Database,
  { accountId, companyId }: Reader,
  id: number,
): Promise<ApprovalRow | undefined> => {
  const rows = await database.query<ApprovalRow>({
    name: 'approvals.one',
    text: `select ${summaryColumns}, request.account_id as "accountId", request.agreement_id as "agreementId",
                  request.input, request.lines, request.approved_lines as "approvedLines", request.decided_at as "decidedAt", request.decider, request.note,
                  (select coalesce(jsonb_object_agg(product.id, product.slug), '{}') from product
                    where product.is_active and product.id in (
                          select (line ->> 'productId')::integer from jsonb_array_elements(request.lines) line)) as slugs,
                  coalesce((select name from delivery_method where code = request.input ->> 'deliveryMethod'),
                           request.input ->> 'deliveryMethod') as "deliveryMethod",
                  (select concat_ws(', ', agreement.title, '№ ' || specification.number)
                     from agreement left join specification on specification.id = request.specification_id
                    where agreement.id = request.agreement_id) as agreement,
                  (select name from cost_centre where id = request.cost_centre_id) as "costCentre",
                  request.status = 'WAITING' and ${decides} as "canDecide",
                  visible.id as "orderId", made.number as "orderNumber"
             from approval_request request
             left join orders made on made.id = request.order_id
             left join lateral (
               select made.id from company_member reader
                where reader.company_id = made.company_id and reader.account_id = $1
                  and (reader.sees_all_orders or made.account_id = $1
                    or exists (select from approved_order approved
                                where approved.order_id = made.id and approved.account_id = $1))) visible on true
            where request.id = $3 and ${seen}`,
    values: [accountId, companyId, id],
  })
  return rows[0]
}

export type HeldRequest = RequestRow & {
  input: CreateOrderInput
  lines: WantedLine[]
  decidedBy: number | null
  decider: string
  canDecide: boolean
}

/** Locks the request until the end of the transaction. */
export const lockRequest = async (
  database: Database,
  { accountId, companyId }: Reader,
  id: number,
): Promise<HeldRequest | undefined> => {
  await database.query({
    name: 'approvals.lock',
    text: 'select 1 from approval_request where id = $1 for no key update',
    values: [id],
  })
  const rows = await database.query<HeldRequest>({
    name: 'approvals.held',
    text: `select id, number, status, total::float8 as total, created_at as "createdAt", reason,
                  account_id as "accountId", company_id as "companyId", input, lines,
                  decided_by as "decidedBy", decider, ${decides} as "canDecide"
             from approval_request request where id = $3 and ${seen}`,
    values: [accountId, companyId, id],
  })
  return rows[0]
}

export const decideRequest = async (
  database: Database,
  id: number,
  decision: {
    status: ApprovalStatus
    accountId: number | null
    name: string
    note?: string
    /** Stores lines and total as approved, independent of later changes of the order. */
    orderId?: number
    at: Date
  },
): Promise<void> => {
  await database.query({
    name: 'approvals.decide',
    text: `update approval_request
              set status = $2, decided_by = $3, decider = $4, note = $5, order_id = $6, decided_at = $7,
                  approved_total = (select total from orders where id = $6),
                  approved_lines = (select jsonb_agg(jsonb_build_object(
                      'productId', product_id, 'name', name, 'article', article, 'unit', unit, 'quantity', quantity,
                      'reserved', reserved, 'price', price, 'sum', sum, 'comment', comment) order by place)
                    from order_line where order_id = $6)
            where id = $1`,
    values: [
      id,
      decision.status,
      decision.accountId,
      decision.name,
      decision.note ?? '',
      decision.orderId ?? null,
      decision.at,
    ],
  })
}

type SpecificationColumns = {
  specificationUuid: string
  specificationNumber: string
  specificationDate: string
}
export type AuthorRow = {
  uuid: string
  login: string
  name: string
  companyUuid: string
  companyName: string
  inn: string
  companyStatus: string
  role: 'manager' | 'buyer'
  seesAllOrders: boolean
  agreementId: number
  agreementUuid: string
  agreementName: string
  priceTypeId: number | null
} & (SpecificationColumns | Absent<SpecificationColumns>)

/** The author with today's rights; undefined when the author may no longer order. */
export const selectAuthor = async (
  database: Database,
  id: number,
): Promise<AuthorRow | undefined> => {
  const rows = await database.query<AuthorRow>({
    name: 'approvals.author',
    text: `select account.uuid, account.login, request.author as name, company.uuid as "companyUuid",
                  company.name as "companyName", company.inn, company.status as "companyStatus", member.role,
                  member.sees_all_orders as "seesAllOrders",
                  agreement.id as "agreementId", agreement.uuid as "agreementUuid", agreement.title as "agreementName",
                  own_price_type(company.status, agreement.price_type_id, specification.price_type_id) as "priceTypeId",
                  specification.uuid as "specificationUuid", specification.number as "specificationNumber",
                  to_char(specification.dated, 'YYYY-MM-DD') as "specificationDate"
             from approval_request request
             join account on account.id = request.account_id and account.status <> 'BLOCKED'
             join company_member member on member.company_id = request.company_id and member.account_id = request.account_id
              and not member.is_blocked and member.role in ('manager', 'buyer')
             join company on company.id = request.company_id and company.status = 'ACTIVE'
             join valid_agreement agreement on agreement.id = request.agreement_id
             left join valid_specification specification on specification.id = request.specification_id
            where request.id = $1`,
    values: [id],
  })
  return rows[0]
}

/** The author's address; undefined when the account is gone. */
export const selectAuthorLogin = async (
  database: Database,
  accountId: number,
): Promise<string | undefined> => {
  const rows = await database.query<{ login: string }>({
    name: 'approvals.author-login',
    text: `select login from account where id = $1 and status <> 'BLOCKED'`,
    values: [accountId],
  })
  return rows[0]?.login
}

export const selectWaitingIds = async (
  database: Database,
  after: number,
): Promise<{ id: number }[]> =>
  database.query({
    name: 'approvals.waiting-ids',
    text: `select id from approval_request where status = 'WAITING' and id > $1 order by id limit 500`,
    values: [after],
  })

/** Locks the request; undefined when it no longer waits. */
export const lockWaiting = async (
  database: Database,
  id: number,
): Promise<(RequestRow & { expiresAt: Date; author: string; fileIds: string[] }) | undefined> => {
  const rows = await database.query<
    RequestRow & { expiresAt: Date; author: string; fileIds: string[] }
  >({
    name: 'approvals.lock-waiting',
    text: `select ${requestColumns}, expires_at as "expiresAt", author,
                  coalesce(input -> 'fileIds', '[]') as "fileIds"
             from approval_request where id = $1 and status = 'WAITING' for no key update`,
    values: [id],
  })
  return rows[0]
}
