import type { OrderPieces, OrderStatus } from '@isp/contract'
import { AppError, fieldError, invalidFields } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import type { Jobs } from '../../jobs/jobs.service.ts'
import { type LetterContent, queueLetter } from '../../mail/outgoing/mail-queue.service.ts'
import { freeStockOf, lockStock, stockPartsOf, takeStock } from '../../stock/stock.service.ts'
import { shareOut } from '../accounting/reported-lines.ts'
import { orderMessages as messages, statusNames } from '../order.messages.ts'
import {
  afterCancelling,
  afterShipment,
  canCancel,
  canShip,
  movesOf,
  openOf,
  statusAfter,
  sumsOf,
  totalsOf,
} from '../placing/order-quantities.ts'
import { reserve } from '../reservations/reservation.ts'
import { drop, pick, withChanged, withoutTaken } from '../reservations/shipment-picking.ts'
import { insertActivity } from './order-activity.sql.ts'
import {
  type AccountingShipment,
  addHeldParts,
  type ChangeLine,
  type HeldOrder,
  insertShipment,
  type LineTerms,
  selectChangeLines,
  selectHeldParts,
  updateHeldParts,
  updateLines,
  updateOrder,
  updateTerms,
} from './order-change.sql.ts'
import { cancelledLetter, movedLetter, shippedLetter } from './order-news.mail.ts'

export { type HeldOrder, lockOrder } from './order-change.sql.ts'

/**
 * Changes of an existing order. Each runs in the transaction that has locked it (`lockOrder`), mails the contact
 * and records the activity there.
 */
export type OrderChanges = {
  /** @throws AppError ORDER_STATUS_REFUSED */
  move(database: Database, order: HeldOrder, status: OrderStatus, by: By): Promise<void>
  /** @throws AppError ORDER_NOT_SHIPPABLE, REQUEST_INVALID (no such line, more than is open), SHIPMENT_OUT_OF_STOCK */
  ship(database: Database, order: HeldOrder, pieces: OrderPieces, by: By): Promise<OrderStatus>
  /** `pieces` null: everything open. @throws AppError ORDER_NOT_CANCELLABLE, REQUEST_INVALID */
  cancel(
    database: Database,
    order: HeldOrder,
    pieces: OrderPieces | null,
    by: By,
  ): Promise<OrderStatus>
  /** Changes quantities and prices of lines. */
  amend(database: Database, order: HeldOrder, lines: readonly LineTerms[], by: By): Promise<void>
}

/**
 * `isReported`: it has already happened in the accounting system, which reports the change of stock in separate
 * records.
 */
export type By = {
  author: string
  comment: string | null
  isReported?: true
  shipment?: AccountingShipment
}
type Ports = { jobs: Pick<Jobs, 'enqueue'>; shopOrigin: string }

/** @throws AppError ORDER_CHANGED when the caller has seen another version */
export const checkVersion = (order: HeldOrder, version: number): void => {
  if (order.version !== version) throw new AppError('ORDER_CHANGED')
}

/** The chosen lines with their pieces. @throws AppError REQUEST_INVALID with the path of the wrong entry */
const choose = (lines: readonly ChangeLine[], pieces: OrderPieces) =>
  pieces.map(({ place, quantity }, index) => {
    const line = lines.find((one) => one.place === place)
    if (!line) throw invalidFields(fieldError(`lines.${index}.place`, 'UNAVAILABLE'))
    const max = openOf(line)
    if (quantity > max)
      throw invalidFields(fieldError(`lines.${index}.quantity`, 'TOO_BIG', { max }))
    return { line, quantity }
  })

const write = async (
  database: Database,
  order: HeldOrder,
  before: readonly ChangeLine[],
  changed: readonly ChangeLine[],
  isByPerson: boolean,
) => {
  const lines = before.map((line) => changed.find(({ place }) => place === line.place) ?? line)
  const status = statusAfter(order.status, lines)
  await updateLines(
    database,
    order.id,
    changed.map((line) => ({ ...line, ...sumsOf(line) })),
  )
  const version = await updateOrder(database, order.id, isByPerson, {
    status,
    ...totalsOf(lines),
  })
  return { status, version }
}

