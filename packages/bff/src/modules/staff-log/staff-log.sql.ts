import type { StaffAct, StaffActKind } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import type { Account } from '../../kernel/http/caller.ts'

/** An action of the staff; entries are permanent (the table refuses changes). */
export type NewAct = {
  actor: Account
  kind: StaffActKind
  subject: { kind: StaffAct['subject']['kind']; uuid: string; name: string }
  changes: readonly { field: string; before: string | null; after: string | null }[]
  comment: string | null
}

/** To be called in the transaction of the change. @returns the number of the entry */
export const insertAct = async (
  database: Database,
  { actor, kind, subject, changes, comment }: NewAct,
): Promise<number> => {
  const rows = await database.query<{ id: number }>({
    name: 'staff.act',
    text: `insert into staff_act (actor_uuid, actor_name, actor_login, actor_role, kind,
                                  subject_kind, subject_uuid, subject_name, changes, comment)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    values: [
      ...[actor.uuid, actor.name, actor.login, actor.staffRole, kind],
      ...[subject.kind, subject.uuid, subject.name, JSON.stringify(changes), comment],
    ],
  })
  return theRow(rows).id
}
