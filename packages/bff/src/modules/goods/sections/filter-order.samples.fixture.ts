import type { filterOrderEndpoints } from '@isp/contract'
import type { Samples } from '../../../composition/samples.fixture.ts'

/** A section that does not exist: the test of permissions must change nothing. */
const ofNobody = { params: { id: 2_147_483_647 } }

export const samples: Samples<typeof filterOrderEndpoints> = {
  filterOrder: ofNobody,
}
