import { definePage } from '@isp/federation/page'
import { basketMessages } from './basket.messages.ts'
import { BasketPage } from './basket.page.tsx'

export default definePage({
  id: 'basket-checkout:basket',
  path: '/basket/',
  head: () => ({ title: basketMessages.documentTitle }),
  page: <BasketPage />,
})
