import { RemoteContextProvider } from '@isp/federation/remote'
import { QueryClientProvider } from '@isp/query'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { SessionProvider } from '@isp/session'
import {
  answer,
  createTestContext,
  disconnect,
  enterAs,
  makeProductCards,
  server,
  signInHandlers,
} from '@isp/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seeHere } from '../../shared/history/viewed-here.ts'
import { HomeShelves } from './home-shelves.tsx'

const [seen, popular] = makeProductCards(2, 3001)
if (!seen || !popular) throw new Error('two cards were asked for')

beforeEach(() => server.use(answer('promoProducts', { items: [] })))
afterEach(() => localStorage.clear())

const show = async (as: 'anonymous' | 'buyer' = 'anonymous') => {
  if (as !== 'anonymous') {
    server.use(...signInHandlers(as))
    await enterAs(createTestContext(), as)
  }
  const context = createTestContext()
  const page = (
    <RemoteContextProvider context={context}>
      <HomeShelves />
    </RemoteContextProvider>
  )
  render(
    <SessionProvider session={context.session}>
      <QueryClientProvider client={context.queryClient}>
        <RouterProvider router={createMemoryRouter([{ id: 'home', path: '*', element: page }])} />
      </QueryClientProvider>
    </SessionProvider>,
  )
  act(() => context.session.restore())
  // the basket is read after the sign-in: a test that ends before would leave its call to the next one
  const { basket } = context.session
  if (as !== 'anonymous') await waitFor(() => expect(basket.getState().isKnown).toBe(true))
  return context
}
const links = async (name: string) =>
  within(await screen.findByRole('region', { name })).getAllByRole('link')

test('§7.3: на главной — самое нужное и виденное этим браузером, ссылками на товары', async () => {
  seeHere(seen.id, new Date())
  server.use(answer('top10', { items: [popular] }), answer('productCards', { items: [seen] }))
  await show()
  expect((await links('Популярные товары'))[0]).toHaveAttribute('href', `/product/${popular.slug}/`)
  expect((await links('Вы смотрели'))[0]).toHaveAttribute('href', `/product/${seen.slug}/`)
})

test('§7.3: у вошедшего виденное — аккаунта, а не браузера', async () => {
  const viewedAt = '2026-03-01T09:00:00.000Z'
  server.use(
    answer('top10', { items: [] }),
    answer('viewed', { items: [{ viewedAt, product: popular }] }),
  )
  await show('buyer')
  expect((await links('Вы смотрели'))[0]).toHaveAttribute('href', `/product/${popular.slug}/`)
  expect(screen.queryByRole('region', { name: 'Популярные товары' })).toBeNull()
})

test('полка, которую не прочесть, не мешает другой', async () => {
  seeHere(seen.id, new Date())
  server.use(disconnect('top10'), answer('productCards', { items: [seen] }))
  const { queryClient } = await show()
  await links('Вы смотрели')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('link', { name: 'Все подборки' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Популярные товары' })).toBeNull()
})

test('§7.3: подборки, которые магазин показывает сейчас, — полками со своими названиями', async () => {
  const set = { text: null, image: null, link: null, section: null, slides: [] }
  server.use(
    answer('top10', { items: [] }),
    answer('promoProducts', {
      items: [
        { ...set, id: 1, slug: '1-nedelya-sverl', title: 'Неделя свёрл', products: [popular] },
        { ...set, id: 2, slug: '2-vsyo', title: 'Всё распродано', products: [] },
      ],
    }),
  )
  await show()
  expect((await links('Неделя свёрл'))[0]).toHaveAttribute('href', `/product/${popular.slug}/`)
  expect(screen.queryByRole('region', { name: 'Всё распродано' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Все подборки' })).toHaveAttribute(
    'href',
    '/collections/',
  )
})
