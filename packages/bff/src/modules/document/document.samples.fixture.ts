import type { documentEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

/** The examples of the other calls name the order of «Бета» that the walk knows. */
export const samples: Samples<typeof documentEndpoints> = {
  basketQuotation: {},
  papers: {},
  offers: {},
  offer: { params: { id: 1 } },
}
