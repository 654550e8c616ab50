import * as z from 'zod'
import { AppError } from '../../kernel/app-error.ts'
import { nextTurn } from '../../kernel/cost/meter.ts'
import type { Database } from '../../kernel/database.ts'
import type { Shared } from '../../kernel/module.ts'
import { moscowDay } from '../../trade/working-days.ts'
import type { CatalogLists } from '../goods/lists/catalog-lists.service.ts'
import type { CatalogMatches, Matches } from '../goods/lists/catalog-matches.service.ts'
import { defineJob, type JobKind, type JobSettings } from '../jobs/jobs.service.ts'
import { queueLetter } from '../mail/outgoing/mail-queue.service.ts'
import {
  claimLooks,
  type DueSelection,
  lockReader,
  readToken,
  selectDue,
  selectDueAccounts,
} from './selection-letters.sql.ts'
import { addressOf } from './selection-list.ts'
import { newsOf, SEEN_MAX, type Seen, seenAfter } from './selection-news.ts'
import { type News, newsLetter } from './selections.mail.ts'

/** Goods of a list that a letter names; ASKED cards are read, since some goods may be no longer sold. */
const NAMED = 5
const ASKED = 20
const ACCOUNTS = 200

type Ports = Pick<Shared, 'database' | 'transact' | 'jobs' | 'shopOrigin' | 'now'> & {
  catalog: { lists: CatalogLists; matches: CatalogMatches }
}

type Look = { id: number; seen: Seen; news: News | null }

/** Hourly from 8:40 to 17:40 in Moscow. Each list is checked once a day; later runs make up for missed or failed ones. */
export const lettersJob: JobSettings<Record<string, never>> = {
  name: 'selections.letters',
  data: z.object({}),
  retries: 2,
  pause: 60,
  limit: 3600,
  isAlone: true,
  cron: '40 5-14 * * *',
}

/** Sends people one letter a day about goods that newly match their lists, and none when there are no such goods. */
export const createSelectionLetters = (ports: Ports): JobKind => {
  const { database, transact, jobs, shopOrigin, now } = ports
  const { lists, matches } = ports.catalog

  /**
   * Null: the list's section or one of its filters is no longer in the catalogue. No letter is sent about it until
   * that returns; the owner may delete the list.
   */
  const find = async (due: DueSelection): Promise<Matches | null> => {
    try {
      return await matches.newest(due, due.priceTypeId, SEEN_MAX)
    } catch (error) {
      if (error instanceof AppError && error.statusCode < 500) return null
      throw error
    }
  }

  const look = async (due: DueSelection): Promise<Look> => {
    const { id, name, seen } = due
    const found = await find(due)
    if (!found) return { id, seen, news: null }
    const fresh = newsOf(seen, found)
    const after = seenAfter(seen, found)
    const cards = (await lists.cards(fresh.slice(0, ASKED), due.priceTypeId)).slice(0, NAMED)
    const news = { name, address: addressOf(due, { isNewFirst: true }), count: fresh.length, cards }
    return { id, seen: after, news: cards.length > 0 ? news : null }
  }

  /** Saves what was seen and queues the letter in one transaction; no letter for an account that is not active. */
  const tell = (accountId: number, looks: readonly Look[], today: string): Promise<void> =>
    transact(async (connection: Database) => {
      const to = await lockReader(connection, accountId)
      const claimed = await claimLooks(connection, looks, today)
      const news = looks.flatMap(({ id, news: own }) => (own && claimed.has(id) ? [own] : []))
      if (to === null || news.length === 0) return
      const token = await readToken(connection, accountId)
      await queueLetter(
        { database: connection, jobs },
        {
          ...newsLetter(news, token, shopOrigin),
          key: `selections:${accountId}:${today}`,
          to,
          orderId: null,
        },
      )
    })

  return defineJob(lettersJob, async (_data, job) => {
    const today = moscowDay(now())
    let after = 0
    while (true) {
      const accounts = await selectDueAccounts(database, { today, after, limit: ACCOUNTS })
      for (const accountId of accounts) {
        await job.checkpoint()
        const looks: Look[] = []
        for (const due of await selectDue(database, accountId, today)) {
          await nextTurn()
          looks.push(await look(due))
        }
        await tell(accountId, looks, today)
      }
      if (accounts.length < ACCOUNTS) return undefined
      after = accounts.at(-1) ?? after
    }
  })
}
