import type { AccountStatusInput, StaffRole } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

export type AccountStanding = {
  id: number
  uuid: string
  name: string
  status: 'NEW' | 'ACTIVE' | 'BLOCKED'
  staffRole: StaffRole | null
}

/**
 * Locks the account of this uuid and all administrators, always in the same sequence. So of two administrators who
 * remove each other's role at once, the second sees the change of the first.
 */
export const lockAccountAndAdmins = (
  database: Database,
  userUuid: string,
): Promise<AccountStanding[]> =>
  database.query({
    name: 'user.lock-standing',
    text: `select id, uuid, status, staff_role as "staffRole",
                  coalesce(nullif(concat_ws(' ', nullif(last_name, ''), nullif(first_name, ''), nullif(patronymic, '')), ''),
                           login) as name
             from account where uuid = $1::uuid or staff_role = 'admin' order by id for update`,
    values: [userUuid],
  })

export const updateStaffRole = async (
  database: Database,
  id: number,
  role: StaffRole | null,
): Promise<void> => {
  await database.query({
    name: 'user.set-staff-role',
    text: 'update account set staff_role = $2 where id = $1',
    values: [id, role],
  })
}

/** Blocking ends all sessions (by a trigger of the table). */
export const updateAccountStatus = async (
  database: Database,
  id: number,
  status: AccountStatusInput['status'],
): Promise<void> => {
  await database.query({
    name: 'user.set-status',
    text: 'update account set status = $2 where id = $1',
    values: [id, status],
  })
}
