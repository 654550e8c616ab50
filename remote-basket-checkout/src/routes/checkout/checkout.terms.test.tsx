import type { Checkout, CreateOrderInput } from '@isp/contract'
import { storageNames } from '@isp/session'
import {
  answer,
  errorResponse,
  makeBasket,
  makeBasketLine,
  makeCheckout,
  makeOrder,
  makeProductCard,
  server,
  words,
} from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { openAs } from '../../test/open-as.fixture.tsx'

const branch = {
  name: 'Казанский филиал',
  inn: '5260000019',
  kpp: '165545001',
  address: 'Казань, Складская, 5',
}

const openCheckout = async (over: Partial<Checkout> = {}) => {
  const sent: CreateOrderInput[] = []
  const opened = await openAs('outsider', '/checkout/', [
    answer('checkout', makeCheckout(over)),
    http.post('*/bff/api/sale/order', async ({ request }) => {
      sent.push((await request.json()) as CreateOrderInput)
      return HttpResponse.json(makeOrder())
    }),
  ])
  const submit = () => screen.findByRole('button', { name: /^Оформить на/ })
  await submit()
  const { user } = opened
  const type = async (label: RegExp, value: string) => {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    if (value) await user.type(field, value)
  }
  const press = async () => user.click(await submit())
  return { ...opened, sent, type, press }
}
const group = (name: string) => within(screen.getByRole('group', { name: words(name) }))

describe('условия заказа: неверное сказано у поля, заказ не отправлен', () => {
  test.each([
    [/^ИГК/, '123', words('В ИГК от 20 до 25 цифр')],
    [/^Ваш\sномер/, 'я'.repeat(61), words('Максимум 60 символов')],
    [/^Желаемая дата/, '2026-11-20', words('Не раньше 24.11.2026')],
    [/^Желаемая дата/, '2027-06-01', words('Не позже 21.05.2027')],
    [/^Желаемая дата/, '2026-11-28', /выходной/],
    [/^Желаемая дата/, '2026-12-31', /выходной/],
  ])('%s «%s»', async (label, value, message) => {
    const { type, press, sent } = await openCheckout()
    await type(label, value)
    await press()
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(label)).toHaveFocus()
    expect(sent).toEqual([])
  })

  test('плательщик без КПП и с чужой контрольной цифрой', async () => {
    const { user, type, press, sent } = await openCheckout()
    await user.click(
      screen.getByRole('checkbox', { name: words('Платит другая организация или филиал') }),
    )
    await type(/^Название/, 'Филиал')
    await type(/^ИНН/, '5260000018')
    await user.clear(screen.getByRole('textbox', { name: /^Имя/ }))
    await type(/^Юридический/, 'Казань')
    await press()
    expect(await screen.findByText(/контрольная цифра/)).toBeVisible()
    // the first on the page, though it came to it after the name
    expect(screen.getByLabelText(/^ИНН/)).toHaveFocus()
    await type(/^ИНН/, branch.inn)
    expect(screen.getByLabelText(/^КПП/)).toHaveAccessibleDescription('Обязательное поле')
    expect(sent).toEqual([])
  })

  test('терминал не назван, доверенность без даты', async () => {
    const { user, press, sent } = await openCheckout()
    await user.click(screen.getByRole('checkbox', { name: /^Назвать/ }))
    await press()
    expect(screen.getByLabelText(/^Дата доверенности/)).toHaveAccessibleDescription(
      'Обязательное поле',
    )
    await user.click(screen.getByRole('radio', { name: /Транспортная компания/ }))
    await user.click(screen.getByRole('radio', { name: 'До терминала перевозчика' }))
    await press()
    expect(screen.getByLabelText(/^Город/)).toHaveAccessibleDescription('Обязательное поле')
    expect(sent).toEqual([])
  })

  test('что знает только сервер, встаёт у того же поля', async () => {
    const { user, press } = await openCheckout()
    const fields = [{ path: 'attorney.date', code: 'DATE_IN_FUTURE', params: {} }]
    server.use(
      http.post('*/bff/api/sale/order', () =>
        errorResponse('REQUEST_INVALID', 'Проверьте.', fields),
      ),
    )
    await user.click(screen.getByRole('checkbox', { name: /^Назвать/ }))
    await user.type(screen.getByLabelText(/^Номер доверенности/), '17')
    await user.type(screen.getByLabelText(/^Дата доверенности/), '2026-11-02')
    await user.type(screen.getByLabelText(/^Кто/), 'Орлов Пётр')
    await press()
    expect(await screen.findByText(/позже сегодняшней/)).toBeVisible()
    expect(screen.getByLabelText(/^Дата доверенности/)).toHaveFocus()
  })
})

