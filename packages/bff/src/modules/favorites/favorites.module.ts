import { favoritesEndpoints } from '@isp/contract'
import { callerKey } from '../../kernel/keyed-queue.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Workbooks } from '../../sheets/workbook-thread.ts'
import type { CatalogLists } from '../goods/lists/catalog-lists.service.ts'
import { createFavoritesService } from './favorites.service.ts'

export const favoritesModule = defineModule({
  endpoints: favoritesEndpoints,
  open: ({
    catalog,
    ...asked
  }: Shared & { catalog: { lists: CatalogLists }; workbooks: Workbooks }) => {
    const service = createFavoritesService({ ...asked, catalog: catalog.lists })
    return {
      handlers: {
        favorites: ({ caller }) => service.read(caller),
        favoriteIds: ({ caller }) => service.ids(caller),
        exportFavorites: ({ caller }, { ip }) =>
          asked.inTurn(callerKey(caller, ip), () => service.export(caller)),
        clearFavorites: ({ caller }) => service.clear(caller),
        mergeFavorites: ({ caller, body }) => service.merge(caller, body.productIds),
        moveFavorites: ({ caller, body }) => service.move(caller, body),
        addToFavorites: ({ caller, params }) => service.add(caller, params.id),
        removeFromFavorites: ({ caller, params }) => service.remove(caller, params.id),
      },
    }
  },
})
