import { catalogEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { catalogRoutes } from './catalog.routes.ts'
import type { Catalog, PromoPlaces } from './catalog.service.ts'

export const catalogModule = defineModule({
  endpoints: catalogEndpoints,
  open: ({ catalog, promoPlaces }: { catalog: Catalog; promoPlaces: PromoPlaces }) => ({
    handlers: catalogRoutes(catalog.reading, promoPlaces),
  }),
})
