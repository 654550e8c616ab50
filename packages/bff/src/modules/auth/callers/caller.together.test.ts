import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf } from '../../../kernel/database.ts'
import {
  agreements,
  bearer,
  companies,
  openShop,
  type Person,
  type Shop,
} from '../people.fixture.ts'
import { type CallerQuestion, selectCallers } from './caller.sql.ts'

/** Callers of concurrent requests are read in one statement: none may get the identity of another. */
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const signedInAs = async (person: Person) => {
  const { accessToken } = await shop.signIn(person)
  const { sub, sid } = JSON.parse(
    Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
  ) as { sub: string; sid: string }
  const question: CallerQuestion = {
    accountId: Number(sub),
    familyId: sid,
    companyUuid: null,
    agreementUuid: null,
    specificationUuid: null,
  }
  return { question, headers: bearer({ accessToken, refreshToken: '' }) }
}

const signedOutAs = async (person: Person) => {
  const one = await signedInAs(person)
  const { familyId } = one.question
  await shop.pool.query('update token_family set revoked_at = now() where id = $1', [familyId])
  return one
}

test('на вопросы одного запроса отвечено в их порядке, и на каждый — только своё', async () => {
  const { question: buyer } = await signedInAs('buyer')
  const { question: manager } = await signedInAs('manager')
  const ended = await signedOutAs('buyer')
  const alfa = { companyUuid: companies.alfa, agreementUuid: agreements.partner }
  const questions: CallerQuestion[] = [
    { ...buyer, ...alfa },
    { ...buyer, familyId: manager.familyId },
    { ...manager, companyUuid: companies.waiting },
    ended.question,
    { ...buyer, companyUuid: companies.beta },
    { ...buyer, companyUuid: companies.alfa, agreementUuid: agreements.beta },
    { ...buyer, accountId: 9_999_999_999 },
    manager,
    { ...buyer, companyUuid: companies.alfa },
    { ...buyer, ...alfa },
  ]
  const found = await selectCallers(databaseOf(shop.pool), questions)
  const told = found.map((row) => row && [row.login, row.companyUuid, row.agreementUuid])
  const one = ['buyer@example.com', companies.alfa, agreements.partner]
  expect(told).toEqual([
    one,
    undefined,
    ['Manager@example.com', companies.waiting, null],
    undefined,
    ['buyer@example.com', null, null],
    ['buyer@example.com', companies.alfa, null],
    undefined,
    ['Manager@example.com', null, null],
    ['buyer@example.com', companies.alfa, null],
    one,
  ])
})

test('сто вызовов разных людей сразу: каждый получает своё имя, чужая компания и чужой вход — отказ', async () => {
  const people = await Promise.all(
    (['buyer', 'manager', 'newcomer', 'halfblocked'] as const).map(signedInAs),
  )
  const logins = await Promise.all(
    people.map(async ({ headers }) => (await shop.call('currentUser', { headers })).body.login),
  )
  expect(new Set(logins).size).toBe(people.length)
  const ended = await signedOutAs('manager')
  const asked = Array.from({ length: 100 }, async (_, place) => {
    const { headers } = people[place % people.length] ?? ended
    if (place % 10 === 7) return (await shop.call('currentUser', { headers: ended.headers })).status
    if (place % 10 === 3) {
      const foreign = { ...headers, 'x-choosed-company': companies.beta }
      return (await shop.call('basket', { headers: foreign })).status
    }
    return (await shop.call('currentUser', { headers })).body.login
  })
  expect(await Promise.all(asked)).toEqual(
    Array.from({ length: 100 }, (_, place) =>
      place % 10 === 7 ? 401 : place % 10 === 3 ? 403 : logins[place % people.length],
    ),
  )
})
