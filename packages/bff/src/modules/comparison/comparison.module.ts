import { comparisonEndpoints } from '@isp/contract'
import { callerKey } from '../../kernel/keyed-queue.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Workbooks } from '../../sheets/workbook-thread.ts'
import type { CatalogLists } from '../goods/lists/catalog-lists.service.ts'
import { createComparisonService } from './comparison.service.ts'

export const comparisonModule = defineModule({
  endpoints: comparisonEndpoints,
  open: ({
    catalog,
    ...asked
  }: Shared & { catalog: { lists: CatalogLists }; workbooks: Workbooks }) => {
    const service = createComparisonService({ ...asked, catalog: catalog.lists })
    return {
      handlers: {
        comparison: ({ caller }) => service.read(caller),
        comparisonIds: ({ caller }) => service.ids(caller),
        comparisonUnauthorized: ({ caller, query }) => service.readNamed(caller, query.productIds),
        exportComparison: ({ caller, query }, { ip }) =>
          asked.inTurn(callerKey(caller, ip), () => service.export(caller, query.productIds)),
        clearComparison: ({ caller }) => service.clear(caller),
        mergeComparison: ({ caller, body }) => service.merge(caller, body.productIds),
        addToComparison: ({ caller, params }) => service.add(caller, params.id),
        removeFromComparison: ({ caller, params }) => service.remove(caller, params.id),
      },
    }
  },
})
