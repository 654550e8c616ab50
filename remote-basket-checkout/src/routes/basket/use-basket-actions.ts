import type { BasketLine } from '@isp/contract'
import { randomUuid } from '@isp/contract/random-uuid'
import { useRemoteContext } from '@isp/federation/remote'
import { useMemo } from 'react'
import { basketMessages as messages } from './basket.messages.ts'

/** How long a removal can be taken back. */
const UNDO_MS = 5000
/** Many lines are a greater loss. */
const UNDO_MANY_MS = 15_000

export type BasketActions = {
  change: (line: BasketLine, quantity: number) => void
  /** With a popup that puts it back. */
  remove: (line: BasketLine) => void
  removeAll: (lines: readonly BasketLine[]) => void
  clear: (lines: readonly BasketLine[]) => Promise<boolean>
}

/** What can be done with lines. Stable, so that a long list redraws only the line that changed. */
export const useBasketActions = (): BasketActions => {
  const { api, session } = useRemoteContext()
  return useMemo(() => {
    const basket = () => session.basket.getState()
    const stoodNow = () => [...basket().lines.keys()]
    const offerBack = (
      lines: readonly BasketLine[],
      stood: readonly number[],
      mergeId = randomUuid(),
    ): void => {
      const undo = async () => {
        const { putBack } = await import(/* webpackChunkName: "lists" */ './tools/undo-lines.ts')
        await putBack({ api, session }, { lines, stood }, mergeId)
      }
      const [only] = lines.length === 1 ? lines : []
      session.notify({
        variant: 'info',
        text: only ? messages.removed(only.name) : messages.removedMany(lines.length),
        visibleMs: only ? UNDO_MS : UNDO_MANY_MS,
        // what is not sold any more cannot come back
        ...(only?.problem !== 'gone' && {
          button: {
            text: messages.undo,
            onClick: () => void undo().catch(() => offerBack(lines, stood, mergeId)),
          },
        }),
      })
    }
    return {
      change: (line, quantity) => void basket().change(line.productId, quantity),
      remove: async (line) => {
        const stood = stoodNow()
        const change = await basket().remove(line.productId)
        if (change) offerBack([line], stood) // else the session has said so and put the line back
      },
      removeAll: async (lines) => {
        const stood = stoodNow()
        const change = await basket().removeMany(lines.map(({ productId }) => productId))
        if (!change) return // the session has said so and put the lines back
        offerBack(lines, stood)
      },
      clear: async (lines) => {
        const stood = stoodNow()
        const change = await basket().clear()
        if (change) offerBack(lines, stood)
        return change !== null
      },
    }
  }, [api, session])
}
