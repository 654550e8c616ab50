import type { Basket, BasketMergeItem } from '@isp/contract'
import { storageNames } from '@isp/session'
import { answer, makeBasket, makeBasketLine, makeProductCard } from '@isp/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openAnonymous, openAs } from '../../../test/open-as.fixture.tsx'

const NAMES = ['Сверло', 'Фреза', 'Метчик', 'Зенкер']
const line = (productId: number) =>
  makeBasketLine({
    product: makeProductCard({ id: productId, name: NAMES[productId - 1] ?? `Товар ${productId}` }),
    quantityOrdered: 10,
  })
const basketOf = (ids: readonly number[]): Basket => makeBasket(ids.map(line))
const change = (over = {}) => ({ lines: [], count: 0, total: 0, ...over })

type Opened = Awaited<ReturnType<typeof openAs>>
const undo = async ({ session }: Opened) => {
  await waitFor(() => expect(session.popups.getState().items.at(-1)?.button).toBeDefined())
  await act(async () => session.popups.getState().items.at(-1)?.button?.onClick())
}
const removeOne = async ({ user }: Opened, name: string) => {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Убрать.*: ${name}`) }))
  await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull())
}
const shown = () =>
  screen
    .getAllByRole('row')
    .flatMap((row) => NAMES.find((name) => row.textContent?.includes(name)) ?? [])

/** An account's basket that only takes out; what is put back is noted, and stands at the end. */
const openAccount = async (ids: number[]) => {
  const sent: BasketMergeItem[][] = []
  let now = ids
  const without = (gone: readonly number[]) => {
    now = now.filter((id) => !gone.includes(id))
    return change({ count: now.length })
  }
  const opened = await openAs('outsider', '/basket/', [
    answer('basketV2', () => basketOf(now)),
    answer('removeFromBasket', ({ query }) => without(query.ids.split(',').map(Number))),
    answer('removeBasketLine', ({ params }) => without([Number(params.id)])),
    answer('mergeBasket', ({ body }) => {
      sent.push(body.items)
      now = [...now, ...body.items.map(({ productId }) => productId)]
      return change({ count: now.length })
    }),
  ])
  const asked = () => sent.map((items) => items.map(({ productId, before }) => [productId, before]))
  return { ...opened, asked, add: (id: number) => now.push(id) }
}

test('«Вернуть» не кладёт обратно снятого с продажи', async () => {
  const sent: BasketMergeItem[][] = []
  const gone = makeBasketLine({ product: null, productId: 1, name: 'Сверло', problem: 'gone' })
  let now = [gone, line(2), line(3)]
  const opened = await openAs('outsider', '/basket/', [
    answer('basketV2', () => makeBasket(now)),
    answer('removeFromBasket', () => {
      now = [line(3)]
      return change({ count: 1 })
    }),
    answer('mergeBasket', ({ body }) => {
      sent.push(body.items)
      return change({ count: 2 })
    }),
  ])
  for (const name of ['Сверло', 'Фреза'])
    await opened.user.click(await screen.findByRole('checkbox', { name: `Выбрать: ${name}` }))
  await opened.user.click(await screen.findByRole('button', { name: 'Убрать выбранные' }))
  await undo(opened)
  await waitFor(() => expect(sent.flat().map(({ productId }) => productId)).toEqual([2]))
})

test('«Вернуть» возвращает то, что было на сервере, а не то, что показано: количество и слова с другого устройства', async () => {
  const sent: BasketMergeItem[][] = []
  const removed = [{ productId: 1, quantityOrdered: 50, comment: 'Цех 7' }]
  let now = [1, 2, 3]
  const opened = await openAs('outsider', '/basket/', [
    answer('basketV2', () => basketOf(now)),
    answer('removeFromBasket', () => {
      now = [3]
      return { ...change({ count: 1 }), removed }
    }),
    answer('mergeBasket', ({ body }) => {
      sent.push(body.items)
      return change({ count: 2 })
    }),
  ])
  for (const name of ['Сверло', 'Фреза'])
    await opened.user.click(await screen.findByRole('checkbox', { name: `Выбрать: ${name}` }))
  await opened.user.click(await screen.findByRole('button', { name: 'Убрать выбранные' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Фреза/ })).toBeNull())
  await undo(opened)
  // the other one had gone before: nobody took it out here
  await waitFor(() => expect(sent).toEqual([[{ ...removed[0], before: 3 }]]))
})

describe('§4: «Вернуть» ставит строку на её место — вошедшему', () => {
  test('первую — перед второй', async () => {
    const opened = await openAccount([1, 2, 3])
    await removeOne(opened, 'Сверло')
    await undo(opened)
    await waitFor(() => expect(opened.asked()).toEqual([[[1, 2]]]))
  })

  test('последнюю — в конец, а если потом что-то положено — перед ним', async () => {
    const opened = await openAccount([1, 2])
    await removeOne(opened, 'Фреза')
    await undo(opened)
    await waitFor(() => expect(opened.asked()).toEqual([[[2, undefined]]]))
    await removeOne(opened, 'Фреза')
    opened.add(4)
    await act(() => opened.session.basket.getState().refresh())
    await undo(opened)
    await waitFor(() => expect(opened.asked()[1]).toEqual([[2, 4]]))
  })

  test('обе убранные одна за другой — перед той из следующих, что ещё в корзине', async () => {
    const opened = await openAccount([1, 2, 3])
    await removeOne(opened, 'Сверло')
    await removeOne(opened, 'Фреза')
    const [first, second] = opened.session.popups.getState().items
    await act(async () => first?.button?.onClick())
    await waitFor(() => expect(opened.asked()).toEqual([[[1, 3]]]))
    await act(async () => second?.button?.onClick())
    await waitFor(() => expect(opened.asked()[1]).toEqual([[2, 3]]))
  })

  test('очищенную корзину — в её порядке, перед положенным потом', async () => {
    const opened = await openAccount([3, 1, 2])
    const { user, session, asked } = opened
    await user.click(await screen.findByRole('button', { name: 'Очистить корзину' }))
    await user.click(screen.getByRole('button', { name: 'Очистить' }))
    expect(await screen.findByText('Корзина пуста')).toBeVisible()
    opened.add(4)
    await act(() => session.basket.getState().refresh())
    await undo(opened)
    const back = [3, 1, 2].map((id) => [id, 4])
    await waitFor(() => expect(asked()).toEqual([back]))
  })

  test('выбранное в другом порядке — в порядке корзины', async () => {
    const opened = await openAccount([2, 1, 3, 4])
    const { user, asked } = opened
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Порядок строк' }), 'name')
    for (const name of ['Зенкер', 'Сверло', 'Фреза'])
      await user.click(await screen.findByRole('checkbox', { name: `Выбрать: ${name}` }))
    await user.click(await screen.findByRole('button', { name: 'Убрать выбранные' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Зенкер/ })).toBeNull())
    await undo(opened)
    const back = [
      [2, 3],
      [1, 3],
      [4, undefined],
    ]
    await waitFor(() => expect(asked()).toEqual([back]))
  })
})

describe('§4: «Вернуть» ставит строку на её место — без входа', () => {
  const kept = (): { productId: number }[] =>
    JSON.parse(localStorage.getItem(storageNames.local.basket) ?? '[]')
  const open = (ids: number[]) =>
    openAnonymous(
      '/basket/',
      ids.map((productId) => ({ productId, quantityOrdered: 10 })),
      [answer('calcBasketV2', ({ body }) => basketOf(body.items.map((item) => item.productId)))],
    )

  test('средняя — между соседними, и на странице, и в браузере', async () => {
    const opened = await open([1, 2, 3])
    await removeOne(opened, 'Фреза')
    await undo(opened)
    await waitFor(() => expect(shown()).toEqual(['Сверло', 'Фреза', 'Метчик']))
    expect(kept().map(({ productId }) => productId)).toEqual([1, 2, 3])
  })

  test('положенное после очистки встаёт после возвращённого', async () => {
    const opened = await open([2, 1])
    const { user, session } = opened
    await user.click(await screen.findByRole('button', { name: 'Очистить корзину' }))
    await user.click(screen.getByRole('button', { name: 'Очистить' }))
    expect(await screen.findByText('Корзина пуста')).toBeVisible()
    await act(() => session.basket.getState().add(3, 10))
    await undo(opened)
    await waitFor(() => expect(shown()).toEqual(['Фреза', 'Сверло', 'Метчик']))
  })
})
