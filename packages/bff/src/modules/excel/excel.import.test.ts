import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseOf } from '../../kernel/database.ts'
import { agreements, companies } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import type { RunningJob } from '../jobs/jobs.service.ts'
import { addRow, insertGoods, linesOf, runImport } from './excel.fixture.ts'
import { createForgetImports } from './forget-imports.job.ts'

let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  await insertGoods(shop, 2500)
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket, excel_import cascade'))

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => addRow(at + 2, `T-${at + 1}`, 1))
const add = (body: object, by = buyer) => by.call('addExcel', { body })

describe('§4, D14: отказы', () => {
  test.each([
    ['нет строк', { action: 'merge', step: 1, rows: [] }],
    ['строк нет вовсе, и чей это шаг, неизвестно', { action: 'merge', step: 2 }],
    ['шаг ноль', { action: 'merge', step: 0, rows: many(1) }],
    ['другое действие', { action: 'replace', step: 1, rows: many(1) }],
    [
      'цена от клиента',
      { action: 'merge', step: 1, rows: [{ ...addRow(2, 'A/10', 1), price: 1 }] },
    ],
    ['10 001 строка', { action: 'merge', step: 1, rows: many(10_001) }],
  ])('%s', async (_name, body) => {
    expect(await add(body)).toMatchObject({ status: 400, body: { code: 'REQUEST_INVALID' } })
    expect(await linesOf(buyer)).toEqual([])
  })

  test('загрузка не найдена ни чужим, ни коллегой, ни из другой компании — ни шагом, ни отменой', async () => {
    const importId = randomUUID()
    await add({ action: 'merge', step: 1, rows: many(1500), importId })
    const outsider = await shop.visitor('outsider', {
      company: companies.beta,
      agreement: agreements.beta,
    })
    const colleague = await shop.visitor('manager')
    const elsewhere = await shop.visitor('buyer', {})
    for (const visitor of [outsider, colleague, elsewhere]) {
      const next = { action: 'merge', step: 2, importId }
      expect(await add(next, visitor)).toMatchObject({
        status: 404,
        body: { code: 'EXCEL_IMPORT_NOT_FOUND' },
      })
      const cancel = await visitor.call('cancelExcel', { body: { importId } })
      expect(cancel).toMatchObject({ status: 404, body: { code: 'EXCEL_IMPORT_NOT_FOUND' } })
    }
  })

  test('первый шаг без строк, о котором сервер не слышал', async () => {
    const first = await add({ action: 'merge', step: 1, importId: randomUUID() })
    expect(first).toMatchObject({ status: 404, body: { code: 'EXCEL_IMPORT_NOT_FOUND' } })
  })

  test('другие строки или другое действие под тем же номером — 422, корзина не тронута', async () => {
    const importId = randomUUID()
    await add({ action: 'merge', step: 1, rows: [addRow(2, 'A/10', 1)], importId })
    for (const other of [
      { action: 'merge', step: 1, rows: [addRow(2, 'A/10', 2)], importId },
      { action: 'clear', step: 1, rows: [addRow(2, 'A/10', 1)], importId },
    ]) {
      expect(await add(other)).toMatchObject({ status: 422, body: { code: 'EXCEL_IMPORT_REUSED' } })
    }
    expect(await linesOf(buyer)).toEqual([[2, 1]])
  })

  test('шаг через один и шаг после последнего', async () => {
    const importId = randomUUID()
    await add({ action: 'merge', step: 1, rows: many(1500), importId })
    const step = (number: number) => add({ action: 'merge', step: number, importId })
    expect((await step(3)).body.code).toBe('EXCEL_STEP_UNEXPECTED')
    expect((await step(2)).body).toMatchObject({ percent: 100, finish: true })
    expect((await step(3)).body.code).toBe('EXCEL_IMPORT_FINISHED')
    expect((await buyer.call('cancelExcel', { body: { importId } })).body.code).toBe(
      'EXCEL_IMPORT_FINISHED',
    )
  })
})

