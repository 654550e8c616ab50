import type { Order } from '@isp/contract'
import { storageNames } from '@isp/session'
import {
  answer,
  companyOf,
  disconnect,
  errorResponse,
  makeBasket,
  makeBasketLine,
  makeCheckout,
  makeOrder,
  makeProductCard,
  refuse,
  server,
  userOf,
  type Visitor,
  words,
} from '@isp/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { openAnonymous, openAs } from '../../test/open-as.fixture.tsx'

type Sent = { key: string | null; body: { expectedTotal: number; address?: string } }

/** A BFF that keeps what was sent and answers as told. */
const orders = (sent: Sent[], respond: () => Order | Response) =>
  http.post('*/bff/api/sale/order', async ({ request }) => {
    const key = request.headers.get('idempotency-key')
    sent.push({ key, body: (await request.json()) as Sent['body'] })
    const given = respond()
    return given instanceof Response ? given : HttpResponse.json(given)
  })

const submitButton = () => screen.findByRole('button', { name: /^Оформить на/ })

describe('кто может оформить', () => {
  test('анонимному открывается вход с возвратом к оформлению', async () => {
    const { session } = await openAnonymous('/checkout/', [])
    expect(await screen.findByRole('heading', { name: /Войдите/ })).toBeVisible()
    expect(session.auth.getState().dialog).toMatchObject({ returnTo: '/checkout/' })
  })

  test('закрытый вход открывается снова кнопкой, сам не навязывается', async () => {
    const { session, user } = await openAnonymous('/checkout/', [])
    await screen.findByRole('heading', { name: /Войдите/ })
    act(() => session.auth.getState().closeAuth())
    expect(session.auth.getState().dialog).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Войти' }))
    expect(session.auth.getState().dialog).not.toBeNull()
  })

  test.each([
    ['без компании', 'newcomer', /нужна компания/],
    ['компании на модерации', 'halfblocked', /проходит проверку/],
    ['сотруднику', 'employee', /покупатель или\sруководитель/],
    ['с невыбранной компанией', 'manager', null],
  ] as const)('%s сказано, что делать, и заказ не отправить', async (_who, visitor, title) => {
    await openAs(visitor, '/checkout/', [], { isChoosing: title === null })
    if (title) expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Оформить на/ })).not.toBeInTheDocument()
  })

  test('название компании с кавычками не попадает в кавычки ещё раз', async () => {
    const company = companyOf('beta', { name: 'ООО «Завод»', status: { code: 'MODERATION' } })
    await openAs(userOf('outsider', { companies: [company] }), '/checkout/', [])
    expect(await screen.findByText(/^ООО «Завод». Корзина сохранится/)).toBeVisible()
  })

  test('если роль изменили только что, решает сервер', async () => {
    await openAs('outsider', '/checkout/', [refuse('checkout', 'ROLE_FORBIDDEN')])
    expect(
      await screen.findByRole('heading', { name: /покупатель или\sруководитель/ }),
    ).toBeVisible()
  })

  test('пустую корзину оформить не предлагают', async () => {
    await openAs('outsider', '/checkout/', [refuse('checkout', 'BASKET_EMPTY')])
    expect(await screen.findByRole('heading', { name: 'Оформлять пока нечего' })).toBeVisible()
  })

  test('без связи видно, что корзина цела, и можно повторить', async () => {
    const { user } = await openAs('outsider', '/checkout/', [disconnect('checkout')])
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи')
    server.use(answer('checkout', makeCheckout()))
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await submitButton()).toBeVisible()
  })
})

