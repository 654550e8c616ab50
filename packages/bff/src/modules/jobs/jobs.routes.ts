import type { jobEndpoints } from '@isp/contract'
import { callerOf } from '../../plugins/caller.ts'
import type { Handlers } from '../../plugins/contract.plugin.ts'
import type { Jobs } from './jobs.service.ts'

export const jobRoutes = (jobs: Jobs): Handlers<typeof jobEndpoints> => ({
  job: ({ params }, request) => jobs.read(callerOf(request), params.id),
  cancelJob: ({ params }, request) => jobs.cancel(callerOf(request), params.id),
})
