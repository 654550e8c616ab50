import { readLoadedId } from '@isp/contract/loaded-ids'
import type { SaleDocument } from '../../../commerce-ml/sale/read-document.ts'
import { requisite } from '../../../commerce-ml/sale/read-words.language.ts'
import type { Database } from '../../../kernel/database.ts'
import type { SourceIds } from '../../../load/source-ids.ts'
import { statusNames } from '../../order/order-names.service.ts'
import { type StatusRow, selectStatuses } from './orders-in.sql.ts'
import { ownStatuses, ownStatusId } from './own-statuses.ts'

const nameKey = (name: string): string => name.trim().toLowerCase().replaceAll('ё', 'е')
const bracketed = /^\[([^\]]*)\]\s*(.*)$/

/** The words that may name a status, most exact first: `[F] Done` has a code and a name. */
const wordsOf = (text: string): string[] => {
  const [, code = '', name = ''] = bracketed.exec(text) ?? []
  return [code, name, text].map(readLoadedId).filter((word) => word !== '')
}

/** What a document says of its order's status, in words. */
export const saidStatuses = ({ requisites }: SaleDocument): string[] =>
  [...requisite.statusId, requisite.status].flatMap((name) => requisites.get(name) ?? [])

/** The status that a word means; `id` is among those of the accounting system. */
export type StatusOf = (word: string) => KnownStatus | undefined
type KnownStatus = Pick<StatusRow, 'id' | 'status'>

/** Statuses by id or exact name: those loaded from the accounting system, then our own by code or name. */
export const readStatusWords = async (
  database: Database,
  ids: SourceIds,
  documents: readonly SaleDocument[],
): Promise<StatusOf> => {
  const words = [...new Set(documents.flatMap(saidStatuses).flatMap(wordsOf))]
  const byName = new Map<string, KnownStatus>()
  for (const { id, status } of ownStatuses()) {
    if (id !== ownStatusId(status)) continue
    byName.set(nameKey(status), { id, status })
    byName.set(nameKey(statusNames[status]), { id, status })
  }
  const own = new Set(ownStatuses().map(({ id }) => id))
  const rows = await selectStatuses(database, words.map(ids.toShop), words.map(nameKey))
  const loaded = rows.flatMap(({ id, name, status }) => {
    const told = ids.fromShop(id)
    return told === null || own.has(told) ? [] : [{ id: told, name: nameKey(name), status }]
  })
  // a name that several states have names none of them
  for (const [name, same] of Map.groupBy(loaded, (one) => one.name))
    if (same[0] && same.length === 1) byName.set(name, same[0])
  const byId = new Map(loaded.map((one) => [one.id, one]))
  return (text) =>
    wordsOf(text).flatMap((word) => byId.get(word) ?? byName.get(nameKey(word)) ?? [])[0]
}
