import type { QuickOrderLine, QuickOrderProduct } from '@isp/contract'
import {
  answer,
  disconnect,
  errorResponse,
  makeBasket,
  makeBasketLine,
  makeProductCard,
  refuse,
  server,
} from '@isp/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openAnonymous, openAs } from '../../../test/open-as.fixture.tsx'

const address = '/basket/?quick'
const goods = (id: number, over: Partial<QuickOrderProduct> = {}): QuickOrderProduct => ({
  id,
  slug: `good-${id}`,
  name: `Товар ${id}`,
  article: `A-${id}`,
  image: null,
  unit: 'шт',
  minOrderQuantity: 1,
  multiplicity: 1,
  price: 10_000,
  available: 50,
  ...over,
})
const understood = (line: number, text: string, over: Partial<QuickOrderLine> = {}) => ({
  line,
  text,
  state: 'understood' as const,
  article: text,
  quantity: 2,
  isQuantitySaid: true,
  quantityOrdered: 2,
  product: goods(line),
  candidates: [],
  reason: null,
  unused: '',
  notes: [],
  ...over,
})
const notFound = { code: 'NOT_FOUND' as const, message: 'Товара с таким артикулом нет.' }
const unknown = (line: number, text: string, candidates: QuickOrderProduct[] = []) =>
  understood(line, text, {
    state: 'unknown',
    product: null,
    quantityOrdered: null,
    reason: notFound,
    candidates,
  })

/** Every line is understood as the product of its number, unless it begins with «?». */
const checkAll = answer('checkQuickOrder', ({ body }) => ({
  lines: body.text
    .split('\n')
    .map((text, at) =>
      text.startsWith('?') ? unknown(at + 1, text, [goods(90)]) : understood(at + 1, text),
    ),
}))
const noBasket = answer('calcBasketV2', makeBasket())
const change = { lines: [], count: 2, total: 40_000 }

const list = () => screen.findByRole('textbox', { name: /^Список из\sписьма/ })
/** Once what is shown is what the list says. */
const addButton = () =>
  waitFor(() => {
    const button = screen.getByRole('button', { name: /^Добавить \d+\sтовар/ })
    expect(button).toBeEnabled()
    return button
  })
const localLines = (): unknown => JSON.parse(localStorage.getItem('isp_basket') ?? '[]')

describe('артикулы из адреса (задача 14, п. 1)', () => {
  test('встают в список после того, что в нём есть, один раз; в адресе их больше нет', async () => {
    const { user, router } = await openAnonymous(address, [], [checkAll, noBasket])
    await user.type(await list(), 'A-7')
    await act(() => router.navigate('/basket/?quick=A-1%0AA-7%0A%0AA-2'))
    await waitFor(async () => expect(await list()).toHaveValue('A-7\nA-1\nA-2'))
    expect(router.state.location.search).toBe('?quick')
    expect(await screen.findByText(/^Понято:\s3$/)).toBeVisible()
  })

  test('открытые сразу — уже в списке', async () => {
    const { router } = await openAnonymous(
      '/basket/?quick=2301-1020-19%0A2300-0850',
      [],
      [checkAll, noBasket],
    )
    await waitFor(async () => expect(await list()).toHaveValue('2301-1020-19\n2300-0850'))
    expect(router.state.location.search).toBe('?quick')
  })
})

