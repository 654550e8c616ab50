import type { NameSubstituteInput, Substitute } from '@isp/contract'
import { fieldError, invalidFields } from '../../kernel/app-error.ts'
import type { Member } from '../../kernel/http/caller.ts'
import type { Shared } from '../../kernel/module.ts'
import { moscowDay } from '../../trade/working-days.ts'
import {
  deleteSubstitute,
  selectColleagues,
  selectIsApprover,
  selectSubstitute,
  writeSubstitute,
} from './approvers.sql.ts'

export type Substitutes = {
  /** The list of candidates is empty for a person who approves nothing. */
  read(caller: Member): Promise<Substitute>
  /** @throws AppError REQUEST_INVALID for a person outside the company, for days that are past or in reverse order */
  name(caller: Member, input: NameSubstituteInput): Promise<Substitute>
}

type Ports = Pick<Shared, 'database' | 'now'>

export const createSubstitutes = ({ database, now }: Ports): Substitutes => {
  const read = async ({ account, company }: Member): Promise<Substitute> => {
    const ids = { accountId: account.id, companyId: company.id }
    const isApprover = await selectIsApprover(database, ids)
    if (!isApprover) return { substitute: null, people: [] }
    const [substitute, people] = await Promise.all([
      selectSubstitute(database, ids),
      selectColleagues(database, ids),
    ])
    return { substitute, people }
  }
  return {
    read,
    name: async (caller, { substitute }) => {
      const ids = { accountId: caller.account.id, companyId: caller.company.id }
      if (substitute === null) await deleteSubstitute(database, ids)
      else {
        const { people } = await read(caller)
        if (!people.some(({ id }) => id === substitute.id))
          throw invalidFields(fieldError('substitute.id', 'UNAVAILABLE'))
        const { from, until } = substitute
        const [min = from] = [from, moscowDay(now())].sort().toReversed()
        if (until < min)
          throw invalidFields(fieldError('substitute.until', 'DATE_TOO_EARLY', { min }))
        await writeSubstitute(database, ids, substitute)
      }
      return read(caller)
    },
  }
}
