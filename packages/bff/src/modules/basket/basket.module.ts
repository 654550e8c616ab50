import { basketEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createBasketContext } from './basket.context.ts'
import { basketRoutes } from './basket.routes.ts'
import { createBasketService } from './basket.service.ts'
import { createForgetMerges } from './forget-merges.job.ts'

export const basketModule = defineModule({
  endpoints: basketEndpoints,
  open: (context) => ({
    handlers: basketRoutes(createBasketService(createBasketContext(context))),
    jobs: [createForgetMerges(context.database)],
  }),
})
