import { createKeyedQueue } from '../kernel/keyed-queue.ts'
import type { Shared } from '../kernel/module.ts'
import { openApprovals } from '../modules/approvals/order-approvals.service.ts'
import { openAuth } from '../modules/auth/auth-parts.ts'
import { openBaskets } from '../modules/basket/opened-baskets.service.ts'
import type { CompanyRegisterSettings } from '../modules/company/company-register.settings.ts'
import { readConstructorTypes } from '../modules/constructors/constructor-types.ts'
import { createConstructors } from '../modules/constructors/constructors.service.ts'
import { createProductDrawings } from '../modules/constructors/product-drawing.service.ts'
import { openSeller } from '../modules/document/seller/open-seller.ts'
import { createDraftService } from '../modules/draft/draft.service.ts'
import { createSpecialOffers } from '../modules/education/special-offers.service.ts'
import { createExcelChecks } from '../modules/excel/excel-check.service.ts'
import { createFiles } from '../modules/files/files.service.ts'
import { openCatalog } from '../modules/goods/catalog.service.ts'
import type { Jobs } from '../modules/jobs/jobs.service.ts'
import type { MailSettings, ReplySettings } from '../modules/mail/mail.settings.ts'
import { noteLetter } from '../modules/order/changes/order-activity.service.ts'
import { openOrders } from '../modules/order/opened-orders.service.ts'
import { waitingPieces } from '../modules/order/reservations/order-waiting.service.ts'
import { createPromoPlaces } from '../modules/promo/promo-places.service.ts'
import type { SentryTarget } from '../modules/telemetry/sentry.ts'
import { openTickets } from '../modules/tickets/opened-tickets.service.ts'
import { createPapers } from '../papers/papers.ts'
import type { CatalogIndexHolder } from '../search/catalog-index.ts'
import { createWorkbooks, type Workbooks } from '../sheets/workbook-thread.ts'
import { ownData } from './own-data.ts'

/** What the server is given from outside: connections, settings, clock. */
export type Given = Omit<Shared, 'jobs' | 'inTurn'> & {
  jobs: Jobs
  catalogIndex: Pick<CatalogIndexHolder, 'current'>
  /** Whether the server is about to close; never, unless given. */
  isLeaving?: () => boolean
  /** The folder of pictures and files, for what makes them by name. */
  blobFolder: string
  /** Signs tokens; without it a secret is made once and kept in the database. */
  authSecret: string | undefined
  /** Whether anybody may read the description of the API. */
  hasDocs: boolean
  /** Without it letters stay in the database. */
  mail: MailSettings | undefined
  /** Answers by e-mail; absent: letters ask for none. */
  replies: ReplySettings | undefined
  /** Where requisites of companies are looked up; absent: nowhere. */
  companyRegister: CompanyRegisterSettings | undefined
  /** Where rates of currencies are taken from by the schedule: an address or a file; absent: nowhere. */
  currencyRates: string | undefined
  /** Who sells (D51), as a JSON file; absent: no papers are made (D60). */
  sellerFile: string | undefined
  /** Where errors of browsers are sent on to; absent: nowhere. */
  sentry: SentryTarget | undefined
  /** Signs what Sentry tells of errors; absent: it is not listened to. */
  sentryWebhookSecret: string | undefined
  /** Excel files of everybody; in threads of their own, unless given. */
  workbooks: Workbooks | undefined
}

/**
 * Makes all that several modules share, once, from the lowest to the highest: what stands here may use what stands above it,
 * so services form no circle. A module asks for them by these names in its `open`.
 * @throws StartupError for a seller that cannot be read, Error for a constructor that breaks its own rules
 */
export const openServices = async ({ sellerFile, authSecret, ...given }: Given) => {
  const inTurn = createKeyedQueue()
  const workbooks = given.workbooks ?? createWorkbooks(given.limits)
  const papers = createPapers()
  const shared = { ...given, inTurn, workbooks, papers, ownData, noteLetter }
  const files = createFiles({ ...shared, blobs: given.blobs.files })
  const seller = sellerFile === undefined ? null : await openSeller(sellerFile)
  const auth = await openAuth({ ...shared, authSecret })
  const types = readConstructorTypes()
  const constructors = createConstructors({ ...shared, types })
  const catalog = openCatalog({ ...shared, drawings: createProductDrawings(types) })
  const promoPlaces = createPromoPlaces(shared)
  const specialOffers = createSpecialOffers(shared)
  const baskets = openBaskets({ ...shared, catalog, waitingPieces })
  const drafts = createDraftService({ ...shared, lists: baskets.lists })
  const approvals = openApprovals(shared)
  const orders = openOrders({ ...shared, baskets, files, approvals })
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
    specialOffers,
    baskets,
    drafts,
    approvals,
    orders,
    tickets,
    mailbox: tickets.mailbox,
    excelChecks,
  }
}

/** By name, each made once: what modules may ask for. */
export type Services = Awaited<ReturnType<typeof openServices>>
