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

/** What has happened to somebody's tickets since they were last read (§7.5, ticket sync). */
export type TicketSync = {
  /** Whatever happens after this moment is told by a call with this cursor. */
  start(caller: SignedIn): Promise<string>
  changes(caller: SignedIn, query: TicketsSyncQuery): Promise<TicketsSync>
}

const snapshot = z.string().regex(/^\d{1,18}:\d{1,18}:(\d{1,18}(,\d{1,18})*)?$/)
const cursorSchema = z.tuple([
  z.string(),
  z.string(),
  snapshot,
  // of a page that is not the last: what the first one has seen, and how far it has come
  snapshot.nullable(),
  z.object({ kind: z.enum(['ticket', 'comment', 'gone']), id: z.int() }).nullable(),
])
type Cursor = z.infer<typeof cursorSchema>

const encode = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

const cursorOf = ({ rights, history, snapshot: seen }: SeenTickets): string =>
  encode([rights, history, seen, null, null])

/** Null: made elsewhere, or by nobody. */
const decode = (cursor: string): Cursor | null => {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}

/** A snapshot in good form that is none for all that (its numbers in disorder): PostgreSQL's «invalid text». */
const isNoSnapshot = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '22P02'

const PAGE = 100

export const createTicketSync = ({ database }: { database: Database }): TicketSync => {
  const start = async (reader: Reader) => cursorOf(await selectSeenTickets(database, reader))

  /** The page after a cursor; null when what it has seen cannot be compared with what there is. */
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
