import {
  type CompanyRole,
  companyRoles,
  companyStatuses,
  type Endpoint,
  endpoints,
  errorStatuses,
} from '@isp/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  agreements,
  bearer,
  companies,
  type Input,
  openShop,
  type Shop,
} from '../modules/auth/people.fixture.ts'
import { readSamples } from './samples.fixture.ts'

type Id = keyof typeof endpoints
const ids = Object.keys(endpoints) as Id[]
const samples = await readSamples()

const ALFA = 1
const BUYER = 2
/** States of a person in a company; only the first grants access. */
const states = ['active', 'blocked', 'invited', 'left'] as const
type State = (typeof states)[number]
type Status = (typeof companyStatuses)[number]

let shop: Shop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openShop()
  headers = {
    ...bearer(await shop.signIn('buyer')),
    'x-choosed-company': companies.alfa,
    'x-choosed-agreement': agreements.partner,
  }
})
afterAll(() => shop.close())

/** Calls modify their test data, so each starts with the same company, person and session. */
const stand = async (status: Status, role: CompanyRole, state: State): Promise<void> => {
  await shop.pool.query(
    `with company as (update company set status = $3 where id = $1 and status <> $3),
          gone as (delete from company_member where company_id = $1 and account_id = $2 and $5 in ('invited', 'left')),
          member as (insert into company_member as m (company_id, account_id, role, is_blocked)
                     select $1, $2, $4, $5 = 'blocked' where $5 in ('active', 'blocked')
                     on conflict (company_id, account_id) do update set role = excluded.role, is_blocked = excluded.is_blocked
                      where (m.role, m.is_blocked) is distinct from (excluded.role, excluded.is_blocked)),
          family as (update token_family set revoked_at = null where account_id = $2 and revoked_at is not null)
     update account set status = 'ACTIVE', login = 'buyer@example.com' where id = $2
        and (status, login) is distinct from ('ACTIVE', 'buyer@example.com')`,
    [ALFA, BUYER, status, role, state],
  )
}

const insiders = ({ answers, errors = [] }: Endpoint): number[] => [
  ...Object.keys(answers).map(Number),
  ...errors.map((code) => errorStatuses[code]),
]

/**
 * Statuses that access column, state and company status together allow: written out by hand, independently of the code.
 */
const allowed = (entry: Endpoint, status: Status, role: CompanyRole, state: State): number[] => {
  const { access, caller } = entry
  if (access === 'exchange') return [401]
  if (caller === 'nobody' || caller === 'account') {
    return typeof access === 'object' && 'staff' in access ? [403] : insiders(entry)
  }
  if (state !== 'active') return [403]
  if (typeof access === 'string') return insiders(entry)
  if ('staff' in access || !access.company.includes(role)) return [403]
  return access.agreement && status !== 'ACTIVE' ? [403] : insiders(entry)
}

describe('каждый вызов × роль × состояние в компании × статус компании', () => {
  beforeAll(async () => {
    await shop.pool.query(
      `insert into company_invitation (company_id, email, email_key, role, token_hash, expires_at)
       values ($1, 'buyer@example.com', 'buyer@example.com', 'manager', '\\x01', now() + interval '1 day')`,
      [ALFA],
    )
  })

  test.each(companyStatuses)('компания %s', async (status) => {
    for (const id of ids) {
      const entry: Endpoint = endpoints[id]
      // a call that does not read the company is independent of the role: one is enough
      const roles = typeof entry.access === 'object' ? companyRoles : (['manager'] as const)
      for (const role of roles) {
        for (const state of states) {
          await stand(status, role, state)
          const sample = samples[id] ?? {}
          const answer = await shop.call(id, {
            ...sample,
            headers: { ...sample.headers, ...headers },
          })
          const told = `${id}, ${status}, ${role}, ${state}: ${JSON.stringify(answer.body).slice(0, 160)}`
          expect(allowed(entry, status, role, state), told).toContain(answer.status)
        }
      }
    }
  })
})

type WithParams = {
  [One in Id]: (typeof endpoints)[One] extends { params: object } ? One : never
}[Id]