/** Releases reserved pieces that the changed lines no longer need. */
const free = async (
  database: Database,
  order: HeldOrder,
  changes: readonly { before: ChangeLine; after: ChangeLine }[],
): Promise<void> => {
  let held = await selectHeldParts(database, order.id)
  const parts = changes.flatMap(({ before, after }) => {
    const own = held.filter(({ productId }) => productId === before.productId)
    const dropped = drop(own, [], before.reserved - after.reserved)
    held = withChanged(held, dropped)
    return dropped
  })
  await updateHeldParts(database, order.id, parts)
}

/** Releases all reservations of the order; its open pieces then wait for stock without one. */
export const freeReservation = async (database: Database, order: HeldOrder): Promise<void> => {
  const lines = await selectChangeLines(database, order.id)
  const changes = lines
    .filter(({ reserved }) => reserved > 0)
    .map((before) => ({ before, after: { ...before, reserved: 0 } }))
  await free(database, order, changes)
  await write(
    database,
    order,
    lines,
    changes.map(({ after }) => after),
    false,
  )
}

/**
 * Reserves again, as far as in stock, what a paid order lost when its reservation expired.
 * @returns whether anything was reserved
 */
const reserveAgain = async (database: Database, order: HeldOrder): Promise<boolean> => {
  const lines = await selectChangeLines(database, order.id)
  const wanting = lines.filter((line) => openOf(line) > line.reserved)
  const productIds = wanting.map(({ productId }) => productId)
  await lockStock(database, productIds)
  const wanted = wanting.map((line) => ({
    productId: line.productId,
    quantity: openOf(line) - line.reserved,
  }))
  const parts = reserve(wanted, await freeStockOf(database, productIds))
  await addHeldParts(database, order.id, parts)
  const shares = shareOut(wanted, parts)
  const changed = wanting.map((line, at) => ({
    ...line,
    reserved: line.reserved + (shares[at] ?? 0),
  }))
  await updateLines(
    database,
    order.id,
    changed.map((line) => ({ ...line, ...sumsOf(line) })),
  )
  return parts.length > 0
}

