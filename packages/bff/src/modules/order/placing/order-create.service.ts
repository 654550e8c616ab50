import {
  type ApprovalRequest,
  type CreateOrderInput,
  type DeliveryMethod,
  type Order,
  orderEndpoints,
} from '@isp/contract'
import { AppError, fieldError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import { agreementText } from '../../../kernel/http/agreement.messages.ts'
import type { Buyer } from '../../../kernel/http/caller.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import type { CallerPriceTypes } from '../../../trade/price-types.ts'
import { workingDaysFrom } from '../../../trade/working-days.ts'
import type { BasketLines, OrderableLine, StoredLine } from '../../basket/basket-lines.service.ts'
import { type Files, ownerOf } from '../../files/files.service.ts'
import type { Jobs } from '../../jobs/jobs.service.ts'
import { queueLetter } from '../../mail/outgoing/mail-queue.service.ts'
import { freeStockOf, lockStock } from '../../stock/stock.service.ts'
import { type ActivityEntry, insertActivity } from '../changes/order-activity.sql.ts'
import { selectDeliveryMethod } from '../delivery.sql.ts'
import { textsOf } from '../lists/order-columns.ts'
import { orderMessages as messages } from '../order.messages.ts'
import { selectOrder } from '../order.sql.ts'
import { presentOrder } from '../order-view.ts'
import { RESERVATION_DAYS, type ReservedPart, reserve } from '../reservations/reservation.ts'
import { basketStateOf } from './basket-state.ts'
import { isRequest, type OrderApprovals, type Wanted } from './order-approval.ts'
import { orderConfirmation } from './order-confirmation.mail.ts'
import {
  bindKey,
  insertOrder,
  insertOrderFiles,
  insertOrderLines,
  type NewOrderLine,
  nextOrderNumber,
  selectBuyer,
  takeKey,
} from './order-create.sql.ts'
import { orderHash } from './order-hash.ts'
import { readTerms } from './order-terms.ts'

export type OrderCreation = {
  /**
   * Places the whole basket as an order, or as a request when somebody has to approve it first (D42); on an error
   * nothing is stored. Repeated with the same key and body it gives the same result.
   * @throws AppError IDEMPOTENCY_KEY_REUSED, ROLE_FORBIDDEN, COMPANY_NOT_ACTIVE, AGREEMENT_REQUIRED (lost during
   * the request), DELIVERY_METHOD_NOT_FOUND, DELIVERY_ADDRESS_REQUIRED, BASKET_EMPTY, PRODUCT_NOT_ORDERABLE,
   * BASKET_CHANGED, FILE_NOT_FOUND
   */
  create(buyer: Buyer, key: string, input: CreateOrderInput): Promise<Order | ApprovalRequest>
  /** To be called before the transaction of `approve`: inside it would wait for a second connection. */
  pricesOf(buyer: Buyer): Promise<CallerPriceTypes>
  /**
   * Places an approved order with the lines of the request instead of the basket, in the caller's transaction.
   * @throws AppError as `create`
   */
  approve(database: Database, buyer: Buyer, approved: Approved): Promise<Order>
}

export type Approved = {
  input: CreateOrderInput
  lines: readonly StoredLine[]
  prices: CallerPriceTypes
  /** Number of the request, and who approved it. */
  number: string
  approver: string
}

type Ports = {
  basketLines: BasketLines
  transact: Transact
  /** Public origin of the shop, for the link in the letter. */
  shopOrigin: string
  jobs: Pick<Jobs, 'enqueue'>
  files: Pick<Files, 'attach'>
  now: () => Date
  approvals: OrderApprovals
}

const readOrder = async (database: Database, buyer: Buyer, id: number): Promise<Order> => {
  const reader = { accountId: buyer.account.id, companyId: buyer.company.id }
  const row = await selectOrder(database, reader, id)
  if (!row) throw new AppError('ORDER_NOT_FOUND')
  return presentOrder(database, row)
}

const buyerRoles: readonly string[] = orderEndpoints.createOrder.access.company

/** Repeats the check of access under the locks: rights may have changed while the request waited. */
const checkBuyer = async (database: Database, buyer: Buyer): Promise<void> => {
  const standing = await selectBuyer(database, {
    accountId: buyer.account.id,
    companyId: buyer.company.id,
    agreementId: buyer.agreement.id,
  })
  if (!standing || !buyerRoles.includes(standing.role)) throw new AppError('ROLE_FORBIDDEN')
  if (standing.companyStatus !== 'ACTIVE') throw new AppError('COMPANY_NOT_ACTIVE')
  if (standing.agreementId === null) throw new AppError('AGREEMENT_REQUIRED')
}

const readDelivery = async (
  database: Database,
  { deliveryMethod, address, freight }: CreateOrderInput,
): Promise<{ method: DeliveryMethod; address: string | null }> => {
  const method = await selectDeliveryMethod(database, deliveryMethod)
  if (!method) {
    const fields = [fieldError('deliveryMethod', 'UNAVAILABLE')]
    throw new AppError('DELIVERY_METHOD_NOT_FOUND', {}, { fields })
  }
  if (method.needsAddress && !address && !freight?.terminal) {
    const fields = [fieldError('address', 'REQUIRED')]
    throw new AppError('DELIVERY_ADDRESS_REQUIRED', {}, { fields })
  }
  return { method, address: method.needsAddress ? (address ?? null) : null }
}

const toOrderLines = (
  lines: readonly OrderableLine[],
  reserved: readonly ReservedPart[],
): NewOrderLine[] => {
  const reservedOf = new Map<number, number>()
  for (const { productId, quantity } of reserved) {
    reservedOf.set(productId, (reservedOf.get(productId) ?? 0) + quantity)
  }
  return lines.map(({ expectedOn, ...line }, place) => {
    const taken = reservedOf.get(line.productId) ?? 0
    return { ...line, place, reserved: taken, expectedOn: expectedOn(taken) }
  })
}

const stateOf = (lines: readonly NewOrderLine[]): string =>
  basketStateOf(lines.map(({ reserved, ...line }) => ({ ...line, available: reserved })))

const reservedText = (lines: readonly NewOrderLine[]): string => {
  const ordered = lines.reduce((total, { quantity }) => total + quantity, 0)
  const reserved = lines.reduce((total, line) => total + line.reserved, 0)
  if (reserved === ordered) return messages.allReserved
  return reserved === 0 ? messages.nothingReserved : messages.partlyReserved(reserved, ordered)
}

export const createOrderCreation = (ports: Ports): OrderCreation => {
  const { basketLines, transact, shopOrigin, jobs, files, now, approvals } = ports

  /** Checks again, inside the transaction, all that needs no lock of the stock. */
  const readConditions = async (database: Database, buyer: Buyer, input: CreateOrderInput) => {
    await checkBuyer(database, buyer)
    const delivery = await readDelivery(database, input)
    return { ...delivery, terms: readTerms(input, delivery.method, now()) }
  }

  /** Reads current prices and stock under the lock of the stock and compares them with what the buyer agreed to. */
  const readGoods = async (
    database: Database,
    held: readonly StoredLine[],
    prices: CallerPriceTypes,
    { expectedTotal, basketState }: CreateOrderInput,
  ) => {
    const productIds = held.map(({ productId }) => productId)
    await lockStock(database, productIds)
    const lines = await basketLines.toOrder(database, held, prices)
    const total = lines.reduce((whole, { sum }) => whole + sum, 0)
    if (total !== expectedTotal) throw new AppError('BASKET_CHANGED')
    const free = await freeStockOf(database, productIds)
    const reserved = reserve(lines, free)
    const ordered = toOrderLines(lines, reserved)
    if (basketState !== undefined && basketState !== stateOf(ordered)) {
      throw new AppError('BASKET_CHANGED')
    }
    return { total, reserved, lines: ordered, orderable: lines }
  }

  type Goods = Awaited<ReturnType<typeof readGoods>>
  type Conditions = Awaited<ReturnType<typeof readConditions>>

  const insert = async (
    database: Database,
    buyer: Buyer,
    input: CreateOrderInput,
    { method, address, terms, total, reserved, lines }: Conditions & Goods,
    history: readonly ActivityEntry[] = [],
  ): Promise<Order> => {
    const attached = await files.attach(database, ownerOf(buyer), 'order', input.fileIds ?? [])
    const id = await insertOrder(database, {
      accountId: buyer.account.id,
      companyId: buyer.company.id,
      number: messages.number(await nextOrderNumber(database)),
      agreementId: buyer.agreement.id,
      companyName: buyer.company.name,
      companyInn: buyer.company.inn,
      agreementName: agreementText(buyer.agreement),
      author: buyer.account.name,
      deliveryCode: method.code,
      deliveryName: method.name,
      address,
      contactName: input.contact.name,
      contactPhone: input.contact.phone,
      contactEmail: input.contact.email,
      comment: input.comment || null,
      said: { ...textsOf(input), terms },
      total,
      vatTotal: lines.reduce((whole, { vatSum }) => whole + vatSum, 0),
      lineCount: lines.length,
      reservedUntil: workingDaysFrom(now(), RESERVATION_DAYS),
    })
    if (input.costCentreId) await approvals.charge(database, id, input.costCentreId)
    await insertOrderLines(database, id, lines, reserved)
    await insertOrderFiles(database, id, attached)
    await insertActivity(database, id, [
      { kind: 'created', status: 'NEW', text: messages.created, author: buyer.account.name },
      ...history,
      { kind: 'reserved', status: null, text: reservedText(lines), author: null },
    ])
    const order = await readOrder(database, buyer, id)
    await queueLetter(
      { database, jobs },
      {
        key: `order:${id}:confirmation`,
        to: order.contact.email,
        orderId: id,
        ...orderConfirmation(order, shopOrigin),
      },
    )
    return order
  }

  /** A waiting request holds its files, otherwise the clean-up would delete them. */
  const ask = async (
    database: Database,
    buyer: Buyer,
    wanted: Wanted,
  ): Promise<ApprovalRequest | null> => {
    const request = await approvals.ask(database, buyer, wanted)
    if (request) await files.attach(database, ownerOf(buyer), 'order', wanted.input.fileIds ?? [])
    return request
  }

  const writeOrder = async (
    database: Database,
    prices: CallerPriceTypes,
    buyer: Buyer,
    input: CreateOrderInput,
  ): Promise<Order | ApprovalRequest> => {
    const conditions = await readConditions(database, buyer, input)
    const owner = { accountId: buyer.account.id, companyId: buyer.company.id }
    const held = await basketLines.hold(database, owner)
    const goods = await readGoods(database, held, prices, input)
    await basketLines.remove(database, owner, goods.orderable)
    const { total, lines } = goods
    const request = await ask(database, buyer, { total, lines, input })
    return request ?? insert(database, buyer, input, { ...conditions, ...goods })
  }

  return {
    create: async (buyer, key, input) => {
      const bodyHash = orderHash(buyer, input)
      const prices = await basketLines.pricesOf(buyer) // outside the transaction, which must not wait for a second connection
      return transact(async (database) => {
        const known = await takeKey(database, buyer.account.id, key, bodyHash)
        const isMade = known?.orderId || known?.approvalId
        if (known && (known.bodyHash !== bodyHash || !isMade)) {
          throw new AppError('IDEMPOTENCY_KEY_REUSED')
        }
        if (known?.approvalId) return approvals.read(database, known.approvalId)
        if (known?.orderId) return readOrder(database, buyer, known.orderId)
        const created = await writeOrder(database, prices, buyer, input)
        const made = isRequest(created) ? { approvalId: created.id } : { orderId: created.id }
        await bindKey(database, buyer.account.id, key, made)
        return created
      })
    },

    pricesOf: basketLines.pricesOf,

    approve: async (database, buyer, { input, lines, prices, number, approver }) => {
      const conditions = await readConditions(database, buyer, input)
      const goods = await readGoods(database, lines, prices, input)
      return insert(database, buyer, input, { ...conditions, ...goods }, [
        { kind: 'created', status: null, text: messages.approved(number), author: approver },
      ])
    },
  }
}
