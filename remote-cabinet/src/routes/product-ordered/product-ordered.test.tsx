import type { OrderedProduct } from '@isp/contract'
import {
  answer,
  disconnect,
  errorResponse,
  hang,
  makeProductCard,
  refuse,
  server,
} from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { makeDraftSummary } from '../../shared/draft/draft.fixture.ts'

const ADDRESS = '/cabinet/product-ordered/'
const price = { amount: 9_000, vatRate: 22, vatAmount: 1_623, priceType: 'partner' }
const itemOf = (id: number, over: Partial<OrderedProduct> = {}): OrderedProduct => ({
  product: makeProductCard({
    id,
    name: `Сверло ${id}`,
    price,
    minOrderQuantity: 5,
    multiplicity: 5,
  }),
  quantity: 30,
  orderCount: 2,
  lastAt: '2026-11-20T09:00:00Z',
  lastQuantity: 12,
  lastPrice: 10_000,
  lastOrder: { id: 7, number: 'ИСП-7' },
  ...over,
})
const listOf = (items: OrderedProduct[], over = {}) => ({
  ...{ items, total: items.length, page: 1, pageSize: 20, pages: 1 },
  ...over,
})
const row = async (name: RegExp) =>
  within((await screen.findByRole('link', { name })).closest('li') as HTMLElement)

describe('/cabinet/product-ordered/ (§7.3)', () => {
  test('обрыв связи — не пустой список, повтор помогает', async () => {
    const { user } = await open(ADDRESS, { handlers: [disconnect('ordered')] })
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.queryByText('Заказанных товаров пока нет')).toBeNull()
    server.use(answer('ordered', listOf([itemOf(1)])))
    await user.click(screen.getByRole('button', { name: /Повторить/ }))
    expect(await screen.findByRole('link', { name: /Сверло\s1/ })).toBeInTheDocument()
  })

  test('§2.9: без компании говорит, почему ничего нет, и не спрашивает', async () => {
    await open(ADDRESS, {}, 'newcomer')
    expect(
      await screen.findByRole('heading', { name: 'Доступно пользователям с компанией' }),
    ).toBeInTheDocument()
  })

  test('пока товары едут, место занято; новому покупателю сказано, откуда они берутся', async () => {
    await open(ADDRESS, { handlers: [hang('ordered')] })
    expect(await screen.findByRole('status', { name: 'Загружаем товары' })).toBeInTheDocument()
  })

  test('пустой список зовёт в каталог, формы нет', async () => {
    await open(ADDRESS, { handlers: [answer('ordered', listOf([]))] })
    expect(await screen.findByText('Заказанных товаров пока нет')).toBeInTheDocument()
    expect(screen.queryByLabelText('Название или артикул')).toBeNull()
  })

  test('сколько, когда, почём — и насколько изменилась цена', async () => {
    const items = [
      itemOf(1),
      itemOf(2, { lastPrice: 8_000 }),
      itemOf(3, { lastPrice: 9_000 }),
      itemOf(4, { lastPrice: 9_001 }),
    ]
    await open(ADDRESS, { handlers: [answer('ordered', listOf(items))] })
    const first = await row(/Сверло\s1/)
    expect(first.getByText(/Заказывали 2\sраза, всего 30\sшт/)).toBeVisible()
    expect(first.getByText(/12\sшт по\s100/)).toBeVisible()
    expect(first.getByRole('link', { name: /заказ\sИСП-7/ })).toHaveAttribute(
      'href',
      '/cabinet/orders/7/',
    )
    expect(first.getByText(/дешевле на\s10\s%/)).toBeVisible()
    expect((await row(/Сверло\s2/)).getByText(/дороже на\s13\s%/)).toBeVisible()
    expect((await row(/Сверло\s3/)).getByText('цена та же')).toBeVisible()
    expect((await row(/Сверло\s4/)).getByText(/дешевле на\s0,1\s%/)).toBeVisible()
  })

  test('D49: цена сравнивается по ступени прошлого количества', async () => {
    const steps = [{ quantity: 10, amount: 8_000 }]
    const product = makeProductCard({ id: 1, name: 'Сверло 1', price: { ...price, steps } })
    const items = [itemOf(1, { product, lastPrice: 8_000 })]
    await open(ADDRESS, { handlers: [answer('ordered', listOf(items))] })
    expect((await row(/Сверло\s1/)).getByText('цена та же')).toBeVisible()
  })

  test('D21: в корзину одним нажатием — прошлое количество, поднятое до кратного', async () => {
    const sent: unknown[] = []
    const { user } = await open(ADDRESS, {
      handlers: [
        answer('ordered', listOf([itemOf(1)])),
        answer('addToBasketV2', ({ body }) => {
          sent.push(body)
          return errorResponse('PRODUCT_NOT_ORDERABLE')
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: /В корзину 15\sшт: Сверло/ }))
    await waitFor(() =>
      expect(sent[0]).toMatchObject({ items: [{ productId: 1, quantityOrdered: 15 }] }),
    )
  })

  test('выбранные — черновиком; без цены выбрать нельзя', async () => {
    const sent: { items?: unknown }[] = []
    const unpriced = makeProductCard({ id: 3, name: 'Сверло 3', price: null })
    const { user } = await open(ADDRESS, {
      handlers: [
        answer('ordered', listOf([itemOf(1), itemOf(2), itemOf(3, { product: unpriced })])),
        answer('createDraft', ({ body }) => {
          sent.push(body)
          return makeDraftSummary(9)
        }),
      ],
    })
    expect(await screen.findByRole('checkbox', { name: /Выбрать: Сверло\s3/ })).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать все' }))
    expect(screen.getByText(/Выбрано: 2\sтовара/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /В\sчерновик/ }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.items).toEqual([
      { productId: 1, quantityOrdered: 15 },
      { productId: 2, quantityOrdered: 15 },
    ])
  })

  test('условия уходят в адрес и на сервер; ничего не нашлось — форма осталась', async () => {
    const asked: unknown[] = []
    const page = await open(ADDRESS, {
      handlers: [
        answer('ordered', ({ query }) => {
          asked.push(query)
          return listOf(query.q ? [] : [itemOf(1)])
        }),
      ],
    })
    await page.user.selectOptions(await screen.findByLabelText('Порядок'), 'count')
    await waitFor(() => expect(page.address()).toBe(`${ADDRESS}?sort=count`))
    await page.user.type(await screen.findByLabelText('Название или артикул'), ' метчик ')
    await page.user.click(screen.getByRole('button', { name: 'Найти' }))
    expect(await screen.findByText('Ничего не нашлось')).toBeInTheDocument()
    expect(asked.at(-1)).toMatchObject({ q: 'метчик', sort: 'count' })
    expect(screen.getByRole('link', { name: 'Сбросить' })).toBeInTheDocument()
  })

  test('D20: за последней страницей — дорога к началу с теми же условиями', async () => {
    await open(`${ADDRESS}?q=a&page=9`, { handlers: [refuse('ordered', 'PAGE_NOT_FOUND')] })
    expect(await screen.findByRole('link', { name: 'К началу списка' })).toHaveAttribute(
      'href',
      `${ADDRESS}?q=a`,
    )
  })
})
