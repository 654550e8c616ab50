import { urls } from '@isp/contract/urls'
import { definePage } from '@isp/federation/page'

export default definePage({
  id: 'shell:payment',
  path: urls.payment(),
  page: async () => (await import('./content.pages.tsx')).contentPages.payment,
})