const ORDER = 501
const FILE = 'f1000000-0008-4000-8000-000000000002'
/** A ticket of «Бета», with a comment of the same number. */
const TICKET = { params: { id: 1 } }
const TICKET_FILE = 'f1000000-0009-4000-8000-000000000009'
const SHARING = 'f1000000-0006-4000-8000-000000000006'
const company = { params: { id: companies.beta } }
const first = { params: { id: 1 } }

/**
 * For every call with an id in its address, the id of something of «Бета» or its people; `open`: accessible to anyone,
 * `staff`: for staff or behind a key of the data load. A new call without an entry does not compile.
 */
const foreign: Record<WithParams, Input | 'open' | 'staff'> = {
  endSession: { params: { id: 'FAMILY' } },
  settlement: first,
  settlementPaper: first,
  answerSettlement: { ...first, body: { version: 1, agrees: true } },
  changeBasketLine: { params: { id: 1 }, body: { quantityOrdered: 5 } },
  removeBasketLine: first,
  productById: 'open',
  productStock: 'open',
  productDrawing: 'open',
  sizeSteps: 'open',
  filterOrder: 'staff',
  setFilterOrder: 'staff',
  wearDrawing: 'open',
  section: 'open',
  textWords: 'staff',
  publishText: 'staff',
  unscheduleText: 'staff',
  openedText: 'staff',
  saveText: 'staff',
  placeText: 'staff',
  changeTopic: 'staff',
  moveTopic: 'staff',
  deleteTopic: 'staff',
  placeOffer: 'staff',
  specialOffer: 'open',
  brand: 'open',
  changeCompanyAddress: { ...first, body: { name: '', address: 'Чужой склад' } },
  deleteCompanyAddress: first,
  ownProduct: 'open',
  setOwnProduct: 'open',
  companyInvitation: first,
  revokeInvitation: first,
  companyJoin: first,
  acceptJoin: { ...first, body: { role: 'manager' } },
  declineJoin: first,
  withdrawJoin: first,
  companyCard: company,
  companyUsers: company,
  leaveCompany: company,
  ownInvitation: first,
  acceptInvitation: first,
  declineInvitation: first,
  deleteInvitation: first,
  constructorType: 'open',
  constructorDrawing: 'open',
  constructorRequestFile: 'open',
  feedbackFile: 'open',
  uploadFile: 'open',
  downloadFile: { params: { fileUuid: FILE } },
  replaceAsset: 'staff',
  deleteAsset: 'staff',
  job: { params: { id: FILE } },
  cancelJob: { params: { id: FILE } },
  order: { params: { id: ORDER } },
  staffOrderFile: 'staff',
  cancelOrder: { params: { id: ORDER }, body: { version: 1 } },
  repeatOrder: { params: { id: ORDER }, body: {} },
  staffLetter: 'staff',
  ownFields: 'staff',
  setOwnField: 'staff',
  confirmOnecOrder: 'staff',
  createOnecAccess: 'staff',
  changeOnecAccess: 'staff',
  withdrawOnecAccess: 'staff',
  onecExchange: 'staff',
  onecFiles: 'staff',
  staffExchangeLoad: 'staff',
  staffExchangeResults: 'staff',
  exchangeBody: 'staff',
  repeatExchangeLoad: 'staff',
  cancelExchangeLoad: 'staff',
  decideExchangeList: 'staff',
  changeExchangeAccount: 'staff',
  createExchangeKey: 'staff',
  exchangeUnnamed: 'staff',
  withdrawExchangeKey: 'staff',
  staffOrder: 'staff',
  decideOrderDifference: 'staff',
  setOrderStatus: 'staff',
  shipOrder: 'staff',
  cancelOrderByStaff: 'staff',
  staffCompany: { params: { uuid: companies.beta } },
  staffCompanyPaper: 'staff',
  // goods are public, the marks on them belong to the caller
  addToComparison: 'open',
  viewProduct: 'open',
  currencyRate: 'open',
  promoProductSet: 'open',
  promoBanner: 'open',
  onePromoSection: 'open',
  promoStory: 'open',
  viewStory: 'open',
  addPromoProducts: 'staff',
  removePromoProducts: 'staff',
  setCurrencyRate: 'staff',
  revalidateSlug: 'staff',
  article: 'open',
  contentPage: 'open',
  removeFromComparison: 'open',
  addToFavorites: 'open',
  removeFromFavorites: 'open',
  renameFavoriteList: { ...first, body: { name: 'Чужой список' } },
  deleteFavoriteList: first,
  changeSelection: { ...first, body: { name: 'Чужая подборка', hasLetter: true } },
  deleteSelection: first,
  draft: first,
  exportDraft: first,
  exportOrder: { params: { id: ORDER } },
  updateDraft: { ...first, body: { name: 'Чужой черновик' } },
  deleteDraft: first,
  applyDraft: { ...first, body: {} },
  mergeDraft: { ...first, body: {} },
  shareDraft: first,
  revokeSharing: { params: { id: SHARING } },
  // anyone with the link may read it, at their own prices (D19)
  sharedList: 'open',
  applySharing: 'open',
  mergeSharing: 'open',
  offer: first,
  approval: first,
  approvalFile: { params: { id: 1, fileUuid: TICKET_FILE } },
  approve: { ...first, body: { total: 1, state: '', overBudget: 0, isLate: false } },
  returnApproval: { ...first, body: { reason: 'Чужая причина' } },
  withdrawApproval: first,
  refillBasket: first,
  ticket: TICKET,
  finishTicket: TICKET,
  assignTicket: 'staff',
  decideClaim: 'staff',
  claimAct: TICKET,
  ticketComments: TICKET,
  ticketComment: { params: { commentId: 1 } },
  ticketLetter: { params: { commentId: 1 } },
  addTicketComment: {
    ...TICKET,
    body: { key: 'f1000000-0009-4000-8000-000000000001', text: 'Чужое слово' },
  },
  ticketFile: { params: { id: 1, fileUuid: TICKET_FILE } },
  exchangeLoad: 'staff',
  exchangeResults: 'staff',
  user: { params: { id: 6 } },
  updateUser: {
    params: { id: 6 },
    body: { id: 6, infoAboutUser: { name: 'Чужая', surname: 'Чужая' } },
  },
}

