import type { Basket, User } from '@isp/contract'
import type { RemoteModule } from '@isp/federation'
import { storageNames } from '@isp/session'
import { answer, makeBasket, type RenderedRoute, renderRoute } from '@isp/testing'
import { act } from '@testing-library/react'
import type { HttpHandler } from 'msw'
import remote from '../exposes/routes.tsx'

/** The remote, and the place of another one where an order ends up. */
const shop: RemoteModule = {
  ...remote,
  createRoutes: (context) => [
    ...remote.createRoutes(context),
    { id: 'test:order', path: '/cabinet/orders/:id/', element: <h1>Заказ</h1> },
  ],
}

const { accessToken, refreshToken, clientId } = storageNames.cookie

const restore = async (opened: RenderedRoute): Promise<RenderedRoute> => {
  await act(async () => opened.session.restore())
  return opened
}

/** A page as a signed-in visitor opens it: tokens in cookies, the account's basket on the server. */
export const openAs = async (
  user: User,
  address: string,
  handlers: readonly HttpHandler[],
  basket: Basket = makeBasket(),
): Promise<RenderedRoute> => {
  for (const name of [accessToken, refreshToken, clientId]) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore
    document.cookie = `${name}=test-${name}; Path=/`
  }
  const known = [answer('currentUser', user), answer('basketV2', basket)]
  return restore(await renderRoute(shop, address, { handlers: [...handlers, ...known] }))
}

/** A page as an anonymous visitor opens it, with lines that this browser keeps. */
export const openAnonymous = async (
  address: string,
  lines: readonly { productId: number; quantityOrdered: number }[],
  handlers: readonly HttpHandler[] = [],
): Promise<RenderedRoute> => {
  localStorage.setItem(storageNames.local.basket, JSON.stringify(lines))
  const known = [answer('calcSmallBasket', { count: lines.length, total: 0 })]
  return restore(await renderRoute(shop, address, { handlers: [...handlers, ...known] }))
}
