import { unwrap } from '@isp/api-client'
import type { FilledBasket } from '@isp/contract'
import { randomUuid } from '@isp/contract/random-uuid'
import { urls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useNavigate } from '@isp/router'
import { useRef } from 'react'
import { draftMessages as messages } from './draft.messages.ts'

export type FillWay = 'merge' | 'apply'

const isChanged = ({ problem, raisedFrom }: FilledBasket['lines'][number]): boolean =>
  problem !== null || raisedFrom !== null

/** What did not go into the basket as it stood in the draft. */
export const changedLines = ({ lines }: FilledBasket) => lines.filter(isChanged)

/**
 * Puts a draft into the basket. An attempt whose answer was lost is repeated with its number and counts once (D50).
 * `onChanged` gets an answer that has something to tell; else a popup says that all went well.
 */
export const useFillBasket = (id: number, onChanged: (filled: FilledBasket) => void) => {
  const { api, session } = useRemoteContext()
  const navigate = useNavigate()
  const attempt = useRef<{ way: FillWay; mergeId: string } | null>(null)
  return useChange({
    saysFailure: 'popup',
    readsBasket: true,
    send: (way: FillWay, marks) => {
      if (attempt.current?.way !== way) attempt.current = { way, mergeId: randomUuid() }
      const options = {
        params: { path: { id } },
        body: { mergeId: attempt.current.mergeId },
        ...marks,
      }
      return unwrap(
        way === 'apply'
          ? api.POST('/api/sale/v2/basket/draft/apply/{id}', options)
          : api.POST('/api/sale/v2/basket/draft/merge/{id}', options),
      )
    },
    onDone: async (filled) => {
      attempt.current = null
      await session.basket.getState().refresh()
      if (changedLines(filled).length > 0) return onChanged(filled)
      session.notify({
        variant: 'success',
        text: messages.filled(filled.lines.length),
        button: { text: messages.openBasket, onClick: () => void navigate(urls.basket()) },
      })
    },
  })
}
