import { basketEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createBasketContext } from './basket.context.ts'
import { basketRoutes } from './basket.routes.ts'
import { createBasketService } from './basket.service.ts'

export const basketModule = defineModule({
  endpoints: basketEndpoints,
  open: (context) => ({
    handlers: basketRoutes(createBasketService(createBasketContext(context))),
  }),
})
