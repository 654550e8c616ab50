import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import {
  contextHeaders,
  type Endpoint,
  type EndpointAnswer,
  type EndpointAnswers,
  type EndpointInput,
  EVERYBODY,
  type FileAnswer,
  IGNORED_BY_POPUP_HEADER,
  type Method,
  mediaTypesOf,
  SAME_FOR_HEADER,
} from '@isp/contract'
import { BFF_BASE } from '@isp/contract/urls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type * as z from 'zod'
import { AppError } from '../app-error.ts'
import { neverWait, type WaitForDatabase } from '../database-outage.ts'
import { admit } from './access.ts'
import { takeAnyBody } from './any-body.ts'
import {
  type CallerOf,
  callerOf,
  pricesKeyOf,
  type ReadCaller,
  type ReadExchange,
  rememberCaller,
} from './caller.ts'
import { readInput } from './contract-input.ts'
import {
  createCachedSerialiser,
  createPartSerialiser,
  createSerialiser,
  isInParts,
  type Json,
} from './contract-output.ts'
import { sendFile } from './file-answer.ts'
import { drainRequest, readMultipart } from './multipart-input.ts'
import { keepRawBody } from './raw-body.ts'

/** An answer with a status other than 200, for which the endpoint has a schema. */
export class StatusAnswer<Body> {
  readonly status: number
  readonly body: Body

  constructor(status: number, body: Body) {
    this.status = status
    this.body = body
  }
}

type Answer<E extends Endpoint> = EndpointAnswer<E> | StatusAnswer<EndpointAnswers<E>>

/** Validated input, and a caller admitted by the access column. */
export type HandlerInput<E extends Endpoint> = EndpointInput<E> & { caller: CallerOf<E['access']> }

/** Takes validated input and returns the plain answer; refusals are thrown as AppError. */
export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  request: FastifyRequest,
) => Answer<E> | Promise<Answer<E>>

/** A handler for each endpoint of a table, by its id. */
export type Handlers<Table extends Record<string, Endpoint>> = {
  [Id in keyof Table]: Handler<Table[Id]>
}

type LooseHandler = (input: unknown, request: FastifyRequest) => unknown

export type ContractOptions = {
  endpoints: Readonly<Record<string, Endpoint>>
  handlers: Readonly<Record<string, unknown>>
  /** Checks every answer against its schema; for tests, since it costs more than the answer itself. */
  checksAnswers: boolean
  /** Without it every caller is anonymous. */
  readCaller?: ReadCaller
  /** Without it no key of the data load is valid. */
  readExchange?: ReadExchange | undefined
  /** Reads that meet a database that fails over; by default they are refused at once. */
  waitForDatabase?: WaitForDatabase | undefined
}

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** This status has no body (RFC 9110 §15.3.5); its schema is `null`. */
const NO_CONTENT = 204

const routeOf = (entry: Endpoint): string => BFF_BASE + entry.path.replace(/\{(\w+)\}/g, ':$1')

const GZIP_ALONE = {
  requestEncodings: ['gzip', 'identity'] as ('gzip' | 'identity')[],
  onUnsupportedRequestEncoding: (came: string) =>
    new AppError('CONTENT_ENCODING_UNSUPPORTED', { came: came.slice(0, 40) }),
}

/** Fails at the start if the table and the handlers do not name the same endpoints. */
const compareNames = ({ endpoints, handlers }: ContractOptions): void => {
  const missing = Object.keys(endpoints).filter((id) => !Object.hasOwn(handlers, id))
  const extra = Object.keys(handlers).filter((id) => !Object.hasOwn(endpoints, id))
  if (missing.length > 0) throw new Error(`Endpoints without a handler: ${missing.join(', ')}`)
  if (extra.length > 0) throw new Error(`Handlers without an endpoint: ${extra.join(', ')}`)
}

/**
 * Headers that an answer to a signed-in caller depends on (D30), so that a cached answer is never given to another
 * caller.
 */
const CALLER_HEADERS = [
  'authorization',
  contextHeaders.company,
  contextHeaders.agreement,
  contextHeaders.specification,
].join(', ')

/** Before the body is read: identifies the caller and applies the access column. */
const guardOf = (
  entry: Endpoint,
  { readCaller, readExchange, waitForDatabase = neverWait }: ContractOptions,
) => {
  const reads = entry.caller ?? 'context'
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (entry.access === 'exchange') {
      if (readExchange) rememberCaller(request, await waitForDatabase(() => readExchange(request)))
    } else if (readCaller && reads !== 'nobody')
      rememberCaller(request, await waitForDatabase(() => readCaller(request, reads)))
    admit(entry.access, callerOf(request))
    if (entry.maxAge !== undefined) reply.header('vary', CALLER_HEADERS)
  }
}

const cacheControlOf = (entry: Endpoint, status: number, isPersonal: boolean): string => {
  if (isPersonal) return 'private, no-store'
  return entry.maxAge !== undefined && status === 200
    ? `public, max-age=${entry.maxAge}`
    : 'no-store'
}

