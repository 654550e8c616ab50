import { ApiError } from '@isp/api-client'
import type { Basket, CreateOrderInput, Order } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useNavigate } from '@isp/router'
import { useRef, useState } from 'react'
import { checkoutMessages as messages } from './checkout.messages.ts'
import { createOrder } from './checkout.queries.ts'
import { forgetDraft } from './checkout-draft.ts'
import { forgetAttempt, type OrderAttempt, startAttempt } from './order-attempt.ts'

/** Whether the server has certainly not taken the order: then a new wish gets a new key. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** Ends a successful attempt: popup, basket and everything that was read before, the order's page. */
export const useOrderDone = () => {
  const { queryClient, session } = useRemoteContext()
  const navigate = useNavigate()
  return async (order: Order): Promise<void> => {
    forgetAttempt()
    forgetDraft()
    session.notify({
      variant: 'success',
      label: messages.success(order.number),
      text: messages.successText(order.contact.email),
    })
    await navigate(urls.order(order.id), { replace: true })
    // stock, order lists and the basket are not what they were; the checkout itself is over and has nothing to read
    queryClient.removeQueries({ queryKey: ['basket', 'checkout'] })
    void queryClient.invalidateQueries()
    void session.basket.getState().refresh()
  }
}

type Input = {
  owner: string
  /** Reads the checkout again and gives its basket. */
  reread: () => Promise<Basket | null>
}

export type PriceChange = { before: Basket; after: Basket }

/** Sends the order, once however often it is pressed, and shows the buyer what has changed before asking again. */
export const useOrder = ({ owner, reread }: Input) => {
  const { api } = useRemoteContext()
  const finish = useOrderDone()
  const attempt = useRef<OrderAttempt | null>(null)
  const isSending = useRef(false)
  const [change, setChange] = useState<PriceChange | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)

  const send = async (body: CreateOrderInput, seen: Basket): Promise<void> => {
    if (isSending.current) return
    isSending.current = true
    setFailure(null)
    attempt.current = startAttempt(owner, body, attempt.current)
    try {
      await finish(await createOrder(api, attempt.current))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isRefusal(error)) {
        attempt.current = null
        forgetAttempt()
      }
      if (error.code === 'BASKET_CHANGED' || error.code === 'PRODUCT_NOT_ORDERABLE') {
        const after = await reread()
        if (after) return setChange({ before: seen, after })
      }
      if (error.fields.length > 0) throw error // the form shows them in their places
      setFailure(error)
    } finally {
      isSending.current = false
    }
  }
  return { send, change, failure }
}
