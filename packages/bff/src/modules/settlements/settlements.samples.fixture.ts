import type { settlementsEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

const params = { id: 1 }

export const samples: Samples<typeof settlementsEndpoints> = {
  settlements: {},
  settlement: { params },
  settlementPaper: { params },
  answerSettlement: { params, body: { version: 1, agrees: true } },
}
