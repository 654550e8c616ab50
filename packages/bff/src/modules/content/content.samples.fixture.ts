import type { contentEndpoints } from '@isp/contract'
import type { Samples } from '../../samples.fixture.ts'

export const samples: Samples<typeof contentEndpoints> = {
  contentPage: { params: { slug: 'delivery' } },
}
