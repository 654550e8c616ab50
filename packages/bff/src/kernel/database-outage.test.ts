import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { createWaitForDatabase } from './database-outage.ts'

const away = () => new AppError('DATABASE_UNAVAILABLE')
const LONG = 1_000_000

/** Work that fails so many times, for want of a database or otherwise. */
const failing = (times: number, error: () => Error = away) => {
  let left = times
  return async () => {
    if (left-- > 0) throw error()
    return 'done'
  }
}

test('чтение ждёт, пока база вернётся, и выполняется; всех ждущих спрашивает о ней один', async () => {
  let looks = 0
  const wait = createWaitForDatabase(async () => {
    looks += 1
    if (looks < 3) throw away()
  }, LONG)
  const all = Array.from({ length: 50 }, () => wait(failing(1)))
  expect(await Promise.all(all)).toEqual(Array.from({ length: 50 }, () => 'done'))
  expect(looks).toBeLessThan(50)
})

test('соединений, потерянных вместе с базой, может быть много: пробуют, пока не кончится срок', async () => {
  const wait = createWaitForDatabase(async () => {}, LONG)
  expect(await wait(failing(4))).toBe('done')
})

test('прочие ошибки не повторяются, а без базы ждут не дольше срока', async () => {
  const wait = createWaitForDatabase(async () => {
    throw away()
  }, 200)
  await expect(wait(failing(1, () => new Error('broken')))).rejects.toThrow('broken')
  await expect(wait(failing(LONG))).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
})
