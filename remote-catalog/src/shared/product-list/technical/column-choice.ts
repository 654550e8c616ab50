import { lateLocal } from '@isp/session/late-storage-names'
import type { ColumnChoice } from './technical-columns.ts'

const tableColumns = lateLocal.tableColumns
/** Codes that are kept: more than any section has, few enough for storage. */
const MAX_CODES = 100

export const asTheyCome: ColumnChoice = { hidden: [], order: [] }

const codesOf = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((code) => typeof code === 'string').slice(0, MAX_CODES) : []

/** What this browser keeps; as columns come, where storage is empty, spoilt or switched off. */
export const readChoice = (): ColumnChoice => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(tableColumns) ?? '{}')
    if (kept === null || typeof kept !== 'object') return asTheyCome
    return {
      hidden: 'hidden' in kept ? codesOf(kept.hidden) : [],
      order: 'order' in kept ? codesOf(kept.order) : [],
      ...('pinned' in kept && typeof kept.pinned === 'string' && { pinned: kept.pinned }),
    }
  } catch {
    return asTheyCome
  }
}

export const keepChoice = ({ hidden, order, pinned }: ColumnChoice): void => {
  try {
    const kept = { hidden: hidden.slice(-MAX_CODES), order: order.slice(0, MAX_CODES), pinned }
    localStorage.setItem(tableColumns, JSON.stringify(kept))
  } catch {
    // full or switched off: the choice lasts as long as the page
  }
}
