import { specialOffersEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { SpecialOffers } from './special-offers.service.ts'

export const specialOffersModule = defineModule({
  endpoints: specialOffersEndpoints,
  open: ({ specialOffers }: Shared & { specialOffers: SpecialOffers }) => ({
    handlers: {
      specialOffers: () => specialOffers.current(),
      specialOffer: ({ params }) => specialOffers.one(params.id),
    },
  }),
})
