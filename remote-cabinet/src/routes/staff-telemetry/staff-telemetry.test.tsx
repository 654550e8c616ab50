import type { BrowserError, VitalsRow } from '@isp/contract'
import { answer, disconnect, refuse } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, servedStatus } from '../../cabinet.fixture.tsx'
import { pageOf } from '../../shared/staff/staff.fixture.ts'

const address = '/cabinet/staff/telemetry/'
const rows: VitalsRow[] = [
  {
    app: 'catalog',
    page: null,
    values: [
      { metric: 'LCP', p75: 2140, rating: 'good', samples: 1200 },
      { metric: 'INP', p75: 320, rating: 'fair', samples: 900 },
      { metric: 'CLS', p75: 0.314, rating: 'poor', samples: 1200 },
    ],
  },
  {
    app: 'catalog',
    page: '/product/[productCode]/',
    values: [{ metric: 'TTFB', p75: 90, rating: 'good', samples: 3 }],
  },
]
const error: BrowserError = {
  ...{ id: 'a', kind: 'part', message: '<b>не пришло</b>', frame: 'a.0a1b2c3d.js:0:0', times: 3 },
  ...{ firstAt: '2026-11-20T09:00:00.000Z', lastAt: '2026-11-21T09:00:00.000Z' },
  releases: ['catalog 0123456789abcdef'],
  pages: ['/product/[productCode]/'],
  browsers: ['chrome'],
}
const full = [answer('telemetryVitals', { rows }), answer('telemetryErrors', pageOf([error]))]

test('скорость названа словом, а не только цветом; чего не измерили, того нет', async () => {
  await open(address, { handlers: full }, 'admin')
  await screen.findByText('Все вместе')
  const table = screen.getByRole('table', { name: 'Скорость' })
  const [, all, product] = within(table).getAllByRole('row')
  expect(all).toHaveTextContent(
    /Каталог: Все вместе2,1\sс, хорошо320\sмс, средне0,31, плохо——1\s200/,
  )
  expect(product).toHaveTextContent(/\[productCode\].*90\sмс, хорошо3$/)
})

test('ошибка: что, где, сколько, в каких выпусках и когда; HTML остаётся текстом', async () => {
  await open(address, { handlers: full }, 'admin')
  expect(await screen.findByText(error.message)).toBeInTheDocument()
  const table = screen.getByRole('table', { name: 'Ошибки в браузерах' })
  expect(table).toHaveTextContent(/Часть страницы не пришла · a\.0a1b2c3d\.js:0:0 · chrome/)
  expect(table).toHaveTextContent(/3\sраза.*catalog 0123456789abcdef.*20\.11\.2026.*21\.11\.2026/)
})

test('период и устройство — ссылки: вид можно послать; сервер спрошен о выбранном', async () => {
  const asked: unknown[] = []
  const handlers = [
    answer('telemetryVitals', ({ query }) => {
      asked.push(query)
      return { rows }
    }),
    answer('telemetryErrors', pageOf([])),
  ]
  await open(`${address}?days=28&device=phone`, { handlers }, 'admin')
  expect(await screen.findByText('Ошибок не было')).toBeInTheDocument()
  expect(asked).toEqual([{ days: '28', device: 'phone' }])
  const period = screen.getByRole('navigation', { name: 'Период' })
  expect(within(period).getByRole('link', { current: true })).toHaveTextContent('28 дней')
  expect(within(period).getByRole('link', { name: '7 дней' })).toHaveAttribute(
    'href',
    `${address}?device=phone`,
  )
  expect(screen.getByRole('link', { name: 'Все устройства' })).toHaveAttribute(
    'href',
    `${address}?days=28`,
  )
})

test('нет измерений, обрыв и отказ — три разных ответа', async () => {
  const empty = [answer('telemetryVitals', { rows: [] }), disconnect('telemetryErrors')]
  await open(address, { handlers: empty }, 'admin')
  expect(await screen.findByText('Измерений за это время нет')).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent(/связи с сервером|соединени/i)
  expect(screen.queryByText('Ошибок не было')).toBeNull()
})

test('§6: продавцу отказывает сервер, и это сказано его словами', async () => {
  const text = 'Раздел только для администратора.'
  const handlers = [
    refuse('telemetryVitals', 'FORBIDDEN', text),
    refuse('telemetryErrors', 'FORBIDDEN', text),
  ]
  await open(address, { handlers }, 'staff')
  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
})

test('D20: страницы ошибок, которой не бывает, нет', async () => {
  expect(await servedStatus(`${address}?page=0`)).toBe(404)
})
