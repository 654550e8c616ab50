import { excelEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Workbooks } from '../../sheets/workbook-thread.ts'
import type { BasketImports } from '../basket/basket-import.service.ts'
import type { NamedGoods } from '../basket/named-goods.service.ts'
import { excelRoutes } from './excel.routes.ts'
import type { ExcelChecks } from './excel-check.service.ts'
import { createExcelExample } from './excel-example.service.ts'
import { createExcelExports } from './excel-export.service.ts'
import { createExcelImports } from './excel-import.service.ts'
import { createForgetImports } from './forget-imports.job.ts'

type Asked = Shared & {
  baskets: { imports: BasketImports; named: NamedGoods }
  workbooks: Workbooks
  excelChecks: ExcelChecks
}

export const excelModule = defineModule({
  endpoints: excelEndpoints,
  open: ({ database, transact, inTurn, baskets, workbooks, excelChecks }: Asked) => ({
    handlers: excelRoutes(
      {
        checks: excelChecks,
        imports: createExcelImports({ transact, baskets: baskets.imports, goods: baskets.named }),
        exports: createExcelExports({ baskets: baskets.imports, workbooks }),
        example: createExcelExample({ database, workbooks }),
      },
      inTurn,
    ),
    jobs: [createForgetImports(database)],
  }),
})
