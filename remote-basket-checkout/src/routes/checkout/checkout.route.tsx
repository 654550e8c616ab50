import type { RemoteRoute } from '@isp/federation'
import { checkoutMessages } from './checkout.messages.ts'

/** In a chunk of its own: forms and their checks are not for those who only look into the basket. */
export const checkoutRoute: RemoteRoute = {
  id: 'basket-checkout:checkout',
  path: '/checkout/',
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "checkout" */ './checkout.page.tsx'))
      .CheckoutPage,
  }),
  handle: { head: () => ({ title: checkoutMessages.documentTitle, noindex: true }) },
}
