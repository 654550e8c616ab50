import type { Order, OrderSummary } from '@isp/contract'
import type { RemoteModule } from '@isp/federation/remote'
import { createStaticHandler } from '@isp/router/server'
import {
  createTestContext,
  makeOrderSummary,
  makeOrder as makeTestOrder,
  type RenderedRoute,
  renderRoute,
  type Visitor,
} from '@isp/testing'
import remote from './exposes/routes.tsx'
import type { OrderList } from './shared/order/order.queries.ts'

export const makeSummary = (id: number, over: Partial<OrderSummary> = {}): OrderSummary =>
  makeOrderSummary({
    id,
    number: `26-${1000 + id}`,
    createdAt: '2026-11-20T21:30:00Z',
    total: 1_234_560,
    lineCount: 2,
    author: 'Соколова А. В.',
    agreement: 'Договор № 17',
    ...over,
  })

export const makeOrder = (over: Partial<Order> = {}): Order => ({
  ...makeTestOrder(),
  ...makeSummary(12),
  vatTotal: 222_626,
  company: { name: 'ООО «Станкосервис»', inn: '5260123456' },
  deliveryMethod: { code: 'courier', name: 'Курьером до цеха' },
  address: 'Нижний Новгород, Московское шоссе, 1',
  contact: { name: 'Пётр Орлов', phone: '+7 (831) 000-00-00', email: 'orlov@example.com' },
  lines: [
    {
      place: 0,
      productId: 5,
      slug: 'sverlo-8-5',
      image: null,
      name: 'Сверло спиральное 8,5 мм',
      article: 'VT-1001',
      unit: 'шт',
      quantity: 10,
      reserved: 4,
      shipped: 0,
      cancelled: 0,
      expectedOn: '2026-12-12',
      price: 61_728,
      sum: 617_280,
      vatRate: 22,
      vatSum: 111_313,
      comment: '',
    },
    {
      place: 1,
      productId: null,
      slug: null,
      image: null,
      name: 'Фреза концевая',
      article: 'VT-2002',
      unit: 'шт',
      quantity: 1,
      reserved: 1,
      shipped: 0,
      cancelled: 0,
      expectedOn: null,
      price: 617_280,
      sum: 617_280,
      vatRate: 22,
      vatSum: 111_313,
      comment: '',
    },
  ],
  ...over,
})

export const listOf = (items: OrderSummary[], over: Partial<OrderList> = {}): OrderList => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 20,
  pages: 1,
  ...over,
})

/** The cabinet beside the place of the sign-in, which another remote owns. */
export const cabinet: RemoteModule = {
  ...remote,
  createRoutes: (context) => [
    ...remote.createRoutes(context),
    { id: 'test:auth', path: '/cabinet/auth/', element: <p>вход</p> },
  ],
}

export const servedStatus = async (address: string): Promise<number> => {
  const { query } = createStaticHandler(remote.createRoutes(createTestContext()))
  const served = await query(new Request(`http://shop.test${address}`))
  return served instanceof Response ? served.status : served.statusCode
}

/** The cabinet as somebody signed in opens it. */
export const open = (
  address: string,
  options: Parameters<typeof renderRoute>[2],
  visitor: Visitor = 'outsider',
): Promise<RenderedRoute> => renderRoute(cabinet, address, { ...options, as: visitor })
