import { defineRemote, type RemoteModule } from '@isp/federation/remote'
import { routes } from '../generated/routes.ts'

const quickOrder = async () =>
  (
    await import(
      /* webpackChunkName: "lists" */ '../routes/basket/quick-order/quick-order.fragment.ts'
    )
  ).default

export default {
  ...defineRemote({ name: 'basket-checkout', routes }),
  late: { 'quick-order': quickOrder },
} satisfies RemoteModule
