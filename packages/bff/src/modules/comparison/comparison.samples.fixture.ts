import type { comparisonEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

export const samples: Samples<typeof comparisonEndpoints> = {
  comparison: {},
  comparisonIds: {},
  comparisonUnauthorized: { query: { productIds: '1,2' } },
  exportComparison: { query: { productIds: '1,2' } },
  clearComparison: {},
  addToComparison: { params: { id: 1 } },
  removeFromComparison: { params: { id: 1 } },
}
