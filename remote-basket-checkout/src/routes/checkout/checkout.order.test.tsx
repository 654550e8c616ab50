import type { FieldError, Order } from '@isp/contract'
import { storageNames } from '@isp/session'
import {
  answer,
  disconnect,
  errorResponse,
  makeBasket,
  makeBasketLine,
  makeCheckout,
  makeOrder,
  makeProductCard,
  refuse,
  renderRoute,
  server,
  userOf,
} from '@isp/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { use } from 'react'
import { describe, expect, test, vi } from 'vitest'
import remote from '../../exposes/routes.tsx'
import { openAs } from '../../test/open-as.fixture.tsx'

type Sent = { key: string | null; body: Record<string, unknown> }

/** A BFF that keeps what was sent and answers as told. */
const orders = (sent: Sent[], respond: () => Order | Response | Promise<Order>) =>
  http.post('*/bff/api/sale/order', async ({ request }) => {
    const key = request.headers.get('idempotency-key')
    sent.push({ key, body: (await request.json()) as Sent['body'] })
    const given = await respond()
    return given instanceof Response ? given : HttpResponse.json(given)
  })
const open = (sent: Sent[], respond: Parameters<typeof orders>[1] = makeOrder, over = {}) =>
  openAs('outsider', '/checkout/', [answer('checkout', makeCheckout(over)), orders(sent, respond)])

const submitButton = () => screen.findByRole('button', { name: /^Оформить на/ })
const form = async () => (await submitButton()).closest('form') as HTMLFormElement
const attemptName = storageNames.session.orderAttempt
const sum = (status: number) =>
  HttpResponse.json({ statusCode: status, code: 'X', message: 'нет', requestId: 'r' }, { status })

describe('отправка', () => {
  test('пока первая в пути, вторая не уходит, как бы её ни просили', async () => {
    const sent: Sent[] = []
    const { promise: made, resolve: make } = Promise.withResolvers<Order>()
    const { user, address } = await open(sent, () => made)
    await user.click(await submitButton())
    await waitFor(() => expect(sent).toHaveLength(1))
    const button = await submitButton()
    expect(button).toHaveAttribute('aria-busy', 'true')
    await user.click(button)
    fireEvent.submit(await form())
    await user.type(screen.getByRole('textbox', { name: /^Имя/ }), '{Enter}')
    make(makeOrder())
    await waitFor(() => expect(address()).toBe('/cabinet/orders/42/'))
    expect(sent).toHaveLength(1)
  })

  test.each([429, 500, 503])(
    'после ответа %i заказ, может быть, есть: повтор идёт с тем же ключом',
    async (status) => {
      const sent: Sent[] = []
      const { user } = await open(sent, () => sum(status))
      await user.click(await submitButton())
      expect(await screen.findByText(/второй заказ не\sпоявится/)).toBeVisible()
      await user.click(await submitButton())
      await waitFor(() => expect(sent).toHaveLength(2))
      expect(sent[1]).toEqual(sent[0])
      expect(sessionStorage.getItem(attemptName)).toContain(sent[0]?.key ?? 'no key')
    },
  )

  test('после отказа заказа нет: новая попытка — с новым ключом, прежняя забыта', async () => {
    const sent: Sent[] = []
    const { user } = await open(sent, () => sum(409))
    await user.click(await submitButton())
    expect(await screen.findByText('нет')).toBeVisible()
    expect(screen.queryByText(/второй заказ/)).toBeNull()
    expect(sessionStorage.getItem(attemptName)).toBeNull()
    await user.click(await submitButton())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  test('уходит то, что на экране: без адреса для самовывоза, без пустого комментария', async () => {
    const sent: Sent[] = []
    const { user } = await open(sent)
    await user.click(await submitButton())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({
      deliveryMethod: 'pickup',
      contact: { name: 'Анна Петрова', phone: '+7 900 000-00-00', email: 'buyer@example.com' },
      expectedTotal: 1_234_500,
      basketState: 'as-it-was-seen',
    })
    expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/)
  })

  test('ключ записан прежде, чем ушёл заказ; где записать некуда, заказ всё равно уходит', async () => {
    const sent: Sent[] = []
    let keptBefore: string | null = null
    const { user, unmount } = await open(sent, () => {
      keptBefore = sessionStorage.getItem(attemptName)
      return makeOrder()
    })
    await user.click(await submitButton())
    await waitFor(() => expect(keptBefore).toContain(sent[0]?.key ?? 'no key'))
    unmount()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('quota', 'QuotaExceededError')
    })
    const second = await open(sent)
    await second.user.click(await submitButton())
    await waitFor(() => expect(second.address()).toBe('/cabinet/orders/42/'))
    full.mockRestore()
  })
})

