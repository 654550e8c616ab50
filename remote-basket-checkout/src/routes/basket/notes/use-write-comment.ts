import { unwrap } from '@isp/api-client'
import type { CallMarks } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { isSignedIn, useStanding } from '@isp/session'
import { useCallback } from 'react'

/** Writes to a line, wherever this visitor's basket is kept. */
export const useWriteComment = () => {
  const { api, session } = useRemoteContext()
  const isAccount = isSignedIn(useStanding())
  return useCallback(
    async (productId: number, comment: string, marks: CallMarks): Promise<void> => {
      if (!isAccount) return session.basket.getState().commentLocal(productId, comment)
      await unwrap(
        api.PUT('/api/sale/basket/{id}', {
          params: { path: { id: productId } },
          body: { comment },
          ...marks,
        }),
      )
    },
    [api, session, isAccount],
  )
}
