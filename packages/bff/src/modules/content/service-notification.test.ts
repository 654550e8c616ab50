import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, openShop, type Person, type Shop } from '../auth/people.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('delete from service_notification'))

const notice = { status: 'warning', message: 'Склад закрыт в субботу.', from: null, to: null }
const as = async (person: Person) => ({ headers: bearer(await shop.signIn(person)) })
const save = async (person: Person, body: object) =>
  shop.call('saveNotification', { ...(await as(person)), body })
const current = () => shop.call('serviceNotification')
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
// computed once: two readings of the clock may differ by a millisecond
const tomorrow = inDays(1)
const acts = async () => {
  const { rows } = await shop.pool.query(
    `select id, kind, actor_login as login, subject_name as name, changes from staff_act
      where subject_kind = 'notice' order by id desc limit 3`,
  )
  return rows
}

describe('§2.4, D33: объявление над страницами', () => {
  test.each(['staff', 'manager', 'buyer'] as const)('%s его не пишет и не читает', async (who) => {
    const caller = await as(who)
    for (const answer of await Promise.all([
      shop.call('storedNotification', caller),
      shop.call('saveNotification', { ...caller, body: notice }),
      shop.call('removeNotification', caller),
    ])) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    }
    expect((await current()).status).toBe(204)
  })

  test('без входа — тоже: 401', async () => {
    expect(await shop.call('saveNotification', { body: notice })).toMatchObject({ status: 401 })
    expect(await shop.call('removeNotification')).toMatchObject({ status: 401 })
  })

  test.each([
    [{ ...notice, message: ' \n ' }, 'message', 'REQUIRED'],
    [{ ...notice, message: 'я'.repeat(5001) }, 'message', 'TOO_LONG'],
    [{ ...notice, status: 'alarm' }, 'status', 'INVALID'],
    [{ ...notice, from: 'завтра' }, 'from', 'INVALID'],
    [{ ...notice, from: inDays(2), to: inDays(1) }, 'to', 'INVALID'],
    [{ ...notice, from: tomorrow, to: tomorrow }, 'to', 'INVALID'],
  ])('негодное не сохраняется, отказ назван у поля: %#', async (body, path, code) => {
    const refused = await save('content', body)
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'REQUEST_INVALID', fields: [{ path, code }] },
    })
    expect(refused.body.message).toMatch(/[а-я]/)
  })

  test('пять тысяч знаков с переводами строк видны всем как написаны', async () => {
    const message = `первая\n${'я'.repeat(4993)}`
    expect((await save('content', { ...notice, message })).status).toBe(200)
    expect(await current()).toMatchObject({ status: 200, body: { status: 'warning', message } })
    expect(Object.keys((await current()).body)).toEqual(['status', 'message'])
  })

  test('до начала и после конца его нет, сотруднику оно видно и тогда', async () => {
    await save('content', { ...notice, from: inDays(1), to: inDays(2) })
    expect((await current()).status).toBe(204)
    const stored = await shop.call('storedNotification', await as('admin'))
    expect(stored.body.notification).toMatchObject({ message: notice.message })
    await save('content', { ...notice, from: inDays(-2), to: inDays(-1) })
    expect((await current()).status).toBe(204)
    await save('content', { ...notice, from: inDays(-1), to: inDays(1) })
    expect((await current()).status).toBe(200)
  })

  test('новое заменяет прежнее, убранное не показано; в журнале все действия', async () => {
    await save('content', notice)
    await save('admin', { ...notice, status: 'error' })
    expect((await current()).body).toMatchObject({ status: 'error' })
    const admin = await as('admin')
    expect((await shop.call('removeNotification', admin)).body).toEqual({ isRemoved: true })
    expect((await shop.call('removeNotification', admin)).body).toEqual({ isRemoved: false })
    expect((await current()).status).toBe(204)
    expect(await acts()).toMatchObject([
      { kind: 'notice.removed', name: notice.message },
      {
        kind: 'notice.saved',
        changes: [{ field: 'noticeStatus', before: 'warning', after: 'error' }],
      },
      { kind: 'notice.saved', changes: expect.arrayContaining([expect.anything()]) },
    ])
  })

  test('то же самое ещё раз в журнал не пишется', async () => {
    await save('content', notice)
    const [last] = await acts()
    await save('content', notice)
    expect((await acts())[0]).toEqual(last)
  })
})