describe('каждый номер в адресе × чужая вещь', () => {
  /** Everything of «Бета» that a call could change. */
  const belongings = async (): Promise<unknown> =>
    (
      await shop.pool.query(
        `select (select jsonb_agg(to_jsonb(x) order by x.id) from company_address x) as addresses,
                (select jsonb_agg(to_jsonb(x) order by x.id) from company_invitation x where company_id = 2) as invitations,
                (select jsonb_agg(to_jsonb(x) order by x.id) from company_join x where company_id = 2) as joins,
                (select jsonb_agg(to_jsonb(x) order by x.account_id) from company_member x where company_id = 2) as members,
                (select to_jsonb(x) - 'settings' from account x where id = 6) as person,
                (select count(*) from token_family where account_id = 6 and revoked_at is null) as sessions,
                (select jsonb_agg(to_jsonb(x) order by x.id) from draft x) as drafts,
                (select jsonb_agg(to_jsonb(x) order by x.id) from sharing x) as links,
                (select jsonb_agg(to_jsonb(x) order by x.id) from favorite_list x where account_id = 6) as favorites,
                (select jsonb_agg(to_jsonb(x) order by x.id) from saved_selection x where account_id = 6) as selections,
                (select jsonb_agg(to_jsonb(x)) from approval_request x) as requests,
                (select jsonb_agg(to_jsonb(x)) from ticket x) as tickets,
                (select jsonb_agg(to_jsonb(x)) from ticket_comment x) as said,
                (select jsonb_agg(to_jsonb(x)) from basket_line x) as lines`,
      )
    ).rows[0]

  test.each(['manager', 'buyer', 'newcomer', 'content'] as const)('%s', async (person) => {
    await shop.pool.query(
      'truncate company_address, company_invitation, company_join, basket, draft, favorite_list, saved_selection, ticket, approval_request, quotation restart identity cascade',
    )
    await shop.pool.query(
      `update company_member set is_blocked = false where company_id = 1 and account_id = 2`,
    )
    await shop.pool.query(`update company set status = 'ACTIVE' where id = 1`)
    await shop.signIn('outsider')
    await shop.pool.query(
      `insert into company_address (company_id, address) values (2, 'Тайный склад')`,
    )
    await shop.pool.query(
      `insert into company_invitation (company_id, email, email_key, role, token_hash, expires_at)
       values (2, 'guest@example.com', 'guest@example.com', 'manager', '\\x01', now() + interval '1 day')`,
    )
    await shop.pool.query(
      `insert into company_join (company_id, account_id, token_hash, expires_at) values (2, 7, '\\x02', now() + interval '1 day')`,
    )
    await shop.pool.query(
      `insert into draft (account_id, company_id, name) values (6, 2, 'Тайный список')`,
    )
    await shop.pool.query(`insert into favorite_list (account_id, name) values (6, 'Тайное')`)
    await shop.pool.query(
      `insert into saved_selection (account_id, name, section, filters, has_letter, seen_up_to, looked_on)
       values (6, 'Тайная', 'drills', '[]', false, 0, current_date)`,
    )
    await shop.pool.query(
      `insert into sharing (id, draft_id, account_id, expires_at) values ($1, 1, 6, now() + interval '1 day')`,
      [SHARING],
    )
    await shop.pool.query(
      `insert into ticket (key, kind, subject, account_id, author, company_id)
       values (gen_random_uuid(), 'claim', 'Тайное обращение', 6, 'Зорина', 2)`,
    )
    await shop.pool.query(
      `insert into approval_request (number, account_id, company_id, author, total, input, lines)
       values ('С-1', 6, 2, 'Зорина', 1, jsonb_build_object('fileIds', jsonb_build_array($1::text)), '[]')`,
      [TICKET_FILE],
    )
    await shop.pool.query(
      `insert into quotation (year, number, dated, account_id, company_id, line_count, total, content)
       values (2026, 1, current_date, 6, 2, 1, 1, '{"lines": []}')`,
    )
    await shop.pool.query(
      `insert into settlement (external_id, source, company_id, begins, ends, opening, closing, lines, overdue)
       values ('s-1', '1c', 2, current_date, current_date, 0, 0, '[{"paper": "Тайная бумага"}]', '[]')`,
    )
    await shop.pool.query(`insert into claim (ticket_id, wish) values (1, 'refund')`)
    await shop.pool.query(
      `insert into claim_line (ticket_id, line, place, name, article, unit, quantity, reason, lot)
       values (1, 0, 0, 'Тайное сверло', 'С-1', 'шт', 1, 'defect', '')`,
    )
    await shop.pool.query(
      `insert into ticket_comment (ticket_id, key, account_id, author, is_staff, body)
       values (1, gen_random_uuid(), 6, 'Зорина', false, 'Тайное слово')`,
    )
    await shop.pool.query(
      `insert into file (id, purpose, account_id, name, size, blob, attached_at)
       values ($1, 'ticket', 6, 'Тайное.pdf', 1, 'ticket-of-beta', now()) on conflict do nothing`,
      [TICKET_FILE],
    )
    await shop.pool.query(
      'insert into ticket_comment_file (comment_id, file_id, place) values (1, $1, 1)',
      [TICKET_FILE],
    )
    await shop.call('addToBasket', {
      body: { items: [{ productId: 1, quantityOrdered: 10 }] },
      headers: {
        ...bearer(await shop.signIn('outsider')),
        'x-choosed-company': companies.beta,
      },
    })
    const { rows } = await shop.pool.query(
      'select id from token_family where account_id = 6 limit 1',
    )
    const isMember = person === 'manager' || person === 'buyer'
    const caller = {
      ...bearer(await shop.signIn(person)),
      ...(isMember && {
        'x-choosed-company': companies.alfa,
        'x-choosed-agreement': agreements.partner,
      }),
    }
    const before = await belongings()
    for (const [id, input] of Object.entries(foreign)) {
      if (typeof input === 'string') continue
      const params = id === 'endSession' ? { id: rows[0].id } : (input.params ?? {})
      const answer = await shop.call(id as Id, { ...input, params, headers: caller })
      const told = `${id}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`
      expect([403, 404, 409], told).toContain(answer.status)
      expect(JSON.stringify(answer.body), told).not.toMatch(/Тайн|Зорина/)
      expect(await belongings(), told).toEqual(before)
    }
  })
})
