import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bearer, companies } from '../modules/auth/people.fixture.ts'
import {
  consents,
  newcomer,
  openRegistrationShop,
  type RegistrationShop,
} from '../modules/auth/registration/registration.fixture.ts'

let shop: RegistrationShop
let person: Record<string, string>
let manager: Record<string, string>
beforeAll(async () => {
  shop = await openRegistrationShop()
  person = bearer(await shop.signIn('newcomer'))
  manager = { ...bearer(await shop.signIn('manager')), 'x-choosed-company': companies.alfa }
})
afterAll(() => shop.close())
afterEach(() => shop.pool.query('delete from company where id >= 100'))

const bad = {
  empty: () => '',
  spaces: () => ' \t\u00a0 ',
  tooLong: () => 'я'.repeat(6000),
  tooLongDigits: () => '8'.repeat(300),
  html: (good: string) => `<b>${good}</b>`,
  emoji: (good: string) => `${good}🔧`,
  nul: (good: string) => `${good}\0`,
  number: () => 5,
  nothing: () => null,
  list: (good: string) => [good],
} as const
type Bad = keyof typeof bad

type Field = {
  name: string
  good: string
  /** Bad values that this field still accepts, as text or as "not given". */
  takes?: readonly Bad[]
  send: (value: unknown) => Promise<{ status: number; body: { fields?: { path: string }[] } }>
}

const company = {
  country: 'RU',
  inn: '7707083893',
  kpp: '770701001',
  ogrn: '1027700132195',
  name: 'ООО «Пример»',
  address: 'Москва, улица Примерная, 1',
}
/** Three hundred digits are valid text too. */
const anyText = ['html', 'emoji', 'tooLongDigits'] as const

const registrationField = (name: 'email' | 'password', good: string, takes: Bad[] = []): Field => ({
  name,
  good,
  takes,
  send: (value) => shop.register({ consents, [name]: value }),
})
const companyField = (name: keyof typeof company, takes: readonly Bad[] = []): Field => ({
  name,
  good: company[name],
  takes,
  send: (value) =>
    shop.call('registerCompanyV2', { headers: person, body: { ...company, [name]: value } }),
})
const ownField = (name: string, good: string, takes: readonly Bad[] = []): Field => ({
  name: `infoAboutUser.${name}`,
  good,
  takes,
  send: (value) => {
    const names = name === 'phone' ? {} : { name: 'Мария', surname: 'Петрова' }
    const infoAboutUser = { ...names, [name]: value }
    return shop.call('updateUser', {
      headers: person,
      params: { id: 4 },
      body: { id: 4, infoAboutUser },
    })
  },
})
const addressField = (name: 'name' | 'address', good: string, takes: readonly Bad[]): Field => ({
  name,
  good,
  takes,
  send: (value) =>
    shop.call('addCompanyAddress', {
      headers: manager,
      body: { name: 'Склад', address: 'Бор', [name]: value },
    }),
})

const fields: Field[] = [
  registrationField('email', newcomer),
  registrationField('password', 'verno-2026', ['html', 'emoji']),
  companyField('inn'),
  companyField('kpp'),
  companyField('ogrn', ['empty', 'spaces']),
  companyField('name', anyText),
  companyField('address', anyText),
  companyField('country'),
  ownField('name', 'Мария'),
  ownField('surname', 'Петрова'),
  ownField('patronymic', 'Ивановна', ['empty', 'spaces']),
  ownField('phone', '+7 900 000-00-00', ['empty']),
  addressField('name', 'Склад', ['html', 'emoji', 'empty', 'spaces']),
  addressField('address', 'Бор, Складская, 1', anyText),
  {
    name: 'timezone',
    good: 'Europe/Moscow',
    send: (timezone) => shop.call('changeTimeZone', { headers: person, body: { timezone } }),
  },
  {
    name: 'email',
    good: 'colleague@zavod.example',
    send: (email) =>
      shop.call('createInvitation', { headers: manager, body: { email, role: 'buyer' } }),
  },
  {
    name: 'inn',
    good: '5260000023',
    send: (inn) => shop.call('createJoin', { headers: person, body: { inn } }),
  },
]

describe('§5: негодное в каждом поле — слова у этого поля, ничего не упало', () => {
  test.each(fields)('$name ($good)', async ({ name, good, takes = [], send }) => {
    for (const [kind, make] of Object.entries(bad)) {
      const value = make(good)
      const { status, body } = await send(value)
      const told = `${name}, ${kind}: ${JSON.stringify(value)?.slice(0, 60)} → ${JSON.stringify(body).slice(0, 200)}`
      expect(status, told).toBeLessThan(500)
      const isTaken = takes.some((taken) => taken === kind)
      if (isTaken) expect(status, told).not.toBe(400)
      else expect([status, body.fields?.[0]?.path], told).toEqual([400, name])
    }
  })

  test.each(fields)('пробелы вокруг годного не мешают: $name ($good)', async (field) => {
    if (field.name === 'timezone' || field.name === 'country') return
    const { status, body } = await field.send(` \u00a0${field.good}\t`)
    expect(status, JSON.stringify(body)).not.toBe(400)
  })
})

describe('ИНН', () => {
  test.each([
    ['123456789', 'INN_LENGTH'],
    ['7707083894', 'INN_CHECK'],
    ['77070838930', 'INN_LENGTH'],
    ['500100732250', 'INN_CHECK'],
    ['500100732239', 'INN_CHECK'],
    ['0000000001', 'INN_CHECK'],
    ['٧٧٠٧٠٨٣٨٩٣', 'INN_DIGITS'],
    ['7707 083893', 'INN_DIGITS'],
  ])('%s: и при поиске, и при регистрации — %s у поля', async (inn, code) => {
    const refused = { status: 400, body: { fields: [{ path: 'inn', code }] } }
    const body = { ...company, inn, kpp: inn.length === 12 ? '' : company.kpp }
    expect(await shop.call('registerCompanyV2', { headers: person, body })).toMatchObject(refused)
    expect(await shop.call('findCompanies', { headers: person, query: { inn } })).toMatchObject(
      refused,
    )
  })
})

describe('почта: один человек или двое', () => {
  const accounts = async () =>
    (await shop.pool.query('select login from account where id > 10 order by id')).rows.map(
      ({ login }) => login,
    )

  test('с плюсом — другой ящик и другой кабинет; заглавными и в punycode — тот же', async () => {
    await shop.forget()
    for (const [email, status] of [
      ['anna@домен.рф', 200],
      ['anna+tools@домен.рф', 200],
      ['ANNA@ДОМЕН.РФ', 409],
      ['Anna@XN--d1acufc.xn--p1ai', 409],
    ] as const) {
      await shop.ageCodes(61)
      await shop.confirm(email)
      expect((await shop.register({ email })).status, email).toBe(status)
    }
    expect(await accounts()).toEqual(['anna@домен.рф', 'anna+tools@домен.рф'])
  })
})
