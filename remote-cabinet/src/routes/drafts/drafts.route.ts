import { definePage } from '@isp/federation/page'
import { draftsDocumentTitle, draftsTitle } from '../../shared/draft/drafts-title.messages.ts'
import { parseDraftsParams } from './drafts.params.ts'

export default definePage({
  id: 'cabinet:drafts',
  path: '/cabinet/drafts/',
  // Reads the address only: whose drafts they are is known in the browser alone.
  check: ({ url }) => parseDraftsParams(url.searchParams),
  head: () => ({ title: draftsDocumentTitle }),
  page: async () => ({
    Page: (await import(/* webpackChunkName: "drafts" */ './drafts.page.tsx')).DraftsPage,
  }),
  handle: { menu: { text: draftsTitle, icon: 'list', place: 5 } },
})
