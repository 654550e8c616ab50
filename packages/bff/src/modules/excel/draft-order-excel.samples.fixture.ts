import type { draftOrderExcelEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'
import { FOREIGN_ORDER } from '../order/order.samples.fixture.ts'

export const samples: Samples<typeof draftOrderExcelEndpoints> = {
  exportDraft: { params: { id: 1 } },
  exportOrder: { params: { id: FOREIGN_ORDER } },
}
