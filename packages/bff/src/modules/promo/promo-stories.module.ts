import { promoStoriesEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { createPromoService, promoIdsOf } from './promo.service.ts'

export const promoStoriesModule = defineModule({
  endpoints: promoStoriesEndpoints,
  open: (context) => {
    const service = createPromoService(context, 'stories')
    return {
      handlers: {
        promoStories: async () => ({ items: await service.shown() }),
        createStory: ({ caller, body }) => service.create(caller, body),
        changeStories: ({ caller, body }) => service.change(caller, body.items),
        deleteStories: ({ caller, query }) => service.remove(caller, promoIdsOf(query.ids)),
        allStories: () => service.all(),
        promoStory: ({ params }) => service.one(params.id),
        viewStory: ({ caller, params, headers }) =>
          service.view(caller, params.id, headers['x-client-id']),
      },
    }
  },
})
