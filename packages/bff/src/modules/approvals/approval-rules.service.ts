import type { ApprovalRules, ApprovalRulesInput } from '@isp/contract'
import { AppError, fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Member } from '../../kernel/http/caller.ts'
import type { Shared } from '../../kernel/module.ts'
import {
  selectCostCentres,
  selectRules,
  writeCostCentres,
  writePeople,
  writeRules,
} from './approval-rules.sql.ts'

export type ApprovalRulesService = {
  read(caller: Member<'manager'>): Promise<ApprovalRules>
  /**
   * @throws AppError APPROVAL_RULES_CHANGED, REQUEST_INVALID for people and cost centres of other companies, or a
   * repeated name
   */
  save(caller: Member<'manager'>, input: ApprovalRulesInput): Promise<ApprovalRules>
}

type Ports = Pick<Shared, 'database' | 'transact' | 'now'>

const refuseSameNames = ({ costCentres }: ApprovalRulesInput): void => {
  const names = costCentres.map(({ name }) => name.toLowerCase())
  const second = names.findIndex((name, place) => names.indexOf(name) < place)
  if (second >= 0) throw invalidFields(fieldError(`costCentres.${second}.name`, 'INVALID'))
}

/** @throws AppError REQUEST_INVALID at the first of the foreign ids */
const refuseForeign = (
  list: 'people' | 'costCentres',
  given: readonly { id?: number | undefined }[],
  foreign: readonly number[],
): void => {
  const place = given.findIndex(({ id }) => id !== undefined && foreign.includes(id))
  if (place >= 0) throw invalidFields(fieldError(`${list}.${place}.id`, 'UNAVAILABLE'))
}

export const createApprovalRules = ({ database, transact, now }: Ports): ApprovalRulesService => {
  const read: ApprovalRulesService['read'] = async ({ company }) => ({
    ...(await selectRules(database, company.id)),
    costCentres: await selectCostCentres(database, company.id, now()),
  })
  return {
    read,
    save: async (caller, input) => {
      refuseSameNames(input)
      const { people, costCentres } = input
      const { id } = caller.company
      await transact(async (connection) => {
        if (!(await writeRules(connection, id, input))) throw new AppError('APPROVAL_RULES_CHANGED')
        refuseForeign('people', people, await writePeople(connection, id, people))
        refuseForeign(
          'costCentres',
          costCentres,
          await writeCostCentres(connection, id, costCentres),
        )
      })
      return read(caller)
    },
  }
}
