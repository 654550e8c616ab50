import { urls } from '@isp/contract/urls'
import { definePage } from '@isp/federation/page'

export default definePage({
  id: 'shell:contacts',
  path: urls.contacts(),
  page: async () => (await import('./content.pages.tsx')).contentPages.contacts,
})
