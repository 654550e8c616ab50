import { jobsEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { jobsRoutes } from './jobs.routes.ts'
import { deleteOldJobs } from './jobs.sql.ts'
import { createSweep } from './sweep.job.ts'

export const jobsModule = defineModule({
  endpoints: jobsEndpoints,
  open: ({ jobs, database }) => ({
    handlers: jobsRoutes(jobs),
    jobs: [createSweep(() => deleteOldJobs(database))],
    start: jobs.start,
    close: jobs.close,
  }),
})
