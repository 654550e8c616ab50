import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FilePurpose } from '@isp/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { pdf } from '../files/samples-of-files.fixture.ts'

let shop: BuyersShop
let buyer: Visitor
let blobFolder: string
let origin: string

beforeAll(async () => {
  blobFolder = await mkdtemp(join(tmpdir(), 'isp-order-files-'))
  shop = await openBuyersShop({ blobFolder })
  buyer = await shop.visitor('buyer')
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await shop.close()
  await rm(blobFolder, { recursive: true, force: true })
})
beforeEach(() =>
  shop.pool.query('truncate basket, orders, mail_outbox, idempotency_key, file cascade'),
)

const reserve = async (name: string, { headers } = buyer, purpose: FilePurpose = 'order') =>
  (await shop.call('reserveFile', { headers, body: { name, size: pdf.length, purpose } })).body.id

const upload = async (name: string, sender = buyer, purpose: FilePurpose = 'order') => {
  const id = await reserve(name, sender, purpose)
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(pdf)]), name)
  const url = `${origin}/bff/api/files/upload/${id}`
  const { status } = await fetch(url, { method: 'POST', headers: sender.headers, body: form })
  expect(status).toBe(200)
  return id as string
}
const fetched = async (id: string, { headers }: Visitor): Promise<number> =>
  (await fetch(`${origin}/bff/api/files/download/${id}`, { headers })).status
const stateOf = async () => ({
  orders: (await shop.pool.query('select from orders')).rowCount,
  attached: (await shop.pool.query('select from file where attached_at is not null')).rowCount,
})

describe('файлы к заказу: отказы, и ничего не сделано', () => {
  test.each([
    ['которого нет', async () => ['f2000000-0000-4000-8000-00000000aaaa']],
    ['не загруженный', async () => [await reserve('письмо.pdf')]],
    ['другого назначения', async () => [await upload('письмо.pdf', buyer, 'ticket')]],
    ['чужой', async () => [await upload('чужое.pdf', await shop.visitor('outsider', {}))]],
    [
      'свой вместе с чужим',
      async () => [
        await upload('своё.pdf'),
        await upload('чужое.pdf', await shop.visitor('outsider', {})),
      ],
    ],
  ])('%s', async (_what, idsOf) => {
    await buyer.add(2, 1)
    const { status, body } = await buyer.order(99_999, { fileIds: await idsOf() })
    expect([status, body.code]).toEqual([404, 'FILE_NOT_FOUND'])
    expect(await stateOf()).toEqual({ orders: 0, attached: 0 })
    expect((await buyer.call('basket')).body.count).toBe(1)
  })

  test('тридцать один файл и один файл дважды', async () => {
    await buyer.add(2, 1)
    const id = await upload('письмо.pdf')
    const many = Array.from(
      { length: 31 },
      (_, at) => `f2000000-0000-4000-8000-0000000000${at + 10}`,
    )
    for (const fileIds of [many, [id, id]]) {
      const { status, body } = await buyer.order(99_999, { fileIds })
      expect(status).toBe(400)
      expect(body.fields).toMatchObject([{ path: 'fileIds' }])
    }
    expect(await stateOf()).toEqual({ orders: 0, attached: 0 })
  })
})

describe('файлы к заказу', () => {
  test('стоят в заказе в том порядке, в каком выбраны, не забываются и скачиваются', async () => {
    const ids = [await upload('доверенность.pdf'), await upload('чертёж <1>.pdf')]
    ids.reverse()
    await buyer.add(2, 1)
    const { status, body } = await buyer.order(99_999, { fileIds: ids })
    expect(status).toBe(200)
    const files = [
      { id: ids[0], name: 'чертёж <1>.pdf', size: pdf.length },
      { id: ids[1], name: 'доверенность.pdf', size: pdf.length },
    ]
    expect(body.files).toEqual(files)
    const { body: later } = await buyer.call('order', { params: { id: body.id } })
    expect(later.files).toEqual(files)
    expect(await stateOf()).toEqual({ orders: 1, attached: 2 })
    const { headers } = buyer
    const fetched = await fetch(`${origin}/bff/api/files/download/${ids[0]}`, { headers })
    expect(Buffer.from(await fetched.arrayBuffer())).toEqual(Buffer.from(pdf))
  })

  test('тот же ключ с другими файлами — другой заказ', async () => {
    const key = 'f1000000-0009-4000-8000-000000000001'
    const id = await upload('письмо.pdf')
    await buyer.add(2, 1)
    const first = await buyer.order(99_999, { fileIds: [id] }, key)
    expect(first.status).toBe(200)
    expect((await buyer.order(99_999, { fileIds: [id] }, key)).body).toEqual(first.body)
    expect((await buyer.order(99_999, {}, key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test.each<[Person, number]>([
    ['manager', 200],
    ['outsider', 404],
  ])('файл заказа и %s: %i', async (person, expected) => {
    const id = await upload('письмо.pdf')
    await buyer.add(2, 1)
    await buyer.order(99_999, { fileIds: [id] })
    expect(
      await fetched(id, await shop.visitor(person, person === 'outsider' ? {} : undefined)),
    ).toBe(expected)
  })
})

describe('§7.5: файл заказа видит тот, кто видит заказ', () => {
  let colleague: Visitor
  beforeAll(async () => {
    const [one] = await shop.crowd(1)
    if (!one) throw new Error('nobody came')
    colleague = one
  })
  const orderWith = async (id: string, who = buyer) => {
    await who.add(2, 1)
    return who.order(99_999, { fileIds: [id] })
  }

  test('закупщик той же компании, знающий номер, не скачает ни отправленный, ни ещё не заказанный', async () => {
    const id = await upload('письмо.pdf')
    expect(await fetched(id, colleague)).toBe(404)
    const { body } = await orderWith(id)
    expect((await colleague.call('order', { params: { id: body.id } })).status).toBe(404)
    expect(await fetched(id, colleague)).toBe(404)
    expect(await fetched(id, buyer)).toBe(200)
  })

  test('и к своему заказу чужой файл не приложит, чтобы увидеть его там', async () => {
    const id = await upload('письмо.pdf')
    expect((await orderWith(id, colleague)).body.code).toBe('FILE_NOT_FOUND')
    await orderWith(id)
    expect((await colleague.order(99_999, { fileIds: [id] })).body.code).toBe('FILE_NOT_FOUND')
    expect(await fetched(id, colleague)).toBe(404)
  })

  test('кого в компании заблокировали, тому не видны ни заказ, ни файл, даже свой (D41)', async () => {
    const id = await upload('письмо.pdf', colleague)
    const { body } = await orderWith(id, colleague)
    expect(await fetched(id, colleague)).toBe(200)
    const block = (isBlocked: boolean) =>
      shop.pool.query(
        `update company_member set is_blocked = $1 where account_id = (select account_id from orders where id = $2)`,
        [isBlocked, body.id],
      )
    await block(true)
    expect(await fetched(id, colleague)).not.toBe(200)
    await block(false)
    expect(await fetched(id, colleague)).toBe(200)
  })
})
