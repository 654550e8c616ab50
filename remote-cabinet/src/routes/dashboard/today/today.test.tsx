import type { WaitingToday } from '@isp/contract'
import { answer, companyOf, refuse, server, userOf } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listOf, makeSummary, open } from '../../../cabinet.fixture.tsx'

const nothing = { count: 0, total: 0, first: null }
const waitingOf = (over: Partial<WaitingToday> = {}): WaitingToday => ({
  unpaid: nothing,
  ending: nothing,
  arriving: nothing,
  approvals: 0,
  asked: 0,
  drafts: { count: 0, first: null },
  favorites: { count: 0, first: null },
  overdue: [],
  ...over,
})
const first = { id: 7, number: 'ИСП-7', at: '2026-11-28' }
const orders = answer('listOrders', listOf([makeSummary(1)]))

const section = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Что ждёт меня сегодня' })).closest(
      'section',
    ) as HTMLElement,
  )

test('ничего не ждёт — так и сказано', async () => {
  await open('/cabinet/', { handlers: [orders] })
  expect(await (await section()).findByText(/^Сегодня ничего не ждёт/)).toBeInTheDocument()
  expect((await section()).queryByRole('link')).toBeNull()
})

test('каждая строка — с числом и ссылкой, срочное первым', async () => {
  const beta = companyOf('beta')
  const agreements = beta.agreements.map((one) => ({
    ...one,
    terms: { debt: 5_000_000, creditLimit: 10_000_000 },
  }))
  const visitor = userOf('outsider', { companies: [{ ...beta, agreements }] })
  const today = waitingOf({
    unpaid: { count: 3, total: 123_400, first: null },
    ending: { count: 2, total: 1, first: { ...first, at: '2026-11-28T09:00:00Z' } },
    arriving: { count: 2, total: 1, first },
    approvals: 2,
    asked: 1,
    overdue: [
      { agreement: 'ended', name: 'Договор 2024 года', amount: 900_000 },
      { agreement: beta.agreements[0]?.uuid ?? '', name: 'Договор 3', amount: 120_000 },
    ],
    drafts: { count: 2, first: { name: 'Сверло', from: 10_000, to: 12_050 } },
    favorites: { count: 1, first: { name: 'Метчик', from: 10_000, to: 9_000 } },
  })
  await open(
    '/cabinet/',
    {
      handlers: [
        orders,
        answer('waitingToday', today),
        answer('unreadTickets', { unread_count: 2 }),
      ],
    },
    visitor,
  )
  const part = await section()
  await part.findByRole('link', { name: /сообщения/ })
  const lines = part.getAllByRole('link')
  const company = `/cabinet/companies/${beta.uuid}/`
  expect(lines.map((line) => line.getAttribute('href'))).toEqual([
    company,
    '/cabinet/settlements/',
    '/cabinet/orders/?waiting=ending',
    '/cabinet/approvals/',
    '/cabinet/approvals/?box=own',
    '/cabinet/orders/?status=AWAITING_PAYMENT',
    '/cabinet/orders/?waiting=arriving',
    '/cabinet/repriced/?in=drafts',
    '/cabinet/repriced/?in=favorites',
    '/cabinet/tickets/',
    company,
  ])
  const told = [
    /^Просрочено по договоруДоговор 31 200,00 ₽$/,
    /^Просрочено по договоруДоговор 2024 года9 000,00 ₽$/,
    /^Резерв скоро закончится.*№ ИСП-7, до 28\.11\.2026.*2 заказа$/,
    /^Ждут моего согласования2 заявки$/,
    /^Мои заказы на согласовании1 заявка$/,
    /^Ждут оплаты3 заказа на 1 234,00 ₽$/,
    /^Недостающее поступит на склад.*28 ноябряв 2 заказах$/,
    /^Изменились цены в черновикахСверло: было 100,00 ₽, стало 120,50 ₽2 товара$/,
    /^Изменились цены в избранномМетчик.*1 товар$/,
    /^Новые ответы в обращениях2 сообщения$/,
    /^Долг по договорулимит 100 000,00 ₽50 000,00 ₽$/,
  ]
  for (const [at, text] of told.entries()) expect(lines[at]).toHaveTextContent(text)
})

test('один заказ открывается сам', async () => {
  const one = { count: 1, total: 1, first }
  const today = waitingOf({ ending: { ...one, first: { ...first, id: 8 } }, arriving: one })
  await open('/cabinet/', { handlers: [orders, answer('waitingToday', today)] })
  const ending = await (await section()).findByRole('link', { name: /^Резерв/ })
  expect(ending).toHaveAttribute('href', '/cabinet/orders/8/')
  const arriving = (await section()).getByRole('link', { name: /^Недостающее/ })
  expect(arriving).toHaveAttribute('href', '/cabinet/orders/7/')
})

test('отказ не похож на покой, повтор помогает', async () => {
  const { user } = await open('/cabinet/', {
    handlers: [orders, refuse('waitingToday', 'INTERNAL_ERROR')],
  })
  const part = await section()
  const again = await part.findByRole('button', { name: /Повторить/ })
  expect(part.queryByText(/^Сегодня ничего не ждёт/)).toBeNull()
  server.use(answer('waitingToday', waitingOf()))
  await user.click(again)
  expect(await part.findByText(/^Сегодня ничего не ждёт/)).toBeInTheDocument()
})

test('неизвестно, есть ли ответы, — покой не обещан', async () => {
  await open('/cabinet/', { handlers: [orders, refuse('unreadTickets', 'INTERNAL_ERROR')] })
  const part = await section()
  expect(await part.findByRole('button', { name: /Повторить/ })).toBeInTheDocument()
  expect(part.queryByText(/^Сегодня ничего не ждёт/)).toBeNull()
})
