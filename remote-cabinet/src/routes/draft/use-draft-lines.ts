import { unwrap } from '@isp/api-client'
import type { BasketLine, Draft } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { useQueryClient } from '@isp/query'
import { useMemo } from 'react'
import { draftKeys } from '../../shared/draft/draft.queries.ts'
import { draftPageMessages as messages } from './draft.messages.ts'
import { withAnswer, withQuantities } from './draft-cache.ts'

const UNDO_MS = 8000

export type DraftLineActions = {
  change: (line: BasketLine, quantity: number) => void
  /** With a popup that puts it back. */
  remove: (line: BasketLine) => void
}

/**
 * Changes of lines: shown at once, sent one after the other with all that has come together meanwhile. When the server
 * refuses, its popup says so and the draft is read again. Stable, so that a long list redraws only the line that changed.
 */
export const useDraftLines = (id: number, reader: string): DraftLineActions => {
  const { api, session } = useRemoteContext()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const key = [...draftKeys.drafts, reader, id]
    const wanted = new Map<number, number>()
    let isSending = false

    const show = (change: (draft: Draft) => Draft) =>
      queryClient.setQueryData<Draft>(key, (draft) => draft && change(draft))

    const send = async () => {
      if (isSending) return
      isSending = true
      try {
        while (wanted.size > 0) {
          const lines = [...wanted].map(([productId, quantityOrdered]) => ({
            productId,
            quantityOrdered,
          }))
          wanted.clear()
          const params = { path: { id } }
          const answer = await unwrap(
            api.PUT('/api/sale/v2/basket/draft/{id}', { params, body: { lines } }),
          )
          show((draft) => withQuantities(withAnswer(draft, answer), wanted))
        }
        void queryClient.invalidateQueries({ queryKey: draftKeys.lists })
      } catch {
        wanted.clear() // the popup has said why
        await queryClient.invalidateQueries({ queryKey: key })
      } finally {
        isSending = false
      }
    }

    const put = (productId: number, quantity: number) => {
      wanted.set(productId, quantity)
      void queryClient.cancelQueries({ queryKey: key })
      show((draft) => withQuantities(draft, new Map([[productId, quantity]])))
      void send()
    }

    return {
      change: ({ productId }, quantity) => put(productId, quantity),
      remove: ({ productId, quantityOrdered, name }) => {
        put(productId, 0)
        session.notify({
          variant: 'info',
          text: messages.removed(name),
          visibleMs: UNDO_MS,
          button: { text: messages.undo, onClick: () => put(productId, quantityOrdered) },
        })
      },
    }
  }, [api, session, queryClient, id, reader])
}
