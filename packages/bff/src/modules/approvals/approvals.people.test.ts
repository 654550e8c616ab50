import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseOf } from '../../kernel/database.ts'
import { companies } from '../auth/people.fixture.ts'
import type { Visitor } from '../basket/buyers.fixture.ts'
import { daysAhead } from '../goods/catalog.fixture.ts'
import { type ApprovalsShop, ids, openApprovalsShop } from './approvals.fixture.ts'
import { forgetApprovals } from './own-approvals.service.ts'

const DAY = 86_400_000
let shop: ApprovalsShop
let id: number
beforeAll(async () => {
  shop = await openApprovalsShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.startAnew()
  await name(ids.employee)
  id = (await shop.want(2)).body.id
})

const name = (person: number) =>
  shop.rules({ orderLimit: 0, people: [{ id: person, orderLimit: null, isApprover: true }] })
const block = (person: number) =>
  shop.pool.query(
    'update company_member set is_blocked = true where company_id = 1 and account_id = $1',
    [person],
  )
const read = (visitor = shop.employee) => visitor.call('approval', { params: { id } })
const recipients = async () => (await shop.letters()).map(([to]) => to)
const substitute = async (person: number, from: number, until: number, visitor = shop.employee) =>
  visitor.call('nameSubstitute', {
    body: {
      substitute: {
        id: person,
        from: await daysAhead(shop.pool, from),
        until: await daysAhead(shop.pool, until),
      },
    },
  })

describe('D42: файлы заявки', () => {
  const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')
  const upload = async () => {
    const body = { name: 'чертёж.pdf', size: pdf.length, purpose: 'order' }
    const file = (await shop.buyer.call('reserveFile', { body })).body.id
    const form = { file: { name: 'upload', content: pdf } }
    await shop.buyer.call('uploadFile', { params: { id: file }, form })
    return file as string
  }
  const fetched = async (visitor: Visitor, request: number, fileUuid: string) =>
    (await visitor.call('approvalFile', { params: { id: request, fileUuid } })).status

  test('видит, кто видит заявку; другой заявкой и другому файл не открыть', async () => {
    const file = await upload()
    const request = (await shop.want(2, { fileIds: [file] })).body.id
    const { body } = await shop.employee.call('approval', { params: { id: request } })
    expect(body.files).toEqual([{ id: file, name: 'чертёж.pdf', size: pdf.length }])
    expect(await fetched(shop.employee, request, file)).toBe(200)
    expect(await fetched(shop.buyer, request, file)).toBe(200)
    expect(await fetched(shop.employee, id, file)).toBe(404)
    const outsider = await shop.visitor('outsider', { company: companies.beta })
    expect(await fetched(outsider, request, file)).toBe(404)
    await name(ids.manager)
    expect(await fetched(shop.employee, request, file)).toBe(404)
  })
})

describe('D42: письма', () => {
  test('согласующему — один раз, автору — о решении', async () => {
    await shop.watch()
    expect(await recipients()).toEqual(['employee@example.com'])
    await shop.approve(id, shop.employee)
    const letters = await shop.letters()
    expect(letters[1]).toEqual([
      'buyer@example.com',
      expect.stringMatching(/^Заявка С-\d+ согласована: заказ /),
    ])
  })

  test('возвращённая: причина в письме', async () => {
    const body = { reason: 'Дорого, поищите аналог' }
    await shop.employee.call('returnApproval', { params: { id }, body })
    const { rows } = await shop.pool.query(
      'select recipient, body_text from mail_outbox order by id desc limit 1',
    )
    expect(rows[0].recipient).toBe('buyer@example.com')
    expect(rows[0].body_text).toContain(body.reason)
  })
})

