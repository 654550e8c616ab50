import * as z from 'zod'

/** What waits for a member of the staff, the most urgent first. */
export const staffWaitingKinds = [
  ...(['tickets', 'companies', 'newOrders', 'differences'] as const),
  ...(['heldLoads', 'silentAccounts', 'faultyExports', 'lostLetters', 'failedJobs'] as const),
  ...(['drafts', 'misses'] as const),
] as const
export type StaffWaitingKind = (typeof staffWaitingKinds)[number]

export const staffWaitingSchema = z
  .object({
    items: z
      .array(
        z.object({
          kind: z.enum(staffWaitingKinds),
          count: z.int().min(1),
          since: z.iso.datetime().nullable().describe('Сколько ждёт самое давнее; null — не знаем'),
        }),
      )
      .describe('Только то, чьи списки открыты роли; чего нет, то не ждёт. Срочное первым'),
  })
  .meta({ id: 'StaffWaiting' })
export type StaffWaiting = z.infer<typeof staffWaitingSchema>
