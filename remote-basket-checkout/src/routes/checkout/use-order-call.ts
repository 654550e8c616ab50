import type { ApprovalRequest, Order } from '@isp/contract'
import { approvalUrls } from '@isp/contract/content-urls'
import { accountUrls } from '@isp/contract/urls'
import { type Change, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { forgetDraft } from '@isp/forms'
import { useNavigate } from '@isp/router'
import { checkoutMessages as messages } from './checkout.messages.ts'
import { createOrder, isCheckout } from './checkout.queries.ts'
import { CHECKOUT_DRAFT } from './checkout-draft.ts'
import { forgetAttempt, type OrderAttempt } from './order-attempt.ts'

/** Sends an attempt and, when it became an order, ends the checkout: popup, basket, everything read before, its page. */
export const useOrderCall = (): Change<OrderAttempt, Order | ApprovalRequest> => {
  const { api, queryClient, session } = useRemoteContext()
  const navigate = useNavigate()
  return useChange({
    saysFailure: 'page',
    readsBasket: true,
    send: (attempt: OrderAttempt, marks) => createOrder(api, attempt, marks),
    success: (made) =>
      'kind' in made
        ? { label: messages.waiting(made.number), text: messages.waitingText }
        : {
            label: messages.success(made.number),
            text: messages.successText(made.contact.email),
          },
    onDone: async (made) => {
      forgetAttempt()
      forgetDraft(CHECKOUT_DRAFT)
      await navigate('kind' in made ? approvalUrls.request(made.id) : accountUrls.order(made.id), {
        replace: true,
      })
      // stock, order lists and the basket are not what they were; the checkout is over, though a slow device may still show it:
      // neither asked anew nor taken from under its page, which would ask again, it goes with that page
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isCheckout(queryKey) })
      void session.basket.getState().refresh()
    },
  })
}