describe('D42: согласующий ушёл', () => {
  test('единственного закрыли: заявка видна руководителю, письмо ушло ему, сам он её не видит', async () => {
    await block(ids.employee)
    await shop.watch()
    expect(await recipients()).toEqual(['employee@example.com', 'Manager@example.com'])
    expect((await read(shop.employee)).status).toBe(403)
    const { body } = await read(shop.manager)
    expect([body.canDecide, body.waitsFor]).toEqual([true, ['Волкова Анна Ильинична']])
  })

  test('кто вышел из компании и вернулся, больше не согласующий', async () => {
    await shop.pool.query('delete from company_member where company_id = 1 and account_id = 3')
    await shop.pool.query(
      `insert into company_member (company_id, account_id, role) values (1, 3, 'employee')`,
    )
    expect((await read()).status).toBe(404)
  })

  test('учётная запись закрыта: её заявка отозвана, имени больше нет', async () => {
    await forgetApprovals(databaseOf(shop.pool), ids.buyer)
    expect((await read()).body).toMatchObject({
      status: 'WITHDRAWN',
      author: 'Учётная запись удалена',
    })
  })
})

describe('D42: заместитель', () => {
  test('в свои дни решает и то, что уже ждёт, и получает письмо', async () => {
    const [other] = await shop.crowd(1)
    if (!other) throw new Error('nobody came')
    expect((await read(other)).status).toBe(404)
    const named = await substitute(1001, 0, 7)
    expect(named.body.substitute).toMatchObject({ id: 1001 })
    await shop.watch()
    expect(await recipients()).toEqual(['employee@example.com', 'crowd1@example.com'])
    expect((await read(other)).body.waitsFor).toEqual(['crowd1@example.com'])
    expect((await shop.approve(id, other)).body.status).toBe('APPROVED')
    await shop.pool.query('delete from account where id = 1001')
  })

  test('автор, став заместителем, своей заявки не решает', async () => {
    await substitute(ids.buyer, 0, 7)
    expect((await read(shop.buyer)).body.canDecide).toBe(false)
    const body = { reason: 'Себе' }
    const refused = await shop.buyer.call('returnApproval', { params: { id }, body })
    expect(refused.body.code).toBe('APPROVAL_NOT_FOUND')
  })

  test('до своих дней и без названного — никто; снятый — тоже', async () => {
    const [other] = await shop.crowd(1)
    if (!other) throw new Error('nobody came')
    await substitute(1001, 2, 7)
    expect((await read(other)).status).toBe(404)
    await substitute(1001, 0, 7)
    await block(ids.employee)
    expect((await read(other)).status).toBe(404)
    await shop.pool.query('delete from account where id = 1001')
  })

  test('чужого, себя и прошедшие дни не назвать; кто не согласует, никого не называет', async () => {
    const faults = async (answer: ReturnType<typeof substitute>) => (await answer).body.fields
    expect(await faults(substitute(6, 0, 7))).toMatchObject([{ path: 'substitute.id' }])
    expect(await faults(substitute(ids.employee, 0, 7))).toMatchObject([{ path: 'substitute.id' }])
    expect(await faults(substitute(ids.buyer, -7, -1))).toMatchObject([
      { path: 'substitute.until', code: 'DATE_TOO_EARLY' },
    ])
    expect(await faults(substitute(ids.buyer, 7, 3))).toMatchObject([{ path: 'substitute.until' }])
    expect((await shop.buyer.call('approvalSubstitute')).body).toEqual({
      substitute: null,
      people: [],
    })
    expect(await faults(substitute(ids.employee, 0, 7, shop.buyer))).toMatchObject([
      { path: 'substitute.id' },
    ])
  })
})

describe('D42: срок заявки', () => {
  test('вышел — заявка закрыта, автору сказано; минутой раньше ждёт', async () => {
    shop.clock.ms = 14 * DAY - 60_000
    await shop.watch()
    shop.clock.ms = 0 // back, because after 14 days the session of the reader has expired
    expect((await read()).body.status).toBe('WAITING')
    shop.clock.ms = 14 * DAY + 1000
    await shop.watch()
    shop.clock.ms = 0
    expect((await read()).body).toMatchObject({ status: 'EXPIRED', canDecide: false })
    expect((await shop.letters()).at(-1)).toEqual([
      'buyer@example.com',
      expect.stringMatching(/^Срок заявки С-\d+ вышел$/),
    ])
  })
})
