import { jobListEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'

/** All background work, for the administrator. */
export const jobListModule = defineModule({
  endpoints: jobListEndpoints,
  open: ({ jobs }) => ({
    handlers: { jobs: ({ query, caller }) => jobs.list(caller, query) },
  }),
})
