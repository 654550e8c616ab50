import type { Fault } from '../fault.ts'

const changes = 'packages/bff/src/modules/order/order-changes.service.ts'
const quantities = 'packages/bff/src/modules/order/order-quantities.ts'
const picking = 'packages/bff/src/modules/order/shipment-picking.ts'
const ending = 'packages/bff/src/modules/order/reservation-end.job.ts'
const staff = 'packages/bff/src/modules/staff/staff-order.service.ts'

const shipment = ['modules/order/order-shipment.test']
const cancel = ['modules/order/order-cancel.test']

/** What happens to an order after it was made: steps, shipments, cancellations, the end of its reservation. */
export const faults: readonly Fault[] = [
  {
    id: 'order-of-another-seller',
    file: staff,
    find: '!order || !(await selectOrderCompany(connection, seenByOf(caller), id))',
    replace: '!order',
    tests: ['modules/staff/staff-order.test'],
    harm: 'продавец меняет заказы чужих компаний',
  },
  {
    id: 'order-changed-unseen',
    file: changes,
    find: 'if (order.version !== version) throw',
    replace: 'if (order.version < version) throw',
    tests: ['modules/staff/staff-order.test'],
    harm: 'решение принято по заказу, которого уже нет таким',
  },
  {
    id: 'order-led-anywhere',
    file: changes,
    find: 'if (!moves.includes(status)) {',
    replace: "if (order.status === 'CANCELLED') {",
    tests: ['modules/staff/staff-order.test'],
    harm: 'заказ перескакивает через оплату',
  },
  {
    id: 'shipped-before-paid',
    file: quantities,
    find: "status === 'ASSEMBLING'",
    replace: "status !== 'CANCELLED'",
    tests: shipment,
    harm: 'неоплаченный заказ уезжает',
  },
  {
    id: 'shipped-twice-over',
    file: changes,
    find: 'if (quantity > max)',
    replace: 'if (quantity > line.quantity)',
    tests: [...shipment, ...cancel],
    harm: 'отгружено или отменено больше, чем осталось',
  },
  {
    id: 'shipped-out-of-nothing',
    file: changes,
    find: 'if (missing > 0) {',
    replace: 'if (missing > quantity) {',
    tests: shipment,
    harm: 'отгружено то, чего на складе нет',
  },
  {
    id: 'shipped-of-anothers-reserve',
    file: picking,
    find: 'for (const { warehouseId, free } of stock) take(warehouseId, free)',
    replace: 'for (const { warehouseId, there } of stock) take(warehouseId, there)',
    tests: shipment,
    harm: 'отгружено то, что держат для другого покупателя',
  },
  {
    id: 'shipped-and-still-in-stock',
    file: changes,
    find: '        picked.flatMap(({ taken }) => taken),',
    replace: '        picked.slice(1).flatMap(({ taken }) => taken),',
    tests: shipment,
    harm: 'уехавшее продаётся ещё раз',
  },
  {
    id: 'cancelled-after-shipment',
    file: quantities,
    find: "  status !== 'SHIPPED' && status !== 'DELIVERED'",
    replace: "  status !== 'DELIVERED'",
    tests: cancel,
    harm: 'отменяется отгруженный заказ',
  },
  {
    id: 'cancelled-and-still-held',
    file: quantities,
    find: 'return { ...next, reserved: Math.min(line.reserved, openOf(next)) }',
    replace: 'return { ...next, reserved: line.reserved }',
    tests: cancel,
    harm: 'отменённое остаётся в резерве',
  },
  {
    id: 'cancelled-and-still-charged',
    file: quantities,
    find: 'price * (quantity - cancelled)',
    replace: 'price * quantity',
    tests: [...cancel, 'modules/order/order-random.test'],
    harm: 'за отменённое выставлен счёт',
  },
  {
    id: 'reservation-of-deferred',
    file: 'packages/bff/src/modules/order/reservation-end.sql.ts',
    find: 'agreement.id = orders.agreement_id and payment_days > 0',
    replace: 'agreement.id = orders.agreement_id and payment_days < 0',
    tests: ['modules/order/reservation-end.test'],
    harm: 'у покупателя с отсрочкой снят резерв',
  },
  {
    id: 'reservation-ended-unwarned',
    file: ending,
    find: 'const end = until > soonest ? until : soonest',
    replace: 'const end = until',
    tests: ['modules/order/reservation-end.test'],
    harm: 'резерв снят сразу после предупреждения',
  },
  {
    id: 'reservation-ended-early',
    file: ending,
    find: '} else if (ending.until <= now()) {',
    replace: '} else {',
    tests: ['modules/order/reservation-end.test'],
    harm: 'резерв снят до срока',
  },
  {
    id: 'repeat-of-another',
    file: 'packages/bff/src/modules/order/order-repeat.service.ts',
    find: "if (!(await selectOrder(database, reader, id))) throw new AppError('ORDER_NOT_FOUND')",
    replace:
      "if (!(await selectOrder(database, reader, id)) && id < 0) throw new AppError('ORDER_NOT_FOUND')",
    tests: ['modules/order/order-repeat.test'],
    harm: 'чужой заказ виден через корзину',
  },
  {
    id: 'repeat-of-unsellable',
    file: 'packages/bff/src/modules/order/order-repeat.service.ts',
    find: 'const good = rows.filter((row) => problemOf(row) === null)',
    replace: 'const good = rows',
    tests: ['modules/order/order-repeat.test'],
    harm: 'товар без цены молча лежит в корзине и не даёт оформить',
  },
]
