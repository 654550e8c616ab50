import type { Database } from '../../../kernel/database.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import { type FileType, queueFiles } from '../files/file.sql.ts'
import { FILE_LIMIT, PieceRefusal, type ReceivePiece } from '../files/receive-piece.ts'
import { onecMessages as messages } from '../onec.messages.ts'
import type { OrdersOut } from '../orders-out/orders-out.service.ts'
import { type Answer, failure, success } from './answers.ts'
import { COOKIE, type DialogueRequest, readName } from './dialogue-request.ts'
import { beginInit, type SessionRow } from './session.sql.ts'
import type { Sessions } from './sessions.ts'
import { watchImport } from './watch-import.ts'

export type Ports = {
  database: Database
  transact: Transact
  sessions: Sessions
  receive: ReceivePiece
  ordersOut: OrdersOut
  /** Queues the job that loads queued files, in the caller's transaction. */
  enqueue: (database: Database, type: FileType) => Promise<unknown>
  /** The full export of these accounts' catalogues is over. */
  endFullRuns: (database: Database, accountId: number) => Promise<void>
  /** Records that the account has called. */
  noteAccount: (accountId: number) => Promise<void>
  now: () => Date
  /** How long a call of `import` is held for news, ms. */
  holdMs: number
  isLeaving: () => boolean
}

type Call = { request: DialogueRequest; session: SessionRow; body: AsyncIterable<Uint8Array> }
type Act = (ports: Ports, call: Call) => Promise<Answer>

const typeOf = ({ type }: DialogueRequest): FileType => (type === 'sale' ? 'sale' : 'catalog')

/** Two lines and no line feed at the end: old clients count lines. The newer module names its version and gets two more. */
const init: Act = async ({ database }, { request, session }) => {
  await beginInit(database, session.id, request.version)
  const lines = ['zip=yes', `file_limit=${FILE_LIMIT}`]
  if (request.version !== null)
    lines.push(`sessid=${request.tokens[0] ?? session.id}`, `version=${request.version}`)
  return { text: lines.join('\n') }
}

const file: Act = async ({ receive }, { request, session, body }) => {
  const { filename } = request
  if (!filename) return failure(messages.noName)
  const name = readName(filename)
  if (name === null) return failure(messages.wrongName(filename))
  await receive({ sessionId: session.id, type: typeOf(request), name }, body)
  return success
}

/** Queues what has arrived, and looks at the job. */
const importFile: Act = async (ports, { request, session }) => {
  const { filename } = request
  if (!filename) return failure(messages.noName)
  const name = readName(filename)
  if (name === null) return failure(messages.wrongName(filename))
  const type = typeOf(request)
  await queueAll(ports, session, type)
  return watchImport(ports.database, { sessionId: session.id, type, name }, ports)
}

const queueAll = ({ transact, enqueue }: Ports, session: SessionRow, type: FileType) =>
  transact(async (database) => {
    const queued = await queueFiles(database, session.id, type)
    if (queued > 0) await enqueue(database, type)
  })

const complete: Act = async (ports, { request, session }) => {
  await queueAll(ports, session, typeOf(request))
  return success
}

/** Bitrix's own module ends a full export so. */
const deactivate: Act = async (ports, call) => {
  await ports.endFullRuns(ports.database, call.session.accountId)
  return complete(ports, call)
}

const query: Act = async ({ ordersOut, noteAccount }, { session }) => {
  const { xml } = await ordersOut.query(session, session)
  await noteAccount(session.accountId)
  return { document: Buffer.from(xml, 'utf8') }
}

const taken: Act = async ({ ordersOut }, { session }) => {
  await ordersOut.taken(session)
  return success
}

const info: Act = async ({ ordersOut }) => ({
  document: Buffer.from(await ordersOut.info(), 'utf8'),
})

const acts: Readonly<Record<string, Readonly<Record<string, Act>>>> = {
  catalog: { init, file, import: importFile, complete, deactivate },
  sale: { init, file, import: importFile, complete, deactivate, query, success: taken, info },
  reference: { init, file, import: importFile, complete, deactivate, info },
}

export type Spoken = { answer: Answer; isWrong?: boolean }

/** Answers one call of 1C's standard exchange. */
export const createDialogue =
  (ports: Ports) =>
  async (request: DialogueRequest, body: AsyncIterable<Uint8Array>): Promise<Spoken> => {
    const { type, mode } = request
    if (mode === 'checkauth') {
      const begun = await ports.sessions.begin(request)
      if ('refusal' in begun)
        return { answer: begun.refusal, ...(begun.isWrong ? { isWrong: true } : {}) }
      const { token } = begun
      const lines = ['success', COOKIE, token, `sessid=${token}`]
      if (type === 'catalog') lines.push(`timestamp=${Math.floor(ports.now().getTime() / 1000)}`)
      return { answer: { text: lines.join('\n'), token } }
    }
    const found = await ports.sessions.find(request)
    if ('refusal' in found)
      return { answer: found.refusal, ...(found.isWrong ? { isWrong: true } : {}) }
    if (type === 'listen') return { answer: failure(messages.noListen) }
    const act = acts[type]?.[mode]
    if (!act) return { answer: failure(messages.unknownMode(type, mode)) }
    try {
      return { answer: await act(ports, { request, session: found.session, body }) }
    } catch (error) {
      if (error instanceof PieceRefusal) return { answer: failure(error.message) }
      throw error
    }
  }

export type Dialogue = ReturnType<typeof createDialogue>