describe('условия заказа', () => {
  test('о чём не сказано, того нет и в заказе', async () => {
    const { press, sent } = await openCheckout()
    expect(screen.queryByRole('group', { name: 'Как отгружать' })).toBeNull()
    await press()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(Object.keys(sent[0] ?? {}).sort()).toEqual(
      ['basketState', 'contact', 'deliveryMethod', 'expectedTotal'].sort(),
    )
  })

  test('всё сказанное уходит с заказом, и то, что видел покупатель', async () => {
    const { user, type, press, sent } = await openCheckout({ parties: [branch] })
    await user.click(screen.getByRole('checkbox', { name: /Получает/ }))
    await user.click(screen.getByRole('button', { name: branch.name }))
    await user.click(screen.getByRole('checkbox', { name: /^Назвать/ }))
    await type(/^Номер доверенности/, '17')
    await type(/^Дата доверенности/, '2026-11-02')
    await type(/^Кто/, 'Орлов Пётр')
    await type(/^Ваш\sномер/, 'ЗП-77')
    await type(/^ИГК/, '1724 1873 1239 1412 2410 0000 5')
    await type(/^Желаемая дата/, '2026-11-30')
    await press()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      consignee: branch,
      attorney: { number: '17', date: '2026-11-02', person: 'Орлов Пётр' },
      ownNumber: 'ЗП-77',
      stateContract: '1724187312391412241000005',
      wishedOn: '2026-11-30',
      basketState: 'as-it-was-seen',
    })
    expect(sent[0]).not.toHaveProperty('payer')
  })

  test('передумали платить за другого: набранное не уходит', async () => {
    const { user, type, press, sent } = await openCheckout()
    const box = screen.getByRole('checkbox', { name: /^Платит/ })
    await user.click(box)
    await type(/^Название/, 'Филиал')
    await user.click(box)
    await press()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).not.toHaveProperty('payer')
  })

  test('до терминала адрес не нужен; доверенность самовывоза с ним не уходит', async () => {
    const { user, type, press, sent } = await openCheckout({ addresses: [] })
    await user.click(screen.getByRole('checkbox', { name: /^Назвать/ }))
    await user.click(screen.getByRole('radio', { name: /Транспортная компания/ }))
    expect(screen.getByLabelText(/^Адрес доставки/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'До терминала перевозчика' }))
    expect(screen.queryByLabelText(/^Адрес доставки/)).toBeNull()
    await type(/^Город/, 'Казань, Аграрная, 2')
    await user.click(group('Кто платит за перевозку').getByRole('radio', { name: /^Плательщик/ }))
    await press()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.freight).toEqual({
      carrier: '',
      terminal: 'Казань, Аграрная, 2',
      paidBy: 'payer',
    })
    expect(sent[0]).not.toHaveProperty('attorney')
    expect(sent[0]).not.toHaveProperty('address')
  })

  test('не всё есть сейчас: видно, что и когда придёт частями, и когда — всё сразу', async () => {
    const product = makeProductCard({ name: 'Сверло' })
    const line = { product, price: 10_000, quantityOrdered: 10, quantityAvailable: 4 }
    const basket = makeBasket([
      makeBasketLine({ ...line, productId: 1, expectedOn: '2026-12-12' }),
      makeBasketLine({ ...line, productId: 2, expectedOn: '2026-12-05' }),
    ])
    const { user, press, sent } = await openCheckout({ basket })
    const shipping = group('Как отгружать')
    const partial = shipping.getByRole('radio', { name: /^Частями/ })
    expect(partial).toBeChecked()
    expect(partial).toHaveAccessibleName(
      words(
        'Частями, по мере поступления сейчас — на 800,00 ₽; 5 декабря — на 600,00 ₽; 12 декабря — на 600,00 ₽',
      ),
    )
    const whole = shipping.getByRole('radio', { name: /^Всё/ })
    expect(whole).toHaveAccessibleName(/12\sдекабря, когда придёт последнее/)
    await user.click(whole)
    await press()
    await waitFor(() => expect(sent[0]?.shipping).toBe('whole'))
  })

  test('перезагрузка не теряет ни плательщика, ни терминала; другой компании они не достаются', async () => {
    const first = await openCheckout()
    await first.user.click(screen.getByRole('checkbox', { name: /^Платит/ }))
    await first.type(/^Название/, 'Филиал')
    await first.user.click(screen.getByRole('radio', { name: /Транспортная компания/ }))
    const carrier = screen.getByRole('textbox', { name: /^Транспортная/ })
    await first.user.type(carrier, 'Деловые линии')
    await first.type(/^Ваш\sномер/, 'ЗП-77')
    first.unmount()
    const second = await openCheckout()
    expect(screen.getByLabelText(/^Название/)).toHaveValue('Филиал')
    expect(screen.getByRole('textbox', { name: /^Транспортная/ })).toHaveValue('Деловые линии')
    second.unmount()
    await openCheckout({ company: { uuid: 'company-2', name: 'АО', inn: '1' } })
    expect(screen.getByRole('checkbox', { name: /^Платит/ })).not.toBeChecked()
    expect(screen.getByLabelText(/^Ваш\sномер/)).toHaveValue('ЗП-77')
  })
})

