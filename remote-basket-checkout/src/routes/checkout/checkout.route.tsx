import type { RemoteRoute } from '@isp/federation'
import { checkoutMessages } from './checkout.messages.ts'
import { CheckoutPage } from './checkout.page.tsx'

export const checkoutRoute: RemoteRoute = {
  id: 'basket-checkout:checkout',
  path: '/checkout/',
  element: <CheckoutPage />,
  handle: { head: () => ({ title: checkoutMessages.documentTitle, noindex: true }) },
}
