import type { Checkout, DeliveryMethod, Order, OrderActivity } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import { agreementText } from '../../kernel/http/agreement.messages.ts'
import type { Buyer, Member } from '../../kernel/http/caller.ts'
import type { BasketLines } from '../basket/basket-lines.service.ts'
import { readCompanyAddresses } from '../company/addresses.service.ts'
import { selectDeliveryMethods } from './delivery.sql.ts'
import {
  type Reader,
  selectActivity,
  selectAddresses,
  selectLastContact,
  selectOrder,
  selectParties,
} from './order.sql.ts'
import { presentOrder } from './order-view.ts'
import { shownStateOf } from './placing/basket-state.ts'
import type { OrderApprovals } from './placing/order-approval.ts'
import { wishedDaysFrom } from './placing/order-terms.ts'

/** Reads of orders. Another buyer's order gives ORDER_NOT_FOUND, like one that does not exist. */
export type OrderService = {
  deliveryMethods(): Promise<{ items: DeliveryMethod[] }>
  /** @throws AppError BASKET_EMPTY */
  checkout(caller: Buyer): Promise<Checkout>
  get(caller: Member, id: number): Promise<Order>
  activity(caller: Member, id: number): Promise<{ items: OrderActivity[] }>
}

export const readerOf = ({ account, company }: Member): Reader => ({
  accountId: account.id,
  companyId: company.id,
})

type Ports = {
  database: Database
  basketLines: BasketLines
  now: () => Date
  approvals: Pick<OrderApprovals, 'has'>
}

export const createOrderService = ({
  database,
  basketLines,
  now,
  approvals,
}: Ports): OrderService => {
  return {
    deliveryMethods: async () => ({ items: await selectDeliveryMethods(database) }),

    checkout: async (caller) => {
      const { account, company, agreement } = caller
      const reader = readerOf(caller)
      const [basket, deliveryMethods, own, earlier, parties, lastContact, hasApprovals] =
        await Promise.all([
          basketLines.read(caller),
          selectDeliveryMethods(database),
          readCompanyAddresses(database, company.id),
          selectAddresses(database, company.id),
          selectParties(database, company.id),
          selectLastContact(database, reader),
          approvals.has(database, company.id),
        ])
      if (basket.count === 0) throw new AppError('BASKET_EMPTY')
      return {
        basket,
        company: { uuid: company.uuid, name: company.name, inn: company.inn },
        agreement: { uuid: agreement.uuid, name: agreementText(agreement) },
        deliveryMethods,
        addresses: [...new Set([...own.map(({ address }) => address), ...earlier])],
        parties,
        wishedDays: wishedDaysFrom(now()),
        basketState: shownStateOf(basket),
        contact: lastContact ?? { name: account.name, phone: '', email: account.login },
        hasApprovals,
      }
    },

    get: async (caller, id) => {
      const row = await selectOrder(database, readerOf(caller), id)
      if (!row) throw new AppError('ORDER_NOT_FOUND')
      return presentOrder(database, row)
    },

    activity: async (caller, id) => {
      const entries = await selectActivity(database, readerOf(caller), id)
      if (!entries) throw new AppError('ORDER_NOT_FOUND')
      return { items: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })) }
    },
  }
}
