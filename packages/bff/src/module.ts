import type { Endpoint } from '@isp/contract'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { BlobPlaces } from './blobs/open-blobs.ts'
import type { Database } from './database.ts'
import type { CatalogIndexHolder } from './modules/catalog/catalog.index.ts'
import type { CompanyRegisterSettings } from './modules/company/company-register.settings.ts'
import type { Workbooks } from './modules/excel/workbook/workbook-thread.ts'
import type { JobKind, Jobs } from './modules/jobs/jobs.service.ts'
import type { MailSettings } from './modules/mail/mail.settings.ts'
import type { ReadCaller } from './plugins/caller.ts'
import type { Handlers } from './plugins/contract.plugin.ts'
import type { TimeLimits } from './time-limits.ts'
import type { Transact } from './transaction.ts'

type Table = Readonly<Record<string, Endpoint>>

/** What the server gives to each of its modules. */
export type ModuleContext = {
  database: Database
  transact: Transact
  catalogIndex: Pick<CatalogIndexHolder, 'current'>
  /** For work that no connection of the pool may be held by for so long. */
  databaseUrl: string
  /** The folder of pictures and files, for what makes them by name. */
  blobFolder: string
  /** Where content of files lies. */
  blobs: BlobPlaces
  /** Puts work into the background, in the caller's transaction if it has one. */
  jobs: Jobs
  log: FastifyBaseLogger
  limits: TimeLimits
  /** Excel files of everybody, one at a time. */
  workbooks: Workbooks
  /** Public origin of the shop, for links in letters. */
  shopOrigin: string
  /** Signs tokens; without it a secret is made once and kept in the database. */
  authSecret: string | undefined
  /** The clock of access tokens. */
  now: () => Date
  /** Whether anybody may read the description of the API. */
  hasDocs: boolean
  /** Without it letters stay in the database. */
  mail: MailSettings | undefined
  /** Where requisites of companies are looked up; absent: nowhere. */
  companyRegister: CompanyRegisterSettings | undefined
  /** Who sells (D51): requisites and pictures for papers. */
  sellerFile: string
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
  /** Before the server listens. */
  start?: () => Promise<void> | void
  /** After the last request was answered. */
  close?: () => Promise<void> | void
}

/** One part of the server, as the generated list of modules names it. */
export type BffModule = {
  endpoints: Table
  open(context: ModuleContext): Promise<OpenedModule<Table>> | OpenedModule<Table>
}

/**
 * Keeps handlers and endpoints of a module in step: one without the other does not compile.
 * The export of `x.module.ts` is called `xModule`; `npm run generate` puts it into the list.
 */
export const defineModule = <Endpoints extends Table>(module: {
  endpoints: Endpoints
  open(context: ModuleContext): Promise<OpenedModule<Endpoints>> | OpenedModule<Endpoints>
}): BffModule => module as unknown as BffModule
