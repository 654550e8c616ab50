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
    // nothing that can be read, nothing begun
  }
}

/**
 * §4: the local basket goes into the server's, once. Its number is put away before it is sent and sent again until
 * an answer comes, so a lost answer never merges twice; the local lines are cleared only after success.
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
    /** Rejects as the call does; then everything waits for another try. */
    run: (): Promise<void> =>
      ports.exclusively(name, async () => {
        for (let pending = begin(); pending; pending = begin()) {
          await ports.api.mergeBasket(pending)
          subtract(pending.items) // before the number: a page that dies in between sends the same number again
          forget()
          onMerged()
        }
      }),
    forget,
  }
}
