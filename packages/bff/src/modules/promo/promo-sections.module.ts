import { promoSectionsEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { createPromoService, promoIdsOf } from './promo.service.ts'

export const promoSectionsModule = defineModule({
  endpoints: promoSectionsEndpoints,
  open: (context) => {
    const service = createPromoService(context, 'sections')
    return {
      handlers: {
        promoSections: async ({ query }) => ({ items: await service.shown(query) }),
        createPromoSection: ({ caller, body }) => service.create(caller, body),
        changeSections: ({ caller, body }) => service.change(caller, body.items),
        deleteSections: ({ caller, query }) => service.remove(caller, promoIdsOf(query.ids)),
        allSections: () => service.all(),
        onePromoSection: ({ params }) => service.one(params.id),
      },
    }
  },
})
