import type { PublicFiles } from '../kernel/blobs/public-files.ts'
import { createKeyedQueue } from '../kernel/keyed-queue.ts'
import type { Shared } from '../kernel/module.ts'
import type { TurnLocks } from '../kernel/turn-locks.ts'
import { openApprovals } from '../modules/approvals/order-approvals.service.ts'
import { openAuth } from '../modules/auth/auth-parts.ts'
import { openBaskets } from '../modules/basket/opened-baskets.service.ts'
import type { CompanyRegisterSettings } from '../modules/company/company-register.settings.ts'
import { readConstructorTypes } from '../modules/constructors/constructor-types.ts'
import { createConstructors } from '../modules/constructors/constructors.service.ts'
import { createProductDrawings } from '../modules/constructors/product-drawing.service.ts'
import { openSeller } from '../modules/document/seller/open-seller.ts'
import { createDraftService } from '../modules/draft/draft.service.ts'
import { createLiveBlocks } from '../modules/education/live/live-blocks.service.ts'
import { createSpecialOffers } from '../modules/education/special-offers.service.ts'
import { createExcelChecks } from '../modules/excel/excel-check.service.ts'
import { openExchange } from '../modules/exchange/opened-exchange.service.ts'
import { createFiles } from '../modules/files/files.service.ts'
import { openCatalog } from '../modules/goods/catalog.service.ts'
import type { Jobs } from '../modules/jobs/jobs.service.ts'
import type { CountedHere } from '../modules/limits/counted-here.ts'
import type { MailSettings, ReplySettings } from '../modules/mail/mail.settings.ts'
import { noteLetter } from '../modules/order/changes/order-activity.service.ts'
import { openOrders } from '../modules/order/opened-orders.service.ts'
import { waitingPieces } from '../modules/order/reservations/order-waiting.service.ts'
import { createPromoPlaces } from '../modules/promo/promo-places.service.ts'
import type { Storage } from '../modules/storage/storage.service.ts'
import type { SentryTarget } from '../modules/telemetry/sentry.ts'
import { openTickets } from '../modules/tickets/opened-tickets.service.ts'
import { createPapers } from '../papers/papers.ts'
import type { CatalogIndexHolder } from '../search/catalog-index.ts'
import { createWorkbooks, type Workbooks } from '../sheets/workbook-thread.ts'
import { personalData } from './personal-data.ts'

/** Given to the server from outside: connections, settings, clock. */
export type Given = Omit<Shared, 'jobs' | 'inTurn'> &
  CountedHere & {
    jobs: Jobs
    catalogIndex: Pick<CatalogIndexHolder, 'current'>
    /** Other processes work for the same callers; absent: this one alone. */
    turnLocks: TurnLocks | undefined
    /** Whether the server is about to close; never, unless given. */
    isLeaving?: () => boolean
    /** Pictures and documents that imports write by name. */
    published: PublicFiles
    /** The S3-compatible store of content; null: a folder. */
    storage: Storage | null
    /** Signs tokens; without it a secret is generated once and kept in the database. */
    authSecret: string | undefined
    /** Whether anyone may read the description of the API. */
    hasDocs: boolean
    /** Without it letters stay in the database. */
    mail: MailSettings | undefined
    /** Replies by e-mail; absent: letters invite none. */
    replies: ReplySettings | undefined
    /** Where company data is looked up; absent: nowhere. */
    companyRegister: CompanyRegisterSettings | undefined
    /** Source of currency rates for the scheduled job: a URL or a file; absent: none. */
    currencyRates: string | undefined
    /** The seller's company data (D51) as a JSON file; absent: no documents are made (D60). */
    sellerFile: string | undefined
    /** Where errors of browsers are forwarded; absent: nowhere. */
    sentry: SentryTarget | undefined
    /** Verifies the signature of Sentry's webhook; absent: the webhook is not accepted. */
    sentryWebhookSecret: string | undefined
    /** Reads and writes Excel files; in separate threads by default. */
    workbooks: Workbooks | undefined
  }

/**
 * Creates every service that several modules share, once. A service may use only those above it, so there are no
 * cycles. A module asks for services by these names in its `open`.
 * @throws StartupError for a seller file that cannot be read, Error for a constructor that breaks its own rules
 */
export const openServices = async ({ sellerFile, authSecret, ...given }: Given) => {
  const inTurn = createKeyedQueue(given.turnLocks)
  const workbooks = given.workbooks ?? createWorkbooks(given.limits)
  const papers = createPapers()
  const shared = { ...given, inTurn, workbooks, papers, personalData, noteLetter }
  const files = createFiles({ ...shared, blobs: given.blobs.files })
  const seller = sellerFile === undefined ? null : await openSeller(sellerFile)
  const auth = await openAuth({ ...shared, authSecret })
  const types = readConstructorTypes()
  const constructors = createConstructors({ ...shared, types })
  const catalog = openCatalog({ ...shared, drawings: createProductDrawings(types) })
  const promoPlaces = createPromoPlaces(shared)
  const liveBlocks = createLiveBlocks({ ...shared, catalog })
  const specialOffers = createSpecialOffers({ ...shared, liveBlocks })
  const baskets = openBaskets({ ...shared, catalog, waitingPieces })
  const drafts = createDraftService({ ...shared, lists: baskets.lists })
  const approvals = openApprovals(shared)
  const orders = openOrders({ ...shared, baskets, files, approvals })
  const exchange = openExchange({ ...shared, orders })
  const tickets = openTickets({ ...shared, files, orders, seller })
  const excelChecks = createExcelChecks({
    ...shared,
    blobs: given.blobs.files,
    baskets: baskets.imports,
    goods: baskets.named,
    asked: baskets.asked,
  })
  return {
    ...shared,
    files,
    seller,
    auth,
    confirmPassword: auth.ownPassword.check,
    constructors,
    catalog,
    promoPlaces,
    liveBlocks,
    specialOffers,
    baskets,
    drafts,
    approvals,
    orders,
    exchange,
    tickets,
    mailbox: tickets.mailbox,
    excelChecks,
  }
}

/** Services that modules may ask for, by name. */
export type Services = Awaited<ReturnType<typeof openServices>>
