import { definePage } from '@isp/federation/page'
import { notFound } from '@isp/router'
import { draftDocumentTitle } from '../../shared/draft/drafts-title.messages.ts'
import { parseDraftId } from './draft.params.ts'

export default definePage({
  id: 'cabinet:draft',
  path: '/cabinet/drafts/:id/',
  // Reads the address only: whose draft it is is known in the browser alone.
  check: ({ params }) => {
    if (parseDraftId(params.id) === null) throw notFound()
  },
  head: () => ({ title: draftDocumentTitle }),
  page: async () => ({
    Page: (await import(/* webpackChunkName: "drafts" */ './draft.page.tsx')).DraftPage,
  }),
})
