import { urls } from '@isp/contract/urls'
import { definePage } from '@isp/federation/page'

export default definePage({
  id: 'shell:delivery',
  path: urls.delivery(),
  page: async () => (await import('./content.pages.tsx')).contentPages.delivery,
})
