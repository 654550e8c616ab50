import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type KilledServer,
  type Place,
  startKilledServer,
} from '../../composition/killed-server.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { addRow, insertGoods, linesOf } from './excel.fixture.ts'

/** quality.md: after kill -9 in the middle of an import, a retry completes it without lost or doubled lines. */
let shop: BuyersShop
let buyer: Visitor
let server: KilledServer
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  await insertGoods(shop, 1500)
  server = await startKilledServer(shop.pool)
})
afterAll(async () => {
  await server?.close()
  await shop.close()
})
beforeEach(async () => {
  await shop.pool.query('truncate basket, excel_import cascade')
  await buyer.add(2, 3)
})

const rows = Array.from({ length: 1500 }, (_, at) => addRow(at + 2, `T-${at + 1}`, 2))
const imported = rows.map((_row, at): [number, number] => [1001 + at, 2])
const stepOf = (action: 'clear' | 'merge', importId: string, step: number) => () =>
  server.call('addExcel', {
    headers: buyer.headers,
    body: { action: step === 1 ? action : 'merge', importId, step, ...(step === 1 && { rows }) },
  })
const answerOf = async (work: ReturnType<typeof stepOf>) => {
  const { status, bytes } = await work()
  return { status, ...JSON.parse(bytes.toString()) }
}

/** Runs an import of two steps, interrupts step `stopped` by `stop` and repeats it, then checks the result. */
const run = async (
  action: 'clear' | 'merge',
  stopped: number,
  stop: (work: ReturnType<typeof stepOf>) => Promise<void>,
) => {
  const importId = randomUUID()
  for (const step of [1, 2]) {
    const work = stepOf(action, importId, step)
    if (step === stopped) await stop(work)
    expect(await answerOf(work)).toMatchObject({ status: 200, finish: step === 2, errors: [] })
  }
  const kept: [number, number][] = action === 'merge' ? [[2, 3]] : []
  expect(await linesOf(buyer)).toEqual([...kept, ...imported])
  const { rows: runs } = await shop.pool.query('select steps, rows, held from excel_import')
  expect(runs).toMatchObject([{ steps: [{ rows: 1000 }, { rows: 1500 }], rows: null, held: null }])
}

describe('§4, D14: процесс убит или потерял базу посреди загрузки — после повтора ни строки лишней и ни одной пропавшей', () => {
  test.each<['clear' | 'merge', number, 'cutAt' | 'killAt', Place]>([
    ['clear', 1, 'cutAt', 'insert on excel_import'],
    ['clear', 1, 'cutAt', 'delete on basket_line'],
    ['clear', 1, 'killAt', 'insert on basket_line'],
    ['clear', 1, 'killAt', 'commit of excel_import'],
    ['merge', 2, 'cutAt', 'insert on basket_line'],
    ['merge', 2, 'cutAt', 'update on excel_import'],
    ['merge', 2, 'killAt', 'commit of basket_line'],
  ])('%s, шаг %i, %s %s', async (action, step, stop, place) => {
    await run(action, step, (work) => server[stop](place, work))
  })

  test.each([1, 2])('ответ на шаг %i пропал вместе с процессом', async (step) => {
    await run('clear', step, server.killAfter)
  })
})

test.each<['cutAt' | 'killAt', Place]>([
  ['cutAt', 'insert on basket_line'],
  ['killAt', 'commit of excel_import'],
])('D14: прерван посреди отмены (%s %s) — после повтора корзина прежняя', async (stop, place) => {
  const importId = randomUUID()
  await stepOf('clear', importId, 1)()
  const cancel = () => server.call('cancelExcel', { headers: buyer.headers, body: { importId } })
  await server[stop](place, cancel)
  expect((await cancel()).status).toBe(200)
  expect(await linesOf(buyer)).toEqual([[2, 3]])
})
