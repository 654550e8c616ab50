import type { BasketLine } from '@isp/contract'
import { useSession } from '@isp/session'
import { useMemo } from 'react'
import { basketMessages as messages } from './basket.messages.ts'

/** How long a removal can be taken back. */
const UNDO_MS = 5000

export type BasketActions = {
  change: (line: BasketLine, quantity: number) => void
  /** With a popup that puts it back. */
  remove: (line: BasketLine) => void
  removeAll: (lines: readonly BasketLine[]) => void
  clear: () => Promise<boolean>
}

/** What can be done with lines. Stable, so that a long list redraws only the line that changed. */
export const useBasketActions = (): BasketActions => {
  const session = useSession()
  return useMemo(() => {
    const basket = () => session.basket.getState()
    return {
      change: (line, quantity) => void basket().change(line.productId, quantity),
      remove: async (line) => {
        const { productId, quantityOrdered, name, problem } = line
        const change = await basket().remove(productId)
        if (!change) return // the session has said so and put the line back
        const undo = () => void basket().add(productId, quantityOrdered)
        session.notify({
          variant: 'info',
          text: messages.removed(name),
          visibleMs: UNDO_MS,
          // what is not sold any more cannot come back
          ...(problem === 'gone' ? {} : { button: { text: messages.undo, onClick: undo } }),
        })
      },
      removeAll: async (lines) => {
        const change = await basket().removeMany(lines.map(({ productId }) => productId))
        if (!change) return // the session has said so and put the lines back
        session.notify({ variant: 'info', text: messages.removedMany(lines.length) })
      },
      clear: async () => (await basket().clear()) !== null,
    }
  }, [session])
}
