import { type StaffWaiting, staffWaitingEndpoints, staffWaitingKinds } from '@isp/contract'
import type { Staff } from '../../kernel/http/caller.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Jobs } from '../jobs/jobs.service.ts'
import { selectStaffWaiting } from './staff-waiting.sql.ts'

type Asked = Shared & { jobs: Pick<Jobs, 'countFailed'> }

/** The first page of the staff. */
export const staffWaitingModule = defineModule({
  endpoints: staffWaitingEndpoints,
  open: ({ database, jobs }: Asked) => ({
    handlers: {
      staffWaiting: async ({ caller }: { caller: Staff }): Promise<StaffWaiting> => {
        const { id, staffRole } = caller.account
        const [counted, failed] = await Promise.all([
          selectStaffWaiting(database, staffRole, staffRole === 'admin' ? null : id),
          staffRole === 'admin' ? jobs.countFailed() : 0,
        ])
        const items = [
          ...counted.map((row) => ({ ...row, since: row.since?.toISOString() ?? null })),
          ...(failed > 0 ? [{ kind: 'failedJobs' as const, count: failed, since: null }] : []),
        ]
        return {
          items: staffWaitingKinds.flatMap((kind) => items.filter((item) => item.kind === kind)),
        }
      },
    },
  }),
})