describe('§4: строки в корзину шагами', () => {
  test('шаги идут, пока не 100 %; строки встают в порядке файла', async () => {
    const rows = many(2500)
    const steps = []
    for (const step of [1, 2, 3]) {
      steps.push((await add({ action: 'merge', step, rows, importId: undefined })).body)
    }
    expect(steps).toEqual([
      { percent: 40, finish: false, errors: [] },
      { percent: 80, finish: false, errors: [] },
      { percent: 100, finish: true, errors: [] },
    ])
    const lines = await linesOf(buyer)
    expect(lines).toHaveLength(2500)
    expect(lines[2499]).toEqual([3500, 1])
  })

  test('merge прибавляет к тому, что есть; clear начинает с пустой', async () => {
    await buyer.add(2, 1)
    await runImport(buyer, { action: 'merge', rows: [addRow(2, 'A/10', 2), addRow(3, 'A10', 3)] })
    expect(await linesOf(buyer)).toEqual([[2, 6]])
    await runImport(buyer, { action: 'clear', rows: [addRow(2, '2301-0054', 10)] })
    expect(await linesOf(buyer)).toEqual([[1, 10]])
  })

  test('плохие строки — ошибки с ячейкой и словами, хорошие добавлены; что знал только файл, помнится', async () => {
    const hidden = { code: 'HIDDEN', message: 'Скрыта' }
    const answer = await runImport(buyer, {
      action: 'merge',
      rows: [
        addRow(2, 'A/10', 2),
        addRow(3, 'нет', 1),
        { ...addRow(4, 'A/10', '1,5'), cell: 'B4' },
        { ...addRow(5, 'A/10', 1), reason: hidden },
      ],
    })
    expect(answer).toMatchObject({ percent: 100, finish: true })
    expect(answer.errors.map(({ row, cell }) => [row, cell])).toEqual([
      [3, 'A3'],
      [4, 'B4'],
      [5, 'A5'],
    ])
    expect(answer.errors[0]?.message).toMatch(/^Товара\sс\sтаким артикулом нет\.$/)
    expect(await linesOf(buyer)).toEqual([[2, 2]])
  })

  test('строки проверки годятся целиком, как пришли', async () => {
    const row = {
      ...addRow(2, 'A/10', 1),
      name: null,
      reason: null,
      quantityOrdered: 1,
      nearest: [],
      notes: ['x'],
      product: { id: 5 },
    }
    expect(await runImport(buyer, { action: 'merge', rows: [row] })).toMatchObject({ errors: [] })
    expect(await linesOf(buyer)).toEqual([[2, 1]])
  })

  test('ошибки прежних шагов видны и в последнем', async () => {
    const rows = [addRow(2, 'нет', 1), ...many(1500)]
    for (const importId of [undefined, randomUUID()]) {
      expect(
        (await runImport(buyer, { action: 'clear', rows, ...(importId && { importId }) })).errors,
      ).toHaveLength(1)
    }
  })

  test('больше миллиона штук вместе с тем, что в корзине, — ошибка строки', async () => {
    await buyer.add(2, 999_999)
    const { errors } = await runImport(buyer, { action: 'merge', rows: [addRow(2, 'A/10', 2)] })
    expect(errors).toHaveLength(1)
    expect(await linesOf(buyer)).toEqual([[2, 999_999]])
  })

  test('первая версия вызова делает то же', async () => {
    const body = { action: 'merge', step: 1, rows: [addRow(2, 'A/10', 1)] }
    expect((await buyer.call('addExcelV1', { body })).body).toEqual({
      percent: 100,
      finish: true,
      errors: [],
    })
  })
})

