import type { basketEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const items = [{ productId: 1, quantityOrdered: 10 }]

export const samples: Samples<typeof basketEndpoints> = {
  basket: {},
  basketV2: {},
  removeFromBasket: { query: { ids: '2' } },
  smallBasket: {},
  mergeBasket: {
    body: { action: 'merge', items, mergeId: 'f1000000-0004-4000-8000-000000000001' },
  },
  changeBasketLine: { params: { id: 1 }, body: { quantityOrdered: 20 } },
  clearBasket: {},
  removeBasketLine: { params: { id: 1 } },
}
