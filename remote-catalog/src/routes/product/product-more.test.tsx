import {
  answer,
  errorResponse,
  makeProduct,
  makeProductCards,
  renderRoute,
  server,
} from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import remote from '../../exposes/routes.tsx'
import { idsSeenHere, seeHere } from '../../shared/history/viewed-here.ts'

const product = makeProduct()
const [first, second] = makeProductCards(2, 3001)
if (!first || !second) throw new Error('two cards were asked for')

const merged: number[][] = []
const account = [
  answer('ownProduct', { number: '', note: '' }),
  answer('mergeViewed', ({ body }) => {
    merged.push(body.productIds)
    return { count: body.productIds.length }
  }),
  answer('viewProduct', { previousAt: '2026-03-01T09:00:00.000Z' }),
  answer('viewed', { items: [{ viewedAt: '2026-03-01T09:00:00.000Z', product: second }] }),
]
const ordered = answer('ordered', ({ query }) => ({
  items:
    query.productIds === String(product.id)
      ? [
          {
            product: first,
            quantity: 30,
            orderCount: 2,
            lastAt: '2026-02-03T09:00:00.000Z',
            lastQuantity: 10,
            lastPrice: 12_000,
            lastOrder: { id: 7, number: 'ИСП-7' },
          },
        ]
      : [],
  total: 1,
  page: 1,
  pageSize: 20,
  pages: 1,
}))

beforeEach(() => merged.splice(0))
afterEach(() => localStorage.clear())

const open = (as: 'anonymous' | 'buyer' = 'anonymous', related = [first], shown = product) =>
  renderRoute(remote, `/product/${shown.slug}/`, {
    as,
    handlers: [
      answer('productBySlug', shown),
      answer('analogues', { items: [] }),
      answer('sizeSteps', { steps: null }),
      answer('related', { items: related }),
      answer('productCards', ({ body }) => ({
        items: makeProductCards(4, 3001).filter(({ id }) => body.ids.includes(id)),
      })),
      ...account,
      ordered,
    ],
  })
const shelf = (name: string) => screen.findByRole('region', { name })

