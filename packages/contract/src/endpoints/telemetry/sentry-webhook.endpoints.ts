import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { doneSchema } from '../../schemas/auth.schema.ts'

/** §7.5: error notifications from Sentry. Only a few fields of the body are read, see `sentry-notice.ts` of the BFF. */
export const sentryWebhookEndpoints = {
  sentryWebhook: endpoint({
    id: 'sentryWebhook',
    method: 'POST',
    path: '/api/core/sentry/webhook',
    summary:
      'Сообщение Sentry об ошибке: администраторы получают письмо, одно на ошибку. Принимается только с верной подписью тела в sentry-hook-signature',
    access: 'public',
    caller: 'nobody',
    maxBody: 128 * 1024,
    hasRawBody: true,
    headers: z.object({
      'sentry-hook-resource': z
        .string()
        .max(60)
        .optional()
        .describe('Вид сообщения: письмо получают об issue и event_alert'),
      'sentry-hook-signature': z
        .string()
        .max(200)
        .optional()
        .describe('HMAC-SHA256 тела с секретом интеграции, шестнадцатеричными цифрами'),
    }),
    body: z.looseObject({ action: z.string().max(60), data: z.looseObject({}) }),
    example: {
      action: 'created',
      data: {
        issue: {
          id: '1170820242',
          title: 'TypeError: x is undefined',
          level: 'error',
          project: { name: 'shop', slug: 'shop' },
          web_url: 'https://sentry.example.com/organizations/shop/issues/1170820242/',
        },
      },
    },
    answers: { 200: doneSchema },
    errors: ['FORBIDDEN'],
  }),
}
