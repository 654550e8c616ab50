import type { jobsEndpoints } from '@isp/contract'
import type { Handlers } from '../../kernel/http/contract.plugin.ts'
import type { Jobs } from './jobs.service.ts'

export const jobsRoutes = (jobs: Jobs): Handlers<typeof jobsEndpoints> => ({
  job: ({ params, caller }) => jobs.read(caller, params.id),
  cancelJob: ({ params, caller }) => jobs.cancel(caller, params.id),
})
