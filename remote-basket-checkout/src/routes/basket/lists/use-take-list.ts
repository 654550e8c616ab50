import { unwrap } from '@isp/api-client'
import type { FilledBasket } from '@isp/contract'
import { randomUuid } from '@isp/contract/random-uuid'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useRef } from 'react'

export type TakeWay = 'merge' | 'apply'

/** Puts a shared list into the basket. An attempt whose answer was lost is repeated with its number and counts once (D50). */
export const useTakeList = (id: string, onTaken: (filled: FilledBasket) => unknown) => {
  const { api, session } = useRemoteContext()
  const attempt = useRef<{ way: TakeWay; mergeId: string } | null>(null)
  return useChange({
    saysFailure: 'popup',
    readsBasket: true,
    send: (way: TakeWay, marks) => {
      if (attempt.current?.way !== way) attempt.current = { way, mergeId: randomUuid() }
      const options = {
        params: { path: { id } },
        body: { mergeId: attempt.current.mergeId },
        ...marks,
      }
      return unwrap(
        way === 'apply'
          ? api.POST('/api/sale/sharing/apply/{id}', options)
          : api.POST('/api/sale/sharing/merge/{id}', options),
      )
    },
    onDone: async (filled) => {
      attempt.current = null
      await session.basket.getState().refresh()
      await onTaken(filled)
    },
  })
}