describe('D14: повтор, отмена, возврат', () => {
  test('потерянный ответ: тот же шаг отвечает так же и ничего не прибавляет', async () => {
    const importId = randomUUID()
    const body = {
      action: 'merge',
      step: 1,
      rows: [addRow(2, 'A/10', 2), addRow(3, 'нет', 1)],
      importId,
    }
    const first = await add(body)
    expect((await add(body)).body).toEqual(first.body)
    expect((await add({ ...body, rows: undefined })).body).toEqual(first.body)
    expect(await linesOf(buyer)).toEqual([[2, 2]])
  })

  test('один шаг десять раз сразу — один раз', async () => {
    const body = { action: 'merge', step: 1, rows: [addRow(2, 'A/10', 2)], importId: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await linesOf(buyer)).toEqual([[2, 2]])
  })

  test('после перезагрузки шаги идут без строк: их помнит сервер', async () => {
    const importId = randomUUID()
    await add({ action: 'merge', step: 1, rows: many(2100), importId })
    expect((await add({ action: 'merge', step: 2, importId })).body).toMatchObject({ percent: 95 })
    expect((await add({ action: 'merge', step: 3, importId })).body).toMatchObject({ finish: true })
    expect(await linesOf(buyer)).toHaveLength(2100)
  })

  test('отмена после clear возвращает прежнюю корзину в прежнем порядке, чужое прибавленное остаётся', async () => {
    await buyer.add(2, 3)
    await buyer.add(1, 10)
    const importId = randomUUID()
    await add({
      action: 'clear',
      step: 1,
      rows: [addRow(2, '2301-0054', 50), ...many(1500)],
      importId,
    })
    await buyer.add(3500, 4)
    const cancelled = await buyer.call('cancelExcel', { body: { importId } })
    expect(cancelled).toMatchObject({ status: 200, body: { count: 3 } })
    expect(await linesOf(buyer)).toEqual([
      [2, 3],
      [1, 10],
      [3500, 4],
    ])
    expect((await buyer.call('cancelExcel', { body: { importId } })).body.count).toBe(3)
    const next = await add({ action: 'merge', step: 2, importId })
    expect(next.body.code).toBe('EXCEL_IMPORT_CANCELLED')
  })

  test('отмена, пока первый шаг ещё идёт, ждёт его и возвращает корзину', async () => {
    await buyer.add(2, 3)
    const importId = randomUUID()
    const holder = await shop.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('lock table basket_line in share mode')
      const step = add({ action: 'clear', step: 1, rows: many(1500), importId })
      await expect
        .poll(async () => (await holder.query('select from pg_locks where not granted')).rowCount)
        .not.toBe(0)
      const cancelling = buyer.call('cancelExcel', { body: { importId } })
      await holder.query('commit')
      expect((await step).status).toBe(200)
      expect(await cancelling).toMatchObject({ status: 200, body: { count: 1 } })
    } finally {
      holder.release()
    }
    expect(await linesOf(buyer)).toEqual([[2, 3]])
  })

  test('отмена после merge убирает только прибавленное', async () => {
    await buyer.add(1001, 3)
    const importId = randomUUID()
    await add({ action: 'merge', step: 1, rows: many(1500), importId })
    await buyer.call('cancelExcel', { body: { importId } })
    expect(await linesOf(buyer)).toEqual([[1001, 3]])
  })

  test('две загрузки сразу: в корзине обе', async () => {
    const rows = [
      many(1200),
      Array.from({ length: 1200 }, (_, at) => addRow(at + 2, `T-${at + 1}`, 2)),
    ]
    await Promise.all(
      rows.map((part) => runImport(buyer, { action: 'merge', rows: part, importId: randomUUID() })),
    )
    const lines = await linesOf(buyer)
    expect(lines).toHaveLength(1200)
    expect(lines.every(([, quantity]) => quantity === 3)).toBe(true)
  })

  test('законченная забывает строки и прежнюю корзину; через месяц забыта и она', async () => {
    await runImport(buyer, { action: 'clear', rows: many(1), importId: randomUUID() })
    const stored = async () => (await shop.pool.query('select rows, held from excel_import')).rows
    expect(await stored()).toEqual([{ rows: null, held: null }])
    const job = createForgetImports(databaseOf(shop.pool))
    await job.run({}, {} as RunningJob)
    expect(await stored()).toHaveLength(1)
    await shop.pool.query(`update excel_import set started_at = now() - interval '31 days'`)
    await job.run({}, {} as RunningJob)
    expect(await stored()).toEqual([])
  })
})
