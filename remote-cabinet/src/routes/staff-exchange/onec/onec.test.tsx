import type { OnecExchange, OnecFile, OnecNow, OnecOrder } from '@isp/contract'
import { answer, disconnect, refuse } from '@isp/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, servedStatus } from '../../../cabinet.fixture.tsx'
import { pageOf } from '../../../shared/staff/staff.fixture.ts'

const root = '/cabinet/staff/exchange/onec/'
const one = (id: string) => `/cabinet/staff/exchange/onec-${id}/`
const id = 'f1000000-0009-4000-8000-000000000001'
const account = { uuid: 'f1000000-0009-4000-8000-00000000000a', name: '1С склада' }
const exchange: OnecExchange = {
  ...{ id, account, login: '1c-stock', version: null },
  ...{ startedAt: '2026-11-28T09:00:00.000Z', lastCallAt: '2026-11-28T09:03:00.000Z' },
  ...{ kinds: ['catalog', 'orders'], state: 'refused', files: 3, bytes: 5_242_880, remarks: 2 },
  ...{ words: 'Файл offers0_1.xml обрывается', orders: { given: 5, confirmed: 4 } },
}
const file: OnecFile = {
  ...{ id, type: 'catalog', name: 'import0_1.xml', entries: null, state: 'done', isWhole: true },
  ...{ pieces: 3, bytes: 5_242_880, words: null, remarkCount: 500 },
  ...{ receivedAt: '2026-11-28T09:00:00.000Z', finishedAt: '2026-11-28T09:01:00.000Z' },
  remarks: [{ line: 1412, id: 'bd72d8f9-55bc-11d9-848a-00112f43529a', text: 'Цена не число' }],
}
const now: OnecNow = {
  fullRuns: [{ account, catalog: 'Основной каталог', beganAt: '2026-11-28T08:00:00.000Z' }],
  accounts: [
    {
      ...{ account, lastConfirmedAt: null, faulty: 7, unconfirmed: 0, unconfirmedSince: null },
    },
  ],
}
const accounts = answer('exchangeAccounts', { items: [] })

test('D20: чужого слова в адресе нет', async () => {
  for (const address of [one('anything'), `${root}?page=0`, `${root}orders/`])
    expect(await servedStatus(address), address).toBe(404)
})

test('обмены: что пришло, чем кончилось и что требует внимания; условия из адреса спрошены у сервера', async () => {
  const asked: unknown[] = []
  await open(
    `${root}?has=faults&account=${account.uuid}&page=2`,
    {
      handlers: [
        accounts,
        answer('onecNow', now),
        answer('onecExchanges', ({ query }) => {
          asked.push(query)
          return pageOf([exchange])
        }),
      ],
    },
    'admin',
  )
  expect(await screen.findByRole('link', { name: 'Товары, заказы для 1С' })).toHaveAttribute(
    'href',
    one(id),
  )
  expect(asked[0]).toMatchObject({ has: 'faults', account: account.uuid, page: 2 })
  expect(screen.getByText(/^3\sфайла, 5\sМБ · 5\sзаказов, подтверждено 4$/)).toBeInTheDocument()
  expect(screen.getByText('Файл offers0_1.xml обрывается')).toBeInTheDocument()
  expect(await screen.findByText('Основной каталог')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '7' })).toHaveAttribute(
    'href',
    `${one('orders')}?state=faulty`,
  )
})

test('обрыв не похож на пустой список; пустой говорит, с чего начать', async () => {
  const nothing = answer('onecNow', { fullRuns: [], accounts: [] })
  await open(root, { handlers: [accounts, nothing, disconnect('onecExchanges')] }, 'admin')
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(screen.queryByText('1С ещё не выходила на связь')).toBeNull()
})

test('никто ещё не входил: сказано, с чего начать', async () => {
  const nothing = answer('onecNow', { fullRuns: [], accounts: [] })
  await open(root, { handlers: [accounts, nothing, answer('onecExchanges', pageOf([]))] }, 'admin')
  expect(await screen.findByText('1С ещё не выходила на связь')).toBeInTheDocument()
})

test('один обмен: у того, что не взято, — файл, строка, Ид и слова', async () => {
  await open(
    one(id),
    { handlers: [answer('onecExchange', exchange), answer('onecFiles', pageOf([file]))] },
    'admin',
  )
  expect(await screen.findByText('Цена не число')).toBeInTheDocument()
  expect(screen.getByText('bd72d8f9-55bc-11d9-848a-00112f43529a')).toBeInTheDocument()
  expect(screen.getByText(/^import0_1\.xml, строка 1.?412$/)).toBeInTheDocument()
  expect(screen.getByText(/^Показаны первые\s1\sиз\s500/)).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Файл offers0_1.xml обрывается')
})

test('чужого обмена нет', async () => {
  await open(
    one(id),
    { handlers: [refuse('onecExchange', 'ONEC_EXCHANGE_NOT_FOUND', 'Нет')] },
    'admin',
  )
  expect(await screen.findByText('Такой страницы нет')).toBeInTheDocument()
})

test('заказы, которых 1С не получит: почему, и путь к заказу', async () => {
  const order: OnecOrder = {
    ...{ account, id: 12, number: 'ИСП-000012', company: 'ООО «Пример»' },
    ...{ fault: 'Нет валюты', givenAt: null, confirmedAt: null },
  }
  const asked: unknown[] = []
  await open(
    one('orders'),
    {
      handlers: [
        answer('onecOrders', ({ query }) => {
          asked.push(query)
          return pageOf([order])
        }),
      ],
    },
    'admin',
  )
  expect(await screen.findByRole('link', { name: 'ИСП-000012' })).toHaveAttribute(
    'href',
    '/cabinet/staff/orders/12/',
  )
  expect(screen.getByText('Нет валюты')).toBeInTheDocument()
  expect(asked[0]).toMatchObject({ state: 'faulty' })
})

test('заказ без подтверждения человек считает принятым', async () => {
  let left: OnecOrder[] = [
    {
      ...{ account, id: 13, number: 'ИСП-000013', company: 'ООО «Пример»' },
      ...{ fault: null, givenAt: '2026-11-28T09:00:00.000Z', confirmedAt: null },
    },
  ]
  const { user } = await open(
    `${one('orders')}?state=unconfirmed`,
    {
      handlers: [
        answer('onecOrders', () => pageOf(left)),
        answer('confirmOnecOrder', () => {
          left = []
          return { done: true }
        }),
      ],
    },
    'admin',
  )
  await user.click(await screen.findByRole('button', { name: 'Считать принятым' }))
  expect(await screen.findByText('Таких заказов нет')).toBeInTheDocument()
})
