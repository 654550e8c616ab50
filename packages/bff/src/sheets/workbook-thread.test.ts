import { expect, test } from 'vitest'
import { timeLimits } from '../kernel/time-limits.ts'
import { tableOf } from '../modules/excel/tables.fixture.ts'
import { table } from './sheet.ts'
import { createWorkbooks } from './workbook-thread.ts'
import { workbooksHere } from './workbooks-here.fixture.ts'

const file = tableOf([
  ['Артикул', 'Количество'],
  ['A-1', 5],
])
/** A reader whose files wait until the test lets them through. */
const openReader = () => {
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  const workbooks = workbooksHere()
  const read = async (owner: number): Promise<string> => {
    const answer = workbooks.read(owner, async function* () {
      await gate
      yield file
    })
    return answer.then(
      () => 'read',
      ({ code }) => code,
    )
  }
  return { workbooks, read, letThrough }
}

test('задача 15: один человек очереди не займёт — третий его файл ждать не берут, чужой читают, потом и его', async () => {
  const { read, letThrough } = openReader()
  const own = [read(1), read(1), read(1)]
  const other = read(2)
  expect(await own[2]).toBe('TOO_MANY_REQUESTS')
  letThrough()
  expect(await Promise.all([own[0], own[1], other])).toEqual(['read', 'read', 'read'])
  expect(await read(1)).toBe('read')
})

test('задача 15: дольше двадцати файлов очередь не бывает', async () => {
  const { read, letThrough } = openReader()
  const waiting = Array.from({ length: 20 }, (_none, owner) => read(owner))
  expect(await read(100)).toBe('TOO_MANY_REQUESTS')
  letThrough()
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['read']))
})

test('пока читают чужие файлы, выгрузка не ждёт', async () => {
  const { workbooks, read, letThrough } = openReader()
  const waiting = Array.from({ length: 20 }, (_none, owner) => read(owner))
  const written = await workbooks.write(table({ name: 'Лист', columns: [], rows: [] }))
  expect(written.length).toBeGreaterThan(0)
  letThrough()
  await Promise.all(waiting)
})

test('чей файл не уложился во время, пропускает других вперёд', async () => {
  const workbooks = createWorkbooks(timeLimits(), async () => ({
    kind: 'refused',
    code: 'EXCEL_TOO_SLOW',
    params: {},
  }))
  const codeOf = (owner: number) =>
    workbooks
      .read(owner, async function* () {
        yield file
      })
      .catch(({ code }) => code)
  expect(await codeOf(1)).toBe('EXCEL_TOO_SLOW')
  expect(await codeOf(1)).toBe('TOO_MANY_REQUESTS')
  expect(await codeOf(2)).toBe('EXCEL_TOO_SLOW')
})
