import type { propertyBetterEndpoints } from '@isp/contract'
import type { Samples } from '../../../composition/samples.fixture.ts'

export const samples: Samples<typeof propertyBetterEndpoints> = {
  propertyBetter: {},
}
