import type { Basket } from '@isp/contract'
import type { RemoteModule } from '@isp/federation'
import { storageNames } from '@isp/session'
import {
  answer,
  makeBasket,
  type RenderedRoute,
  type RenderOptions,
  renderRoute,
  type Visitor,
} from '@isp/testing'
import type { HttpHandler } from 'msw'
import remote from '../exposes/routes.tsx'

/** The remote, and the place of another one where an order ends up. */
const shop: RemoteModule = {
  ...remote,
  createRoutes: (context) => [
    ...remote.createRoutes(context),
    { id: 'test:orders', path: '/cabinet/orders/', element: <h1>Заказы</h1> },
    { id: 'test:order', path: '/cabinet/orders/:id/', element: <h1>Заказ</h1> },
    { id: 'test:approval', path: '/cabinet/approvals/:id/', element: <h1>Заявка</h1> },
  ],
}

type Handlers = readonly HttpHandler[]

/** A page as somebody signed in opens it, with a basket of the account. */
export const openAs = (
  visitor: Visitor,
  address: string,
  handlers: Handlers,
  { basket = makeBasket(), ...options }: RenderOptions & { basket?: Basket } = {},
): Promise<RenderedRoute> =>
  renderRoute(shop, address, {
    ...options,
    as: visitor,
    handlers: [...handlers, answer('basketV2', basket)],
  })

/** A page as an anonymous visitor opens it, with lines that this browser keeps. */
export const openAnonymous = (
  address: string,
  lines: readonly { productId: number; quantityOrdered: number }[],
  handlers: Handlers = [],
): Promise<RenderedRoute> => {
  localStorage.setItem(storageNames.local.basket, JSON.stringify(lines))
  const known = answer('calcSmallBasket', { count: lines.length, total: 0 })
  return renderRoute(shop, address, { as: 'anonymous', handlers: [...handlers, known] })
}
