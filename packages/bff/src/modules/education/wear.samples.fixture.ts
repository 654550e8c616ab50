import type { wearEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

export const samples: Samples<typeof wearEndpoints> = {
  wearDrawing: { params: { name: 'crater' } },
}
