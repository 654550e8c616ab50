import { definePage } from '@isp/federation/page'
import { favoritesTitle } from './favorites-title.messages.ts'

export default definePage({
  id: 'cabinet:favorites',
  path: '/cabinet/favorites/',
  page: async () => {
    const { FavoritesPage, favoritesHead } = await import(
      /* webpackChunkName: "lists" */ './favorites.page.tsx'
    )
    return { Page: FavoritesPage, head: favoritesHead }
  },
  handle: { menu: { text: favoritesTitle, icon: 'heart', place: 6 } },
})
