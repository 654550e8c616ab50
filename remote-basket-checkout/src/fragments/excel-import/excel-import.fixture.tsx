import type { ExcelAdd, ExcelCheckRow } from '@isp/contract'
import { QueryClientProvider } from '@isp/query'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { SessionProvider } from '@isp/session'
import {
  answer,
  createTestContext,
  enterAs,
  makeBasket,
  makeBasketLine,
  makeProductCard,
  server,
  signInHandlers,
} from '@isp/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import fragment from '../../exposes/excel-import.tsx'

export const good: ExcelCheckRow = {
  row: 2,
  cell: 'A2',
  article: 'A-1',
  quantity: 5,
  name: null,
  quantityOrdered: 5,
  product: null,
  reason: null,
  nearest: [],
  notes: [],
}
export const near = {
  id: 7,
  slug: 'near',
  name: 'Похожее',
  article: 'B-7',
  unit: 'шт',
  price: 1,
  available: 1,
}
export const bad: ExcelCheckRow = {
  ...good,
  row: 3,
  cell: 'A3',
  article: 'B-8',
  quantityOrdered: null,
  reason: { code: 'NOT_FOUND', message: 'Товара с таким артикулом нет.' },
  nearest: [near],
}
export const done: ExcelAdd = { percent: 100, finish: true, errors: [] }

export const columns = { article: 'A', quantity: 'B', firstRow: 2 }
export const preview = [
  { row: 1, cells: ['Шифр', 'Надо'] },
  { row: 2, cells: ['A-1', '5'] },
]

/** By hand: forms of jsdom do not reach the pretended server as forms. */
export const checked = (...rows: ExcelCheckRow[]) =>
  http.post('*/bff/api/sale/basket/v2/excel/check', () =>
    HttpResponse.json({ sheet: 'Лист1', columns, preview, rows, failed: 0, notices: [] }),
  )

export const xlsx = (name = 'заказ.xlsx') => new File(['PK'], name)
export const field = () => screen.getByLabelText(/^Выберите файл/)

/** A signed-in buyer with so many lines, and the modal open before her. */
export const open = async ({ lines = 0 } = {}) => {
  const basket = makeBasket(
    Array.from({ length: lines }, (_, at) =>
      makeBasketLine({ product: makeProductCard({ id: at + 1 }), quantityOrdered: 1 }),
    ),
  )
  server.use(answer('basketV2', basket), answer('basket', basket), ...signInHandlers('outsider'))
  const context = createTestContext()
  await enterAs(context, 'outsider')
  // on a later page she is in already, and only told about
  if (!context.session.auth.getState().user) await context.session.auth.getState().reloadUser()
  await context.session.basket.getState().refresh()
  const closed = { count: 0 }
  const opened = { count: 0 }
  const { Fragment } = fragment
  const onClose = () => {
    closed.count += 1
  }
  const onOpen = () => {
    opened.count += 1
  }
  const router = createMemoryRouter([
    { path: '*', element: <Fragment context={context} onClose={onClose} onOpen={onOpen} /> },
  ])
  await act(async () => {
    render(
      <SessionProvider session={context.session}>
        <QueryClientProvider client={context.queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionProvider>,
    )
  })
  return { user: userEvent.setup({ applyAccept: false }), session: context.session, closed, opened }
}
export const heading = (name: string) => screen.findByRole('heading', { name, hidden: true })
export const press = (name: string) => screen.findByRole('button', { name, hidden: true })
