import { createHmac, timingSafeEqual } from 'node:crypto'
import { sentryWebhookEndpoints } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import { done } from '../../kernel/http/done.ts'
import { rawBodyOf } from '../../kernel/http/raw-body.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Jobs } from '../jobs/jobs.service.ts'
import { queueForAdmins } from '../staff/admin-letters.service.ts'
import { sentryLetter } from './sentry-notice.mail.ts'
import { sentryNoticeOf } from './sentry-notice.ts'

type Asked = Shared & { jobs: Pick<Jobs, 'enqueue'>; sentryWebhookSecret: string | undefined }

const isSigned = (body: Buffer, secret: string, signature: string): boolean => {
  const expected = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Without a configured secret every request is refused, because its signature cannot be checked. */
export const sentryWebhookModule = defineModule({
  endpoints: sentryWebhookEndpoints,
  open: ({ transact, jobs, sentryWebhookSecret: secret }: Asked) => ({
    handlers: {
      sentryWebhook: async ({ headers, body }, request) => {
        const signature = headers['sentry-hook-signature'] ?? ''
        if (secret === undefined || !isSigned(rawBodyOf(request), secret, signature)) {
          throw new AppError('FORBIDDEN')
        }
        const notice = sentryNoticeOf(headers['sentry-hook-resource'], body)
        if (notice === null) return done
        const letter = sentryLetter(notice)
        await transact((database) =>
          queueForAdmins({ database, jobs }, letter, `sentry:${notice.id}`),
        )
        return done
      },
    },
  }),
})
