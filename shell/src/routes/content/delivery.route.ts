import { definePage } from '@isp/federation/page'

export default definePage({
  id: 'shell:delivery',
  path: '/delivery/',
  page: async () => (await import('./content.pages.tsx')).contentPages.delivery,
})
