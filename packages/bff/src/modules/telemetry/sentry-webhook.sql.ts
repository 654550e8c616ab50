// Reads account of user.
import type { Database } from '../../kernel/database.ts'

export const selectAdmins = (database: Database): Promise<{ id: number; login: string }[]> =>
  database.query({
    name: 'telemetry.admins',
    text: `select id, login from account where staff_role = 'admin' and status <> 'BLOCKED' order by id`,
  })
