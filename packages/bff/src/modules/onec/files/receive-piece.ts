import type { Blobs } from '../../../kernel/blobs/blobs.ts'
import type { Database } from '../../../kernel/database.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import { onecMessages as messages } from '../onec.messages.ts'
import { lockSession } from '../wire/session.sql.ts'
import { beginsFile, isWhole, kindOf, TAIL } from './content-end.ts'
import {
  dropFile,
  type FileRow,
  type FileType,
  growFile,
  insertFile,
  selectNewest,
} from './file.sql.ts'

/** Size at which 1C is asked to cut its files, bytes. Larger pieces are taken too. */
export const FILE_LIMIT = 8 * 1024 * 1024
/** Most bytes of one piece, and of all files of one session. */
export const PIECE_BYTES = 2 * 1024 ** 3
const SESSION_BYTES = 16 * 1024 ** 3

/** What 1C is told instead of success. */
export class PieceRefusal extends Error {
  override readonly name = 'PieceRefusal'
}

type Piece = { size: number; sha256: string; head: Buffer; tail: Buffer }

const isBlank = ({ size, head }: Piece): boolean =>
  size <= head.length && head.toString('latin1').trim() === ''

/** Sent again because the answer was lost: nothing on the wire numbers pieces. */
const isRepeated = (file: FileRow, { size, sha256 }: Piece): boolean =>
  file.lastSha256 === sha256 && file.lastBytes === size && (file.isWhole || size === FILE_LIMIT)

/** Whether the piece begins the file anew instead of continuing it. */
const beginsAnew = (file: FileRow, piece: Piece, init: number): boolean => {
  if (file.state !== 'receiving' || file.init !== init) return true
  if (file.kind === 'other') return beginsFile(piece.head)
  return file.isWhole || (file.kind === 'xml' && beginsFile(piece.head))
}

/** Passes the bytes on and keeps the first and the last of them. */
const watchEnds = (content: AsyncIterable<Uint8Array>, name: string) => {
  let head: Buffer = Buffer.alloc(0)
  let tail: Buffer = Buffer.alloc(0)
  let size = 0
  return {
    ends: () => ({ head, tail }),
    content: (async function* () {
      for await (const chunk of content) {
        const bytes = Buffer.from(chunk)
        size += bytes.length
        if (size > PIECE_BYTES) throw new PieceRefusal(messages.tooLarge(name, PIECE_BYTES))
        if (head.length < TAIL) head = Buffer.concat([head, bytes.subarray(0, TAIL - head.length)])
        tail =
          bytes.length >= TAIL
            ? Buffer.from(bytes.subarray(-TAIL))
            : Buffer.concat([tail, bytes]).subarray(-TAIL)
        yield chunk
      }
    })(),
  }
}

export type ReceivePiece = (
  file: { sessionId: string; type: FileType; name: string },
  content: AsyncIterable<Uint8Array>,
) => Promise<void>

/**
 * Stores a piece as content of its own and adds it to its file, in one transaction. `onWhole` is called in it when the
 * file has arrived completely. @throws PieceRefusal with words for 1C; errors of the storage and of the connection
 */
export const createReceivePiece =
  (ports: {
    transact: Transact
    blobs: Pick<Blobs, 'put'>
    onWhole: (database: Database, file: FileRow) => Promise<void>
  }): ReceivePiece =>
  async ({ sessionId, type, name }, incoming) => {
    const watched = watchEnds(incoming, name)
    const pending = await ports.blobs.put(watched.content)
    const piece: Piece = { ...pending, ...watched.ends() }
    try {
      if (piece.size === 0) throw new PieceRefusal(messages.emptyPiece(name))
      await ports.transact(async (database) => {
        const { inits, bytes } = await lockSession(database, sessionId)
        if (bytes + piece.size > SESSION_BYTES) throw new PieceRefusal(messages.sessionTooLarge)
        const newest = await selectNewest(database, { sessionId, type, name })
        // white space after the end of a document
        if (newest?.isWhole && newest.kind === 'xml' && isBlank(piece)) return
        if (newest && isRepeated(newest, piece)) return
        const isAnew = !newest || beginsAnew(newest, piece, inits)
        if (newest?.state === 'receiving' && isAnew) await dropFile(database, newest.id)
        const file = isAnew
          ? await insertFile(database, {
              sessionId,
              type,
              name,
              init: inits,
              kind: kindOf(piece.head),
            })
          : newest
        const tail = Buffer.concat([file.tail, piece.tail]).subarray(-TAIL)
        const whole = isWhole(file.kind, tail, file.bytes + piece.size)
        const { size, sha256 } = piece
        await growFile(database, file.id, { bytes: size, sha256, tail, isWhole: whole })
        await pending.keep(pieceName(file.id, file.pieces))
        if (whole) await ports.onWhole(database, file)
      })
    } finally {
      await pending.discard()
    }
  }

/** The name under which a piece is stored. */
export const pieceName = (fileId: string, turn: number): string => `${fileId}.${turn}`