describe('поля', () => {
  test.each([
    ['Имя', 'Анна 5', 'Имя должно быть введено буквами'],
    ['Телефон', '9000000000', 'Номер телефона может быть в Российском формате (+7/8 ...)'],
    ['Телефон', '+7 900 abc', 'Номер телефона может содержать только цифры и символы "()+-"'],
    ['Телефон', '+7 900', 'Номер телефона должен содержать 11 символов'],
    ['Электронная почта', 'buyer@', 'Неправильный формат почты'],
    ['Имя', '', 'Обязательное поле'],
  ])('%s «%s»: %s', async (label, value, message) => {
    const sent: Sent[] = []
    const { user } = await openAs('outsider', '/checkout/', [
      answer('checkout', makeCheckout()),
      orders(sent, makeOrder),
    ])
    await submitButton()
    const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
    await user.clear(field)
    if (value) await user.type(field, value)
    await user.click(await submitButton())
    expect(await screen.findByText(message)).toBeVisible()
    expect(field).toHaveFocus()
    expect(sent).toEqual([])
  })

  test('адрес нужен только доставке до двери', async () => {
    const sent: Sent[] = []
    const { user } = await openAs('outsider', '/checkout/', [
      answer('checkout', makeCheckout({ addresses: [] })),
      orders(sent, makeOrder),
    ])
    await submitButton()
    expect(screen.queryByRole('textbox', { name: /^Адрес/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: /Транспортная компания/ }))
    await user.click(await submitButton())
    expect(await screen.findByText('Обязательное поле')).toBeVisible()
    expect(sent).toEqual([])
    await user.type(screen.getByRole('textbox', { name: /^Адрес/ }), 'Нижний Новгород')
    await user.click(await submitButton())
    await waitFor(() => expect(sent[0]?.body.address).toBe('Нижний Новгород'))
  })
})

