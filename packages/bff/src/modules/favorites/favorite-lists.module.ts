import { favoriteListsEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import { createFavoriteListsService } from './favorite-lists.service.ts'

export const favoriteListsModule = defineModule({
  endpoints: favoriteListsEndpoints,
  open: (context) => {
    const service = createFavoriteListsService(context)
    return {
      handlers: {
        createFavoriteList: ({ caller, body }) => service.create(caller, body),
        renameFavoriteList: ({ caller, params, body }) => service.rename(caller, params.id, body),
        deleteFavoriteList: ({ caller, params }) => service.remove(caller, params.id),
      },
    }
  },
})
