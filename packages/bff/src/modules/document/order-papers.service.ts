import type { FileAnswer, PaperKind, Papers, PapersArchiveInput } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Member } from '../../kernel/http/caller.ts'
import { pageAnswer, windowOf } from '../../kernel/page.ts'
import { moscowDay } from '../../trade/working-days.ts'
import type { Files } from '../files/files.service.ts'
import { type OrderSummaryRow, readSummaries, textsOf } from '../order/lists/order-rows.service.ts'
import { type ArchiveEntry, archiveOf } from './archive/archive.ts'
import { documentMessages as messages } from './document.messages.ts'
import type { Documents } from './document.service.ts'
import { readerOf } from './order-paper.sql.ts'
import {
  type OrderPapersRow,
  selectOrderPapers,
  selectPaperFiles,
  selectPaperOrders,
  selectPapersWithoutOrder,
} from './order-papers.sql.ts'
import { selectKeptQuotations } from './quotation.sql.ts'

export type PapersQuery = {
  page?: number | undefined
  pageSize?: number | undefined
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
  kind?: PaperKind | undefined
}

export type OrderPapersService = {
  /** @throws AppError PAGE_NOT_FOUND past the end */
  list(caller: Member, query: PapersQuery): Promise<Papers>
  /**
   * Contains invoices already issued; issues none. `inTurn` draws the caller's documents one by one.
   * @throws AppError PAPER_NOT_FOUND when the caller sees no such document, SELLER_UNKNOWN
   */
  archive(
    caller: Member,
    input: PapersArchiveInput,
    inTurn: (draw: () => Promise<FileAnswer>) => Promise<FileAnswer>,
  ): Promise<FileAnswer>
}

type Ports = {
  database: Database
  documents: Pick<Documents, 'canDraw' | 'issued' | 'confirmation' | 'offer'>
  files: Pick<Files, 'open'>
  now: () => Date
}

/** D43: a company that may not buy gets no invoices. */
const seesInvoices = ({ company, agreement }: Member): boolean =>
  company.status === 'ACTIVE' && agreement !== null

const toPapers = (
  { isCancelled, invoice, files, loaded }: OrderPapersRow,
  order: OrderSummaryRow,
  mayInvoice: boolean,
) => ({
  order: {
    id: order.id,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    ...textsOf(order),
  },
  invoice:
    invoice && !isCancelled
      ? { number: messages.numberOf(invoice.year, invoice.number), dated: invoice.dated }
      : null,
  mayAskInvoice: mayInvoice && !isCancelled && invoice === null,
  hasConfirmation: !isCancelled,
  files,
  loaded,
})

export const createOrderPapers = ({
  database,
  documents,
  files,
  now,
}: Ports): OrderPapersService => ({
  list: async (caller, query) => {
    const { q = '', from = null, to = null, kind = null } = query
    const mayInvoice = seesInvoices(caller)
    const { items, total } = await selectOrderPapers(
      database,
      readerOf(caller),
      { q, from, to, kind, seesInvoices: mayInvoice },
      windowOf(query),
    )
    const orderOf = await readSummaries(
      database,
      items.map(({ id }) => id),
    )
    const withoutOrder =
      (query.page ?? 1) === 1 && q === ''
        ? await selectPapersWithoutOrder(database, readerOf(caller), { from, to, kind })
        : []
    return {
      ...pageAnswer(
        items.map((row) => toPapers(row, orderOf(row.id), mayInvoice)),
        total,
        query,
      ),
      withoutOrder: withoutOrder.map(({ shown }) => shown),
    }
  },

  archive: async (caller, input, inTurn) => {
    const { invoices = [], confirmations = [], files: fileIds = [], offers: offerIds = [] } = input
    const reader = readerOf(caller)
    const [orders, attached, offers] = await Promise.all([
      selectPaperOrders(database, reader, [...invoices, ...confirmations]),
      selectPaperFiles(database, reader, fileIds),
      selectKeptQuotations(database, reader, offerIds),
    ])
    const orderOf = new Map(orders.map((order) => [order.id, order]))
    const fileOf = new Map(attached.map((file) => [file.id, file]))
    const isThere =
      invoices.every((id) => orderOf.get(id)?.hasInvoice && seesInvoices(caller)) &&
      confirmations.every((id) => orderOf.has(id)) &&
      fileIds.every((id) => fileOf.has(id)) &&
      offers.length === offerIds.length
    if (!isThere) throw new AppError('PAPER_NOT_FOUND')
    if (invoices.length + confirmations.length + offers.length > 0) documents.canDraw()
    const entries: ArchiveEntry[] = [
      ...invoices.map((id) => ({ open: () => inTurn(() => documents.issued(id)) })),
      ...confirmations.map((id) => ({
        open: () => inTurn(() => documents.confirmation(caller, id)),
      })),
      ...offers.map((offer) => ({ open: () => inTurn(() => documents.offer(offer)) })),
      ...attached.map(({ id, name, orderNumber }) => ({
        name: orderNumber === null ? name : messages.attachedFile(orderNumber, name),
        open: () => files.open(id),
      })),
    ]
    return {
      name: messages.archiveFile(moscowDay(now())),
      mediaType: 'application/zip',
      content: archiveOf(entries, now()),
    }
  },
})
