import type { documentEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

/** Other calls need no example: they take the order of «Бета» that the test of permissions provides. */
export const samples: Samples<typeof documentEndpoints> = {
  basketQuotation: {},
  papers: {},
  offers: {},
  offer: { params: { id: 1 } },
}
