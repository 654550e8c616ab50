import { formatDateShort, shopDay } from '@isp/i18n'
import * as z from 'zod'
import { defineJob, type JobKind } from '../../kernel/job-kind.ts'
import type { Shared } from '../../kernel/module.ts'
import { readBankRatesInThread } from './bank-rates-thread.ts'
import { currencyMessages as messages } from './currency.messages.ts'
import type { RateSource } from './rate-source.ts'
import { selectNamedByStaff, selectUsedCodes, upsertBankRates } from './take-rates.sql.ts'

type Ports = Pick<Shared, 'database' | 'transact' | 'limits' | 'now' | 'log'> & {
  source: RateSource
  /** Reads a list; by default in a thread. */
  read?: typeof readBankRatesInThread
}

const DAY_MS = 86_400_000

/**
 * The bank publishes tomorrow's rates by the evening: the job runs at 23:30 Moscow time, and at 6:30 in case that
 * failed. It stores currencies that the shop has rates of or prices in; a rate set by the staff for that day stays
 * (D53).
 */
export const createTakeRates = ({ read = readBankRatesInThread, ...ports }: Ports): JobKind =>
  defineJob(
    {
      name: 'currency.take-rates',
      data: z.object({}),
      retries: 3,
      pause: 120,
      limit: 300,
      isAlone: true,
      cron: '30 3,20 * * *',
    },
    async () => {
      const { database, transact, limits, now, log, source } = ports
      const tomorrow = shopDay(new Date(now().getTime() + DAY_MS).toISOString())
      const codes = await selectUsedCodes(database)
      const bytes = await source(tomorrow)
      const task = { bytes, asked: tomorrow, codes }
      const { day, rates } = await read(task, limits.factor)
      const found = [...rates.keys()]
      const { taken, kept } = await transact(async (connection) => ({
        taken: await upsertBankRates(connection, rates),
        kept: await selectNamedByStaff(connection, day, found),
      }))
      const absent = codes.filter((code) => !rates.has(code))
      log.info({ day, taken, kept, absent }, 'rates of currencies are taken')
      const sentences = [
        messages.taken(formatDateShort(day), taken),
        ...(kept.length === 0 ? [] : [messages.kept(kept)]),
        ...(absent.length === 0 ? [] : [messages.absent(absent)]),
      ]
      return { text: sentences.join(' ') }
    },
  )