test('наличие и срок изменились при той же сумме: сказано, что именно', async () => {
  const product = makeProductCard({ name: 'Сверло 8,5', unit: 'шт' })
  const line = { product, quantityOrdered: 10 }
  const before = makeBasket([makeBasketLine({ ...line, quantityAvailable: 10 })])
  const after = makeBasket([
    makeBasketLine({ ...line, quantityAvailable: 2, expectedOn: '2026-12-12' }),
  ])
  let basket = before
  const { user } = await openAs('outsider', '/checkout/', [
    answer('checkout', () => makeCheckout({ basket })),
    http.post('*/bff/api/sale/order', () => {
      basket = after
      return errorResponse('BASKET_CHANGED')
    }),
  ])
  await user.click(await screen.findByRole('button', { name: /^Оформить на/ }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/Сверло 8,5: в\sналичии было 10\sшт, теперь 2\sшт/)
  expect(screen.getByRole('group', { name: 'Как отгружать' })).toBeVisible()
})

test('D42: заявка на согласование — не заказ: сказано, чего ждать, и набранное забыто', async () => {
  const request = {
    kind: 'approval',
    id: 7,
    number: 'С-000007',
    status: 'WAITING',
    total: 1_234_500,
    createdAt: '2026-11-22T10:00:00Z',
    reason: 'заказ выше лимита на 12 400,00 ₽',
    waitsFor: ['Иванов Пётр'],
  }
  const { user, session, address } = await openAs('outsider', '/checkout/', [
    answer('checkout', makeCheckout()),
    http.post('*/bff/api/sale/order', () => HttpResponse.json(request, { status: 202 })),
  ])
  await user.click(await screen.findByRole('button', { name: /^Оформить на/ }))
  await waitFor(() => expect(address()).toBe('/cabinet/approvals/7/'))
  expect(session.popups.getState().items).toMatchObject([
    { variant: 'success', label: expect.stringMatching(/^Заявка С-000007\sждёт согласования$/) },
  ])
  expect(sessionStorage.getItem(storageNames.session.orderAttempt)).toBeNull()
})

describe('D42: согласование до отправки', () => {
  const centres = [
    { id: 4, name: 'Цех 2', left: 500_000 },
    { id: 5, name: 'Цех 3', left: 900_000_000 },
  ]
  const decision = { reason: 'бюджет «Цех 2» превышен на 100,00 ₽', waitsFor: ['Иванов Пётр'] }
  const openChecked = async (costCentres = centres) => {
    const sent: Record<string, unknown>[] = []
    const page = await openAs('outsider', '/checkout/', [
      answer('checkout', makeCheckout({ hasApprovals: true })),
      answer('checkoutApproval', ({ query }) => ({
        costCentres,
        decision: query.costCentre === 4 ? decision : null,
      })),
      http.post('*/bff/api/sale/order', async ({ request }) => {
        sent.push((await request.json()) as Record<string, unknown>)
        return HttpResponse.json(makeOrder())
      }),
    ])
    return { ...page, sent, centre: await screen.findByLabelText(/^Бюджет/) }
  }
  const submit = () => screen.findByRole('button', { name: /^Оформить на/ })

  test('бюджет выбран — сказано, почему и кого ждать; другой — заказ уйдёт сразу и назовёт его', async () => {
    const { user, sent, centre } = await openChecked()
    expect(centre).toHaveValue('')
    await user.selectOptions(centre, '4')
    expect(await screen.findByText('Заказ сначала согласуют')).toBeVisible()
    expect(screen.getByText(/Цех 2» превышен/)).toBeVisible()
    expect(screen.getByText(/Иванов Пётр/)).toBeVisible()
    await user.selectOptions(centre, '5')
    await waitFor(() => expect(screen.queryByText('Заказ сначала согласуют')).toBeNull())
    await user.click(await submit())
    await waitFor(() => expect(sent).toMatchObject([{ costCentreId: 5 }]))
  })

  test('единственный бюджет выбран сам', async () => {
    const { centre } = await openChecked(centres.slice(1))
    await waitFor(() => expect(centre).toHaveValue('5'))
  })

  test('бюджет не выбран: отказ сервера стоит у поля', async () => {
    const { user, centre } = await openChecked()
    const fault = { path: 'costCentreId', code: 'REQUIRED' as const, params: {} }
    server.use(
      http.post('*/bff/api/sale/order', () => errorResponse('REQUEST_INVALID', 'нет', [fault])),
    )
    await user.click(await submit())
    await waitFor(() => expect(centre).toBeInvalid())
  })
})
