import { RemoteContextProvider } from '@isp/federation/remote'
import { QueryClientProvider } from '@isp/query'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import {
  answer,
  createTestContext,
  disconnect,
  makeProductCards,
  makeProductsAnswer,
  server,
} from '@isp/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ArticleGoods } from './article-goods.tsx'

const filters = [{ code: 'hole_type', values: ['глухое'] }]
const list = (count: number) => makeProductsAnswer({ items: makeProductCards(count), total: count })

const show = () => {
  const context = createTestContext()
  const page = (
    <RemoteContextProvider context={context}>
      <ArticleGoods section="metchiki" query="f_hole_type=x" filters={filters} title="Для глухих" />
    </RemoteContextProvider>
  )
  const { container } = render(
    <QueryClientProvider client={context.queryClient}>
      <RouterProvider router={createMemoryRouter([{ id: 'page', path: '*', element: page }])} />
    </QueryClientProvider>,
  )
  return { context, container }
}

test('товары отбора, сначала в наличии, со ссылкой на весь список', async () => {
  const asked: unknown[] = []
  server.use(
    answer('listProducts', ({ body }) => {
      asked.push(body)
      return list(14)
    }),
  )
  show()
  const shelf = within(await screen.findByRole('region', { name: 'Для глухих' }))
  expect(shelf.getAllByRole('listitem')).toHaveLength(14)
  expect(asked).toEqual([{ section: 'metchiki', filters, sort: 'stock', page: 1 }])
  expect(screen.getByRole('link', { name: /Весь список: 14/ })).toHaveAttribute(
    'href',
    '/catalog/metchiki/1/filtered/?f_hole_type=x',
  )
})

test.each([
  ['пусто', () => answer('listProducts', list(0))],
  ['обрыв', () => disconnect('listProducts')],
])('%s: в тексте ничего лишнего', async (_, handler) => {
  server.use(handler())
  const { context, container } = show()
  await waitFor(() => expect(context.queryClient.isFetching()).toBe(0))
  expect(container).toBeEmptyDOMElement()
})
