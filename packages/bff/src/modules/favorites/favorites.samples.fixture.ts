import type { favoriteListsEndpoints, favoritesEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

export const samples: Samples<typeof favoritesEndpoints & typeof favoriteListsEndpoints> = {
  favorites: {},
  favoriteIds: {},
  exportFavorites: {},
  clearFavorites: {},
  addToFavorites: { params: { id: 1 } },
  removeFromFavorites: { params: { id: 1 } },
  renameFavoriteList: { params: { id: 1 }, body: { name: 'Свёрла' } },
  deleteFavoriteList: { params: { id: 1 } },
}
