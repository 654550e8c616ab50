import { documentEndpoints } from '@isp/contract'
import { callerKey } from '../../kernel/keyed-queue.ts'
import { defineModule, type Shared } from '../../kernel/module.ts'
import type { Papers } from '../../papers/papers.ts'
import type { BasketImports } from '../basket/basket-import.service.ts'
import type { Files } from '../files/files.service.ts'
import { createDocuments } from './document.service.ts'
import { createInvoices } from './invoice/invoice.service.ts'
import { createOffers } from './offers.service.ts'
import { createOrderPapers } from './order-papers.service.ts'
import type { OpenedSeller } from './seller/open-seller.ts'

type Asked = Shared & {
  files: Files
  baskets: { imports: BasketImports }
  papers: Papers
  seller: OpenedSeller | null
}

export const documentModule = defineModule({
  endpoints: documentEndpoints,
  open: ({ baskets, inTurn, ...asked }: Asked) => {
    const invoices = createInvoices(asked.transact)
    const documents = createDocuments({ ...asked, invoices, baskets: baskets.imports })
    const offers = createOffers({ ...asked, documents })
    const orderPapers = createOrderPapers({ ...asked, documents })
    return {
      handlers: {
        papers: ({ caller, query }) => orderPapers.list(caller, query),
        papersArchive: ({ caller, body }, { ip }) =>
          orderPapers.archive(caller, body, (draw) => inTurn(callerKey(caller, ip), draw)),
        offers: ({ caller, query }) => offers.list(caller, query),
        offer: ({ caller, params }, { ip }) =>
          inTurn(callerKey(caller, ip), () => offers.paper(caller, params.id)),
        orderInvoice: ({ caller, body }, { ip }) =>
          inTurn(callerKey(caller, ip), () => documents.invoice(caller, body.id)),
        orderConfirmation: ({ caller, body }, { ip }) =>
          inTurn(callerKey(caller, ip), () => documents.confirmation(caller, body.id)),
        basketQuotation: ({ caller }, { ip }) =>
          inTurn(callerKey(caller, ip), () => documents.quotation(caller)),
        itemsQuotation: ({ caller, body }, { ip }) =>
          inTurn(callerKey(caller, ip), () => documents.itemsQuotation(caller, body.items)),
      },
    }
  },
})
