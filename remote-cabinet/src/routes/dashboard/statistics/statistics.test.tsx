import type { StatisticsAmount } from '@isp/contract'
import { answer, companyOf, refuse, server, userOf } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { listOf, makeSummary, open } from '../../../cabinet.fixture.tsx'
import { MonthChart } from './month-chart.tsx'

const alfa = companyOf('alfa')
const beta = companyOf('beta')
const months = ['2026-09', '2026-10', '2026-11']
const sums = { [alfa.uuid]: [100_000, 0, -30_000], [beta.uuid]: [0, 0, 700_000] }

const amountOf = (uuids: readonly string[]): StatisticsAmount => ({
  months,
  companies: uuids.map((uuid) => ({
    uuid,
    name: uuid === alfa.uuid ? alfa.name : beta.name,
    amounts: sums[uuid] ?? [],
    orderCounts: uuid === alfa.uuid ? [2, 0, 1] : [0, 0, 5],
  })),
})
const uuidsOf = (query: { companyUuids?: string | undefined }) =>
  query.companyUuids?.split(',') ?? []

const handlers = [
  answer('statisticsAmount', ({ query }) => amountOf(uuidsOf(query))),
  answer('companyCategories', ({ query }) => ({
    months,
    companies: uuidsOf(query).map((uuid) => ({
      uuid,
      name: '',
      categories: [
        { name: 'Свёрла', amounts: [60_000, 0, -30_000] },
        { name: null, amounts: [40_000, 0, 0] },
      ],
    })),
  })),
  answer('listOrders', listOf([makeSummary(1)])),
]
const person = (companies = [beta]) => userOf('outsider', { companies })
const dashboard = (own = [beta]) => open('/cabinet/', { handlers }, person(own))

const chart = () => screen.findByRole('radiogroup', { name: 'Суммы заказов по месяцам' })
const month = (name: RegExp) =>
  screen.getByRole('radio', { name: new RegExp(name.source.replaceAll(' ', '\\s')) })

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