describe('заказ', () => {
  test('оформлен: покупатель на его странице, сказано об этом один раз', async () => {
    const sent: Sent[] = []
    const { user, session, address } = await openAs('outsider', '/checkout/', [
      answer('checkout', makeCheckout()),
      orders(sent, makeOrder),
    ])
    await user.click(await submitButton())
    await waitFor(() => expect(address()).toBe('/cabinet/orders/42/'))
    expect(sent).toMatchObject([{ body: { expectedTotal: 1_234_500 } }])
    expect(session.popups.getState().items).toMatchObject([{ variant: 'success' }])
    expect(sessionStorage.getItem(storageNames.session.orderAttempt)).toBeNull()
  })

  const draftName = storageNames.session.drafts
  const nameField = () => screen.findByRole('textbox', { name: /^Имя/ })
  const commentField = () => screen.getByRole('textbox', { name: /^Комментарий/ })
  const openCheckout = (visitor: Visitor = 'outsider', over = {}) =>
    openAs(visitor, '/checkout/', [answer('checkout', makeCheckout(over)), orders([], makeOrder)])

  test('перезагрузка не теряет набранного', async () => {
    const first = await openCheckout()
    await first.user.clear(await nameField())
    await first.user.type(await nameField(), 'Пётр')
    await first.user.type(commentField(), 'к воротам 3')
    first.unmount()
    await openCheckout()
    expect(await nameField()).toHaveValue('Пётр')
    expect(commentField()).toHaveValue('к воротам 3')
  })

  test('набранное одним не показано другому, чужой адрес — другой компании', async () => {
    const first = await openCheckout()
    await first.user.type((await nameField()) && commentField(), 'секрет')
    await first.user.click(screen.getByRole('radio', { name: /Транспортная компания/ }))
    first.unmount()
    const second = await openCheckout(userOf('outsider', { uuid: 'somebody-else' }))
    expect((await nameField()) && commentField()).toHaveValue('')
    second.unmount()
    await openCheckout('outsider', { company: { uuid: 'company-2', name: 'АО', inn: '1' } })
    expect((await nameField()) && commentField()).toHaveValue('секрет')
    expect(screen.getByRole('radio', { name: /Самовывоз/ })).toBeChecked()
  })

  test('испорченное в памяти вкладки не ломает оформления', async () => {
    sessionStorage.setItem(
      draftName,
      JSON.stringify({ checkout: { owner: userOf('outsider').uuid, values: 7 } }),
    )
    await openCheckout()
    expect(await nameField()).toHaveValue('Анна Петрова')
  })

  test('сессия кончилась при отправке: заказа нет, а после входа набранное на месте', async () => {
    const { user, session } = await openAs('outsider', '/checkout/', [
      answer('checkout', makeCheckout()),
      refuse('createOrder', 'UNAUTHENTICATED'),
      refuse('refreshTokens', 'REFRESH_REJECTED'),
    ])
    await user.type((await nameField()) && commentField(), 'к воротам 3')
    await user.click(await submitButton())
    expect(await screen.findByRole('heading', { name: 'Войдите, чтобы оформить' })).toBeVisible()
    expect(session.popups.getState().items).toMatchObject([{ variant: 'warning' }])
    server.use(orders([], makeOrder))
    await act(() => session.auth.getState().signIn({ accessToken: 'a', refreshToken: 'b' }))
    expect((await nameField()) && commentField()).toHaveValue('к воротам 3')
  })

  test('после заказа и после выхода набранное забыто', async () => {
    const { user, address, session, unmount } = await openCheckout()
    await user.type((await nameField()) && commentField(), 'срочно')
    expect(sessionStorage.getItem(draftName)).toContain('срочно')
    await user.click(await submitButton())
    await waitFor(() => expect(address()).toBe('/cabinet/orders/42/'))
    expect(sessionStorage.getItem(draftName)).toBeNull()
    sessionStorage.setItem(draftName, '{}')
    server.use(http.post('*/bff/api/**', () => HttpResponse.json({})))
    await act(async () => session.auth.getState().signOut())
    expect(sessionStorage.getItem(draftName)).toBeNull()
    unmount()
  })

  test('договор меняют не уходя: выбор открывается и возвращает к заказу', async () => {
    const agreements = [
      { uuid: 'agreement-1', name: 'Договор № 1' },
      { uuid: 'agreement-2', name: 'Договор № 2' },
    ]
    const { user, session } = await openCheckout(
      userOf('outsider', { companies: [companyOf('beta', { agreements })] }),
    )
    await act(async () => session.auth.getState().confirm())
    await user.click(await screen.findByRole('button', { name: 'сменить компанию или договор' }))
    const place = screen.getByRole('region', { name: words('Компания и договор') })
    expect(place).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Оформить на/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: words('Вернуться к оформлению') }))
    expect(await submitButton()).toBeVisible()
  })

  test('§5, D38: договор один, но есть спецификация — сменить можно и здесь', async () => {
    const specifications = [{ uuid: 'specification-1', number: '1', date: '2026-01-15' }]
    const agreements = [{ uuid: 'agreement-1', name: 'Договор № 1', specifications }]
    await openCheckout(userOf('outsider', { companies: [companyOf('beta', { agreements })] }))
    await submitButton()
    expect(screen.getByRole('button', { name: 'сменить компанию или договор' })).toBeVisible()
  })

  test('выбирать не из чего — и «сменить» нет', async () => {
    await openCheckout()
    await submitButton()
    expect(screen.queryByRole('button', { name: /сменить/ })).not.toBeInTheDocument()
  })

  const drills = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      makeBasketLine({
        product: makeProductCard({ id: index + 1, name: `Сверло ${index}` }),
        comment: index === count - 1 ? '<b>Цех 7</b>' : '',
      }),
    )
  const shown = () => screen.getAllByText(/^\d+\. Сверло/).map(({ textContent }) => textContent)

  test('§7.4, задача 15: тридцать товаров названы сразу, под номерами и с комментариями', async () => {
    const lines = drills(30)
    await openCheckout('outsider', { basket: makeBasket(lines) })
    await submitButton()
    expect(shown()).toEqual(lines.map((_, index) => `${index + 1}. Сверло ${index}`))
    expect(screen.getByText('<b>Цех 7</b>')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Показать ещё/ })).toBeNull()
    expect(screen.getByRole('region', { name: words('Товары заказа') })).toHaveAttribute(
      'tabindex',
      '0',
    )
  })

  test('§7.4, задача 15: что после тридцатого, названо нажатием', async () => {
    const { user } = await openCheckout('outsider', { basket: makeBasket(drills(33)) })
    await submitButton()
    expect(shown()).toHaveLength(30)
    await user.click(screen.getByRole('button', { name: words('Показать ещё 3 товара') }))
    expect(shown()).toHaveLength(33)
    expect(shown().at(-1)).toBe('33. Сверло 32')
  })

  test('двойное нажатие отправляет один раз', async () => {
    const sent: Sent[] = []
    const { user } = await openAs('outsider', '/checkout/', [
      answer('checkout', makeCheckout()),
      orders(sent, makeOrder),
    ])
    await user.dblClick(await submitButton())
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('после потерянного ответа повтор идёт с тем же ключом, после правки — с новым', async () => {
    const sent: Sent[] = []
    const { user } = await openAs('outsider', '/checkout/', [
      answer('checkout', makeCheckout()),
      orders(sent, () => HttpResponse.error()),
    ])
    await user.click(await submitButton())
    expect(await screen.findByText(/второй заказ не\sпоявится/)).toBeVisible()
    await user.click(await submitButton())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.key).toBe(sent[0]?.key)
    await screen.findByText(/второй заказ не\sпоявится/)
    await user.type(screen.getByRole('textbox', { name: /^Комментарий/ }), 'срочно')
    await user.click(await submitButton())
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
  })

  test('после перезагрузки страницы оформленный без ответа заказ находится, второй не появляется', async () => {
    const sent: Sent[] = []
    const first = await openAs('outsider', '/checkout/', [
      answer('checkout', makeCheckout()),
      orders(sent, () => HttpResponse.error()),
    ])
    await first.user.click(await submitButton())
    await screen.findByText(/второй заказ не\sпоявится/)
    first.unmount()
    const second = await openAs('outsider', '/checkout/', [
      refuse('checkout', 'BASKET_EMPTY'),
      orders(sent, makeOrder),
    ])
    await waitFor(() => expect(second.address()).toBe('/cabinet/orders/42/'))
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key])
  })

  test('изменившиеся цены показаны, и подтверждает их покупатель', async () => {
    const sent: Sent[] = []
    const product = makeProductCard({ name: 'Сверло 8,5' })
    const before = makeBasket([makeBasketLine({ product })])
    const after = makeBasket([makeBasketLine({ product, price: 150_000 })])
    let basket = before
    const { user, address } = await openAs('outsider', '/checkout/', [
      answer('checkout', () => makeCheckout({ basket })),
      orders(sent, () => {
        if (basket === after) return makeOrder()
        basket = after
        return errorResponse('BASKET_CHANGED')
      }),
    ])
    await user.click(await submitButton())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(/Сверло 8,5: цена была 1\s234,50\s₽, стала 1\s500,00\s₽/)
    expect(address()).toBe('/checkout/')
    await user.click(screen.getByRole('button', { name: words('Оформить на 15 000,00 ₽') }))
    await waitFor(() => expect(address()).toBe('/cabinet/orders/42/'))
    expect(sent.map(({ body }) => body.expectedTotal)).toEqual([1_234_500, 1_500_000])
    expect(sent[0]?.key).not.toBe(sent[1]?.key)
  })

  test('товар, который нельзя заказать, ведёт обратно в корзину', async () => {
    const basket = makeBasket([makeBasketLine({ problem: 'no-price', price: null })])
    await openAs('outsider', '/checkout/', [answer('checkout', makeCheckout({ basket }))])
    expect(await screen.findByText(/которые нельзя заказать/)).toBeVisible()
    expect(screen.getByText(words('нельзя заказать'))).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Оформить/ })).not.toBeInTheDocument()
  })
})
