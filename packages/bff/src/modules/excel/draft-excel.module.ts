import { draftExcelEndpoints } from '@isp/contract'
import { callerKey } from '../../kernel/keyed-queue.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { DraftService } from '../draft/draft.service.ts'
import { createDraftsFromExcel } from './draft-excel.service.ts'
import type { ExcelChecks } from './excel-check.service.ts'

export const draftExcelModule = defineModule({
  endpoints: draftExcelEndpoints,
  open: ({
    inTurn,
    drafts,
    excelChecks,
  }: Shared & { drafts: DraftService; excelChecks: ExcelChecks }) => {
    const imports = createDraftsFromExcel({ checks: excelChecks, drafts })
    return {
      handlers: {
        draftFromExcel: ({ caller, body, files }, { ip }) =>
          inTurn(callerKey(caller, ip), () => imports.create(caller, body, files)),
      },
    }
  },
})
