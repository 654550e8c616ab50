import { definePage } from '@isp/federation/page'

export default definePage({
  id: 'shell:contacts',
  path: '/contacts/',
  page: async () => (await import('./content.pages.tsx')).contentPages.contacts,
})
