import { excelEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createBasketImports } from '../basket/basket-import.service.ts'
import { createNamedGoods } from '../basket/named-goods.service.ts'
import { createCatalogArticles } from '../catalog/catalog-articles.service.ts'
import { excelRoutes } from './excel.routes.ts'
import { createExcelChecks } from './excel-check.service.ts'
import { createExcelExample } from './excel-example.service.ts'
import { createExcelExports } from './excel-export.service.ts'
import { createExcelImports } from './excel-import.service.ts'
import { createForgetImports } from './forget-imports.job.ts'

export const excelModule = defineModule({
  endpoints: excelEndpoints,
  open: (context) => {
    const { database, transact, blobs } = context
    const workbooks = context.workbooks
    const baskets = createBasketImports(context)
    const articles = createCatalogArticles(context)
    const goods = createNamedGoods({ database, articles })
    return {
      handlers: excelRoutes({
        checks: createExcelChecks({ database, blobs: blobs.files, workbooks, baskets, goods }),
        imports: createExcelImports({ transact, baskets, goods }),
        exports: createExcelExports({ baskets, workbooks }),
        example: createExcelExample({ database, workbooks }),
      }),
      jobs: [createForgetImports(database)],
    }
  },
})
