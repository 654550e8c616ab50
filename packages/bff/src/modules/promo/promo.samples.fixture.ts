import type {
  promoBannersEndpoints,
  promoProductsEndpoints,
  promoSectionsEndpoints,
  promoStoriesEndpoints,
} from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const first = { params: { id: 1 } }
const byIds = { query: { ids: '1,2' } }

export const samples: Samples<
  typeof promoBannersEndpoints &
    typeof promoProductsEndpoints &
    typeof promoSectionsEndpoints &
    typeof promoStoriesEndpoints
> = {
  promoProducts: {},
  promoBanners: {},
  promoSections: {},
  promoStories: {},
  deleteProducts: byIds,
  deleteBanners: byIds,
  deleteSections: byIds,
  deleteStories: byIds,
  allProducts: {},
  allBanners: {},
  allSections: {},
  allStories: {},
  promoProductSet: first,
  promoBanner: first,
  onePromoSection: first,
  promoStory: first,
  addPromoProducts: { ...first, body: { productIds: [1] } },
  removePromoProducts: { ...first, query: { productIds: '1' } },
  viewStory: first,
}
