import { MAX_VIEWED } from '@isp/contract'
import { lateLocal } from '@isp/session/late-storage-names'

/** `previousAt`: the visit before this one. Moments in ISO 8601. */
type SeenProduct = { id: number; at: string; previousAt: string | null }

const NAME = lateLocal.viewed
/** Looks within half a day are one visit, as the server has it. */
const VISIT_MS = 12 * 3_600_000

const isSeen = (value: unknown): value is SeenProduct => {
  if (value === null || typeof value !== 'object') return false
  const { id, at, previousAt } = value as Record<string, unknown>
  return (
    Number.isInteger(id) &&
    typeof at === 'string' &&
    (previousAt === null || typeof previousAt === 'string')
  )
}

const read = (): SeenProduct[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(value) ? value.filter(isSeen).slice(0, MAX_VIEWED) : []
  } catch {
    return [] // storage is off, or spoilt
  }
}

/** What this browser has seen without an account, the latest first. */
export const idsSeenHere = (): number[] => read().map(({ id }) => id)

/** Remembers a look; gives the moment of the visit before, null for the first one. */
export const seeHere = (id: number, now: Date): string | null => {
  const seen = read()
  const known = seen.find((one) => one.id === id)
  const isNewVisit = known && now.getTime() - Date.parse(known.at) > VISIT_MS
  const previousAt = (isNewVisit ? known.at : known?.previousAt) ?? null
  const others = seen.filter((one) => one.id !== id)
  try {
    const kept = [{ id, at: now.toISOString(), previousAt }, ...others].slice(0, MAX_VIEWED)
    localStorage.setItem(NAME, JSON.stringify(kept))
  } catch {
    // storage is full or off: nothing is remembered
  }
  return previousAt
}

/** After it has gone to the account. */
export const forgetSeenHere = (): void => {
  try {
    localStorage.removeItem(NAME)
  } catch {
    // nothing was kept then
  }
}
