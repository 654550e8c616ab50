import { statisticsEndpoints } from '@isp/contract'
import { callerKey } from '../../kernel/keyed-queue.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Workbooks } from '../../sheets/workbook-thread.ts'
import { selectRepriced } from './repriced-goods.sql.ts'
import { createStatisticsService } from './statistics.service.ts'
import { exportStatistics } from './statistics-export.ts'
import { selectWaiting } from './waiting-orders.sql.ts'

export const statisticsModule = defineModule({
  endpoints: statisticsEndpoints,
  open: ({ workbooks, ...shared }: Shared & { workbooks: Workbooks }) => {
    const statistics = createStatisticsService(shared)
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
          const [orders, goods] = await Promise.all([
            selectWaiting(shared.database, reader, shared.now()),
            selectRepriced(shared.database, { ...reader, priceTypeId }, shared.now()),
          ])
          return { ...orders, ...goods }
        },
      },
    }
  },
})
