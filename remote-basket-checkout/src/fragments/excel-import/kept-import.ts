import { lateStorageNames } from '@isp/session/late-storage-names'

/** An import that has begun and is not known to have ended: the step that has no answer yet (D14). */
export type KeptImport = {
  importId: string
  action: 'clear' | 'merge'
  step: number
  /** Account and company: the basket of another choice is another basket. */
  owner: string
}

const NAME = lateStorageNames.local.excelImport

/** Storage may be full or switched off: then an import does not outlive the page. */
const attempt = <T>(act: () => T): T | null => {
  try {
    return act()
  } catch {
    return null
  }
}

const isKept = (value: unknown): value is KeptImport => {
  if (value === null || typeof value !== 'object') return false
  const { importId, action, step, owner } = value as Record<string, unknown>
  return (
    typeof importId === 'string' &&
    (action === 'clear' || action === 'merge') &&
    Number.isInteger(step) &&
    typeof owner === 'string'
  )
}

export const readImport = (owner: string): KeptImport | null => {
  const kept = attempt((): unknown => JSON.parse(localStorage.getItem(NAME) ?? 'null'))
  return isKept(kept) && kept.owner === owner ? kept : null
}

export const keepImport = (kept: KeptImport): void => {
  attempt(() => localStorage.setItem(NAME, JSON.stringify(kept)))
}

export const forgetImport = (): void => {
  attempt(() => localStorage.removeItem(NAME))
}
