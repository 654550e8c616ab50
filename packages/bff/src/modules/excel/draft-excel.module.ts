import { draftExcelEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createKeyedQueue } from '../../plugins/keyed-queue.ts'
import { createBasketImports } from '../basket/basket-import.service.ts'
import { createBasketLists } from '../basket/basket-lists.service.ts'
import { createNamedGoods } from '../basket/named-goods.service.ts'
import { createCatalogArticles } from '../catalog/catalog-articles.service.ts'
import { createDraftService } from '../draft/draft.service.ts'
import { createDraftsFromExcel } from './draft-excel.service.ts'
import { createExcelChecks } from './excel-check.service.ts'

export const draftExcelModule = defineModule({
  endpoints: draftExcelEndpoints,
  open: (context) => {
    const { database, transact, blobs } = context
    const imports = createDraftsFromExcel({
      checks: createExcelChecks({
        database,
        blobs: blobs.files,
        workbooks: context.workbooks,
        baskets: createBasketImports(context),
        goods: createNamedGoods({ database, articles: createCatalogArticles(context) }),
      }),
      drafts: createDraftService({ database, transact, lists: createBasketLists(context) }),
    })
    const inTurn = createKeyedQueue()
    return {
      handlers: {
        draftFromExcel: ({ caller, body, files }) =>
          inTurn(`account:${caller.account.id}`, () => imports.create(caller, body, files)),
      },
    }
  },
})
