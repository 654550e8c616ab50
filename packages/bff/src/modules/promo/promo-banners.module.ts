import { promoBannersEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { createPromoService, promoIdsOf } from './promo.service.ts'

export const promoBannersModule = defineModule({
  endpoints: promoBannersEndpoints,
  open: (context) => {
    const service = createPromoService(context, 'banners')
    return {
      handlers: {
        promoBanners: async ({ query }) => ({ items: await service.shown(query) }),
        createBanner: ({ caller, body }) => service.create(caller, body),
        changeBanners: ({ caller, body }) => service.change(caller, body.items),
        deleteBanners: ({ caller, query }) => service.remove(caller, promoIdsOf(query.ids)),
        allBanners: () => service.all(),
        promoBanner: ({ params }) => service.one(params.id),
      },
    }
  },
})
