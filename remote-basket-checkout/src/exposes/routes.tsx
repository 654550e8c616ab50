import { defineRemote } from '@isp/federation/remote'
import { basketRoute } from '../routes/basket/basket.route.tsx'
import { checkoutRoute } from '../routes/checkout/checkout.route.tsx'

export default defineRemote({
  name: 'basket-checkout',
  routes: () => [basketRoute, checkoutRoute],
})
