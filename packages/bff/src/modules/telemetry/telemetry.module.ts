import { telemetryEndpoints } from '@isp/contract'
import { done } from '../../kernel/http/done.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import { createForgetTelemetry } from './forget-telemetry.job.ts'
import { createSentry, type SentryTarget } from './sentry.ts'
import { createTelemetryService } from './telemetry.service.ts'

/** Speed and errors measured in browsers of the sample (record 092). */
export const telemetryModule = defineModule({
  endpoints: telemetryEndpoints,
  open: (asked: Shared & { sentry: SentryTarget | undefined }) => {
    const { sentry, database } = asked
    const forward = sentry ? createSentry(sentry, asked) : null
    const service = createTelemetryService({ ...asked, forward })
    return {
      handlers: {
        reportTelemetry: async ({ body }, { ip }) => {
          await service.report(ip, body)
          return done
        },
        telemetryVitals: ({ query }) => service.vitals(query),
        telemetryErrors: ({ query }) => service.errors(query),
      },
      jobs: [createForgetTelemetry(database)],
    }
  },
})
