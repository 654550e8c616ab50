import type { BasketItemInput } from '@isp/contract'
import type { SessionPorts, StoragePort } from '../ports.ts'
import { storageNames } from '../storage-names.ts'
import { type LocalLines, parseLines, toItems } from './local-lines.ts'

type Pending = { mergeId: string; items: BasketItemInput[] }

const parsePending = (text: string | null): Pending | undefined => {
  try {
    const { mergeId, items } = JSON.parse(`${text}`) as Partial<Pending>
    const whole = toItems(parseLines(JSON.stringify(items)))
    if (typeof mergeId === 'string' && whole.length > 0) return { mergeId, items: whole }
  } catch {
    // unreadable: treated as if no merge had begun
  }
}

/**
 * §4: merges the local basket into the server's exactly once. The merge id is stored before sending and sent again
 * until the server responds, so a lost response never merges twice; local lines are deleted only after success.
 */
export const createMerge = (
  ports: SessionPorts,
  storage: StoragePort,
  local: LocalLines,
  onMerged: () => void,
) => {
  const name = storageNames.local.basketMerge

  const begin = (): Pending | null => {
    const started = parsePending(storage.read(name))
    if (started) return started
    const items = toItems(local.read())
    if (items.length === 0) return null
    const pending = { mergeId: ports.uuid(), items }
    storage.write(name, JSON.stringify(pending))
    return pending
  }

  /** Keeps lines added after the merge had begun, for the next one. */
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
    /** Rejects like the API call; everything is then kept for another attempt. */
    run: (): Promise<void> =>
      ports.exclusively(name, async () => {
        for (let pending = begin(); pending; pending = begin()) {
          await ports.api.mergeBasket(pending)
          subtract(pending.items) // before the id is deleted: if the page closes in between, the next attempt sends the same id
          forget()
          onMerged()
        }
      }),
    forget,
  }
}
