import { definePage } from '@isp/federation/page'

export default definePage({
  id: 'shell:payment',
  path: '/payment/',
  page: async () => (await import('./content.pages.tsx')).contentPages.payment,
})
