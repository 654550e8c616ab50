import { Readable } from 'node:stream'
import type { Basket, BasketItemInput, FileAnswer } from '@isp/contract'
import { MAX_QUOTATION_LINES } from '@isp/contract/limits'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Caller, Member, SignedIn } from '../../kernel/http/caller.ts'
import type { Paper } from '../../papers/paper.ts'
import type { Papers } from '../../papers/papers.ts'
import { moscowDay } from '../../trade/working-days.ts'
import type { BasketImports } from '../basket/basket-import.service.ts'
import { selectOrderDetails } from '../order/lists/order-rows.service.ts'
import { confirmationFileName, confirmationPaper } from './confirmation.paper.ts'
import { invoiceFileName, invoicePaper } from './invoice/invoice.paper.ts'
import type { Invoices } from './invoice/invoice.service.ts'
import { selectLastInvoice } from './invoice/invoice.sql.ts'
import { hashOf } from './invoice/invoice-content.ts'
import { readerOf, selectOrderForPaper, selectPaperLines } from './order-paper.sql.ts'
import { quotationFileName, quotationPaper, totalsOfPriced } from './quotation.paper.ts'
import { type KeptQuotation, registerQuotation, selectSameQuotation } from './quotation.sql.ts'
import { type QuotationContent, quotationContent } from './quotation-content.ts'
import type { OpenedSeller } from './seller/open-seller.ts'

export type Documents = {
  /** Like all of them @throws AppError SELLER_UNKNOWN; also ORDER_NOT_FOUND, DOCUMENT_ORDER_CANCELLED */
  invoice(caller: Member, orderId: number): Promise<FileAnswer>
  /** To be called before an answer with documents begins. @throws AppError SELLER_UNKNOWN */
  canDraw(): void
  /**
   * The last issued invoice of an order; the caller has checked the right to see it.
   * @throws AppError ORDER_NOT_FOUND when there is none
   */
  issued(orderId: number): Promise<FileAnswer>
  /** @throws AppError ORDER_NOT_FOUND, DOCUMENT_ORDER_CANCELLED */
  confirmation(caller: Member, orderId: number): Promise<FileAnswer>
  /** A stored offer with its original content. */
  offer(quotation: KeptQuotation): Promise<FileAnswer>
  /** @throws AppError BASKET_EMPTY, DOCUMENT_TOO_LONG */
  quotation(caller: SignedIn): Promise<FileAnswer>
  /** A price offer for lines that are not stored. @throws AppError BASKET_EMPTY when none of them is sold */
  itemsQuotation(caller: Caller, items: readonly BasketItemInput[]): Promise<FileAnswer>
}

type Ports = {
  database: Database
  baskets: Pick<BasketImports, 'read' | 'present'>
  invoices: Invoices
  papers: Papers
  /** Null: no seller is configured (D60). */
  seller: OpenedSeller | null
  now: () => Date
}

const asFile = (name: string, content: Uint8Array): FileAnswer => ({
  name,
  mediaType: 'application/pdf',
  size: content.length,
  content: Readable.from([content]),
})

export const createDocuments = (ports: Ports): Documents => {
  const { database, baskets, invoices, papers, now } = ports
  const known = (): OpenedSeller => {
    if (!ports.seller) throw new AppError('SELLER_UNKNOWN')
    return ports.seller
  }

  const fileOf = async (name: string, paper: Paper): Promise<FileAnswer> =>
    asFile(name, await papers.draw(async () => paper))

  /** Stores the content of an offer to a company; the same content on the same day is the same offer. */
  const numbered = async (caller: Caller, dated: string, content: QuotationContent) => {
    const { account, company } = caller
    const contentHash = hashOf(content)
    const same =
      account && company
        ? await selectSameQuotation(database, {
            ...{ accountId: account.id, companyId: company.id, dated, contentHash },
          })
        : undefined
    const taken =
      same ??
      (await registerQuotation(database, {
        dated,
        accountId: account?.id ?? null,
        companyId: company?.id ?? null,
        lineCount: content.lines.length,
        total: totalsOfPriced(content.lines).total,
        kept: company ? { content, contentHash } : null,
      }))
    return { ...taken, dated }
  }

  const quotationOf = async (caller: Caller, basket: Basket): Promise<FileAnswer> => {
    const opened = known()
    const dated = moscowDay(now())
    const quoted = quotationContent(opened.seller, caller, basket, dated)
    const { lines } = quoted
    if (lines.length === 0) throw new AppError('BASKET_EMPTY')
    if (lines.length > MAX_QUOTATION_LINES) {
      throw new AppError('DOCUMENT_TOO_LONG', { max: MAX_QUOTATION_LINES })
    }
    let name = ''
    // the number is taken when the drawing's turn comes, so that a refused request uses none
    const content = await papers.draw(async () => {
      const quotation = await numbered(caller, dated, quoted)
      name = quotationFileName(quotation)
      return quotationPaper(quotation, quoted, opened)
    })
    return asFile(name, content)
  }

  return {
    canDraw: () => {
      known()
    },

    issued: async (orderId) => {
      const opened = known()
      const invoice = await selectLastInvoice(database, orderId)
      if (!invoice) throw new AppError('ORDER_NOT_FOUND')
      return fileOf(invoiceFileName(invoice), await invoicePaper(invoice, opened))
    },

    invoice: async (caller, orderId) => {
      const opened = known()
      const invoice = await invoices.issue(opened.seller, readerOf(caller), orderId)
      return fileOf(invoiceFileName(invoice), await invoicePaper(invoice, opened))
    },

    confirmation: async (caller, orderId) => {
      const opened = known()
      const order = await selectOrderForPaper(database, readerOf(caller), orderId, {
        holds: false,
      })
      if (!order) throw new AppError('ORDER_NOT_FOUND')
      const { status } = order
      if (status === 'CANCELLED') throw new AppError('DOCUMENT_ORDER_CANCELLED')
      const said = await selectOrderDetails(database, orderId)
      const lines = await selectPaperLines(database, orderId)
      const paper = confirmationPaper({ ...order, ...said, status }, lines, opened)
      return fileOf(confirmationFileName(order), paper)
    },

    offer: async (quotation) =>
      fileOf(quotationFileName(quotation), quotationPaper(quotation, quotation.content, known())),

    quotation: async (caller) => quotationOf(caller, await baskets.read(caller)),
    itemsQuotation: async (caller, items) =>
      quotationOf(caller, await baskets.present(caller, items)),
  }
}
