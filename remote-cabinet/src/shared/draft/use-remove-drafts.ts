import { unwrap } from '@isp/api-client'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQueryClient } from '@isp/query'
import { draftMessages as messages } from './draft.messages.ts'
import { draftKeys } from './draft.queries.ts'

/** How long a removal can be taken back by the popup. */
const UNDO_MS = 8000

/** Deletes drafts, and offers to bring them back. */
export const useRemoveDrafts = (onDone?: () => unknown) => {
  const { api, session } = useRemoteContext()
  const queryClient = useQueryClient()
  const restore = useChange({
    saysFailure: 'popup',
    send: (ids: number[], marks) =>
      unwrap(api.POST('/api/sale/v2/basket/draft/restore', { body: { ids }, ...marks })),
    invalidates: () => [draftKeys.lists, draftKeys.drafts],
    success: ({ ids }) => ({ text: messages.restored(ids.length) }),
  })
  return useChange({
    saysFailure: 'popup',
    send: (ids: readonly number[], marks) =>
      unwrap(
        api.DELETE('/api/sale/v2/basket/draft', {
          params: { query: { ids: ids.join(',') } },
          ...marks,
        }),
      ),
    invalidates: () => [draftKeys.lists],
    onDone: async ({ ids }, asked) => {
      session.notify({
        variant: 'info',
        text: messages.removed(asked.length),
        visibleMs: UNDO_MS,
        ...(ids.length > 0 && {
          button: { text: messages.restore, onClick: () => restore.run(ids) },
        }),
      })
      await onDone?.()
      for (const id of asked) {
        queryClient.removeQueries({
          predicate: ({ queryKey }) => queryKey[0] === draftKeys.drafts[0] && queryKey[2] === id,
        })
      }
    },
  })
}
