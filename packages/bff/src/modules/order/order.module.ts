import { orderEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createBasketLines } from '../basket/basket-lines.service.ts'
import { createFiles } from '../files/files.service.ts'
import { createForgetKeys } from './forget-keys.job.ts'
import { orderRoutes } from './order.routes.ts'
import { createOrderService } from './order.service.ts'
import { nobodyApproves } from './order-approval.ts'
import { createOrderCreation } from './order-create.service.ts'
import { createReservationEnd } from './reservation-end.job.ts'

export const orderModule = defineModule({
  endpoints: orderEndpoints,
  open: (context) => {
    const { database, transact, shopOrigin, jobs, blobs, now } = context
    const basketLines = createBasketLines(context)
    const creation = createOrderCreation({
      basketLines,
      transact,
      shopOrigin,
      jobs,
      now,
      needsApproval: nobodyApproves,
      files: createFiles({ database, transact, blobs: blobs.files }),
    })
    return {
      handlers: orderRoutes(createOrderService({ database, basketLines, now }), creation),
      jobs: [createForgetKeys(database), createReservationEnd(context)],
    }
  },
})
