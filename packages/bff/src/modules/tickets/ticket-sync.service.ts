import type { TicketsSync, TicketsSyncQuery } from '@isp/contract'
import * as z from 'zod'
import type { Database } from '../../kernel/database.ts'
import type { SignedIn } from '../../kernel/http/caller.ts'
import { selectCommentsByIds } from './ticket-comments.sql.ts'
import { type Reader, readerOf } from './ticket-reader.ts'
import {
  type Change,
  type ChangeKind,
  type SeenTickets,
  selectSeenTickets,
  selectTicketChanges,
} from './ticket-sync.sql.ts'
import { shownComment, shownTicket } from './ticket-view.ts'
import { countUnread, selectTicketsByIds } from './tickets.sql.ts'

/** Changes of a person's tickets since they were last read (§7.5, ticket sync). */
export type TicketSync = {
  /** A cursor: a call with it returns everything that happens from now on. */
  start(caller: SignedIn): Promise<string>
  changes(caller: SignedIn, query: TicketsSyncQuery): Promise<TicketsSync>
}

const snapshot = z.string().regex(/^\d{1,18}:\d{1,18}:(\d{1,18}(,\d{1,18})*)?$/)
const cursorSchema = z.tuple([
  z.string(),
  z.string(),
  snapshot,
  // for pages after the first: the snapshot that the first page has seen, and the last change returned
  snapshot.nullable(),
  z.object({ kind: z.enum(['ticket', 'comment', 'gone']), id: z.int() }).nullable(),
])
type Cursor = z.infer<typeof cursorSchema>

const encode = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

const cursorOf = ({ rights, history, snapshot: seen }: SeenTickets): string =>
  encode([rights, history, seen, null, null])

/** Null: the cursor was not made here. */
const decode = (cursor: string): Cursor | null => {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}

/** PostgreSQL's «invalid text»: a snapshot of the right form whose numbers are out of order. */
const isNoSnapshot = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '22P02'

const PAGE = 100

export const createTicketSync = ({ database }: { database: Database }): TicketSync => {
  const start = async (reader: Reader) => cursorOf(await selectSeenTickets(database, reader))

  /** The page after a cursor; null when the cursor's snapshot cannot be compared with the current one. */
  const pageAfter = async (reader: Reader, cursor: Cursor, limit: number) => {
    const [rights, history, since, until, after] = cursor
    try {
      const page = await selectTicketChanges(database, reader, { since, until, after, limit })
      return page.rights === rights && page.history === history ? page : null
    } catch (error) {
      if (isNoSnapshot(error)) return null
      throw error
    }
  }

  return {
    start: (caller) => start(readerOf(caller)),

    changes: async (caller, { after, limit = PAGE }) => {
      const reader = readerOf(caller)
      const cursor = after === undefined ? null : decode(after)
      const page = cursor && (await pageAfter(reader, cursor, limit))
      const unread_count = await countUnread(database, reader)
      if (!cursor || !page) {
        const nothing = { tickets: [], comments: [], removed: [], hasMore: false }
        return { ...nothing, cursor: await start(reader), isWhole: true, unread_count }
      }
      const changes = page.changes.slice(0, limit)
      const idsOf = (kind: ChangeKind) =>
        changes.filter((change) => change.kind === kind).map(({ id }) => id)
      const [tickets, comments] = await Promise.all([
        selectTicketsByIds(database, reader, idsOf('ticket')),
        selectCommentsByIds(database, reader, idsOf('comment')),
      ])
      const [rights, history, since, until] = cursor
      const seen = until ?? page.snapshot
      const hasMore = page.changes.length > limit
      const last: Change | null = hasMore ? (changes.at(-1) ?? null) : null
      return {
        cursor: encode(
          last ? [rights, history, since, seen, last] : [rights, history, seen, null, null],
        ),
        isWhole: false,
        tickets: tickets.map(shownTicket),
        comments: comments.map(shownComment),
        removed: idsOf('gone'),
        unread_count,
        hasMore,
      }
    },
  }
}