describe('полки и отметки на странице товара (§7.3)', () => {
  test('без входа взгляд помнит браузер, а на полке «Вы смотрели» — прежние товары', async () => {
    seeHere(second.id, new Date('2026-03-01T09:00:00Z'))
    await open()
    const seen = within(await shelf('Вы смотрели'))
    expect(seen.getAllByRole('listitem')).toHaveLength(1)
    expect(idsSeenHere()).toEqual([product.id, second.id])
    const together = within(await shelf('С этим товаром берут'))
    expect(together.getByRole('link')).toHaveAttribute('href', `/product/${first.slug}/`)
  })

  test('вошедший видит, когда смотрел и заказывал; виденное до входа уходит в аккаунт и здесь забыто', async () => {
    seeHere(3003, new Date())
    seeHere(3004, new Date())
    await open('buyer')
    expect(await screen.findByText(/Вы уже смотрели этот товар 1\sмарта 2026/)).toBeVisible()
    expect(await screen.findByText(/Вы заказывали: всего 30\sшт/)).toBeVisible()
    expect(screen.getByRole('link', { name: /3\sфевраля\s2026, заказ\sИСП-7/ })).toHaveAttribute(
      'href',
      '/cabinet/orders/7/',
    )
    await shelf('Вы смотрели')
    expect(merged).toEqual([[3003, 3004]])
    expect(idsSeenHere()).toEqual([])
  })

  test('если аккаунт не принял виденное, браузер его не теряет', async () => {
    seeHere(3003, new Date())
    let refused = 0
    const handlers = [
      answer('productBySlug', product),
      answer('analogues', { items: [] }),
      answer('sizeSteps', { steps: null }),
      answer('related', { items: [first] }),
      answer('mergeViewed', () => {
        refused += 1
        return errorResponse('INTERNAL_ERROR')
      }),
      ...account,
      ordered,
    ]
    await renderRoute(remote, `/product/${product.slug}/`, { as: 'buyer', handlers })
    await waitFor(() => expect(refused).toBeGreaterThan(0))
    await shelf('С этим товаром берут')
    expect(idsSeenHere()).toEqual([3003])
  })

  test('нечего показать — полок нет, а товар на месте', async () => {
    await open('anonymous', [])
    await waitFor(() => expect(idsSeenHere()).toEqual([product.id]))
    expect(screen.queryByRole('region', { name: 'С этим товаром берут' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Вы смотрели' })).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('испорченное хранилище браузера — просто пустое', () => {
    localStorage.setItem('isp_viewed', '[{"id":"1"},7,null,{"id":2,"at":"x","previousAt":null}]')
    expect(idsSeenHere()).toEqual([2])
    localStorage.setItem('isp_viewed', '{')
    expect(idsSeenHere()).toEqual([])
  })

  test('«уже смотрели» — о прошлом посещении, а не о том же', () => {
    expect(seeHere(1, new Date('2026-03-01T09:00:00Z'))).toBeNull()
    expect(seeHere(1, new Date('2026-03-01T10:00:00Z'))).toBeNull()
    expect(seeHere(1, new Date('2026-03-03T10:00:00Z'))).toBe('2026-03-01T10:00:00.000Z')
    expect(seeHere(1, new Date('2026-03-03T11:00:00Z'))).toBe('2026-03-01T10:00:00.000Z')
  })
})

describe('D49: цены от количества', () => {
  test('стоят при цене одной, по возрастанию', async () => {
    if (!product.price) throw new Error('the product of tests has a price')
    const steps = [
      { quantity: 10, amount: 9_800 },
      { quantity: 50, amount: 9_500 },
    ]
    await open('anonymous', [], { ...product, price: { ...product.price, amount: 10_000, steps } })
    const table = await screen.findByRole('table', { name: 'Цена от количества' })
    const rows = within(table).getAllByRole('row')
    // with VAT and without: the visitor's choice hides one of them
    expect(rows.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      'От 1 шт100,00 ₽81,97 ₽ за шт',
      'От 10 шт98,00 ₽80,33 ₽ за шт',
      'От 50 шт95,00 ₽77,87 ₽ за шт',
    ])
  })

  test('нет их — нет и таблицы', async () => {
    await open()
    expect(await screen.findByRole('button', { name: 'Поделиться' })).toBeVisible()
    expect(screen.queryByRole('table', { name: 'Цена от количества' })).toBeNull()
  })
})

test('соседние размеры: меньший и больший со своей ценой и остатком, свой — между ними; без соседей нет и строки', async () => {
  if (!first || !second) throw new Error('two cards were asked for')
  const { unmount } = await open()
  await shelf('С этим товаром берут')
  expect(screen.queryByRole('navigation', { name: 'Соседние размеры' })).toBeNull()
  unmount()
  server.use(
    answer('sizeSteps', {
      steps: {
        ...{ name: 'Диаметр', unit: 'мм', value: 10 },
        smaller: { value: 9.8, product: first },
        larger: { value: 10.2, product: { ...second, price: null } },
      },
    }),
  )
  await renderRoute(remote, `/product/${product.slug}/`, {
    handlers: [answer('productBySlug', product), answer('analogues', { items: [] })],
  })
  const sizes = await screen.findByRole('navigation', { name: 'Соседние размеры' })
  const [smaller, larger] = within(sizes).getAllByRole('link')
  expect(smaller).toHaveTextContent(/^9,8\sмм540,50\s₽В наличии/)
  expect(larger).toHaveTextContent(/^10,2\sммВ наличии/)
  expect(larger).toHaveAttribute('href', `/product/${second.slug}/`)
  expect(within(sizes).getByText(/^10\sмм$/)).toHaveAttribute('aria-current', 'page')
})
