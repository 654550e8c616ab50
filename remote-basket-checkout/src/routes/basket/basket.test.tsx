import { productName } from '@isp/i18n'
import {
  answer,
  companyOf,
  disconnect,
  makeBasket,
  makeBasketLine,
  makeProductCard,
  refuse,
  server,
  userOf,
  words,
} from '@isp/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openAnonymous, openAs } from '../../test/open-as.fixture.tsx'

const drill = makeProductCard({ id: 1001, name: 'Сверло 8,5' })
const mill = makeProductCard({ id: 1002, name: 'Фреза 12', minOrderQuantity: 5, multiplicity: 5 })
const twoLines = () =>
  makeBasket([
    makeBasketLine({ product: drill, quantityOrdered: 10 }),
    makeBasketLine({ product: mill, quantityOrdered: 5 }),
  ])
const change = (over = {}) => ({ lines: [], count: 1, total: 0, ...over })
const popups = (session: Awaited<ReturnType<typeof openAs>>['session']) =>
  session.popups.getState().items

describe('корзина: отказы', () => {
  test('без связи посетитель узнаёт, что корзина сохранена, и может повторить', async () => {
    const { user } = await openAnonymous(
      '/basket/',
      [{ productId: 1001, quantityOrdered: 10 }],
      [disconnect('calcBasketV2')],
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(/Нет связи.*сохранено/)
    server.use(answer('calcBasketV2', twoLines()))
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByRole('link', { name: 'Сверло 8,5' })).toBeVisible()
  })

  test('сбой сервера не выглядит пустой корзиной, номер запроса виден', async () => {
    await openAnonymous(
      '/basket/',
      [{ productId: 1001, quantityOrdered: 10 }],
      [refuse('calcBasketV2', 'REQUEST_INVALID', 'Запрос составлен неверно.')],
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('Запрос составлен неверно.')
    expect(screen.getByText('test-request')).toBeVisible()
    expect(screen.queryByText('Корзина пуста')).not.toBeInTheDocument()
  })

  test('корзина кабинета, которую не смогла прочитать и сессия, не остаётся серой, повтор её показывает', async () => {
    const { user } = await openAs('outsider', '/basket/', [
      refuse('basketV2', 'DATABASE_UNAVAILABLE', 'База данных недоступна.'),
    ])
    expect(await screen.findByRole('alert')).toHaveTextContent(/сохранено.*База данных недоступна/)
    server.use(answer('basketV2', twoLines()))
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByRole('link', { name: 'Сверло 8,5' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('снятый и бесценный товары не дают оформить, выход предложен для каждого', async () => {
    const gone = makeBasketLine({
      productId: 9,
      product: null,
      name: 'Метчик М6',
      problem: 'gone',
      price: null,
    })
    const free = makeBasketLine({
      product: makeProductCard({ id: 1003, name: 'Робот', price: null }),
      problem: 'no-price',
    })
    await openAs('outsider', '/basket/', [], {
      basket: makeBasket([makeBasketLine(), gone, free]),
    })
    const row = await screen.findByRole('row', { name: /Метчик М6/ })
    expect(row).toHaveTextContent(/снят с\sпродажи/)
    expect(await within(row).findByRole('button', { name: 'Подобрать аналог' })).toBeVisible()
    // what stands in the way comes first
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map((line) => /снят|запросу/.test(line.textContent))).toEqual([true, true, false])
    const other = screen.getByRole('row', { name: /Робот/ })
    expect(within(other).getByRole('link', { name: 'Запросить цену' })).toBeVisible()
    expect(within(other).getByRole('link', { name: 'Подобрать аналог' })).toHaveAttribute(
      'href',
      '/product/sverlo-vt-1003/analogues/',
    )
    expect(screen.queryByRole('link', { name: 'Оформить заказ' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: words('Убрать 2 товара') })).toBeVisible()
  })

  test.each([
    ['без компании', [], 'Для заказа нужна компания', false],
    [
      'на проверке',
      [companyOf('beta', { status: { code: 'MODERATION' } })],
      'Компания проходит проверку',
      true,
    ],
    [
      'не прошедшему проверку',
      [companyOf('beta', { status: { code: 'REJECTED' } })],
      'Компания не прошла проверку',
      true,
    ],
    [
      'заблокированному',
      [companyOf('beta', { status: { code: 'BLOCKED' } })],
      'Компания заблокирована',
      true,
    ],
    [
      'сотруднику',
      [companyOf('beta', { role: 'employee' })],
      'Оформляет покупатель или руководитель',
      false,
    ],
  ] as const)(
    '%s вместо кнопки сказано, почему заказать нельзя и что делать',
    async (_who, companies, title, hasContacts) => {
      await openAs(userOf('outsider', { companies: [...companies] }), '/basket/', [])
      expect(await screen.findByText(words(title))).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Оформить заказ' })).not.toBeInTheDocument()
      const contacts = screen.queryByRole('link', { name: words('Связаться с менеджером') })
      expect(contacts !== null).toBe(hasContacts)
      expect(screen.queryByText(/на\sследующем шаге/)).not.toBeInTheDocument()
    },
  )

  test('если сервер не принял новое количество, прежнее возвращается', async () => {
    const { user } = await openAs('outsider', '/basket/', [
      refuse('changeBasketLine', 'PRODUCT_NOT_ORDERABLE', 'Товар больше не заказать.'),
    ])
    const field = await screen.findByRole('textbox', { name: /Количество/ })
    await user.clear(field)
    await user.type(field, '25{Enter}')
    await waitFor(() => expect(field).toHaveValue('10'))
  })
})

describe('корзина', () => {
  test('название не рвётся между числом и единицей, стандартом и номером', async () => {
    const product = makeProductCard({ id: 1001, name: 'Сверло 8,5 мм HSS-Co8 ц/х DIN 338' })
    await openAs('outsider', '/basket/', [], { basket: makeBasket([makeBasketLine({ product })]) })
    const link = await screen.findByRole('link', { name: /^Сверло/ })
    expect(link.textContent).toBe(productName(product.name))
  })

  test('пустая — ведёт в каталог', async () => {
    await openAnonymous('/basket/', [])
    expect(await screen.findByRole('heading', { name: 'Корзина пуста' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute(
      'href',
      '/catalog/',
    )
  })

  test('анонимному посетителю строки посчитаны без входа', async () => {
    await openAnonymous(
      '/basket/',
      [{ productId: 1001, quantityOrdered: 10 }],
      [
        answer('calcBasketV2', ({ body }) => {
          expect(body.items[0]).toMatchObject({ productId: 1001, autoApplyToOrdered: true })
          return makeBasket([makeBasketLine({ product: drill, quantityOrdered: 10 })])
        }),
      ],
    )
    expect(await screen.findByRole('row', { name: /Сверло 8,5/ })).toHaveTextContent('12 345')
    expect(screen.getByRole('link', { name: 'Оформить заказ' })).toHaveAttribute(
      'href',
      '/checkout/',
    )
  })

  test('покупатель видит, сколько есть сейчас и когда придёт остальное', async () => {
    const line = makeBasketLine({
      product: drill,
      quantityOrdered: 200,
      quantityAvailable: 120,
      expectedOn: '2026-12-12',
      raisedFrom: 197,
    })
    await openAs('outsider', '/basket/', [], { basket: makeBasket([line]) })
    const row = await screen.findByRole('row', { name: /Сверло 8,5/ })
    expect(row).toHaveTextContent(/Сейчас 120\sшт/)
    expect(row).toHaveTextContent(/Под заказ 80\sшт, ожидаем 12\sдекабря/)
    expect(row).toHaveTextContent(/Вместо 197\sшт стало 200\sшт/)
    expect(screen.getByText('Есть сейчас').parentElement).toHaveTextContent('148 140')
    expect(screen.getByText(/в том числе НДС/)).toBeVisible()
  })

  test('новое количество сразу пересчитывает строку и итог', async () => {
    let quantity = 10
    const { user } = await openAs('outsider', '/basket/', [
      answer('basketV2', () =>
        makeBasket([makeBasketLine({ product: drill, quantityOrdered: quantity })]),
      ),
      answer('changeBasketLine', ({ body }) => {
        quantity = body.quantityOrdered ?? 0
        return change({
          lines: [
            { productId: 1001, quantityOrdered: quantity, raisedFrom: null, sum: 0, problem: null },
          ],
          total: 123_450 * quantity,
        })
      }),
    ])
    const row = await screen.findByRole('row', { name: /Сверло 8,5/ })
    const field = within(row).getByRole('textbox')
    await user.clear(field)
    await user.type(field, '20{Enter}')
    expect(row).toHaveTextContent('24 690')
    await waitFor(() => expect(quantity).toBe(20))
  })

  test('§4: убранная строка возвращается с комментарием, и один раз', async () => {
    const [first = makeBasketLine(), ...others] = twoLines().in_basket
    const whole = makeBasket([{ ...first, comment: 'Цех 7' }, ...others])
    let basket = whole
    const { user, session } = await openAs('outsider', '/basket/', [
      answer('basketV2', () => basket),
      answer('removeBasketLine', () => {
        basket = makeBasket(basket.in_basket.slice(1))
        return change()
      }),
      answer('mergeBasket', ({ body }) => {
        expect(body).toEqual({
          action: 'merge',
          mergeId: expect.any(String),
          items: [{ productId: 1001, quantityOrdered: 10, comment: 'Цех 7', before: 1002 }],
        })
        basket = whole
        return change({ count: 2 })
      }),
    ])
    await user.click(await screen.findByRole('button', { name: /Убрать из\sкорзины: Сверло 8,5/ }))
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /Сверло/ })).not.toBeInTheDocument(),
    )
    expect(screen.getByRole('button', { name: /Убрать из\sкорзины: Фреза 12/ })).toHaveFocus()
    await waitFor(() => expect(popups(session)).toHaveLength(1))
    const [popup] = popups(session)
    expect(popup).toMatchObject({ visibleMs: 5000, button: { text: 'Вернуть' } })
    await act(async () => popup?.button?.onClick())
    expect(await screen.findByRole('row', { name: /Сверло 8,5/ })).toBeVisible()
  })

  test('строки, которые нельзя заказать, убираются одним вызовом', async () => {
    const gone = (productId: number) =>
      makeBasketLine({ productId, product: null, name: `Метчик ${productId}`, problem: 'gone' })
    let basket = makeBasket([makeBasketLine({ product: drill }), gone(9), gone(10)])
    const asked: string[] = []
    const { user } = await openAs('outsider', '/basket/', [
      answer('basketV2', () => basket),
      answer('removeFromBasket', ({ query }) => {
        asked.push(query.ids)
        basket = makeBasket(basket.in_basket.slice(0, 1))
        return change()
      }),
    ])
    await user.click(await screen.findByRole('button', { name: words('Убрать 2 товара') }))
    await waitFor(() =>
      expect(screen.queryByRole('row', { name: /Метчик/ })).not.toBeInTheDocument(),
    )
    expect(asked).toEqual(['9,10'])
  })

  test('очищается только после подтверждения', async () => {
    let isCleared = false
    const { user } = await openAs('outsider', '/basket/', [
      answer('basketV2', () => makeBasket(isCleared ? [] : undefined)),
      answer('removeFromBasket', () => {
        isCleared = true
        return change({ count: 0 })
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Очистить корзину' }))
    expect(isCleared).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Очистить' }))
    expect(await screen.findByRole('heading', { name: 'Корзина пуста' })).toBeVisible()
  })

  test('в длинной корзине строка находится по артикулу', async () => {
    const lines = Array.from({ length: 300 }, (_, index) =>
      makeBasketLine({ product: makeProductCard({ id: 2000 + index }) }),
    )
    const { user } = await openAs('outsider', '/basket/', [], { basket: makeBasket(lines) })
    expect(
      await screen.findByRole('button', { name: words('Показать ещё 100 строк') }),
    ).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Найти в корзине' }), 'vt-1204/2250')
    expect(await screen.findByText(words('Найдено: 1 товар'))).toBeVisible()
    expect(screen.getAllByRole('row')).toHaveLength(2)
  })
})

describe('D49: корзина подсказывает, сколько не хватает до цены ниже', () => {
  const { price } = makeProductCard()
  if (!price) throw new Error('the card of tests has a price')
  const stepped = makeProductCard({
    ...{ id: 1001, name: 'Сверло 8,5', minOrderQuantity: 1, multiplicity: 1 },
    price: { ...price, amount: 10_000, steps: [{ quantity: 10, amount: 9_800 }] },
  })
  const basketOf = (quantityOrdered: number) =>
    makeBasket([makeBasketLine({ product: stepped, quantityOrdered })])
  const open = (quantityOrdered: number) =>
    openAs('outsider', '/basket/', [], { basket: basketOf(quantityOrdered) })

  test('трёх штук не хватает — сказано, сколько и какой станет цена', async () => {
    await open(7)
    expect(await screen.findByText(words('ещё 3 шт — и цена 98,00 ₽'))).toBeVisible()
  })

  test('и тому, кто не вошёл', async () => {
    const items = [{ productId: 1001, quantityOrdered: 7 }]
    await openAnonymous('/basket/', items, [answer('calcBasketV2', basketOf(7))])
    expect(await screen.findByText(words('ещё 3 шт — и цена 98,00 ₽'))).toBeVisible()
  })

  test('ступень уже взята — подсказки нет', async () => {
    await open(10)
    expect(await screen.findByRole('link', { name: 'Сверло 8,5' })).toBeVisible()
    expect(screen.queryByText(/и цена/)).toBeNull()
  })
})
