import {
  answer,
  errorResponse,
  makeBasket,
  makeBasketLine,
  makeProductCard,
  refuse,
  words,
} from '@isp/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openAs } from '../../test/open-as.fixture.tsx'

const line = (id: number, name: string, over = {}) =>
  makeBasketLine({ product: makeProductCard({ id, name }), ...over })
const change = (over = {}) => ({ lines: [], count: 1, total: 0, ...over })
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const removeOf = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^Убрать из\\sкорзины: ${name}`) })

describe('убрать', () => {
  const three = [line(1, 'Сверло'), line(2, 'Фреза'), line(3, 'Метчик')]
  const openThree = (gone: number[] = []) =>
    openAs('outsider', '/basket/', [
      answer('basketV2', () =>
        makeBasket(three.filter(({ productId }) => !gone.includes(productId))),
      ),
      answer('removeBasketLine', ({ params }) => {
        gone.push(Number(params.id))
        return change({ count: 3 - gone.length })
      }),
    ])

  test('после последней строки клавиатура — на предыдущей', async () => {
    const { user } = await openThree()
    await user.click(await screen.findByRole('button', { name: /^Убрать.*Метчик$/ }))
    expect(removeOf('Фреза')).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('row', { name: /Метчик/ })).toBeNull())
  })

  test('не вышло — строка на месте, возвращать нечего', async () => {
    const { user, session } = await openAs(
      'outsider',
      '/basket/',
      [refuse('removeBasketLine', 'DATABASE_UNAVAILABLE', 'База данных недоступна.')],
      { basket: makeBasket(three) },
    )
    await user.click(await screen.findByRole('button', { name: /^Убрать.*Сверло$/ }))
    await waitFor(() =>
      expect(session.popups.getState().items.map(({ text }) => text)).toEqual([
        'База данных недоступна.',
      ]),
    )
    expect(row('Сверло')).toBeVisible()
  })

  test('снятое с продажи не предлагают вернуть', async () => {
    let isGone = false
    const gone = makeBasketLine({
      productId: 9,
      product: null,
      name: 'Зенкер',
      problem: 'gone',
      price: null,
    })
    const { user, session } = await openAs('outsider', '/basket/', [
      answer('basketV2', () =>
        makeBasket(isGone ? [line(1, 'Сверло')] : [line(1, 'Сверло'), gone]),
      ),
      answer('removeBasketLine', () => {
        isGone = true
        return change()
      }),
    ])
    await user.click(await screen.findByRole('button', { name: /^Убрать.*Зенкер$/ }))
    await waitFor(() => expect(session.popups.getState().items).toHaveLength(1))
    expect(session.popups.getState().items[0]).not.toHaveProperty('button')
  })

  test('«Отмена» ничего не очищает; очищенное, чего сервер не принял, возвращается', async () => {
    let calls = 0
    const { user, session } = await openAs(
      'outsider',
      '/basket/',
      [
        answer('removeFromBasket', () => {
          calls += 1
          return errorResponse('DATABASE_UNAVAILABLE', 'База данных недоступна.')
        }),
      ],
      { basket: makeBasket(three) },
    )
    await user.click(await screen.findByRole('button', { name: 'Очистить корзину' }))
    expect(screen.getByRole('dialog')).toHaveTextContent(/Будет убрано: 3\sтовара/)
    await user.click(screen.getByRole('button', { name: 'Отмена' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Очистить корзину' }))
    await user.click(screen.getByRole('button', { name: 'Очистить' }))
    await waitFor(() => expect(session.popups.getState().items).toHaveLength(1))
    expect(await screen.findByRole('row', { name: /Сверло/ })).toBeVisible()
    expect(calls).toBe(1)
  })
})

describe('длинная корзина', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      line(1000 + index, index === 7 ? 'Щётка жёсткая' : `Сверло ${index}`),
    )
  const rows = () => screen.getAllByRole('row').length - 1

  test('рисуется по сто строк, пока не показаны все', async () => {
    const { user } = await openAs('outsider', '/basket/', [], { basket: makeBasket(many(230)) })
    await user.click(await screen.findByRole('button', { name: words('Показать ещё 100 строк') }))
    expect(rows()).toBe(200)
    await user.click(screen.getByRole('button', { name: words('Показать ещё 30 строк') }))
    expect(rows()).toBe(230)
    expect(screen.queryByRole('button', { name: /^Показать ещё/ })).toBeNull()
  })

  test('ищется с двадцати строк, «е» находит «ё», ненайденное названо', async () => {
    const { user, unmount } = await openAs('outsider', '/basket/', [], {
      basket: makeBasket(many(20)),
    })
    const find = await screen.findByRole('searchbox', { name: 'Найти в корзине' })
    await user.type(find, ' ЩЕТКА ')
    expect(await screen.findByText(words('Найдено: 1 товар'))).toBeVisible()
    expect(rows()).toBe(1)
    await user.clear(find)
    await user.type(find, 'яяя')
    expect(await screen.findByText(/нет ничего похожего на «яяя»/)).toBeVisible()
    unmount()
    await openAs('outsider', '/basket/', [], { basket: makeBasket(many(19)) })
    await screen.findByRole('row', { name: /Щётка/ })
    expect(screen.queryByRole('searchbox')).toBeNull()
  })
})

test('строка, чьё количество в пути, занята; сумма видна сразу', async () => {
  const { promise: answered, resolve: arrive } = Promise.withResolvers<void>()
  const { user } = await openAs(
    'outsider',
    '/basket/',
    [
      answer('changeBasketLine', async () => {
        await answered
        return change()
      }),
    ],
    { basket: makeBasket([line(1, 'Сверло')]) },
  )
  const own = await screen.findByRole('row', { name: /Сверло/ })
  await user.click(within(own).getByRole('button', { name: 'Увеличить количество' }))
  await waitFor(() => expect(own).toHaveAttribute('aria-busy', 'true'))
  expect(own).toHaveTextContent(/13\s579,50/)
  await act(async () => arrive())
  await waitFor(() => expect(row('Сверло')).not.toHaveAttribute('aria-busy'))
})
