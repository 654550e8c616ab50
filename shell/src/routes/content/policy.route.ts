import { urls } from '@isp/contract/urls'
import { definePage } from '@isp/federation/page'

export default definePage({
  id: 'shell:policy',
  path: urls.policy(),
  page: async () => (await import('./content.pages.tsx')).contentPages.policy,
})
