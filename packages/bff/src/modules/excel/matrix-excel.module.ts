import { type FileAnswer, matrixEndpoints } from '@isp/contract'
import type { Caller } from '../../kernel/http/caller.ts'
import { callerKey } from '../../kernel/keyed-queue.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { MatrixLimits } from '../../search/catalog-index.ts'
import { workbookAnswer } from '../../sheets/sheet.ts'
import type { Workbooks } from '../../sheets/workbook-thread.ts'
import { moscowDay } from '../../trade/working-days.ts'
import type { Catalog } from '../goods/catalog.service.ts'
import { matrixExcelMessages as messages } from './matrix-excel.messages.ts'
import { matrixSheets, noMatrixSheet } from './matrix-sheets.ts'

/** A workbook that is still handy: its order has as many lines as it has cells. */
const SHEET_LIMITS: MatrixLimits = { products: 50_000, rows: 400, columns: 100, cells: 4000 }

type Asked = Shared & { catalog: Pick<Catalog, 'reading'>; workbooks: Workbooks }

export const matrixExcelModule = defineModule({
  endpoints: matrixEndpoints,
  open: ({ catalog, workbooks, inTurn, now }: Asked) => {
    const { matrixAt } = catalog.reading
    const priceTypeOf = ({ agreement }: Caller) => agreement?.priceTypeId ?? null
    const write = async (caller: Caller, address: string): Promise<FileAnswer> => {
      const laid = await matrixAt(address, priceTypeOf(caller), SHEET_LIMITS)
      const day = moscowDay(now())
      const sheets = laid.kind === 'laid' ? matrixSheets(laid, day) : [noMatrixSheet(laid)]
      return workbookAnswer(messages.file(day), await workbooks.write(...sheets))
    }
    return {
      handlers: {
        listMatrix: ({ caller, query }) => matrixAt(query.of, priceTypeOf(caller)),
        exportMatrix: ({ caller, query }, { ip }) =>
          inTurn(callerKey(caller, ip), () => write(caller, query.of)),
      },
    }
  },
})
