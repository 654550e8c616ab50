import type { CreateOrderInput } from '@isp/contract'
import { randomUuid } from '@isp/contract/random-uuid'
import { storageNames } from '@isp/session'
import { forgetTab, readTab, writeTab } from './tab-storage.ts'

/** One attempt to order: a repetition, after a lost answer or by a second press, sends the same idempotency key. */
export type OrderAttempt = {
  key: string
  /** Account, company and agreement: another choice is another order. */
  owner: string
  body: CreateOrderInput
}

const NAME = storageNames.session.orderAttempt

const isAttempt = (value: unknown): value is OrderAttempt => {
  if (value === null || typeof value !== 'object') return false
  const { key, owner, body } = value as Record<string, unknown>
  return typeof key === 'string' && typeof owner === 'string' && typeof body === 'object'
}

/** The attempt of this tab that has not been answered yet. */
export const readAttempt = (owner: string): OrderAttempt | null => {
  const kept = readTab(NAME)
  return isAttempt(kept) && kept.owner === owner ? kept : null
}

export const forgetAttempt = (): void => forgetTab(NAME)

/** The key for a body: the kept one if nothing has changed since, a new one else; kept before anything is sent. */
export const startAttempt = (
  owner: string,
  body: CreateOrderInput,
  current: OrderAttempt | null,
): OrderAttempt => {
  const earlier = current ?? readAttempt(owner)
  const isSame = earlier?.owner === owner && JSON.stringify(earlier.body) === JSON.stringify(body)
  if (isSame) return earlier
  const started: OrderAttempt = { key: randomUuid(), owner, body }
  writeTab(NAME, started)
  return started
}
