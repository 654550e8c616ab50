import { definePage } from '@isp/federation/page'
import { PageHeader } from '../../shared/page-header/page-header.tsx'

/** The page itself comes later; its address is already linked from the header (§2.3). */
export default definePage({
  id: 'catalog:collections',
  path: '/collections/',
  page: async () => {
    const part = await import(/* webpackChunkName: "other-pages" */ './collections.page.tsx')
    return part.createCollectionsPage(PageHeader)
  },
})
