import { basketEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { basketRoutes } from './basket.routes.ts'
import { createForgetMerges } from './forget-merges.job.ts'
import type { Baskets } from './opened-baskets.service.ts'

export const basketModule = defineModule({
  endpoints: basketEndpoints,
  open: ({ database, inTurn, baskets }: Shared & { baskets: Baskets }) => ({
    handlers: basketRoutes(baskets.own, inTurn),
    jobs: [createForgetMerges(database)],
  }),
})
