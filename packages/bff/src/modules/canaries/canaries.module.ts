import { releasesEndpoints } from '@isp/contract'
import { previewPath } from '@isp/contract/release-news'
import { done } from '../../kernel/http/done.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Jobs } from '../jobs/jobs.service.ts'
import type { Storage } from '../storage/storage.service.ts'
import { canariesRoutes } from './canaries.routes.ts'
import { createCanaries, endingOf } from './canaries.service.ts'
import { readReleaseKey, signPreview } from './preview-link.ts'
import { readReleasedApplications } from './released-applications.ts'
import { startCanary } from './start-canary.ts'

type Asked = Shared & {
  jobs: Jobs
  storage: Storage | null
  serverKey: string | undefined
}

/** Releases that are seen before everybody, or given to a few first (record 116). */
export const canariesModule = defineModule({
  endpoints: releasesEndpoints,
  open: ({ storage, serverKey, ...shared }: Asked) => {
    const { database, transact, now } = shared
    const service = createCanaries({ ...shared, hasStore: storage !== null })
    return {
      handlers: {
        releases: () => readReleasedApplications(database),
        startPreview: async ({ body, caller }) => {
          const until = new Date(now().getTime() + body.hours * 3_600_000)
          const { releases } = body
          const preview = {
            releases,
            until: Math.floor(until.getTime() / 1000),
            by: caller.account.login,
          }
          const token = signPreview(preview, await readReleaseKey(database))
          return { path: previewPath(token), until: until.toISOString() }
        },
        startCanary: async ({ body, caller }) => {
          const { name, version, stages, isAgain = false } = body
          const by = caller.account.login
          await transact((connection) =>
            startCanary(connection, { name, version, stages, isAgain, by, commit: null }),
          )
          return done
        },
        endCanary: async ({ body: { canaryId, how, reason }, caller }) => {
          await service.end(canaryId, endingOf(how, caller.account.login, reason))
          return done
        },
      },
      routes: canariesRoutes({ exchange: service.exchange, serverKey }),
    }
  },
})
