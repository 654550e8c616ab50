import type { RemoteRoute } from '@isp/federation'
import { basketMessages } from './basket.messages.ts'
import { BasketPage } from './basket.page.tsx'

export const basketRoute: RemoteRoute = {
  id: 'basket-checkout:basket',
  path: '/basket/',
  element: <BasketPage />,
  handle: { head: () => ({ title: basketMessages.documentTitle, noindex: true }) },
}
