import type { specialOffersEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

export const samples: Samples<typeof specialOffersEndpoints> = {
  specialOffers: {},
  specialOffer: { params: { id: 1 } },
}
