import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, openShop, type Person, type Shop } from '../auth/people.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.pool.query('delete from search_synonym')
})

const as = async (person: Person) => ({ headers: bearer(await shop.signIn(person)) })
const word = { said: 'болгарка', meant: 'ушм' }
const versionOf = async (): Promise<number> => {
  const { rows } = await shop.pool.query('select version::integer from catalog_version')
  return rows[0].version
}
const acts = async (): Promise<unknown[]> => {
  const { rows } = await shop.pool.query(
    `select kind, subject_name as name, changes from staff_act where subject_kind = 'synonym' order by id desc limit 2`,
  )
  return rows
}

describe('§2.5: словарь поиска ведут администратор и редактор каталога', () => {
  test.each(['staff', 'manager', 'buyer'] as const)('%s — нет', async (person) => {
    const who = await as(person)
    for (const answer of await Promise.all([
      shop.call('synonyms', who),
      shop.call('saveSynonym', { ...who, body: word }),
      shop.call('removeSynonym', { ...who, query: { said: word.said } }),
      shop.call('searchMisses', who),
    ])) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    }
    expect((await shop.call('synonyms', await as('content'))).body).toMatchObject({ total: 0 })
  })

  test('пустое, короткое, длинное и лишнее не сохраняется', async () => {
    const who = await as('content')
    for (const body of [
      { ...word, said: ' ' },
      { ...word, said: 'б' },
      { ...word, said: 'İ'.repeat(100) },
      { ...word, meant: 'x'.repeat(300) },
      { ...word, said: 'x'.repeat(101) },
      { ...word, note: 'лишнее' },
    ]) {
      expect(await shop.call('saveSynonym', { ...who, body })).toMatchObject({ status: 400 })
    }
  })

  test('слово сохраняется, меняется и убирается; журнал помнит, индекс узнаёт', async () => {
    const who = await as('content')
    const before = await versionOf()
    const saved = await shop.call('saveSynonym', { ...who, body: { ...word, said: ' Болгарка ' } })
    expect(saved).toMatchObject({ status: 200, body: word })
    expect(await versionOf()).toBeGreaterThan(before)
    await shop.call('saveSynonym', { ...who, body: { ...word, meant: 'машина' } })
    expect(await acts()).toMatchObject([
      { kind: 'synonym.saved', changes: [{ before: 'ушм', after: 'машина' }] },
      { kind: 'synonym.saved', name: 'болгарка', changes: [{ before: null, after: 'ушм' }] },
    ])
    const query = { said: word.said }
    expect((await shop.call('removeSynonym', { ...who, query })).body).toEqual({ isRemoved: true })
    expect((await shop.call('removeSynonym', { ...who, query })).body).toEqual({ isRemoved: false })
    expect(await acts()).toMatchObject([{ kind: 'synonym.removed' }, { kind: 'synonym.saved' }])
  })

  test('то же значение ещё раз ничего не меняет и не тревожит индекс', async () => {
    const who = await as('admin')
    await shop.call('saveSynonym', { ...who, body: word })
    const before = await versionOf()
    await shop.call('saveSynonym', { ...who, body: word })
    expect(await versionOf()).toBe(before)
  })
})
