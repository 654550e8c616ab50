import type { contentEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

export const samples: Samples<typeof contentEndpoints> = {
  contentPage: { params: { slug: 'delivery' } },
}
