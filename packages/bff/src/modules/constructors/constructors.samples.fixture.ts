import type { constructorsEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const params = { toolType: 'sverlo-spiralnoe' }

export const samples: Samples<typeof constructorsEndpoints> = {
  constructorTypes: {},
  constructorType: { params },
  constructorDrawing: { params, query: { format: 'dxf' } },
}
