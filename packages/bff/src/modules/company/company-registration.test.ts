import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, companies, openShop, type Shop, type Tokens } from '../auth/people.fixture.ts'

let shop: Shop
let tokens: Record<'newcomer' | 'outsider', Tokens>
beforeAll(async () => {
  shop = await openShop()
  tokens = { newcomer: await shop.signIn('newcomer'), outsider: await shop.signIn('outsider') }
})
beforeEach(async () => {
  await shop.pool.query('delete from company where id >= 100')
  await shop.pool.query('truncate login_attempt')
})
afterAll(() => shop.close())

const own = {
  country: 'RU',
  inn: '7707083893',
  kpp: '770701001',
  name: 'ООО «Пример»',
  address: 'Москва, улица Примерная, 1',
}
const register = (change: object = {}, person: 'newcomer' | 'outsider' = 'newcomer') =>
  shop.call('registerCompanyV2', {
    body: { ...own, ...change },
    headers: bearer(tokens[person]),
  })

describe('регистрация компании: отказы (§7.2, D43)', () => {
  test('без входа — 401', async () => {
    expect((await shop.call('registerCompany', { body: own })).status).toBe(401)
  })

  test.each([
    [{ inn: '7707083894' }, 'inn', 'INN_CHECK'],
    [{ inn: '77070838' }, 'inn', 'INN_LENGTH'],
    [{ kpp: '' }, 'kpp', 'REQUIRED'],
    [{ name: '' }, 'name', 'REQUIRED'],
    [{ address: 'x'.repeat(501) }, 'address', 'TOO_LONG'],
    [{ status: 'ACTIVE' }, 'status', 'UNEXPECTED'],
    [{ role: 'manager' }, 'role', 'UNEXPECTED'],
    [{ created_by: 1 }, 'created_by', 'UNEXPECTED'],
    [{ agreements: [] }, 'agreements', 'UNEXPECTED'],
  ])('%j: ошибка у поля %s', async (change, path, code) => {
    const { status, body } = await register(change)
    expect([status, body.fields]).toMatchObject([400, [{ path, code }]])
    const { rows } = await shop.pool.query('select 1 from company where id >= 100')
    expect(rows).toEqual([])
  })

  test('компания уже есть — 409, и для другого человека; филиал с другим КПП — можно', async () => {
    expect((await register()).status).toBe(200)
    expect((await register({}, 'outsider')).body.code).toBe('COMPANY_EXISTS')
    expect((await register({ kpp: '526043001' }, 'outsider')).status).toBe(200)
  })

  test('отклонённая никому не мешает', async () => {
    await register()
    await shop.pool.query(`update company set status = 'REJECTED' where id >= 100`)
    expect((await register({}, 'outsider')).status).toBe(200)
  })

  test('двое сразу с одной компанией: получает один', async () => {
    const crowd = Array.from({ length: 12 }, (_, at) =>
      register({}, at % 2 === 0 ? 'newcomer' : 'outsider'),
    )
    const answers = await Promise.all(crowd)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11)
  })

  test('на проверке у одного человека не больше пяти', async () => {
    const statuses: number[] = []
    for (let at = 1; at <= 6; at += 1) {
      statuses.push((await register({ kpp: `77070100${at}` })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409])
  })
})

describe('регистрация компании (§4, §7.2)', () => {
  test('на модерации, вошедший — руководитель, договоров нет; чужих компаний это не трогает', async () => {
    const { body } = await register({ kpp: ' 770701001 ', name: '  ООО   «Пример» ' })
    expect(body).toMatchObject({ name: 'ООО «Пример»', status: { code: 'MODERATION' } })
    const headers = bearer(tokens.newcomer)
    const me = await shop.call('currentUser', { headers })
    expect(me.body.companies).toMatchObject([
      {
        uuid: body.uuid,
        inn: own.inn,
        role: 'manager',
        status: { code: 'MODERATION' },
        agreements: [],
      },
    ])
    const { rows } = await shop.pool.query(
      'select country, kpp, legal_address, created_by from company where uuid = $1',
      [body.uuid],
    )
    expect(rows).toEqual([
      { country: 'RU', kpp: '770701001', legal_address: own.address, created_by: 4 },
    ])
  })

  test('D43: кто проверяет, видит всё, что компания о себе назвала', async () => {
    const { body } = await register({ ogrn: '1027700132195' })
    const headers = bearer(await shop.signIn('admin'))
    const seen = await shop.call('staffCompany', { headers, params: { uuid: body.uuid } })
    const { inn, address: legalAddress } = own
    expect(seen.body).toMatchObject({ inn, ogrn: '1027700132195', country: 'RU', legalAddress })
  })

  test('заказать нельзя, смотреть и собирать можно (D43)', async () => {
    const { body } = await register()
    const headers = {
      ...bearer(tokens.newcomer),
      'x-choosed-company': body.uuid as string,
    }
    expect((await shop.call('checkout', { headers })).body.code).toBe('COMPANY_NOT_ACTIVE')
    expect((await shop.call('basketV2', { headers })).status).toBe(200)
  })

  test('ИП без КПП и компания ЕАЭС', async () => {
    expect((await register({ inn: '500100732259', kpp: '' })).status).toBe(200)
    expect((await register({ country: 'BY', inn: '100582333', kpp: undefined })).status).toBe(200)
  })

  test('второй раз войти в чужую не даёт и заголовок', async () => {
    const headers = { ...bearer(tokens.newcomer), 'x-choosed-company': companies.beta }
    const answer = await shop.call('registerCompanyV2', { body: own, headers })
    expect(answer.status).toBe(200)
    const { rows } = await shop.pool.query(
      'select company_id from company_member where account_id = 4',
    )
    expect(rows).toHaveLength(1)
  })
})
