import { endpoints } from '@isp/contract'
import { type Entered, enter } from '../fixtures/enter.ts'
import { expect, shop, test } from '../fixtures/test.ts'

const SECTION = 'sverla-c-h'

const nobody: Entered = { cookies: {}, cookie: '', headers: {} }

const pageOf = async ({ cookie }: Entered): Promise<string> => {
  const answer = await fetch(`${shop.origin}/catalog/${SECTION}/`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return answer.text()
}

/** By which prices a list was made: an own one, and the base one where the agreement says nothing (D30). */
const priceTypesIn = (text: string): string[] =>
  [
    ...new Set([...text.matchAll(/"priceType":"([^"]+)"/g)].flatMap(([, code]) => code ?? [])),
  ].sort()

const priceTypesOf = async ({ headers }: Entered): Promise<string[]> => {
  const answer = await fetch(`${shop.origin}/bff${endpoints.listProducts.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ section: SECTION }),
  })
  return priceTypesIn(await answer.text())
}

const identityIn = (html: string) => /id="isp-identity">(.*?)</.exec(html)?.[1]

test('страница раздела у каждого по его ценам, сколько бы разных покупателей ни пришло в одну секунду (D30)', async () => {
  const visitors = [
    nobody,
    await enter(shop.origin, 'buyer@example.com'),
    await enter(shop.origin, 'chief@example.com', 0),
    await enter(shop.origin, 'chief@example.com', 1),
  ]
  const expected = await Promise.all(visitors.map(priceTypesOf))
  expect(
    new Set(expected.map(String)).size,
    'у покупателя и у начальника по второму договору цены одни',
  ).toBe(3)
  const rounds = Array.from({ length: 10 }, () => visitors.map(pageOf))
  for (const round of rounds) {
    const pages = await Promise.all(round)
    expect(pages.map(priceTypesIn)).toEqual(expected)
    expect(new Set(pages.map(identityIn)).size).toBe(visitors.length)
  }
})
