import { ApiError } from '@isp/api-client'
import type { Basket, CreateOrderInput } from '@isp/contract'
import { useRef, useState } from 'react'
import { forgetAttempt, type OrderAttempt, startAttempt } from './order-attempt.ts'
import { useOrderCall } from './use-order-call.ts'

/** Whether the server has certainly not taken the order: then a new wish gets a new key. */
const isRefusal = ({ status }: ApiError): boolean => status >= 400 && status < 500 && status !== 429

type Input = {
  owner: string
  /** Reads the checkout again and gives its basket. */
  reread: () => Promise<Basket | null>
}

export type PriceChange = { before: Basket; after: Basket }

/** Sends the order, once however often it is pressed, and shows the buyer what has changed before asking again. */
export const useOrder = ({ owner, reread }: Input) => {
  const call = useOrderCall()
  const attempt = useRef<OrderAttempt | null>(null)
  /** The order is created and its page is loading: a second press is ignored. */
  const isMade = useRef(false)
  const [change, setChange] = useState<PriceChange | null>(null)

  const send = async (body: CreateOrderInput, seen: Basket): Promise<void> => {
    if (isMade.current) return
    attempt.current = startAttempt(owner, body, attempt.current)
    try {
      await call.submit(attempt.current)
      isMade.current = true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isRefusal(error)) {
        attempt.current = null
        forgetAttempt()
      }
      if (error.code === 'BASKET_CHANGED' || error.code === 'PRODUCT_NOT_ORDERABLE') {
        const after = await reread()
        if (after) {
          call.reset()
          return setChange({ before: seen, after })
        }
      }
      throw error
    }
  }
  return { send, change, failure: call.failure }
}
