import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../auth/people.fixture.ts'
import { unsubscribePath } from '../mail/outgoing/unsubscribe.service.ts'

const BUYERS = 'f1000000-0009-4000-8000-000000000001'
const COLLEAGUES = 'f1000000-0009-4000-8000-000000000002'
const NOBODYS = 'f1000000-0009-4000-8000-000000000003'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() =>
  shop.pool.query(
    `truncate saved_selection, selection_unsubscribe;
     insert into saved_selection (account_id, name, section, filters, has_letter, seen_up_to, looked_on)
     values (2, 'Первая', 'drills', '[]', true, 0, current_date), (2, 'Вторая', 'drills', '[]', true, 0, current_date),
            (3, 'Коллеги', 'drills', '[]', true, 0, current_date);
     insert into selection_unsubscribe (account_id, token) values (2, '${BUYERS}'), (3, '${COLLEAGUES}')`,
  ),
)

const withLetters = async () =>
  (await shop.pool.query('select name from saved_selection where has_letter order by id')).rows.map(
    ({ name }) => name,
  )
const all = ['Первая', 'Вторая', 'Коллеги']
const send = (url: string, payload = '') =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })

describe('отписка по ссылке из письма', () => {
  test.each(['', 'x', "'", NOBODYS, BUYERS.slice(1)])(
    'ключ %j ничей: та же страница, и ничего не меняется',
    async (token) => {
      const own = await send(unsubscribePath('selections', BUYERS))
      await shop.pool.query('update saved_selection set has_letter = true')
      const answer = await send(unsubscribePath('selections', token))
      expect([answer.statusCode, answer.body]).toEqual([200, own.body])
      expect(await withLetters()).toEqual(all)
    },
  )

  test('два ключа сразу и слишком длинная форма', async () => {
    const twice = `${unsubscribePath('selections', BUYERS)}&token=${COLLEAGUES}`
    expect((await send(twice)).statusCode).toBe(200)
    expect((await send(unsubscribePath('selections', BUYERS), 'x'.repeat(2000))).statusCode).toBe(
      413,
    )
    expect(await withLetters()).toEqual(all)
  })

  test('открытая ссылка спрашивает и ничего не меняет: её открывают и почтовые серверы', async () => {
    const page = await shop.app.inject(unsubscribePath('selections', BUYERS))
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('<form method="post">')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.headers['referrer-policy']).toBe('no-referrer')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(await withLetters()).toEqual(all)
  })

  test('кнопка отписывает человека от всех его писем, без входа и сколько раз ни нажми', async () => {
    for (const _time of [1, 2]) {
      expect((await send(unsubscribePath('selections', BUYERS))).statusCode).toBe(200)
      expect(await withLetters()).toEqual(['Коллеги'])
    }
  })

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=part',
      '--part\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--part--\r\n',
    ],
  ])('RFC 8058 §3.2: почтовая программа отписывает одним запросом, %s', async (type, payload) => {
    const { statusCode } = await shop.app.inject({
      ...{ method: 'POST', url: unsubscribePath('selections', COLLEAGUES), payload },
      headers: { 'content-type': type },
    })
    expect(statusCode).toBe(200)
    expect(await withLetters()).toEqual(['Первая', 'Вторая'])
  })
})
