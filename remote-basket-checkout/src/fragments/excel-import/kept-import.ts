import { lateLocal } from '@isp/session/late-storage-names'
import type { FailedRow } from './excel-calls.ts'

/** An import that has begun and is not known to have ended: the step that has no answer yet (D14). */
export type KeptImport = {
  importId: string
  action: 'clear' | 'merge'
  step: number
  /** Account and company: the basket of another choice is another basket. */
  owner: string
  /** What the file and its check say of rows: after a reload nobody else knows. */
  known: readonly KnownRow[]
}

/** Of a row that may fail yet, or has: what an answer of the server does not name. */
export type KnownRow = Pick<FailedRow, 'row' | 'name' | 'comment' | 'nearest'>

/** What an import could not add, until somebody has seen it. */
export type UnseenFailures = Pick<KeptImport, 'owner'> & { failed: readonly FailedRow[] }

const NAME = lateLocal.excelImport

/** Storage may be full or switched off: then what was kept does not outlive the page. */
const attempt = <T>(act: () => T): T | null => {
  try {
    return act()
  } catch {
    return null
  }
}

const isImport = ({ importId, action, step }: Record<string, unknown>): boolean =>
  typeof importId === 'string' &&
  (action === 'clear' || action === 'merge') &&
  Number.isInteger(step)

/** The stored value under this name; one of another person is ignored. */
const readOwn = (owner: string): Record<string, unknown> | null => {
  const kept = attempt((): unknown => JSON.parse(localStorage.getItem(NAME) ?? 'null'))
  return kept !== null && typeof kept === 'object' && 'owner' in kept && kept.owner === owner
    ? { ...kept }
    : null
}

export const readImport = (owner: string): KeptImport | null => {
  const kept = readOwn(owner)
  return kept && isImport(kept) ? { known: [], ...(kept as Omit<KeptImport, 'known'>) } : null
}

/** Of this page, with all that they may have meant, whatever the storage says; a reload has the storage alone. */
let unseen: UnseenFailures | null = null

export const readFailures = (owner: string): readonly FailedRow[] => {
  if (unseen?.owner === owner) return unseen.failed
  const kept = readOwn(owner)
  return Array.isArray(kept?.failed) ? kept.failed : []
}

/** As many rows with what they may have meant as the dialog shows; a storage has five megabytes. */
const MOST_WITH_NEAREST = 50

const storable = <Row extends KnownRow>(rows: readonly Row[]): readonly Row[] =>
  rows.map((row, place) => (place < MOST_WITH_NEAREST ? row : { ...row, nearest: [] }))

const store = (kept: object): boolean =>
  attempt(() => {
    localStorage.setItem(NAME, JSON.stringify(kept))
    return true
  }) ?? false

/** Where there is no room for what is known of rows, the step still has some: it is what a reload goes on from. */
export const keepImport = (kept: KeptImport): void => {
  if (!store({ ...kept, known: storable(kept.known) })) store({ ...kept, known: [] })
}

export const keepFailures = ({ owner, failed }: UnseenFailures): void => {
  unseen = { owner, failed }
  store({ owner, failed: storable(failed) })
}

export const forgetImport = (): void => {
  unseen = null
  attempt(() => localStorage.removeItem(NAME))
}