describe('вставленный список', () => {
  test('без входа: понятое — с ценой и суммой, всё в корзине этого браузера одним нажатием', async () => {
    const { user, router } = await openAnonymous(address, [], [checkAll, noBasket])
    await user.click(await list())
    await user.paste('A-1, 2 шт\nA-2 2')
    expect(await screen.findByText(/^Понято:\s2$/)).toBeVisible()
    const add = await addButton()
    expect(add).toHaveAccessibleName(/2\sтовара на\s400,00\s₽/)
    await user.click(add)
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(localLines()).toMatchObject([
      { productId: 1, quantityOrdered: 2 },
      { productId: 2, quantityOrdered: 2 },
    ])
    expect(sessionStorage.getItem('isp_drafts')).toBeNull()
  })

  test('вошедший: один вызов, сколько ни жми; ответ потерян — тот же номер, список на месте', async () => {
    const sent: unknown[] = []
    const { promise: pressed, resolve: goOn } = Promise.withResolvers<void>()
    const merge = answer('mergeBasket', async ({ body }) => {
      sent.push(body)
      await pressed
      return sent.length === 1 ? errorResponse('DATABASE_UNAVAILABLE', 'База молчит.') : change
    })
    const { user, router } = await openAs('outsider', address, [checkAll, merge])
    await user.click(await list())
    await user.paste('A-1 2\nA-2 2')
    const add = await addButton()
    await user.dblClick(add)
    goOn()
    expect(await screen.findByText('База молчит.')).toBeVisible()
    expect(await list()).toHaveValue('A-1 2\nA-2 2')
    expect(sent).toHaveLength(1)
    await user.click(await addButton())
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(sent[1]).toEqual(sent[0])
    expect(sent[0]).toMatchObject({
      items: [
        { productId: 1, quantityOrdered: 2 },
        { productId: 2, quantityOrdered: 2 },
      ],
    })
  })

  test('что вставлено, пока «Добавить» в пути, остаётся в списке, и окно не закрывается', async () => {
    const { promise: answered, resolve: goOn } = Promise.withResolvers<void>()
    const merge = answer('mergeBasket', async () => {
      await answered
      return change
    })
    const { user, router } = await openAs('outsider', address, [checkAll, merge])
    await user.click(await list())
    await user.paste('A-1 2\n?что-то 2')
    await user.click(await addButton())
    await user.click(await list())
    await user.paste('\nA-3 2\nA-1 2')
    goOn()
    await waitFor(async () => expect(await list()).toHaveValue('?что-то 2\nA-3 2\nA-1 2'))
    expect(router.state.location.search).not.toBe('')
  })

  test('побеждает последний текст: поздний ответ на прежний его не затирает', async () => {
    const { promise: late, resolve: answerLate } = Promise.withResolvers<void>()
    const check = answer('checkQuickOrder', async ({ body }) => {
      if (body.text === 'A-1') await late
      return { lines: [understood(body.text === 'A-1' ? 1 : 7, body.text)] }
    })
    const { user } = await openAnonymous(address, [], [check, noBasket])
    await user.type(await list(), 'A-1')
    await screen.findByRole('status', { name: 'Ищем товары' })
    await user.clear(await list())
    await user.type(await list(), 'A-7')
    expect(await screen.findByRole('link', { name: /Товар\s7/ })).toBeVisible()
    answerLate()
    expect(screen.queryByRole('link', { name: /Товар\s1/ })).toBeNull()
  })

  test('ненайденное остаётся в списке, остальное — в корзине; выбранное похожее — тоже', async () => {
    const { user } = await openAnonymous(address, [], [checkAll, noBasket])
    await user.click(await list())
    await user.paste('A-1 2\n?что-то 2')
    await user.click(await addButton())
    await waitFor(async () => expect(await list()).toHaveValue('?что-то 2'))
    await user.click(await screen.findByRole('button', { name: 'Выбрать: Товар 90' }))
    await user.click(await addButton())
    await waitFor(() => expect(localLines()).toHaveLength(2))
    expect(localLines()).toMatchObject([{ productId: 1 }, { productId: 90, quantityOrdered: 2 }])
  })

  test('ненайденные убираются разом', async () => {
    const { user } = await openAnonymous(address, [], [checkAll, noBasket])
    await user.click(await list())
    await user.paste('A-1 2\n?что-то\n?ещё')
    await user.click(await screen.findByRole('button', { name: /^Убрать ненайденные \(2\)$/ }))
    expect(await screen.findByText(/^Понято:\s1$/)).toBeVisible()
    expect(screen.queryByText('?что-то')).toBeNull()
  })

  test('количество, которого заказать нельзя, не кладётся, пока его не исправят', async () => {
    const wrong = understood(1, 'A-1\t0', {
      quantity: null,
      quantityOrdered: null,
      product: goods(1, { minOrderQuantity: 10, multiplicity: 5 }),
      reason: { code: 'QUANTITY_TOO_SMALL', message: 'Количество должно быть больше нуля.' },
    })
    const check = answer('checkQuickOrder', { lines: [wrong] })
    const { user } = await openAnonymous(address, [], [check, noBasket])
    await user.type(await list(), 'A-1 0')
    expect(await screen.findByText('Количество должно быть больше нуля.')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Добавить в/ })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: /^Взять 10\sшт$/ }))
    await user.click(await addButton())
    await waitFor(() => expect(localLines()).toMatchObject([{ productId: 1, quantityOrdered: 10 }]))
  })

  test('D68: понятое не целиком не кладётся, пока его не подтвердят; показано, что осталось', async () => {
    const unclear = understood(1, 'A-1 5 шт не нужно', {
      state: 'unclear',
      quantity: 5,
      quantityOrdered: null,
      reason: { code: 'LEFT_OVER', message: 'Не использовано: «не». Проверьте строку.' },
      unused: 'не',
    })
    const box = understood(2, 'A-2 2 коробки срочно', {
      state: 'unclear',
      quantity: null,
      quantityOrdered: null,
      reason: { code: 'UNIT_OTHER', message: 'Количество указано в других единицах.' },
      unused: 'срочно',
    })
    const check = answer('checkQuickOrder', { lines: [unclear, box] })
    const { user } = await openAnonymous(address, [], [check, noBasket])
    await user.type(await list(), 'A-1')
    expect(await screen.findByText('Не использовано: «не». Проверьте строку.')).toBeVisible()
    expect(screen.getByText('Количество указано в других единицах.')).toBeVisible()
    expect(screen.getByText(/^Не использовано: «срочно»\.$/)).toBeVisible()
    expect(screen.getByText(/^Понято:\s0 · уточнить:\s2$/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Добавить в/ })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: /^Взять 5\sшт$/ }))
    expect(screen.getByText(/^Понято:\s1 · уточнить:\s1$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Взять 1\sшт$/ }))
    await user.click(await addButton())
    await waitFor(() =>
      expect(localLines()).toMatchObject([
        { productId: 1, quantityOrdered: 5 },
        { productId: 2, quantityOrdered: 1 },
      ]),
    )
  })

  test('больше 500 строк не спрашивается: сказано у поля', async () => {
    const { user } = await openAnonymous(address, [], [noBasket])
    await user.click(await list())
    await user.paste('A-1\n'.repeat(501))
    expect(await screen.findByText(/не больше 500\sстрок/)).toBeVisible()
  })
})

