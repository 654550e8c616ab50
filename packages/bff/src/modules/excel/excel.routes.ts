import type { excelEndpoints } from '@isp/contract'
import { networkOf } from '@isp/contract/network'
import type { SignedIn } from '../../plugins/caller.ts'
import type { HandlerInput, Handlers } from '../../plugins/contract.plugin.ts'
import { createKeyedQueue } from '../../plugins/keyed-queue.ts'
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

export const excelRoutes = ({
  checks,
  imports,
  exports,
  example,
}: Services): Handlers<typeof excelEndpoints> => {
  const inTurn = createKeyedQueue()
  const check = ({ caller, files, body }: HandlerInput<typeof excelEndpoints.checkExcel>) =>
    inTurn(keyOf(caller), () => checks.check(caller, files, body))
  const add = ({ caller, body }: HandlerInput<typeof excelEndpoints.addExcel>) =>
    inTurn(keyOf(caller), () => imports.step(caller, body))
  return {
    checkExcelV1: check,
    checkExcel: check,
    addExcelV1: add,
    addExcel: add,
    // after the step that is under way: what that has not committed yet, nobody can take back
    cancelExcel: ({ caller, body }) =>
      inTurn(keyOf(caller), () => imports.cancel(caller, body.importId)),
    failedExcel: ({ caller, body }) => inTurn(keyOf(caller), () => exports.failed(body.rows)),
    exportBasket: ({ caller }) => inTurn(keyOf(caller), () => exports.basket(caller)),
    exportItems: ({ caller, body }, { ip }) =>
      inTurn(caller.account ? `account:${caller.account.id}` : `address:${networkOf(ip)}`, () =>
        exports.items(caller, body.items),
      ),
    exampleExcel: () => example.read(),
  }
}
