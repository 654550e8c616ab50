import type { excelEndpoints } from '@isp/contract'
import type { SignedIn } from '../../kernel/http/caller.ts'
import type { HandlerInput, Handlers } from '../../kernel/http/contract.plugin.ts'
import { callerKey, type KeyedQueue } from '../../kernel/keyed-queue.ts'
import type { ExcelChecks } from './excel-check.service.ts'
import type { ExcelExample } from './excel-example.service.ts'
import type { ExcelExports } from './excel-export.service.ts'
import type { ExcelImports } from './excel-import.service.ts'

type Services = {
  checks: ExcelChecks
  imports: ExcelImports
  exports: ExcelExports
  example: ExcelExample
}

const keyOf = ({ account }: SignedIn): string => `account:${account.id}`

export const excelRoutes = (
  { checks, imports, exports, example }: Services,
  inTurn: KeyedQueue,
): Handlers<typeof excelEndpoints> => {
  const check = ({ caller, files, body }: HandlerInput<typeof excelEndpoints.checkExcel>) =>
    inTurn(keyOf(caller), () => checks.check(caller, files, body))
  const add = ({ caller, body }: HandlerInput<typeof excelEndpoints.addExcel>) =>
    inTurn(keyOf(caller), () => imports.step(caller, body))
  return {
    checkExcelV1: check,
    checkExcel: check,
    addExcelV1: add,
    addExcel: add,
    // queued after a running step, whose lines cannot be undone before they are committed
    cancelExcel: ({ caller, body }) =>
      inTurn(keyOf(caller), () => imports.cancel(caller, body.importId)),
    failedExcel: ({ caller, body }) => inTurn(keyOf(caller), () => exports.failed(body.rows)),
    exportBasket: ({ caller }) => inTurn(keyOf(caller), () => exports.basket(caller)),
    exportItems: ({ caller, body }, { ip }) =>
      inTurn(callerKey(caller, ip), () => exports.items(caller, body.items)),
    exampleExcel: () => example.read(),
  }
}
