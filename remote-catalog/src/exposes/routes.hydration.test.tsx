import type { RemoteContext } from '@isp/federation'
import { QueryClientProvider } from '@isp/query'
import { RouterProvider } from '@isp/router'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@isp/router/server'
import { createMemoryRouter } from '@isp/router/testing'
import { SessionProvider } from '@isp/session'
import { createServerPorts } from '@isp/session/server'
import {
  answer,
  createTestContext,
  makeProduct,
  makeProductCards,
  makeProductsAnswer,
  makeSection,
  server,
} from '@isp/testing'
import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import remote from './routes.tsx'

const slug = 'sverla-spiralnye'
let root: Root | undefined
/** A server streams, and waits for parts in chunks of their own; here the first rendering asks for them. */
const renderWhole = async (page: ReactNode): Promise<string> => {
  renderToString(page)
  await vi.dynamicImportSettled()
  return renderToString(page)
}
afterEach(() => act(async () => root?.unmount()))
afterEach(() => void vi.unstubAllGlobals())

const withProviders = (context: RemoteContext, page: ReactNode) => (
  <SessionProvider session={context.session}>
    <QueryClientProvider client={context.queryClient}>{page}</QueryClientProvider>
  </SessionProvider>
)

/** Renders as the server does, lets `before` touch the dead page, then hydrates it. */
const openServerPage = async (address: string, before: (page: HTMLElement) => void = () => {}) => {
  const context = createTestContext()
  const routes = remote.createRoutes(context)
  const handler = createStaticHandler(routes)
  const served = await handler.query(new Request(`http://shop.test${address}`))
  if (served instanceof Response) return { response: served }
  const staticRouter = createStaticRouter(handler.dataRoutes, served)
  const html = await renderWhole(
    withProviders(
      context,
      <StaticRouterProvider router={staticRouter} context={served} hydrate={false} />,
    ),
  )
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = html
  before(page)
  const { loaderData, errors } = served
  const router = createMemoryRouter(remote.createRoutes(context), {
    initialEntries: [address],
    hydrationData: { loaderData, errors },
  })
  await act(async () => {
    root = hydrateRoot(page, withProviders(context, <RouterProvider router={router} />), {
      onRecoverableError: (error) => console.error(error),
    })
  })
  return {
    html,
    status: served.statusCode,
    address: () => router.state.location.pathname + router.state.location.search,
  }
}

const handlers = () => [
  answer('sizeSteps', { steps: null }),
  answer('related', { items: [] }),
  answer('section', makeSection()),
  answer('listProducts', makeProductsAnswer({ items: makeProductCards(14), total: 59 })),
  answer('productBySlug', makeProduct()),
  answer('analogues', { items: makeProductCards(2, 2001) }),
]

describe('страница с сервера (§2.1, D20)', () => {
  test.each([
    `/catalog/${slug}/`,
    `/catalog/${slug}/1/filtered/?brand=volgatool&price_from=100&view=tile`,
    '/product/sverlo-vt-1001/',
    '/search/%D1%81%D0%B2%D0%B5%D1%80%D0%BB%D0%BE/',
  ])('%s читается без JavaScript и оживает без расхождений', async (address) => {
    server.use(...handlers())
    const page = await openServerPage(address)
    expect(page.status).toBe(200)
    expect(page.html).toContain('VT-1204/1001')
    expect(page.html).toMatch(/1[\s\u00A0]?234,50|540,50/)
  })

  test('товар с сервера приходит вместе с аналогами, а в браузере их не ждёт', async () => {
    const product = makeProduct()
    const items = makeProductCards(2, 2001)
    const open = async (onServer: boolean) => {
      const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
      const { promise: answered, resolve: arrive } = Promise.withResolvers<void>()
      server.use(
        answer('productBySlug', product),
        answer('analogues', async () => {
          ask()
          await answered
          return { items }
        }),
      )
      const context = createTestContext({ ports: { cookies: createServerPorts().cookies } })
      const handler = createStaticHandler(remote.createRoutes(context))
      if (onServer) vi.stubGlobal('document', undefined)
      let isReady = false
      const served = handler
        .query(new Request(`http://shop.test/product/${product.slug}/`))
        .then(() => {
          isReady = true
        })
      await asked
      await new Promise((resolve) => setImmediate(resolve))
      const early = isReady
      arrive()
      await served
      vi.unstubAllGlobals()
      return early
    }
    expect(await open(false)).toBe(true)
    expect(await open(true)).toBe(false)
  })

  test('несуществующая страница отвечает 404 уже с сервера', async () => {
    server.use(...handlers())
    expect(await openServerPage(`/catalog/${slug}/0/`)).toMatchObject({ status: 404 })
    expect(screen.getByRole('heading', { name: 'Раздел не найден' })).toBeInTheDocument()
  })

  test('старый адрес раздела сервер переводит навсегда', async () => {
    const { response } = await openServerPage(`/section/${slug}/`)
    expect(response?.status).toBe(308)
    expect(response?.headers.get('location')).toBe(`/catalog/${slug}/`)
  })

  test.each(['', 'analogues/'])(
    'прежний адрес товара сервер переводит навсегда на новый, запрос сохраняется: /product/…/%s',
    async (rest) => {
      const product = makeProduct({ slug: 'sverlo-novoe' })
      server.use(answer('productBySlug', product), answer('analogues', { items: [] }))
      const { response } = await openServerPage(`/product/sverlo-staroe/${rest}?searched=8.5`)
      expect(response?.status).toBe(308)
      expect(response?.headers.get('location')).toBe(`/product/sverlo-novoe/${rest}?searched=8.5`)
    },
  )

  test('отмеченное до оживления не теряется: адрес меняется, галочка стоит', async () => {
    server.use(...handlers())
    const { address } = await openServerPage(`/catalog/${slug}/`, (page) => {
      page.querySelector<HTMLInputElement>('input[name=stock]')?.click()
    })
    await waitFor(() => expect(address?.()).toBe(`/catalog/${slug}/1/filtered/?stock=now`))
    // the router tells its address before React has drawn it
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /В наличии/ })).toBeChecked())
  })
})
