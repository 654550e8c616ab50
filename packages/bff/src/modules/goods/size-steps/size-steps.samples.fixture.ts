import type { sizeStepsEndpoints } from '@isp/contract'
import type { Samples } from '../../../composition/samples.fixture.ts'

export const samples: Samples<typeof sizeStepsEndpoints> = {
  sizeSteps: { params: { id: 1 } },
}
