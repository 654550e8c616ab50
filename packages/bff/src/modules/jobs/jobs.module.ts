import { jobsEndpoints } from '@isp/contract'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { jobsRoutes } from './jobs.routes.ts'
import type { Jobs } from './jobs.service.ts'
import { deleteOldJobs } from './jobs.sql.ts'
import { createSweep } from './sweep.job.ts'

export const jobsModule = defineModule({
  endpoints: jobsEndpoints,
  open: ({ jobs, database }: Shared & { jobs: Jobs }) => ({
    handlers: jobsRoutes(jobs),
    jobs: [createSweep(() => deleteOldJobs(database))],
    measures: jobs.measures,
    start: jobs.start,
    close: jobs.close,
  }),
})