test('без заказов вместо графика — спокойные слова', async () => {
  await open('/cabinet/', { handlers: [answer('listOrders', listOf([]))] })
  expect(await screen.findByText(/^Здесь появятся суммы по месяцам/)).toBeInTheDocument()
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

test('отказ виден и повторяется', async () => {
  const { user } = await open('/cabinet/', {
    handlers: [refuse('statisticsAmount', 'INTERNAL_ERROR'), ...handlers],
  })
  const part = within(
    (await screen.findByRole('heading', { name: 'Статистика заказов' })).closest(
      'section',
    ) as HTMLElement,
  )
  const again = await part.findByRole('button', { name: /Повторить/ })
  server.use(...handlers)
  await user.click(again)
  expect(await chart()).toBeInTheDocument()
})

test('одна остановка табуляции, стрелки, Home и End; каждый месяц читается вслух', async () => {
  const { user } = await dashboard([alfa])
  const radios = within(await chart()).getAllByRole('radio')
  expect(radios.filter((radio) => radio.tabIndex === 0)).toHaveLength(1)
  const last = month(/^ноябрь 2026: −300,00 ₽, 1 заказ; Свёрла — −300,00 ₽$/)
  expect(last).toBeChecked()
  last.focus()
  await user.keyboard('{ArrowLeft}')
  expect(month(/^октябрь 2026: 0,00 ₽, 0 заказов$/)).toHaveFocus()
  await user.keyboard('{Home}{ArrowLeft}')
  const first = month(/^сентябрь 2026: 1 000,00 ₽, 2 заказа; Свёрла — 600,00 ₽; Прочее — 400,00 ₽$/)
  expect(first).toHaveFocus()
  expect(first).toBeChecked()
  await user.keyboard('{End}')
  expect(last).toHaveFocus()
})

test('§3: месяц помнит вкладка; кнопками — туда же, за край не уходит', async () => {
  const { user, unmount } = await dashboard([alfa])
  await chart()
  await user.click(screen.getByRole('button', { name: 'Месяц раньше' }))
  expect(screen.getByText('октябрь 2026')).toBeInTheDocument()
  unmount()
  await dashboard([alfa])
  await chart()
  expect(month(/^октябрь/)).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Месяц раньше' }))
  expect(screen.getByRole('button', { name: 'Месяц раньше' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('§3: компании рядом, выбор помнит браузер, последняя остаётся', async () => {
  const own = [alfa, beta]
  const { user, unmount } = await dashboard(own)
  await chart()
  const box = (name: string) => screen.getByRole('checkbox', { name })
  const chosen = screen.getAllByRole('checkbox', { checked: true })
  expect(chosen).toHaveLength(1)
  expect(chosen[0]).toBeDisabled()
  await user.click(screen.getAllByRole('checkbox', { checked: false })[0] as HTMLElement)
  await waitFor(() =>
    expect(
      month(/^ноябрь 2026: 6 700,00 ₽, 6 заказов; Альфа — −300,00 ₽; Бета — 7 000,00 ₽$/),
    ).toBeChecked(),
  )
  expect(screen.getByRole('table', { name: 'По разделам каталога' })).toBeInTheDocument()
  unmount()
  await dashboard(own)
  await chart()
  expect(box('Альфа')).toBeChecked()
  expect(box('Бета')).toBeChecked()
})

test('§3: таблица по желанию, свёрнутая подсказка остаётся свёрнутой', async () => {
  const { user, unmount } = await dashboard([alfa])
  await chart()
  await user.click(screen.getByText('Те же суммы таблицей'))
  const table = await screen.findByRole('table', { name: 'Суммы заказов по месяцам' })
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/^ноябрь 20261−300,00 ₽$/)
  const help = () => screen.getByText('Как читать график').closest('details')
  expect(help()).toHaveAttribute('open')
  await user.click(screen.getByText('Как читать график'))
  await waitFor(() => expect(help()).not.toHaveAttribute('open'))
  unmount()
  await dashboard([alfa])
  await chart()
  expect(help()).not.toHaveAttribute('open')
})

test('пересчёт называет время и читает суммы снова', async () => {
  const { user } = await dashboard([alfa])
  await chart()
  sums[alfa.uuid] = [100_000, 0, 5000]
  server.use(answer('refreshStatistics', { countedAt: '2026-11-26T09:05:00Z' }))
  await user.click(screen.getByRole('button', { name: 'Пересчитать' }))
  await waitFor(() => expect(month(/^ноябрь 2026: 50,00 ₽/)).toBeChecked())
  sums[alfa.uuid] = [100_000, 0, -30_000]
})

test('файл Excel — выбранных компаний, под именем сервера', async () => {
  const saved: string[] = []
  const asked: unknown[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
  const { user } = await dashboard([alfa])
  await chart()
  server.use(
    answer('exportStatistics', ({ query }) => {
      asked.push(query.companyUuids)
      return HttpResponse.text('PK', {
        headers: { 'content-disposition': "attachment; filename*=UTF-8''s.xlsx" },
      })
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Скачать Excel' }))
  await waitFor(() => expect(saved).toEqual(['s.xlsx']))
  expect(asked).toEqual([alfa.uuid])
})

test('сервер рисует столбцы без браузера, возврат — ниже нуля', () => {
  const drawing = renderToString(
    <MonthChart
      months={months}
      series={[{ key: 'a', name: 'А', color: 'red', amounts: [100_000, 0, -100_000] }]}
      isStacked
      chosen={2}
      onChoose={() => {}}
      describe={String}
    />,
  )
  const zero = Number(/data-zero[^>]*y1="([\d.]+)"/.exec(drawing)?.[1])
  const bars = [...drawing.matchAll(/M[\d.]+ ([\d.]+)h[\d.]+V([\d.]+)h/g)].map(([, from, to]) => [
    Number(from),
    Number(to),
  ])
  expect(bars).toHaveLength(2)
  expect(bars.map(([from = 0]) => Math.round(from))).toEqual([Math.round(zero), Math.round(zero)])
  expect(bars[0]?.[1]).toBeLessThan(zero)
  expect(bars[1]?.[1]).toBeGreaterThan(zero)
})