export const createOrderChanges = ({ jobs, shopOrigin }: Ports): OrderChanges => {
  const tell = (
    database: Database,
    order: HeldOrder,
    version: number,
    letter: LetterContent,
  ): Promise<void> =>
    queueLetter(
      { database, jobs },
      {
        ...letter,
        key: `order:${order.id}:version:${version}`,
        to: order.contactEmail,
        orderId: order.id,
      },
    )

  return {
    move: async (database, order, status, { author, comment, isReported }) => {
      const moves = movesOf(order.status)
      if (!moves.includes(status)) {
        const next = messages.next(moves, canShip(order.status))
        throw new AppError('ORDER_STATUS_REFUSED', { from: statusNames[order.status], next })
      }
      const isBack = status === 'ASSEMBLING' && (await reserveAgain(database, order))
      const lines = await selectChangeLines(database, order.id)
      const version = await updateOrder(database, order.id, !isReported, {
        status,
        ...totalsOf(lines),
      })
      await insertActivity(database, order.id, [
        { kind: 'status', status, text: messages.moved(status, comment), author },
        ...(isBack
          ? [{ kind: 'reserved', status: null, text: messages.reservedAgain, author: null }]
          : []),
      ])
      await tell(
        database,
        order,
        version,
        movedLetter(order, status, isReported ? null : comment, shopOrigin),
      )
    },

    ship: async (database, order, pieces, { author, comment, isReported, shipment }) => {
      if (!canShip(order.status)) {
        throw new AppError('ORDER_NOT_SHIPPABLE', { from: statusNames[order.status] })
      }
      const lines = await selectChangeLines(database, order.id)
      const chosen = choose(lines, pieces)
      const productIds = chosen.map(({ line }) => line.productId)
      await lockStock(database, productIds)
      let stock = await stockPartsOf(database, productIds)
      let held = await selectHeldParts(database, order.id)
      const picked = chosen.map(({ line, quantity }) => {
        const ownHeld = held.filter(({ productId }) => productId === line.productId)
        if (isReported) {
          const after = afterShipment(line, quantity, Math.min(line.reserved, quantity))
          const released = drop(ownHeld, [], line.reserved - after.reserved)
          held = withChanged(held, released)
          return { after, taken: [], released }
        }
        const ownStock = stock.filter(({ productId }) => productId === line.productId)
        const { taken, fromHeld, missing } = pick(line.productId, quantity, ownHeld, ownStock)
        if (missing > 0) {
          const params = {
            name: line.name,
            available: messages.pieces(quantity - missing, line.unit),
          }
          throw new AppError('SHIPMENT_OUT_OF_STOCK', params)
        }
        const used = fromHeld.reduce((whole, part) => whole + part.quantity, 0)
        const after = afterShipment(line, quantity, used)
        const released = drop(ownHeld, fromHeld, line.reserved - after.reserved)
        // another line may have the same product
        held = withChanged(held, released)
        stock = withoutTaken(stock, taken, fromHeld)
        return { after, taken, released }
      })
      await takeStock(
        database,
        picked.flatMap(({ taken }) => taken),
      )
      await updateHeldParts(
        database,
        order.id,
        picked.flatMap(({ released }) => released),
      )
      const { status, version } = await write(
        database,
        order,
        lines,
        picked.map(({ after }) => after),
        !isReported,
      )
      await insertShipment(
        database,
        order.id,
        { author, note: comment, reported: shipment },
        pieces,
      )
      await insertActivity(database, order.id, [
        { kind: 'shipped', status: null, text: messages.shipped(pieces.length, comment), author },
        ...(status === order.status
          ? []
          : [{ kind: 'status', status, text: messages.moved(status, null), author }]),
      ])
      const shipped = chosen.map(({ line, quantity }) => ({ ...line, quantity }))
      await tell(
        database,
        order,
        version,
        shippedLetter(order, shipped, { isWhole: status === 'SHIPPED', note: comment }, shopOrigin),
      )
      return status
    },

    cancel: async (database, order, pieces, { author, comment, isReported }) => {
      const refusal = new AppError('ORDER_NOT_CANCELLABLE', { from: statusNames[order.status] })
      if (!canCancel(order.status)) throw refusal
      const lines = await selectChangeLines(database, order.id)
      const open = lines.flatMap((line) =>
        openOf(line) > 0 ? [{ place: line.place, quantity: openOf(line) }] : [],
      )
      const chosen = choose(lines, pieces ?? open)
      if (chosen.length === 0) throw refusal
      const changes = chosen.map(({ line, quantity }) => ({
        before: line,
        after: afterCancelling(line, quantity),
      }))
      await free(database, order, changes)
      const { status, version } = await write(
        database,
        order,
        lines,
        changes.map(({ after }) => after),
        !isReported,
      )
      const kind = 'cancelled'
      const text =
        status === 'CANCELLED'
          ? messages.cancelled(comment)
          : status === 'SHIPPED'
            ? messages.cancelledRest(comment)
            : messages.cancelledLines(chosen.length, comment)
      await insertActivity(database, order.id, [
        { kind, status: status === order.status ? null : status, text, author },
      ])
      const cancelled = chosen.map(({ line, quantity }) => ({ ...line, quantity }))
      await tell(
        database,
        order,
        version,
        cancelledLetter(order, cancelled, { isWhole: status === 'CANCELLED', comment }, shopOrigin),
      )
      return status
    },

    amend: async (database, order, terms, { author, comment, isReported }) => {
      await updateTerms(database, order.id, terms)
      const lines = await selectChangeLines(database, order.id)
      await write(database, order, lines, lines, !isReported)
      await insertActivity(database, order.id, [
        { kind: 'status', status: null, text: messages.amended(comment), author },
      ])
    },
  }
}