describe('ничего не теряется', () => {
  test.each([
    ['нет сети', disconnect('checkQuickOrder')],
    ['сервер отказал', refuse('checkQuickOrder', 'CATALOG_NOT_READY')],
  ])('%s: список на месте, и после повтора найдено', async (_, failing) => {
    const { user } = await openAnonymous(address, [], [failing, noBasket])
    await user.type(await list(), 'A-1')
    expect(await screen.findByText(/Ваш\sсписок\sцел/)).toBeVisible()
    expect(await list()).toHaveValue('A-1')
    server.use(checkAll)
    await user.click(screen.getByRole('button', { name: /Повторить|ещё раз/ }))
    expect(await screen.findByRole('link', { name: /Товар\s1/ })).toBeVisible()
  })

  test('набранное до входа видно вошедшему, а набранное одним — не другому', async () => {
    const kept = (owner: string) =>
      sessionStorage.setItem(
        'isp_drafts',
        JSON.stringify({
          'quick-order': { owner, values: { text: 'A-5', edits: {}, attempt: null } },
        }),
      )
    kept('')
    const { unmount } = await openAs('outsider', address, [checkAll])
    expect(await list()).toHaveValue('A-5')
    unmount()
    kept('somebody-else')
    await openAs('outsider', address, [checkAll])
    expect(await list()).toHaveValue('')
  })
})

describe('по одному, с клавиатуры', () => {
  const suggestions = answer('searchSuggestions', {
    products: [1, 2].map((id) => ({
      ...{ id, slug: `good-${id}`, name: `Товар ${id}`, article: `A-${id}` },
      ...{ image: null, brand: null },
    })),
    sections: [],
    brands: [],
  })

  test('артикул → подсказка → Enter → количество → Enter → следующая строка', async () => {
    const { user } = await openAnonymous(address, [], [checkAll, suggestions, noBasket])
    const article = await screen.findByRole('combobox', { name: 'Артикул или название' })
    await user.type(article, 'товар')
    expect(await screen.findByRole('option', { name: /A-1/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await user.keyboard('{ArrowDown}{Enter}')
    expect(article).toHaveValue('A-2')
    expect(screen.getByRole('textbox', { name: 'Количество' })).toHaveFocus()
    await user.keyboard('7{Enter}')
    expect(article).toHaveFocus()
    expect(article).toHaveValue('')
    await user.type(article, 'X{Enter}{Enter}')
    expect(await list()).toHaveValue('A-2\t7\nX\t1')
  })
})

test('быстрый заказ открывается и с полной, и с пустой корзины', async () => {
  const basket = makeBasket([makeBasketLine({ product: makeProductCard({ id: 1 }) })])
  const { unmount } = await openAs('outsider', '/basket/', [], { basket })
  expect(await screen.findByRole('link', { name: 'Быстрый заказ' })).toBeVisible()
  unmount()
  const { user } = await openAs('outsider', '/basket/', [])
  await user.click(await screen.findByRole('link', { name: 'Быстрый заказ' }))
  expect(await list()).toHaveFocus()
})

test('§5: подходит несколько товаров — «Выберите товар», и выбранный уходит в корзину', async () => {
  const doubtful = answer('checkQuickOrder', {
    lines: [
      understood(1, 'сверло 8,5 2 шт', {
        state: 'ambiguous',
        product: null,
        quantityOrdered: null,
        candidates: [goods(7), goods(8)],
      }),
    ],
  })
  const { user } = await openAnonymous(address, [], [doubtful, noBasket])
  await user.type(await list(), 'сверло 8,5 2 шт')
  expect(await screen.findByText('Выберите товар:')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Добавить \d+\sтовар/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Выбрать: Товар 8' }))
  expect(screen.queryByText('Выберите товар:')).toBeNull()
  await user.click(await addButton())
  await waitFor(() => expect(localLines()).toMatchObject([{ productId: 8, quantityOrdered: 2 }]))
})
