import {
  type CompanyRole,
  type Endpoint,
  endpoints,
  errorStatuses,
  type StaffRole,
} from '@isp/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  agreements,
  bearer,
  companies,
  type Input,
  openShop,
  type Person,
  people,
  type Shop,
  type Tokens,
} from '../modules/auth/people.fixture.ts'
import { FOREIGN_ORDER } from '../modules/order/order.samples.fixture.ts'
import { readSamples } from './samples.fixture.ts'

type Id = keyof typeof endpoints
const ids = Object.keys(endpoints) as Id[]

const MANAGERS_ORDER = 502
const FOREIGN_SPECIFICATION = 'f1000000-0005-4000-8000-000000000001'

const samples = await readSamples()

const chosen = (company: string, agreement?: string) => ({
  'x-choosed-company': company,
  ...(agreement ? { 'x-choosed-agreement': agreement } : {}),
})

type CompanyName = keyof typeof companies
type Context = {
  name: string
  headers: Record<string, string>
  /** Absent: the request names no company. */
  company?: CompanyName
  hasAgreement?: boolean
  /** Names an agreement of another company. */
  isForeign?: boolean
  /**
   * The same company in an unusual spelling that might bypass the check. It is parsed in one place, so a single role
   * tries it at every address.
   */
  isSpelling?: boolean
}

/** What a caller may send to name the company; only its manager has access to «Бета». */
const contexts: Context[] = [
  { name: 'ничего', headers: {} },
  { name: 'своя компания', company: 'alfa', headers: chosen(companies.alfa) },
  {
    name: 'свой договор',
    company: 'alfa',
    hasAgreement: true,
    headers: chosen(companies.alfa, agreements.partner),
  },
  { name: 'компания на проверке', company: 'waiting', headers: chosen(companies.waiting) },
  { name: 'чужая компания', company: 'beta', headers: chosen(companies.beta) },
  {
    name: 'чужой договор',
    company: 'alfa',
    isForeign: true,
    headers: chosen(companies.alfa, agreements.beta),
  },
  {
    name: 'чужая спецификация',
    company: 'alfa',
    isForeign: true,
    headers: {
      ...chosen(companies.alfa, agreements.partner),
      'x-choosed-specification': FOREIGN_SPECIFICATION,
    },
  },
  {
    name: 'чужая компания заглавными',
    company: 'beta',
    isSpelling: true,
    headers: chosen(companies.beta.toUpperCase()),
  },
  {
    name: 'чужая закодирована',
    company: 'beta',
    isSpelling: true,
    isForeign: true,
    headers: chosen(companies.beta.replaceAll('-', '%2d')),
  },
  {
    name: 'чужая в скобках',
    company: 'beta',
    isSpelling: true,
    isForeign: true,
    headers: chosen(`{${companies.beta}}`),
  },
]

type Role = Person | 'anonymous'
const SPELLER: Role = 'manager'
const walkers: readonly Role[] = ['anonymous', ...people.filter((one) => one !== 'outsider')]

/** Roles of the fixture in each company and among the staff, repeated here on purpose. */
const roleIn: Record<CompanyName, Partial<Record<Role, CompanyRole>>> = {
  alfa: { manager: 'manager', buyer: 'buyer', employee: 'employee' },
  waiting: { manager: 'manager', halfblocked: 'buyer' },
  beta: {},
}
const staffRole: Partial<Record<Role, StaffRole>> = {
  admin: 'admin',
  staff: 'sales',
  content: 'content',
}

/** Statuses that a permitted caller may get: those of the contract, never a server error. */
const insiders = ({ answers, errors = [] }: Endpoint): number[] => [
  ...Object.keys(answers).map(Number),
  ...errors.map((code) => errorStatuses[code]),
]

/** The rules of the access column, written independently from the visitor's side. */
const allowed = (entry: Endpoint, role: Role, context: Context): number[] => {
  const { access, caller } = entry
  if (caller === 'nobody') return insiders(entry)
  // a person's token gives no access to the data load
  if (access === 'exchange') return [401]
  if (role === 'blocked') return [401]
  if (role === 'anonymous') return access === 'public' ? insiders(entry) : [401]
  const own = context.company && roleIn[context.company][role]
  const isForeign = context.isForeign || (context.company !== undefined && !own)
  if (caller !== 'account' && isForeign) return [403]
  if (typeof access === 'string') return insiders(entry)
  if ('staff' in access) {
    const rank = staffRole[role]
    return rank && access.staff.includes(rank) ? insiders(entry) : [403]
  }
  if (!own) return [409]
  if (!access.company.includes(own)) return [403]
  if (!access.agreement) return insiders(entry)
  if (context.company === 'waiting') return [403]
  return context.hasAgreement ? insiders(entry) : [409]
}

const insertOrder = (
  shop: Shop,
  id: number,
  account: number,
  company: number,
  companyName: string,
) =>
  shop.pool.query(
    `insert into orders (id, number, account_id, company_id, company_name, company_inn, agreement_name, author,
       delivery_code, delivery_name, contact_name, contact_phone, contact_email, total, vat_total, line_count)
     values ($1, $2, $3, $4, $5, '1', 'Договор', 'Автор', 'pickup', 'Самовывоз', 'Имя', '+7', 'a@example.com', 1, 0, 1)`,
    [id, `N-${id}`, account, company, companyName],
  )

