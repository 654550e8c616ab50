import type { consentsEndpoints } from '@isp/contract'
import type { Samples } from '../../samples.fixture.ts'

export const samples: Samples<typeof consentsEndpoints> = {
  ownConsents: {},
}
