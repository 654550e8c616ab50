import { jobListEndpoints } from '@isp/contract'
import { defineModule } from '../../kernel/module.ts'
import type { Jobs } from './jobs.service.ts'

/** All background jobs, for the administrator. */
export const jobListModule = defineModule({
  endpoints: jobListEndpoints,
  open: ({ jobs }: { jobs: Jobs }) => ({
    handlers: { jobs: ({ query, caller }) => jobs.list(caller, query) },
  }),
})
