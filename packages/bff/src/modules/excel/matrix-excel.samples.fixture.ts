import type { matrixEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const ofDrills = { query: { of: '/catalog/drills/' } }

export const samples: Samples<typeof matrixEndpoints> = {
  listMatrix: ofDrills,
  exportMatrix: ofDrills,
}
