import { orderEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Orders } from './opened-orders.service.ts'
import { orderRoutes } from './order.routes.ts'
import { createForgetKeys } from './placing/forget-keys.job.ts'
import { createReservationEnd } from './reservations/reservation-end.job.ts'

export const orderModule = defineModule({
  endpoints: orderEndpoints,
  open: ({ orders, ...shared }: Shared & { orders: Orders }) => ({
    handlers: orderRoutes(orders.own, orders.creation),
    jobs: [createForgetKeys(shared.database), createReservationEnd(shared)],
  }),
})
