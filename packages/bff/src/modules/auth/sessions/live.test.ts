import type { AddressInfo } from 'node:net'
import { LIVE_PATH } from '@isp/contract/urls'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bearer, openShop, type Person, type Shop } from '../people.fixture.ts'

let shop: Shop
let origin: string
const opened: AbortController[] = []
beforeAll(async () => {
  shop = await openShop()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
})
afterEach(() => {
  for (const controller of opened.splice(0)) controller.abort()
})
afterAll(() => shop.close())

/** Collects the hints that a person's browser receives. Resolves when the stream is open. */
const listen = async (person: Person) => {
  const controller = new AbortController()
  opened.push(controller)
  const response = await fetch(origin + LIVE_PATH, {
    headers: bearer(await shop.signIn(person)),
    signal: controller.signal,
  })
  const heard = { text: '', isOver: false }
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) heard.text += decoder.decode(chunk)
  }
  void read()
    .catch(() => {})
    .finally(() => {
      heard.isOver = true
    })
  // the first hint arrives when the listening database connection is established
  await expect.poll(() => heard.text).toContain('event: check')
  heard.text = ''
  return { response, heard }
}

describe('живой канал (§2.2, D41)', () => {
  test('без входа и с чужим токеном потока нет', async () => {
    expect((await fetch(origin + LIVE_PATH)).status).toBe(401)
    const headers = { authorization: 'Bearer x' }
    expect((await fetch(origin + LIVE_PATH, { headers })).status).toBe(401)
  })

  test('подсказки приходят о завершении входа, блокировке в компании и её проверке; о других людях — нет', async () => {
    const buyer = await listen('buyer')
    const { response } = buyer
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(response.headers.get('x-request-id')).toBeTruthy()

    const changes = [
      'update company_member set is_blocked = true where account_id = 2',
      'update company_member set is_blocked = false where account_id = 2',
      `update company set status = 'BLOCKED' where id = 1`,
      `update company set status = 'ACTIVE' where id = 1`,
      'update token_family set revoked_at = now() where account_id = 2 and revoked_at is null',
    ]
    for (const change of changes) {
      buyer.heard.text = ''
      await shop.pool.query(change)
      await expect.poll(() => buyer.heard.text, { message: change }).toContain('event: check')
      expect(buyer.heard.text, change).not.toMatch(/\d|@/)
    }
  })

  test('§7.5: о сказанном в обращении слышат автор и руководитель, о заметке сотрудника — только сотрудники', async () => {
    await shop.pool.query('insert into company_manager (company_id, account_id) values (1, 5)')
    const [buyer, staff, stranger] = [
      await listen('buyer'),
      await listen('staff'),
      await listen('outsider'),
    ]
    const say = async (isInternal: boolean) => {
      for (const { heard } of [buyer, staff, stranger]) heard.text = ''
      await shop.pool.query(
        `with made as (
           insert into ticket (key, kind, subject, account_id, author, company_id)
           values (gen_random_uuid(), 'question', 'Тема', 2, 'Пётр', 1)
           on conflict do nothing returning id)
         insert into ticket_comment (ticket_id, key, account_id, author, is_staff, is_internal, body)
         select id, gen_random_uuid(), 5, 'Продажи', true, $1, 'Слово' from made`,
        [isInternal],
      )
      await expect.poll(() => staff.heard.text).toContain('event: tickets')
    }
    await say(false)
    await expect.poll(() => buyer.heard.text).toContain('event: tickets')
    await say(true)
    expect(buyer.heard.text).not.toContain('tickets')
    expect(stranger.heard.text).not.toContain('tickets')
  })

  test('об изменениях у других людей подсказок нет', async () => {
    const stranger = await listen('outsider')
    const buyer = await listen('buyer')
    stranger.heard.text = ''
    await shop.pool.query(`update company_member set role = 'employee' where account_id = 2`)
    await expect.poll(() => buyer.heard.text).toContain('event: check')
    expect(stranger.heard.text).not.toContain('check')
  })

  test('у одного человека не больше двадцати потоков, сколько бы ни открылось разом: старшие уступают', async () => {
    const headers = bearer(await shop.signIn('employee'))
    let ended = 0
    const all = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const controller = new AbortController()
        opened.push(controller)
        const { body } = await fetch(origin + LIVE_PATH, { headers, signal: controller.signal })
        const reader = body?.getReader()
        await reader?.read()
        return reader
      }),
    )
    for (const reader of all) {
      const drain = async () => {
        while (!(await reader?.read())?.done);
        ended += 1
      }
      void drain().catch(() => {})
    }
    await expect.poll(() => ended).toBe(40)
  })

  test('сервер закрывается, не дожидаясь открытых потоков', async () => {
    const own = await openShop()
    await own.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = own.app.server.address() as AddressInfo
    const headers = bearer(await own.signIn('buyer'))
    const response = await fetch(`http://127.0.0.1:${port}${LIVE_PATH}`, { headers })
    const ending = response.text()
    await own.close()
    expect(await ending).toContain(':')
  })
})
