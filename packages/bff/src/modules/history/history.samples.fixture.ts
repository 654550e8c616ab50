import type { historyEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

export const samples: Samples<typeof historyEndpoints> = {
  viewed: {},
  clearViewed: {},
  viewProduct: { params: { id: 1 } },
  ordered: {},
  top10: {},
}
