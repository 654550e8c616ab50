import { definePage } from '@isp/federation/page'
import { checkoutMessages } from './checkout.messages.ts'

/** In a chunk of its own: forms and their checks are not for those who only look into the basket. */
export default definePage({
  id: 'basket-checkout:checkout',
  path: '/checkout/',
  head: () => ({ title: checkoutMessages.documentTitle }),
  page: async () => ({
    Page: (await import(/* webpackChunkName: "checkout" */ './checkout.page.tsx')).CheckoutPage,
  }),
})
