import type { sharingEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const params = { id: 'f1000000-0006-4000-8000-000000000001' }

export const samples: Samples<typeof sharingEndpoints> = {
  sharedList: { params },
  ownLinks: {},
  shareDraft: { params: { id: 1 } },
  revokeSharing: { params },
  applySharing: { params, body: {} },
  mergeSharing: { params, body: {} },
}