let shop: Shop
let blocked: Tokens
beforeAll(async () => {
  shop = await openShop()
  blocked = await shop.signIn('blocked')
  await shop.pool.query(`update account set status = 'BLOCKED' where login = 'blocked@example.com'`)
  await insertOrder(shop, FOREIGN_ORDER, 6, 2, 'Тайная компания')
  await shop.pool.query(
    `insert into specification (uuid, agreement_id, number, dated, price_type_id)
     select $1, id, '1', current_date, price_type_id from agreement where uuid = $2`,
    [FOREIGN_SPECIFICATION, agreements.beta],
  )
  await insertOrder(shop, MANAGERS_ORDER, 1, 1, 'Альфа')
})
afterAll(() => shop.close())

/** Calls that begin and end sessions: afterwards the caller may no longer be signed in. */
const changesSessions = (id: Id): boolean => /^\/api\/(auth|user)\//.test(endpoints[id].path)
const signedIn = new Map<Role, Tokens>()
const headersOf = async (role: Role): Promise<Record<string, string>> => {
  if (role === 'anonymous') return {}
  const tokens = role === 'blocked' ? blocked : (signedIn.get(role) ?? (await shop.signIn(role)))
  signedIn.set(role, tokens)
  return bearer(tokens)
}
const call = (id: Id, input: Input, headers: Record<string, string>) =>
  shop.call(id, { ...input, headers: { ...input.headers, ...headers } })

test('у каждого вызова есть образец запроса, и только у них', () => {
  expect(Object.keys(samples).sort()).toEqual([...ids].sort())
})

describe('каждый адрес × каждая роль × своя и чужая компания', () => {
  test.each(ids)('%s пускает только тех, кто назван в контракте', async (id) => {
    const entry: Endpoint = endpoints[id]
    for (const role of walkers) {
      const token = await headersOf(role)
      if (changesSessions(id)) signedIn.delete(role)
      for (const context of contexts) {
        if (context.isSpelling && role !== SPELLER) continue
        const { status, body } = await call(id, samples[id] ?? {}, { ...token, ...context.headers })
        const text = JSON.stringify(body)
        const told = `${id}, ${role}, ${context.name}: ${text.slice(0, 200)}`
        expect(allowed(entry, role, context), told).toContain(status)
        expect(text, told).not.toContain('Тайная компания')
      }
    }
  })

  test('без токена заголовки компании ничего не дают', async () => {
    for (const id of ids) {
      const entry: Endpoint = endpoints[id]
      if (entry.access === 'public') continue
      const { status } = await call(
        id,
        samples[id] ?? {},
        chosen(companies.alfa, agreements.partner),
      )
      expect(status, id).toBe(401)
    }
  })

  test('что бы ни говорил контракт, без входа закрыто всё, что о человеке', async () => {
    const personal: Id[] = [
      ...(['currentUser', 'checkout', 'createOrder', 'listOrders', 'order'] as const),
      ...(['orderActivity', 'basket', 'basketV2', 'smallBasket', 'addToBasket'] as const),
      ...(['addToBasketV2', 'mergeBasket', 'changeBasketLine', 'removeBasketLine'] as const),
      ...(['removeFromBasket', 'clearBasket'] as const),
    ]
    for (const id of personal) {
      expect((await shop.call(id, samples[id] ?? {})).status, id).toBe(401)
    }
  })

  test('что бы ни говорил контракт, заказы — только от имени компании', async () => {
    const headers = await headersOf('newcomer')
    for (const id of ['checkout', 'createOrder', 'listOrders', 'order', 'orderActivity'] as const) {
      expect((await call(id, samples[id] ?? {}, headers)).body.code, id).toBe('COMPANY_REQUIRED')
    }
  })

  test('отказ раньше разбора запроса: посторонний не узнаёт, что в нём не так', async () => {
    for (const id of ids) {
      const entry: Endpoint = endpoints[id]
      if (entry.access === 'public') continue
      const { status } = await shop.call(id, { params: { id: 'x' }, body: { bad: true } })
      expect(status, id).toBe(401)
    }
  })
})

describe('номера чужих заказов', () => {
  const asked: [Id, (order: number) => Input][] = [
    ['order', (id) => ({ params: { id } })],
    ['orderActivity', (id) => ({ query: { id: String(id) } })],
  ]
  const own = chosen(companies.alfa, agreements.partner)

  test.each(asked)('%s: заказ другой компании не находится ни для кого', async (id, inputOf) => {
    for (const person of ['manager', 'buyer', 'employee'] as const) {
      const { status } = await call(id, inputOf(FOREIGN_ORDER), {
        ...(await headersOf(person)),
        ...own,
      })
      expect(status, person).toBe(404)
    }
  })

  test.each(asked)('%s: заказ руководителя видит только руководитель', async (id, inputOf) => {
    const statuses: number[] = []
    for (const person of ['manager', 'buyer', 'employee'] as const) {
      const headers = { ...(await headersOf(person)), ...own }
      statuses.push((await call(id, inputOf(MANAGERS_ORDER), headers)).status)
    }
    expect(statuses).toEqual([200, 404, 404])
  })

  test('в списке заказов чужих нет', async () => {
    const lengths: number[] = []
    for (const person of ['manager', 'buyer'] as const) {
      const headers = { ...(await headersOf(person)), ...own }
      lengths.push((await call('listOrders', { body: {} }, headers)).body.total)
    }
    expect(lengths).toEqual([1, 0])
  })
})
