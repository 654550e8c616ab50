import type { draftEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const params = { id: 1 }

export const samples: Samples<typeof draftEndpoints> = {
  drafts: {},
  deleteDrafts: { query: { ids: '900,901' } },
  draft: { params },
  updateDraft: { params, body: { name: 'Сверлильный участок' } },
  deleteDraft: { params },
  applyDraft: { params, body: {} },
  mergeDraft: { params, body: {} },
}
