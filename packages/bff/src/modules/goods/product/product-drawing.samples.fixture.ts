import type { productDrawingEndpoints } from '@isp/contract'
import type { Samples } from '../../../composition/samples.fixture.ts'

export const samples: Samples<typeof productDrawingEndpoints> = {
  productDrawing: { params: { id: 1 }, query: { view: 'wide', version: '0123456789ab' } },
}
