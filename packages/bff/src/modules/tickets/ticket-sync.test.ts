import { randomUUID } from 'node:crypto'
import type { TicketsSync } from '@isp/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies, type Person } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'

let shop: BuyersShop
const people = new Map<Person, Visitor>()
const as = (person: Person): Visitor => people.get(person) as Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  for (const person of ['buyer', 'manager', 'employee'] as const) {
    people.set(person, await shop.visitor(person, { company: companies.alfa }))
  }
  for (const person of ['staff', 'newcomer'] as const) {
    people.set(person, await shop.visitor(person, {}))
  }
})
afterAll(() => shop.close())
beforeEach(() =>
  shop.pool.query(
    `truncate ticket, ticket_gone, company_manager, mail_outbox cascade;
     insert into company_manager (company_id, account_id) values (1, 5)`,
  ),
)

const open = async (person: Person = 'buyer', subject = 'Сертификат'): Promise<number> => {
  const body = { key: randomUUID(), kind: 'question', subject, text: 'Пришлите.' }
  return (await as(person).call('createTicket', { body })).body.id
}
const say = async (person: Person, id: number, change: object = {}): Promise<number> => {
  const body = { key: randomUUID(), text: 'Вот он.', ...change }
  return (await as(person).call('addTicketComment', { params: { id }, body })).body.id
}
const sync = async (person: Person, query: Record<string, string> = {}): Promise<TicketsSync> => {
  const { status, body } = await as(person).call('syncTickets', { query })
  expect(status).toBe(200)
  return body
}
const since = (person: Person, after: string) => sync(person, { after })
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
const nothing = { isWhole: false, tickets: [], comments: [], removed: [], hasMore: false }

describe('§7.5: что изменилось в обращениях', () => {
  test.each([
    ['не наш', 'abc'],
    ['не JSON', Buffer.from('{').toString('base64url')],
    ['не снимок', Buffer.from('["","","9:1:",null,null]').toString('base64url')],
    ['другая база', Buffer.from('["","x","1:1:",null,null]').toString('base64url')],
  ])('указатель %s — прочитать всё заново', async (_what, after) => {
    await open()
    expect(await since('buyer', after)).toMatchObject({ ...nothing, isWhole: true })
  })

  test('первый вызов — только с этого мига; дальше — новое, и один раз', async () => {
    const old = await open()
    const { cursor } = await sync('buyer')
    expect(await since('buyer', cursor)).toMatchObject({ ...nothing, unread_count: 0 })
    const answer = await say('staff', old)
    const fresh = await open('buyer', 'Другое')
    const changed = await since('buyer', cursor)
    expect(changed).toMatchObject({ isWhole: false, unread_count: 1, hasMore: false })
    expect(idsOf(changed.tickets)).toEqual([old, fresh])
    expect(changed.tickets[0]).toMatchObject({ status: 'WAITING_CUSTOMER', unread: 1 })
    expect(idsOf(changed.comments)).toContain(answer)
    expect(await since('buyer', changed.cursor)).toMatchObject(nothing)
  })

  test('с указателя самого обращения — всё, что было после него', async () => {
    const id = await open()
    const { body } = await as('buyer').call('ticket', { params: { id } })
    const answer = await say('staff', id)
    expect(idsOf((await since('buyer', body.cursor)).comments)).toEqual([answer])
  })

  test('запись, которая началась раньше и подтверждена позже, не теряется', async () => {
    const id = await open()
    const other = await open()
    const late = await shop.pool.connect()
    await late.query('begin')
    await late.query(
      `insert into ticket_comment (ticket_id, key, account_id, author, is_staff, body)
       values ($1, $2, (select id from account where login = 'staff@example.com'), 'x', true, 'Поздно')`,
      [id, randomUUID()],
    )
    await say('staff', other)
    const { cursor } = await sync('buyer')
    await late.query('commit')
    late.release()
    const { comments } = await since('buyer', cursor)
    expect(comments.map(({ text }) => text)).toEqual(['Поздно'])
  })

  test('частями — то же, что целиком; что случилось между частями, приходит после них', async () => {
    const { cursor: begin } = await sync('buyer')
    const ids: number[] = []
    for (let number = 0; number < 3; number += 1) ids.push(await open('buyer', `№${number}`))
    const all = await since('buyer', begin)
    const parts: TicketsSync[] = []
    let cursor = begin
    do {
      const part = await sync('buyer', { after: cursor, limit: '1' })
      parts.push(part)
      cursor = part.cursor
      if (parts.length === 1) await say('staff', ids[0] as number)
    } while (parts.at(-1)?.hasMore)
    const told = parts.flatMap(({ tickets, comments }) => [...idsOf(tickets), ...idsOf(comments)])
    // the first ticket was already returned when it changed again
    expect(told.toSorted()).toEqual([...idsOf(all.tickets), ...idsOf(all.comments)].toSorted())
    const { tickets, comments } = await since('buyer', cursor)
    expect(idsOf(tickets)).toEqual([ids[0]])
    expect(comments).toHaveLength(1)
  })

  test('прочитанное в другой вкладке — тоже изменение, и только своё', async () => {
    const id = await open()
    const commentId = await say('staff', id)
    const mine = await sync('buyer')
    const managers = await sync('manager')
    await as('buyer').call('readTicketComments', { body: { ticketId: id, commentId } })
    const { tickets, unread_count } = await since('buyer', mine.cursor)
    expect(tickets).toMatchObject([{ id, unread: 0 }])
    expect(unread_count).toBe(0)
    expect(await since('manager', managers.cursor)).toMatchObject(nothing)
  })

  test('D54: чужого и заметок сотрудников нет ни у кого, кто их не видит', async () => {
    const id = await open()
    const cursors = new Map<Person, string>()
    for (const person of ['employee', 'newcomer', 'buyer'] as const) {
      cursors.set(person, (await sync(person)).cursor)
    }
    await say('staff', id, { isInternal: true, text: 'Заметка' })
    await say('buyer', id)
    for (const person of ['employee', 'newcomer'] as const) {
      expect(await since(person, cursors.get(person) as string), person).toMatchObject(nothing)
      // another person's cursor gives access to nothing
      const foreign = await since(person, cursors.get('buyer') as string)
      expect(foreign).toMatchObject({ ...nothing, isWhole: true })
    }
    const { comments } = await since('buyer', cursors.get('buyer') as string)
    expect(comments.map(({ text }) => text)).toEqual(['Вот он.'])
  })

  test('права стали другими — прочитать всё заново', async () => {
    await open()
    const { cursor } = await sync('staff')
    await shop.pool.query('update company_manager set account_id = 9')
    expect((await since('staff', cursor)).isWhole).toBe(true)
  })

  test('обращение ушло вместе с учётной записью — убрать его', async () => {
    const id = await open('newcomer')
    const { cursor } = await sync('staff')
    await shop.pool.query('delete from ticket where id = $1', [id])
    expect((await since('staff', cursor)).removed).toEqual([id])
    const { cursor: buyers } = await sync('buyer')
    expect((await since('buyer', buyers)).removed).toEqual([])
  })
})
