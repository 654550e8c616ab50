import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bearer, type Person } from '../auth/people.fixture.ts'
import { pdf } from '../files/samples-of-files.fixture.ts'
import { type OrdersShop, openOrdersShop } from '../order/changes/order-changes.fixture.ts'

/** Files that a buyer attached to an order, downloaded by the staff. */
let shop: OrdersShop
let blobFolder: string
let origin: string
beforeAll(async () => {
  blobFolder = await mkdtemp(join(tmpdir(), 'isp-staff-files-'))
  shop = await openOrdersShop({ blobFolder })
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}/bff`
})
afterAll(async () => {
  await shop.close()
  await rm(blobFolder, { recursive: true, force: true })
})
beforeEach(() => shop.reset())

const upload = async (): Promise<string> => {
  const { headers } = shop.buyer
  const body = { name: 'чертёж.pdf', size: pdf.length, purpose: 'order' }
  const { id } = (await shop.call('reserveFile', { headers, body })).body
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(pdf)]), body.name)
  await fetch(`${origin}/api/files/upload/${id}`, { method: 'POST', headers, body: form })
  return id
}
const orderWith = async (fileIds: string[]): Promise<number> => {
  await shop.buyer.add(2, 1)
  return (await shop.buyer.order(99_999, { fileIds })).body.id
}
const fetchAs = async (person: Person, order: number, file: string) =>
  fetch(`${origin}/api/admin/order/${order}/file/${file}`, {
    headers: bearer(await shop.signIn(person)),
  })

test.each<[Person, number]>([
  ['buyer', 403],
  ['outsider', 403],
  ['content', 403],
  ['staff', 200],
  ['admin', 200],
])('файл заказа и %s: %i', async (person, status) => {
  const file = await upload()
  const answer = await fetchAs(person, await orderWith([file]), file)
  expect(answer.status).toBe(status)
  if (status !== 200) return
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(pdf))
})

test('файл другого заказа и файл, который ни к чему не приложен: такого нет', async () => {
  const [own, other, alone] = [await upload(), await upload(), await upload()]
  const order = await orderWith([own])
  await orderWith([other])
  for (const file of [other, alone, 'f2000000-0000-4000-8000-00000000aaaa']) {
    const answer = await fetchAs('staff', order, file)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'FILE_NOT_FOUND' })
  }
})

test('заказ компании, которую ведёт другой: такого нет', async () => {
  const file = await upload()
  const order = await orderWith([file])
  const { rows } = await shop.pool.query('delete from company_manager returning *')
  const answer = await fetchAs('staff', order, file)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'ORDER_NOT_FOUND' })
  for (const { company_id, account_id } of rows) {
    await shop.pool.query('insert into company_manager values ($1, $2)', [company_id, account_id])
  }
})
