import { statisticsEndpoints } from '@isp/contract'
import { callerKey } from '../../kernel/keyed-queue.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Workbooks } from '../../sheets/workbook-thread.ts'
import type { Approvals } from '../approvals/order-approvals.service.ts'
import type { CatalogLists } from '../goods/lists/catalog-lists.service.ts'
import { selectOverdue } from './overdue.sql.ts'
import { createRepricedGoods } from './repriced-goods.service.ts'
import { selectRepriced } from './repriced-goods.sql.ts'
import { createStatisticsService } from './statistics.service.ts'
import { exportStatistics } from './statistics-export.ts'
import { selectWaiting } from './waiting-orders.sql.ts'

type Asked = Shared & {
  workbooks: Workbooks
  approvals: Pick<Approvals, 'countWaiting'>
  catalog: { lists: CatalogLists }
}

export const statisticsModule = defineModule({
  endpoints: statisticsEndpoints,
  open: ({ workbooks, approvals, catalog, ...shared }: Asked) => {
    const statistics = createStatisticsService(shared)
    const { repricedGoods } = createRepricedGoods({ ...shared, catalog })
    return {
      handlers: {
        refreshStatistics: ({ caller }) => statistics.refresh(caller),
        statisticsAmount: ({ caller, query }) => statistics.amount(caller, query),
        companyCategories: ({ caller, query }) => statistics.categories(caller, query),
        exportStatistics: ({ caller, query }, { ip }) =>
          shared.inTurn(callerKey(caller, ip), () =>
            exportStatistics({ statistics, workbooks }, caller, query),
          ),
        waitingToday: async ({ caller: { account, company, agreement } }) => {
          const reader = { accountId: account.id, companyId: company.id }
          const priceTypeId = agreement?.priceTypeId ?? null
          const [waiting, requests, goods, overdue] = await Promise.all([
            selectWaiting(shared.database, reader),
            approvals.countWaiting(reader),
            selectRepriced(shared.database, { ...reader, priceTypeId }, shared.now()),
            selectOverdue(shared.database, reader),
          ])
          return { ...waiting, ...requests, ...goods, overdue }
        },
        repricedGoods: ({ caller, query }) => repricedGoods(caller, query),
      },
    }
  },
})