describe('после заказа', () => {
  test('прочитанное раньше читается заново, корзина пуста, «назад» не возвращает к оформлению', async () => {
    let isOrdered = false
    const { user, address, context, session, router } = await openAs('outsider', '/checkout/', [
      answer('checkout', makeCheckout()),
      orders([], () => {
        isOrdered = true
        return makeOrder()
      }),
      answer('basketV2', () => makeBasket(isOrdered ? [] : undefined)),
    ])
    context.queryClient.setQueryData(['cabinet', 'orders'], 'прежние')
    context.queryClient.setQueryData(['catalog', 'product', 'sverlo'], 'прежний остаток')
    await session.basket.getState().refresh()
    expect(session.basket.getState().count).toBe(1)
    await user.click(await submitButton())
    await waitFor(() => expect(address()).toBe('/cabinet/orders/42/'))
    expect(router.state.historyAction).toBe('REPLACE')
    const { queryClient } = context
    await waitFor(() => {
      expect(queryClient.getQueryState(['cabinet', 'orders'])?.isInvalidated).toBe(true)
      expect(queryClient.getQueryState(['catalog', 'product', 'sverlo'])?.isInvalidated).toBe(true)
      expect(session.basket.getState().count).toBe(0)
    })
    // it goes with its page
    await waitFor(() =>
      expect(queryClient.getQueryCache().findAll({ queryKey: ['basket', 'checkout'] })).toEqual([]),
    )
  })

  test('пока страница заказа рисуется, оформление видно ещё и ничего больше не спрашивает', async () => {
    const { promise: drawn, resolve: draw } = Promise.withResolvers<void>()
    const OrderPage = () => {
      use(drawn)
      return <h1>Заказ</h1>
    }
    let asked = 0
    const { user, session, address } = await renderRoute(
      {
        ...remote,
        createRoutes: (context) => [
          ...remote.createRoutes(context),
          { id: 'test:order', path: '/cabinet/orders/:id/', element: <OrderPage /> },
        ],
      },
      '/checkout/',
      {
        as: 'outsider',
        handlers: [
          http.get('*/bff/api/sale/checkout', () => {
            asked += 1
            return HttpResponse.json(makeCheckout())
          }),
          orders([], makeOrder),
          answer('basketV2', makeBasket([])),
        ],
      },
    )
    await user.click(await submitButton())
    await waitFor(() => expect(address()).toBe('/cabinet/orders/42/'))
    await waitFor(() => expect(session.basket.getState().count).toBe(0))
    // a person read anew draws the page anew
    const { user: before } = session.auth.getState()
    await act(() => session.auth.getState().reloadUser())
    expect(session.auth.getState().user).not.toBe(before)
    expect(await submitButton()).toBeVisible()
    await act(async () => draw())
    expect(await screen.findByRole('heading', { name: 'Заказ' })).toBeVisible()
    expect(asked).toBe(1)
  })
})

