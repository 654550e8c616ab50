import { catalogEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createPromoPlaces } from '../promo/promo-places.service.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { createCatalogService } from './catalog.service.ts'
import { createConvertPrices } from './convert-prices.job.ts'

export const catalogModule = defineModule({
  endpoints: catalogEndpoints,
  open: (context) => ({
    handlers: catalogRoutes(createCatalogService(context), createPromoPlaces(context)),
    jobs: [createConvertPrices(context.database)],
  }),
})
