import { type PromoProducts, promoProductsEndpoints } from '@isp/contract'
import type { Caller } from '../../kernel/http/caller.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { CatalogLists } from '../goods/lists/catalog-lists.service.ts'
import { createPromoService, promoIdsOf } from './promo.service.ts'

export const promoProductsModule = defineModule({
  endpoints: promoProductsEndpoints,
  open: ({ catalog: { lists }, ...shared }: Shared & { catalog: { lists: CatalogLists } }) => {
    const service = createPromoService(shared, 'products')
    /** Adds product cards at the caller's prices. */
    const withCards = async (
      { productIds, ...promo }: Awaited<ReturnType<typeof service.one>>,
      { agreement }: Caller,
    ): Promise<PromoProducts> => ({
      ...promo,
      products: await lists.cards(productIds, agreement?.priceTypeId ?? null),
    })
    return {
      handlers: {
        promoProducts: async ({ caller, query }) => {
          const sets = await service.shown(query)
          return { items: await Promise.all(sets.map((set) => withCards(set, caller))) }
        },
        createProductSet: ({ caller, body: { productIds, ...fields } }) =>
          service.create(caller, fields, productIds),
        changeProducts: ({ caller, body }) => service.change(caller, body.items),
        deleteProducts: ({ caller, query }) => service.remove(caller, promoIdsOf(query.ids)),
        allProducts: () => service.all(),
        promoProductSet: async ({ caller, params }) =>
          withCards(await service.one(params.id), caller),
        addPromoProducts: ({ caller, params, body }) =>
          service.addProducts(caller, params.id, body.productIds),
        removePromoProducts: ({ caller, params, query }) =>
          service.removeProducts(caller, params.id, promoIdsOf(query.productIds)),
      },
    }
  },
})
