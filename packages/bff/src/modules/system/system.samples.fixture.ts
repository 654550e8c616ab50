import type { systemEndpoints } from '@isp/contract'
import type { Samples } from '../../samples.fixture.ts'

export const samples: Samples<typeof systemEndpoints> = {
  health: {},
  version: {},
}