/** Scope within which an answer with status 200 may be cached and shared. */
const sameForOf = ({ sameFor }: Endpoint, status: number, request: FastifyRequest) => {
  if (status !== 200 || !sameFor) return {}
  const whom = sameFor === 'prices' ? pricesKeyOf(callerOf(request)) : EVERYBODY
  return { [SAME_FOR_HEADER]: whom }
}

type Serialise = (body: unknown) => string | Buffer | Readable

/** The JSON serialiser of each status. */
const serialisersOf = ({
  answers,
  chunkedList,
  cachedList,
}: Endpoint): ReadonlyMap<number, Serialise> => {
  const serialiserOf = (status: number, schema: z.ZodType): Serialise => {
    if (status === 200 && cachedList !== undefined) {
      const withKept = createCachedSerialiser(schema, cachedList)
      return (body) => withKept(body as Json)
    }
    const whole = createSerialiser(schema)
    if (chunkedList === undefined || status !== 200) return whole
    const inParts = createPartSerialiser(schema, chunkedList)
    return (body) =>
      isInParts(body as Json, chunkedList) ? Readable.from(inParts(body as Json)) : whole(body)
  }
  return new Map(
    Object.entries(answers)
      .filter(([, schema]) => !mediaTypesOf(schema))
      .map(([status, schema]) => [Number(status), serialiserOf(Number(status), schema)]),
  )
}

const createRoute = (
  entry: Endpoint,
  handler: LooseHandler,
  { checksAnswers, waitForDatabase = neverWait }: ContractOptions,
) => {
  const serialisers = serialisersOf(entry)
  const attempt = entry.method === 'GET' || entry.isRead ? waitForDatabase : neverWait
  const handle = async (request: FastifyRequest): Promise<unknown> => {
    const caller = callerOf(request)
    if (!entry.multipart) {
      const input = readInput(entry, request)
      return attempt(async () => handler({ ...input, caller }, request))
    }
    try {
      const form = await readMultipart(entry, request)
      return await handler({ ...readInput(entry, request, form), caller }, request)
    } finally {
      drainRequest(request)
    }
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const answer = await handle(request)
    const { status, body } = answer instanceof StatusAnswer ? answer : { status: 200, body: answer }
    const schema = entry.answers[status]
    if (schema && mediaTypesOf(schema))
      return sendFile(
        reply.code(status),
        schema.parse(body) as FileAnswer,
        entry.maxAge === undefined ? undefined : cacheControlOf(entry, status, false),
      )
    const serialise = serialisers.get(status)
    if (!serialise) throw new Error(`${entry.id} has no answer ${status} in the contract`)
    if (checksAnswers) entry.answers[status]?.parse(body)
    reply
      .code(status)
      .headers(sameForOf(entry, status, request))
      .header('cache-control', cacheControlOf(entry, status, callerOf(request).account !== null))
    if (status === NO_CONTENT) return reply.send()
    reply.type('application/json; charset=utf-8')
    return serialise(body)
  }
}

/** §8: marks a failure as shown by the caller itself, not by the error popup. */
const markOf =
  ({ ignoredByPopup = [] }: Endpoint) =>
  async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (ignoredByPopup.includes(reply.statusCode)) reply.header(IGNORED_BY_POPUP_HEADER, '1')
  }

/** Any other method on a known path answers 405 with the allowed ones (RFC 9110 §15.5.6). */
const otherMethods = (
  entries: readonly Endpoint[],
): Map<string, { allowed: Method[]; refused: string[] }> => {
  const known = new Map<string, Method[]>()
  for (const entry of entries) {
    const route = routeOf(entry)
    known.set(route, [...(known.get(route) ?? []), entry.method])
  }
  return new Map(
    [...known].map(([route, allowed]) => [
      route,
      {
        allowed,
        refused: [...methods, 'OPTIONS'].filter((name) => !allowed.some((own) => own === name)),
      },
    ]),
  )
}

/** Creates the routes of the whole API from the contract's table and the handlers of the modules. */
export const contractPlugin = fp(
  async (app, options: ContractOptions) => {
    compareNames(options)
    await app.register(multipart, { throwFileSizeLimit: false })
    const table = Object.entries(options.endpoints)
    for (const [id, entry] of table) {
      app.route({
        method: entry.method,
        url: routeOf(entry),
        ...(entry.maxBody === undefined ? {} : { bodyLimit: entry.maxBody }),
        ...(entry.hasRawBody ? { preParsing: keepRawBody } : {}),
        ...(entry.takesAnyBody ? { preParsing: takeAnyBody } : {}),
        ...(entry.acceptsGzip ? { decompress: GZIP_ALONE } : {}),
        onRequest: guardOf(entry, options),
        onSend: markOf(entry),
        handler: createRoute(entry, options.handlers[id] as LooseHandler, options),
      })
    }
    for (const [url, { allowed, refused }] of otherMethods(table.map(([, entry]) => entry))) {
      app.route({
        method: refused,
        url,
        onRequest: async (_request, reply) => {
          reply.header('allow', allowed.join(', '))
          throw new AppError('METHOD_NOT_ALLOWED')
        },
        handler: async () => '',
      })
    }
  },
  { name: 'contract' },
)
