import type { BasketItemInput } from '@isp/contract'
import type { SessionPorts, StoragePort } from '../ports.ts'
import { storageNames } from '../storage-names.ts'
import { type LocalLines, parseLines, toItems } from './local-lines.ts'

type Pending = { mergeId: string; items: BasketItemInput[] }

const parsePending = (text: string | null): Pending | null => {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Pending> | null
    const items = toItems(parseLines(JSON.stringify(value?.items ?? [])))
    return typeof value?.mergeId === 'string' && items.length > 0
      ? { mergeId: value.mergeId, items }
      : null
  } catch {
    return null
  }
}

/**
 * §4: the local basket goes into the server's, once. Its number is put away before it is sent and sent again until
 * an answer comes, so a lost answer never merges twice; the local lines are cleared only after success.
 */
export const createMerge = (ports: SessionPorts, storage: StoragePort, local: LocalLines) => {
  const name = storageNames.local.basketMerge
  /** Where storage cannot be written any more, an answered merge would be met again. */
  const answered = new Set<string>()

  const begin = (): Pending | null => {
    const started = parsePending(storage.read(name))
    if (started && !answered.has(started.mergeId)) return started
    const items = toItems(local.read())
    if (items.length === 0) return null
    const pending = { mergeId: ports.uuid(), items }
    storage.write(name, JSON.stringify(pending))
    return pending
  }

  /** Lines that were put in after the merge had begun stay for the next one. */
  const subtract = (items: readonly BasketItemInput[]) => {
    const merged = new Map(items.map((item) => [item.productId, item.quantityOrdered]))
    local.write(
      local.read().flatMap((line) => {
        const left = line.quantityOrdered - (merged.get(line.productId) ?? 0)
        return left > 0 ? [{ ...line, quantityOrdered: left }] : []
      }),
    )
  }

  const forget = () => storage.remove(name)

  return {
    /** Whether there was anything to merge. Rejects as the call does; then everything waits for another try. */
    run: (): Promise<boolean> =>
      ports.exclusively(name, async () => {
        let hasMerged = false
        for (let pending = begin(); pending; pending = begin()) {
          await ports.api.mergeBasket(pending)
          answered.add(pending.mergeId)
          subtract(pending.items) // before the number: a page that dies in between sends the same number again
          forget()
          hasMerged = true
        }
        return hasMerged
      }),
    forget,
  }
}
