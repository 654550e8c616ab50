import * as z from 'zod'

/** What the letter says about an error; all other data of Sentry are ignored. */
export type SentryNotice = {
  /** Id of the issue, so that its events and repeated deliveries give one letter. */
  id: string
  title: string
  level: 'fatal' | 'error' | 'warning' | 'info' | 'debug'
  project: string | null
  url: string | null
}

const TITLE = 300
const PROJECT = 100

const numberOrText = z.union([z.string(), z.number()]).transform(String)
const idSchema = numberOrText.pipe(z.string().regex(/^[\w-]{1,64}$/))
const cut = (max: number) => z.string().transform((text) => [...text.trim()].slice(0, max).join(''))
const nameSchema = cut(PROJECT).pipe(z.string().min(1))

const subjectSchema = z.object({
  title: cut(TITLE).catch(''),
  level: z.enum(['fatal', 'error', 'warning', 'info', 'debug']).catch('error'),
  project: z
    .union([
      z.object({ name: nameSchema }).transform(({ name }) => name),
      numberOrText.pipe(nameSchema),
    ])
    .nullable()
    .catch(null),
  web_url: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .catch(null),
})

/** Webhook actions that report an error: https://docs.sentry.io/integrations/integration-platform/webhooks/ */
const tellingSchema = z.union([
  z
    .object({
      resource: z.literal('issue'),
      action: z.enum(['created', 'unresolved']),
      data: z.object({ issue: subjectSchema.extend({ id: idSchema }) }),
    })
    .transform(({ data: { issue } }) => issue),
  z
    .object({
      resource: z.literal('event_alert'),
      action: z.literal('triggered'),
      data: z.object({ event: subjectSchema.extend({ issue_id: idSchema }) }),
    })
    .transform(({ data: { event } }) => ({ ...event, id: event.issue_id })),
])

/** Null: nothing that administrators need to know. */
export const sentryNoticeOf = (
  resource: string | undefined,
  body: { action: string; data: object },
): SentryNotice | null => {
  const { data: found } = tellingSchema.safeParse({ ...body, resource })
  if (!found) return null
  const { id, title, level, project, web_url: url } = found
  return { id, title, level, project, url }
}
