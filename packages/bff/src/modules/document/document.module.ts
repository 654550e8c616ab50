import { documentEndpoints } from '@isp/contract'
import { defineModule } from '../../module.ts'
import { createKeyedQueue } from '../../plugins/keyed-queue.ts'
import { createBasketImports } from '../basket/basket-import.service.ts'
import { createDocuments } from './document.service.ts'
import { createInvoices } from './invoice/invoice.service.ts'
import { createPapers } from './paper/papers.ts'
import { openSeller } from './seller/open-seller.ts'

export const documentModule = defineModule({
  endpoints: documentEndpoints,
  open: async (context) => {
    const opened = await openSeller(context.sellerFile)
    const papers = createPapers()
    const documents = createDocuments({
      database: context.database,
      baskets: createBasketImports(context),
      invoices: createInvoices({ transact: context.transact, seller: opened.seller }),
      papers,
      opened,
      now: context.now,
    })
    const inTurn = createKeyedQueue()
    return {
      close: papers.close,
      handlers: {
        orderInvoice: ({ caller, body }) =>
          inTurn(`account:${caller.account.id}`, () => documents.invoice(caller, body.id)),
        orderConfirmation: ({ caller, body }) =>
          inTurn(`account:${caller.account.id}`, () => documents.confirmation(caller, body.id)),
        basketQuotation: ({ caller }) =>
          inTurn(`account:${caller.account.id}`, () => documents.quotation(caller)),
        itemsQuotation: ({ caller, body }, { ip }) =>
          inTurn(caller.account ? `account:${caller.account.id}` : `address:${ip}`, () =>
            documents.itemsQuotation(caller, body.items),
          ),
      },
    }
  },
})
