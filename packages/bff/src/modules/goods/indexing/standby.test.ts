import type { ClientBase } from 'pg'
import { expect, test } from 'vitest'
import { catchUpStandby } from './standby.ts'

const SEEN = { snapshot: '10:20:10', history: '1/1/1' }

const primary = {
  query: async (text: string) => ({ rows: text.includes('lsn') ? [{ lsn: '0/20' }] : [SEEN] }),
} as unknown as ClientBase

/** A standby that has everything from the given question on. */
const standbyFrom = (question: number) => {
  let asked = 0
  const query = async () => {
    asked += 1
    return { rows: [{ hasAll: asked >= question }] }
  }
  return { client: { query } as unknown as ClientBase, asked: () => asked }
}

test('резерв, который отстал, догоняет: читают после того, до чего дошла основная база', async () => {
  const standby = standbyFrom(3)
  expect(await catchUpStandby(primary, standby.client)).toEqual(SEEN)
  expect(standby.asked()).toBe(3)
})

test('резерв, который не догоняет, не ждут без конца', async () => {
  const standby = standbyFrom(Number.POSITIVE_INFINITY)
  await expect(catchUpStandby(primary, standby.client, 0)).rejects.toThrow('behind')
})
