import type { Endpoint } from '@isp/contract'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { BlobPlaces } from './blobs/open-blobs.ts'
import type { Database } from './database.ts'
import type { ReadCaller, ReadExchange } from './http/caller.ts'
import type { Handlers } from './http/contract.plugin.ts'
import type { JobKind, JobQueue } from './job-kind.ts'
import type { KeyedQueue } from './keyed-queue.ts'
import type { TimeLimits } from './time-limits.ts'
import type { Transact } from './transaction.ts'

type Table = Readonly<Record<string, Endpoint>>

/** What any module may ask for without knowing another one; there is one of each in a server. */
export type Shared = {
  database: Database
  transact: Transact
  /** For work that no connection of the pool may be held by for so long. */
  databaseUrl: string
  /** Where content of files lies. */
  blobs: BlobPlaces
  /** Puts work into the background, in the caller's transaction if it has one. */
  jobs: JobQueue
  /** Heavy work of one caller, one after another, whichever module does it; keys by `callerKey`. */
  inTurn: KeyedQueue
  log: FastifyBaseLogger
  limits: TimeLimits
  /** Public origin of the shop, for links in letters. */
  shopOrigin: string
  now: () => Date
}

/** What a module brings: a handler for each of its endpoints, and what is no endpoint of the contract. */
export type OpenedModule<Endpoints extends Table> = {
  handlers: Handlers<Endpoints>
  /** Addresses that the contract does not know (pages, files); they look after their own access. */
  routes?: (app: FastifyInstance) => Promise<void>
  /** What it does in the background. */
  jobs?: readonly JobKind[]
  /** Finds out who asks: one module of the server does. */
  readCaller?: ReadCaller
  /** Finds out which accounting system asks: one module of the server does. */
  readExchange?: ReadExchange
  /** Before the server listens. */
  start?: () => Promise<void> | void
  /** After the last request was answered. */
  close?: () => Promise<void> | void
}

/** One part of the server, as the generated list of modules names it. `Asked`: the services that it asks for, by name. */
export type BffModule<Asked> = {
  endpoints: Table
  open: (asked: Asked) => Promise<OpenedModule<Table>> | OpenedModule<Table>
}

/**
 * Keeps handlers and endpoints of a module in step: one without the other does not compile, nor does a server that has not
 * what `open` asks for. The export of `x.module.ts` is called `xModule`; `npm run generate` puts it into the list.
 */
export const defineModule = <Endpoints extends Table, Asked = Shared>(module: {
  endpoints: Endpoints
  open: (asked: Asked) => Promise<OpenedModule<Endpoints>> | OpenedModule<Endpoints>
}): BffModule<Asked> => module as unknown as BffModule<Asked>
