import { expect, test } from 'vitest'
import { tableOf } from '../modules/excel/tables.fixture.ts'
import { workbooksHere } from './workbooks-here.fixture.ts'

const file = tableOf([
  ['Артикул', 'Количество'],
  ['A-1', 5],
])
/** A reader whose files wait until they are let through. */
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
  return { read, letThrough }
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
