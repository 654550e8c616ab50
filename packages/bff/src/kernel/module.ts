import type { Endpoint } from '@isp/contract'
import type { Measure } from '@isp/observability'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { BlobPlaces } from './blobs/content-places.ts'
import type { Database } from './database.ts'
import type { ReadCaller, ReadExchange } from './http/caller.ts'
import type { Handlers } from './http/contract.plugin.ts'
import type { JobKind, JobQueue } from './job-kind.ts'
import type { KeyedQueue } from './keyed-queue.ts'
import type { TimeLimits } from './time-limits.ts'
import type { Transact } from './transaction.ts'

type Table = Readonly<Record<string, Endpoint>>

/** What every module gets without depending on another module; one instance each per server. */
export type Shared = {
  database: Database
  transact: Transact
  /** For work that would hold a connection of the pool for too long. */
  databaseUrl: string
  /** Storage of file content. */
  blobs: BlobPlaces
  /** Enqueues background jobs, in the caller's transaction if there is one. */
  jobs: JobQueue
  /** Runs heavy work of one caller one at a time, across all modules; keys by `callerKey`. */
  inTurn: KeyedQueue
  log: FastifyBaseLogger
  limits: TimeLimits
  /** Public origin of the shop, for links in letters. */
  shopOrigin: string
  now: () => Date
}

/** What a module provides: a handler for each of its endpoints, and parts that are not endpoints of the contract. */
export type OpenedModule<Endpoints extends Table> = {
  handlers: Handlers<Endpoints>
  /** Routes outside the contract (pages, files); they check access themselves. */
  routes?: (app: FastifyInstance) => Promise<void>
  /** Background jobs. */
  jobs?: readonly JobKind[]
  /** Values for the metrics of its process. */
  measures?: readonly Measure[]
  /** Identifies the caller; exactly one module provides it. */
  readCaller?: ReadCaller
  /** Identifies the accounting system; exactly one module provides it. */
  readExchange?: ReadExchange
  /** Called before the server listens. */
  start?: () => Promise<void> | void
  /** Called after the last request was answered. */
  close?: () => Promise<void> | void
}

/** One part of the server, as listed in the generated list of modules. `Asked`: the services it needs, by name. */
export type BffModule<Asked> = {
  endpoints: Table
  open: (asked: Asked) => Promise<OpenedModule<Table>> | OpenedModule<Table>
}

/**
 * Keeps handlers and endpoints of a module in step: a missing handler or endpoint does not compile, nor does a server
 * without the services that `open` needs. The export of `x.module.ts` must be `xModule`; `npm run generate` adds it to
 * the list.
 */
export const defineModule = <Endpoints extends Table, Asked = Shared>(module: {
  endpoints: Endpoints
  open: (asked: Asked) => Promise<OpenedModule<Endpoints>> | OpenedModule<Endpoints>
}): BffModule<Asked> => module as unknown as BffModule<Asked>
