import type { jobsEndpoints } from '@isp/contract'
import { callerOf } from '../../plugins/caller.ts'
import type { Handlers } from '../../plugins/contract.plugin.ts'
import type { Jobs } from './jobs.service.ts'

export const jobsRoutes = (jobs: Jobs): Handlers<typeof jobsEndpoints> => ({
  job: ({ params }, request) => jobs.read(callerOf(request), params.id),
  cancelJob: ({ params }, request) => jobs.cancel(callerOf(request), params.id),
})
