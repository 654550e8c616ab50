import { favoritesEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createFavoritesService } from './favorites.service.ts'

export const favoritesModule = defineModule({
  endpoints: favoritesEndpoints,
  open: (context) => {
    const service = createFavoritesService(context)
    return {
      handlers: {
        favorites: ({ caller }) => service.read(caller),
        favoriteIds: ({ caller }) => service.ids(caller),
        exportFavorites: ({ caller }) => service.export(caller),
        clearFavorites: ({ caller }) => service.clear(caller),
        mergeFavorites: ({ caller, body }) => service.merge(caller, body.productIds),
        moveFavorites: ({ caller, body }) => service.move(caller, body),
        addToFavorites: ({ caller, params }) => service.add(caller, params.id),
        removeFromFavorites: ({ caller, params }) => service.remove(caller, params.id),
      },
    }
  },
})
