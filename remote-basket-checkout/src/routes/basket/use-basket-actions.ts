import type { BasketChange, BasketLine } from '@isp/contract'
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
  /** These and no others, with a popup that puts them back as they were; false: nothing was removed. */
  removeAll: (lines: readonly BasketLine[]) => Promise<boolean>
}

/** Lines as they stood when they went: another device may have changed them since they were shown here. */
const asRemoved = (lines: readonly BasketLine[], { removed }: BasketChange): BasketLine[] => {
  if (!removed) return [...lines] // a server that does not say
  const stood = new Map(removed.map((line) => [line.productId, line]))
  return lines.flatMap((line) => {
    const was = stood.get(line.productId)
    return was ? [{ ...line, ...was }] : []
  })
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
    const removeAll = async (lines: readonly BasketLine[]): Promise<boolean> => {
      const stood = stoodNow()
      const change = await basket().removeMany(lines.map(({ productId }) => productId))
      if (!change) return false // the session has said so and put the lines back
      const gone = asRemoved(lines, change)
      if (gone.length > 0) offerBack(gone, stood)
      return true
    }
    return {
      change: (line, quantity) => void basket().change(line.productId, quantity),
      remove: async (line) => {
        const stood = stoodNow()
        const change = await basket().remove(line.productId)
        // else the session has said so and put the line back
        for (const gone of change ? asRemoved([line], change) : []) offerBack([gone], stood)
      },
      removeAll,
    }
  }, [api, session])
}
