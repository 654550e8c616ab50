import pg from 'pg'
import { openWorker, workSettings } from './jobs.fixture.ts'
import { defineJob } from './jobs.service.ts'

/** A process that takes one job, prints a line and does not finish it: tests kill or close it. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
const jobs = await openWorker({ pool }, [
  defineJob(workSettings, async (_data, { attempt, signal }) => {
    console.log(`attempt ${attempt}`)
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    return undefined
  }),
])
console.log('ready')
process.on('SIGTERM', async () => {
  await jobs.close()
  process.exit(0)
})
