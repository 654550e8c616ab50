import { catalogEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { createConvertPrices } from '../pricing/convert-prices.job.ts'
import { catalogRoutes } from './catalog.routes.ts'
import type { Catalog, PromoPlaces } from './catalog.service.ts'

export const catalogModule = defineModule({
  endpoints: catalogEndpoints,
  open: ({
    database,
    catalog,
    promoPlaces,
  }: Shared & { catalog: Catalog; promoPlaces: PromoPlaces }) => ({
    handlers: catalogRoutes(catalog.reading, promoPlaces),
    jobs: [createConvertPrices(database)],
  }),
})
