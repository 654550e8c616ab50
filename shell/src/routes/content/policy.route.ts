import { definePage } from '@isp/federation/page'

export default definePage({
  id: 'shell:policy',
  path: '/help/policy/',
  page: async () => (await import('./content.pages.tsx')).contentPages.policy,
})
