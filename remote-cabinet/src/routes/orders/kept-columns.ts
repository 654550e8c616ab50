import { lateLocal } from '@isp/session/late-storage-names'
import { type OrderColumn, orderColumns, usualColumns } from '../../shared/order/orders-table.tsx'

const name = lateLocal.orderColumns
/** §3: up to five companies' orderings a user; the sixth takes the place of the one used longest ago. */
const MAX_COMPANIES = 5

type Kept = Record<string, [company: string, columns: OrderColumn[]][]>

const read = (): Kept => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    return kept && typeof kept === 'object' ? (kept as Kept) : {}
  } catch {
    return {} // storage is off, or holds what is not ours
  }
}

const ofUser = (kept: Kept, user: number): Kept[string] => {
  const own: unknown = kept[user]
  return Array.isArray(own) ? own.filter((one) => Array.isArray(one?.[1])) : []
}

/** The columns that this person has chosen for the company's orders. */
export const readColumns = (user: number, company: string): readonly OrderColumn[] => {
  const columns = ofUser(read(), user).find(([uuid]) => uuid === company)?.[1]
  const known = columns?.filter((key) => Object.hasOwn(orderColumns, key))
  return known ? [...new Set(known)] : usualColumns
}

export const keepColumns = (
  user: number,
  company: string,
  columns: readonly OrderColumn[],
): void => {
  const kept = read()
  const others = ofUser(kept, user).filter(([uuid]) => uuid !== company)
  const own = [[company, columns], ...others].slice(0, MAX_COMPANIES)
  try {
    localStorage.setItem(name, JSON.stringify({ ...kept, [user]: own }))
  } catch {
    // storage is full or off: the choice lasts as long as the page
  }
}
