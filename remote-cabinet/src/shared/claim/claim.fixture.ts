import type { Claim, Order } from '@isp/contract'
import { makeOrder } from '../../cabinet.fixture.tsx'
import type { OrderClaim } from './claim.queries.ts'

export const makeClaim = (over: Partial<Claim> = {}): Claim => ({
  wish: 'replace',
  state: 'open',
  version: 0,
  decidedAt: null,
  lines: [
    {
      place: 0,
      shipmentId: null,
      name: 'Сверло спиральное 8,5 мм',
      article: 'VT-1001',
      unit: 'шт',
      quantity: 4,
      reason: 'defect',
      lot: 'П-17',
      outcome: null,
      agreed: 0,
      note: '',
    },
  ],
  ...over,
})

export const makeOrderClaim = (over: Partial<OrderClaim> = {}): OrderClaim => ({
  ticketId: 9,
  number: 'Р-000009',
  place: 0,
  shipmentId: null,
  unit: 'шт',
  quantity: 4,
  reason: 'defect',
  lot: '',
  outcome: null,
  agreed: 0,
  note: '',
  ...over,
})

/** Ten pieces ordered: six of the first line came, with two shipments; the second line is on its way. */
export const makeShippedOrder = (): Order => {
  const order = makeOrder({ status: 'SHIPPED' })
  const shipment = { note: null, at: '2026-11-20T09:00:00+03:00' }
  return {
    ...order,
    lines: order.lines.map((line) => (line.place === 0 ? { ...line, shipped: 6 } : line)),
    shipments: [
      { ...shipment, id: 31, lines: [{ place: 0, quantity: 4 }] },
      { ...shipment, id: 32, lines: [{ place: 0, quantity: 2 }] },
    ],
  }
}