describe('заказ, ответ на который потерялся', () => {
  /** The order was sent, and no answer came. */
  const lose = async (sent: Sent[]) => {
    const lost = await open(sent, () => HttpResponse.error())
    await lost.user.click(await submitButton())
    await screen.findByText(/второй заказ не\sпоявится/)
    lost.unmount()
  }
  const reopen = (
    respond: Parameters<typeof orders>[1],
    sent: Sent[],
    visitor = userOf('outsider'),
  ) => openAs(visitor, '/checkout/', [refuse('checkout', 'BASKET_EMPTY'), orders(sent, respond)])

  test('чужой попытки никто не повторяет', async () => {
    const sent: Sent[] = []
    await lose(sent)
    await reopen(makeOrder, sent, userOf('outsider', { uuid: 'somebody-else' }))
    expect(await screen.findByRole('heading', { name: 'Оформлять пока нечего' })).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('пока его не проверить, сказано об этом, и проверка повторяется с тем же ключом', async () => {
    const sent: Sent[] = []
    await lose(sent)
    const { user, address } = await reopen(() => sum(503), sent)
    await user.click(await screen.findByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(sent).toHaveLength(3))
    server.use(orders(sent, makeOrder))
    await user.click(await screen.findByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(address()).toBe('/cabinet/orders/42/'))
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  test('сервер его не знает и не сделает — корзина пуста, и попытка забыта', async () => {
    const sent: Sent[] = []
    await lose(sent)
    await reopen(() => sum(409), sent)
    expect(await screen.findByRole('heading', { name: 'Оформлять пока нечего' })).toBeVisible()
    expect(sessionStorage.getItem(attemptName)).toBeNull()
  })
})

describe('отказ', () => {
  const wrong = (...fields: FieldError[]) => errorResponse('REQUEST_INVALID', 'Проверьте.', fields)

  test('поле, неверное для сервера, названо у поля, и клавиатура на нём', async () => {
    const { user } = await open([], () =>
      wrong({ path: 'contact.phone', code: 'PHONE_LENGTH', params: {} }),
    )
    await user.click(await submitButton())
    expect(await screen.findByText('Номер телефона должен содержать 11 символов')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Телефон/ })).toHaveFocus()
  })

  test('если перечитать корзину не вышло, сказано, почему заказа нет', async () => {
    const { user } = await open([], () => {
      server.use(disconnect('checkout'))
      return errorResponse('BASKET_CHANGED', 'Корзина изменилась.')
    })
    await user.click(await submitButton())
    expect(await screen.findByText('Корзина изменилась.')).toBeVisible()
  })

  test('что стало с корзиной, сказано о каждой строке', async () => {
    const card = (id: number, name: string) => makeProductCard({ id, name })
    const line = (id: number, name: string, over = {}) =>
      makeBasketLine({ product: card(id, name), ...over })
    const before = makeBasket([
      line(1, 'Первый'),
      line(2, 'Второй'),
      line(3, 'Третий'),
      line(4, 'Четвёртый'),
      line(6, 'Шестой'),
    ])
    const after = makeBasket([
      line(1, 'Первый', { quantityOrdered: 20 }),
      line(2, 'Второй', { name: 'Второй', problem: 'gone' }),
      line(3, 'Третий', { name: 'Третий', problem: 'no-price', price: null }),
      line(5, 'Пятый', { name: 'Пятый' }),
      line(6, 'Шестой'),
    ])
    let basket = before
    const { user } = await openAs('outsider', '/checkout/', [
      answer('checkout', () => makeCheckout({ basket })),
      orders([], () => {
        basket = after
        return errorResponse('PRODUCT_NOT_ORDERABLE')
      }),
    ])
    await user.click(await submitButton())
    const alert = await screen.findByRole('alert')
    const said = [...alert.querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(said.map((text) => text?.replace(/^.*: /, '').replaceAll(/\s/g, ' '))).toEqual([
      'было 10 шт, стало 20 шт',
      'снят с продажи',
      'цена теперь по запросу',
      'добавлено в корзину',
      'больше нет в корзине',
    ])
    expect(alert).toHaveTextContent(/Ничего ещё не\sзаказано/)
  })
})

describe('доставка', () => {
  test('прежний адрес подставляется нажатием и уходит с заказом', async () => {
    const sent: Sent[] = []
    const { user } = await open(sent)
    await submitButton()
    await user.click(screen.getByRole('radio', { name: /Транспортная компания/ }))
    expect(screen.queryByRole('button', { name: 'Нижний Новгород, ул. Заводская, 1' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Дзержинск, пр. Ленина, 5' }))
    expect(screen.getByRole('textbox', { name: /^Адрес/ })).toHaveValue('Дзержинск, пр. Ленина, 5')
    await user.click(await submitButton())
    await waitFor(() => expect(sent[0]?.body.address).toBe('Дзержинск, пр. Ленина, 5'))
    expect(sent[0]?.body.deliveryMethod).toBe('carrier')
  })

  test('способ, которого больше нет, из черновика не возвращается', async () => {
    const first = await open([])
    await submitButton()
    await first.user.click(screen.getByRole('radio', { name: /Транспортная компания/ }))
    await first.user.type(screen.getByRole('textbox', { name: /^Комментарий/ }), 'срочно')
    first.unmount()
    const [pickup] = makeCheckout().deliveryMethods
    await open([], makeOrder, { deliveryMethods: [pickup] })
    await submitButton()
    expect(screen.getByRole('radio', { name: /Самовывоз/ })).toBeChecked()
    expect(screen.getByRole('textbox', { name: /^Комментарий/ })).toHaveValue('срочно')
  })
})

test('итог: сколько сейчас, сколько под заказ, НДС; чего нет — строки нет', async () => {
  const product = makeProductCard({ availability: { available: 4, nextArrival: null } })
  const { unmount } = await open([], makeOrder, {
    basket: makeBasket([makeBasketLine({ product })]),
  })
  await submitButton()
  const term = (name: string) => screen.getByText(name).closest('div')
  expect(term('Есть сейчас')).toHaveTextContent(/4\s938,00\s₽$/)
  expect(term('Под заказ')).toHaveTextContent(/7\s407,00\s₽$/)
  expect(term('К оплате')).toHaveTextContent(/12\s345,00\s₽$/)
  unmount()
  await open([])
  await submitButton()
  expect(screen.queryByText('Под заказ')).toBeNull()
})

describe('файлы к заказу', () => {
  const id = 'f2000000-0000-4000-8000-000000000001'
  const stored = { id, name: 'а.txt', size: 5, mediaType: 'text/plain', sha256: 'x' }

  test('отправлены раньше, заказ называет их номера', async () => {
    const sent: Sent[] = []
    const purposes: unknown[] = []
    const { user } = await open(sent)
    server.use(
      answer('reserveFile', ({ body }) => {
        purposes.push(body.purpose)
        return { id, expiresAt: '2030-01-01T00:00:00Z' }
      }),
      // files go by XMLHttpRequest, and to it the test's server is of another origin
      http.all('*/bff/api/files/upload/*', ({ request }) =>
        HttpResponse.json(stored, {
          headers: {
            'access-control-allow-origin': '*',
            'access-control-allow-headers':
              request.headers.get('access-control-request-headers') ?? '',
          },
        }),
      ),
    )
    await user.upload(
      await screen.findByLabelText(/^Файлы к\sзаказу$/),
      new File(['текст'], 'а.txt'),
    )
    expect(await screen.findByText(/^1\sКБ$/)).toBeInTheDocument()
    await user.click(await submitButton())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(purposes).toEqual(['order'])
    expect(sent[0]?.body.fileIds).toEqual([id])
  })

  test('которых больше нет: сказано при них, заказа нет', async () => {
    const fields: FieldError[] = [{ path: 'fileIds', code: 'INVALID', params: {} }]
    await open([], () => errorResponse('REQUEST_INVALID', 'нет', fields))
    fireEvent.submit(await form())
    expect(await screen.findByText('Проверьте это поле')).toBeInTheDocument()
  })
})
