import type { statisticsEndpoints } from '@isp/contract'
import type { Samples } from '../../composition/samples.fixture.ts'

export const samples: Samples<typeof statisticsEndpoints> = {
  refreshStatistics: {},
  statisticsAmount: {},
  companyCategories: {},
  exportStatistics: {},
  waitingToday: {},
  repricedGoods: {},
}
