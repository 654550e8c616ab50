import { userOf } from '@isp/testing/people'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  agreements,
  bearer,
  companies,
  openShop,
  type Person,
  people,
  type Shop,
} from '../people.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const chosen = (company?: string, agreement?: string): Record<string, string> => ({
  ...(company === undefined ? {} : { 'x-choosed-company': company }),
  ...(agreement === undefined ? {} : { 'x-choosed-agreement': agreement }),
})
const product = async (person: Person | null, headers: Record<string, string> = {}) =>
  shop.call('productById', {
    params: { id: 1 },
    headers: { ...(person ? bearer(await shop.signIn(person)) : {}), ...headers },
  })

describe('чужое не открывается', () => {
  test.each<[string, Person, string | undefined, string | undefined]>([
    ['чужая компания', 'buyer', companies.beta, undefined],
    ['чужой договор своей компании', 'buyer', companies.alfa, agreements.beta],
    ['чужая компания с её договором', 'buyer', companies.beta, agreements.beta],
    ['договор без компании', 'buyer', undefined, agreements.partner],
    ['компания, где заблокирован', 'halfblocked', companies.alfa, undefined],
    ['компания человека без компаний', 'newcomer', companies.alfa, undefined],
    ['несуществующая компания', 'buyer', 'f1000000-0001-4000-8000-000000000099', undefined],
    ['чужая компания заглавными', 'buyer', companies.beta.toUpperCase(), undefined],
    ['uuid в скобках', 'buyer', `{${companies.alfa}}`, undefined],
    ['uuid без дефисов', 'buyer', companies.beta.replaceAll('-', ''), undefined],
    ['закодированный uuid', 'buyer', encodeURIComponent(`${companies.beta} `), undefined],
    ['две компании', 'buyer', `${companies.alfa}, ${companies.beta}`, undefined],
    ['не uuid', 'buyer', "' or true --", undefined],
  ])('%s', async (_name, person, company, agreement) => {
    const answer = await product(person, chosen(company, agreement))
    expect(answer.status).toBe(403)
    expect(answer.body.code).toBe('COMPANY_FORBIDDEN')
  })

  test.each([
    'Bearer',
    'Bearer x',
    'Basic dXNlcjpwYXNz',
    'bearer a b',
    `Bearer ${'x'.repeat(3000)}`,
  ])(
    'негодный заголовок «%.20s» — не посетитель, а отказ, чтобы клиент обновил токен',
    async (authorization) => {
      const answer = await product(null, { authorization })
      expect(answer.status).toBe(401)
      expect(answer.headers['www-authenticate']).toBe('Bearer')
    },
  )

  test('подделанный токен: чужой ключ, без подписи, чужой сеанс', async () => {
    const own = await shop.signIn('buyer')
    const [head = '', body = '', sign = ''] = own.accessToken.split('.')
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const forged = [
      `${encode({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
      `${head}.${encode({ ...claims, sub: '1' })}.${sign}`,
      `${head}.${body}.${sign.slice(0, -2)}AA`,
    ]
    for (const accessToken of forged) {
      const { status } = await shop.call('currentUser', {
        headers: bearer({ ...own, accessToken }),
      })
      expect(status).toBe(401)
    }
  })

  test('токен в cookie не значит ничего (D10)', async () => {
    const { accessToken } = await shop.signIn('buyer')
    const { status } = await shop.call('currentUser', {
      headers: { cookie: `isp_accessToken=${accessToken}` },
    })
    expect(status).toBe(401)
  })
})

describe('цены по договору (D30)', () => {
  const cards = async (headers: Record<string, string>) =>
    (await shop.call('productCards', { body: { ids: [1, 2, 3] }, headers })).body.items.map(
      (item: { price: { amount: number; priceType: string } | null }) =>
        item.price && [item.price.amount, item.price.priceType],
    )

  test('посетитель и человек без договора видят розничную цену', async () => {
    const retail = [[12200, 'retail'], [99999, 'retail'], null]
    expect(await cards({})).toEqual(retail)
    expect(await cards(bearer(await shop.signIn('newcomer')))).toEqual(retail)
    // there are two agreements, and the request names none
    const headers = { ...bearer(await shop.signIn('buyer')), ...chosen(companies.alfa) }
    expect(await cards(headers)).toEqual(retail)
  })

  test('по договору — его цена, где её нет — розничная; другой договор — другая цена', async () => {
    const token = bearer(await shop.signIn('buyer'))
    const partner = [
      [10000, 'partner'],
      [99999, 'retail'],
      [5000, 'partner'],
    ]
    expect(await cards({ ...token, ...chosen(companies.alfa, agreements.partner) })).toEqual(
      partner,
    )
    expect(await cards({ ...token, ...chosen(companies.alfa, agreements.retail) })).toEqual([
      [12200, 'retail'],
      [99999, 'retail'],
      null,
    ])
    const outsider = bearer(await shop.signIn('outsider'))
    expect(await cards({ ...outsider, ...chosen(companies.beta) })).toEqual(partner)
  })

  test('непроверенная компания видит розничную цену, даже если договор уже есть (D43)', async () => {
    const agreement = 'f1000000-0002-4000-8000-000000000009'
    await shop.pool.query(
      `insert into agreement (uuid, company_id, name, price_type_id) values ($1, 3, 'Договор 9', 2)`,
      [agreement],
    )
    const headers = {
      ...bearer(await shop.signIn('manager')),
      ...chosen(companies.waiting, agreement),
    }
    const firstPriceIn = async (status: string) => {
      await shop.pool.query('update company set status = $1 where id = 3', [status])
      return (await cards(headers))[0]
    }
    for (const status of ['NEW', 'REJECTED', 'BLOCKED', 'MODERATION']) {
      expect(await firstPriceIn(status), status).toEqual([12200, 'retail'])
    }
    expect(await firstPriceIn('ACTIVE')).toEqual([10000, 'partner'])
    await shop.pool.query(`update company set status = 'MODERATION' where id = 3`)
    await shop.pool.query('delete from agreement where uuid = $1', [agreement])
  })

  test('список, товар, аналоги и виды цен — по тому же договору; личное не хранится', async () => {
    const headers = {
      ...bearer(await shop.signIn('buyer')),
      ...chosen(companies.alfa, agreements.partner),
    }
    const list = await shop.call('listProducts', { body: { section: 'drills' }, headers })
    expect(list.body.items[0].price).toMatchObject({ amount: 10000, priceType: 'partner' })
    const one = await shop.call('productBySlug', { query: { slug: 'sverlo-8-5' }, headers })
    expect(one.body.price.amount).toBe(10000)
    expect(one.body.prices.map(({ priceType }: { priceType: string }) => priceType)).toEqual([
      'partner',
      'retail',
    ])
    const analogues = await shop.call('analogues', { body: { id: 1 }, headers })
    expect(analogues.body.items[0].price).toMatchObject({ amount: 5000 })
    const types = await shop.call('priceTypes', { headers })
    expect(types.body.items.map(({ code }: { code: string }) => code)).toEqual([
      'partner',
      'retail',
    ])
    for (const answer of [list, one, analogues, types]) {
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
  })

  test('сохранённый общий ответ не достанется вошедшему', async () => {
    const shared = await shop.call('priceTypes')
    expect(shared.headers['cache-control']).toMatch(/^public/)
    expect(String(shared.headers.vary).toLowerCase()).toMatch(
      /authorization.*x-choosed-company.*x-choosed-agreement/,
    )
  })
})

describe('кто вошёл (D29)', () => {
  const me = async (person: Person, headers: Record<string, string> = {}) =>
    (
      await shop.call('currentUser', {
        headers: { ...bearer(await shop.signIn(person)), ...headers },
      })
    ).body

  test.each(people.filter((person) => person !== 'blocked'))(
    '%s — тот же человек, каким его знают тесты страниц',
    async (person) => {
      expect(await me(person)).toEqual(userOf(person))
    },
  )

  test('компании по порядку, с договорами, ролью и состоянием', async () => {
    expect(await me('manager')).toMatchObject({
      login: 'Manager@example.com',
      last_name: 'Волкова',
      status: 'ACTIVE',
      staff_role: null,
      companies: [
        {
          uuid: companies.alfa,
          role: 'manager',
          status: { code: 'ACTIVE' },
          agreements: [
            { uuid: agreements.partner, name: 'Договор 1' },
            { uuid: agreements.retail },
          ],
        },
        { uuid: companies.waiting, status: { code: 'MODERATION' }, agreements: [] },
      ],
    })
  })

  test('компании, где человек заблокирован, в списке нет; у новичка список пуст', async () => {
    const { companies: held } = await me('halfblocked')
    expect(held.map(({ uuid }: { uuid: string }) => uuid)).toEqual([companies.waiting])
    expect(await me('newcomer')).toMatchObject({ status: 'NEW', companies: [] })
    expect(await me('staff')).toMatchObject({ staff_role: 'sales' })
  })

  test('устаревшая компания в cookie не мешает узнать, какие есть', async () => {
    expect(await me('newcomer', chosen(companies.alfa))).toMatchObject({ companies: [] })
  })

  test('хеша пароля в ответе нет', async () => {
    expect(JSON.stringify(await me('manager'))).not.toMatch(/argon|password/)
  })
})
