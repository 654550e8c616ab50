import type { ChangeLinesInput } from '@isp/contract'
import { answer, makeBasket, makeBasketLine, makeProductCard, refuse } from '@isp/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openAnonymous, openAs } from '../../../test/open-as.fixture.tsx'

const products = [
  makeProductCard({ id: 1, name: 'Сверло' }),
  makeProductCard({ id: 2, name: 'Фреза', minOrderQuantity: 10, multiplicity: 5 }),
  makeProductCard({ id: 3, name: 'Метчик' }),
]
const held = (quantities: readonly number[]) =>
  products.map((product, at) => makeBasketLine({ product, quantityOrdered: quantities[at] ?? 0 }))
const box = (name: string) => screen.findByRole('checkbox', { name })
const LABEL = /^Количество для/
const field = () => screen.getByRole('textbox', { name: LABEL })
const set = () => screen.getByRole('button', { name: 'Задать всем' })
type User = Awaited<ReturnType<typeof openAs>>['user']
const setFirstTwo = async (user: User, quantity: string) => {
  await user.click(await box('Выбрать: Сверло'))
  await user.click(await box('Выбрать: Фреза'))
  await user.type(await screen.findByRole('textbox', { name: LABEL }), quantity)
  await user.click(set())
}
const quantityOf = (name: string) =>
  screen.getByRole('textbox', { name: new RegExp(`^Количество: ${name}`) })

/** An account's basket that really takes quantities. */
const openBasket = async () => {
  let quantities = [4, 20, 7]
  const sent: ChangeLinesInput['items'][] = []
  const page = await openAs('outsider', '/basket/', [
    answer('basketV2', () => makeBasket(held(quantities))),
    answer('changeBasketLines', ({ body: { items } }) => {
      sent.push(items)
      const wanted = new Map(items.map((item) => [item.productId, item.quantityOrdered]))
      quantities = quantities.map((quantity, at) => wanted.get(at + 1) ?? quantity)
      return { lines: [], count: 3, total: 0 }
    }),
  ])
  return { ...page, sent, popup: () => page.session.popups.getState().items.at(-1) }
}

describe('D21: одно количество для выбранных строк', () => {
  test('уходит одним вызовом, каждой — до её минимума и кратности; «Вернуть» возвращает прежние', async () => {
    const { user, sent, popup } = await openBasket()
    await setFirstTwo(user, '12')
    await waitFor(() => expect(quantityOf('Фреза')).toHaveValue('15'))
    expect(quantityOf('Сверло')).toHaveValue('12')
    expect(quantityOf('Метчик')).toHaveValue('7')
    expect(sent).toEqual([
      [
        { productId: 1, quantityOrdered: 12 },
        { productId: 2, quantityOrdered: 15 },
      ],
    ])
    expect(popup()?.text).toMatch(/^Количество задано: 2\sтовара.+кратности: 1\.$/)
    popup()?.button?.onClick()
    await waitFor(() => expect(quantityOf('Фреза')).toHaveValue('20'))
    expect(quantityOf('Сверло')).toHaveValue('4')
    expect(popup()?.button).toBeUndefined()
  })

  test.each(['', '0', 'много'])('«%s» — не количество: сказано, ничего не ушло', async (typed) => {
    const { user, sent } = await openBasket()
    await user.click(await box('Выбрать: Сверло'))
    await screen.findByRole('textbox', { name: LABEL })
    if (typed) await user.type(field(), typed)
    await user.click(set())
    expect(field()).toHaveAccessibleDescription(/^Введите число/)
    expect(sent).toEqual([])
  })

  test('отказ: корзина прочитана заново, набранное на месте', async () => {
    let quantities = [4, 20, 7]
    const { user } = await openAs('outsider', '/basket/', [
      answer('basketV2', () => makeBasket(held(quantities))),
      refuse('changeBasketLines', 'BASKET_LINE_NOT_FOUND', 'Строки больше нет.'),
    ])
    await box('Выбрать: Сверло')
    quantities = [9, 20, 7]
    await setFirstTwo(user, '12')
    await waitFor(() => expect(quantityOf('Сверло')).toHaveValue('9'))
    expect(field()).toHaveValue('12')
  })

  test('без входа — в этом браузере, без вызова', async () => {
    const items = [4, 20, 7].map((quantityOrdered, at) => ({ productId: at + 1, quantityOrdered }))
    const { user } = await openAnonymous('/basket/', items, [
      answer('calcBasketV2', ({ body }) =>
        makeBasket(held(body.items.map(({ quantityOrdered }) => quantityOrdered))),
      ),
    ])
    await setFirstTwo(user, '12')
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('isp_basket') ?? '[]')).toMatchObject([
        { productId: 1, quantityOrdered: 12 },
        { productId: 2, quantityOrdered: 15 },
        { productId: 3, quantityOrdered: 7 },
      ]),
    )
  })
})
